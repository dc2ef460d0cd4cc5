import { parseInnerEnvelope } from '../core/envelope.js'
import { type FileLine, NO_FILE } from '../core/finding.js'
import { formatPartLabel } from '../core/github.js'
import type { JsonObject } from '../core/json.js'
import { describeValues, formatCount } from '../core/messages.js'
import { countHandled, isUndelivered, listWaitingGates, type ResultDocument } from '../core/report.js'
import { judgeError, LOOK_AT_MESSAGE } from './advice.js'
import {
  findGroupDetails,
  findNamedPlace,
  type LeastError,
  type Locate,
  pickFirstOfEachKind,
  readProblems,
  summarizeKinds,
  withoutGroupErrors,
} from './error-details.js'
import type { Reaction } from './logs.js'
import { groupNextSteps, type Reader } from './next-steps.js'
import type { RunAccount } from './run-account.js'
import type { VisitState } from './visit.js'

/** Input of a diagnosis; `account` is null if nothing ran. */
export interface DiagnosisInput extends Reader {
  readonly result: ResultDocument
  readonly account: RunAccount | null
  readonly locate?: Locate
  /** Whether `last` names the run where the reader is, so that commands need no path. */
  readonly isLast?: boolean
  /** Whether the output of the failed command stands right above. */
  readonly isShown?: boolean
}

/** All ends of a run: tone, words after the name of the workflow, sign for Markdown, heading and look of a page. */
const ENDS = {
  success: ['good', 'succeeded', '✅', 'Success', 'completed'],
  valid: ['good', 'is valid', '✅', 'Valid', 'completed'],
  failed: ['bad', 'failed', '❌', 'Failed', 'failed'],
  invalid: ['bad', 'is not valid', '❌', 'Invalid', 'failed'],
  'not-run': ['bad', 'was not run', '❌', 'Not run', 'failed'],
  halted: ['bad', 'halted', '🛑', 'Halted', 'failed'],
  waiting: ['care', 'waits for an answer', '⏸️', 'Suspended', 'waiting'],
  planned: ['care', 'waits for its shards', '⏸️', 'Suspended', 'waiting'],
  cancelled: ['care', 'was cancelled', '⏹️', 'Cancelled', 'open'],
  'terminated-success': ['good', 'terminated (success)', '🟢', 'Terminated · success', 'terminated-success'],
  'terminated-failed': ['bad', 'terminated (failed)', '🔴', 'Terminated · failed', 'terminated-failed'],
} as const satisfies Readonly<Record<string, readonly ['good' | 'care' | 'bad', string, string, string, VisitState]>>

export type RunVerdict = ReturnType<typeof createVerdict>

/** The facts that the terminal, pages and comments render: what happened, where, why, and what to do next. */
export type Diagnosis = ReturnType<typeof diagnose>

export function diagnose(input: DiagnosisInput) {
  const { result, account, github } = input
  const { handled = [] } = result
  return {
    ...diagnoseErrors(result.errors, input.locate),
    workflow: result.workflow.name ?? result.workflow.file,
    part: formatPartLabel(github?.matrix ?? null, result.shard),
    verdict: createVerdict(result, account),
    termination: result.termination,
    gates: listWaitingGates(result),
    /** Whether there are nodes to tell apart: one command without a workflow file has no names, routes or graph to show. */
    hasNodes: !isOneStep(result),
    tried: account === null ? [] : listTried(account),
    tests: [...(account?.tests.nodes.values() ?? [])],
    handled,
    handledTotal: result.handled_total ?? handled.length,
    leftovers: listLeftovers(result),
    next: groupNextSteps(result, input),
  }
}

export function diagnoseErrors(errors: readonly LeastError[], locate: Locate = AS_NAMED) {
  const [first] = withoutGroupErrors(errors)
  const kinds = summarizeKinds(errors, locate)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return {
    error: first === undefined ? null : diagnoseError(first, locate),
    examples: pickFirstOfEachKind(errors, kinds).map((error) => diagnoseError(error, locate)),
    kinds,
    total,
    isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
    group: errors.find(({ kind, details }) => findGroupDetails(kind, details) !== null)?.node_id ?? null,
  }
}

/** Returns how the run reacted to errors; one step has no routes, so it only retries. */
export function listTried({ reactions, run }: RunAccount): readonly Reaction[] {
  const isStep = run?.file === NO_FILE
  return reactions.all().filter(({ action }) => (isStep ? action === 'retry' : action !== 'unhandled'))
}

