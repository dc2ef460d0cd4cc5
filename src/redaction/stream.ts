import { maskSpans, mergeSpans, type Spans } from './spans.js'
import { mayGoOn, wrappedStart } from './wrapped.js'

/** Text goes in as it comes and out as soon as it is certain. */
export interface RedactingStream {
  write(chunk: string): string
  /** What of a line that has no end yet may be shown all the same, to somebody who is asked a question. */
  release(): string
  end(): string
}

/** What the stream needs of the redactor. */
interface TextRedactor {
  text(value: string, known: Spans): string
  spans(text: string): Spans
  safeEnd(text: string): number
}

/** No spelling that is looked for is longer than half of this. */
const HELD = 8192
/** A masked stretch of a line that is still growing at this length is not waited for any more. */
const LONGEST_WAIT = 4 * HELD
/** So much of a long line that is already out is looked at again, for the names that stand before values. */
const CONTEXT = 256
/** A key that has begun, also where its lines have colours. */
const KEY_BLOCK = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,;[\u001b-]*$/

/**
 * Complete lines leave at once, except those of a private key that has begun and not ended, and of wrapped base64 that may
 * go on. These, and a line without an end, are held back up to a bound. Then they leave in parts that never cut through a secret.
 */
export function redactingStream(redactor: TextRedactor): RedactingStream {
  return new LineStream(redactor)
}

class LineStream implements RedactingStream {
  readonly #redactor: TextRedactor
  #pending = ''
  /** The end of what is already out of a line that goes on; empty at the start of a line. */
  #context = ''
  /** Inside of a masked run whose end is not in sight: the rest of it is dropped. */
  #swallowing = false
  #holdsKey = false
  #nextHead = 2 * HELD

  constructor(redactor: TextRedactor) {
    this.#redactor = redactor
  }

  write(chunk: string): string {
    this.#pending += chunk
    let out = ''
    if (this.#holdsKey || chunk.includes('\n') || chunk.includes('\r')) {
      const cut = this.#completeLines()
      if (cut > 0) out = this.#takeLines(cut)
    }
    if (!this.#holdsKey && this.#pending.length >= this.#nextHead) {
      out += this.#takeHead()
      this.#nextHead = Math.max(2 * HELD, this.#pending.length + HELD)
    }
    return out
  }

  release(): string {
    const early = this.write('')
    if (this.#swallowing || this.#holdsKey || this.#pending.length > HELD || /[\r\n]/.test(this.#pending)) return early
    const whole = this.#context + this.#pending
    const merged = mergeSpans(this.#redactor.spans(whole))
    // What is masked up to the end may go on.
    const masked = merged.at(-1) === whole.length ? (merged.at(-2) ?? 0) : whole.length
    const cut = betweenCharacters(whole, Math.min(masked, this.#redactor.safeEnd(whole)))
    return cut > this.#context.length ? early + this.#letGo(whole, merged, cut) : early
  }

  end(): string {
    const out = this.write('') + this.#takeLines(this.#pending.length)
    this.#swallowing = false
    return out
  }

  /** Up to where the text consists of lines that may leave. */
  #completeLines(): number {
    const text = this.#pending
    // Searching backwards is slow where there is nothing.
    const block = text.includes('-----BEGIN ') ? text.lastIndexOf('-----BEGIN ') : -1
    const isNear = block >= 0 && text.length - block < LONGEST_WAIT
    this.#holdsKey = isNear && !hasKeyEnd(text, block) && KEY_BLOCK.test(text.slice(block))
    const before = this.#holdsKey ? block - 1 : text.length
    if (before < 0) return 0
    const feed = text.lastIndexOf('\n', before)
    const end = text.includes('\r', feed + 1) ? Math.max(feed, text.lastIndexOf('\r', before)) : feed
    return end > 0 && mayGoOn(text, end) ? wrappedStart(text, end) : end + 1
  }

  #takeLines(cut: number): string {
    const text = this.#afterSwallowed(this.#pending.slice(0, cut))
    const context = this.#context
    this.#pending = this.#pending.slice(cut)
    this.#context = ''
    this.#nextHead = 2 * HELD
    const spans = this.#redactor.spans(context + text)
    if (spans.length === 0) return text
    return context === '' ? this.#redactor.text(text, spans) : maskAfter(context, text, mergeSpans(spans))
  }

  #afterSwallowed(text: string): string {
    if (!this.#swallowing) return text
    const end = text.search(/[\s"'`]/)
    if (end < 0) return ''
    this.#swallowing = false
    return text.slice(end)
  }

  /** Lets go of the head of a line that is too long to wait for. */
  #takeHead(): string {
    this.#pending = this.#afterSwallowed(this.#pending)
    if (this.#pending.length < 2 * HELD) return ''
    const whole = this.#context + this.#pending
    const merged = mergeSpans(this.#redactor.spans(whole))
    return this.#letGo(whole, merged, this.#safeCut(whole, merged))
  }

  #letGo(whole: string, merged: Spans, cut: number): string {
    const out = maskAfter(this.#context, whole.slice(this.#context.length, cut), clip(merged, cut))
    this.#pending = whole.slice(cut)
    this.#context = this.#swallowing ? '' : whole.slice(Math.max(0, cut - CONTEXT), cut)
    return out
  }

  /** A place near the end that is not inside of a stretch; one that grows on and on is given up and swallowed. */
  #safeCut(whole: string, merged: Spans): number {
    const wanted = betweenCharacters(whole, whole.length - HELD)
    for (let index = 0; index < merged.length; index += 2) {
      const start = merged[index] ?? 0
      const end = merged[index + 1] ?? 0
      if (start >= wanted || end <= wanted) continue
      if (end < whole.length) return end
      if (whole.length - start < LONGEST_WAIT) return Math.max(start, this.#context.length)
      this.#swallowing = true
      return whole.length
    }
    return wanted
  }
}

/** Whether the last line of a key is there as a whole. */
function hasKeyEnd(text: string, block: number): boolean {
  const end = text.indexOf('-----END ', block)
  return end >= 0 && text.includes('\n', end)
}

/** The place itself, or the one before where a character takes two places and this is between them. */
function betweenCharacters(text: string, at: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(at - 1, at + 1)) ? at - 1 : at
}

function clip(merged: Spans, cut: number): Spans {
  const clipped: Spans = []
  for (let index = 0; index < merged.length; index += 2) {
    const start = merged[index] ?? 0
    if (start < cut) clipped.push(start, Math.min(merged[index + 1] ?? cut, cut))
  }
  return clipped
}

/** Masks a text whose stretches were found together with what stood before it. */
function maskAfter(context: string, text: string, merged: Spans): string {
  const shifted: Spans = []
  for (let index = 0; index < merged.length; index += 2) {
    const end = (merged[index + 1] ?? 0) - context.length
    if (end > 0) shifted.push(Math.max(0, (merged[index] ?? 0) - context.length), end)
  }
  return maskSpans(text, shifted)
}
