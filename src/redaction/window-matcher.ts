import {
  type ByteVectors,
  byteVectors,
  KEYS,
  MOST_SCANNED,
  OVERLAP,
  type Search,
  windowKey,
} from '../text/byte-vectors.js'
import { commonness } from './commonness.js'
import { codeAt, type MarkFilter, type Scanned, startsWith } from './scratch.js'

/** A literal, and how far into it the window ends by which it is found. */
interface Candidate {
  readonly id: number
  readonly text: string
  readonly bytes: Uint8Array
  readonly back: number
}

const NONE: readonly Candidate[] = []

/** What is looked for, beside the literals: two characters that stand behind names, and which names those are. */
export interface Marks extends Pick<Search, 'separators' | 'classes' | 'stems'> {
  readonly filter: MarkFilter
}

/**
 * Finds what `PairMatcher` finds, sixteen bytes at a time: of each literal its rarest three characters are looked for, in groups
 * that look alike by the halves of their bytes, and what is found so is looked at again.
 */
export class WindowMatcher {
  readonly #vectors: ByteVectors
  readonly #table = new Uint8Array(KEYS)
  readonly #candidates: Candidate[][] = [[]]
  readonly #marks: Marks
  readonly #search: Search

  private constructor(vectors: ByteVectors, literals: readonly string[], groups: string, marks: Marks) {
    this.#vectors = vectors
    this.#marks = marks
    const windows = literals.map((text, id) => {
      const bytes = Buffer.from(text, 'latin1')
      const first = rarestWindow(bytes)
      const window = this.#candidatesOf(windowKey(bytes, first + 2))
      window.push({ id, text, bytes, back: first + 2 })
      return { bytes: threeFrom(bytes, first), bucket: Number(groups[id] ?? 0) }
    })
    this.#search = { ...marks, windows }
  }

  #candidatesOf(key: number): Candidate[] {
    const known = this.#candidates[this.#table[key] || this.#candidates.length]
    if (known !== undefined) return known
    const candidates: Candidate[] = []
    this.#table[key] = this.#candidates.push(candidates) - 1
    return candidates
  }

  /** Null where the machine has no vectors. Each literal has a digit in `groups`, that of its group, below 8. */
  static make(literals: readonly string[], groups: string, marks: Marks): WindowMatcher | null {
    const vectors = byteVectors()
    return vectors === null ? null : new WindowMatcher(vectors, literals, groups, marks)
  }

  /** As that of `PairMatcher`; hits come in the order of their windows. */
  scan(scanned: Scanned, hits: number[], marks: number[]): boolean {
    let isPlain = true
    this.#vectors.lookFor(this.#search)
    for (let from = 0; from === 0 || from + OVERLAP < scanned.length; from += MOST_SCANNED - OVERLAP)
      isPlain = this.#scanPart(scanned, from, hits, marks) && isPlain
    return isPlain
  }

  /** The parts of a long text overlap: what ends in the overlap belongs to the one before. */
  #scanPart(scanned: Scanned, from: number, hits: number[], marks: number[]): boolean {
    const { bytes } = scanned.codes
    const { places } = this.#vectors
    const { separators, filter } = this.#marks
    const [one, other] = separators
    const table = this.#table
    const { count, isPlain } = this.#vectors.scan(bytes.subarray(from, Math.min(scanned.length, from + MOST_SCANNED)))
    for (let index = 0; index < count; index += 1) {
      const place = places[index] ?? 0
      if (place < OVERLAP && from > 0) continue
      const at = from + place
      const code = bytes[at] ?? 0
      if ((code === one || code === other) && code === codeAt(scanned, at) && filter(bytes, at)) marks.push(at)
      const window = table[windowKey(bytes, at)] ?? 0
      if (window !== 0) this.#verify(this.#candidates[window] ?? NONE, scanned, at, hits)
    }
    return isPlain
  }

  #verify(candidates: readonly Candidate[], scanned: Scanned, at: number, hits: number[]): void {
    const { bytes } = scanned.codes
    for (let index = 0; index < candidates.length; index += 1) {
      const candidate = candidates[index]
      if (candidate === undefined) continue
      const start = at - candidate.back
      // Most of what looks like a literal differs in its first character.
      if (start < 0 || bytes[start] !== candidate.bytes[0]) continue
      if (startsWith(scanned, candidate.bytes, candidate.text, start)) hits.push(candidate.id, start)
    }
  }
}

function threeFrom(bytes: Uint8Array, at: number): [number, number, number] {
  return [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
}

/** Where the three characters of a literal begin that ordinary text has least. */
export function rarestWindow(bytes: Uint8Array): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at + 2 < bytes.length; at += 1) {
    const common = commonness(bytes[at] ?? 0) * commonness(bytes[at + 1] ?? 0) * commonness(bytes[at + 2] ?? 0)
    if (common < least) [best, least] = [at, common]
  }
  return best
}
