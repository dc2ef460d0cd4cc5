import type { RouteDefinition } from '../config/model.js'
import { END } from '../config/model.js'
import { createRetryBudget } from '../config/resilience.js'
import { computeBackoff, readRetryAfter } from '../core/duration.js'
import type { Raised } from '../core/envelope.js'
import { hasNeverStarted, matchesPattern, toKindPatterns } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok, type Result } from '../core/result.js'
import type { TemplateFailure } from '../expressions/index.js'

/** A row of a table of routes; `id` names the row in events and is the key of its retry budget. */
export interface RouteRow {
  readonly id: string
  readonly route: RouteDefinition
}

/** Number of retries by a row, and the start of the node's first attempt since it last succeeded. */
export interface RetryCount {
  readonly count: number
  readonly firstStartAt: number
}

export interface PolicyWord {
  readonly decision: 'retry' | 'dead_letter' | 'escalate'
  readonly reason: string
}

/** Decision of routes, or of the retry policy, about the end of a step. */
export type Decision = (
  | { readonly action: 'go'; readonly to: string; readonly row: RouteRow }
  | { readonly action: 'end'; readonly row: RouteRow | null }
  | { readonly action: 'retry'; readonly delaySeconds: number; readonly from: string | null; readonly row: RouteRow }
  | { readonly action: 'recover' | 'halt' | 'propagate'; readonly row: RouteRow }
  | { readonly action: 'no_route'; readonly conditions: readonly string[] }
  /** `unmet`: rows that name the kind, but whose `when` is false. */
  | { readonly action: 'unhandled'; readonly unmet?: readonly RouteRow[] }
  | { readonly action: 'condition_failed'; readonly row: RouteRow; readonly failure: TemplateFailure }
  | { readonly action: 'max_failed'; readonly row: RouteRow; readonly failure: RaisedHere }
) & {
  /** Whether a retry budget was exhausted before this decision. */
  readonly retriesExhausted?: boolean
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
  /** Renders a `retry.max` that is a template. */
  readonly renderMax: (template: string, row: RouteRow) => Result<number, RaisedHere>
  readonly now: number
  /** In [0, 1), for jitter; drawn once per decision so that the function stays pure. */
  readonly random: number
}

export function listRouteRows(routes: readonly RouteDefinition[] | undefined, table: string): readonly RouteRow[] {
  return (routes ?? []).map((route, index) => ({ id: `${table}[${index}]`, route }))
}

/** Returns the action of the first success row whose condition holds; without rows, the flow ends. */
export function decideSuccess(
  rows: readonly RouteRow[],
  holds: (when: string) => Result<boolean, TemplateFailure>,
): Decision {
  const conditions: string[] = []
  for (const row of rows) {
    const { on_error, when } = row.route
    if (on_error !== undefined) continue
    if (when === undefined) return toDecision(row)
    const held = holds(when)
    if (!held.ok) return { action: 'condition_failed', row, failure: held.error }
    if (held.value) return toDecision(row)
    conditions.push(when)
  }
  return conditions.length === 0 ? { action: 'end', row: null } : { action: 'no_route', conditions }
}

/** Returns the action of the first matching error row: the node's own rows, then shared ones. Rows with an exhausted retry budget are skipped. */
export function decideError(input: ErrorRouting): Decision {
  const { kind } = input.error.envelope
  const unmet: RouteRow[] = []
  let retriesExhausted = isExhausted(input)
  for (const row of [...input.rows, ...input.sharedRows.filter(({ route }) => route.to !== input.node)]) {
    const { on_error, when, retry } = row.route
    if (on_error === undefined || !handles(row, kind, retriesExhausted)) continue
    const held = when === undefined ? ok(true) : input.holds(when, retriesExhausted)
    if (!held.ok) return { action: 'condition_failed', row, failure: held.error, retriesExhausted }
    if (!held.value) {
      unmet.push(row)
      continue
    }
    if (retry === undefined) return { ...toDecision(row), retriesExhausted }
    if (!mayRetry(input, row)) continue
    const again = decideRetry(input, row)
    if (again !== null) return { ...again, retriesExhausted }
    retriesExhausted = true
  }
  return { action: 'unhandled', retriesExhausted, unmet }
}

/** Reports whether all retry rows for this error are exhausted, so that `retry.exhausted` also matches rows above them. */
function isExhausted(input: ErrorRouting): boolean {
  const { kind } = input.error.envelope
  const retries = [...input.rows, ...input.sharedRows].filter(
    (row) => row.route.retry !== undefined && handles(row, kind, false) && mayRetry(input, row),
  )
  return retries.length > 0 && retries.every((row) => decideRetry(input, row) === null)
}

/** Reports whether a row may retry an error: a command that never started is retried only by a row that names its kind. */
function mayRetry({ error: { envelope } }: ErrorRouting, { route }: RouteRow): boolean {
  return !hasNeverStarted(envelope) || toKindPatterns(route.on_error ?? false).includes(envelope.kind)
}

function handles(row: RouteRow, kind: string, retriesExhausted: boolean): boolean {
  const patterns = toKindPatterns(row.route.on_error ?? false)
  return patterns.some(
    (pattern) => matchesPattern(pattern, kind) || (retriesExhausted && matchesPattern(pattern, 'retry.exhausted')),
  )
}

/** Returns null if the budget is exhausted: no retry is left, or the wait would exceed the allowed time. */
function decideRetry(input: ErrorRouting, row: RouteRow): Decision | null {
  const budget = createRetryBudget(row.route.retry ?? {})
  const used = input.retries(row.id)
  const count = used?.count ?? 0
  const { maxRetries } = budget
  const most = typeof maxRetries === 'string' ? input.renderMax(maxRetries, row) : ok(maxRetries)
  if (!most.ok) return { action: 'max_failed', row, failure: most.error }
  if (count >= most.value) return null
  const delaySeconds = computeBackoff(budget, count, input.random, readRetryAfter(input.error.envelope.details))
  if (budget.maxElapsedSeconds !== null) {
    // The first start may lie in the future if the clock was set back between two sessions.
    const elapsed = Math.max(0, input.now - (used?.firstStartAt ?? input.now)) / 1000
    if (elapsed + delaySeconds > budget.maxElapsedSeconds) return null
  }
  return { action: 'retry', delaySeconds, from: budget.from, row }
}

function toDecision(row: RouteRow): Decision {
  const { route } = row
  if (route.halt !== undefined) return { action: 'halt', row }
  if (route.propagate !== undefined) return { action: 'propagate', row }
  if (route.recover !== undefined) return { action: 'recover', row }
  if (route.to === undefined || route.to === END) return { action: 'end', row }
  return { action: 'go', to: route.to, row }
}
