import type { Raised } from './envelope.js'
import type { Json, JsonObject } from './json.js'
import type { Handoff } from './sharding.js'

/** How a run ends, seen from outside. */
export const RUN_OUTCOMES = ['success', 'failed', 'invalid', 'halted', 'suspended', 'cancelled'] as const
export type RunOutcome = (typeof RUN_OUTCOMES)[number]

const EXIT_CODES: Readonly<Record<Exclude<RunOutcome, 'cancelled'>, number>> = {
  success: 0,
  failed: 1,
  invalid: 2,
  halted: 3,
  suspended: 4,
}

/** What ends a run from outside, and the exit code that shells give to it. */
const CANCEL_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const
export type CancelSignal = keyof typeof CANCEL_CODES
export const CANCEL_SIGNALS: readonly CancelSignal[] = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM']

/** The signal that aborted something; SIGTERM where it was something else. */
export function cancelSignalOf(signal: AbortSignal): CancelSignal {
  return CANCEL_SIGNALS.find((name) => name === signal.reason) ?? 'SIGTERM'
}

/** The one place where outcomes become exit codes. */
export function exitCodeOf(outcome: RunOutcome, signal: CancelSignal | null): number {
  if (outcome === 'cancelled') return CANCEL_CODES[signal ?? 'SIGTERM']
  return EXIT_CODES[outcome]
}

/** A run that was ended on purpose by a terminate node. */
export interface Termination {
  readonly status: 'success' | 'failed'
  readonly reason: string
  readonly terminatedBy: string
}

export interface PendingGate {
  readonly node: string
  readonly prompt: string
  readonly options: readonly GateOption[]
}
export interface GateOption {
  readonly label: string
  readonly value: string
  readonly prompt_for: string | null
}

/** Tokens that one run of an agent used, as events have them. */
export interface Usage {
  readonly provider: string
  readonly model: string
  readonly input_tokens: number | null
  readonly output_tokens: number | null
}

/** Adds up two counts of tokens, of which either may be unknown. */
export function addTokens(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : a + b
}

/** What an executor returns; it never throws for a failing node. */
export type NodeOutcome =
  | { readonly status: 'completed'; readonly output: Json; readonly note?: NodeNote }
  | {
      readonly status: 'raised'
      readonly error: RaisedHere
      readonly partial: Json | undefined
      readonly note?: NodeNote
    }
  | { readonly status: 'terminated'; readonly termination: Termination; readonly output: JsonObject | null }
  | { readonly status: 'routed'; readonly output: Json; readonly to: string }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  /** The rest of the run is for other machines, or for the join. */
  | { readonly status: 'handed_off'; readonly handoff: Handoff }
  | {
      readonly status: 'cancelled'
      /** The node of a child or a group that was running, if one was. */
      readonly inner?: Raised | null
      /** Errors in there that are not handled. */
      readonly records?: readonly Raised[]
    }

export interface NodeNote {
  readonly exit_code?: number | null
  /** Set where the node's own routes decide on a non-zero exit. */
  readonly handled_by?: 'when'
  readonly usage?: Usage
}

/** The part of an error that the executor knows; the engine adds the frame of the node. */
export interface RaisedHere
  extends Pick<Raised, 'envelope' | 'origin'>,
    // `typed` is set for kinds of the engine that are typed wherever they occur.
    Partial<Pick<Raised, 'typed' | 'exit_code' | 'stderr_tail' | 'command' | 'stdout_tail'>> {
  /** The error of a child or a member, when it came from there. */
  readonly inner?: Raised
  /** Members' errors of a failed group: each goes on record. */
  readonly members?: readonly Raised[]
}

/** The outcome of a node that failed; `partial` is what it had made until then. */
export function raised(error: RaisedHere, partial?: Json): Extract<NodeOutcome, { status: 'raised' }> {
  return { status: 'raised', error, partial }
}

/** Something that the engine itself found at a step. */
export function engineFailure(kind: string, message: string, details: JsonObject): RaisedHere {
  return { envelope: { kind, message, details }, origin: 'engine' }
}

/** Data that is not what it has to be; `source` is where it came from, and the author's own message stands in `more` where there is one. */
export function unfitData(
  node: string,
  source: string,
  failedField: string,
  message: string,
  more: JsonObject,
): RaisedHere {
  const details = { node, source, original_message: message, failed_field: failedField, ...more }
  return engineFailure('internal.schema_violation', message, details)
}

/** How a whole run ended, before anything is reported about it. */
export interface RunEnd {
  readonly outcome: RunOutcome
  readonly signal: CancelSignal | null
  /** The run's result: the file's `output:`, a route's or a termination's; null when there is none. */
  readonly output: Json
  readonly termination: Termination | null
  readonly gate: PendingGate | null
  /** Set for a plan, which waits for its shards, and for a shard, which has done its share. */
  readonly handoff?: Handoff
  /** The error that ended the run; null for success, terminate and suspension. */
  readonly error: Raised | null
  /** Everything that goes to errors.jsonl: the error above, or every member's when a group failed, and errors of `finally`. */
  readonly records: readonly Raised[]
}
