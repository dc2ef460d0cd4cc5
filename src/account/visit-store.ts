import type { NodeAt } from '../core/events.js'
import { nodeKey, runAround, runKey, visitKey } from '../core/place.js'
import type { Visit } from './visits.js'

/** The first visits are never given up, then the oldest of those that ended well go, then the oldest of all. */
const MAX_VISITS = 8000
const FIRST = 3000
/** So many of the latest that ended well: what is given up soon costs hardly any memory, what is kept for long is cleared away late. */
const LATEST_GOOD = 500

/** Visits by their places, as many as there is room for. */
export class VisitStore {
  rootsTotal = 0
  /**
   * The first ones stand apart from those that come and go: what goes leaves its place in a table, a table that is full of
   * such places is made anew, and one that has grown old by then keeps everything in it until the whole memory is cleared.
   */
  readonly #first = new Map<string, Visit>()
  readonly #others = new Map<string, Visit>()
  readonly #firstRoots = new Set<Visit>()
  readonly #otherRoots = new Set<Visit>()
  readonly #latest = new Map<string, Visit>()
  readonly #good = new Queue<Visit>()
  readonly #bad = new Queue<Visit>()
  /** Everything but the first, the oldest first, for what never ends. */
  readonly #later = new Set<Visit>()
  readonly #max: number
  #made = 0

  constructor(whole: boolean) {
    this.#max = whole ? Number.POSITIVE_INFINITY : MAX_VISITS
  }

  /** Visits that lie in no other, the first ones first. */
  get roots(): readonly Visit[] {
    return [...this.#firstRoots, ...this.#otherRoots]
  }

  find(at: NodeAt): Visit | undefined {
    return this.#at(visitKey(at))
  }

  #at(key: string): Visit | undefined {
    return this.#others.get(key) ?? this.#first.get(key)
  }

  /** The latest visit of a node in its scope. */
  latest(at: { readonly scope: string; readonly node: string }): Visit | undefined {
    return this.#latest.get(nodeKey(at))
  }

  /** The visit of a place, which is made where there is none. */
  open(at: NodeAt): Visit {
    const key = visitKey(at)
    const found = this.#at(key)
    if (found !== undefined) return found
    const made: Visit = {
      number: this.#made + 1,
      scope: at.scope,
      node: at.node,
      visit: at.visit,
      type: '',
      item: null,
      attempts: [],
      attemptsTotal: 0,
      pauses: [],
      route: null,
      recovered: null,
      reenters: false,
      termination: null,
      group: null,
      child: null,
      children: new Set(),
      childrenTotal: 0,
    }
    const isFirst = this.#made < FIRST
    const places = isFirst ? this.#first : this.#others
    places.set(key, made)
    this.#latest.set(nodeKey(at), made)
    this.#made += 1
    if (!isFirst) this.#later.add(made)
    const parent = this.#parent(made)
    if (parent === undefined) {
      const roots = isFirst ? this.#firstRoots : this.#otherRoots
      roots.add(made)
      this.rootsTotal += 1
    } else {
      parent.children.add(made)
      parent.childrenTotal += 1
    }
    this.#makeRoom()
    return made
  }

  /** Only these runs of the root count any more, with what is inside of them; as `node#visit.attempt`. */
  keepRoots(keep: ReadonlySet<string>): void {
    for (const visit of this.roots) {
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

  /** A visit that came to an end may be given up when there are too many. */
  settled(visit: Visit): void {
    if (this.#made <= FIRST) return
    if (visit.attempts.at(-1)?.state === 'failed') this.#bad.push(visit)
    else this.#good.push(visit)
  }

  #makeRoom(): void {
    while (this.#first.size + this.#others.size > this.#max) {
      const visit = this.#next()
      if (visit === undefined) return
      this.#remove(visit)
    }
    while (this.#max !== Number.POSITIVE_INFINITY && this.#good.length > LATEST_GOOD) {
      const visit = this.#oldestIn(this.#good)
      if (visit !== undefined) this.#remove(visit)
    }
  }

  /** What can best be done without: what ended well, then what ended, then whatever is oldest. */
  #next(): Visit | undefined {
    const [oldest] = this.#later
    return this.#oldestIn(this.#good) ?? this.#oldestIn(this.#bad) ?? oldest
  }

  #oldestIn(queue: Queue<Visit>): Visit | undefined {
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
      if (this.#at(visitKey(visit)) !== visit || visit.attempts.at(-1)?.state === 'open') continue
      if (visit.children.size === 0) return visit
      // What it holds comes first.
      if (queue === this.#good) this.#bad.push(visit)
    }
    return undefined
  }

  #remove(visit: Visit): void {
    this.#later.delete(visit)
    const key = visitKey(visit)
    if (!this.#others.delete(key)) this.#first.delete(key)
    const place = nodeKey(visit)
    if (this.#latest.get(place) === visit) this.#latest.delete(place)
    const parent = this.#parent(visit)
    if (parent !== undefined) parent.children.delete(visit)
    else if (!this.#otherRoots.delete(visit)) this.#firstRoots.delete(visit)
  }

  /** The run that a scope lies in. */
  #parent({ scope }: Pick<Visit, 'scope'>): Visit | undefined {
    const around = runAround(scope)
    return around === null ? undefined : this.#at(visitKey(around))
  }
}

/** First in, first out, without moving what is left. */
class Queue<T> {
  #items: (T | undefined)[] = []
  #head = 0

  get length(): number {
    return this.#items.length - this.#head
  }

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
