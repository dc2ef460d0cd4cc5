/** Finds which of many texts occur in a stretch of bytes, all at once and whatever their case (Aho-Corasick). */
export interface Finder {
  /** Marks the owners of every text that occurs between the two offsets. */
  mark(bytes: Uint8Array, start: number, end: number, owners: Set<number>): void
}

interface Node {
  readonly next: Map<number, number>
  readonly owners: number[]
  link: number
}

const fold = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte)

/** Texts are ASCII; each brings the owners that want to know of it. */
export function createFinder(texts: ReadonlyMap<string, readonly number[]>): Finder {
  const nodes = growTree(texts)
  const classes = letterClasses(texts)
  const width = Math.max(...classes) + 1
  const table = new Int32Array(nodes.length * width)
  fillTable(nodes, classes, width, table)
  // A state is its offset into the table; those at which a text ends are negative, so that one comparison tells.
  const steps = table.map((next) => (nodes[next]?.owners.length === 0 ? next * width : ~(next * width)))
  return {
    mark(bytes, start, end, owners) {
      let state = 0
      for (let at = start; at < end; at += 1) {
        state = steps[state + (classes[bytes[at] ?? 0] ?? 0)] ?? 0
        if (state < 0) {
          state = ~state
          for (const owner of nodes[state / width]?.owners ?? []) owners.add(owner)
        }
      }
    },
  }
}

function growTree(texts: ReadonlyMap<string, readonly number[]>): Node[] {
  const nodes: Node[] = [{ next: new Map(), owners: [], link: 0 }]
  for (const [text, owners] of texts) {
    let at = 0
    for (const byte of Buffer.from(text, 'latin1')) {
      const known = nodes[at]?.next.get(fold(byte))
      if (known !== undefined) at = known
      else {
        nodes[at]?.next.set(fold(byte), nodes.length)
        at = nodes.push({ next: new Map(), owners: [], link: 0 }) - 1
      }
    }
    nodes[at]?.owners.push(...owners)
  }
  return nodes
}

/** Bytes that stand in no text share one class, which keeps the table small. */
function letterClasses(texts: ReadonlyMap<string, readonly number[]>): Uint8Array {
  const classes = new Uint8Array(256)
  let count = 0
  for (const text of texts.keys()) {
    for (const byte of Buffer.from(text, 'latin1')) {
      if (classes[fold(byte)] === 0) classes[fold(byte)] = ++count
    }
  }
  for (let byte = 65; byte <= 90; byte += 1) classes[byte] = classes[byte + 32] ?? 0
  return classes
}

/** Breadth first, so that the link of a node, which is nearer to the root, is filled before it. */
function fillTable(nodes: Node[], classes: Uint8Array, width: number, table: Int32Array): void {
  const queue = [0]
  for (let head = 0; head < queue.length; head += 1) {
    const at = queue[head] ?? 0
    const node = nodes[at]
    if (node === undefined) continue
    if (at !== 0) {
      node.owners.push(...(nodes[node.link]?.owners ?? []))
      table.copyWithin(at * width, node.link * width, (node.link + 1) * width)
    }
    for (const [byte, child] of node.next) {
      const target = nodes[child]
      const cell = at * width + (classes[byte] ?? 0)
      if (target !== undefined) target.link = at === 0 ? 0 : (table[cell] ?? 0)
      table[cell] = child
      queue.push(child)
    }
  }
}
