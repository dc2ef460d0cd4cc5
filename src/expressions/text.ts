import { valueFault } from './failure.js'
import type { State } from './state.js'

const ASTRAL = /[\ud800-\udbff][\udc00-\udfff]/

/** Whether every code point is one unit, so that JavaScript's own indexing is right. */
export function isSimple(text: string): boolean {
  return !ASTRAL.test(text)
}

/** The length in code points, as Python counts. */
export function lengthOf(text: string): number {
  if (isSimple(text)) return text.length
  let count = 0
  for (const _ of text) count += 1
  return count
}

export function charsOf(text: string): string[] {
  return isSimple(text) ? text.split('') : Array.from(text)
}

/** The part between two positions counted in code points, both within the text. */
export function sliceText(text: string, start: number, stop: number): string {
  return isSimple(text) ? text.slice(start, stop) : Array.from(text).slice(start, stop).join('')
}

/** Orders texts by code point; JavaScript orders by unit, which differs beyond the basic plane. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  if (isSimple(a) && isSimple(b)) return a < b ? -1 : 1
  const [left, right] = [Array.from(a), Array.from(b)]
  for (let i = 0; i < left.length && i < right.length; i += 1) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0)
    if (difference !== 0) return difference
  }
  return left.length - right.length
}

export function capitalize(text: string): string {
  const [first = ''] = text
  return titleChar(first) + text.slice(first.length).toLowerCase()
}

/** A single letter at the start of a word; the sharp s becomes Ss, not SS. */
export function titleChar(char: string): string {
  const upper = char.toUpperCase()
  if (lengthOf(upper) === 1) return upper
  const [first = ''] = upper
  return first + upper.slice(first.length).toLowerCase()
}

export interface WrapOptions {
  readonly width: number
  readonly breakLongWords: boolean
  readonly breakOnHyphens: boolean
  readonly newline: string
}

/** Words and the spaces between them; a word may also break after a hyphen between letters. */
function chunksOf(line: string, hyphens: boolean): string[] {
  const pieces = line.match(/\s+|\S+/g) ?? []
  return hyphens ? pieces.flatMap((piece) => (piece.includes('-') ? afterHyphens(piece) : [piece])) : pieces
}

function afterHyphens(piece: string): string[] {
  return piece.split(/(?<=[\p{L}_]{2}-|[\p{L}_]-[\p{L}_]-)(?=[\p{L}_]-?[\p{L}_])/u)
}

/** Takes what fits into one line from the end of `chunks`, and a part of a word that fits into no line. */
function takeLine(chunks: string[], options: WrapOptions, { size, head: headOf }: Measure): string[] {
  const { width, breakLongWords, breakOnHyphens } = options
  const taken: string[] = []
  let room = width
  for (let next = chunks.at(-1); next !== undefined && size(next) <= room; next = chunks.at(-1)) {
    taken.push(next)
    room -= size(next)
    chunks.pop()
  }
  const long = chunks.at(-1)
  if (long === undefined || size(long) <= width) return taken
  if (breakLongWords) {
    let head = headOf(long, Math.max(room, 0))
    const hyphen = breakOnHyphens ? head.lastIndexOf('-') : -1
    if (hyphen > 0 && /[^-]/.test(head.slice(0, hyphen))) head = head.slice(0, hyphen + 1)
    taken.push(head)
    chunks[chunks.length - 1] = long.slice(head.length)
  } else if (taken.length === 0) {
    taken.push(long)
    chunks.pop()
  }
  return taken
}

/** How long a text is, and its beginning, in code points. */
interface Measure {
  readonly size: (text: string) => number
  readonly head: (text: string, length: number) => string
}

function wrapLine(st: State, line: string, options: WrapOptions): string[] {
  const inUnits: Measure = { size: (text) => text.length, head: (text, length) => text.slice(0, length) }
  const inPoints: Measure = {
    size(text) {
      st.reserve(text.length)
      return lengthOf(text)
    },
    head: (text, length) => sliceText(text, 0, length),
  }
  const measure = isSimple(line) ? inUnits : inPoints
  const chunks = chunksOf(line, options.breakOnHyphens).reverse()
  const lines: string[] = []
  while (chunks.length > 0) {
    st.charge(1)
    if (lines.length > 0 && chunks.at(-1)?.trim() === '') chunks.pop()
    const taken = takeLine(chunks, options, measure)
    if ((taken.at(-1) ?? '').trim() === '') taken.pop()
    if (taken.length > 0) lines.push(taken.join(''))
  }
  return lines
}

/** Breaks lines at spaces so that none is wider than asked for. */
export function wrapText(st: State, lines: readonly string[], options: WrapOptions): string {
  if (options.width <= 0) throw valueFault('the width must be above zero')
  return lines.map((line) => wrapLine(st, line, options).join(options.newline)).join(options.newline)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&#34;',
}

/** Makes text safe inside HTML, with the same entities that Jinja2 writes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>'"]/g, (char) => ENTITIES[char] ?? char)
}
