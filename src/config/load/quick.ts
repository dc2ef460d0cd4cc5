import { isOrdinary } from '../../text/ordinary.js'
import type { Data } from './data.js'
import type { YamlNode } from './nodes.js'
import { QuickFlow } from './quick-flow.js'
import { DATA, type Key, type Maker, TREE } from './quick-makers.js'
import { Finder, ScalarReader, startsPlain } from './quick-scalars.js'

const MAX_DEPTH = 60
const UNUSUAL = /[\u0000-\u0009\u000b-\u001f\u007f\ufeff]/
const MARKS = ['---', '...', '%']

const NEWLINE = 10
const SPACE = 32
const HASH = 35
const DASH = 45
const COLON = 58
const PIPE = 124

/**
 * Parses the YAML that people write (block collections, one-line flow collections, literal texts, JSON) and gives up with
 * null on everything else, errors included: the library then decides. It is what makes a start fast.
 */
export function parseQuickly(text: string): YamlNode | null {
  return isUsual(text) ? (new QuickParser(text, TREE).parse() ?? null) : null
}

/** The data of such a file, without places; undefined where it gives up, and where the data is not all that there is to say. */
export function readQuickly(text: string): Data | undefined {
  return isUsual(text) ? new QuickParser(text, DATA).parse() : undefined
}

/** Tabs, carriage returns and control characters are for the library, and so are the marks of documents and directives. */
function isUsual(text: string): boolean {
  if (isOrdinary(text) ? text.includes('\t') : UNUSUAL.test(text)) return false
  return !MARKS.some((mark) => text.startsWith(mark) || text.includes(`\n${mark}`))
}

class QuickParser<N, M extends N> {
  readonly #text: string
  readonly #make: Maker<N, M>
  readonly #scalars: ScalarReader
  readonly #flow: QuickFlow<N, M>
  readonly #colon: Finder
  readonly #hash: Finder
  /** The next line that says something: where it begins and ends, and its indentation, -1 behind the last line. */
  #start = 0
  #end = 0
  #indent = -1
  #depth = 0
  /** Whether the node that was read last is a scalar. */
  #isScalar = false
  /** Where the colon stands behind the key that was read last. */
  #colonAt = 0

  constructor(text: string, make: Maker<N, M>) {
    this.#text = text
    this.#make = make
    this.#scalars = new ScalarReader(text)
    this.#flow = new QuickFlow(text, make, this.#scalars)
    this.#colon = new Finder(text, ':')
    this.#hash = new Finder(text, '#')
  }

  /** Undefined stands for giving up, here and below; null for a value that is not there. */
  parse(): N | undefined {
    this.#goTo(0)
    if (this.#indent === -1) return undefined
    const offset = this.#start + this.#indent
    const first = this.#text[offset]
    if (first === '{' || first === '[') return this.#flow.parseAll(offset)
    const root = this.#block(this.#indent, -1)
    return this.#indent === -1 ? root : undefined
  }

  /** Goes to the line that begins here, or to the first below it that is neither blank nor a comment. */
  #goTo(start: number): void {
    const text = this.#text
    for (let from = start; from < text.length; ) {
      let at = from
      while (text.charCodeAt(at) === SPACE) at++
      const found = text.indexOf('\n', at)
      const end = found === -1 ? text.length : found
      if (at < end && text.charCodeAt(at) !== HASH) {
        this.#start = from
        this.#indent = at - from
        this.#end = end
        return
      }
      from = end + 1
    }
    this.#start = text.length
    this.#indent = -1
    this.#end = text.length
  }

