import { CONTROL_PARTS, hasControls, plainPart, plainText } from '../text/terminal-text.js'
import { pushSpan, type Spans } from './spans.js'

/** A text in which parts of another one are left out or replaced, and the way back to where its characters stand there. */
export class NormalisedText {
  readonly text: string
  /** Pairs of offsets: from the first one on this text goes on as the original does from the second one on. */
  readonly #pieces: readonly number[]

  constructor(original: string, parts: RegExp, replacementOf: (part: string) => string) {
    const pieces: number[] = [0, 0]
    let shift = 0
    this.text = original.replace(parts, (part: string, index: number) => {
      const replacement = replacementOf(part)
      if (replacement !== '') pieces.push(index - shift, index)
      shift += part.length - replacement.length
      pieces.push(index + part.length - shift, index + part.length)
      return replacement
    })
    this.#pieces = pieces
  }

  /** Where the character at an offset stands in the original. */
  originalOffset(offset: number): number {
    let low = 0
    let high = this.#pieces.length / 2
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((this.#pieces[2 * middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return (this.#pieces[2 * low + 1] ?? 0) + offset - (this.#pieces[2 * low] ?? 0)
  }

  /** Pushes where stretches of this text stand in the original. */
  pushOriginal(spans: Spans, into: Spans): void {
    for (const { start, end } of spans) pushSpan(into, this.originalOffset(start), this.originalOffset(end - 1) + 1)
  }
}

/** The text without colours, other sequences for a terminal and control characters, as `plainText` leaves it; null where it has none. */
export function withoutControls(text: string): NormalisedText | null {
  return hasControls(text) ? new NormalisedText(text, CONTROL_PARTS, plainPart) : null
}

/** Encoders wrap base64 at 60, 64 or 76 columns; a shorter line is a word at the end of a line. */
const NARROWEST = 60
const BASE64 = '[A-Za-z0-9+/_-]'
/** The end of a line, also where it is escaped in JSON. */
const LINE_END = String.raw`(?:\r?\n|(?:\\r)?\\n)`
const WRAP = new RegExp(`${LINE_END}(?<=${BASE64}{${NARROWEST}}${LINE_END})[ \\t]{0,64}(?=${BASE64})`, 'g')

/** The text in which base64 that was wrapped, also indented, stands on one line; null where there is none. */
export function withoutWraps(text: string): NormalisedText | null {
  return text.length > NARROWEST && text.search(WRAP) >= 0 ? new NormalisedText(text, WRAP, () => '') : null
}

const MAY_BE_WRAPPED = new RegExp(`${BASE64}{${NARROWEST}}$`)
/** So much of a line with colours is looked at. */
const WIDEST = 512

/** Whether base64 ends with this line that may go on in the next one; a digest in hexadecimal does not. */
export function mayGoOn(text: string, lineEnd: number): boolean {
  const line = plainText(text.slice(Math.max(0, lineEnd - WIDEST), lineEnd)).trimEnd()
  const end = MAY_BE_WRAPPED.exec(line)?.[0]
  return end !== undefined && /[^0-9a-f]/.test(end)
}
