import { type ByteVectors, byteVectors, MOST_SCANNED, type Window } from '../text/byte-vectors.js'
import { commonness } from './commonness.js'
import { codeAt, type MarkFilter, type Scanned, startsWith } from './scratch.js'

const BUCKETS = 8
const WINDOW = 3

/** A literal, and how far into it the window ends by which it is found. */
interface Candidate {
  readonly id: number
  readonly text: string
  readonly bytes: Uint8Array
  readonly back: number
}

const NONE: readonly Candidate[] = []

/**
 * Finds what `PairMatcher` finds, sixteen bytes at a time: of each literal its rarest three characters are looked for, in groups
 * that look alike by the halves of their bytes, and what is found so is looked at again.
 */
export class WindowMatcher {
  readonly #vectors: ByteVectors
  readonly #table = new Uint8Array(1 << 15)
  readonly #candidates: (readonly Candidate[])[] = [NONE]
  readonly #one: number
  readonly #other: number
  readonly #filter: MarkFilter

  private constructor(
    vectors: ByteVectors,
    literals: readonly string[],
    marks: readonly [number, number],
    filter: MarkFilter,
  ) {
    this.#vectors = vectors
    this.#one = marks[0]
    this.#other = marks[1]
    this.#filter = filter
    const byWindow = new Map<number, Candidate[]>()
    const windows = new Map<number, readonly [number, number, number]>()
    literals.forEach((text, id) => {
      const bytes = Buffer.from(text, 'latin1')
      const back = rarestWindow(bytes)
      const key = keyAt(bytes, back + 2)
      byWindow.set(key, [...(byWindow.get(key) ?? []), { id, text, bytes, back: back + 2 }])
      windows.set(key, [bytes[back] ?? 0, bytes[back + 1] ?? 0, bytes[back + 2] ?? 0])
    })
    for (const [key, candidates] of byWindow) this.#table[key] = this.#candidates.push(candidates) - 1
    vectors.lookFor(grouped([...windows.values()]), marks)
  }

  /** Null where the machine has no vectors. */
  static make(literals: readonly string[], marks: readonly [number, number], filter: MarkFilter): WindowMatcher | null {
    const vectors = byteVectors()
    return vectors === null ? null : new WindowMatcher(vectors, literals, marks, filter)
  }

  /** As that of `PairMatcher`; hits come in the order of their windows. */
  scan(scanned: Scanned, hits: number[], marks: number[]): boolean {
    let isPlain = true
    for (let from = 0; from < scanned.length; from += MOST_SCANNED - WINDOW)
      isPlain = this.#scanPart(scanned, from, hits, marks) && isPlain
    return isPlain
  }

  /** The parts of a long text overlap: what ends in the overlap belongs to the one before. */
  #scanPart(scanned: Scanned, from: number, hits: number[], marks: number[]): boolean {
    const { bytes } = scanned.codes
    const { places } = this.#vectors
    const table = this.#table
    const to = Math.min(scanned.length, from + MOST_SCANNED)
    const { count, isPlain } = this.#vectors.scan(bytes.subarray(from, to))
    for (let index = 0; index < count; index += 1) {
      const place = places[index] ?? 0
      if (place < WINDOW && from > 0) continue
      const at = from + place
      const code = bytes[at] ?? 0
      if ((code === this.#one || code === this.#other) && code === codeAt(scanned, at) && this.#filter(bytes, at))
        marks.push(at)
      const window = table[keyAt(bytes, at)] ?? 0
      if (window !== 0) this.#verify(window, scanned, at, hits)
    }
    return isPlain
  }

  #verify(window: number, scanned: Scanned, at: number, hits: number[]): void {
    for (const { id, text, bytes, back } of this.#candidates[window] ?? NONE) {
      const start = at - back
      if (start >= 0 && startsWith(scanned, bytes, text, start)) hits.push(id, start)
    }
  }
}

/** Three bytes by their last five bits. */
function keyAt(bytes: Uint8Array, last: number): number {
  return (((bytes[last - 2] ?? 0) & 31) << 10) | (((bytes[last - 1] ?? 0) & 31) << 5) | ((bytes[last] ?? 0) & 31)
}

function rarestWindow(bytes: Uint8Array): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at + 2 < bytes.length; at += 1) {
    const common = commonness(bytes[at] ?? 0) * commonness(bytes[at + 1] ?? 0) * commonness(bytes[at + 2] ?? 0)
    if (common < least) [best, least] = [at, common]
  }
  return best
}

/** The halves of bytes that a bucket lets pass at each of the three places, as bits. */
type Halves = readonly { low: number; high: number }[]

/** Puts each window where it lets the least of ordinary text pass in addition; the most common ones first. */
function grouped(windows: readonly (readonly [number, number, number])[]): readonly Window[] {
  const buckets: Halves[] = Array.from({ length: BUCKETS }, () => [0, 1, 2].map(() => ({ low: 0, high: 0 })))
  const passing = new Array<number>(BUCKETS).fill(0)
  const weight = (bytes: readonly number[]): number => bytes.reduce((product, byte) => product * commonness(byte), 1)
  return [...windows]
    .sort((a, b) => weight(b) - weight(a))
    .map((bytes): Window => {
      const after = buckets.map((bucket) => passes(withWindow(bucket, bytes)))
      let best = 0
      for (let bucket = 1; bucket < BUCKETS; bucket += 1)
        if ((after[bucket] ?? 0) - (passing[bucket] ?? 0) < (after[best] ?? 0) - (passing[best] ?? 0)) best = bucket
      buckets[best] = withWindow(buckets[best] ?? [], bytes)
      passing[best] = after[best] ?? 0
      return { bytes, bucket: best }
    })
}

function withWindow(bucket: Halves, bytes: readonly number[]): Halves {
  return bucket.map(({ low, high }, place) => {
    const byte = bytes[place] ?? 0
    return { low: low | (1 << (byte & 15)), high: high | (1 << (byte >> 4)) }
  })
}

/** How much of ordinary text passes, in a unit of its own. */
function passes(bucket: Halves): number {
  return bucket.reduce((product, { low, high }) => {
    let sum = 0
    for (let byte = 32; byte < 127; byte += 1)
      if (((low >> (byte & 15)) & (high >> (byte >> 4)) & 1) === 1) sum += commonness(byte)
    return product * sum
  }, 1)
}
