import {
  type Alias,
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
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Finding, Hint, Path, Position } from '../core/finding.js'
import type { FindingCode } from '../core/finding-codes.js'
import { keepExact } from '../core/float.js'
import { setKey } from '../core/json.js'
import { quote } from '../core/messages.js'
import { appendAll } from '../text/lists.js'
import { createFinding, QUOTE_TEMPLATE, UNQUOTED_TEMPLATE } from './findings.js'
import { type Data, type DataObject, isDataObject, type LocatedValue, type Source, type SourcePlace } from './values.js'
import { explainSyntax } from './yaml-syntax.js'

/** Maximum depth of a file, well below the recursion limit of the parser. */
const MAX_DEPTH = 200
const TOO_DEEP = `The file nests deeper than ${MAX_DEPTH} levels.`
const MAX_VALUES_FROM_ALIASES = 100_000

/** Placeholder for a value that could not be read and was reported; not a possible text of a file. */
export const NOT_READ = '\u0000unread'

const NO_CHILDREN: LocatedValue['children'] = new Map()

/** Opens the file of `!file`; null if a failure was reported. */
export type Include = (path: string, at: Position, from: Source) => { source: Source; isText: boolean } | null

/** Reads YAML or JSON, with aliases and merge keys expanded within bounds and `!file` inlined; null if it is invalid. */
export function readYaml(source: Source, include: Include, findings: Finding[]): LocatedValue | null {
  const reader = new YamlReader(include, findings)
  const root = reader.readFile(source, [], null, 0)
  return reader.hasStopped ? null : root
}

const OPTIONS = {
  version: '1.2' as const,
  uniqueKeys: false,
  customTags: [{ tag: '!file', resolve: (text: string) => text }],
}

/** A file being read; `chain` are the files that include it with `!file`, and itself last. */
interface OpenFile {
  readonly source: Source
  readonly chain: readonly Source[]
  readonly anchors: Map<string, Node>
}

class YamlReader {
  #aliasDepth = 0
  #fromAliases = 0
  hasStopped = false

  constructor(
    private readonly include: Include,
    private readonly findings: Finding[],
  ) {}

  #report({ source, offset }: SourcePlace, code: FindingCode, message: string, hint: Hint = null): void {
    this.findings.push(createFinding(source.at(offset), code, message, hint))
  }

  #stop(at: SourcePlace, code: FindingCode, message: string): void {
    if (!this.hasStopped) this.#report(at, code, message)
    this.hasStopped = true
  }

  readFile(source: Source, chain: readonly Source[], key: SourcePlace | null, depth: number): LocatedValue | null {
    const document = this.#parse(source)
    const file = { source, chain: [...chain, source], anchors: new Map<string, Node>() }
    return document === null ? null : this.#value(file, document.contents, key, depth)
  }

  #parse(source: Source): Document | null {
    const tokens = tokenizeYaml(source.text)
    if (!Array.isArray(tokens)) {
      this.#stop({ source, offset: tokens.tooDeepAt }, 'yaml-too-deep', TOO_DEEP)
      return null
    }
    const [document, second] = composeTokens(tokens, source.text.length)
    const problem = explainSyntax(source.text, document?.errors ?? [])
    if (problem !== null) this.#report({ source, offset: problem.offset }, problem.code, problem.message, problem.hint)
    if (problem !== null || document === undefined) return null
    if (second !== undefined) {
      const at = { source, offset: second.range?.[0] ?? 0 }
      const message = 'The file holds more than one YAML document; a workflow file is one.'
      this.#report(at, 'yaml-multiple-documents', message, 'remove the line `---` and what follows it')
    }
    for (const { pos } of document.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED')) {
      const message = 'This YAML tag is not known; the only one is `!file`.'
      const hint = 'put quotes around a text that begins with `!`'
      this.#report({ source, offset: pos[0] }, 'yaml-unknown-tag', message, hint)
    }
    return document
  }

  #value(file: OpenFile, node: unknown, key: SourcePlace | null, depth: number): LocatedValue {
    const isEmpty = !isNode(node) || (isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1])
    const at = isEmpty ? (key ?? { source: file.source, offset: 0 }) : locateYamlNode(file, node)
    const none = { data: null, at, key, children: NO_CHILDREN, scalar: null, textFile: null }
    if (!isNode(node) || !this.#isWithinBounds(at, depth)) return none
    if (isAlias(node)) return this.#alias(file, node, none, depth)
    if (node.anchor !== undefined && this.#aliasDepth === 0) file.anchors.set(node.anchor, node)
    if (isMap(node)) return this.#map(file, node, none, depth)
    if (isSeq(node)) {
      const items = node.items.map((item) => this.#value(file, item, null, depth + 1))
      return { ...none, data: items.map(({ data }) => data), children: new Map(items.entries()) }
    }
    if (!isScalar(node)) return none
    if (node.tag === '!file' && typeof node.value === 'string')
      return this.#included(file, node.value, { ...none, scalar: node }, depth)
    return { ...none, data: readScalar(node), scalar: node }
  }

  #isWithinBounds(at: SourcePlace, depth: number): boolean {
    if (this.#aliasDepth > 0) this.#fromAliases++
    const many = `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`
    if (depth > MAX_DEPTH) this.#stop(at, 'yaml-too-deep', TOO_DEEP)
    else if (this.#fromAliases > MAX_VALUES_FROM_ALIASES) this.#stop(at, 'yaml-too-many-aliases', many)
    return !this.hasStopped
  }

  #alias(file: OpenFile, { source }: Alias, alias: LocatedValue, depth: number): LocatedValue {
    const target = file.anchors.get(source)
    if (target === undefined) {
      const hint = 'write `&name` before a value above, or put quotes around a text that begins with `*`'
      this.#report(alias.at, 'yaml-syntax', 'This alias has no anchor before it.', hint)
      return alias
    }
    this.#aliasDepth++
    const value = this.#value(file, target, alias.key, depth + 1)
    this.#aliasDepth--
    return { ...value, at: alias.at }
  }

  #map(file: OpenFile, node: YAMLMap, map: LocatedValue, depth: number): LocatedValue {
    if (file.source.text.startsWith('{{', map.at.offset)) {
      // YAML reads an unquoted `{{ x }}` as a mapping with a mapping as its key.
      this.#report(map.at, 'unquoted-template', UNQUOTED_TEMPLATE, QUOTE_TEMPLATE)
      return { ...map, data: NOT_READ }
    }
    const data: DataObject = {}
    const children = new Map<string, LocatedValue>()
    const merged: LocatedValue[] = []
    for (const pair of node.items) {
      const at = isNode(pair.key) ? locateYamlNode(file, pair.key) : map.at
      const name = readKey(pair.key)
      if (name === null) {
        this.#report(at, 'yaml-bad-key', 'A key must be a text.')
      } else if (name === '<<' && isScalar(pair.key) && pair.key.type === 'PLAIN') {
        appendAll(merged, this.#mergeable(this.#value(file, pair.value, at, depth + 1)))
      } else if (Object.hasOwn(data, name)) {
        this.#report(at, 'yaml-duplicate-key', `The key ${quote(name)} is given twice.`, 'remove one of them')
      } else {
        const value = this.#value(file, pair.value, at, depth + 1)
        setKey(data, name, value.data)
        children.set(name, value)
      }
    }
    // Own keys override merged keys; the first of several sources wins.
    for (const [name, value] of merged.flatMap(({ children: entries }) => [...entries])) {
      if (Object.hasOwn(data, name)) continue
      setKey(data, String(name), value.data)
      children.set(String(name), value)
    }
    return { ...map, data, children }
  }

  #mergeable(value: LocatedValue): readonly LocatedValue[] {
    if (value.data === null) return []
    const sources = Array.isArray(value.data) ? [...value.children.values()] : [value]
    if (!sources.every(({ data }) => isDataObject(data)) && !this.hasStopped)
      this.#report(value.at, 'yaml-bad-key', 'Only a mapping, or a list of them, can be merged with `<<`.')
    return sources
  }

  #included(file: OpenFile, path: string, scalar: LocatedValue, depth: number): LocatedValue {
    const unread = { ...scalar, data: NOT_READ }
    const included = this.include(path, scalar.at.source.at(scalar.at.offset), file.source)
    if (included === null) return unread
    const { source, isText } = included
    if (isText) return { ...scalar, data: source.text, textFile: source }
    const first = file.chain.findIndex((open) => open.file === source.file)
    if (first !== -1) {
      const names = [...file.chain.slice(first), source].map(({ displayFile }) => displayFile)
      this.#report(scalar.at, 'include-cycle', `\`!file\` goes round in a circle: ${names.join(' -> ')}.`)
      return unread
    }
    const root = this.readFile(source, file.chain, scalar.key, depth + 1)
    return root === null ? unread : { ...root, key: scalar.key }
  }
}

