import { isReservedKind, toKindPatterns } from '../../core/kinds.js'
import { addTo } from '../../core/maps.js'
import { listActions, listRoutes, type Site, type Workflow } from '../model.js'
import { createRetryBudget } from '../resilience.js'
import { ANY_KIND, type Handler, type RaisedKind } from './types.js'

/** How much of a kind, which may be a prefix or `*`, a pattern matches. */
type Coverage = 'full' | 'part' | 'none'

/** Reports whether a pattern matches all of a kind. */
export function covers(pattern: string, kind: string): boolean {
  return coveringPatterns(kind).includes(pattern)
}

/** Returns the patterns that match all of a kind or pattern. */
export function coveringPatterns(kind: string): readonly string[] {
  return [ANY_KIND, kind, ...listPrefixes(kind)]
}

/** Returns `a.*` and `a.b.*` for `a.b.c`. */
function listPrefixes(pattern: string): readonly string[] {
  const prefixes: string[] = []
  for (let dot = pattern.indexOf('.'); dot >= 0; dot = pattern.indexOf('.', dot + 1))
    prefixes.push(`${pattern.slice(0, dot)}.*`)
  return prefixes
}

/** A set of kinds or `on_error` patterns with lookups in constant time. */
export class PatternSet {
  readonly #patterns: ReadonlySet<string>
  readonly #prefixes: ReadonlySet<string>

  constructor(readonly names: readonly string[]) {
    this.#patterns = new Set(names)
    this.#prefixes = new Set(names.flatMap(listPrefixes))
  }

  findCoverage(kind: string): Coverage {
    if (coveringPatterns(kind).some((pattern) => this.#patterns.has(pattern))) return 'full'
    // The kind `*` is any kind that authors raise; reserved kinds are listed separately.
    if (kind === ANY_KIND) return [...this.#patterns].every(isReservedKind) ? 'none' : 'part'
    return kind.endsWith('.*') && this.#prefixes.has(kind) ? 'part' : 'none'
  }

  /** Reports whether a pattern matches any part of the set, taken as kinds. */
  meets(pattern: string): boolean {
    if (pattern === ANY_KIND) return this.#patterns.size > 0
    if (this.#patterns.has(ANY_KIND) && !isReservedKind(pattern)) return true
    if (pattern.endsWith('.*') && this.#prefixes.has(pattern)) return true
    return [pattern, ...listPrefixes(pattern)].some((kind) => this.#patterns.has(kind))
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
  /** The handler matches errors whose retries are exhausted. */
  readonly afterRetry: boolean
}

/** Handlers in the order of routes, indexed by pattern. */
export class HandlerList {
  readonly #candidates: readonly Candidate[]
  /** Positions by pattern, and by each prefix of a pattern. */
  readonly #index = new Map<string, number[]>()

  constructor(handlers: readonly Handler[]) {
    this.#candidates = handlers.map((handler, position) => {
      for (const pattern of handler.patterns)
        for (const key of [pattern, ...listPrefixes(pattern).map(insideKey)]) addTo(this.#index, key, position)
      const patterns = new PatternSet(handler.patterns)
      return { handler, patterns, afterRetry: patterns.findCoverage(RETRY_EXHAUSTED) === 'full' }
    })
  }

  thatMayHandle(kind: string): readonly Candidate[] {
    const keys = [...coveringPatterns(kind), ...coveringPatterns(RETRY_EXHAUSTED)]
    if (kind.endsWith('.*')) keys.push(insideKey(kind))
    const found = new Set(keys.flatMap((key) => this.#index.get(key) ?? []))
    return [...found].sort((a, b) => a - b).flatMap((position) => this.#candidates[position] ?? [])
  }
}

function insideKey(prefix: string): string {
  return `inside ${prefix}`
}

/** Returns the handlers of a kind in the order of routes, and whether the kind can escape all of them. */
export function findHandling(
  kind: string,
  lists: readonly HandlerList[],
  node: string,
): Pick<RaisedKind, 'handledBy' | 'escapes'> {
  const handledBy: Handler[] = []
  const candidates = lists.flatMap((list) => list.thatMayHandle(kind))
  // A route for exhausted retries may precede the retry route.
  const isRetried = candidates.some(
    ({ handler, patterns }) => handler.action === 'retry' && patterns.findCoverage(kind) !== 'none',
  )
  let spent: Coverage = isRetried ? 'part' : 'none'
  for (const candidate of candidates) {
    const { handler } = candidate
    if (handler.scope === 'workflow' && handler.action === 'to' && handler.target === node) continue
    const matched = matchedBy(candidate, kind, spent)
    if (matched === 'none') continue
    const sure = matched === 'full' && handler.when === null
    handledBy.push(sure ? handler : { ...handler, conditional: true })
    if (handler.action === 'retry') {
      if (sure) spent = 'full'
    } else if (sure) {
      return { handledBy, escapes: handler.action === 'propagate' }
    }
  }
  return { handledBy, escapes: true }
}

/** Returns how much of a kind a route matches; `spent` is the part whose retries are exhausted. */
function matchedBy({ patterns, afterRetry }: Candidate, kind: string, spent: Coverage): Coverage {
  const direct = patterns.findCoverage(kind)
  if (direct !== 'full' && afterRetry && spent !== 'none') return spent
  // Kinds named in routes are listed separately, so `*` is only the rest.
  return direct === 'part' && kind === ANY_KIND ? 'none' : direct
}
