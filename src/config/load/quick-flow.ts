import type { YamlNode, YamlPair, YamlScalar } from './nodes.js'
import { quotedAt, resolvePlain, startsPlain } from './quick-scalars.js'

const MAX_DEPTH = 60
const FLOW_INDICATORS = '[]{},'

/**
 * Flow collections (`{a: b}`, `[a, b]`): those that stand in one line, and one that is a whole file, as JSON is. Undefined
 * means that it was not understood.
 */
export class QuickFlow {
  readonly #text: string
  #at = 0
  #limit = 0
  /** No scalar goes on in a second line. */
  #lineEnd = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Where the collection that was parsed last ended. */
  get end(): number {
    return this.#at
  }

  /** A collection that ends before `limit`, the end of its line. */
  parse(offset: number, limit: number): YamlNode | undefined {
    this.#at = offset
    this.#limit = limit
    this.#lineEnd = limit
    this.#depth = 0
    return this.#node()
  }

  /** A collection that is all of the text but space and comments. */
  parseAll(offset: number): YamlNode | undefined {
    this.#at = offset
    this.#limit = this.#text.length
    this.#lineEnd = this.#endOfLine(offset)
    this.#depth = 0
    const node = this.#node()
    this.#space()
    return this.#at === this.#limit ? node : undefined
  }

  #endOfLine(from: number): number {
    const end = this.#text.indexOf('\n', from)
    return end === -1 ? this.#limit : end
  }

  #space(): void {
    for (; this.#at < this.#limit; this.#at++) {
      const char = this.#text[this.#at]
      if (char === '\n') this.#lineEnd = this.#endOfLine(this.#at + 1)
      else if (char === '#' && this.#isAfterSpace()) this.#at = this.#lineEnd - 1
      else if (char !== ' ') return
    }
  }

  #isAfterSpace(): boolean {
    const before = this.#text[this.#at - 1]
    return before === ' ' || before === '\n'
  }

  #accept(char: string): boolean {
    if (this.#at >= this.#limit || this.#text[this.#at] !== char) return false
    this.#at++
    return true
  }

  #node(): YamlNode | undefined {
    if (++this.#depth > MAX_DEPTH) return undefined
    const start = this.#at
    const node = this.#accept('{') ? this.#map(start) : this.#accept('[') ? this.#seq(start) : this.#scalar()
    this.#depth--
    return node
  }

  #map(start: number): YamlNode | undefined {
    const pairs: YamlPair[] = []
    for (;;) {
      this.#space()
      if (this.#accept('}')) return { kind: 'map', start, pairs }
      const pair = this.#pair()
      if (pair === undefined) return undefined
      pairs.push(pair)
      this.#space()
      if (!this.#accept(',')) return this.#accept('}') ? { kind: 'map', start, pairs } : undefined
    }
  }

  #pair(): YamlPair | undefined {
    const key = this.#untagged()
    if (key === undefined) return undefined
    while (this.#text[this.#at] === ' ') this.#at++
    if (!this.#accept(':')) return undefined
    const before = this.#at
    this.#space()
    const next = this.#at < this.#limit ? (this.#text[this.#at] ?? '') : ''
    // Behind a key in quotes the value may stand at once, as JSON has it.
    if (this.#at === before && key.style === 'plain') return undefined
    if (next === ',' || next === '}') return { key, keyStart: key.start, value: null }
    const value = this.#node()
    return value === undefined ? undefined : { key, keyStart: key.start, value }
  }

  #seq(start: number): YamlNode | undefined {
    const items: YamlNode[] = []
    for (;;) {
      this.#space()
      if (this.#accept(']')) return { kind: 'seq', start, items }
      const item = this.#node()
      if (item === undefined) return undefined
      items.push(item)
      this.#space()
      if (!this.#accept(',')) return this.#accept(']') ? { kind: 'seq', start, items } : undefined
    }
  }

  #scalar(): YamlScalar | undefined {
    if (!this.#text.startsWith('!file ', this.#at)) return this.#untagged()
    this.#at += 6
    this.#space()
    const path = this.#untagged()
    return typeof path?.value === 'string' ? { ...path, tag: '!file' } : undefined
  }

  #untagged(): YamlScalar | undefined {
    const quoted = quotedAt(this.#text, this.#at, this.#lineEnd)
    if (quoted !== null) {
      if (quoted !== undefined) this.#at = quoted.end
      return quoted
    }
    if (!startsPlain(this.#text, this.#at, this.#lineEnd, true)) return undefined
    const start = this.#at
    while (this.#at < this.#lineEnd) {
      const char = this.#text[this.#at] ?? ''
      if (char === ',' || char === ']' || char === '}') break
      if (char === '[' || char === '{' || (char === '#' && this.#text[this.#at - 1] === ' ')) return undefined
      if (char === ':') {
        const next = this.#at + 1 < this.#lineEnd ? (this.#text[this.#at + 1] ?? ' ') : ' '
        if (next === ' ') break
        if (FLOW_INDICATORS.includes(next)) return undefined
      }
      this.#at++
    }
    return resolvePlain(this.#text.slice(start, this.#at), start)
  }
}
