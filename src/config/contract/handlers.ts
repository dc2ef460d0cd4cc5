import { isReservedKind, toKindPatterns } from '../../core/kinds.js'
import { addTo } from '../../core/maps.js'
import { listActions, listRoutes, type Site, type Workflow } from '../model.js'
import { createRetryBudget } from '../resilience.js'
import { ANY_KIND, type Handler } from './types.js'

/** Extent to which a pattern matches a kind: `a.b.c` matches a part of `a.b.*`, which stands for every kind with this prefix. */
type Coverage = 'full' | 'part' | 'none'

/** Returns `a.*` and `a.b.*` for `a.b.c`. */
function listPrefixes(kind: string): readonly string[] {
  const prefixes: string[] = []
  for (let dot = kind.indexOf('.'); dot >= 0; dot = kind.indexOf('.', dot + 1)) prefixes.push(`${kind.slice(0, dot)}.*`)
  return prefixes
}

/** Returns the patterns that match all of a kind: `*`, `a.b`, and `a.*` for `a.b`. */
export function listCoveringPatterns(kind: string): readonly string[] {
  return [ANY_KIND, kind, ...listPrefixes(kind)]
}

export function covers(pattern: string, kind: string): boolean {
  return listCoveringPatterns(kind).includes(pattern)
}

/** The patterns of a route, or the kinds of a node. A lookup takes the same time however many there are. */
export class PatternSet {
  readonly #names: ReadonlySet<string>
  readonly #prefixes: ReadonlySet<string>

  constructor(readonly names: readonly string[]) {
    this.#names = new Set(names)
    this.#prefixes = new Set(names.flatMap(listPrefixes))
  }

  /** Takes the names as patterns, and returns how much of a kind they match. */
  findCoverage(kind: string): Coverage {
    if (listCoveringPatterns(kind).some((pattern) => this.#names.has(pattern))) return 'full'
    // The kind `*` is any kind that authors raise; reserved kinds are listed separately.
    if (kind === ANY_KIND) return this.names.every(isReservedKind) ? 'none' : 'part'
    return this.#prefixes.has(kind) ? 'part' : 'none'
  }

  /** Takes the names as kinds, and reports whether a pattern matches any of them or a part of one. */
  hasAnyOf(pattern: string): boolean {
    if (pattern === ANY_KIND) return this.names.length > 0
    if (this.#names.has(ANY_KIND) && !isReservedKind(pattern)) return true
    if (this.#prefixes.has(pattern)) return true
    return [pattern, ...listPrefixes(pattern)].some((kind) => this.#names.has(kind))
  }
}

/** Converts error routes to handlers; skips routes without an action, which another rule reports. */
export function listHandlers(workflow: Workflow, site: Site | null): readonly Handler[] {
  return listRoutes(workflow, site).flatMap(({ route, path }, index): Handler | [] => {
    const action = route.on_error === undefined ? undefined : listActions(route)[0]
    if (action === undefined) return []
    const { to, when, retry } = route
    return {
      ...workflow.at(path),
      scope: site === null ? 'workflow' : 'node',
      index,
      patterns: toKindPatterns(route.on_error ?? false),
      when: when ?? null,
      action,
      target: to ?? retry?.from ?? null,
      retry: retry === undefined ? null : createRetryBudget(retry),
      sideEffects: [...(route.dead_letter === true ? ['dead_letter'] : []), ...(route.escalate ? ['escalate'] : [])],
      conditional: when !== undefined || retry !== undefined,
    }
  })
}

const RETRY_EXHAUSTED = 'retry.exhausted'

interface Candidate {
  readonly handler: Handler
  readonly patterns: PatternSet
  /** Whether the handler matches `retry.exhausted`: every error whose retries are used up. */
  readonly matchesExhausted: boolean
}

/** The handlers of a list of routes, found by kind without a look at each: a file may have thousands of both. */
export class HandlerIndex {
  readonly #candidates: readonly Candidate[]
  readonly #byPattern = new Map<string, number[]>()
  readonly #byPrefix = new Map<string, number[]>()

  constructor(handlers: readonly Handler[]) {
    this.#candidates = handlers.map((handler) => {
      const patterns = new PatternSet(handler.patterns)
      return { handler, patterns, matchesExhausted: patterns.findCoverage(RETRY_EXHAUSTED) === 'full' }
    })
    for (const [position, { patterns }] of handlers.entries()) {
      for (const pattern of patterns) addTo(this.#byPattern, pattern, position)
      for (const prefix of patterns.flatMap(listPrefixes)) addTo(this.#byPrefix, prefix, position)
    }
  }

  /** Returns the handlers of a kind, of a part of it, or of exhausted retries, in the order of routes. */
  findCandidates(kind: string): readonly Candidate[] {
    const covering = [...listCoveringPatterns(kind), ...listCoveringPatterns(RETRY_EXHAUSTED)]
    const matching = [
      ...covering.flatMap((pattern) => this.#byPattern.get(pattern) ?? []),
      ...(this.#byPrefix.get(kind) ?? []),
    ]
    const positions = [...new Set(matching)].sort((a, b) => a - b)
    return positions.flatMap((position) => this.#candidates[position] ?? [])
  }
}

/** Returns the handlers of a kind in the order of routes, and whether the kind can escape all of them. */
export function findHandling(kind: string, indexes: readonly HandlerIndex[], node: string) {
  const candidates = indexes
    .flatMap((index) => index.findCandidates(kind))
    // A shared route does not handle errors of the node to which it leads.
    .filter(({ handler: { scope, action, target } }) => scope === 'node' || action !== 'to' || target !== node)
  // A route for exhausted retries may stand before the retry route.
  const isRetried = candidates.some(
    ({ handler, patterns }) => handler.action === 'retry' && patterns.findCoverage(kind) !== 'none',
  )
  let exhausted: Coverage = isRetried ? 'part' : 'none'
  const handledBy: Handler[] = []
  for (const candidate of candidates) {
    const { handler } = candidate
    const match = findMatch(candidate, kind, exhausted)
    if (match === 'none') continue
    const isCertain = match === 'full' && handler.when === null
    handledBy.push(isCertain ? handler : { ...handler, conditional: true })
    if (!isCertain) continue
    if (handler.action !== 'retry') return { handledBy, escapes: handler.action === 'propagate' }
    exhausted = 'full'
  }
  return { handledBy, escapes: true }
}

/** Returns how much of a kind a handler matches, where `exhausted` is how much of it may come with its retries used up. */
function findMatch({ patterns, matchesExhausted }: Candidate, kind: string, exhausted: Coverage): Coverage {
  const match = patterns.findCoverage(kind)
  if (match !== 'full' && matchesExhausted && exhausted !== 'none') return exhausted
  // A contract lists the kinds that routes name beside `*`, which is only the rest.
  return match === 'part' && kind === ANY_KIND ? 'none' : match
}
