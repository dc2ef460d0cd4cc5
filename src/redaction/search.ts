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
  /** The children of the root by their characters: most of a text is read there. */
  readonly #beginnings = new Int32Array(1 << 16)
  #nodeCount = 1

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
  }

  /** Calls back for every occurrence, overlapping ones included, in the order of their ends. */
  find(text: string, onFound: (literal: number, start: number, end: number) => void): void {
    let node = 0
    for (let at = 0; at < text.length; at += 1) {
      node = this.#next(node, text.charCodeAt(at))
      for (let last = this.#ended[node] ?? 0; last !== 0; last = this.#ended[this.#fallback[last] ?? 0] ?? 0)
        onFound((this.#literal[last] ?? 0) - 1, at + 1 - (this.#depth[last] ?? 0), at + 1)
    }
  }

  /** How many of the last characters of a text are the beginning of a literal, which may go on. */
  partialLength(text: string): number {
    let node = 0
    for (let at = 0; at < text.length; at += 1) node = this.#next(node, text.charCodeAt(at))
    return this.#depth[node] ?? 0
  }

  #next(from: number, code: number): number {
    for (let node = from; node !== 0; node = this.#fallback[node] ?? 0) {
      const child = this.#child(node, code)
      if (child !== 0) return child
    }
    return this.#beginnings[code] ?? 0
  }

  #child(parent: number, code: number): number {
    if (parent === 0) return this.#beginnings[code] ?? 0
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
    if (parent === 0) this.#beginnings[code] = node
    this.#nextSibling[node] = this.#firstChild[parent] ?? 0
    this.#firstChild[parent] = node
    this.#fallback[node] = fallback
    this.#ended[node] = this.#ended[fallback] ?? 0
    return node
  }
}
