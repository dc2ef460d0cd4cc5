/** Finds which of many texts occur in a stretch of bytes, all at once and whatever their case (Aho-Corasick). */
export interface Finder {
  /** How many texts occur between the two offsets; their numbers, each once, stand at the beginning of `found`. */
  scan(bytes: Uint8Array, start: number, end: number): number
  readonly found: Uint32Array
  /** Whether the last scan found a text. */
  has(text: number): boolean
}

interface Node {
  readonly next: Map<number, number>
  readonly texts: number[]
  link: number
}

const NO_TEXTS = new Uint32Array(0)
const fold = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte)

/** Texts are ASCII; a text is known by its place in the list. */
export function createFinder(texts: readonly string[]): Finder {
  const nodes = growTree(texts)
  const classes = letterClasses(texts)
  const width = Math.max(...classes) + 1
  const steps = new Int32Array(nodes.length * width)
  fillTable(nodes, classes, width, steps)
  const endings = nodes.map((node) => (node.texts.length === 0 ? NO_TEXTS : Uint32Array.from(node.texts)))
  // A state is its offset into the table; those at which a text ends are negative, so that one comparison tells.
  for (let at = 0; at < steps.length; at += 1) {
    const next = steps[at] ?? 0
    steps[at] = (endings[next]?.length ?? 0) === 0 ? next * width : ~(next * width)
  }
  const seen = new Uint32Array(texts.length)
  const found = new Uint32Array(texts.length)
  let count = 0
  let now = 0
  const note = (ending: Uint32Array): void => {
    for (let at = 0; at < ending.length; at += 1) {
      const text = ending[at] ?? 0
      if (seen[text] === now) continue
      seen[text] = now
      found[count] = text
      count += 1
    }
  }
  return {
    scan(bytes, start, end) {
      now = now === 0xffffffff ? restart(seen) : now + 1
      count = 0
      let state = 0
      for (let at = start; at < end; at += 1) {
        state = steps[state + (classes[bytes[at] ?? 0] ?? 0)] ?? 0
        if (state < 0) {
          state = ~state
          note(endings[state / width] ?? NO_TEXTS)
        }
      }
      return count
    },
    found,
    has: (text) => seen[text] === now,
  }
}

/** Scans are counted; when the count is used up, all that was noted is forgotten. */
function restart(seen: Uint32Array): number {
  seen.fill(0)
  return 1
}

function growTree(texts: readonly string[]): Node[] {
  const nodes: Node[] = [{ next: new Map(), texts: [], link: 0 }]
  for (const [number, text] of texts.entries()) {
    let at = 0
    for (let index = 0; index < text.length; index += 1) {
      const byte = fold(text.charCodeAt(index))
      const known = nodes[at]?.next.get(byte)
      if (known === undefined) {
        nodes[at]?.next.set(byte, nodes.length)
        at = nodes.push({ next: new Map(), texts: [], link: 0 }) - 1
      } else at = known
    }
    nodes[at]?.texts.push(number)
  }
  return nodes
}

/** Bytes that stand in no text share one class, which keeps the table small. */
function letterClasses(texts: readonly string[]): Uint8Array {
  const classes = new Uint8Array(256)
  let count = 0
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      const byte = fold(text.charCodeAt(index))
      if (classes[byte] === 0) classes[byte] = ++count
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
      node.texts.push(...(nodes[node.link]?.texts ?? []))
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
