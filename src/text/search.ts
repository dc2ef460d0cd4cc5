/**
 * Finds all occurrences of many literals in one pass over a text (Aho-Corasick). The literals form a trie. The fallback of a node is the
 * longest suffix of its text that is a prefix of another literal, so no character is read twice.
 *
 * Nodes are numbered by depth. 0 is the root, and also means "none".
 */
export class Search {
  readonly #character: Uint16Array
  readonly #depth: Int32Array
  readonly #firstChild: Int32Array
  readonly #nextSibling: Int32Array
  readonly #fallback: Int32Array
  /** Literal that ends in a node, counted from 1. */
  readonly #literal: Int32Array
  /** First node, among a node and its fallbacks, in which a literal ends. */
  readonly #ended: Int32Array
  /** Children of the root by character: most of a text is read there. */
  readonly #beginnings = new Int32Array(1 << 16)
  #nodeCount = 1

  /** Expects literals that are not empty and differ from each other. */
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

  /** Returns the number of characters at the end of a text that are the beginning of a literal. */
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

  /** Adds nodes level by level: the fallbacks of a node are less deep and must exist before it. */
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