export function listLeftovers({ dead_letters: letters, escalations, warnings }: ResultDocument): readonly string[] {
  const left = [
    [letters.length, 'dead letter'],
    [escalations.length, 'escalation'],
    [warnings.length, 'warning'],
  ] as const
  return left.filter(([count]) => count > 0).map(([count, noun]) => formatCount(count, noun))
}

export function createVerdict(result: ResultDocument, account: RunAccount | null) {
  const flaws = result.success ? listFlaws(result, account) : []
  const end = toEndName(result)
  // Nobody who runs one command needs to know what a halt is.
  const isFailedStep = end === 'halted' && isOneStep(result)
  const [tone, ended, sign, heading, look] = ENDS[isFailedStep ? 'failed' : end]
  const isUnseen = result.success && (result.unseen_failures ?? 0) > 0
  const isFlawed = flaws.length > 0
  return {
    end,
    tone: isFlawed ? ('care' as const) : tone,
    words: isUnseen ? 'finished' : ended,
    sign: isFlawed ? '⚠️' : sign,
    heading,
    look: isFlawed ? ('tolerated' as const) : look,
    /** Number of failures that a run which succeeded has handled; 0 if groups tolerated all of them, which `flaws` says. */
    handled: end === 'success' && result.handled?.some(({ by }) => by !== 'group') === true ? countHandled(result) : 0,
    /** Problems of a run that succeeded: `1 of 7 items of`, `sweep`, `failed`. */
    flaws,
  }
}

/** Reports whether a run was one command without a workflow file. */
function isOneStep({ workflow }: Pick<ResultDocument, 'workflow'>): boolean {
  return workflow.file === NO_FILE
}

function toEndName(result: ResultDocument): keyof typeof ENDS {
  const { outcome, termination, findings, suspended } = result
  if (termination !== null) return termination.status === 'success' ? 'terminated-success' : 'terminated-failed'
  switch (outcome) {
    case 'success':
      return findings === undefined ? 'success' : 'valid'
    case 'invalid':
      if (result.run_id !== null) return 'failed'
      // Wrong inputs do not make the file invalid.
      return result.errors.every(({ file }) => file === null) ? 'not-run' : 'invalid'
    case 'suspended':
      return suspended?.waits_for === 'shards' ? 'planned' : 'waiting'
    default:
      return outcome
  }
}

function listFlaws(result: ResultDocument, account: RunAccount | null) {
  const { unseen_failures: unseen = 0, escalations } = result
  const groups = account?.notices.tolerated ?? []
  const undelivered = escalations.filter(isUndelivered).length
  return [
    ...(unseen === 0 ? [] : [{ prefix: formatCount(unseen, 'command'), node: null, suffix: 'failed unseen' }]),
    ...Array.from(groups, ([node, { failed, total, isParallel }]) => ({
      prefix: `${failed} of ${total} ${isParallel ? 'members' : 'items'} of`,
      node,
      suffix: 'failed',
    })),
    ...(undelivered === 0
      ? []
      : [{ prefix: formatCount(undelivered, 'escalation'), node: null, suffix: 'not delivered' }]),
  ]
}

export function formatVerdict(verdict: RunVerdict, show: (node: string) => string): string {
  const handled = verdict.handled === 0 ? [] : [`${formatCount(verdict.handled, 'failure')} handled`]
  return [verdict.words, ...handled, ...formatFlaws(verdict, show)].join(', ')
}

export function formatFlaws({ flaws }: RunVerdict, show: (node: string) => string): readonly string[] {
  return flaws.map(({ prefix, node, suffix }) => [prefix, ...(node === null ? [] : [show(node)]), suffix].join(' '))
}

const SHOWN_APART: readonly string[] = (
  'stderr_tail stdout_tail command exit_code signal file line end_line column suggestion annotations cause ' +
  'available_fields available_fields_total trace_file_hint tests problem_count'
).split(' ')

const AS_NAMED: Locate = (file) => file

export type DiagnosedError = ReturnType<typeof diagnoseError>

