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

class LineWrapper {
  private readonly simple: boolean
  private readonly chunks: string[]
  private readonly lines: string[] = []

  constructor(
    private readonly st: State,
    line: string,
    private readonly options: WrapOptions,
  ) {
    this.simple = isSimple(line)
    this.chunks = chunksOf(line, options.breakOnHyphens).reverse()
  }

  private size(text: string): number {
    if (this.simple) return text.length
    this.st.reserve(text.length)
    return lengthOf(text)
  }

  private cut(text: string, at: number): [string, string] {
    if (this.simple) return [text.slice(0, at), text.slice(at)]
    const chars = charsOf(text)
    return [chars.slice(0, at).join(''), chars.slice(at).join('')]
  }

  wrap(): string[] {
    while (this.chunks.length > 0) {
      this.st.charge(1)
      const current = this.fill()
      if ((current.at(-1) ?? '').trim() === '') current.pop()
      if (current.length > 0) this.lines.push(current.join(''))
    }
    return this.lines
  }

  private fill(): string[] {
    const { chunks, options } = this
    const current: string[] = []
    let used = 0
    if (this.lines.length > 0 && (chunks.at(-1) ?? '').trim() === '') chunks.pop()
    for (
      let next = chunks.at(-1);
      next !== undefined && used + this.size(next) <= options.width;
      next = chunks.at(-1)
    ) {
      current.push(next)
      used += this.size(next)
      chunks.pop()
    }
    const long = chunks.at(-1)
    if (long === undefined || this.size(long) <= options.width) return current
    if (options.breakLongWords) {
      const [head, tail] = this.cut(long, this.breakAt(long, options.width - used))
      current.push(head)
      chunks[chunks.length - 1] = tail
    } else if (current.length === 0) {
      current.push(long)
      chunks.pop()
    }
    return current
  }

  private breakAt(word: string, room: number): number {
    if (!this.options.breakOnHyphens || room < 1) return room
    const [head] = this.cut(word, room)
    const hyphen = head.lastIndexOf('-')
    return hyphen > 0 && /[^-]/.test(head.slice(0, hyphen)) ? this.size(head.slice(0, hyphen)) + 1 : room
  }
}

/** Breaks lines at spaces so that none is wider than asked for. */
export function wrapText(st: State, lines: readonly string[], options: WrapOptions): string {
  if (options.width <= 0) throw valueFault('the width must be above zero')
  return lines.map((line) => new LineWrapper(st, line, options).wrap().join(options.newline)).join(options.newline)
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
