import { CONTROL_PARTS, hasControls, replaceControlPart, toPlainText } from '../text/terminal-text.js'
import { pushSpan, type Spans } from './spans.js'

/** A text with some parts removed or replaced, and the mapping of its offsets to those of the original. */
class NormalisedText {
  readonly text: string
  /** Pairs of offsets, in this text and in the original, from which on both texts are equal. */
  readonly #pieces: readonly number[]

  constructor(original: string, parts: RegExp, replace: (part: string) => string) {
    const pieces: number[] = [0, 0]
    let shift = 0
    this.text = original.replace(parts, (part: string, index: number) => {
      const replacement = replace(part)
      if (replacement !== '') pieces.push(index - shift, index)
      shift += part.length - replacement.length
      pieces.push(index + part.length - shift, index + part.length)
      return replacement
    })
    this.#pieces = pieces
  }

  /** Returns the offset in the original of the character at an offset. */
  originalOffset(offset: number): number {
    const piece = this.#findPiece(offset)
    return (this.#pieces[piece + 1] ?? 0) + offset - (this.#pieces[piece] ?? 0)
  }

  /** Returns the index of the piece that holds an offset. */
  #findPiece(offset: number): number {
    let low = 0
    let high = this.#pieces.length / 2
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#pieces[2 * middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return 2 * low
  }

  /** Returns the end in the original of the character at an offset, which may stand for several characters. */
  #originalEnd(offset: number): number {
    const piece = this.#findPiece(offset)
    const isPiece = this.#pieces[piece] === offset && this.#pieces[piece + 2] === offset + 1
    return isPiece ? (this.#pieces[piece + 3] ?? 0) : this.originalOffset(offset) + 1
  }

  /** Pushes stretches of this text with their offsets in the original. */
  pushOriginal(spans: Spans, into: Spans): void {
    for (const { start, end } of spans) pushSpan(into, this.originalOffset(start), this.#originalEnd(end - 1))
  }
}

/** Removes terminal sequences and control characters as `toPlainText` does; null if the text has none. */
export function withoutControls(text: string): NormalisedText | null {
  return hasControls(text) ? new NormalisedText(text, CONTROL_PARTS, replaceControlPart) : null
}

const UNICODE_ESCAPE = /\\{1,4}u[0-9A-Fa-f]{4}/g

/**
 * Writes `\\uXXXX` as the character that it stands for, also where a text was escaped twice. JSON writers choose which characters
 * they escape, so that a secret has very many spellings. Null if the text has no such escape.
 */
export function undoEscapes(text: string): NormalisedText | null {
  if (!text.includes('\\u')) return null
  return new NormalisedText(text, UNICODE_ESCAPE, (part) => String.fromCharCode(Number.parseInt(part.slice(-4), 16)))
}

/** Encoders wrap base64 at 60, 64 or 76 columns; a shorter run at the end of a line is a word. */
const NARROWEST = 60
const BASE64 = '[A-Za-z0-9+/_-]'
/** A line end, plain or escaped as in JSON. */
const LINE_END = String.raw`(?:\r?\n|(?:\\r)?\\n)`
const WRAP = new RegExp(`${LINE_END}(?<=${BASE64}{${NARROWEST}}${LINE_END})[ \\t]{0,64}(?=${BASE64})`, 'g')

/** Joins the lines of wrapped base64, indented or not; null if there is none. */
export function withoutWraps(text: string): NormalisedText | null {
  return text.length > NARROWEST && text.search(WRAP) >= 0 ? new NormalisedText(text, WRAP, () => '') : null
}

const MAY_BE_WRAPPED = new RegExp(`${BASE64}{${NARROWEST}}$`)
/** Number of characters examined at the end of a line, which may contain colours. */
const WIDEST = 512

/** Reports whether a line ends with base64 that may continue in the next line; a hexadecimal digest does not. */
export function mayGoOn(text: string, lineEnd: number): boolean {
  const line = toPlainText(text.slice(Math.max(0, lineEnd - WIDEST), lineEnd)).trimEnd()
  const end = MAY_BE_WRAPPED.exec(line)?.[0]
  return end !== undefined && /[^0-9a-f]/.test(end)
}