export function diagnoseError(error: LeastError, locate: Locate = AS_NAMED) {
  const { kind, message, details, frames = [], file = null, line = null, column = null } = error
  const { available_fields: names, available_fields_total: total = 0 } = error
  const [raisedAt] = frames
  const cause = parseInnerEnvelope(details['cause'])
  // A step that only judges test reports has no command.
  const command = error.command ?? getText(details, 'command')
  return {
    kind,
    message,
    node: error.node_id ?? null,
    /** The node with the items around it: `suite[billing]/test`. */
    name: error.item_path === undefined ? (error.node_id ?? null) : `${error.item_path}/${error.node_id}`,
    isTransient: error.transient === true,
    attempts: error.attempts ?? 1,
    cause: cause && { kind: cause.kind, message: cause.message },
    whileHandling: (error.while_handling ?? []).map(
      ({ node, kind: handledKind, message: handledMessage }) => `${handledKind} of ${node}: ${handledMessage}`,
    ),
    unmet: (error.unmet_routes ?? []).map(({ node, route, when, values }) => {
      const read = describeValues(values)
      return `${route} of ${node} names this kind, but its \`when\` is false (${when}${read === '' ? '' : `: ${read}`})`
    }),
    named: findNamedPlace(details, raisedAt, locate),
    raisedAt: file === null || file === NO_FILE ? null : { file, line, column },
    frames,
    problems: readProblems(details, message, raisedAt, locate),
    command,
    ending: command === null && raisedAt?.file === NO_FILE ? null : describeExit(error),
    printed: pickPrinted(error),
    available: names === undefined ? null : { names, total: Math.max(total, names.length) },
    hint: findErrorHint(error),
    description: error.description ?? null,
    docs: error.docs ?? null,
    owner: error.owner ?? null,
    details: pickOtherDetails(kind, details),
  }
}

/** Returns the suggestion, unless it says only to look at what is shown already. */
function findErrorHint(error: LeastError): string | null {
  const { kind, message, details, suggestion, attempts, retries_exhausted, frames: [frame] = [] } = error
  const judged = { isOneStep: frame?.file === NO_FILE, attempts, isSpent: retries_exhausted === true }
  const hint = suggestion === undefined ? judgeError({ kind, message, details }, judged).suggestion : suggestion
  return hint === LOOK_AT_MESSAGE ? null : hint
}

export function findCauseKind({ cause }: JsonObject): string | null {
  return parseInnerEnvelope(cause)?.kind ?? null
}

/** Returns the details that no other field shows, those of the cause included; errors of a group's members are shown by kind. */
function pickOtherDetails(kind: string, details: JsonObject): JsonObject {
  const inner = parseInnerEnvelope(details['cause'])?.details ?? {}
  const isGroup = findGroupDetails(kind, details) !== null
  const isOther = ([key, value]: readonly [string, unknown]): boolean =>
    !SHOWN_APART.includes(key) && !(isGroup && key === 'errors') && !(key === 'classified_by' && value === 'reports')
  return Object.fromEntries([...Object.entries(inner), ...Object.entries(details)].filter(isOther))
}

function getText(details: JsonObject, key: string): string | null {
  const value = details[key]
  return typeof value === 'string' ? value : null
}

/** Returns the last output of the command: of stdout if the error has it, otherwise of stderr. */
function pickPrinted({ stdout_tail: stdout, stderr_tail: stderr, details }: LeastError) {
  const text = stdout ?? getText(details, 'stdout_tail')
  if (text !== null) return { stream: 'stdout', text } as const
  return { stream: 'stderr', text: stderr ?? getText(details, 'stderr_tail') ?? '' } as const
}

/** Says how the command ended: `exit code 4`, `killed by SIGKILL`. */
function describeExit({ kind, exit_code: code, details }: LeastError): readonly [label: string, text: string] | null {
  const signal = getText(details, 'signal')
  if (signal !== null) return ['killed by', signal]
  return code === undefined ? null : ['exit code', formatExitCode(kind, code)]
}

function formatExitCode(kind: string, code: number): string {
  if (code !== 0) return String(code)
  return kind.startsWith('internal.')
    ? '0 (the command itself succeeded)'
    : '0 (the command succeeded and reported this error)'
}

/** Returns the distinct positions of an error, the one that it names first. */
export function listErrorPlaces({ named, raisedAt, node }: DiagnosedError) {
  if (named === null) return raisedAt === null ? [] : [{ ...raisedAt, node: null }]
  const isSame = raisedAt !== null && raisedAt.file === named.file && raisedAt.line === named.line
  return [{ ...named, node: null }, ...(raisedAt === null || isSame ? [] : [{ ...raisedAt, node }])]
}

export function formatPlace({ file, line }: FileLine): string {
  return `${file}${line === null ? '' : `:${line}`}`
}
