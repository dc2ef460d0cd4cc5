import { isOrdinary, isOrdinaryLine } from './ordinary.js'

/** What a terminal acts on, or drops, in the middle of a sequence, which then goes on. */
export const INSIDE =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u0017\\u0019\\u001c-\\u001f\\u007f\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff'

function controlSequence(inside: string): string {
  return `(?:\\u001b[${inside}]*\\[|\\u009b)[0-?${inside}]*(?:[ -/][ -/${inside}]*)?[@-~]`
}

/** CSI, OSC, DCS and two-character escapes, and the eight-bit forms of the first two; none goes over the end of a line. */
export function escapesWith(inside: string): string {
  const osc =
    '(?:\\u001b[\\]PX^_]|[\\u009d\\u0090\\u0098\\u009e\\u009f])[^\\u0007\\u001b\\u009c\\r\\n]*(?:\\u0007|\\u001b\\\\|\\u009c)?'
  return `${controlSequence(inside)}|${osc}|\\u001b[ -/]*[0-~]?`
}
export const ESCAPES = new RegExp(escapesWith(INSIDE), 'g')
/** Everything that moves a cursor, rings, or turns the direction of text; newline and tab stay. */
export const CONTROL =
  '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ufeff]'
export const CONTROLS = new RegExp(`${CONTROL}+`, 'g')
const SUSPICIOUS = new RegExp(CONTROL)
const BEGINS_ESCAPE = /[\u001b\u0090\u0098\u009b\u009d-\u009f]/
const LONGEST_ESCAPE = 256

const scratch = Buffer.alloc(1 << 18)
const words = new Uint32Array(scratch.buffer, scratch.byteOffset, scratch.length >> 2)
const LONG_TEXT = 1024

/** The long text that was looked at last: a piece of output is asked about before and after it is redacted. */
let last = { text: '', isOrdinary: true, isSuspicious: false }

/** Whether there may be something to clean. */
export function isSuspicious(text: string): boolean {
  return isLong(text) ? lookedAt(text).isSuspicious : !isOrdinary(text) && SUSPICIOUS.test(text)
}

/** Whether a text is long, and all of it is printable ASCII; that is checked four characters at a time. */
export function isLongAndOrdinary(text: string): boolean {
  return isLong(text) && lookedAt(text).isOrdinary
}

function isLong(text: string): boolean {
  return text.length >= LONG_TEXT && text.length * 3 + 8 <= scratch.length
}

function lookedAt(text: string): typeof last {
  if (text !== last.text) {
    const isOrdinary = isPrintableAscii(text)
    last = { text, isOrdinary, isSuspicious: !isOrdinary && SUSPICIOUS.test(text) }
  }
  return last
}

function isPrintableAscii(text: string): boolean {
  const length = scratch.write(text, 'utf8')
  // The rest of the last word belongs to an earlier text.
  scratch.write('    ', length, 'latin1')
  const count = (length + 3) >> 2
  for (let at = 0; at < count; at += 1) {
    const word = words[at] ?? 0
    if ((unusualBytes(word) & 0x80808080) !== 0 && !isHarmless(word)) return false
  }
  return true
}

/** Whether what is unusual in a word is only the end of a line or a tab. */
function isHarmless(word: number): boolean {
  for (let shift = 0; shift < 32; shift += 8) {
    const byte = (word >>> shift) & 0xff
    if (byte !== 10 && byte !== 9 && (byte < 32 || byte > 126)) return false
  }
  return true
}

/** The high bit of a byte is set below 32, from 128 on, and, by the last sum, at 127. */
function unusualBytes(word: number): number {
  return ((word - 0x20202020) & ~word) | word | (word + 0x01010101)
}

/** Makes text from outside harmless for a terminal or a log: only its letters, newlines and tabs are left. */
export function plainText(text: string): string {
  if (!isSuspicious(text)) return text
  return (BEGINS_ESCAPE.test(text) ? text.replace(ESCAPES, '') : text)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(CONTROLS, '')
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
  return cut(withSingleBlanks(plainText(head)).trim(), max)
}

function withSingleBlanks(text: string): string {
  return isOrdinaryLine(text) && !text.includes('  ') ? text : text.replace(/\s+/g, ' ')
}

/** Cuts to a number of characters without leaving half of a surrogate pair. */
export function cut(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text
  const kept = Math.max(0, max - mark.length)
  const code = text.charCodeAt(kept - 1)
  const end = code >= 0xd800 && code <= 0xdbff ? kept - 1 : kept
  return `${text.slice(0, Math.max(0, end))}${mark}`
}

const HALF_SURROGATES = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** The text with a sign in the place of each half of a character, which no encoding can hold. */
export function wellFormed(text: string): string {
  return isOrdinary(text) ? text : text.replace(HALF_SURROGATES, '\ufffd')
}

/** Cleans a stream chunk by chunk; an escape sequence that is split over two chunks does not leak its second half. */
export class StreamCleaner {
  #held = ''

  clean(chunk: string): string {
    const text = this.#held === '' ? chunk : this.#held + chunk
    this.#held = ''
    if (!isSuspicious(text)) return text
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
  `^(?:${controlSequence(INSIDE)}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`,
)

/** Where a sequence begins that the next chunk may complete; -1 when there is none. */
function unfinishedFrom(text: string): number {
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
  let kept = ''
  for (const character of text) {
    width += widthOf(character.codePointAt(0) ?? 0)
    if (width > columns - 1) break
    kept += character
  }
  return `${kept}…`
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
