import type { NodeAt } from '../core/events.js'
import { nodeKey, runAround, runKey, visitKey } from '../core/place.js'
import { type Attempt, newVisit, type Visit } from './visit.js'

/** Of more visits than this some are dropped, but never one of the first. */
const MAX_VISITS = 8000
const FIRST = 3000
/** So many go at a time. */
const DROPPED = 1000

/** Visits by their places, as many as there is room for. */
export class VisitStore {
  readonly roots = new Set<Visit>()
  rootsTotal = 0
  readonly #visits = new Map<string, Visit>()
  /** The latest visit of each node in its scope. */
  readonly #latest = new Map<string, Visit>()
  readonly #max: number
  #made = 0

  constructor(whole: boolean) {
    this.#max = whole ? Number.POSITIVE_INFINITY : MAX_VISITS
  }

  find(at: Pick<NodeAt, 'scope' | 'node' | 'visit'>): Visit | undefined {
    return this.#visits.get(visitKey(at))
  }

  /** The latest visit of a node in its scope. */
  latest(at: Pick<NodeAt, 'scope' | 'node'>): Visit | undefined {
    return this.#latest.get(nodeKey(at))
  }

  /** The visit of a place, which is made where there is none. */
  open(at: NodeAt): Visit {
    const found = this.find(at)
    if (found !== undefined) return found
    this.#made += 1
    const made = newVisit(at, this.#made)
    this.#visits.set(visitKey(at), made)
    this.#latest.set(nodeKey(at), made)
    const parent = this.#parent(made)
    if (parent === undefined) {
      this.roots.add(made)
      this.rootsTotal += 1
    } else {
      parent.children.add(made)
      parent.childrenTotal += 1
    }
    if (this.#visits.size > this.#max) this.#drop(made)
    return made
  }

  /** Only these runs of the root count any more, with what is inside of them; as `node#visit.attempt`. */
  keepRoots(keep: ReadonlySet<string>): void {
    for (const visit of this.roots) {
      const { scope, node, visit: number } = visit
      const counts = visit.attempts.some((one) => keep.has(runKey({ scope, node, visit: number, attempt: one.number })))
      if (counts) continue
      this.#remove(visit)
      this.rootsTotal -= 1
    }
  }

  /** Drops what can best be done without: what ended well, then what failed, else what is open; the oldest first. */
  #drop(latest: Visit): void {
    const leaves = [...this.#visits.values()].filter(
      (visit) => visit.number > FIRST && visit.children.size === 0 && visit !== latest,
    )
    const inState = (state: Attempt['state']): readonly Visit[] =>
      leaves.filter(({ attempts }) => (attempts.at(-1)?.state ?? 'open') === state)
    const ended = [...inState('completed'), ...inState('failed')]
    for (const visit of (ended.length > 0 ? ended : leaves).slice(0, DROPPED)) this.#remove(visit)
  }

  #remove(visit: Visit): void {
    for (const child of visit.children) this.#remove(child)
    this.#visits.delete(visitKey(visit))
    if (this.latest(visit) === visit) this.#latest.delete(nodeKey(visit))
    const parent = this.#parent(visit)
    if (parent === undefined) this.roots.delete(visit)
    else parent.children.delete(visit)
  }

  /** The run that a scope lies in. */
  #parent({ scope }: Pick<Visit, 'scope'>): Visit | undefined {
    const around = runAround(scope)
    return around === null ? undefined : this.find(around)
  }
}
