import { jsonText } from '../../core/json.js'
import { addTo } from '../../core/lists.js'
import type { Handler, RetryBudget } from '../contract/index.js'
import { type Change, type ChangeClass, made } from './changes.js'

/** Compares two lists of error routes of one owner; routes are the same when they wait for the same. */
export function diffHandlers(owner: string | null, base: readonly Handler[], head: readonly Handler[]): Change[] {
  const label = owner ?? 'workflow.error_routes'
  const change = (type: ChangeClass, at: Handler, before: string | null, after: string | null, what: string): Change =>
    made(type, at, `${label}: ${waits(at)} ${what}.`, { node: owner, kind: at.patterns.join(', '), before, after })
  const { pairs, removed, added } = match(base, head)
  return [
    ...pairs
      .filter(([before, after]) => exactKey(before) !== exactKey(after))
      .map(([before, after]) => {
        const type = isBudgetOnly(before, after) ? 'retry-budget-changed' : 'handler-changed'
        const [was, is] = [describe(before), describe(after)]
        return change(type, after, was, is, `was handled by ${was} and is now handled by ${is}`)
      }),
    ...removed.map((gone) => {
      const was = describe(gone)
      return change('handler-removed', gone, was, null, `is no longer handled by ${was}`)
    }),
    ...added.map((fresh) => {
      const is = describe(fresh)
      return change('handler-added', fresh, null, is, `is now handled by ${is}`)
    }),
    ...reordered(owner, label, pairs),
  ]
}

type Pair = readonly [before: Handler, after: Handler]

/** Pairs equal routes first, then those that wait for the same errors and act differently. */
function match(base: readonly Handler[], head: readonly Handler[]) {
  const pairs: Pair[] = []
  const removed = new Set(base)
  const added = new Set(head)
  for (const key of [exactKey, waitKey]) {
    const waiting = new Map<string, Handler[]>()
    for (const handler of added) addTo(waiting, key(handler), handler)
    for (const before of removed) {
      const after = waiting.get(key(before))?.shift()
      if (after === undefined) continue
      pairs.push([before, after])
      removed.delete(before)
      added.delete(after)
    }
  }
  return { pairs, removed: [...removed], added: [...added] }
}

function waitKey({ patterns, when }: Handler): string {
  return jsonText([[...patterns].sort(), when])
}

function exactKey(handler: Handler): string {
  const { action, target, retry, sideEffects } = handler
  return jsonText([waitKey(handler), action, target, retry, sideEffects])
}

/** Whether two routes retry alike, but for how often and how long. */
function isBudgetOnly(before: Handler, after: Handler): boolean {
  return (
    before.retry !== null && after.retry !== null && exactKey({ ...before, retry: after.retry }) === exactKey(after)
  )
}

/** The first route that matches is taken, so a new order of the same routes is a change. */
function reordered(owner: string | null, label: string, pairs: readonly Pair[]): readonly Change[] {
  const order = (side: 0 | 1): readonly Pair[] => [...pairs].sort((a, b) => a[side].index - b[side].index)
  const [base, head] = [order(0), order(1)]
  const moved = base.find((pair, index) => index > 0 && pair[1].index < (base[index - 1]?.[1].index ?? 0))?.[1]
  if (moved === undefined) return []
  const texts = (sorted: readonly Pair[]): string => sorted.map(([{ patterns }]) => patterns.join(', ')).join(' | ')
  const message = `${label}: the order in which error routes are tried has changed.`
  const kind = moved.patterns.join(', ')
  return [made('handler-reordered', moved, message, { node: owner, kind, before: texts(base), after: texts(head) })]
}

function waits({ patterns, when }: Handler): string {
  const kinds = patterns.map((pattern) => (pattern === '*' ? 'any error' : pattern)).join(', ')
  return when === null ? kinds : `${kinds} when ${when}`
}

/** One route in a few words. */
function describe({ action, target, retry, sideEffects }: Handler): string {
  const what = retry === null ? `${action}${target === null ? '' : ` ${target}`}` : `retry (${budgetText(retry)})`
  return [what, ...sideEffects].join(' with ')
}

function budgetText({ max, backoff, initialSeconds, maxSeconds, maxElapsedSeconds, from }: RetryBudget): string {
  const elapsed = maxElapsedSeconds === null ? '' : `, within ${maxElapsedSeconds} s`
  const entry = from === null ? '' : `, re-entering at ${from}`
  return `max ${max}, ${backoff}, from ${initialSeconds} s to ${maxSeconds} s${elapsed}${entry}`
}
