import { commonness } from './commonness.js'
import { codeAt, codesOf, type MarkFilter, type Scanned, startsWith } from './scratch.js'
import type { Marks, WindowMatcher } from './window-matcher.js'

interface Candidate {
  readonly id: number
  readonly text: string
  /** Made when they are first compared: most literals never occur. */
  bytes: Uint8Array | null
  /** How far before the pair the literal begins. */
  readonly back: number
  /** The rarest of its characters, looked at before all: many pairs are common. */
  readonly guardAt: number
  readonly guard: number
}

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1

/** Two characters as an array of pairs holds them. */
function pairOf(first: number, second: number): number {
  return LITTLE_ENDIAN ? (first & 0xff) | ((second & 0xff) << 8) : ((first & 0xff) << 8) | (second & 0xff)
}

/** Literals that share a pair, and whether the pair has one of the single characters, or one that is not printable ASCII. */
interface Bucket {
  readonly candidates: readonly Candidate[]
  readonly marked: boolean
  readonly odd: boolean
}

const NOTHING: Bucket = { candidates: [], marked: false, odd: false }
/** The buckets of pairs that are in no literal: their numbers are two bits. */
const ODD = 1
const MARKED = 2
const PLAIN_BUCKETS: readonly Bucket[] = [
  NOTHING,
  { candidates: [], marked: false, odd: true },
  { candidates: [], marked: true, odd: false },
  { candidates: [], marked: true, odd: true },
]

/** Shorter texts are not worth a copy. */
const SHORT = 1024
const MUCH = 32 * 1024

/**
 * Finds few literals of at least three characters in long texts: whatever its offset, one of two neighbouring pairs of a
 * literal begins at an even offset, so that it is enough to look at every other pair, and each look is independent.
 * Two single characters are found by the way, and whether all is printable ASCII.
 */
export class PairMatcher {
  /** For each pair the number of its bucket, or 0. */
  readonly #table = new Uint8Array(1 << 16)
  readonly #buckets: readonly Bucket[]
  readonly #one: number
  readonly #other: number
  readonly #filter: MarkFilter
  readonly #quicker: () => WindowMatcher | null
  #odd = false
  #scanned = 0
  #windows: WindowMatcher | null = null

  /** `quicker` makes another one that finds the same, and is worth its start where much is scanned. */
  constructor(
    literals: readonly string[],
    { separators, filter }: Pick<Marks, 'separators' | 'filter'>,
    quicker: () => WindowMatcher | null = () => null,
  ) {
    this.#one = separators[0]
    this.#other = separators[1]
    this.#filter = filter
    this.#quicker = quicker
    this.#markPairs()
    const buckets = [...PLAIN_BUCKETS]
    for (const [pair, candidates] of candidatesByPair(literals)) {
      const bits = this.#table[pair] ?? 0
      const bucket = { candidates, marked: (bits & MARKED) !== 0, odd: (bits & ODD) !== 0 }
      this.#table[pair] = buckets.push(bucket) - 1
    }
    this.#buckets = buckets
  }

  /**
   * What is said of a pair is what is said of either of its characters: one that is no printable ASCII, end of a line or tab, or one
   * of the single ones. The table is large, and made at each start: it is filled row by row.
   */
  #markPairs(): void {
    const bits = new Uint8Array(256).fill(ODD).fill(0, 32, 127).fill(0, 9, 11)
    for (const code of [this.#one, this.#other]) bits[code] = (bits[code] ?? 0) | MARKED
    const rows = [0, ODD, MARKED, ODD | MARKED].map((other) => bits.map((own) => own | other))
    bits.forEach((own, code) => {
      this.#table.set(rows[own] ?? bits, code << 8)
    })
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
    const isPrintable =
      this.#windowsFor(scanned.length)?.scan(scanned, hits, marks) ?? this.#scanPairs(scanned, hits, marks)
    if (hits.length > 2) sortByOffset(hits)
    return isPrintable
  }

  #windowsFor(length: number): WindowMatcher | null {
    if (length < SHORT) return null
    const before = this.#scanned
    this.#scanned += length
    if (before < MUCH && this.#scanned >= MUCH) this.#windows = this.#quicker()
    return this.#windows
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

  #verify(bucket: number, scanned: Scanned, at: number, hits: number[], marks: number[]): void {
    const { candidates, marked, odd } = this.#buckets[bucket] ?? NOTHING
    const { bytes } = scanned.codes
    if (odd) this.#odd = true
    if (marked) {
      if (this.#isMark(codeAt(scanned, at)) && this.#filter(bytes, at)) marks.push(at)
      if (this.#isMark(codeAt(scanned, at + 1)) && this.#filter(bytes, at + 1)) marks.push(at + 1)
    }
    for (let index = 0; index < candidates.length; index += 1) {
      const candidate = candidates[index]
      if (candidate === undefined) continue
      const start = at - candidate.back
      if (start < 0 || bytes[start + candidate.guardAt] !== candidate.guard) continue
      candidate.bytes ??= Buffer.from(candidate.text, 'latin1')
      if (startsWith(scanned, candidate.bytes, candidate.text, start)) hits.push(candidate.id, start)
    }
  }
}

/** Each literal by its rarest pair at an even offset, and by its rarest at an odd one. */
function candidatesByPair(literals: readonly string[]): ReadonlyMap<number, readonly Candidate[]> {
  const byPair = new Map<number, Candidate[]>()
  literals.forEach((text, id) => {
    const { character: guardAt, pairs } = rarestOf(text)
    const guard = text.charCodeAt(guardAt) & 0xff
    for (const back of pairs) {
      const pair = pairOf(text.charCodeAt(back), text.charCodeAt(back + 1))
      const same = byPair.get(pair)
      const candidate: Candidate = { id, text, bytes: null, back, guardAt, guard }
      if (same === undefined) byPair.set(pair, [candidate])
      else same.push(candidate)
    }
  })
  return byPair
}

/** Where a literal has what ordinary text has least: a character, and a pair of those at even and of those at odd offsets. */
function rarestOf(text: string): { readonly character: number; readonly pairs: readonly [number, number] } {
  let character = 0
  let [even, odd] = [0, 1]
  let [leastEven, leastOdd] = [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
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
  return { character, pairs: [even, odd] }
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
