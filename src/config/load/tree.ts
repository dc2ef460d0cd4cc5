import { Composer, type CST, type Document, isAlias, isMap, isScalar, isSeq, Lexer, type Node, Parser } from 'yaml'
import type { Finding, Position } from '../../core/finding.js'
import { finding } from './report.js'
import { LineTable } from './text.js'

/** One file that was read, for positions and for the line that a finding shows. */
export class Source {
  readonly #lines: LineTable

  constructor(
    /** Absolute real path. */
    readonly file: string,
    readonly displayFile: string,
    readonly text: string,
  ) {
    this.#lines = new LineTable(text)
  }

  at(offset: number): Position {
    return { file: this.displayFile, ...this.#lines.at(offset) }
  }
}

/** A parsed file: nodes with their offsets, and which other files stand in their place. */
export interface Tree {
  readonly source: Source
  readonly document: Document
  readonly root: Node | null
  /** What `!file` scalars of this tree stand for. */
  readonly includes: Map<Node, Included>
}
export type Included =
  | { readonly kind: 'tree'; readonly tree: Tree }
  | { readonly kind: 'text'; readonly source: Source }

/** Deeper than any honest file, and far from what the parser's recursion can bear. */
export const MAX_DEPTH = 200
const MAX_SYNTAX_FINDINGS = 20
const OPTIONS = {
  version: '1.2' as const,
  merge: true,
  uniqueKeys: false,
  customTags: [{ tag: '!file', resolve: (text: string) => text }],
}

type Parsed = { readonly tree: Tree | null; readonly findings: readonly Finding[] }

/** Parses YAML (and JSON, which is YAML); nesting is measured before the recursive part of the parser sees it. */
export function parseTree(source: Source): Parsed {
  const lexer = new Lexer()
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of lexer.lex(source.text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    if (parser.stack.length > MAX_DEPTH) {
      return broken(source.at(parser.offset), 'yaml-too-deep', `The file nests deeper than ${MAX_DEPTH} levels.`)
    }
  }
  for (const token of parser.end()) tokens.push(token)
  return compose(source, tokens)
}

function compose(source: Source, tokens: readonly CST.Token[]): Parsed {
  const documents = [...new Composer(OPTIONS).compose(tokens, true, source.text.length)]
  const document = documents[0]
  if (document === undefined) return { tree: null, findings: [] }
  const findings = document.errors
    .slice(0, MAX_SYNTAX_FINDINGS)
    .map((error) =>
      finding(source.at(error.pos[0]), 'yaml-syntax', syntaxMessage(error.code, error.message), syntaxHint(error.code)),
    )
  const second = documents[1]
  if (second !== undefined) {
    const at = source.at(second.range[0])
    findings.push(
      finding(
        at,
        'yaml-multiple-documents',
        'The file holds more than one YAML document; a workflow file is one.',
        'remove the line `---` and what follows it',
      ),
    )
  }
  for (const warning of document.warnings) {
    if (warning.code === 'TAG_RESOLVE_FAILED') {
      findings.push(
        finding(source.at(warning.pos[0]), 'yaml-unknown-tag', 'This YAML tag is not known; the only one is `!file`.'),
      )
    }
  }
  if (document.errors.length > 0) return { tree: null, findings }
  return { tree: { source, document, root: document.contents, includes: new Map() }, findings }
}

function broken(at: Position, code: 'yaml-too-deep', message: string): Parsed {
  return { tree: null, findings: [finding(at, code, message)] }
}

function syntaxMessage(code: string, message: string): string {
  if (code === 'TAB_AS_INDENT') return 'YAML is indented with spaces, and here is a tab.'
  return `This is not valid YAML: ${message.replace(/\s+/g, ' ').replace(/[.:]$/, '')}.`
}

function syntaxHint(code: string): string | null {
  if (code === 'TAB_AS_INDENT') return 'use two spaces instead of the tab'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'put the value in quotes when it contains a colon'
  return null
}

/** Follows an alias to what it stands for. */
export function dereference(tree: Tree, node: Node | null): Node | null {
  if (!isAlias(node)) return node
  return node.resolve(tree.document) ?? null
}

export function isMergeKey(key: unknown): boolean {
  if (!isScalar(key)) return false
  return key.value === '<<' || (typeof key.value === 'symbol' && key.value.description === '<<')
}

/** Keys of mappings are texts, however they were written. */
export function keyText(key: unknown): string | null {
  if (!isScalar(key)) return null
  if (typeof key.value === 'string') return key.value
  if (key.value === null) return ''
  return key.source ?? String(key.value)
}

export function isNode(value: unknown): value is Node {
  return isMap(value) || isSeq(value) || isScalar(value) || isAlias(value)
}

export function startOf(node: Node): number | null {
  return node.range?.[0] ?? null
}
