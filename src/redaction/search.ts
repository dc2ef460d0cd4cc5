/** The rows of all nodes that have one take at most so many numbers. */
const MOST_ROW_NUMBERS = 1 << 19

/**
 * Finds all occurrences of many literals in one pass over a text (Aho and Corasick). The literals are a tree of characters, in which
 * each node has a fallback: the longest end of what was read that is the beginning of another literal. So no character is read
 * twice, whatever the literals and the text are.
 *
 * Nodes are numbered by depth. The root is 0, and 0 also stands for none.
 */
export class Search {
  readonly #character: Uint16Array
  readonly #depth: Int32Array
  readonly #firstChild: Int32Array
  readonly #nextSibling: Int32Array
  readonly #fallback: Int32Array
  /** The number of the literal that ends in a node, counted from 1. */
  readonly #literal: Int32Array
  /** The first one among a node and its fallbacks in which a literal ends. */
  readonly #ended: Int32Array
  #nodeCount = 1
  /** A column for each character that occurs in a literal, and one for all others. */
  readonly #column = new Uint16Array(1 << 16)
  #columnBits = 0
  /**
   * Shallow nodes, where most of a text is, have a row that says what follows in each column: where the row of the next node begins,
   * or the complement of its number where a literal ends in it or it has no row.
   */
  #rows = new Int32Array(0)
  #rowCount = 0

  /** Literals are not empty, and each is there once. */
  constructor(literals: readonly string[]) {
    const size = literals.reduce((sum, literal) => sum + literal.length, 1)
    this.#character = new Uint16Array(size)
    this.#depth = new Int32Array(size)
    this.#firstChild = new Int32Array(size)
    this.#nextSibling = new Int32Array(size)
    this.#fallback = new Int32Array(size)
    this.#literal = new Int32Array(size)
    this.#ended = new Int32Array(size)
    this.#addNodes(literals)
    this.#addRows()
  }

  /** Calls back for every occurrence, overlapping ones included, in the order of their ends. */
  find(text: string, onFound: (literal: number, start: number, end: number) => void): void {
    const rows = this.#rows
    const column = this.#column
    let row = 0
    for (let at = 0; at < text.length; at += 1) {
      row = rows[row | (column[text.charCodeAt(at)] ?? 0)] ?? 0
      if (row >= 0) continue
      let node = ~row
      this.#report(node, at + 1, onFound)
      for (; node >= this.#rowCount && at + 1 < text.length; at += 1) {
        node = this.#next(node, text.charCodeAt(at + 1))
        this.#report(node, at + 2, onFound)
      }
      row = node << this.#columnBits
    }
  }

  #report(node: number, end: number, onFound: (literal: number, start: number, end: number) => void): void {
    for (let last = this.#ended[node] ?? 0; last !== 0; last = this.#ended[this.#fallback[last] ?? 0] ?? 0)
      onFound((this.#literal[last] ?? 0) - 1, end - (this.#depth[last] ?? 0), end)
  }

  /** How many of the last characters of a text are the beginning of a literal, which may go on. */
  partialLength(text: string): number {
    let node = 0
    for (let at = 0; at < text.length; at += 1) node = this.#next(node, text.charCodeAt(at))
    return this.#depth[node] ?? 0
  }

  #next(from: number, code: number): number {
    for (let node = from; ; node = this.#fallback[node] ?? 0) {
      const child = this.#child(node, code)
      if (child !== 0 || node === 0) return child
    }
  }

  #child(parent: number, code: number): number {
    let child = this.#firstChild[parent] ?? 0
    while (child !== 0 && this.#character[child] !== code) child = this.#nextSibling[child] ?? 0
    return child
  }

  /** Level by level, so that the fallbacks of a node, which are less deep, are there before it. */
  #addNodes(literals: readonly string[]): void {
    const nodes = new Int32Array(literals.length)
    let open = literals.map((_, id) => id)
    for (let depth = 0; open.length > 0; depth += 1) {
      open = open.filter((id) => {
        const literal = literals[id] ?? ''
        const node = this.#childOrNew(nodes[id] ?? 0, literal.charCodeAt(depth))
        nodes[id] = node
        if (depth + 1 < literal.length) return true
        this.#literal[node] = id + 1
        this.#ended[node] = node
        return false
      })
    }
  }

  #childOrNew(parent: number, code: number): number {
    const known = this.#child(parent, code)
    if (known !== 0) return known
    const node = this.#nodeCount
    this.#nodeCount += 1
    const fallback = parent === 0 ? 0 : this.#next(this.#fallback[parent] ?? 0, code)
    this.#character[node] = code
    this.#depth[node] = (this.#depth[parent] ?? 0) + 1
    this.#nextSibling[node] = this.#firstChild[parent] ?? 0
    this.#firstChild[parent] = node
    this.#fallback[node] = fallback
    this.#ended[node] = this.#ended[fallback] ?? 0
    return node
  }

  /** A row is that of the node's fallback, with its own children in it. */
  #addRows(): void {
    let columns = 1
    for (let node = 1; node < this.#nodeCount; node += 1) {
      const code = this.#character[node] ?? 0
      if (this.#column[code] === 0) this.#column[code] = columns++
    }
    this.#columnBits = Math.ceil(Math.log2(columns))
    const width = 1 << this.#columnBits
    const count = Math.min(this.#nodeCount, Math.max(1, MOST_ROW_NUMBERS >> this.#columnBits))
    const rows = new Int32Array(count * width)
    for (let node = 0; node < count; node += 1) {
      const fallback = (this.#fallback[node] ?? 0) * width
      if (node > 0) rows.copyWithin(node * width, fallback, fallback + width)
      for (let child = this.#firstChild[node] ?? 0; child !== 0; child = this.#nextSibling[child] ?? 0) {
        const isPlain = child < count && this.#ended[child] === 0
        rows[node * width + (this.#column[this.#character[child] ?? 0] ?? 0)] = isPlain ? child * width : ~child
      }
    }
    this.#rows = rows
    this.#rowCount = count
  }
}
