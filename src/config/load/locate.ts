import { isMap, isScalar, isSeq, type Node, Scalar } from 'yaml'
import type { Position } from '../../core/finding.js'
import type { Path } from '../model.js'
import { dereference, isMergeKey, isNode, keyText, startOf, type Tree } from './tree.js'

/** A place on the way to a value: the node, the file it stands in, and the key that names it. */
interface Spot {
  readonly tree: Tree
  readonly node: Node | null
  readonly key: Node | null
  readonly keyTree: Tree
  /** Whether the whole path was found. */
  readonly exact: boolean
}

function step(spot: Spot, segment: string | number): Spot | null {
  const { tree, node } = entered(spot.tree, spot.node)
  if (isSeq(node) && typeof segment === 'number') {
    const item = node.items[segment]
    return isNode(item) ? { tree, node: item, key: null, keyTree: tree, exact: true } : null
  }
  return isMap(node) ? inMap(tree, node, String(segment), 0) : null
}

function inMap(tree: Tree, node: Node, name: string, depth: number): Spot | null {
  if (!isMap(node) || depth > 10) return null
  for (const pair of node.items) {
    if (isMergeKey(pair.key) || keyText(pair.key) !== name) continue
    return {
      tree,
      node: isNode(pair.value) ? pair.value : null,
      key: isNode(pair.key) ? pair.key : null,
      keyTree: tree,
      exact: true,
    }
  }
  for (const pair of node.items) {
    if (!isMergeKey(pair.key) || !isNode(pair.value)) continue
    const merged = entered(tree, pair.value)
    const sources = isSeq(merged.node) ? merged.node.items.filter(isNode) : merged.node === null ? [] : [merged.node]
    for (const source of sources) {
      const target = entered(merged.tree, source)
      const found = target.node === null ? null : inMap(target.tree, target.node, name, depth + 1)
      if (found !== null) return found
    }
  }
  return null
}

/** What stands for a node after aliases and `!file` of data. */
function entered(tree: Tree, node: Node | null): { readonly tree: Tree; readonly node: Node | null } {
  let at = { tree, node: dereference(tree, node) }
  for (let hops = 0; hops < 100 && at.node !== null; hops++) {
    const included = at.tree.includes.get(at.node)
    if (included?.kind !== 'tree') return at
    at = { tree: included.tree, node: dereference(included.tree, included.tree.root) }
  }
  return at
}

/** Finds values of a file again by their path; nothing is computed before somebody asks. */
export class Locator {
  readonly #tree: Tree

  constructor(tree: Tree) {
    this.#tree = tree
  }

  #walk(path: Path): Spot {
    let spot: Spot = { tree: this.#tree, node: this.#tree.root, key: null, keyTree: this.#tree, exact: true }
    for (const segment of path) {
      const next = step(spot, segment)
      if (next === null) return { ...spot, exact: false }
      spot = next
    }
    return spot
  }

  /** Position of a value, or of its nearest ancestor that has one. */
  at(path: Path): Position {
    const spot = this.#walk(path)
    const inner = entered(spot.tree, spot.node)
    const start = inner.node === null ? null : startOf(inner.node)
    if (inner.tree !== spot.tree && start !== null) return inner.tree.source.at(start)
    return this.#start(spot)
  }

  /** Position of the key that names a value; of the value itself in a list. */
  keyAt(path: Path): Position {
    const spot = this.#walk(path)
    const start = spot.key === null || !spot.exact ? null : startOf(spot.key)
    return start === null ? this.#start(spot) : spot.keyTree.source.at(start)
  }

  #start(spot: Spot): Position {
    const start = spot.node === null || isEmpty(spot.node) ? null : startOf(spot.node)
    if (start !== null) return spot.tree.source.at(start)
    const key = spot.key === null ? null : startOf(spot.key)
    return key === null ? spot.tree.source.at(0) : spot.keyTree.source.at(key)
  }

  /** Position of a character of a text that stands at the path, counted in the text as it was written. */
  within(path: Path, line: number, column: number): Position {
    const spot = this.#walk(path)
    if (!spot.exact) return this.at(path)
    const { tree, node } = entered(spot.tree, spot.node)
    const included = node === null ? undefined : tree.includes.get(node)
    if (included?.kind === 'text') return { file: included.source.displayFile, line, column }
    if (!isScalar(node) || typeof node.value !== 'string') return this.at(path)
    const start = startOf(node)
    return start === null
      ? this.at(path)
      : tree.source.at(offsetInScalar(node, start, tree.source.text, offsetOf(node.value, line, column)))
  }

  /** The text as written at the path, before variables; null when it is no text. */
  textAt(path: Path): string | null {
    const spot = this.#walk(path)
    const { tree, node } = entered(spot.tree, spot.node)
    if (node === null || !spot.exact) return null
    const included = tree.includes.get(node)
    if (included?.kind === 'text') return included.source.text
    return isScalar(node) && typeof node.value === 'string' ? node.value : null
  }
}

function isEmpty(node: Node): boolean {
  return isScalar(node) && node.value === null && (node.range?.[0] ?? 0) === (node.range?.[1] ?? 0)
}

function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let at = 1; at < line; at++) {
    const next = text.indexOf('\n', start)
    if (next === -1) break
    start = next + 1
  }
  return Math.min(text.length, start + column - 1)
}

const ESCAPE_LENGTH: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 }
const SPACE_ESCAPES = 'nrt 0\n\r'

/**
 * Folding, indentation and quotes change white space only, so the nth visible character of the value is the nth
 * visible character of its source.
 */
function offsetInScalar(node: Scalar, start: number, text: string, offset: number): number {
  const value = typeof node.value === 'string' ? node.value : ''
  let visible = 0
  for (let index = 0; index < offset; index++) if (!isSpace(value[index])) visible++
  const end = node.range?.[1] ?? text.length
  let at = contentStart(node, start, text)
  for (; at < end; ) {
    const char = text[at]
    if (isSpace(char)) {
      at++
      continue
    }
    const escaped = node.type === Scalar.QUOTE_DOUBLE && char === '\\'
    const counts = !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? ''))
    if (counts && visible === 0) return at
    if (counts) visible--
    at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : node.type === Scalar.QUOTE_SINGLE && char === "'" ? 2 : 1
  }
  return Math.min(at, text.length)
}

function contentStart(node: Scalar, start: number, text: string): number {
  if (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE) return start + 1
  if (node.type !== Scalar.BLOCK_LITERAL && node.type !== Scalar.BLOCK_FOLDED) return start
  const lineEnd = text.indexOf('\n', start)
  return lineEnd === -1 ? start : lineEnd + 1
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\r'
}
