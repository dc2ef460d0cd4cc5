import type { Position } from '../../core/finding.js'
import type { Path } from '../model.js'
import {
  dereference,
  isMergeKey,
  keyText,
  type YamlMap,
  type YamlNode,
  type YamlPair,
  type YamlScalar,
} from './nodes.js'
import type { Tree } from './tree.js'

/** A place on the way to a value: the node, the file it stands in, and where the key that names it stands. */
interface Spot {
  readonly tree: Tree
  readonly node: YamlNode | null
  readonly key: number | null
  /** Whether the whole path was found. */
  readonly exact: boolean
}

function step(spot: Spot, segment: string | number): Spot | null {
  const { tree, node } = entered(spot.tree, spot.node)
  if (node?.kind === 'seq' && typeof segment === 'number') {
    const item = node.items[segment] ?? null
    return item === null ? null : { tree, node: item, key: null, exact: true }
  }
  return node?.kind === 'map' ? inMap(tree, node, String(segment), 0) : null
}

function inMap(tree: Tree, node: YamlMap, name: string, depth: number): Spot | null {
  if (depth > 10) return null
  const own = pairOf(node, name)
  if (own !== undefined) return { tree, node: own.value, key: own.keyStart, exact: true }
  for (const pair of node.pairs) {
    if (!isMergeKey(pair.key)) continue
    const merged = entered(tree, pair.value)
    for (const source of merged.node?.kind === 'seq' ? merged.node.items : [merged.node]) {
      const target = entered(merged.tree, source)
      const found = target.node?.kind === 'map' ? inMap(target.tree, target.node, name, depth + 1) : null
      if (found !== null) return found
    }
  }
  return null
}

/** Above so many keys a mapping is looked up in a table: a file may have a mistake in each of 100,000. */
const LONG_MAP = 32
const tables = new WeakMap<YamlMap, ReadonlyMap<string, YamlPair>>()

function pairOf(node: YamlMap, name: string): YamlPair | undefined {
  if (node.pairs.length <= LONG_MAP) return node.pairs.find(({ key }) => !isMergeKey(key) && keyText(key) === name)
  let table = tables.get(node)
  if (table === undefined) {
    // Of a key that stands twice the first counts.
    const named = node.pairs.map((pair) => [isMergeKey(pair.key) ? null : keyText(pair.key), pair] as const)
    table = new Map(named.reverse().flatMap(([key, pair]) => (key === null ? [] : [[key, pair] as const])))
    tables.set(node, table)
  }
  return table.get(name)
}

/** What stands for a node after aliases and `!file` of data. */
function entered(tree: Tree, node: YamlNode | null): { readonly tree: Tree; readonly node: YamlNode | null } {
  let at = { tree, node: dereference(node) }
  for (let hops = 0; hops < 100 && at.node !== null; hops++) {
    const included = at.tree.includes.get(at.node)
    if (included?.kind !== 'tree') return at
    at = { tree: included.tree, node: dereference(included.tree.root) }
  }
  return at
}

/** In a longer text a place is that of its beginning: counting to each of its many names would take too long. */
const LONGEST_COUNTED = 50_000

/** Finds values of a file again by their path; nothing is computed before somebody asks. */
export class Locator {
  readonly #tree: Tree
  /** The way to what was asked for last: neighbours are often asked for one after the other. */
  #way: { readonly segment: string | number; readonly spot: Spot }[] = []

  /** In the text that was asked about last. */
  #cursor: TextCursor | null = null

  constructor(tree: Tree) {
    this.#tree = tree
  }

  #walk(path: Path): Spot {
    let shared = 0
    while (shared < path.length && this.#way[shared]?.segment === path[shared]) shared++
    this.#way.length = shared
    let spot = this.#way[shared - 1]?.spot ?? { tree: this.#tree, node: this.#tree.root, key: null, exact: true }
    for (const segment of path.slice(shared)) {
      const next = step(spot, segment)
      if (next === null) return { ...spot, exact: false }
      this.#way.push({ segment, spot: next })
      spot = next
    }
    return spot
  }

  /** Position of a value, or of its nearest ancestor that has one. */
  at(path: Path): Position {
    const spot = this.#walk(path)
    const inner = entered(spot.tree, spot.node)
    if (inner.tree !== spot.tree && inner.node !== null) return inner.tree.source.at(inner.node.start)
    return this.#start(spot)
  }

