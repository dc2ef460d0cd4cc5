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
  LineCounter,
  type Node,
  Parser,
  type Scalar,
  type YAMLMap,
} from 'yaml'
import type { Finding, Position } from '../../core/finding.js'
import { exactNumber } from '../../core/float.js'
import { setKey } from '../../core/json.js'
import { quote } from '../../core/messages.js'
import { finding, type LoadCode, QUOTE_TEMPLATE, UNQUOTED_TEMPLATE } from './findings.js'
import { type Data, type DataObject, isDataObject } from './yaml-data.js'
import { explainSyntax } from './yaml-syntax.js'

/** Deeper than any honest file, and far from what the parser's recursion can bear. */
const MAX_DEPTH = 200
const MAX_VALUES_FROM_ALIASES = 100_000

/** Stands for what could not be read and was reported; no text of a file can be this. */
export const NOT_READ = '\u0000unread'

/** One file that was read, for positions and for the line that a finding shows. */
export class Source {
  readonly #lines = new LineCounter()

  constructor(
    /** Absolute real path. */
    readonly file: string,
    readonly displayFile: string,
    readonly text: string,
  ) {
    this.#lines.addNewLine(0)
    for (const { index } of text.matchAll(/\n/g)) this.#lines.addNewLine(index + 1)
  }

  at(offset: number): Position {
    const { line, col } = this.#lines.linePos(offset)
    return { file: this.displayFile, line, column: col }
  }
}

interface Place {
  readonly source: Source
  readonly offset: number
}

/** A value of a file with where it stands. */
export interface Located {
  readonly data: Data
  readonly at: Place
  /** Where the key that names it stands; null in a list. */
  readonly key: Place | null
  /** Entries of a mapping by name, those of a list by index. */
  readonly children: ReadonlyMap<string | number, Located>
  readonly scalar: Scalar | null
  /** The file that a text came from, with `!file`. */
  readonly textFile: Source | null
}

const NO_CHILDREN: Located['children'] = new Map()

/** Finds what `!file` names; null when it was reported why there is nothing. */
export type Include = (path: string, at: Position, from: Source) => { source: Source; isText: boolean } | null

/** Reads a text as YAML, and so JSON too: aliases and merge keys expanded within bounds, `!file` inlined. Null when it cannot be read. */
export function readYaml(source: Source, include: Include, findings: Finding[]): Located | null {
  return new YamlReader(include, findings).read(source)
}

const OPTIONS = {
  version: '1.2' as const,
  uniqueKeys: false,
  customTags: [{ tag: '!file', resolve: (text: string) => text }],
}

/** One file while it is read: the files that led here through `!file`, this one last, and the anchors so far. */
interface OpenFile {
  readonly source: Source
  readonly chain: readonly Source[]
  readonly anchors: Map<string, Node>
}

class YamlReader {
  readonly #include: Include
  readonly #findings: Finding[]
  #aliasDepth = 0
  #fromAliases = 0
  #stopped = false

  constructor(include: Include, findings: Finding[]) {
    this.#include = include
    this.#findings = findings
  }

  read(source: Source): Located | null {
    const root = this.#file(source, [], null, 0)
    return this.#stopped ? null : root
  }

