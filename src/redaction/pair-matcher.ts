import { codesOf } from './scratch.js'

interface Candidate {
  readonly id: number
  readonly text: string
  /** How far before the pair the literal begins. */
  readonly back: number
  /** The rarest of its characters, looked at before all: many pairs are common. */
  readonly guardAt: number
  readonly guard: number
}

/** Below this length filling an array costs more than it saves. */
const MANY = 256
const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1

/** Two characters as an array of pairs holds them. */
function pairOf(first: number, second: number): number {
  return LITTLE_ENDIAN ? (first & 0xff) | ((second & 0xff) << 8) : ((first & 0xff) << 8) | (second & 0xff)
}

/** Literals that share a pair, and whether the pair has one of the single characters. */
interface Bucket {
  readonly candidates: Candidate[]
  marked: boolean
}

/**
 * Finds few literals of at least three characters in long texts: whatever its offset, one of two neighbouring pairs of a
 * literal begins at an even offset, so that it is enough to look at every other pair, and each look is independent.
 * Two single characters are found by the way.
 */
export class PairMatcher {
  /** For each pair the number of its bucket, or 0. */
  readonly #table = new Uint8Array(1 << 16)
  readonly #buckets: Bucket[] = [{ candidates: [], marked: false }]
  readonly #one: number
  readonly #other: number

  constructor(literals: readonly string[], marks: readonly [string, string]) {
    this.#one = marks[0].charCodeAt(0)
    this.#other = marks[1].charCodeAt(0)
    literals.forEach((text, id) => {
      const { character: guardAt, pairs } = rarestOf(text)
      const guard = text.charCodeAt(guardAt)
      for (const back of pairs) this.#add({ id, text, back, guardAt, guard })
    })
    this.#mark(this.#one)
    this.#mark(this.#other)
  }

  #add(candidate: Candidate): void {
    const { text, back } = candidate
    const key = pairOf(text.charCodeAt(back), text.charCodeAt(back + 1))
    let bucket = this.#table[key] ?? 0
    if (bucket === 0) {
      bucket = this.#buckets.push({ candidates: [], marked: false }) - 1
      this.#table[key] = bucket
    }
    this.#buckets[bucket]?.candidates.push(candidate)
  }

  #mark(code: number): void {
    const plain = this.#buckets.push({ candidates: [], marked: true }) - 1
    for (let neighbour = 0; neighbour < 256; neighbour += 1) {
      this.#markPair(pairOf(code, neighbour), plain)
      this.#markPair(pairOf(neighbour, code), plain)
    }
  }

  #markPair(key: number, plain: number): void {
    const bucket = this.#buckets[this.#table[key] ?? 0]
    if (bucket === undefined || bucket === this.#buckets[0]) this.#table[key] = plain
    else bucket.marked = true
  }

  /** Appends the number of a literal and its offset for every occurrence, by offset, and the offsets of the single characters. */
  scan(text: string, hits: number[], marks: number[]): void {
    this.#scan(text, hits, marks)
    if (text.length % 2 === 1) this.#takeMark(text, text.length - 1, marks)
    if (hits.length > 2) sortByOffset(hits)
  }

  #scan(text: string, hits: number[], marks: number[]): void {
    const { length } = text
    const table = this.#table
    if (length < MANY) {
      for (let at = 0; at + 1 < length; at += 2) {
        const bucket = table[pairOf(text.charCodeAt(at), text.charCodeAt(at + 1))] ?? 0
        if (bucket !== 0) this.#verify(bucket, text, at, hits, marks)
      }
      return
    }
    const codes = codesOf(text)
    const pairs = new Uint16Array(codes.buffer, codes.byteOffset, length >> 1)
    const quads = pairs.length & ~3
    // Four looks at a time: most find nothing, and what a loop itself costs would be most of the time.
    for (let at = 0; at < quads; at += 4) {
      const one = table[pairs[at] ?? 0] ?? 0
      const two = table[pairs[at + 1] ?? 0] ?? 0
      const three = table[pairs[at + 2] ?? 0] ?? 0
      const four = table[pairs[at + 3] ?? 0] ?? 0
      if ((one | two | three | four) === 0) continue
      if (one !== 0) this.#verify(one, text, at * 2, hits, marks)
      if (two !== 0) this.#verify(two, text, at * 2 + 2, hits, marks)
      if (three !== 0) this.#verify(three, text, at * 2 + 4, hits, marks)
      if (four !== 0) this.#verify(four, text, at * 2 + 6, hits, marks)
    }
    for (let at = quads; at < pairs.length; at += 1) {
      const bucket = table[pairs[at] ?? 0] ?? 0
      if (bucket !== 0) this.#verify(bucket, text, at * 2, hits, marks)
    }
  }

  #verify(bucket: number, text: string, at: number, hits: number[], marks: number[]): void {
    const found = this.#buckets[bucket]
    if (found === undefined) return
    if (found.marked) {
      this.#takeMark(text, at, marks)
      this.#takeMark(text, at + 1, marks)
    }
    const { candidates } = found
    for (let index = 0; index < candidates.length; index += 1) {
      const candidate = candidates[index]
      if (candidate === undefined) continue
      const start = at - candidate.back
      if (start < 0 || text.charCodeAt(start + candidate.guardAt) !== candidate.guard) continue
      if (text.startsWith(candidate.text, start)) hits.push(candidate.id, start)
    }
  }

  #takeMark(text: string, at: number, marks: number[]): void {
    const code = text.charCodeAt(at)
    if (code === this.#one || code === this.#other) marks.push(at)
  }
}

/** Where a literal has what ordinary text has least: a character, and a pair of those at even and of those at odd offsets. */
function rarestOf(text: string): { readonly character: number; readonly pairs: readonly [number, number] } {
  let character = 0
  const pairs: [number, number] = [0, 1]
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let before = commonness(text.charCodeAt(0))
  let rarest = before
  for (let at = 1; at < text.length; at += 1) {
    const here = commonness(text.charCodeAt(at))
    if (here < rarest) {
      character = at
      rarest = here
    }
    const parity = (at - 1) & 1
    if (before * here < (least[parity] ?? 0)) {
      pairs[parity] = at - 1
      least[parity] = before * here
    }
    before = here
  }
  return { character, pairs }
}

/** How common each letter from a to z is, as a rough guess. */
const LETTERS = '94999449944949944999944444'

/** Lower case and spaces make up most of a text. */
function commonness(code: number): number {
  if (code === 32) return 12
  if (code >= 97 && code <= 122) return LETTERS.charCodeAt(code - 97) - 48
  return code >= 48 && code <= 57 ? 4 : 2
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
