/** Characters that a terminal executes or drops in the middle of a sequence without ending it. */
const INSIDE = String.raw`\u0000-\u0008\u000b\u000c\u000e-\u0017\u0019\u001c-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`
/** Colours and cursor movements: `ESC [ 31 m`, or with the eight-bit introducer. */
const CSI = String.raw`(?:\u001b[${INSIDE}]*\[|\u009b)[0-?${INSIDE}]*(?:[ -/][ -/${INSIDE}]*)?[@-~]`
/** Titles, links and device strings, up to the end of the line. */
const OSC = String.raw`(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n\u2028\u2029\u0085]*(?:\u0007|\u001b\\|\u009c)?`
const TWO_CHARACTERS = String.raw`\u001b[ -/]*[0-~]?`
const LINE_END = String.raw`\r\n?|[\u2028\u2029\u0085]`
/** Control characters and marks of text direction, except newline and tab. */
const CONTROL = String.raw`[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]`
const HAS_CONTROL = new RegExp(CONTROL)
/** Fast path for most texts. */
const ASCII_TEXT = /^[\t\n -~]*$/
const LINE_ENDS = new RegExp(LINE_END, 'g')
const LONGEST_ESCAPE = 256

/** Matches terminal sequences, control characters, and line ends other than a newline. */
export const CONTROL_PARTS = new RegExp(`${CSI}|${OSC}|${TWO_CHARACTERS}|${LINE_END}|${CONTROL}`, 'g')

export function hasControls(text: string): boolean {
  return !ASCII_TEXT.test(text) && HAS_CONTROL.test(text)
}

/** Returns the replacement of a match of CONTROL_PARTS. */
export function replaceControlPart(part: string): string {
  return '\r\u2028\u2029\u0085'.includes(part.charAt(0)) ? '\n' : ''
}

/** Makes untrusted text harmless for a terminal or a log; newlines and tabs stay. */
export function toPlainText(text: string): string {
  return hasControls(text) ? text.replace(LINE_ENDS, '\n').replace(CONTROL_PARTS, '') : text
}

export function normalizeNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

/** Disarms workflow commands: the runner finds `##[x]` anywhere in a line and `::x::` at its start, also after blanks. */
export function withoutCommands(text: string): string {
  const without = withoutOldCommands(text)
  return without.includes('::') ? without.replace(/^([^\S\n\r\u2028\u2029]*)(?=::)/gm, '$1| ') : without
}

/** Disarms only `##[x]`, for lines with a prefix of ours. */
export function withoutOldCommands(text: string): string {
  return text.includes('##[') ? text.replaceAll('##[', '## [') : text
}

/** Returns indented JSON in which no string holds a workflow command. */
export function jsonWithoutCommands(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`
}

/** Disarms workflow commands in whatever is printed; JSON stays JSON with the same data. */
export function withoutAnyCommands(text: string): string {
  if (!text.includes('##[') && !text.includes('::')) return text
  if (!/^\s*["[{]/.test(text)) return withoutCommands(text)
  try {
    JSON.parse(text)
    return text.replaceAll('##[', '#\\u0023[')
  } catch {
    return withoutCommands(text)
  }
}

/** Makes untrusted text harmless, on one line of at most `max` characters. */
export function toOneLine(text: string, max = 500): string {
  return cut(
    toPlainText(text.slice(0, max * 8))
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  )
}

/** Truncates to a number of characters without splitting a surrogate pair. */
export function cut(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text
  const head = text.slice(0, Math.max(0, max - mark.length)).replace(/[\ud800-\udbff]$/, '')
  return `${head}${mark}`
}

/** Replaces each lone surrogate, which no encoding can hold, by U+FFFD. */
export function toWellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd')
}

/** Makes a stream harmless chunk by chunk; holds back an escape sequence that the next chunk may complete. */
export class StreamCleaner {
  #held = ''

  clean(chunk: string): string {
    const text = this.#held === '' ? chunk : this.#held + chunk
    this.#held = ''
    if (!hasControls(text)) return text
    const start = findUnfinishedSequence(text)
    if (start === -1) return toPlainText(text)
    this.#held = text.slice(start)
    return toPlainText(text.slice(0, start))
  }

  /** Returns the text held back at the end of the stream. */
  rest(): string {
    const held = this.#held
    this.#held = ''
    return toPlainText(held)
  }
}

const COMPLETE = new RegExp(
  `^(?:${CSI}|\\u001b[\\]PX^_][^\\u0007\\u001b\\u009c\\r\\n]*[\\u0007\\u009c\\r\\n]|\\u001b[ -/]*[0-OQ-WYZ\\\\\`-~])`,
)

/** Returns the offset of a sequence that the next chunk may complete, or -1. */
export function findUnfinishedSequence(text: string): number {
  if (text.endsWith('\r')) return text.length - 1
  const start = text.lastIndexOf('\u001b')
  if (start === -1 || text.length - start > LONGEST_ESCAPE) return -1
  const tail = text.slice(start)
  return COMPLETE.test(tail) ? -1 : start
}

const ZERO_WIDTH = /\p{Mn}|[\u200b-\u200d]/u
const DOUBLE_WIDTH =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

function countColumns(character: string): number {
  if (ZERO_WIDTH.test(character)) return 0
  return DOUBLE_WIDTH.test(character) ? 2 : 1
}

/** Truncates to a number of columns, for lines that must not wrap; East Asian wide characters and pictographs take two. */
export function fitColumns(text: string, columns: number): string {
  let width = 0
  let head = ''
  for (const character of text) {
    width += countColumns(character)
    if (width < columns) head += character
  }
  return width <= columns ? text : `${head}…`
}
