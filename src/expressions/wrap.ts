import { valueFault } from './failure.js'
import { charsOf, lengthOf } from './text.js'

interface WrapOptions {
  readonly width: number
  readonly breakLongWords: boolean
  readonly breakOnHyphens: boolean
  readonly newline: string
}

function chunksOf(line: string, hyphens: boolean): string[] {
  const pieces = line.match(/\s+|\S+/g) ?? []
  if (!hyphens) return pieces
  return pieces.flatMap((piece) => splitHyphens(piece))
}

/** A word may break after a hyphen that stands between letters. */
function splitHyphens(word: string): string[] {
  if (!word.includes('-') || /^\s/.test(word)) return [word]
  return word.split(/(?<=[\p{L}_]{2}-|[\p{L}_]-[\p{L}_]-)(?=[\p{L}_]-?[\p{L}_])/u)
}

/** Cuts a word that fits on no line: a first piece for the room that is left, then pieces of full width. */
function piecesOf(word: string, room: number, width: number): string[] {
  const chars = charsOf(word)
  const pieces = [chars.slice(0, room).join('')]
  for (let at = room; at < chars.length; at += width) pieces.push(chars.slice(at, at + width).join(''))
  return pieces
}

function wrapLine(line: string, options: WrapOptions): string[] {
  const chunks = chunksOf(line, options.breakOnHyphens).reverse()
  const lines: string[] = []
  while (chunks.length > 0) {
    const current: string[] = []
    let used = 0
    if (lines.length > 0 && (chunks.at(-1) ?? '').trim() === '') chunks.pop()
    for (let next = chunks.at(-1); next !== undefined && used + lengthOf(next) <= options.width; next = chunks.at(-1)) {
      current.push(next)
      used += lengthOf(next)
      chunks.pop()
    }
    const long = chunks.at(-1)
    if (long !== undefined && lengthOf(long) > options.width) {
      const room = Math.max(1, options.width - used)
      if (options.breakLongWords) {
        chunks.pop()
        const pieces = piecesOf(long, room, options.width)
        current.push(pieces[0] ?? '')
        for (let i = pieces.length - 1; i > 0; i -= 1) chunks.push(pieces[i] ?? '')
      } else if (current.length === 0) {
        current.push(long)
        chunks.pop()
      }
    }
    if ((current.at(-1) ?? '').trim() === '') current.pop()
    if (current.length > 0) lines.push(current.join(''))
  }
  return lines
}

/** Breaks lines at spaces so that none is wider than asked for. */
export function wrapText(lines: readonly string[], options: WrapOptions): string {
  if (options.width <= 0) throw valueFault('the width must be above zero')
  return lines.map((line) => wrapLine(line, options).join(options.newline)).join(options.newline)
}
