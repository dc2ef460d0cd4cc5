import type { Raised } from '../core/envelope.js'
import type { RunEvent } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { PendingGate, Termination } from '../core/outcome.js'
import type { Parting } from '../core/sharding.js'
import type { Effect } from './effects.js'
import { type Failed, type Run, recordsOf } from './ended.js'
import type { DecisionEvent } from './run-context.js'

/** Where a run goes after a step. */
export type Next =
  | { readonly next: 'go'; readonly to: string }
  | { readonly next: 'end'; readonly output: JsonObject | null }
  | { readonly next: 'again'; readonly from: string | null; readonly deadline: number }
  /** Nothing follows: a member of a group, or a step of `finally`. */
  | { readonly next: 'done'; readonly output: Json }
  | { readonly next: 'raised'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly next: 'terminated'; readonly termination: Termination; readonly output: JsonObject | null }
  | { readonly next: 'suspended'; readonly gate: PendingGate }
  /** This machine has done its part. */
  | { readonly next: 'parted'; readonly parting: Parting }
  /** The whole run ends here. */
  | { readonly next: 'halted'; readonly error: Raised }
  | { readonly next: 'stopped'; readonly error: Raised; readonly records: readonly Raised[] }

/** Which routes of a step count: all in a flow, those for errors in a group, none in `finally`. */
export type Routes = 'all' | 'errors' | 'none'

type Taken = Extract<RunEvent, { type: 'route_taken' }>

/** What was decided about a run. */
export type Decided =
  | {
      readonly action: 'retry'
      readonly route: string
      readonly from: string | null
      readonly delaySeconds: number
      readonly deadline: number
    }
  | {
      readonly action: Exclude<Taken['action'], 'retry'>
      readonly route: string
      readonly to?: string
      readonly exhausted?: boolean
      readonly output?: Json
      /** Of the error that it is about: the run's own where it is left out, null for a success. */
      readonly kind?: string | null
    }

/** What follows from one run of a step; nothing of it is on record yet. */
export interface Consequence {
  readonly effects?: readonly Effect[]
  readonly decisions?: readonly Decided[]
  readonly next: Next
}

/** The same with the run as it turned out: a success whose routes cannot be carried out is a failure. */
export interface Settlement extends Consequence {
  readonly run: Run
}

export function raisedBy(failed: Failed): Next {
  return { next: 'raised', error: failed.error, records: recordsOf(failed) }
}

/** The name of the retry policy where events name a route. */
export const BY_POLICY = 'resilience.retry'

/** The event that puts a decision on record. */
export function decisionEvent({ at, ended }: Run, decided: Decided): DecisionEvent {
  const { scope, node, visit, attempt } = at
  const own = ended.status === 'raised' ? ended.error.envelope.kind : null
  const { action, route } = decided
  if (action === 'retry') {
    const { from, delaySeconds, deadline } = decided
    const wait = { kind: own ?? '', delay_seconds: delaySeconds, deadline, route, from, policy: route === BY_POLICY }
    return { scope, node, visit, attempt, type: 'node_retry_scheduled', ...wait }
  }
  const { to = null, exhausted = false, output = null, kind = own } = decided
  const plain = { scope, node, visit, attempt, type: 'route_taken', action, to, route, kind } as const
  // Most decisions carry nothing else, and this is the hottest path of a run without processes.
  if (!exhausted && output === null && action !== 'recover') return plain
  const given = output !== null || action === 'recover' ? { output } : null
  return { ...plain, ...(exhausted ? { retries_exhausted: true } : null), ...given }
}
