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
import {
  MAX_DEPTH,
  type ScalarStyle,
  type YamlMap,
  type YamlNode,
  type YamlPair,
  type YamlScalar,
  type YamlSeq,
} from './nodes.js'
import { finding } from './report.js'
import { explainSyntax } from './syntax.js'

interface Located {
  readonly text: string
  at(offset: number): Position
}

interface Outcome {
  readonly root: YamlNode | null
  readonly findings: readonly Finding[]
  readonly sound: boolean
}

const OPTIONS = {
  version: '1.2' as const,
  uniqueKeys: false,
  customTags: [{ tag: '!file', resolve: (text: string) => text }],
}

/** Everything that YAML can be; nesting is measured before the recursive part of the parser sees it. */
export function parseWithLibrary(source: Located): Outcome {
  const lexer = new Lexer()
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of lexer.lex(source.text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > MAX_DEPTH) {
      const message = `The file nests deeper than ${MAX_DEPTH} levels.`
      return { root: null, findings: [finding(source.at(parser.offset), 'yaml-too-deep', message)], sound: false }
    }
  }
  for (const token of parser.end()) tokens.push(token)
  const documents = [...new Composer(OPTIONS).compose(tokens, true, source.text.length)]
  return outcomeOf(source, documents)
}

function outcomeOf(source: Located, documents: readonly Document[]): Outcome {
  const [document, second] = documents
  if (document === undefined) return { root: null, findings: [], sound: true }
  const problem = explainSyntax(
    source.text,
    document.errors.map(({ code, message, pos }) => ({ code, message, offset: pos[0] })),
  )
  if (problem !== null) {
    const { offset, code, message, hint } = problem
    return { root: null, findings: [finding(source.at(offset), code, message, hint)], sound: false }
  }
  const findings: Finding[] = []
  if (second !== undefined) {
    const message = 'The file holds more than one YAML document; a workflow file is one.'
    findings.push(
      finding(
        source.at(second.range?.[0] ?? 0),
        'yaml-multiple-documents',
        message,
        'remove the line `---` and what follows it',
      ),
    )
  }
  for (const { code, pos } of document.warnings) {
    if (code !== 'TAG_RESOLVE_FAILED') continue
    findings.push(
      finding(
        source.at(pos[0]),
        'yaml-unknown-tag',
        'This YAML tag is not known; the only one is `!file`.',
        'put quotes around a text that begins with `!`',
      ),
    )
  }
  return { root: document.contents === null ? null : new Adapter().node(document.contents), findings, sound: true }
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
