import { NO_FILE } from '../core/finding.js'
import { partLabel } from '../core/github.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import { counted } from '../core/messages.js'
import { type ResultDocument, waitingGates } from '../core/report.js'
import { adviceFor } from './advice.js'
import {
  firstOfEachKind,
  groupDetails,
  kindsOf,
  type LeastError,
  type Locate,
  leadingErrors,
  namedPlace,
  type Place,
  problemsOf,
} from './error-details.js'
import type { Reaction } from './errors.js'
import { nextSteps, type Reader } from './next-steps.js'
import type { RunAccount } from './run-account.js'

/** What a diagnosis is made of; `account` is null when nothing ran. */
export interface DiagnosisInput extends Reader {
  readonly result: ResultDocument
  readonly account: RunAccount | null
  readonly locate?: Locate
  /** How many escalations GitHub was to get and did not. */
  readonly undelivered?: number
}

/** Every way in which something can end: how grave it is, and what stands after the name of the workflow. */
const ENDS = {
  success: ['good', 'succeeded'],
  valid: ['good', 'is valid'],
  failed: ['bad', 'failed'],
  invalid: ['bad', 'is not valid'],
  'not-run': ['bad', 'was not run'],
  halted: ['bad', 'halted'],
  waiting: ['care', 'waits for an answer'],
  planned: ['care', 'waits for its shards'],
  cancelled: ['care', 'was cancelled'],
  'terminated-success': ['good', 'terminated (success)'],
  'terminated-failed': ['bad', 'terminated (failed)'],
} as const satisfies Readonly<Record<string, readonly ['good' | 'care' | 'bad', string]>>

export type End = keyof typeof ENDS

export interface Verdict {
  readonly end: End
  readonly tone: 'good' | 'care' | 'bad'
  readonly words: string
  /** What went wrong in a run that ended well all the same. */
  readonly flaws: readonly Flaw[]
}

/** `1 of 7 items of`, `sweep`, `failed`. */
interface Flaw {
  readonly before: string
  readonly node: string | null
  readonly after: string
}

/** What happened, where, why and what now. Terminal, pages and comments render it and decide nothing. */
export type Diagnosis = ReturnType<typeof diagnose>

export function diagnose(input: DiagnosisInput) {
  const { result, account, github } = input
  const { handled = [] } = result
  return {
    ...diagnoseErrors(result.errors, input.locate),
    workflow: result.workflow.name ?? result.workflow.file,
    /** The leg of a matrix or the shard that the run is; empty for all of it. */
    part: partLabel(github?.matrix ?? null, result.shard),
    verdict: verdictOf(result, account, input.undelivered ?? 0),
    termination: result.termination,
    gates: waitingGates(result),
    tried: account === null ? [] : triedIn(account),
    /** Errors that did not end the run, and who took each. */
    handled,
    handledTotal: result.handled_total ?? handled.length,
    /** What is left to act on: `2 dead letters`. */
    leftovers: leftoversOf(result),
    next: nextSteps(result, input),
  }
}

export function diagnoseErrors(errors: readonly LeastError[], locate: Locate = AS_NAMED) {
  const [first] = leadingErrors(errors)
  const kinds = kindsOf(errors, locate)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return {
    /** The error that says most; null where none ended the run. */
    error: first === undefined ? null : diagnoseError(first, locate),
    /** The first of each kind. */
    examples: firstOfEachKind(errors, kinds).map((error) => diagnoseError(error, locate)),
    /** How often each kind ended the run, and where. */
    kinds,
    total,
    /** Whether there is more to tell than the one error. */
    isMany: total > 1 || !kinds.every(({ kind }) => kind === first?.kind),
    group: errors.find(({ kind, details }) => groupDetails(kind, details) !== null)?.node_id ?? null,
  }
}

/** What was done about errors; where no route handled one, nothing was tried. */
export function triedIn({ errors }: RunAccount): readonly Reaction[] {
  return [...errors.reactions.values()].filter(({ action }) => action !== 'unhandled')
}

export function leftoversOf({ dead_letters: letters, escalations, warnings }: ResultDocument): readonly string[] {
  const left = [
    [letters.length, 'dead letter'],
    [escalations.length, 'escalation'],
    [warnings.length, 'warning'],
  ] as const
  return left.filter(([count]) => count > 0).map(([count, noun]) => counted(count, noun))
}

export function verdictOf(result: ResultDocument, account: RunAccount | null, undelivered = 0): Verdict {
  const flaws = result.success ? flawsOf(result, account, undelivered) : []
  const end = endOf(result)
  const [tone, words] = ENDS[end]
  const isUnseen = result.success && (result.unseen_failures ?? 0) > 0
  return { end, tone: flaws.length > 0 ? 'care' : tone, words: isUnseen ? 'finished' : words, flaws }
}

function endOf({ outcome, run_id: runId, termination, findings, errors, suspended }: ResultDocument): End {
  if (termination !== null) return termination.status === 'success' ? 'terminated-success' : 'terminated-failed'
  switch (outcome) {
    case 'success':
      return findings === undefined ? 'success' : 'valid'
    case 'invalid':
      if (runId !== null) return 'failed'
      // Inputs of a step say nothing against the file.
      return errors.every(({ file }) => file === null) ? 'not-run' : 'invalid'
    case 'suspended':
      return suspended?.waits_for === 'shards' ? 'planned' : 'waiting'
    default:
      return outcome
  }
}