/** Parses a text that is being written; the library keeps what it understands. Null for a text that nests too deep. */
export function parseHalfWritten(text: string): Document | null {
  const tokens = tokenizeYaml(text)
  return (Array.isArray(tokens) ? composeTokens(tokens, text.length)[0] : null) ?? null
}

interface FoundScalar {
  readonly path: Path
  readonly isKey: boolean
  readonly scalar: Scalar
  /** The mapping that a key belongs to, or the list of an item; null for other values. */
  readonly holder: YAMLMap | YAMLSeq | null
}

export function findScalarAt(
  node: unknown,
  path: Path,
  offset: number,
  holder: FoundScalar['holder'] = null,
): FoundScalar | null {
  const holds = (each: unknown): boolean =>
    isNode(each) && each.range != null && each.range[0] <= offset && offset <= each.range[1]
  if (isScalar(node) && holds(node)) return { path, isKey: false, scalar: node, holder }
  const pairs = isMap(node) ? node.items.map(({ key, value }) => [readKey(key) ?? '', value, key] as const) : []
  const items = isSeq(node) ? node.items.map((item, index) => [index, item, null] as const) : []
  for (const [segment, value, key] of [...pairs, ...items]) {
    const at = [...path, segment]
    if (isScalar(key) && holds(key) && isMap(node)) return { path: at, isKey: true, scalar: key, holder: node }
    const found = holds(value) ? findScalarAt(value, at, offset, isMap(node) || isSeq(node) ? node : null) : null
    if (found !== null) return found
  }
  return null
}

/** Composes documents without the stacks of errors: a text may have an error for every word, and a stack costs more than the rest. */
function composeTokens(tokens: readonly CST.Token[], length: number) {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return [...new Composer(OPTIONS).compose(tokens, true, length)]
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Tokenizes a text; checks the depth here, before the recursive part of the library. */
function tokenizeYaml(text: string): CST.Token[] | { readonly tooDeepAt: number } {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > MAX_DEPTH) return { tooDeepAt: parser.offset }
  }
  for (const token of parser.end()) tokens.push(token)
  return tokens
}

function locateYamlNode({ source }: OpenFile, node: Node): SourcePlace {
  return { source, offset: node.range?.[0] ?? 0 }
}

export function readKey(key: unknown): string | null {
  if (!isScalar(key)) return null
  return typeof key.value === 'string' ? key.value : (key.source ?? '')
}

/** Returns the data of a scalar; a number that JSON cannot hold stays text. */
function readScalar({ value, source }: Scalar): Data {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number' && Number.isFinite(value)) return keepExact(source ?? '', value)
  return source ?? String(value)
}
