import type { NodeAt } from '../core/events.js'
import { nodeKey, runAround, runKey, visitKey } from '../core/place.js'
import { newVisit, type Visit } from './visit.js'

/** The first visits are never given up, then the oldest of those that ended well go, then the oldest of all. */
const MAX_VISITS = 8000
const FIRST = 3000
/** Visits by their places, as many as there is room for. */
export class VisitStore {
  readonly roots = new Set<Visit>()
  rootsTotal = 0
  readonly #byKey = new Map<string, Visit>()
  readonly #latest = new Map<string, Visit>()
  /** The same sets as in the visits, to be written to. */
  readonly #children = new WeakMap<Visit, Set<Visit>>()
  readonly #good = new Queue<Visit>()
  readonly #bad = new Queue<Visit>()
  /** Everything but the first, the oldest first, for what never ends. */
  readonly #later = new Set<Visit>()
  readonly #max: number
  #made = 0
  /** The one that was made last: most events are about it. */
  #last: Visit | null = null

  constructor(whole: boolean) {
    this.#max = whole ? Number.POSITIVE_INFINITY : MAX_VISITS
  }

  find(at: NodeAt): Visit | undefined {
    return this.#lastIf(at) ?? this.#byKey.get(visitKey(at))
  }

  #lastIf({ scope, node, visit }: NodeAt): Visit | null {
    const last = this.#last
    return last !== null && last.visit === visit && last.node === node && last.scope === scope ? last : null
  }

  /** The latest visit of a node in its scope. */
  latest(at: { readonly scope: string; readonly node: string }): Visit | undefined {
    return this.#latest.get(nodeKey(at))
  }

  /** The visit of a place, which is made where there is none. */
  open(at: NodeAt): Visit {
    const last = this.#lastIf(at)
    if (last !== null) return last
    const key = visitKey(at)
    const found = this.#byKey.get(key)
    if (found !== undefined) return found
    const made = newVisit(at, this.#made + 1)
    this.#last = made
    this.#byKey.set(key, made)
    this.#latest.set(nodeKey(at), made)
    this.#made += 1
    if (this.#made > FIRST) this.#later.add(made)
    const parent = this.#parent(made)
    if (parent === undefined) {
      this.roots.add(made)
      this.rootsTotal += 1
    } else {
      this.#childrenOf(parent).add(made)
      parent.childrenTotal += 1
    }
    this.#makeRoom()
    return made
  }

  #childrenOf(parent: Visit): Set<Visit> {
    const known = this.#children.get(parent)
    if (known !== undefined) return known
    const made = new Set<Visit>()
    this.#children.set(parent, made)
    parent.children = made
    return made
  }

  /** Only these runs of the root count any more, with what is inside of them; as `node#visit.attempt`. */
  keepRoots(keep: ReadonlySet<string>): void {
    for (const visit of [...this.roots]) {
      const { scope, node, visit: number } = visit
      const counts = visit.attempts.some((one) => keep.has(runKey({ scope, node, visit: number, attempt: one.number })))
      if (counts) continue
      this.#forget(visit)
      this.rootsTotal -= 1
    }
  }

  #forget(visit: Visit): void {
    for (const child of [...visit.children]) this.#forget(child)
    this.#remove(visit)
  }

  /** A visit that ended may be dropped when there are too many. */
  settled(visit: Visit): void {
    if (this.#made > FIRST) (visit.attempts.at(-1)?.state === 'failed' ? this.#bad : this.#good).push(visit)
  }

  #makeRoom(): void {
    while (this.#byKey.size > this.#max) {
      const visit = this.#next()
      if (visit === undefined) return
      this.#remove(visit)
    }
  }

  /** What can best be done without: what ended well, then what ended, then whatever is oldest. */
  #next(): Visit | undefined {
    for (const queue of [this.#good, this.#bad]) {
      for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
        if (this.#byKey.get(visitKey(visit)) !== visit || visit.attempts.at(-1)?.state === 'open') continue
        if (visit.children.size === 0) return visit
        // What it holds comes first.
        if (queue === this.#good) this.#bad.push(visit)
      }
    }
    const [oldest] = this.#later
    return oldest
  }

  #remove(visit: Visit): void {
    if (this.#last === visit) this.#last = null
    this.#later.delete(visit)
    this.#byKey.delete(visitKey(visit))
    const place = nodeKey(visit)
    if (this.#latest.get(place) === visit) this.#latest.delete(place)
    const parent = this.#parent(visit)
    if (parent === undefined) this.roots.delete(visit)
    else this.#children.get(parent)?.delete(visit)
  }

  /** The run that a scope lies in. */
  #parent({ scope }: Pick<Visit, 'scope'>): Visit | undefined {
    const around = runAround(scope)
    return around === null ? undefined : this.#byKey.get(visitKey(around))
  }
}

/** First in, first out, without moving what is left. */
class Queue<T> {
  #items: (T | undefined)[] = []
  #head = 0

  push(item: T): void {
    this.#items.push(item)
  }

  shift(): T | undefined {
    const item = this.#items[this.#head]
    if (item === undefined) return undefined
    this.#items[this.#head] = undefined
    this.#head += 1
    if (this.#head > 1000 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head)
      this.#head = 0
    }
    return item
  }
}