function flawsOf(
  { unseen_failures: unseen = 0 }: ResultDocument,
  account: RunAccount | null,
  undelivered: number,
): readonly Flaw[] {
  const groups = account?.notices.tolerated ?? []
  return [
    ...(unseen === 0 ? [] : [{ before: counted(unseen, 'command'), node: null, after: 'failed unseen' }]),
    ...Array.from(groups, ([node, { failed, total, isParallel }]) => ({
      before: `${failed} of ${total} ${isParallel ? 'members' : 'items'} of`,
      node,
      after: 'failed',
    })),
    ...(undelivered === 0 ? [] : [{ before: counted(undelivered, 'escalation'), node: null, after: 'not delivered' }]),
  ]
}

/** The end in words, with what went wrong: `succeeded, 1 of 7 items of sweep failed`. */
export function verdictText(verdict: Verdict, show: (node: string) => string): string {
  return [verdict.words, ...flawTexts(verdict, show)].join(', ')
}

export function flawTexts({ flaws }: Verdict, show: (node: string) => string): readonly string[] {
  return flaws.map(({ before, node, after }) => [before, ...(node === null ? [] : [show(node)]), after].join(' '))
}

const SHOWN_APART: readonly string[] = (
  'stderr_tail stdout_tail command exit_code file line end_line column suggestion annotations cause ' +
  'available_fields available_fields_total trace_file_hint tests'
).split(' ')

const AS_NAMED: Locate = (file) => file

/** One error: what it is, where, why, what was found out about it, and what helps. */
export type DiagnosedError = ReturnType<typeof diagnoseError>

export function diagnoseError(error: LeastError, locate: Locate = AS_NAMED) {
  const { kind, message, details, frames = [], file = null, line = null, column = null } = error
  const [raisedAt] = frames
  return {
    kind,
    message,
    node: error.node_id ?? null,
    /** Whether another run may succeed although nothing has changed. */
    isTransient: error.transient === true,
    attempts: error.attempts ?? 1,
    /** The error that a halt route was about. */
    cause: causeOf(details),
    /** What the node was to handle when it failed itself, the nearest first. */
    whileHandling: (error.while_handling ?? []).map(
      ({ node, kind: handled, message: said }) => `${handled} of ${node}: ${said}`,
    ),
    /** What the error itself names. */
    named: namedPlace(details, raisedAt, locate),
    /** The line of the node that raised it. */
    raisedAt: file === null || file === NO_FILE ? null : { file, line, column },
    /** Every node on its way, the raising one first. */
    frames,
    problems: problemsOf(details, message, raisedAt, locate),
    command: error.command ?? textIn(details, 'command'),
    exitCode: exitCodeText(error),
    printed: printedBy(error),
    /** Names that a template could have read. */
    available: availableIn(error),
    hint:
      error.suggestion === undefined
        ? adviceFor(kind, details, { isOneStep: raisedAt?.file === NO_FILE, attempts: error.attempts ?? 1 })
        : error.suggestion,
    /** What none of the above says. */
    details: otherDetails(kind, details),
  }
}

function causeOf({ cause }: JsonObject): { readonly kind: string; readonly message: string } | null {
  if (!isJsonObject(cause) || typeof cause['kind'] !== 'string') return null
  const { kind, message } = cause
  return { kind, message: typeof message === 'string' ? message : '' }
}

export function causeKind(details: JsonObject): string | null {
  return causeOf(details)?.kind ?? null
}

/** Details that have no place of their own, those of a cause among them; members of a group are told by their kinds. */
function otherDetails(kind: string, details: JsonObject): JsonObject {
  const { cause } = details
  const inner = isJsonObject(cause) && isJsonObject(cause['details']) ? cause['details'] : {}
  const isGroup = groupDetails(kind, details) !== null
  const isOther = ([key, value]: readonly [string, unknown]): boolean =>
    !SHOWN_APART.includes(key) && !(key === 'signal' && value === null) && !(isGroup && key === 'errors')
  return Object.fromEntries([...Object.entries(inner), ...Object.entries(details)].filter(isOther))
}

function textIn(details: JsonObject, key: string): string | null {
  const value = details[key]
  return typeof value === 'string' ? value : null
}

/** The end of what the command printed: of stdout where stderr says nothing. */
function printedBy({ stdout_tail: stdout, stderr_tail: stderr, details }: LeastError) {
  const text = stdout ?? textIn(details, 'stdout_tail')
  if (text !== null) return { stream: 'stdout', text } as const
  return { stream: 'stderr', text: stderr ?? textIn(details, 'stderr_tail') ?? '' } as const
}

/** The exit code of a command that has an error; an error beside a zero needs a word. */
function exitCodeText({ kind, exit_code: code }: LeastError): string | null {
  if (code === undefined) return null
  if (code !== 0) return String(code)
  return kind.startsWith('internal.')
    ? '0 (the command itself ended well)'
    : '0 (the command ended well and reported this error)'
}

function availableIn({ available_fields: names, available_fields_total: total = 0 }: LeastError) {
  return names === undefined ? null : { names, total: Math.max(total, names.length) }
}

/** Where an error is, the place that it names first; each once. */
export function placesOf({
  named,
  raisedAt,
  node,
}: DiagnosedError): readonly (Place & { readonly node: string | null })[] {
  if (named === null) return raisedAt === null ? [] : [{ ...raisedAt, node: null }]
  const isSame = raisedAt !== null && raisedAt.file === named.file && raisedAt.line === named.line
  return [{ ...named, node: null }, ...(raisedAt === null || isSame ? [] : [{ ...raisedAt, node }])]
}

/** `src/a.ts:12`. */
export function placeText({ file, line }: Place): string {
  return `${file}${line === null ? '' : `:${line}`}`
}
