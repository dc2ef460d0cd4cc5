import { codeAt, type Scanned } from './scratch.js'

/**
 * Compares a long literal with places of a text. Those of a value that repeats itself overlap: what an earlier place has shown is not
 * compared again, so that the time is linear in the text, whatever the value.
 */
export class LongLiteral {
  readonly #text: string
  /** For each offset how much of the literal stands there again; made when two places overlap. */
  #again: Uint32Array | undefined
  #scan = -1
  /** Where the literal was compared last, and up to where it was the same. */
  #start = 0
  #end = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Whether it stands there; places of one scan, which has a number of its own, come in their order. */
  standsAt(scanned: Scanned, start: number, scan: number): boolean {
    const known = scan === this.#scan ? Math.max(0, this.#end - start) : 0
    if (known > 0 && this.#sameFrom(start - this.#start) < known) return false
    const text = this.#text
    let length = known
    while (
      length < text.length &&
      start + length < scanned.length &&
      codeAt(scanned, start + length) === text.charCodeAt(length)
    )
      length += 1
    this.#scan = scan
    this.#start = start
    this.#end = start + length
    return length === text.length
  }

  #sameFrom(offset: number): number {
    this.#again ??= repetitions(this.#text)
    return this.#again[offset] ?? 0
  }
}

/** For each offset of a text, but the first, the length of what stands there and at its beginning as well. */
function repetitions(text: string): Uint32Array {
  const same = new Uint32Array(text.length)
  // The stretch that reaches farthest of those that are the same as the beginning.
  let [from, to] = [0, 0]
  for (let at = 1; at < text.length; at += 1) {
    let length = at < to ? Math.min(to - at, same[at - from] ?? 0) : 0
    while (at + length < text.length && text.charCodeAt(length) === text.charCodeAt(at + length)) length += 1
    same[at] = length
    if (at + length > to) [from, to] = [at, at + length]
  }
  return same
}
