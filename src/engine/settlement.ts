import type { DecisionEvent, RunEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { Effect } from './effects.js'
import { recordsOf } from './ended.js'
import type { Failed, Next, Run } from './model.js'

type Taken = Extract<RunEvent, { type: 'route_taken' }>

/** What was decided about a run. */
export type Decided =
  | {
      readonly action: 'retry'
      /** Whether the retry policy asks for it, and not a route. */
      readonly policy: boolean
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

/** The event that puts a decision on record. */
export function decisionEvent({ at, ended }: Run, decided: Decided): DecisionEvent {
  const { scope, node, visit, attempt } = at
  const own = ended.status === 'raised' ? ended.error.envelope.kind : null
  const { action, route } = decided
  if (action === 'retry') {
    const { from, delaySeconds, deadline, policy } = decided
    const wait = { kind: own ?? '', delay_seconds: delaySeconds, deadline, route, from, policy }
    return { scope, node, visit, attempt, type: 'node_retry_scheduled', ...wait }
  }
  const { to = null, exhausted = false, output = null, kind = own } = decided
  const plain = { scope, node, visit, attempt, type: 'route_taken', action, to, route, kind } as const
  // Most decisions carry nothing else, and this is the hottest path of a run without processes.
  if (!exhausted && output === null && action !== 'recover') return plain
  const given = output !== null || action === 'recover' ? { output } : null
  return { ...plain, ...(exhausted ? { retries_exhausted: true } : null), ...given }
}
