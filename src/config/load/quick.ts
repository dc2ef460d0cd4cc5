import { isOrdinary } from '../../text/ordinary.js'
import type { YamlNode, YamlPair, YamlScalar } from './nodes.js'
import { QuickFlow } from './quick-flow.js'
import { quotedAt, resolvePlain, startsPlain } from './quick-scalars.js'

const MAX_DEPTH = 60
const UNUSUAL = /[\u0000-\u0009\u000b-\u001f\u007f\ufeff]/

/**
 * Parses the YAML that people write (block collections, one-line flow collections, literal texts, JSON) and gives up with
 * null on everything else, errors included: the library then decides. It is what makes a start fast.
 */
export function parseQuickly(text: string): YamlNode | null {
  return isUsual(text) && !['---', '...', '%'].some((mark) => beginsALine(text, mark))
    ? new QuickParser(text).parse()
    : null
}

/** Tabs, carriage returns and control characters are for the library, and so are the marks of documents and directives. */
function isUsual(text: string): boolean {
  return isOrdinary(text) ? !text.includes('\t') : !UNUSUAL.test(text)
}

function beginsALine(text: string, mark: string): boolean {
  return text.startsWith(mark) || text.includes(`\n${mark}`)
}

/** Undefined stands for giving up, null for a value that is not there. */
type Parsed = YamlNode | null | undefined

