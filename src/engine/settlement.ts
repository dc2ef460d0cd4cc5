import type { Raised } from '../core/envelope.js'
import type { RunEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { PolicyDecision } from '../resilience/retry-policy.js'
import type { ErrorDecision } from '../routing/decide.js'
import type { Next, Run } from './model.js'

type Taken = Extract<RunEvent, { type: 'route_taken' }>

/** What is decided about an error; `policy` is the retry policy's answer where it was asked and has one. */
export type Verdict = ErrorDecision & { readonly policy?: Exclude<PolicyDecision, { readonly decision: 'none' }> }

/** What happens beside a decision, after the end of the run is on record and before the decision is. */
export type Effect =
  | { readonly effect: 'event'; readonly event: RunEvent }
  | { readonly effect: 'dead_letter'; readonly error: Raised; readonly reason: string }

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