  #next(): void {
    this.#goTo(this.#end + 1)
  }

  #isDash(offset: number): boolean {
    if (this.#text.charCodeAt(offset) !== DASH) return false
    const after = this.#text.charCodeAt(offset + 1)
    return after === SPACE || after === NEWLINE || offset + 1 >= this.#text.length
  }

  /** Whether nothing but space and a comment is left of the line. */
  #endsAt(offset: number): boolean {
    let at = offset
    while (at < this.#end && this.#text.charCodeAt(at) === SPACE) at++
    return at >= this.#end || (this.#text[at] === '#' && this.#text[at - 1] === ' ')
  }

  /** A node that begins in a column of the current line; lines deeper than the parent belong to it. */
  #block(column: number, parent: number): N | undefined {
    if (++this.#depth > MAX_DEPTH) return undefined
    const offset = this.#start + column
    const node = this.#isDash(offset) ? this.#sequence(column) : this.#mappingOrInline(column, parent)
    this.#depth--
    return node
  }

  #sequence(column: number): N | undefined {
    const start = this.#start + column
    const items: (N | null)[] = []
    do {
      const dash = this.#start + column
      const item = this.#endsAt(dash + 1) ? this.#below(column, false) : this.#itemAfter(dash, column)
      if (item === undefined) return undefined
      items.push(item)
    } while (this.#indent === column && this.#isDash(this.#start + column))
    this.#isScalar = false
    return this.#indent > column ? undefined : this.#make.list(start, items)
  }

  #itemAfter(dash: number, column: number): N | undefined {
    const at = this.#afterSpace(dash + 1)
    if (this.#text.charCodeAt(at) === PIPE) return this.#literal(at, column)
    return this.#block(at - this.#start, column)
  }

  #afterSpace(offset: number): number {
    let at = offset
    while (this.#text.charCodeAt(at) === SPACE) at++
    return at
  }

  /** The value that stands in the lines below a key or a dash. */
  #below(column: number, ofKey: boolean): N | null | undefined {
    this.#next()
    if (this.#indent < column) return null
    if (this.#indent > column) {
      const node = this.#block(this.#indent, column)
      return this.#isScalar ? undefined : node
    }
    return ofKey && this.#isDash(this.#start + column) ? this.#sequence(column) : null
  }

  #mappingOrInline(column: number, parent: number): N | undefined {
    const start = this.#start + column
    let key = this.#keyAt(start)
    if (key === null) return this.#inline(start, parent)
    const map = this.#make.map(start)
    for (;;) {
      if (key === null || key === undefined || map === undefined) return undefined
      const value = this.#valueAfter(this.#colonAt, column)
      if (value === undefined || !this.#make.pair(map, key, value)) return undefined
      if (this.#indent !== column || this.#isDash(this.#start + column)) break
      key = this.#keyAt(this.#start + column)
    }
    this.#isScalar = false
    return this.#indent > column ? undefined : map
  }

  #valueAfter(colon: number, column: number): N | null | undefined {
    const at = this.#afterSpace(colon + 1)
    const code = this.#text.charCodeAt(at)
    if (at >= this.#end || (code === HASH && at > colon + 1)) return this.#below(column, true)
    return code === PIPE ? this.#literal(at, column) : this.#inline(at, column)
  }

  /** The key that begins here; null when the line holds none, undefined when it is not clear. */
  #keyAt(offset: number): Key | null | undefined {
    if (this.#scalars.isQuote(offset)) {
      if (!this.#scalars.quoted(offset, this.#end)) return undefined
      const { source: text, style, end } = this.#scalars
      this.#colonAt = this.#afterSpace(end)
      const isKey = this.#text.charCodeAt(this.#colonAt) === COLON && this.#isBreak(this.#colonAt + 1)
      return isKey ? { text, style, start: offset, end } : null
    }
    if (!startsPlain(this.#text, offset, this.#end, false)) return null
    const colon = this.#colonFrom(offset + 1)
    if (colon >= this.#end) return null
    let end = colon
    while (this.#text.charCodeAt(end - 1) === SPACE) end--
    const text = this.#text.slice(offset, end)
    this.#colonAt = colon
    return text.includes(' #') ? null : { text, style: 'plain', start: offset, end }
  }

  /** The first colon of the line that ends a key, or one of a later line. */
  #colonFrom(offset: number): number {
    let colon = this.#colon.from(offset)
    while (colon < this.#end && !this.#isBreak(colon + 1)) colon = this.#colon.from(colon + 1)
    return colon
  }

  #isBreak(offset: number): boolean {
    return offset >= this.#end || this.#text.charCodeAt(offset) === SPACE
  }

  /** A scalar or a flow collection that begins and ends in this line. */
  #inline(offset: number, parent: number): N | undefined {
    const first = this.#text[offset]
    const isFlow = first === '[' || first === '{'
    const node = isFlow ? this.#flow.parse(offset, this.#end) : this.#scalar(offset)
    if (node === undefined || !this.#endsAt(isFlow ? this.#flow.end : this.#scalars.end)) return undefined
    this.#next()
    this.#isScalar = !isFlow
    return this.#indent > parent ? undefined : node
  }

  #scalar(offset: number): N | undefined {
    if (!this.#text.startsWith('!file ', offset))
      return this.#read(offset) ? this.#make.scalar(this.#scalars) : undefined
    return this.#read(this.#afterSpace(offset + 6)) ? this.#make.file(this.#scalars) : undefined
  }

  /** Reads a scalar; false when it is not understood. */
  #read(offset: number): boolean {
    if (this.#scalars.isQuote(offset)) return this.#scalars.quoted(offset, this.#end)
    if (!startsPlain(this.#text, offset, this.#end, false)) return false
    const stop = this.#commentFrom(offset)
    if (this.#colonFrom(offset) < stop) return false
    this.#scalars.plain(offset, stop)
    return true
  }

  /** Where the comment of the line begins, or its end. */
  #commentFrom(offset: number): number {
    let hash = this.#hash.from(offset)
    while (hash < this.#end && this.#text.charCodeAt(hash - 1) !== SPACE) hash = this.#hash.from(hash + 1)
    return Math.min(hash, this.#end)
  }

  /** A literal text (`|` or `|-`); other block texts are for the library. */
  #literal(offset: number, parent: number): N | undefined {
    const text = this.#text
    const header = text.slice(offset, this.#end).replace(/ +$/, '')
    if (header !== '|' && header !== '|-') return undefined
    const lines: string[] = []
    let [kept, indent, deepest, last] = [0, -1, 0, this.#end]
    let start = this.#end + 1
    for (let end = start; start < text.length; start = end + 1) {
      const at = this.#afterSpace(start)
      const found = text.indexOf('\n', at)
      end = found === -1 ? text.length : found
      const spaces = at - start
      if (at >= end) {
        lines.push('')
        if (indent !== -1 && spaces > indent) return undefined
        deepest = Math.max(deepest, spaces)
        continue
      }
      if (indent === -1) {
        if (spaces <= parent || deepest > spaces) return undefined
        indent = spaces
      }
      if (spaces < indent) break
      kept = lines.push(text.slice(start + indent, end))
      last = end
    }
    if (indent === -1 || (start >= text.length && !text.endsWith('\n'))) return undefined
    const content = lines.slice(0, kept).join('\n')
    this.#goTo(start)
    if (this.#indent > parent) return undefined
    return this.#make.literal(header === '|' ? `${content}\n` : content, offset, last + 1)
  }
}
