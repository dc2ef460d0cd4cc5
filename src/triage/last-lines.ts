/** What a line says stands at its beginning. */
const MAX_BYTES = 4096
const MAX_LINES = 40

interface Slot {
  number: number
  bytes: Buffer
  start: number
  end: number
}

/** A line that was kept, with its number. */
export interface KeptLine {
  readonly number: number
  readonly raw: string
}

/**
 * Keeps the last of many lines: neither bytes nor texts are copied of those that are forgotten. What they stand in is
 * kept as long, so whoever gives it must not write into it again.
 */
export class LastLines {
  readonly #slots: Slot[] = []
  #count = 0

  push(number: number, bytes: Buffer, start: number, end: number): void {
    const place = this.#count % MAX_LINES
    const slot = this.#slots[place]
    this.#count += 1
    if (slot === undefined) {
      this.#slots[place] = { number, bytes, start, end }
      return
    }
    slot.number = number
    slot.bytes = bytes
    slot.start = start
    slot.end = end
  }

  /** Those behind a line, in their order; all are forgotten. */
  take(behind: number): readonly KeptLine[] {
    const kept = this.#slots.filter(({ number }) => number > behind)
    const lines = kept.map(({ number, bytes, start, end }) => ({
      number,
      raw: bytes.toString('utf8', start, Math.min(end, start + MAX_BYTES)),
    }))
    this.#slots.length = 0
    this.#count = 0
    return lines.sort((a, b) => a.number - b.number)
  }
}
