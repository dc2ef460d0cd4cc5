import { commonness } from './commonness.js'
import { codeAt, codesOf, type MarkFilter, type Scanned, startsWith } from './scratch.js'

/** Single characters that are found by the way, where the filter lets them pass. */
export interface Marks {
  readonly separators: readonly [number, number]
  readonly filter: MarkFilter
}

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1

/** Two characters as an array of pairs holds them. */
function pairOf(first: number, second: number): number {
  return LITTLE_ENDIAN ? (first & 0xff) | ((second & 0xff) << 8) : ((first & 0xff) << 8) | (second & 0xff)
}

/** What may be said of a pair: it has a character that is not printable ASCII, or one of the single ones. */
const ODD = 1
const MARKED = 2
/** Buckets of pairs that are in no literal: their numbers are what is said of the pair. */
const PLAIN_BUCKETS = 4
const MOST_BUCKETS = 256

/**
 * Finds few literals of at least three characters in long texts: whatever its offset, one of two neighbouring pairs of a
 * literal begins at an even offset, so that it is enough to look at every other pair, and each look is independent.
 * Two single characters are found by the way, and whether all is printable ASCII.
 */
export class PairMatcher {
  /** For each pair the number of its bucket, or 0. */
  readonly #table = new Uint8Array(1 << 16)
  /** Of each bucket what is said of its pair, and the first of its candidates, or 0. */
  readonly #said = new Uint8Array(MOST_BUCKETS)
  readonly #first = new Uint16Array(MOST_BUCKETS)
  /**
   * Each literal is twice a candidate. Of each its next one in the same bucket, and how far before the pair it begins: numbers, since
   * all of this is made at a start, and most literals never occur.
   */
  readonly #next: Uint16Array
  readonly #back: Uint8Array
  /** Where the rarest character of a literal is, looked at before all (many pairs are common), and which that is. */
  readonly #guardAt: Uint8Array
  readonly #guard: Uint8Array
  readonly #literals: readonly string[]
  /** Made when they are first compared. */
  readonly #bytes: Uint8Array[] = []
  readonly #one: number
  readonly #other: number
  readonly #filter: MarkFilter
  #odd = false

  constructor(literals: readonly string[], { separators, filter }: Marks) {
    this.#literals = literals
    this.#one = separators[0]
    this.#other = separators[1]
    this.#filter = filter
    this.#next = new Uint16Array(2 * literals.length + 1)
    this.#back = new Uint8Array(2 * literals.length + 1)
    this.#guardAt = new Uint8Array(literals.length)
    this.#guard = new Uint8Array(literals.length)
    this.#markPairs()
    this.#enterLiterals()
  }

  /**
   * A pair is odd where one of its characters is (neither printable ASCII nor the end of a line nor a tab), and marked where one of
   * them is a mark. The table is large, and each start makes it, so it is filled row by row.
   */
  #markPairs(): void {
    const rows = [this.#row(0), this.#row(ODD), this.#row(MARKED), this.#row(ODD | MARKED)]
    const [bits] = rows
    for (let code = 0; code < 256; code += 1) {
      const row = rows[bits?.[code] ?? 0]
      if (row !== undefined) this.#table.set(row, code << 8)
    }
    for (let bucket = 0; bucket < PLAIN_BUCKETS; bucket += 1) this.#said[bucket] = bucket
  }

  /** What is said of the pairs of a character, and each other one. */
  #row(own: number): Uint8Array {
    const row = new Uint8Array(256)
      .fill(own | ODD)
      .fill(own, 32, 127)
      .fill(own, 9, 11)
    row[this.#one] = (row[this.#one] ?? 0) | MARKED
    row[this.#other] = (row[this.#other] ?? 0) | MARKED
    return row
  }

  /** Each literal by its rarest pair at an even offset, and by its rarest at an odd one; the first of them comes last, to stand first. */
  #enterLiterals(): void {
    let buckets = PLAIN_BUCKETS
    for (let id = this.#literals.length - 1; id >= 0; id -= 1) {
      const text = this.#literals[id] ?? ''
      const { character, even, odd } = rarestOf(text)
      this.#guardAt[id] = character
      this.#guard[id] = text.charCodeAt(character)
      buckets = this.#enter(2 * id + 2, text, odd, buckets)
      buckets = this.#enter(2 * id + 1, text, even, buckets)
    }
  }

