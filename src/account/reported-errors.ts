import type { KindWords } from '../core/catalogue.js'
import { copyRaised, type Envelope, processTexts, type Raised } from '../core/envelope.js'
import { findRaisingNode, type Stamped } from '../core/events.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { asNumber } from '../core/float.js'
import { type Json, type JsonObject, parseOutsideJson, printJson } from '../core/json.js'
import { isTransient } from '../core/kinds.js'
import type { ErrorRecord, ReportedError, WorkflowGraph } from '../core/report.js'
import { judgeError, LOOK_AT_MESSAGE } from './advice.js'

const MAX_AVAILABLE = 20

/** Returns the position of a node, or of one of its fields, in a workflow file. */
export type PositionOf = (
  file: string,
  node: string,
  field?: string,
) => { readonly line: number; readonly column?: number } | null

export function withGraph(positionOf: PositionOf | undefined, graph: WorkflowGraph): PositionOf {
  const lines = new Map(graph.nodes.map(({ name, position }) => [name, position.line]))
  return (file, node, field) => {
    const line = file === graph.file ? lines.get(node) : undefined
    return positionOf?.(file, node, field) ?? (line === undefined ? null : { line })
  }
}

export interface ErrorContext {
  readonly action?: string
  readonly positionOf?: PositionOf
  readonly traceFile?: string
  readonly isRetryable?: (error: Pick<Raised, 'envelope' | 'frames'>) => boolean
  /** Reports whether a retry policy applies to the node that raised an error, and does not retry this kind. */
  readonly isLeftByPolicy?: (error: Pick<Raised, 'envelope' | 'frames'>) => boolean
  /** Whether the members that failed a group have used their retries. */
  readonly isSpent?: boolean
  /** Reports whether something reads the output of a script that `strict_exit: false` would let fail. */
  readonly isReadAfterFailure?: (file: string, node: string) => boolean
}

export function toReportedError(raised: Raised, context: ErrorContext = {}): ReportedError {
  const { kind, message, details } = raised.envelope
  const frame = raised.frames[0]
  const position =
    frame &&
    context.positionOf?.(
      frame.file,
      frame.node,
      kind === 'internal.template_error' ? asText(details['field']) : undefined,
    )
  const answers = judgeRaised(raised, context)
  const isPlaced = frame !== undefined && frame.file !== NO_FILE
  return {
    source: 'runtime',
    ...answers,
    kind,
    message,
    node_id: frame?.node ?? null,
    action: context.action ?? 'error',
    file: isPlaced ? frame.file : null,
    line: isPlaced ? (position?.line ?? null) : null,
    column: isPlaced ? (position?.column ?? null) : null,
    details,
    frames: raised.frames,
    attempts: raised.attempts,
    ...pickProcessFacts(raised),
    transient: isTransient(raised.envelope, raised.about),
    ...(raised.while_handling === undefined ? {} : { while_handling: raised.while_handling }),
    ...(raised.item_path === undefined ? {} : { item_path: raised.item_path }),
    ...(raised.retries_exhausted === undefined ? {} : { retries_exhausted: true as const }),
    ...(raised.unmet_routes === undefined ? {} : { unmet_routes: raised.unmet_routes }),
    ...describeKind(raised.about),
    ...liftDetails(details),
    ...(kind === 'internal.template_error' ? pickAvailableFields(details, context.traceFile) : {}),
  }
}

/** Returns the four answers. A file from upstream that reads exit codes without a route also gets a hint about `strict_exit`. */
function judgeRaised({ envelope, frames, about, attempts, retries_exhausted }: Raised, context: ErrorContext) {
  const [frame] = frames
  const isListed = (inner: Envelope): boolean => context.isRetryable?.({ envelope: inner, frames }) ?? false
  const judged = {
    isOneStep: frame?.file === NO_FILE,
    isListed,
    about,
    attempts,
    isSpent: retries_exhausted === true || context.isSpent === true,
  }
  const answers = judgeError(envelope, judged)
  if (context.isLeftByPolicy?.({ envelope, frames }) === true && attempts < 2 && !answers.fixable) {
    const hint = `\`resilience.retry\` retries only what its \`retryable\` names, else transient kinds: to retry \`${envelope.kind}\`, name it in \`retryable\`.`
    return { ...answers, suggestion: answers.suggestion === LOOK_AT_MESSAGE ? hint : `${answers.suggestion} ${hint}` }
  }
  const isExit = envelope.kind === 'internal.script_error' && typeof envelope.details['exit_code'] === 'number'
  if (!isExit || frame === undefined || context.isReadAfterFailure?.(frame.file, frame.node) !== true) return answers
  const hint = 'If a later node reads the exit code on purpose, set `strict_exit: false` on this node.'
  return { ...answers, suggestion: `${answers.suggestion} ${hint}` }
}

