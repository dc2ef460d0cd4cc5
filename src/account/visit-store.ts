import type { NodeAt } from '../core/events.js'
import { nodeKey, runAround, runKey } from '../core/place.js'
import { newVisit, type Visit } from './visit.js'

/** The first visits are never given up, then the oldest of those that ended well go, then the oldest of all. */
const MAX_VISITS = 8000
const FIRST = 3000

type VisitPlace = Pick<NodeAt, 'scope' | 'node' | 'visit'>

/** The visits of one node in its scope. */
interface NodeVisits {
  /** The visit that was opened last, while it is kept. */
  latest: Visit | null
  /** All others by their numbers; most nodes are visited once. */
  earlier: Map<number, Visit> | null
}

/** Visits by their places, as many as there is room for. */
export class VisitStore {
  readonly roots = new Set<Visit>()
  rootsTotal = 0
  /** By the key of the node. */
  readonly #nodes = new Map<string, NodeVisits>()
  /** The same sets as in the visits, to be written to. */
  readonly #children = new WeakMap<Visit, Set<Visit>>()
  readonly #good = new Queue<Visit>()
  readonly #bad = new Queue<Visit>()
  /** What has not ended, the oldest first; filled when nothing else can be given up. */
  readonly #open = new Queue<Visit>()
  readonly #max: number
  #made = 0
  #kept = 0
  /** The one that was made last: most events are about it. */
  #last: Visit | null = null

  constructor(whole: boolean) {
    this.#max = whole ? Number.POSITIVE_INFINITY : MAX_VISITS
  }

  find(at: VisitPlace): Visit | undefined {
    return this.#lastIf(at) ?? visitIn(this.#nodes.get(nodeKey(at)), at.visit)
  }

  #lastIf({ scope, node, visit }: VisitPlace): Visit | null {
    const last = this.#last
    return last !== null && last.visit === visit && last.node === node && last.scope === scope ? last : null
  }

  /** The latest visit of a node in its scope. */
  latest(at: { readonly scope: string; readonly node: string }): Visit | undefined {
    return this.#nodes.get(nodeKey(at))?.latest ?? undefined
  }

  /** The visit of a place, which is made where there is none. */
  open(at: NodeAt): Visit {
    const last = this.#lastIf(at)
    if (last !== null) return last
    const key = nodeKey(at)
    const node = this.#nodes.get(key)
    const found = visitIn(node, at.visit)
    if (found !== undefined) return found
    this.#made += 1
    this.#kept += 1
    const made = newVisit(at, this.#made)
    this.#last = made
    if (node === undefined) this.#nodes.set(key, { latest: made, earlier: null })
    else {
      if (node.latest !== null) {
        node.earlier ??= new Map()
        node.earlier.set(node.latest.visit, node.latest)
      }
      node.latest = made
    }
    this.#hang(made)
    while (this.#kept > this.#max) this.#remove(this.#dispensable())
    return made
  }

  /** Puts a new visit below the one that it runs in. */
  #hang(made: Visit): void {
    const parent = this.#parent(made)
    if (parent === undefined) {
      this.roots.add(made)
      this.rootsTotal += 1
    } else {
      this.#childrenOf(parent).add(made)
      parent.childrenTotal += 1
    }
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

  /** What can best be done without: what ended well, then what ended, then whatever is oldest. */
  #dispensable(): Visit {
    for (const queue of [this.#good, this.#bad]) {
      for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
        if (this.find(visit) !== visit || visit.attempts.at(-1)?.state === 'open') continue
        if (visit.children.size === 0) return visit
        // What it holds comes first.
        if (queue === this.#good) this.#bad.push(visit)
      }
    }
    return this.#oldest()
  }

  #oldest(): Visit {
    for (;;) {
      for (let visit = this.#open.shift(); visit !== undefined; visit = this.#open.shift())
        if (this.find(visit) === visit) return visit
      for (const visit of this.#later()) this.#open.push(visit)
    }
  }

  /** Everything but the first, the oldest first. */
  #later(): readonly Visit[] {
    const all = [...this.#nodes.values()].flatMap(({ latest, earlier }) => [
      ...(earlier?.values() ?? []),
      ...(latest === null ? [] : [latest]),
    ])
    return all.filter(({ number }) => number > FIRST).sort((a, b) => a.number - b.number)
  }

  #remove(visit: Visit): void {
    if (this.#last === visit) this.#last = null
    const key = nodeKey(visit)
    const node = this.#nodes.get(key)
    if (node?.latest === visit) node.latest = null
    else node?.earlier?.delete(visit.visit)
    if (node !== undefined && node.latest === null && (node.earlier?.size ?? 0) === 0) this.#nodes.delete(key)
    this.#kept -= 1
    const parent = this.#parent(visit)
    if (parent === undefined) this.roots.delete(visit)
    else this.#children.get(parent)?.delete(visit)
  }

  /** The run that a scope lies in. */
  #parent({ scope }: Pick<Visit, 'scope'>): Visit | undefined {
    const around = runAround(scope)
    return around === null ? undefined : this.find(around)
  }
}

function visitIn(node: NodeVisits | undefined, visit: number): Visit | undefined {
  if (node === undefined) return undefined
  return node.latest?.visit === visit ? node.latest : node.earlier?.get(visit)
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
