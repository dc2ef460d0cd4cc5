import {
  Composer,
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  Parser,
} from 'yaml'
import type { Finding, Position } from '../../core/finding.js'
import { finding } from './findings.js'
import { explainSyntax } from './yaml-syntax.js'

/** What YAML text is made of, with offsets into the text. */
export type YamlNode = YamlMap | YamlSeq | YamlScalar | YamlAlias

export interface YamlMap {
  readonly kind: 'map'
  readonly start: number
  readonly pairs: readonly YamlPair[]
}
export interface YamlPair {
  /** Null for a key that is not a scalar. */
  readonly key: YamlScalar | null
  readonly keyStart: number
  readonly value: YamlNode | null
}
export interface YamlSeq {
  readonly kind: 'seq'
  readonly start: number
  readonly items: readonly (YamlNode | null)[]
}
type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded'
export interface YamlScalar {
  readonly kind: 'scalar'
  readonly start: number
  readonly end: number
  readonly style: ScalarStyle
  readonly value: string | number | boolean | null
  /** The text as written, without quotes. */
  readonly source: string
  readonly tag: string | null
}
export interface YamlAlias {
  readonly kind: 'alias'
  readonly start: number
  /** Null when no anchor of that name stands before it. */
  readonly target: YamlNode | null
}

/** Deeper than any honest file, and far from what the parser's recursion can bear. */
export const MAX_DEPTH = 200

export function dereference(node: YamlNode | null): YamlNode | null {
  let at = node
  for (let hops = 0; at?.kind === 'alias' && hops < 100; hops++) at = at.target
  return at?.kind === 'alias' ? null : at
}

/** Keys of mappings are texts, however they were written. */
export function keyText(key: YamlScalar | null): string | null {
  if (key === null) return null
  if (typeof key.value === 'string') return key.value
  return key.source
}

export function isMergeKey(key: YamlScalar | null): boolean {
  return key !== null && key.style === 'plain' && key.value === '<<'
}

/** One file that was read, for positions and for the line that a finding shows. */
export class Source {
  readonly #lineStarts: readonly number[]

  constructor(
    /** Absolute real path. */
    readonly file: string,
    readonly displayFile: string,
    readonly text: string,
  ) {
    this.#lineStarts = lineStarts(text)
  }

  at(offset: number): Position {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { file: this.displayFile, line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }
}

/** Where each line of a text begins. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return starts
}

/** A parsed file: nodes with their offsets, and which other files stand in their place. */
export interface Tree {
  readonly source: Source
  readonly root: YamlNode | null
  /** What `!file` scalars of this tree stand for. */
  readonly includes: Map<YamlNode, Included>
  /** The files that led here through `!file`, this one last. */
  readonly chain: readonly string[]
}
export type Included =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'text'; readonly source: Source }

const OPTIONS = {
  version: '1.2' as const,
  uniqueKeys: false,
  customTags: [{ tag: '!file', resolve: (text: string) => text }],
}

/** Parses YAML (and JSON, which is YAML); no tree when it cannot be read. `chain` are the files that led to this one. */
export function parseTree(
  source: Source,
  chain: readonly string[] = [],
): { readonly tree: Tree | null; readonly findings: readonly Finding[] } {
  const tree = (root: YamlNode | null): Tree => ({ source, root, includes: new Map(), chain: [...chain, source.file] })
  const tokens = tokensOf(source.text)
  if (!Array.isArray(tokens)) {
    const message = `The file nests deeper than ${MAX_DEPTH} levels.`
    return { tree: null, findings: [finding(source.at(tokens.tooDeepAt), 'yaml-too-deep', message)] }
  }
  const [document, second] = new Composer(OPTIONS).compose(tokens, true, source.text.length)
  if (document === undefined) return { tree: tree(null), findings: [] }
  const errors = document.errors.map(({ code, message, pos }) => ({ code, message, offset: pos[0] }))
  const problem = explainSyntax(source.text, errors)
  if (problem !== null) {
    const { offset, code, message, hint } = problem
    return { tree: null, findings: [finding(source.at(offset), code, message, hint)] }
  }
  const root = document.contents === null ? null : new Adapter().node(document.contents)
  return { tree: tree(root), findings: documentFindings(source, document, second) }
}

/** The nesting is measured before the recursive part of the library sees it. */
function tokensOf(text: string): CST.Token[] | { readonly tooDeepAt: number } {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > MAX_DEPTH) return { tooDeepAt: parser.offset }
  }
  for (const token of parser.end()) tokens.push(token)
  return tokens
}

function documentFindings(source: Source, document: Document, second: Document | undefined): readonly Finding[] {
  const findings = document.warnings
    .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
    .map(({ pos }) =>
      finding(
        source.at(pos[0]),
        'yaml-unknown-tag',
        'This YAML tag is not known; the only one is `!file`.',
        'put quotes around a text that begins with `!`',
      ),
    )
  if (second === undefined) return findings
  const more = finding(
    source.at(second.range?.[0] ?? 0),
    'yaml-multiple-documents',
    'The file holds more than one YAML document; a workflow file is one.',
    'remove the line `---` and what follows it',
  )
  return [more, ...findings]
}

/** Turns the library's nodes into ours; an alias gets the anchor that stood last before it. */
class Adapter {
  readonly #anchors = new Map<string, YamlNode>()

  node(node: Node): YamlNode {
    const start = node.range?.[0] ?? 0
    if (isAlias(node)) return { kind: 'alias', start, target: this.#anchors.get(node.source) ?? null }
    if (isMap(node)) {
      const pairs: YamlPair[] = []
      const map: YamlMap = { kind: 'map', start, pairs }
      this.#anchor(node.anchor, map)
      for (const { key, value } of node.items) pairs.push(this.#pair(key, value, start))
      return map
    }
    if (isSeq(node)) {
      const items: (YamlNode | null)[] = []
      const seq: YamlSeq = { kind: 'seq', start, items }
      this.#anchor(node.anchor, seq)
      for (const item of node.items) items.push(isNode(item) ? this.node(item) : null)
      return seq
    }
    const scalar: YamlScalar = isScalar(node)
      ? {
          kind: 'scalar',
          start,
          end: node.range?.[1] ?? start,
          style: styleOf(node.type),
          value: scalarValue(node.value, node.source),
          source: node.source ?? '',
          tag: node.tag ?? null,
        }
      : { kind: 'scalar', start, end: start, style: 'plain', value: null, source: '', tag: null }
    this.#anchor(node.anchor, scalar)
    return scalar
  }

  #pair(key: unknown, value: unknown, start: number): YamlPair {
    const name = isNode(key) ? this.node(key) : null
    return {
      key: name?.kind === 'scalar' ? name : null,
      keyStart: name?.start ?? start,
      value: isNode(value) ? this.node(value) : null,
    }
  }

  #anchor(name: string | undefined, node: YamlNode): void {
    if (name !== undefined) this.#anchors.set(name, node)
  }
}

function styleOf(type: string | undefined): ScalarStyle {
  switch (type) {
    case 'QUOTE_DOUBLE':
      return 'double'
    case 'QUOTE_SINGLE':
      return 'single'
    case 'BLOCK_LITERAL':
      return 'literal'
    case 'BLOCK_FOLDED':
      return 'folded'
    default:
      return 'plain'
  }
}

/** Numbers that JSON cannot hold stay the text they were. */
function scalarValue(value: unknown, source: string | undefined): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  return source ?? String(value)
}