function pickProcessFacts(
  raised: Raised,
): Pick<ReportedError, 'command' | 'exit_code' | 'stderr_tail' | 'stdout_tail'> {
  const { details } = raised.envelope
  const { exit_code: exitCode, stderr_tail: stderr } = raised
  const { command = asText(details['command']), ...stdout } = processTexts(raised)
  return {
    ...(command ? { command } : {}),
    ...(exitCode === null ? {} : { exit_code: exitCode }),
    stderr_tail: stderr,
    ...stdout,
  }
}

/** Returns the words of the catalogue that are shown beside the suggestion. */
function describeKind({
  description,
  docs,
  owner,
}: KindWords = {}): Pick<ReportedError, 'description' | 'docs' | 'owner'> {
  return {
    ...(description === undefined ? {} : { description }),
    ...(docs === undefined ? {} : { docs }),
    ...(owner === undefined ? {} : { owner }),
  }
}

function asText(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function toStaticError(finding: Finding): ReportedError {
  const isPlaced = finding.file !== NO_FILE
  return {
    source: 'validation',
    category: 'static_validation',
    kind: finding.code,
    message: finding.message,
    node_id: finding.node_id ?? null,
    fixable: true,
    retryable: false,
    action: 'error',
    file: isPlaced ? finding.file : null,
    line: isPlaced ? finding.line : null,
    column: isPlaced ? finding.column : null,
    suggestion:
      finding.suggestion ??
      (isPlaced && finding.code !== 'file-not-found'
        ? `Correct line ${finding.line} of ${finding.file}.`
        : 'Correct what the message names.'),
    details: {},
    frames: [],
    attempts: 0,
  }
}

const LIFTED = [
  'status_code',
  'raw_response',
  'response_headers',
  'response_time',
  'mcp_error',
  'mcp_error_details',
] as const

function liftDetails(details: JsonObject): Pick<ReportedError, (typeof LIFTED)[number]> {
  const lifted = Object.fromEntries(LIFTED.flatMap((key) => (details[key] === undefined ? [] : [[key, details[key]]])))
  const body = lifted['raw_response']
  const data = typeof body === 'string' ? parseOutsideJson(body) : null
  return typeof data === 'object' && data !== null ? { ...lifted, raw_response: data } : lifted
}

function pickAvailableFields(details: JsonObject, traceFile: string | undefined): Partial<ReportedError> {
  const listed = details['available_fields']
  const names = Array.isArray(listed) ? listed.filter((name) => typeof name === 'string') : []
  const total = Math.max(asNumber(details['available_fields_total']) ?? 0, names.length)
  const file = asText(details['trace_file_hint']) ?? traceFile
  return {
    available_fields: names.slice(0, MAX_AVAILABLE),
    available_fields_total: total,
    available_fields_truncated: total > Math.min(names.length, MAX_AVAILABLE),
    ...(file === undefined ? {} : { trace_file_hint: file }),
  }
}

export function toErrorRecord(
  event: Stamped<'error_recorded'>,
  { workflow, github }: Pick<ErrorRecord, 'workflow' | 'github'>,
): ErrorRecord {
  const { timestamp, run_id } = event
  const { origin: _, typed: __, about: ___, ...raised } = copyRaised(event)
  return { schema_version: 1, timestamp, run_id, workflow, node: findRaisingNode(event), ...raised, github }
}

/** Serialises a value on one line, also for readers that treat U+2028, U+2029 and U+0085 as line ends. */
export function toJsonLine(value: unknown): string {
  const text = printJson(value) ?? 'null'
  return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}