  #report(at: Position, code: LoadCode, message: string, suggestion: string | null = null): void {
    this.#findings.push(finding(at, code, message, suggestion))
  }

  #stop(at: Position, code: LoadCode, message: string): void {
    if (!this.#stopped) this.#report(at, code, message)
    this.#stopped = true
  }

  #file(source: Source, chain: readonly Source[], key: Place | null, depth: number): Located | null {
    const document = this.#parsed(source)
    const file = { source, chain: [...chain, source], anchors: new Map<string, Node>() }
    return document === null ? null : this.#value(file, document.contents, key, depth)
  }

  #parsed(source: Source): Document | null {
    const tokens = tokensOf(source.text)
    if (!Array.isArray(tokens)) {
      this.#stop(source.at(tokens.tooDeepAt), 'yaml-too-deep', `The file nests deeper than ${MAX_DEPTH} levels.`)
      return null
    }
    const [document, second] = new Composer(OPTIONS).compose(tokens, true, source.text.length)
    const problem = explainSyntax(source.text, document?.errors ?? [])
    if (problem !== null) this.#report(source.at(problem.offset), problem.code, problem.message, problem.hint)
    if (problem !== null || document === undefined) return null
    if (second !== undefined)
      this.#report(
        source.at(second.range?.[0] ?? 0),
        'yaml-multiple-documents',
        'The file holds more than one YAML document; a workflow file is one.',
        'remove the line `---` and what follows it',
      )
    for (const { code, pos } of document.warnings)
      if (code === 'TAG_RESOLVE_FAILED')
        this.#report(
          source.at(pos[0]),
          'yaml-unknown-tag',
          'This YAML tag is not known; the only one is `!file`.',
          'put quotes around a text that begins with `!`',
        )
    return document
  }

  #value(file: OpenFile, node: unknown, key: Place | null, depth: number): Located {
    const isEmpty = !isNode(node) || (isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1])
    const at = isEmpty ? (key ?? { source: file.source, offset: 0 }) : placeOf(file, node)
    const none = { data: null, at, key, children: NO_CHILDREN, scalar: null, textFile: null }
    if (!isNode(node) || !this.#withinBounds(at, depth)) return none
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
    return { ...none, data: scalarData(node), scalar: node }
  }

  #withinBounds({ source, offset }: Place, depth: number): boolean {
    if (this.#aliasDepth > 0) this.#fromAliases++
    if (depth > MAX_DEPTH)
      this.#stop(source.at(offset), 'yaml-too-deep', `The file nests deeper than ${MAX_DEPTH} levels.`)
    else if (this.#fromAliases > MAX_VALUES_FROM_ALIASES)
      this.#stop(
        source.at(offset),
        'yaml-too-many-aliases',
        `The aliases of this file stand for more than ${MAX_VALUES_FROM_ALIASES} values.`,
      )
    return !this.#stopped
  }

  #alias(file: OpenFile, { source }: Alias, alias: Located, depth: number): Located {
    const target = file.anchors.get(source)
    if (target === undefined) {
      this.#report(
        alias.at.source.at(alias.at.offset),
        'yaml-syntax',
        'This alias has no anchor before it.',
        'write `&name` before a value above, or put quotes around a text that begins with `*`',
      )
      return alias
    }
    this.#aliasDepth++
    const value = this.#value(file, target, alias.key, depth + 1)
    this.#aliasDepth--
    return { ...value, at: alias.at }
  }

  #map(file: OpenFile, node: YAMLMap, map: Located, depth: number): Located {
    const { source } = file
    if (source.text.startsWith('{{', map.at.offset)) {
      // `{{ x }}` without quotes is, to YAML, a mapping with a mapping as its key.
      this.#report(source.at(map.at.offset), 'unquoted-template', UNQUOTED_TEMPLATE, QUOTE_TEMPLATE)
      return { ...map, data: NOT_READ }
    }
    const data: DataObject = {}
    const children = new Map<string, Located>()
    const merged: Located[] = []
    for (const pair of node.items) {
      const at = isNode(pair.key) ? placeOf(file, pair.key) : map.at
      const name = keyText(pair.key)
      if (name === null) {
        this.#report(source.at(at.offset), 'yaml-bad-key', 'A key must be a text.')
      } else if (name === '<<' && isScalar(pair.key) && pair.key.type === 'PLAIN') {
        merged.push(...this.#mergeable(this.#value(file, pair.value, at, depth + 1)))
      } else if (Object.hasOwn(data, name)) {
        const message = `The key ${quote(name)} is given twice.`
        this.#report(source.at(at.offset), 'yaml-duplicate-key', message, 'remove one of them')
      } else {
        const value = this.#value(file, pair.value, at, depth + 1)
        setKey(data, name, value.data)
        children.set(name, value)
      }
    }
    // Merged keys never replace those that the mapping has itself; of several sources the first wins.
    for (const [name, value] of merged.flatMap(({ children: entries }) => [...entries])) {
      if (Object.hasOwn(data, name)) continue
      setKey(data, String(name), value.data)
      children.set(String(name), value)
    }
    return { ...map, data, children }
  }

  #mergeable(value: Located): readonly Located[] {
    if (value.data === null) return []
    const sources = Array.isArray(value.data) ? [...value.children.values()] : [value]
    if (!sources.every(({ data }) => isDataObject(data)) && !this.#stopped)
      this.#report(
        value.at.source.at(value.at.offset),
        'yaml-bad-key',
        'Only a mapping, or a list of them, can be merged with `<<`.',
      )
    return sources
  }

  #included(file: OpenFile, path: string, scalar: Located, depth: number): Located {
    const at = scalar.at.source.at(scalar.at.offset)
    const unread = { ...scalar, data: NOT_READ }
    const included = this.#include(path, at, file.source)
    if (included === null) return unread
    const { source, isText } = included
    if (isText) return { ...scalar, data: source.text, textFile: source }
    const first = file.chain.findIndex((open) => open.file === source.file)
    if (first !== -1) {
      const names = [...file.chain.slice(first), source].map(({ displayFile }) => displayFile)
      this.#report(at, 'include-cycle', `\`!file\` goes round in a circle: ${names.join(' -> ')}.`)
      return unread
    }
    const root = this.#file(source, file.chain, scalar.key, depth + 1)
    return root === null ? unread : { ...root, key: scalar.key }
  }
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

function placeOf({ source }: OpenFile, node: Node): Place {
  return { source, offset: node.range?.[0] ?? 0 }
}

/** Keys of mappings are texts, however they were written. */
function keyText(key: unknown): string | null {
  if (!isScalar(key)) return null
  return typeof key.value === 'string' ? key.value : (key.source ?? '')
}

/** Numbers that JSON cannot hold stay the text they were. */
function scalarData({ value, source }: Scalar): Data {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number' && Number.isFinite(value)) return exactNumber(source ?? '', value)
  return source ?? String(value)
}
