/** Everything that each way from the entry to a node passes, the node included; null when no way leads there. */
export function dominatorsOf(
  node: string,
  entry: string,
  next: (name: string) => readonly string[],
): ReadonlySet<string> | null {
  const order = postorder(entry, next)
  const index = new Map(order.map((name, position) => [name, position]))
  const start = index.get(node)
  if (start === undefined) return null
  const idom = immediateDominators(order, index, next)
  const found = new Set<string>()
  for (let current = start; ; current = idom[current] ?? order.length - 1) {
    found.add(order[current] ?? entry)
    if (current === order.length - 1) return found
  }
}

/** By iteration over the reverse postorder, after Cooper, Harvey and Kennedy: each has a higher number than what it dominates. */
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

/** Names in the order in which a depth-first walk leaves them: each after what it leads to, but for what leads back. */
export function postorder(entry: string, next: (name: string) => readonly string[]): readonly string[] {
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
