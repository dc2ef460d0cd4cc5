import type { Raised } from './envelope.js'
import { isJsonObject, type Json, type JsonObject } from './json.js'
import type { Handoff } from './sharding.js'
import type { QuarantinedTest, TestIdentity } from './test-counts.js'

export const RUN_OUTCOMES = ['success', 'failed', 'invalid', 'halted', 'suspended', 'cancelled'] as const
export type RunOutcome = (typeof RUN_OUTCOMES)[number]

const EXIT_CODES: Readonly<Record<Exclude<RunOutcome, 'cancelled'>, number>> = {
  success: 0,
  failed: 1,
  invalid: 2,
  halted: 3,
  suspended: 4,
}

/** Signals that cancel a run, with the exit codes of shells. */
const CANCEL_CODES = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGTERM: 143 } as const
export type CancelSignal = keyof typeof CANCEL_CODES
export const CANCEL_SIGNALS: readonly CancelSignal[] = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM']

/** Returns the signal that is the reason of an abort; SIGTERM for another reason. */
export function toCancelSignal(signal: AbortSignal): CancelSignal {
  return CANCEL_SIGNALS.find((name) => name === signal.reason) ?? 'SIGTERM'
}

export function toExitCode(outcome: RunOutcome, signal: CancelSignal | null): number {
  if (outcome === 'cancelled') return CANCEL_CODES[signal ?? 'SIGTERM']
  return EXIT_CODES[outcome]
}

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

export interface Usage {
  readonly provider: string
  readonly model: string
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  /** Cost in US dollars; null if a model has no price or its tokens were not counted. */
  readonly cost_usd?: number | null
}

/** Adds two counts of tokens, either of which may be unknown. */
export function addTokens(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : a + b
}

/** The result of an executor, which never throws for a failing node. */
export type NodeOutcome = SettledOutcome | UndecidedExit

/** A non-zero exit on which the script's success routes may decide: `decided` is the outcome if they do, `otherwise` if they do not. */
export interface UndecidedExit {
  readonly status: 'undecided'
  readonly output: JsonObject
  /** The output as if the script had succeeded: exit code 0, and printed booleans true. */
  readonly successOutput: JsonObject
  readonly isSignal: boolean
  readonly decided: SettledOutcome
  readonly otherwise: SettledOutcome
}

export function markDecided(outcome: SettledOutcome): SettledOutcome {
  return outcome.status === 'completed' ? { ...outcome, note: { ...outcome.note, handled_by: 'when' } } : outcome
}

/** Turns every `false` of a printed object to `true`, at any depth but not inside of lists. */
export function withTrue(printed: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(printed).map(([name, value]) => [
      name,
      value === false ? true : isJsonObject(value) ? withTrue(value) : value,
    ]),
  )
}

export type SettledOutcome =
  | { readonly status: 'completed'; readonly output: Json; readonly note?: NodeNote }
  | {
      readonly status: 'raised'
      readonly error: RaisedHere
      readonly partial: Json | undefined
      readonly note?: NodeNote
    }
  /** If `output` is null, the output of the workflow applies. */
  | { readonly status: 'terminated'; readonly termination: Termination; readonly output: JsonObject | null }
  | { readonly status: 'routed'; readonly output: Json; readonly to: string }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  | { readonly status: 'handed_off'; readonly handoff: Handoff }
  | {
      readonly status: 'cancelled'
      readonly inner?: Raised | null
      readonly records?: readonly Raised[]
    }

export interface NodeNote {
  readonly exit_code?: number | null
  /** `when`: the node's own routes decide on a non-zero exit; `quarantine`: its failed tests may fail for a while. */
  readonly handled_by?: 'when' | 'quarantine'
  readonly quarantined?: readonly QuarantinedTest[]
  /** Tests that a later attempt must pass for the node to succeed. */
  readonly failing?: readonly TestIdentity[]
  readonly usage?: Usage
}

/** The part of an error that the executor knows; the engine adds the frame of the node. */
export interface RaisedHere
  extends Pick<Raised, 'envelope' | 'origin'>,
    // `typed` is set for kinds of the engine that are always typed.
    Partial<Pick<Raised, 'typed' | 'exit_code' | 'stderr_tail' | 'command' | 'stdout_tail' | 'about' | 'beside'>> {
  readonly inner?: Raised
  /** Set if a template read something that may be absent, such as a node that has not run. */
  readonly readsAbsent?: true
  readonly members?: readonly Raised[]
}

export function createRaised(error: RaisedHere, partial?: Json): Extract<SettledOutcome, { status: 'raised' }> {
  return { status: 'raised', error, partial }
}

export function createEngineFailure(kind: string, message: string, details: JsonObject): RaisedHere {
  return { envelope: { kind, message, details }, origin: 'engine' }
}

/** Makes the error for data that violates its schema; `more` may override `original_message` with the author's own. */
export function createSchemaViolation(
  node: string,
  source: string,
  field: string,
  message: string,
  more: JsonObject,
): RaisedHere {
  const details = { node, source, original_message: message, failed_field: field, ...more }
  return createEngineFailure('internal.schema_violation', message, details)
}

export interface RunEnd {
  readonly outcome: RunOutcome
  readonly signal: CancelSignal | null
  /** The workflow's `output:`, or that of a route or a termination; null if there is none. */
  readonly output: Json
  readonly termination: Termination | null
  readonly gate: PendingGate | null
  /** Set for a plan that waits for its shards, and for a completed shard. */
  readonly handoff?: Handoff
  /** The error that ended the run; null for success, terminate and suspension. */
  readonly error: Raised | null
  /** Records of errors.jsonl: the error above, or those of a failed group's members, and errors of `finally`. */
  readonly records: readonly Raised[]
}