  /** Position of the key that names a value; of the value itself in a list. */
  keyAt(path: Path): Position {
    const spot = this.#walk(path)
    return spot.key === null || !spot.exact ? this.#start(spot) : spot.tree.source.at(spot.key)
  }

  #start({ tree, node, key }: Spot): Position {
    if (node !== null && !isEmpty(node)) return tree.source.at(node.start)
    return tree.source.at(key ?? 0)
  }

  /** Position of a character of a text that stands at the path, counted in the text as it was written. */
  within(path: Path, line: number, column: number): Position {
    const spot = this.#walk(path)
    if (!spot.exact) return this.at(path)
    const { tree, node } = entered(spot.tree, spot.node)
    const included = node === null ? undefined : tree.includes.get(node)
    if (included?.kind === 'text') return { file: included.source.displayFile, line, column }
    if (node?.kind !== 'scalar' || typeof node.value !== 'string') return this.at(path)
    if (node.value.length > LONGEST_COUNTED) return this.at(path)
    if (this.#cursor?.node !== node) this.#cursor = new TextCursor(node, node.value, tree.source.text)
    return tree.source.at(this.#cursor.find(line, column))
  }

  /** The text as written at the path, before variables; null when it is not text. */
  textAt(path: Path): string | null {
    const spot = this.#walk(path)
    const { tree, node } = entered(spot.tree, spot.node)
    if (node === null || !spot.exact) return null
    const included = tree.includes.get(node)
    if (included?.kind === 'text') return included.source.text
    return node.kind === 'scalar' && typeof node.value === 'string' ? node.value : null
  }
}

function isEmpty(node: YamlNode): boolean {
  return node.kind === 'scalar' && node.value === null && node.start === node.end
}

const ESCAPE_LENGTH: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 }
const SPACE_ESCAPES = 'nrt \n\r'

/**
 * Finds characters of a value in its source. Folding, indentation and quotes change white space only, so the nth visible
 * character of the one is the nth visible character of the other. Names of a long text are asked for in order: each search
 * goes on where the last one ended.
 */
class TextCursor {
  readonly #value: string
  readonly #text: string
  #line = 1
  #lineStart = 0
  /** A place in the value, and the same in the source. */
  #offset = 0
  #at: number

  constructor(
    readonly node: YamlScalar,
    value: string,
    text: string,
  ) {
    this.#value = value
    this.#text = text
    this.#at = contentStart(node, text)
  }

  find(line: number, column: number): number {
    const offset = this.#offsetOf(line, column)
    if (offset < this.#offset) {
      this.#offset = 0
      this.#at = contentStart(this.node, this.#text)
    }
    let visible = 0
    for (let index = this.#offset; index < offset; index++) if (!isSpace(this.#value[index])) visible++
    this.#offset = offset
    this.#at = this.#after(visible)
    return this.#at
  }

  #offsetOf(line: number, column: number): number {
    if (line < this.#line) {
      this.#line = 1
      this.#lineStart = 0
    }
    for (; this.#line < line; this.#line++) {
      const next = this.#value.indexOf('\n', this.#lineStart)
      if (next === -1) break
      this.#lineStart = next + 1
    }
    return Math.min(this.#value.length, this.#lineStart + column - 1)
  }

  /** The place in the source behind so many more visible characters. */
  #after(count: number): number {
    const { style, end } = this.node
    const text = this.#text
    let visible = count
    let at = this.#at
    while (at < end) {
      const char = text[at]
      if (isSpace(char)) {
        at++
        continue
      }
      const escaped = style === 'double' && char === '\\'
      const counts = !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? ''))
      if (counts && visible === 0) return at
      if (counts) visible--
      at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : style === 'single' && char === "'" ? 2 : 1
    }
    return Math.min(at, text.length)
  }
}

function contentStart({ style, start }: YamlScalar, text: string): number {
  if (style === 'double' || style === 'single') return start + 1
  if (style === 'plain') return start
  const lineEnd = text.indexOf('\n', start)
  return lineEnd === -1 ? start : lineEnd + 1
}

function isSpace(char: string | undefined): boolean {
  return char === ' ' || char === '\n' || char === '\t' || char === '\r'
}
