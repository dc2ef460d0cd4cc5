import { codesOf } from './scratch.js'

interface Candidate {
  readonly id: number
  readonly text: string
  /** How far before the pair the literal begins. */
  readonly back: number
}

/** Below this length filling an array costs more than it saves. */
const MANY = 256
const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1

/** Two characters as an array of pairs holds them. */
function pairOf(first: number, second: number): number {
  return LITTLE_ENDIAN ? (first & 0xff) | ((second & 0xff) << 8) : ((first & 0xff) << 8) | (second & 0xff)
}

/**
 * Finds few literals of at least three characters in long texts: whatever its offset, one of two neighbouring pairs of a
 * literal begins at an even offset, so that it is enough to look at every other pair, and each look is independent.
 */
export class PairMatcher {
  /** For each pair the number of its bucket, or 0. */
  readonly #table = new Uint8Array(1 << 16)
  readonly #buckets: Candidate[][] = [[]]

  constructor(literals: readonly string[]) {
    literals.forEach((text, id) => {
      for (const parity of [0, 1]) this.#add({ id, text, back: rarestPair(text, parity) })
    })
  }

  #add(candidate: Candidate): void {
    const { text, back } = candidate
    const key = pairOf(text.charCodeAt(back), text.charCodeAt(back + 1))
    let bucket = this.#table[key] ?? 0
    if (bucket === 0) {
      bucket = this.#buckets.push([]) - 1
      this.#table[key] = bucket
    }
    this.#buckets[bucket]?.push(candidate)
  }

  /** Appends the number of a literal and its offset for every occurrence, by offset. */
  scan(text: string, hits: number[]): void {
    this.#scan(text, hits)
    if (hits.length > 2) sortByOffset(hits)
  }

  #scan(text: string, hits: number[]): void {
    const { length } = text
    const table = this.#table
    if (length < MANY) {
      for (let at = 0; at + 1 < length; at += 2) {
        const bucket = table[pairOf(text.charCodeAt(at), text.charCodeAt(at + 1))] ?? 0
        if (bucket !== 0) this.#verify(bucket, text, at, hits)
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
      if (one !== 0) this.#verify(one, text, at * 2, hits)
      if (two !== 0) this.#verify(two, text, at * 2 + 2, hits)
      if (three !== 0) this.#verify(three, text, at * 2 + 4, hits)
      if (four !== 0) this.#verify(four, text, at * 2 + 6, hits)
    }
    for (let at = quads; at < pairs.length; at += 1) {
      const bucket = table[pairs[at] ?? 0] ?? 0
      if (bucket !== 0) this.#verify(bucket, text, at * 2, hits)
    }
  }

  #verify(bucket: number, text: string, at: number, hits: number[]): void {
    for (const candidate of this.#buckets[bucket] ?? []) {
      const start = at - candidate.back
      if (start >= 0 && text.startsWith(candidate.text, start)) hits.push(candidate.id, start)
    }
  }
}

/** Where in a literal the pair begins that ordinary text has least; of those at even or at odd offsets. */
function rarestPair(text: string, parity: number): number {
  let rarest = parity
  let least = Number.POSITIVE_INFINITY
  for (let at = parity; at + 1 < text.length; at += 2) {
    const frequency = commonness(text.charCodeAt(at)) * commonness(text.charCodeAt(at + 1))
    if (frequency >= least) continue
    rarest = at
    least = frequency
  }
  return rarest
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
