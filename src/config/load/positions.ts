import { cached } from '../../core/cached.js'
import type { Position } from '../../core/finding.js'
import type { Path } from '../model.js'
import {
  dereference,
  isMergeKey,
  keyText,
  lineStarts,
  type Tree,
  type YamlMap,
  type YamlNode,
  type YamlPair,
  type YamlScalar,
} from './yaml.js'

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
  const own = pairsByName(node).get(name)
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

/** Of a key that stands twice the first counts. */
const pairsByName = cached((node: YamlMap): ReadonlyMap<string, YamlPair> => {
  const pairs = new Map<string, YamlPair>()
  for (const pair of node.pairs) {
    const name = isMergeKey(pair.key) ? null : keyText(pair.key)
    if (name !== null && !pairs.has(name)) pairs.set(name, pair)
  }
  return pairs
})

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

/** In a longer text a place is that of its beginning. */
const LONGEST_COUNTED = 50_000

/** Finds values of a file again by their path. */
export class Locator {
  readonly #tree: Tree
  readonly #places = new Map<YamlScalar, TextPlaces>()

  constructor(tree: Tree) {
    this.#tree = tree
  }

  #walk(path: Path): Spot {
    let spot: Spot = { tree: this.#tree, node: this.#tree.root, key: null, exact: true }
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
    const places = this.#places.get(node) ?? placesOf(node, node.value, tree.source.text)
    this.#places.set(node, places)
    return tree.source.at(sourceOffset(places, line, column))
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

/** Where the characters of a text stand in its source. */
interface TextPlaces {
  readonly lineStarts: readonly number[]
  /** The offset in the source for every offset in the value, its end included. */
  readonly offsets: readonly number[]
}

/**
 * Folding, indentation and quotes change white space only, so the nth visible character of the value is the nth visible
 * character of its source.
 */
function placesOf(node: YamlScalar, value: string, text: string): TextPlaces {
  const visible = visibleOffsets(node, text)
  const offsets: number[] = []
  let seen = 0
  for (let index = 0; index <= value.length; index++) {
    offsets.push(visible[seen] ?? Math.min(node.end, text.length))
    if (!isSpace(value[index])) seen++
  }
  return { lineStarts: lineStarts(value), offsets }
}

function visibleOffsets(node: YamlScalar, text: string): readonly number[] {
  const { style, end } = node
  const offsets: number[] = []
  for (let at = contentStart(node, text); at < end; ) {
    const char = text[at]
    const escaped = style === 'double' && char === '\\'
    if (!isSpace(char) && !(escaped && SPACE_ESCAPES.includes(text[at + 1] ?? ''))) offsets.push(at)
    at += escaped ? (ESCAPE_LENGTH[text[at + 1] ?? ''] ?? 2) : style === 'single' && char === "'" ? 2 : 1
  }
  return offsets
}

function sourceOffset({ lineStarts: starts, offsets }: TextPlaces, line: number, column: number): number {
  const start = starts[Math.min(line, starts.length) - 1] ?? 0
  return offsets[Math.min(start + column - 1, offsets.length - 1)] ?? 0
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