class QuickParser {
  readonly #text: string
  readonly #starts: number[] = []
  readonly #indents: number[] = []
  readonly #flow: QuickFlow
  /** The next line that says something. */
  #line = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
    this.#flow = new QuickFlow(text)
    for (let start = 0; start < text.length; ) {
      let at = start
      while (text.charCodeAt(at) === 32) at++
      this.#starts.push(start)
      this.#indents.push(at - start)
      const end = text.indexOf('\n', at)
      start = end === -1 ? text.length : end + 1
    }
  }

  parse(): YamlNode | null {
    this.#skip()
    if (this.#line >= this.#starts.length) return null
    const offset = this.#offset(this.#indent())
    const first = this.#text[offset]
    if (first === '{' || first === '[') return this.#flow.parseAll(offset) ?? null
    const root = this.#block(this.#indent(), -1)
    return root === undefined || this.#line < this.#starts.length ? null : root
  }

  #indent(): number {
    return this.#indents[this.#line] ?? -1
  }

  #offset(column: number): number {
    return (this.#starts[this.#line] ?? this.#text.length) + column
  }

  #lineEnd(): number {
    return this.#endOf(this.#line)
  }

  #endOf(line: number): number {
    const next = this.#starts[line + 1]
    if (next !== undefined) return next - 1
    return this.#text.endsWith('\n') ? this.#text.length - 1 : this.#text.length
  }

  /** Passes over blank lines and comments, from the current line on. */
  #skip(): void {
    for (; this.#line < this.#starts.length; this.#line++) {
      const at = this.#offset(this.#indent())
      if (at < this.#lineEnd() && this.#text[at] !== '#') return
    }
  }

  #next(): void {
    this.#line++
    this.#skip()
  }

  #isDash(offset: number): boolean {
    if (this.#text[offset] !== '-') return false
    const after = this.#text[offset + 1]
    return after === ' ' || after === '\n' || after === undefined
  }

  /** Whether nothing but space and a comment is left of the line. */
  #endsAt(offset: number): boolean {
    const end = this.#lineEnd()
    let at = offset
    while (at < end && this.#text[at] === ' ') at++
    return at >= end || (this.#text[at] === '#' && (at > offset || this.#text[at - 1] === ' '))
  }

  /** A node that begins in a column of the current line; lines deeper than the parent belong to it. */
  #block(column: number, parent: number): Parsed {
    if (++this.#depth > MAX_DEPTH) return undefined
    const offset = this.#offset(column)
    const node = this.#isDash(offset)
      ? this.#sequence(column)
      : this.#keyAt(offset) === null
        ? this.#inline(offset, parent)
        : this.#mapping(column)
    this.#depth--
    return node
  }

  #sequence(column: number): Parsed {
    const start = this.#offset(column)
    const items: (YamlNode | null)[] = []
    do {
      const dash = this.#offset(column)
      const item = this.#endsAt(dash + 1) ? this.#below(column, false) : this.#itemAfter(dash, column)
      if (item === undefined) return undefined
      items.push(item)
    } while (this.#indent() === column && this.#isDash(this.#offset(column)))
    return this.#indent() > column ? undefined : { kind: 'seq', start, items }
  }

  #itemAfter(dash: number, column: number): Parsed {
    let at = dash + 1
    while (this.#text[at] === ' ') at++
    if (this.#text[at] === '|') return this.#literal(at, column)
    return this.#block(at - this.#offset(0), column)
  }

  /** The value that stands in the lines below a key or a dash. */
  #below(column: number, ofKey: boolean): Parsed {
    this.#next()
    const indent = this.#indent()
    if (this.#line >= this.#starts.length || indent < column) return null
    if (indent > column) {
      const node = this.#block(indent, column)
      return node?.kind === 'scalar' ? undefined : node
    }
    return ofKey && this.#isDash(this.#offset(column)) ? this.#sequence(column) : null
  }

  #mapping(column: number): Parsed {
    const start = this.#offset(column)
    const pairs: YamlPair[] = []
    do {
      const key = this.#keyAt(this.#offset(column))
      if (key === null || key === undefined) return undefined
      const value = this.#valueAfter(key.colon, column)
      if (value === undefined) return undefined
      pairs.push({ key: key.scalar, keyStart: key.scalar.start, value })
    } while (this.#indent() === column && this.#line < this.#starts.length && !this.#isDash(this.#offset(column)))
    return this.#indent() > column ? undefined : { kind: 'map', start, pairs }
  }

  #valueAfter(colon: number, column: number): Parsed {
    if (this.#endsAt(colon + 1)) return this.#below(column, true)
    let at = colon + 1
    while (this.#text[at] === ' ') at++
    return this.#text[at] === '|' ? this.#literal(at, column) : this.#inline(at, column)
  }

  /** The key that begins here; null when the line holds none, undefined when it is not clear. */
  #keyAt(offset: number): { readonly scalar: YamlScalar; readonly colon: number } | null | undefined {
    const end = this.#lineEnd()
    const quoted = quotedAt(this.#text, offset, end)
    if (quoted === undefined) return undefined
    if (quoted !== null) {
      let at = quoted.end
      while (this.#text[at] === ' ') at++
      return this.#text[at] === ':' && isBreak(this.#text, at + 1, end) ? { scalar: quoted, colon: at } : null
    }
    if (!startsPlain(this.#text, offset, end, false)) return null
    const line = this.#text.slice(offset, end)
    const colon = colonIn(line, commentIn(line), 1)
    return colon === -1 ? null : { scalar: resolvePlain(line.slice(0, colon), offset), colon: offset + colon }
  }

  /** A scalar or a flow collection that begins and ends in this line. */
  #inline(offset: number, parent: number): Parsed {
    const end = this.#lineEnd()
    const first = this.#text[offset]
    const node = first === '[' || first === '{' ? this.#flow.parse(offset, end) : this.#scalar(offset, end)
    if (node === undefined) return undefined
    const after = node.kind === 'scalar' ? node.end : this.#flow.end
    if (!this.#endsAt(after)) return undefined
    this.#next()
    return this.#line < this.#starts.length && this.#indent() > parent ? undefined : node
  }

  #scalar(offset: number, end: number): YamlScalar | undefined {
    if (this.#text.startsWith('!file ', offset)) {
      let at = offset + 6
      while (this.#text[at] === ' ') at++
      const path = this.#untagged(at, end)
      return typeof path?.value === 'string' ? { ...path, tag: '!file' } : undefined
    }
    return this.#untagged(offset, end)
  }

  #untagged(offset: number, end: number): YamlScalar | undefined {
    const quoted = quotedAt(this.#text, offset, end)
    if (quoted !== null) return quoted
    if (!startsPlain(this.#text, offset, end, false)) return undefined
    const line = this.#text.slice(offset, end)
    const stop = commentIn(line)
    return colonIn(line, stop, 0) === -1 ? resolvePlain(line.slice(0, stop), offset) : undefined
  }

  /** A literal text (`|` or `|-`); other block texts are for the library. */
  #literal(offset: number, parent: number): Parsed {
    const header = this.#text.slice(offset, this.#lineEnd()).replace(/ +$/, '')
    if (header !== '|' && header !== '|-') return undefined
    const lines: string[] = []
    let indent = -1
    let last = this.#line
    let line = this.#line + 1
    for (; line < this.#starts.length; line++) {
      const start = this.#starts[line] ?? 0
      const end = this.#endOf(line)
      const spaces = this.#indents[line] ?? 0
      if (start + spaces >= end) {
        lines.push('')
        if (indent !== -1 && spaces > indent) return undefined
        continue
      }
      if (indent === -1) {
        if (spaces <= parent || lines.some((_, index) => (this.#indents[this.#line + 1 + index] ?? 0) > spaces))
          return undefined
        indent = spaces
      }
      if (spaces < indent) break
      lines.push(this.#text.slice(start + indent, end))
      last = line
    }
    if (indent === -1 || (line >= this.#starts.length && !this.#text.endsWith('\n'))) return undefined
    const content = lines.slice(0, last - this.#line).join('\n')
    const end = this.#endOf(last) + 1
    this.#line = line
    this.#skip()
    if (this.#line < this.#starts.length && this.#indent() > parent) return undefined
    return {
      kind: 'scalar',
      start: offset,
      end,
      style: 'literal',
      value: header === '|' ? `${content}\n` : content,
      source: '',
      tag: null,
    }
  }
}

function isBreak(text: string, offset: number, end: number): boolean {
  return offset >= end || text[offset] === ' '
}

/** Where the comment of a line begins, or its length. */
function commentIn(line: string): number {
  const at = line.indexOf(' #')
  return at === -1 ? line.length : at + 1
}

/** The first colon that ends a key, or -1. */
function colonIn(line: string, stop: number, from: number): number {
  for (let at = line.indexOf(':', from); at !== -1 && at < stop; at = line.indexOf(':', at + 1)) {
    if (isBreak(line, at + 1, line.length)) return at
  }
  return -1
}
