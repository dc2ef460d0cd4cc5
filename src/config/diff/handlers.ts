import { jsonText } from '../../core/json.js'
import type { Handler, RetryBudget } from '../contract/index.js'
import type { Change, ChangeClass } from './changes.js'

/** Compares two lists of error routes of one owner; routes are the same when they wait for the same. */
export function diffHandlers(
  owner: string | null,
  base: readonly Handler[],
  head: readonly Handler[],
): readonly Change[] {
  const { pairs, removed, added } = match(base, head)
  const changes: Change[] = []
  for (const [before, after] of pairs) {
    const changed = compare(owner, before, after)
    if (changed !== null) changes.push(changed)
  }
  for (const handler of removed)
    changes.push(
      change(
        'handler-removed',
        owner,
        handler,
        describe(handler),
        null,
        `${where(owner)}: ${waits(handler)} is no longer handled by ${describe(handler)}.`,
      ),
    )
  for (const handler of added)
    changes.push(
      change(
        'handler-added',
        owner,
        handler,
        null,
        describe(handler),
        `${where(owner)}: ${waits(handler)} is now handled by ${describe(handler)}.`,
      ),
    )
  return [...changes, ...reordered(owner, pairs)]
}

interface Matched {
  readonly pairs: readonly (readonly [Handler, Handler])[]
  readonly removed: readonly Handler[]
  readonly added: readonly Handler[]
}

/** Pairs equal routes first, then those that wait for the same errors and act differently. */
function match(base: readonly Handler[], head: readonly Handler[]): Matched {
  const pairs: [Handler, Handler][] = []
  let removed = [...base]
  let added = [...head]
  for (const key of [exactKey, actionKey, waitKey]) {
    const waiting = new Map<string, Handler[]>()
    for (const handler of added) waiting.set(key(handler), [...(waiting.get(key(handler)) ?? []), handler])
    const left: Handler[] = []
    for (const handler of removed) {
      const partner = waiting.get(key(handler))?.shift()
      if (partner === undefined) left.push(handler)
      else pairs.push([handler, partner])
    }
    const paired = new Set(pairs.map(([, after]) => after))
    removed = left
    added = added.filter((handler) => !paired.has(handler))
  }
  return { pairs, removed, added }
}

function waitKey(handler: Handler): string {
  return jsonText([[...handler.patterns].sort(), handler.when])
}

function actionKey(handler: Handler): string {
  return jsonText([waitKey(handler), handler.action])
}

function exactKey(handler: Handler): string {
  return jsonText([actionKey(handler), handler.target, handler.retry, handler.sideEffects])
}

function compare(owner: string | null, before: Handler, after: Handler): Change | null {
  if (exactKey(before) === exactKey(after)) return null
  const isBudget =
    before.action === 'retry' &&
    after.action === 'retry' &&
    before.target === after.target &&
    before.sideEffects.join() === after.sideEffects.join()
  const type: ChangeClass = isBudget ? 'retry-budget-changed' : 'handler-changed'
  const message = `${where(owner)}: ${waits(after)} was handled by ${describe(before)} and is now handled by ${describe(after)}.`
  return change(type, owner, after, describe(before), describe(after), message)
}

/** The first route that matches is taken, so a new order of the same routes is a change. */
function reordered(owner: string | null, pairs: Matched['pairs']): readonly Change[] {
  const byBase = [...pairs].sort(([a], [b]) => a.index - b.index)
  const moved = byBase.find(
    ([, after], position) => position > 0 && after.index < (byBase[position - 1]?.[1].index ?? 0),
  )
  if (moved === undefined) return []
  const order = (side: 0 | 1): string =>
    [...pairs]
      .map((pair) => pair[side])
      .sort((a, b) => a.index - b.index)
      .map((handler) => handler.patterns.join(', '))
      .join(' | ')
  return [
    change(
      'handler-reordered',
      owner,
      moved[1],
      order(0),
      order(1),
      `${where(owner)}: the order in which error routes are tried has changed.`,
    ),
  ]
}

function change(
  type: ChangeClass,
  node: string | null,
  handler: Handler,
  before: string | null,
  after: string | null,
  message: string,
): Change {
  const { file, line, column } = handler
  return {
    class: type,
    position: { file, line, column },
    node,
    kind: handler.patterns.join(', '),
    before,
    after,
    message,
  }
}

function where(owner: string | null): string {
  return owner === null ? 'workflow.error_routes' : owner
}

function waits(handler: Handler): string {
  const kinds = handler.patterns.map((pattern) => (pattern === '*' ? 'any error' : pattern)).join(', ')
  return handler.when === null ? kinds : `${kinds} when ${handler.when}`
}

/** One route in a few words. */
function describe(handler: Handler): string {
  return [actionText(handler), ...handler.sideEffects].join(' with ')
}

function actionText(handler: Handler): string {
  if (handler.retry !== null) return `retry (${budgetText(handler.retry)})`
  return handler.target === null ? handler.action : `${handler.action} ${handler.target}`
}

function budgetText(budget: RetryBudget): string {
  const parts = [`max ${budget.max}`, budget.backoff, `from ${budget.initialSeconds} s to ${budget.maxSeconds} s`]
  if (budget.maxElapsedSeconds !== null) parts.push(`within ${budget.maxElapsedSeconds} s`)
  if (budget.from !== null) parts.push(`re-entering at ${budget.from}`)
  return parts.join(', ')
}
