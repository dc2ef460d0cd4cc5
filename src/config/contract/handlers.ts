import { patternsOf } from '../../core/kinds.js'
import { addTo } from '../../core/lists.js'
import { retryBudget } from '../../resilience/backoff.js'
import type { Path, RetryDefinition, RouteDefinition, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { actionsOf, type RouteAction, siteRoutes } from '../sites.js'
import { type Coverage, coveringPatterns } from './coverage.js'
import { LatePlace } from './late-place.js'
import { PatternSet, prefixesOf } from './pattern-set.js'
import type { Handler, RetryBudget } from './types.js'
import { ANY_KIND } from './types.js'

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
  readonly #set: PatternSet
  /** It takes whatever an earlier retry route has given up on. */
  readonly #afterRetry: boolean

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
    this.#set = new PatternSet(this.patterns)
    this.#afterRetry = this.#set.coverageOf(RETRY_EXHAUSTED) === 'full'
  }

  /** How much of a kind it takes; `spent` is what earlier retry routes have given up on. */
  takes(kind: string, spent: Coverage): Coverage {
    const direct = this.#set.coverageOf(kind)
    if (direct !== 'full' && this.#afterRetry && spent !== 'none') return spent
    // The kinds that routes name are listed beside "any kind", which is the rest.
    return direct === 'part' && kind === ANY_KIND ? 'none' : direct
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

const RETRY_EXHAUSTED = 'retry.exhausted'
const AFTER_RETRY = coveringPatterns(RETRY_EXHAUSTED)
/** So many are asked one after the other. */
const FEW = 8

/** Handlers in the order in which they are asked; of many, only those are that may take a kind. */
export class HandlerList {
  readonly #all: readonly RouteHandler[]
  #byPattern: ReadonlyMap<string, readonly number[]> | null = null

  constructor(handlers: readonly RouteHandler[]) {
    const last = handlers.length <= FEW ? -1 : handlers.findIndex(takesAll)
    this.#all = last === -1 ? handlers : handlers.slice(0, last + 1)
  }

  thatMayTake(kind: string): readonly RouteHandler[] {
    if (this.#all.length <= FEW) return this.#all
    this.#byPattern ??= indexOf(this.#all)
    const found = new Set<number>()
    const names = kind.endsWith('.*') ? [`${kind} inside`] : []
    for (const name of [...coveringPatterns(kind), ...AFTER_RETRY, ...names])
      for (const index of this.#byPattern.get(name) ?? []) found.add(index)
    return [...found].sort((a, b) => a - b).flatMap((index) => this.#all[index] ?? [])
  }
}

/** Behind such a one nobody is asked. */
function takesAll({ scope, action, when, patterns }: RouteHandler): boolean {
  return (
    patterns.includes(ANY_KIND) && when === null && action !== 'retry' && !(scope === 'workflow' && action === 'to')
  )
}

/** Handlers by their patterns, and by each prefix that a pattern of theirs lies inside. */
function indexOf(handlers: readonly RouteHandler[]): ReadonlyMap<string, readonly number[]> {
  const table = new Map<string, number[]>()
  handlers.forEach(({ patterns }, index) => {
    for (const pattern of patterns)
      for (const name of [pattern, ...prefixesOf(pattern).map((prefix) => `${prefix} inside`)])
        addTo(table, name, index)
  })
  return table
}

interface Handling {
  readonly handledBy: readonly Handler[]
  readonly escapes: boolean
}

/** Who may take a kind, in the order of asking, and whether it can get past all of them. */
export function handlingOf(kind: string, lists: readonly HandlerList[], node: string): Handling {
  const handledBy: Handler[] = []
  let spent: Coverage = 'none'
  for (const list of lists) {
    for (const handler of list.thatMayTake(kind)) {
      if (handler.scope === 'workflow' && handler.action === 'to' && handler.target === node) continue
      const taken = handler.takes(kind, spent)
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
  }
  return { handledBy, escapes: true }
}
