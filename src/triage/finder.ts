/** Finds which of many texts occur in a stretch of bytes, all at once and whatever their case (Aho-Corasick). */
export interface Finder {
  /** How many texts occur between the two offsets; their numbers, each once, stand at the beginning of `found`. */
  scan(bytes: Uint8Array, start: number, end: number): number
  readonly found: Uint32Array
  /** Whether the last scan found a text. */
  has(text: number): boolean
}

const NO_TEXTS = new Uint32Array(0)
const fold = (byte: number): number => (byte >= 65 && byte <= 90 ? byte + 32 : byte)

/** Texts are ASCII; a text is known by its place in the list. */
export function createFinder(texts: readonly string[]): Finder {
  const classes = letterClasses(texts)
  const width = Math.max(...classes) + 1
  const tree = growTree(texts, classes, width)
  const endings = linkTree(tree, width)
  const steps = markEndings(tree, endings, width)
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

/** Scans are counted; when the count is used up, all notes are dropped. */
function restart(seen: Uint32Array): number {
  seen.fill(0)
  return 1
}

/** The texts as a tree: for each node and class the next node, 0 where there is none. */
interface Tree {
  readonly table: Int32Array
  readonly size: number
  /** By node: the numbers of the texts that end there. */
  readonly texts: number[][]
}

function growTree(texts: readonly string[], classes: Uint8Array, width: number): Tree {
  const longest = texts.reduce((sum, text) => sum + text.length, 1)
  const table = new Int32Array(longest * width)
  const ends: number[][] = []
  let size = 1
  for (const [number, text] of texts.entries()) {
    let at = 0
    for (let index = 0; index < text.length; index += 1) {
      const cell = at * width + (classes[fold(text.charCodeAt(index))] ?? 0)
      if (table[cell] === 0) {
        table[cell] = size
        size += 1
      }
      at = table[cell] ?? 0
    }
    const known = ends[at]
    if (known === undefined) ends[at] = [number]
    else known.push(number)
  }
  return { table: table.slice(0, size * width), size, texts: ends }
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

/**
 * Fills the cells without a next node from the node that stands for the longest end of the same letters. Breadth first:
 * that one is nearer to the root and filled before.
 */
function linkTree({ table, size, texts }: Tree, width: number): readonly Uint32Array[] {
  const links = new Int32Array(size)
  const queue = new Int32Array(size)
  let length = 1
  for (let head = 0; head < length; head += 1) {
    const at = queue[head] ?? 0
    const link = links[at] ?? 0
    const inherited = at === 0 ? undefined : texts[link]
    if (inherited !== undefined) texts[at] = [...(texts[at] ?? []), ...inherited]
    for (let letter = 0; letter < width; letter += 1) {
      const cell = at * width + letter
      const child = table[cell] ?? 0
      const other = at === 0 ? 0 : (table[link * width + letter] ?? 0)
      if (child === 0) table[cell] = other
      else {
        links[child] = other
        queue[length] = child
        length += 1
      }
    }
  }
  return Array.from({ length: size }, (_, at) => {
    const ending = texts[at]
    return ending === undefined ? NO_TEXTS : Uint32Array.from(ending)
  })
}

/** A state is its offset into the table; those at which a text ends are negative, so that one comparison tells. */
function markEndings({ table }: Tree, endings: readonly Uint32Array[], width: number): Int32Array {
  for (let at = 0; at < table.length; at += 1) {
    const next = table[at] ?? 0
    table[at] = (endings[next]?.length ?? 0) === 0 ? next * width : ~(next * width)
  }
  return table
}
