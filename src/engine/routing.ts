import type { RouteDefinition } from '../config/model.js'
import { END } from '../config/model.js'
import { retryBudget } from '../config/resilience.js'
import { backoffSeconds, retryAfterOf } from '../core/backoff.js'
import type { Raised } from '../core/envelope.js'
import { patternsOf, patternTakes } from '../core/kinds.js'
import { ok, type Result } from '../core/result.js'
import { neverStarted } from '../core/transient.js'
import type { TemplateFailure } from '../expressions/index.js'

/** One row of a table of routes; `id` names it in events and keys its budget. */
export interface RouteRow {
  readonly id: string
  readonly route: RouteDefinition
}

/** How often a retry row sent its node back, and since when it has been failing. */
export interface RetryCount {
  readonly count: number
  readonly firstFailureAt: number
}

/** What the retry policy says about an error that no route handles. */
export interface PolicyWord {
  readonly decision: 'retry' | 'dead_letter' | 'escalate'
  readonly reason: string
}

/** What routes, or the retry policy, say about how a step ended. */
export type Decision = (
  | { readonly action: 'go'; readonly to: string; readonly row: RouteRow }
  | { readonly action: 'end'; readonly row: RouteRow | null }
  | { readonly action: 'retry'; readonly delaySeconds: number; readonly from: string | null; readonly row: RouteRow }
  | { readonly action: 'recover' | 'halt' | 'propagate'; readonly row: RouteRow }
  | { readonly action: 'no_route'; readonly conditions: readonly string[] }
  | { readonly action: 'unhandled' }
  | { readonly action: 'condition_failed'; readonly row: RouteRow; readonly failure: TemplateFailure }
) & {
  /** Whether a retry budget ran out on the way to it. */
  readonly retriesExhausted?: boolean
  /** Set where the retry policy decided. */
  readonly policy?: PolicyWord
}

export interface ErrorRouting {
  readonly error: Raised
  readonly node: string
  readonly rows: readonly RouteRow[]
  /** The workflow's `error_routes`, tried after the node's own. */
  readonly sharedRows: readonly RouteRow[]
  readonly retries: (rowId: string) => RetryCount | undefined
  /** Conditions on error routes may ask whether retries are spent. */
  readonly holds: (when: string, retriesExhausted: boolean) => Result<boolean, TemplateFailure>
  readonly now: number
  /** In [0, 1), for jitter; drawn once per decision so that the function stays pure. */
  readonly random: number
}

export function routeRows(routes: readonly RouteDefinition[] | undefined, table: string): readonly RouteRow[] {
  return (routes ?? []).map((route, index) => ({ id: `${table}[${index}]`, route }))
}

/** Success: the first row whose condition holds; no rows at all mean the end. */
export function decideSuccess(
  rows: readonly RouteRow[],
  holds: (when: string) => Result<boolean, TemplateFailure>,
): Decision {
  const conditions: string[] = []
  for (const row of rows) {
    const { on_error, when } = row.route
    if (on_error !== undefined) continue
    if (when === undefined) return actionOf(row)
    const held = holds(when)
    if (!held.ok) return { action: 'condition_failed', row, failure: held.error }
    if (held.value) return actionOf(row)
    conditions.push(when)
  }
  return conditions.length === 0 ? { action: 'end', row: null } : { action: 'no_route', conditions }
}

/** Error: the node's own rows in order, then the shared ones; a spent retry lets the next matching row decide. */
export function decideError(input: ErrorRouting): Decision {
  const { kind } = input.error.envelope
  let retriesExhausted = allSpent(input)
  for (const row of [...input.rows, ...input.sharedRows.filter(({ route }) => route.to !== input.node)]) {
    const { on_error, when, retry } = row.route
    if (on_error === undefined || !handles(row, kind, retriesExhausted)) continue
    const held = when === undefined ? ok(true) : input.holds(when, retriesExhausted)
    if (!held.ok) return { action: 'condition_failed', row, failure: held.error, retriesExhausted }
    if (!held.value) continue
    if (retry === undefined) return { ...actionOf(row), retriesExhausted }
    if (!mayRetry(input, row)) continue
    const again = retryDecision(input, row)
    if (again !== null) return { ...again, retriesExhausted }
    retriesExhausted = true
  }
  return { action: 'unhandled', retriesExhausted }
}

/** Whether every retry that could handle this error is spent: then also a row above them may wait for `retry.exhausted`. */
function allSpent(input: ErrorRouting): boolean {
  const { kind } = input.error.envelope
  const retries = [...input.rows, ...input.sharedRows].filter(
    (row) => row.route.retry !== undefined && handles(row, kind, false) && mayRetry(input, row),
  )
  return retries.length > 0 && retries.every((row) => retryDecision(input, row) === null)
}

/** What was not there, or not executable, is run again only by a route that names the kind. */
function mayRetry({ error: { envelope } }: ErrorRouting, { route }: RouteRow): boolean {
  return !neverStarted(envelope) || patternsOf(route.on_error ?? false).includes(envelope.kind)
}

function handles(row: RouteRow, kind: string, retriesExhausted: boolean): boolean {
  const patterns = patternsOf(row.route.on_error ?? false)
  return patterns.some(
    (pattern) => patternTakes(pattern, kind) || (retriesExhausted && patternTakes(pattern, 'retry.exhausted')),
  )
}

/** Null when the budget is spent: no re-run left, or the wait would pass the allowed time. */
function retryDecision(input: ErrorRouting, row: RouteRow): Decision | null {
  const budget = retryBudget(row.route.retry ?? {})
  const used = input.retries(row.id)
  const count = used?.count ?? 0
  if (count >= budget.max) return null
  const delaySeconds = backoffSeconds(budget, count, input.random, retryAfterOf(input.error.envelope.details))
  if (budget.maxElapsedSeconds !== null) {
    // The first failure may lie ahead: the time of day may have been set back between two sessions.
    const elapsed = Math.max(0, input.now - (used?.firstFailureAt ?? input.now)) / 1000
    if (elapsed + delaySeconds > budget.maxElapsedSeconds) return null
  }
  return { action: 'retry', delaySeconds, from: budget.from, row }
}

function actionOf(row: RouteRow): Decision {
  const { route } = row
  if (route.halt !== undefined) return { action: 'halt', row }
  if (route.propagate !== undefined) return { action: 'propagate', row }
  if (route.recover !== undefined) return { action: 'recover', row }
  if (route.to === undefined || route.to === END) return { action: 'end', row }
  return { action: 'go', to: route.to, row }
}