  #enter(candidate: number, text: string, back: number, buckets: number): number {
    const pair = pairOf(text.charCodeAt(back), text.charCodeAt(back + 1))
    const known = this.#table[pair] ?? 0
    const bucket = known < PLAIN_BUCKETS ? buckets : known
    if (known < PLAIN_BUCKETS) {
      this.#said[bucket] = known
      this.#table[pair] = bucket
    }
    this.#back[candidate] = back
    this.#next[candidate] = this.#first[bucket] ?? 0
    this.#first[bucket] = candidate
    return Math.max(buckets, bucket + 1)
  }

  #isMark(code: number): boolean {
    return code === this.#one || code === this.#other
  }

  /**
   * Appends the number of a literal and its offset for every occurrence, by offset, and the offsets of the single characters
   * that pass the filter; false when a low byte is not printable ASCII, end of a line or tab.
   */
  scan(text: string, hits: number[], marks: number[]): boolean {
    return this.scanBytes({ codes: codesOf(text), length: text.length, text }, hits, marks)
  }

  /** The same of bytes. */
  scanBytes(scanned: Scanned, hits: number[], marks: number[]): boolean {
    const isPrintable = this.#scanPairs(scanned, hits, marks)
    if (hits.length > 2) sortByOffset(hits)
    return isPrintable
  }

  #scanPairs(scanned: Scanned, hits: number[], marks: number[]): boolean {
    const { length } = scanned
    const { pairs } = scanned.codes
    const table = this.#table
    const count = (length + 1) >> 1
    const quads = count & ~3
    this.#odd = false
    // Four looks at a time: most find nothing, and what a loop itself costs would be most of the time.
    for (let at = 0; at < quads; at += 4) {
      const one = table[pairs[at] ?? 0] ?? 0
      const two = table[pairs[at + 1] ?? 0] ?? 0
      const three = table[pairs[at + 2] ?? 0] ?? 0
      const four = table[pairs[at + 3] ?? 0] ?? 0
      if ((one | two | three | four) === 0) continue
      if (one !== 0) this.#verify(one, scanned, at * 2, hits, marks)
      if (two !== 0) this.#verify(two, scanned, at * 2 + 2, hits, marks)
      if (three !== 0) this.#verify(three, scanned, at * 2 + 4, hits, marks)
      if (four !== 0) this.#verify(four, scanned, at * 2 + 6, hits, marks)
    }
    for (let at = quads; at < count; at += 1) {
      const bucket = table[pairs[at] ?? 0] ?? 0
      if (bucket !== 0) this.#verify(bucket, scanned, at * 2, hits, marks)
    }
    return !this.#odd
  }

  #bytesOf(id: number, literal: string): Uint8Array {
    const known = this.#bytes[id]
    if (known !== undefined) return known
    const bytes = Buffer.from(literal, 'latin1')
    this.#bytes[id] = bytes
    return bytes
  }

  #verify(bucket: number, scanned: Scanned, at: number, hits: number[], marks: number[]): void {
    const { bytes } = scanned.codes
    const said = this.#said[bucket] ?? 0
    if ((said & ODD) !== 0) this.#odd = true
    if ((said & MARKED) !== 0) {
      if (this.#isMark(codeAt(scanned, at)) && this.#filter(bytes, at)) marks.push(at)
      if (this.#isMark(codeAt(scanned, at + 1)) && this.#filter(bytes, at + 1)) marks.push(at + 1)
    }
    for (let candidate = this.#first[bucket] ?? 0; candidate !== 0; candidate = this.#next[candidate] ?? 0) {
      const id = (candidate - 1) >> 1
      const start = at - (this.#back[candidate] ?? 0)
      if (start < 0 || bytes[start + (this.#guardAt[id] ?? 0)] !== this.#guard[id]) continue
      const literal = this.#literals[id] ?? ''
      if (startsWith(scanned, this.#bytesOf(id, literal), literal, start)) hits.push(id, start)
    }
  }
}

/** Where a literal has what ordinary text has least: a character, and a pair of those at even and of those at odd offsets. */
function rarestOf(text: string): { readonly character: number; readonly even: number; readonly odd: number } {
  let character = 0
  let even = 0
  let odd = 1
  let leastEven = Number.MAX_SAFE_INTEGER
  let leastOdd = Number.MAX_SAFE_INTEGER
  let before = commonness(text.charCodeAt(0))
  let rarest = before
  for (let at = 1; at < text.length; at += 1) {
    const here = commonness(text.charCodeAt(at))
    if (here < rarest) {
      character = at
      rarest = here
    }
    const pair = before * here
    if ((at & 1) === 1 && pair < leastEven) {
      even = at - 1
      leastEven = pair
    } else if ((at & 1) === 0 && pair < leastOdd) {
      odd = at - 1
      leastOdd = pair
    }
    before = here
  }
  return { character, even, odd }
}

/** Hits come almost in order: the pair that matched may stand late in its literal. */
function sortByOffset(hits: number[]): void {
  for (let next = 2; next < hits.length; next += 2) {
    const id = hits[next] ?? 0
    const offset = hits[next + 1] ?? 0
    let at = next
    for (; at >= 2 && (hits[at - 1] ?? 0) > offset; at -= 2) {
      hits[at] = hits[at - 2] ?? 0
      hits[at + 1] = hits[at - 1] ?? 0
    }
    hits[at] = id
    hits[at + 1] = offset
  }
}
