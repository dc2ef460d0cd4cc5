import { runEnd } from '../../text/run-end.js'
import type { Maker } from './quick-makers.js'
import { Finder, type ScalarReader, startsPlain } from './quick-scalars.js'

const MAX_DEPTH = 60
const FLOW_INDICATORS = '[]{},'
const SPACES = /[ \n]*/y
/** What cannot end a plain scalar. */
const PLAIN = /[^,[\]{}:#\n]*/y

const NEWLINE = 10
const SPACE = 32
const HASH = 35
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_MAP = 123
const CLOSE_MAP = 125

/**
 * Flow collections (`{a: b}`, `[a, b]`): those that stand in one line, and one that is a whole file, as JSON is. Undefined
 * means that it was not understood.
 */
export class QuickFlow<N, M extends N> {
  readonly #text: string
  readonly #make: Maker<N, M>
  readonly #scalars: ScalarReader
  readonly #newline: Finder
  #at = 0
  #limit = 0
  #depth = 0

  constructor(text: string, make: Maker<N, M>, scalars: ScalarReader) {
    this.#text = text
    this.#make = make
    this.#scalars = scalars
    this.#newline = new Finder(text, '\n')
  }

  /** Where the collection that was parsed last ended. */
  get end(): number {
    return this.#at
  }

  /** A collection that ends before `limit`, the end of its line. */
  parse(offset: number, limit: number): N | undefined {
    this.#at = offset
    this.#limit = limit
    this.#depth = 0
    return this.#node()
  }

  /** A collection that is all of the text but space and comments. */
  parseAll(offset: number): N | undefined {
    const node = this.parse(offset, this.#text.length)
    this.#space()
    return this.#at === this.#limit ? node : undefined
  }

  /** No scalar goes on in a second line. */
  #lineEnd(): number {
    return Math.min(this.#newline.from(this.#at), this.#limit)
  }

  #space(): void {
    while (this.#at < this.#limit) {
      const code = this.#text.charCodeAt(this.#at)
      if (code === SPACE || code === NEWLINE) {
        this.#at = Math.min(runEnd(SPACES, this.#text, this.#at), this.#limit)
      } else if (code === HASH && this.#isAfterSpace()) this.#at = this.#lineEnd()
      else return
    }
  }

  #isAfterSpace(): boolean {
    const before = this.#text.charCodeAt(this.#at - 1)
    return before === SPACE || before === NEWLINE
  }

  #accept(code: number): boolean {
    if (this.#at >= this.#limit || this.#text.charCodeAt(this.#at) !== code) return false
    this.#at++
    return true
  }

  #node(): N | undefined {
    if (++this.#depth > MAX_DEPTH) return undefined
    const start = this.#at
    const node = this.#accept(OPEN_MAP)
      ? this.#map(start)
      : this.#accept(OPEN_LIST)
        ? this.#list(start)
        : this.#scalar()
    this.#depth--
    return node
  }

  #map(start: number): N | undefined {
    const map = this.#make.map(start)
    if (map === undefined) return undefined
    for (;;) {
      this.#space()
      if (this.#accept(CLOSE_MAP)) return map
      if (!this.#pair(map)) return undefined
      this.#space()
      if (!this.#accept(COMMA)) return this.#accept(CLOSE_MAP) ? map : undefined
    }
  }

  #pair(map: M): boolean {
    if (!this.#read()) return false
    const { source: text, style, start, end } = this.#scalars
    while (this.#text.charCodeAt(this.#at) === SPACE) this.#at++
    if (!this.#accept(COLON)) return false
    const before = this.#at
    this.#space()
    // Behind a key in quotes the value may stand at once, as JSON has it.
    if (this.#at === before && style === 'plain') return false
    const next = this.#at < this.#limit ? this.#text.charCodeAt(this.#at) : 0
    const value = next === COMMA || next === CLOSE_MAP ? null : this.#node()
    return value !== undefined && this.#make.pair(map, { text, style, start, end }, value)
  }

  #list(start: number): N | undefined {
    const items: N[] = []
    for (;;) {
      this.#space()
      if (this.#accept(CLOSE_LIST)) return this.#make.list(start, items)
      const item = this.#node()
      if (item === undefined) return undefined
      items.push(item)
      this.#space()
      if (!this.#accept(COMMA)) return this.#accept(CLOSE_LIST) ? this.#make.list(start, items) : undefined
    }
  }

  #scalar(): N | undefined {
    if (!this.#text.startsWith('!file ', this.#at)) return this.#read() ? this.#make.scalar(this.#scalars) : undefined
    this.#at += 6
    this.#space()
    return this.#read() ? this.#make.file(this.#scalars) : undefined
  }

  /** Reads a scalar; false when it is not understood. */
  #read(): boolean {
    const lineEnd = this.#lineEnd()
    if (this.#scalars.isQuote(this.#at)) {
      const read = this.#scalars.quoted(this.#at, lineEnd)
      this.#at = this.#scalars.end
      return read
    }
    if (!startsPlain(this.#text, this.#at, lineEnd, true)) return false
    const start = this.#at
    const end = this.#plainEnd(lineEnd)
    if (end === -1) return false
    this.#at = end
    this.#scalars.plain(start, end)
    return true
  }

  /** Where a plain scalar ends; -1 when it is not clear. */
  #plainEnd(lineEnd: number): number {
    for (let from = this.#at; ; from++) {
      from = runEnd(PLAIN, this.#text, from)
      if (from >= lineEnd) return lineEnd
      const char = this.#text[from] ?? ''
      if (char === ',' || char === ']' || char === '}') return from
      if (char === '[' || char === '{' || (char === '#' && this.#text[from - 1] === ' ')) return -1
      if (char !== ':') continue
      const next = from + 1 < lineEnd ? (this.#text[from + 1] ?? ' ') : ' '
      if (next === ' ') return from
      if (FLOW_INDICATORS.includes(next)) return -1
    }
  }
}
