/**
 * What every way from an entry passes. Immediate dominators by iteration over the reverse postorder, after Cooper, Harvey and
 * Kennedy: each has a higher number than what it dominates.
 */
export class Dominators {
  readonly #order: readonly string[]
  readonly #index: ReadonlyMap<string, number>
  readonly #idom: readonly number[]
  #spans: Spans | null = null

  constructor(entry: string, next: (name: string) => readonly string[]) {
    this.#order = postorder(entry, next)
    this.#index = new Map(this.#order.map((name, position) => [name, position]))
    this.#idom = immediateDominators(this.#order, this.#index, next)
  }

  /** Everything that each way to a node passes, the node included; null when no way leads there. */
  of(node: string): ReadonlySet<string> | null {
    const exit = this.#index.get(node)
    const last = this.#order.length - 1
    if (exit === undefined) return null
    const found = new Set<string>()
    for (let current = exit; ; current = this.#idom[current] ?? last) {
      const name = this.#order[current]
      if (name !== undefined) found.add(name)
      if (current === last) return found
    }
  }

  /** Whether each way to a node passes another one; no way leads to what is not reached. */
  isPassed(other: string, node: string): boolean {
    const [outer, inner] = [this.#index.get(other), this.#index.get(node)]
    if (outer === undefined || inner === undefined) return false
    this.#spans ??= spansOf(this.#idom)
    const { starts, sizes } = this.#spans
    const distance = (starts[inner] ?? 0) - (starts[outer] ?? 0)
    return distance >= 0 && distance < (sizes[outer] ?? 0)
  }
}

function immediateDominators(
  order: readonly string[],
  index: ReadonlyMap<string, number>,
  next: (name: string) => readonly string[],
): readonly number[] {
  const last = order.length - 1
  const predecessors: number[][] = order.map(() => [])
  for (const [position, name] of order.entries()) {
    for (const target of next(name)) {
      const to = index.get(target)
      if (to !== undefined) predecessors[to]?.push(position)
    }
  }
  const idom: number[] = new Array(order.length).fill(-1)
  idom[last] = last
  for (let changed = true; changed; ) {
    changed = false
    for (let current = last - 1; current >= 0; current--) {
      const dominator = commonDominator(predecessors[current] ?? [], idom)
      if (dominator !== idom[current]) {
        idom[current] = dominator
        changed = true
      }
    }
  }
  return idom
}

/** A numbering in which all that a node dominates has the numbers behind its own: where they start, and how many they are. */
interface Spans {
  readonly starts: readonly number[]
  readonly sizes: readonly number[]
}

function spansOf(idom: readonly number[]): Spans {
  const last = idom.length - 1
  const sizes: number[] = idom.map(() => 1)
  for (let current = 0; current < last; current++) {
    const parent = idom[current] ?? last
    sizes[parent] = (sizes[parent] ?? 0) + (sizes[current] ?? 0)
  }
  const starts: number[] = idom.map(() => 0)
  const free: number[] = idom.map(() => 1)
  for (let current = last - 1; current >= 0; current--) {
    const parent = idom[current] ?? last
    const start = free[parent] ?? 0
    starts[current] = start
    free[current] = start + 1
    free[parent] = start + (sizes[current] ?? 0)
  }
  return { starts, sizes }
}

function commonDominator(predecessors: readonly number[], idom: readonly number[]): number {
  let common = -1
  for (const predecessor of predecessors) {
    if ((idom[predecessor] ?? -1) === -1) continue
    if (common === -1) {
      common = predecessor
      continue
    }
    let other = predecessor
    while (common !== other) {
      if (common < other) common = idom[common] ?? common
      else other = idom[other] ?? other
    }
  }
  return common
}

function postorder(entry: string, next: (name: string) => readonly string[]): readonly string[] {
  const order: string[] = []
  const seen = new Set([entry])
  const stack: { readonly name: string; readonly targets: readonly string[]; at: number }[] = [
    { name: entry, targets: next(entry), at: 0 },
  ]
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const target = top.targets[top.at++]
    if (target === undefined) {
      order.push(top.name)
      stack.pop()
    } else if (!seen.has(target)) {
      seen.add(target)
      stack.push({ name: target, targets: next(target), at: 0 })
    }
  }
  return order
}
