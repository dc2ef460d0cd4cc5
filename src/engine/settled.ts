import type { Member, Step } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { RaisedHere } from '../core/outcome.js'
import type { Scope } from '../expressions/index.js'
import type { AttemptEnd } from './attempt.js'
import { type ConditionView, routeScope } from './conditions.js'
import { failedEvent } from './end-events.js'
import { raise } from './raising.js'
import { type Host, record } from './run-context.js'
import type { ErrorValue } from './state.js'

/** Where a run goes after a step, once routes, budgets and side effects have had their say. */
export type Settled =
  | { readonly next: 'go'; readonly to: string }
  | { readonly next: 'end'; readonly output: JsonObject | null }
  | { readonly next: 'again'; readonly from: string | null }
  | { readonly next: 'recovered'; readonly output: Json }
  | { readonly next: 'escaped'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly next: 'stopped' }

export type Failed = Extract<AttemptEnd, { status: 'raised' }>

/** A step whose run has just ended, with everything that its routes may look at. */
export interface Ended {
  readonly host: Host
  readonly step: Step | Member
  readonly at: NodeAt
  readonly failed: Failed | null
  /** What the run left; partial when it failed, absent when there was nothing. */
  readonly output: Json | undefined
}

/** What a decision found out on its way. */
export interface Way {
  readonly route: string
  readonly retriesExhausted: boolean
}

export const NO_WAY: Way = { route: '', retriesExhausted: false }

export function conditionView({ host, step, at, failed, output }: Ended, retriesExhausted: boolean): ConditionView {
  return {
    output,
    error: failed === null ? null : errorValue(failed.error, at, retriesExhausted),
    retryAttempt: host.state.retryAttempt(step.name),
    ...(failed === null ? {} : { policies: host.services.governance.policyView(host, step.name) }),
  }
}

/** The names that templates of a route see. */
export function scopeOfRoute(ended: Ended, retriesExhausted: boolean): Scope {
  return routeScope(ended.host.names, conditionView(ended, retriesExhausted))
}

function errorValue(error: Raised, at: NodeAt, retriesExhausted: boolean): ErrorValue {
  const { kind, message, details } = error.envelope
  return { kind, message, details, attempts: at.attempt, retries_exhausted: retriesExhausted }
}

export function envelopeJson(error: Raised): JsonObject {
  const { kind, message, details } = error.envelope
  return { kind, message, details }
}

type Taken = Extract<RunEvent, { type: 'route_taken' }>

/** Puts a decision on record. */
export function take(ended: Ended, action: Taken['action'], to: string | null, way: Way, output?: Json): void {
  const { scope, node, visit, attempt } = ended.at
  const kind = ended.failed?.error.envelope.kind ?? null
  const taken: Taken = { scope, node, visit, attempt, type: 'route_taken', action, to, route: way.route, kind }
  const exhausted = way.retriesExhausted ? { retries_exhausted: true } : null
  // Most decisions carry nothing else, and this is the hottest path of a run without processes.
  record(
    ended.host,
    exhausted === null && output === undefined
      ? taken
      : { ...taken, ...exhausted, ...(output === undefined ? null : { output }) },
  )
}

/** What goes to errors.jsonl for a failed step: every member's error where a group failed, else its own. */
export function recordsOf(failed: Failed): readonly Raised[] {
  return failed.members.length > 0 ? failed.members : [failed.error]
}

/** A route that cannot be carried out raises an error of its own; what it should have handled stays on record beside it. */
export function replaced(ended: Ended, here: RaisedHere, route: string): Settled {
  const { host, step, at, failed } = ended
  if (failed === null) return misrouted(ended, raise(host.workflow, step, at, here), route)
  const details = { ...here.envelope.details, cause: envelopeJson(failed.error) }
  const envelope = { ...here.envelope, details }
  const error: Raised = { ...raise(host.workflow, step, at, { ...here, envelope }), typed: true }
  take(ended, host.inGroup ? 'collected' : 'unhandled', null, { ...NO_WAY, route })
  return { next: 'escaped', error, records: [...recordsOf(failed), error] }
}

/**
 * A step whose success routes lead nowhere has failed after all, and runs again on a resume. Typed errors come here after a
 * recovery only, when the step has had its end already; all others are told before.
 */
export function misrouted(ended: Ended, error: Raised, route: string): Settled {
  const { host, at, output } = ended
  const failed: Failed = { status: 'raised', error, members: [], partial: output }
  const { lastEnd } = host.state
  if (!error.typed && lastEnd !== null) {
    const { node_type, duration_ms, hash, item } = lastEnd
    const facts = { ...(hash === undefined ? null : { hash }), ...(item === undefined ? null : { item }) }
    record(host, failedEvent({ ...at, node_type, duration_ms, ...facts }, error, output, undefined))
  }
  take({ ...ended, failed }, 'unhandled', null, { ...NO_WAY, route })
  return { next: 'escaped', error, records: [error] }
}

export function isOutput(value: Json | undefined): value is JsonObject {
  return isJsonObject(value)
}
