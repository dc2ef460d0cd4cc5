/** What a line says stands at its beginning. */
const MAX_BYTES = 4096
const MAX_LINES = 20

interface Slot {
  number: number
  length: number
  readonly bytes: Buffer
}

/** A line that was kept, with its number. */
export interface KeptLine {
  readonly number: number
  readonly raw: string
}

/** Keeps the last of many lines at the price of a copy each: no text is made of those that are forgotten. */
export class LastLines {
  readonly #slots: Slot[] = []
  #count = 0

  push(number: number, bytes: Buffer, start: number, end: number): void {
    const place = this.#count % MAX_LINES
    const slot = this.#slots[place] ?? { number, length: 0, bytes: Buffer.allocUnsafe(MAX_BYTES) }
    this.#slots[place] = slot
    slot.number = number
    slot.length = bytes.copy(slot.bytes, 0, start, Math.min(end, start + MAX_BYTES))
    this.#count += 1
  }

  /** Those behind a line, in their order; all are forgotten. */
  take(behind: number): readonly KeptLine[] {
    const kept = this.#slots.filter(({ length, number }) => length > 0 && number > behind)
    const lines = kept.map(({ number, length, bytes }) => ({ number, raw: bytes.toString('utf8', 0, length) }))
    for (const slot of this.#slots) slot.length = 0
    this.#count = 0
    return lines.sort((a, b) => a.number - b.number)
  }
}
