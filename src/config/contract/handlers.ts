import { isReservedKind, patternsOf } from '../../core/kinds.js'
import { retryBudget } from '../../resilience/backoff.js'
import type { Path, RetryDefinition, RouteDefinition, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { actionsOf, type RouteAction, siteRoutes } from '../sites.js'
import { LatePlace } from './late-place.js'
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

/** A route that takes errors. */
export class RouteHandler extends LatePlace implements Handler {
  readonly scope: Handler['scope']
  readonly index: number
  readonly patterns: readonly string[]
  readonly when: string | null
  readonly action: RouteAction
  readonly target: string | null
  readonly retry: RetryBudget | null
  readonly sideEffects: readonly string[]
  readonly conditional: boolean
  readonly #list: RouteList
  readonly #route: RouteDefinition

  constructor(list: RouteList, index: number, route: RouteDefinition, action: RouteAction, conditional: boolean) {
    super(list.workflow, list.path, index)
    const { to, when, retry } = route
    this.scope = list.scope
    this.index = index
    this.patterns = patternsOf(route.on_error ?? false)
    this.when = when ?? null
    this.action = action
    this.target = to ?? retry?.from ?? null
    this.retry = retry === undefined ? null : budgetOf(retry)
    this.sideEffects = sideEffectsOf(route)
    this.conditional = conditional
    this.#list = list
    this.#route = route
  }

  /** The same, where it takes a part of the kinds only. */
  asConditional(): RouteHandler {
    return this.conditional ? this : new RouteHandler(this.#list, this.index, this.#route, this.action, true)
  }
}

/** A list of routes in a file. */
interface RouteList {
  readonly workflow: Workflow
  readonly path: Path
  readonly scope: Handler['scope']
}

const NO_EFFECTS: readonly string[] = []

function sideEffectsOf({ dead_letter: letter, escalate }: RouteDefinition): readonly string[] {
  if (letter !== true && escalate === undefined) return NO_EFFECTS
  return [...(letter === true ? ['dead_letter'] : []), ...(escalate === undefined ? [] : ['escalate'])]
}

const NO_HANDLERS: readonly RouteHandler[] = []

/** The error routes of a list as handlers; routes without an action are another rule's business. */
export function handlersOf(
  workflow: Workflow,
  routes: readonly RouteDefinition[],
  path: Path,
  scope: Handler['scope'],
): readonly RouteHandler[] {
  const handlers: RouteHandler[] = []
  const list = { workflow, path, scope }
  routes.forEach((route, index) => {
    const action = route.on_error === undefined ? undefined : actionsOf(route)[0]
    if (action === undefined) return
    const conditional = route.when !== undefined || route.retry !== undefined
    handlers.push(new RouteHandler(list, index, route, action, conditional))
  })
  return handlers
}

/** Own error routes of a step, as handlers; those of a `finally` step are not looked at by a run. */
export function ownHandlers(workflow: Workflow, site: Site): readonly RouteHandler[] {
  const routes = siteRoutes(site)
  if (site.inFinally || routes.length === 0) return NO_HANDLERS
  return handlersOf(workflow, routes, [...site.path, 'routes'], 'node')
}

interface Handling {
  readonly handledBy: readonly Handler[]
  readonly escapes: boolean
}

/** Who may take a kind, in the order of asking, and whether it can get past all of them. */
export function handlingOf(kind: string, handlers: readonly RouteHandler[], node: string): Handling {
  const handledBy: Handler[] = []
  let spent: Coverage = 'none'
  for (const handler of handlers) {
    if (handler.scope === 'workflow' && handler.action === 'to' && handler.target === node) continue
    const taken = takenBy(handler, kind, spent)
    if (taken === 'none') continue
    const sure = taken === 'full' && handler.when === null
    handledBy.push(sure ? handler : handler.asConditional())
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
