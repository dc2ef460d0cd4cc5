const NODE_LIMIT = 4 * 1024 * 1024
const ALL_LIMIT = 64 * 1024 * 1024
const SMALLEST_LIMIT = 64 * 1024

/** How much all buffers together hold, so that many members at once stay within bounds. */
export class BufferBudget {
  held = 0
}

/** What a member printed while others ran: its beginning and its end, and how much is missing between them. */
export class MemberBuffer {
  readonly #budget: BufferBudget
  readonly #head: string[] = []
  readonly #tail: string[] = []
  #headChars = 0
  #tailChars = 0
  #dropped = 0

  constructor(budget: BufferBudget) {
    this.#budget = budget
  }

  append(text: string): void {
    const limit = this.#budget.held >= ALL_LIMIT ? SMALLEST_LIMIT : NODE_LIMIT
    if (this.#tail.length === 0 && this.#dropped === 0 && this.#headChars + text.length <= limit / 2) {
      this.#head.push(text)
      this.#headChars += text.length
      this.#budget.held += text.length
      return
    }
    this.#tail.push(text)
    this.#tailChars += text.length
    this.#budget.held += text.length
    this.#shorten(limit / 2)
  }

  /** Everything that is kept; the buffer is empty afterwards. */
  drain(): string {
    const gap = this.#dropped === 0 ? '' : `\n[... ${this.#dropped} characters left out of the log ...]\n`
    const text = `${this.#head.join('')}${gap}${this.#tail.join('')}`
    this.#budget.held -= this.#headChars + this.#tailChars
    this.#head.length = 0
    this.#tail.length = 0
    this.#headChars = 0
    this.#tailChars = 0
    this.#dropped = 0
    return text
  }

  #shorten(limit: number): void {
    let excess = this.#tailChars - limit
    let whole = 0
    for (const part of this.#tail) {
      if (part.length > excess) break
      excess -= part.length
      whole += 1
    }
    if (excess <= 0 && whole === 0) return
    const removed = this.#tail.splice(0, whole).reduce((sum, part) => sum + part.length, 0)
    this.#count(removed)
    const first = this.#tail[0]
    // One part that is larger than the whole limit; smaller ones go when they are all in excess.
    if (first !== undefined && first.length > limit && excess > 0) {
      this.#tail[0] = first.slice(excess)
      this.#count(excess)
    }
  }

  #count(characters: number): void {
    this.#tailChars -= characters
    this.#budget.held -= characters
    this.#dropped += characters
  }
}
