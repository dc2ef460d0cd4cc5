import type { TextSpan } from '../text/excerpt.js'
import type { StreamCleaner } from '../text/terminal-text.js'
import { createPrefixPattern } from './formats.js'
import { mayGoOn } from './normalised-text.js'
import { maskSpans, mergeSpans, type Spans } from './spans.js'

/** Part of the redactor that the stream uses. */
interface TextRedactor {
  text(value: string, known: Spans): string
  spans(text: string): Spans
  findPlainSpans(text: string): Spans
  findPartialStart(text: string): number
  countBegunLines(text: string): number
}

/** Number of characters held back; twice the length of the longest spelling. */
const HELD = 8192
/** Maximum length of a masked stretch at the end of a line; a longer one is cut. */
const LONGEST_WAIT = 4 * HELD
/** Number of released characters of a long line that are examined again, for names before values. */
const CONTEXT = 256
/** Private key without its end, with or without colours. */
const KEY_BLOCK = /^-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----[A-Za-z0-9+/=\s:,;[\u001b-]*$/

/**
 * Redacts text that arrives in chunks. Complete lines are released at once, except lines of an unfinished private key and of wrapped base64
 * that may continue. These, and an unfinished line, are held back up to a limit, and then released in parts that never split a secret.
 */
export class RedactingStream {
  #pending = ''
  /** End of the released part of an unfinished line; empty at the start of a line. */
  #context = ''
  /** Whether the rest of a masked run is dropped until its end. */
  #isDropping = false
  #holdsKey = false
  /** Length of the pending text from which on its head is released. */
  #longest = 2 * HELD

  constructor(
    readonly redactor: TextRedactor,
    readonly cleaner: StreamCleaner | null,
  ) {}

  write(chunk: string): string {
    return this.#take(this.cleaner === null ? chunk : this.cleaner.clean(chunk))
  }

  #take(chunk: string): string {
    this.#pending += chunk
    let out = ''
    if (this.#holdsKey || chunk.includes('\n') || chunk.includes('\r')) out = this.#takeLines(this.#completeLines())
    if (!this.#holdsKey && this.#pending.length >= this.#longest) {
      out += this.#takeHead()
      this.#longest = Math.max(2 * HELD, this.#pending.length + HELD)
    }
    return out
  }

  /** Returns the part of an unfinished line that is safe to show, for a user who is asked a question. */
  release(): string {
    const early = this.#take('')
    if (this.#isDropping || this.#holdsKey || this.#pending.length > HELD || /[\r\n]/.test(this.#pending)) return early
    const whole = this.#context + this.#pending
    const merged = mergeSpans(this.#spans(whole))
    // A secret at the end of the text may continue.
    const last = merged.at(-1)
    const masked = last?.end === whole.length ? last.start : whole.length
    const cut = moveBetweenCharacters(whole, Math.min(masked, this.redactor.findPartialStart(whole)))
    return cut > this.#context.length ? early + this.#leave(whole, merged, cut) : early
  }

  end(): string {
    const out = this.#take(this.cleaner?.rest() ?? '') + this.#takeLines(this.#pending.length)
    this.#isDropping = false
    return out
  }

  /** Returns the end of the lines that may be released. */
  #completeLines(): number {
    const text = this.#pending
    // `lastIndexOf` is slow if there is no match.
    const block = text.includes('-----BEGIN ') ? text.lastIndexOf('-----BEGIN ') : -1
    const isNear = block >= 0 && text.length - block < LONGEST_WAIT
    this.#holdsKey = isNear && !hasKeyEnd(text, block) && KEY_BLOCK.test(withoutPrefix(text, block))
    const before = this.#holdsKey ? block - 1 : text.length
    if (before < 0) return 0
    const feed = text.lastIndexOf('\n', before)
    const end = text.includes('\r', feed + 1) ? Math.max(feed, text.lastIndexOf('\r', before)) : feed
    // Hold back lines that begin a declared secret of several short lines.
    const begun = this.redactor.countBegunLines(text.slice(Math.max(0, end + 1 - HELD), end + 1))
    const last = begun === 0 ? end : text.lastIndexOf('\n', end - begun)
    return last > 0 && mayGoOn(text, last) ? findWrappedStart(text, last) : last + 1
  }

  #takeLines(cut: number): string {
    if (cut === 0) return ''
    const text = this.#afterDropped(this.#pending.slice(0, cut))
    const context = this.#context
    this.#pending = this.#pending.slice(cut)
    this.#context = ''
    this.#longest = 2 * HELD
    const spans = this.#spans(context + text)
    if (spans.length === 0) return text
    if (context === '') return this.redactor.text(text, spans)
    return maskPart(context + text, context.length, context.length + text.length, mergeSpans(spans))
  }

  #spans(text: string): Spans {
    return this.cleaner === null ? this.redactor.spans(text) : this.redactor.findPlainSpans(text)
  }

  #afterDropped(text: string): string {
    if (!this.#isDropping) return text
    const end = text.search(/[\s"'`]/)
    if (end < 0) return ''
    this.#isDropping = false
    return text.slice(end)
  }

  /** Releases the head of a line that is too long to hold back. */
  #takeHead(): string {
    this.#pending = this.#afterDropped(this.#pending)
    if (this.#pending.length < 2 * HELD) return ''
    const whole = this.#context + this.#pending
    const merged = mergeSpans(this.#spans(whole))
    return this.#leave(whole, merged, this.#safeCut(whole, merged))
  }

  #leave(whole: string, merged: readonly TextSpan[], cut: number): string {
    const out = maskPart(whole, this.#context.length, cut, merged)
    this.#pending = whole.slice(cut)
    this.#context = this.#isDropping ? '' : whole.slice(Math.max(0, cut - CONTEXT), cut)
    return out
  }

  /** Returns an offset near the end that is outside of secrets. The rest of a secret that exceeds the limit is dropped. */
  #safeCut(whole: string, merged: readonly TextSpan[]): number {
    const latest = moveBetweenCharacters(whole, whole.length - HELD)
    const across = merged.find(({ start, end }) => start < latest && end > latest)
    if (across === undefined) return latest
    const { start, end } = across
    if (end < whole.length) return end
    if (whole.length - start < LONGEST_WAIT) return Math.max(start, this.#context.length)
    this.#isDropping = true
    return whole.length
  }
}

/** Returns a key without the prefixes of its lines, and without an unfinished last line. */
function withoutPrefix(text: string, block: number): string {
  const prefix = createPrefixPattern(text, block)
  const key = text.slice(block)
  if (prefix === '') return key
  return key.slice(0, key.lastIndexOf('\n') + 1).replace(new RegExp(`\\n${prefix}`, 'g'), '\n')
}

/** Reports whether the last line of a key is complete. */
function hasKeyEnd(text: string, block: number): boolean {
  const end = text.indexOf('-----END ', block)
  return end >= 0 && text.includes('\n', end)
}

/** Maximum length of wrapped base64 that is held back as a whole. */
const FAR_AWAY = 16 * 1024

/** Returns the start of the wrapped base64 that a line continues; 0 if it is too long. */
function findWrappedStart(text: string, lineEnd: number): number {
  for (let end = lineEnd; end > lineEnd - FAR_AWAY; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const isIndented = /^[ \t]{0,64}[A-Za-z0-9+/_-]/.test(text.slice(start, start + 65))
    if (start === 0 || !isIndented || !mayGoOn(text, start - 1)) return start
    end = start - 1
  }
  return 0
}

/** Moves an offset before a surrogate pair that it would split. */
function moveBetweenCharacters(text: string, offset: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1)) ? offset - 1 : offset
}

/** Masks a part of a text with spans of the whole text. */
function maskPart(whole: string, from: number, to: number, merged: readonly TextSpan[]): string {
  const inside = merged.filter(({ start, end }) => start < to && end > from)
  const moved = inside.map(({ start, end }) => ({ start: Math.max(0, start - from), end: Math.min(end, to) - from }))
  return maskSpans(whole.slice(from, to), moved)
}
