/** What a terminal acts on, or drops, in the middle of a sequence, which then goes on. */
const INSIDE = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u0017\u0019\u001c-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`
/** Colours and the like: `ESC [ 31 m`, or with the eight-bit form of its beginning. */
const CSI = String.raw`(?:\u001b[${INSIDE}]*\[|\u009b)[0-?${INSIDE}]*(?:[ -/][ -/${INSIDE}]*)?[@-~]`
/** Titles, links and device strings; none goes over the end of a line. */
const OSC = String.raw`(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n\u2028\u2029\u0085]*(?:\u0007|\u001b\\|\u009c)?`
const TWO_CHARACTERS = String.raw`\u001b[ -/]*[0-~]?`
const LINE_END = String.raw`\r\n?|[\u2028\u2029\u0085]`
/** Everything that moves a cursor, rings, or turns the direction of text; newline and tab stay. */
const CONTROL = String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]`
const HAS_CONTROL = new RegExp(CONTROL)
/** Most texts: for them one look is enough. */
const ASCII_TEXT = /^[\t\n -~]*$/
const LINE_ENDS = new RegExp(LINE_END, 'g')
const LONGEST_ESCAPE = 256

/** What is not text in a text: sequences for a terminal, control characters, and ends of lines that are not a newline. */
export const CONTROL_PARTS = new RegExp(`${CSI}|${OSC}|${TWO_CHARACTERS}|${LINE_END}|${CONTROL}`, 'g')

/** Whether a text has any of these. */
export function hasControls(text: string): boolean {
  return !ASCII_TEXT.test(text) && HAS_CONTROL.test(text)
}

/** What stands in the place of such a part. */
export function plainPart(part: string): string {
  return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : ''
}

/** Makes text from outside harmless for a terminal or a log: only its letters, newlines and tabs are left. */
export function plainText(text: string): string {
  return hasControls(text) ? text.replace(LINE_ENDS, '\n').replace(CONTROL_PARTS, '') : text
}

/** Every line end as a line feed, however the file was saved. */
export function normalizeNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** The runner finds `##[x]` anywhere in a line and `::x::` at its beginning, also behind blanks: here it finds neither. */
export function withoutCommands(text: string): string {
  const without = withoutOldCommands(text)
  return without.includes('::') ? without.replace(/^([ \t]*)(?=::)/gm, '$1| ') : without
}

/** For lines that begin with something of ours. */
export function withoutOldCommands(text: string): string {
  return text.includes('##[') ? text.replaceAll('##[', '## [') : text
}

/** The same on one line, cut to a length, for places where a line must stay a line. */
export function oneLine(text: string, max = 500): string {
  const head = text.length > max * 8 ? text.slice(0, max * 8) : text
  return cut(plainText(head).replace(/\s+/g, ' ').trim(), max)
}

/** Cuts to a number of characters without leaving half of a surrogate pair. */
export function cut(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - mark.length)).replace(/[\ud800-\udbff]$/, '')
  return `${head}${mark}`
}

const HALF_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The text with a sign in the place of each half of a character, which no encoding can hold. */
export function wellFormed(text: string): string {
  return text.replace(HALF_SURROGATES, '\ufffd')
}

/** Cleans a stream chunk by chunk; an escape sequence that is split over two chunks does not leak its second half. */
export class StreamCleaner {
  #held = ''

  clean(chunk: string): string {
    const text = this.#held === '' ? chunk : this.#held + chunk
    this.#held = ''
    if (!hasControls(text)) return text
    const start = unfinishedFrom(text)
    if (start === -1) return plainText(text)
    this.#held = text.slice(start)
    return plainText(text.slice(0, start))
  }

  /** What was held back at the end of the stream, harmless. */
  rest(): string {
    const held = this.#held
    this.#held = ''
    return plainText(held)
  }
}

const COMPLETE = new RegExp(
  `^(?:${CSI}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`,
)

/** Where a sequence begins that the next chunk may complete; -1 when there is none. */
export function unfinishedFrom(text: string): number {
  if (text.endsWith('\r')) return text.length - 1
  const start = text.lastIndexOf('\u001b')
  if (start === -1 || text.length - start > LONGEST_ESCAPE) return -1
  const tail = text.slice(start)
  return COMPLETE.test(tail) ? -1 : start
}

/** How many columns text takes; East Asian wide characters and pictographs take two. */
export function displayWidth(text: string): number {
  let width = 0
  for (const character of text) width += widthOf(character.codePointAt(0) ?? 0)
  return width
}

/** Cuts to columns, for lines that must not wrap. */
export function fitColumns(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text
  let width = 0
  let head = ''
  for (const character of text) {
    width += widthOf(character.codePointAt(0) ?? 0)
    if (width > columns - 1) break
    head += character
  }
  return `${head}…`
}

function widthOf(code: number): number {
  if (code >= 0x300 && code <= 0x36f) return 0
  if (code === 0x200b || code === 0x200d || (code >= 0xfe00 && code <= 0xfe0f)) return 0
  const wide =
    (code >= 0x1100 && code <= 0x115f) ||
    (code >= 0x2e80 && code <= 0xa4cf) ||
    (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xfe30 && code <= 0xfe6f) ||
    (code >= 0xff00 && code <= 0xff60) ||
    (code >= 0x1f300 && code <= 0x1faff) ||
    (code >= 0x20000 && code <= 0x3fffd)
  return wide ? 2 : 1
}
