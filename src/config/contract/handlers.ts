import { isReservedKind, patternsOf } from '../../core/kinds.js'
import { retryBudget } from '../../resilience/backoff.js'
import type { Path, RetryDefinition, RouteDefinition, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { actionsOf, siteRoutes } from '../sites.js'
import type { Handler, RetryBudget } from './types.js'
import { ANY_KIND } from './types.js'

/** How much of a kind (which may be a prefix or `*`) a pattern takes. */
type Coverage = 'full' | 'part' | 'none'

export function coverage(pattern: string, kind: string): Coverage {
  if (pattern === ANY_KIND || pattern === kind) return 'full'
  // `*` as a kind stands for what authors raise; reserved kinds are listed one by one.
  if (kind === ANY_KIND) return isReservedKind(pattern) ? 'none' : 'part'
  if (pattern.endsWith('.*') && kind.startsWith(pattern.slice(0, -1))) return 'full'
  if (kind.endsWith('.*') && pattern.startsWith(kind.slice(0, -1))) return 'part'
  return 'none'
}

/** The patterns that take everything that a kind or a pattern stands for. */
export function coveringPatterns(kind: string): readonly string[] {
  const covering = [ANY_KIND, kind]
  for (let dot = kind.indexOf('.'); dot >= 0; dot = kind.indexOf('.', dot + 1)) covering.push(`${kind.slice(0, dot)}.*`)
  return covering
}

/** The best that any of several patterns does. */
function coverageOf(patterns: readonly string[], kind: string): Coverage {
  let best: Coverage = 'none'
  for (const pattern of patterns) {
    const found = coverage(pattern, kind)
    if (found === 'full') return found
    if (found === 'part') best = found
  }
  return best
}

/** Jitter is left out: it moves a wait a little and changes no budget. */
function budgetOf(retry: RetryDefinition): RetryBudget {
  const { jitter: _, ...budget } = retryBudget(retry)
  return budget
}

/** The error routes of a list as handlers; routes without an action are another rule's business. */
export function handlersOf(
  workflow: Workflow,
  routes: readonly RouteDefinition[],
  path: Path,
  scope: Handler['scope'],
): readonly Handler[] {
  const handlers: Handler[] = []
  for (const [index, route] of routes.entries()) {
    const [action] = actionsOf(route)
    if (route.on_error === undefined || action === undefined) continue
    const { file, line, column } = workflow.at([...path, index])
    handlers.push({
      file,
      line,
      column,
      scope,
      index,
      patterns: patternsOf(route.on_error),
      when: route.when ?? null,
      action,
      target: route.to ?? route.retry?.from ?? null,
      retry: route.retry === undefined ? null : budgetOf(route.retry),
      sideEffects: [
        ...(route.dead_letter === true ? ['dead_letter'] : []),
        ...(route.escalate === undefined ? [] : ['escalate']),
      ],
      conditional: route.when !== undefined || route.retry !== undefined,
    })
  }
  return handlers
}

/** Own error routes of a step, as handlers; those of a `finally` step are not looked at by a run. */
export function ownHandlers(workflow: Workflow, site: Site): readonly Handler[] {
  return site.inFinally ? [] : handlersOf(workflow, siteRoutes(site), [...site.path, 'routes'], 'node')
}

interface Handling {
  readonly handledBy: readonly Handler[]
  readonly escapes: boolean
}

/** Who may take a kind, in the order of asking, and whether it can get past all of them. */
export function handlingOf(kind: string, handlers: readonly Handler[], node: string): Handling {
  const handledBy: Handler[] = []
  let spent: Coverage = 'none'
  for (const handler of handlers) {
    if (handler.scope === 'workflow' && handler.action === 'to' && handler.target === node) continue
    const taken = takenBy(handler, kind, spent)
    if (taken === 'none') continue
    const sure = taken === 'full' && handler.when === null
    handledBy.push(sure || handler.conditional ? handler : { ...handler, conditional: true })
    if (handler.action === 'retry') {
      if (sure) spent = 'full'
      else if (spent === 'none') spent = 'part'
    } else if (sure) {
      return { handledBy, escapes: handler.action === 'propagate' }
    }
  }
  return { handledBy, escapes: true }
}

/** `retry.exhausted` takes whatever an earlier retry route has given up on. */
function takenBy(handler: Handler, kind: string, spent: Coverage): Coverage {
  const direct = coverageOf(handler.patterns, kind)
  const afterRetry = handler.patterns.some((pattern) => coverage(pattern, 'retry.exhausted') === 'full')
  if (direct !== 'full' && afterRetry && spent !== 'none') return spent
  // The kinds that routes name are listed beside "any kind", which is the rest.
  return direct === 'part' && kind === ANY_KIND ? 'none' : direct
}
