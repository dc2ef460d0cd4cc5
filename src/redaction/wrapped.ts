import { unseenIn } from '../text/unseen.js'

/** Encoders wrap base64 at 60, 64 or 76 columns; a shorter line is a word at the end of a line. */
const SHORTEST_LINE = 60
/** A stretch that is longer than this leaves in parts. */
const FAR_AWAY = 16 * 1024
/** How far a block may be indented, and how many blanks stand where a line ended. */
const MOST_BLANKS = 64
const PADDING = 61
/** So much of a line with colours is looked at. */
const WIDEST_LINE = 512

const BASE64 = new Uint8Array(256)
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_') BASE64[char.charCodeAt(0)] = 1

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

function isBase64(code: number): boolean {
  return BASE64[code] === 1
}

/** A stretch of base64 without the ends of its lines, and where in the text each of its characters stood. */
export interface Unwrapped {
  readonly text: string
  readonly originOf: (offset: number) => number
}

/**
 * Every stretch of base64 that goes over several lines, also indented ones and lines that were folded to one: what was
 * encoded begins and ends anywhere in it.
 */
export function unwrapped(text: string): readonly Unwrapped[] {
  if (text.length <= SHORTEST_LINE) return []
  return wrappedLines(Buffer.from(text, 'latin1'), text.length).map((lines) => joined(text, lines))
}

/** Start and end of each line of each such stretch. */
function wrappedLines(codes: Uint8Array, length: number): readonly (readonly number[])[] {
  const found: (readonly number[])[] = []
  let from = 0
  // A line that is long enough covers one of these places, and most words do not reach far around them.
  for (let at = SHORTEST_LINE - 1; at < length; at = Math.max(from, at) + SHORTEST_LINE) {
    if (!isBase64(codes[at] ?? 0)) continue
    let start = at
    while (start > from && isBase64(codes[start - 1] ?? 0)) start -= 1
    from = runEnd(codes, at, length)
    if (from - start < SHORTEST_LINE || nextLine(codes, from, length) < 0) continue
    const lines = linesFrom(codes, start, from, length)
    found.push(lines)
    from = lines[lines.length - 1] ?? from
  }
  return found
}

function runEnd(codes: Uint8Array, start: number, length: number): number {
  let at = start
  while (at < length && isBase64(codes[at] ?? 0)) at += 1
  return at
}

/** Where base64 that ends its line here goes on; -1 when it does not. */
function nextLine(codes: Uint8Array, end: number, length: number): number {
  let next = end
  while (next < length && next - end < MOST_BLANKS && isBlank(codes[next] ?? 0)) next += 1
  return next > end && next < length && isBase64(codes[next] ?? 0) ? next : -1
}

/** Start and end of each line of a stretch; the first one is given. */
function linesFrom(codes: Uint8Array, firstStart: number, firstEnd: number, length: number): readonly number[] {
  const lines = [firstStart, firstEnd]
  for (let start = nextLine(codes, firstEnd, length); start >= 0; ) {
    let end = runEnd(codes, start, length)
    const next = end - start < SHORTEST_LINE ? -1 : nextLine(codes, end, length)
    if (next < 0) while (end < length && codes[end] === PADDING) end += 1
    lines.push(start, end)
    start = next
  }
  return lines
}

const MAY_GO_ON = new RegExp(`[A-Za-z0-9+/_-]{${SHORTEST_LINE}}[ \\t\\r]{0,8}$`)
const INDENTED = new RegExp(`^[ \\t]{0,${MOST_BLANKS}}[A-Za-z0-9+/_-]`)

/** Whether base64 ends with this line that may go on in the next one; a digest in hexadecimal does not. */
export function mayGoOn(text: string, lineEnd: number): boolean {
  const end = text.slice(Math.max(0, lineEnd - WIDEST_LINE), lineEnd)
  // A colour inside of the line makes it longer, and no screen shows it.
  const unseen = unseenIn(end)
  const seen = (unseen === null ? end : end.replace(unseen.pieces, '')).slice(-SHORTEST_LINE - 8)
  const line = MAY_GO_ON.exec(seen)?.[0]
  return line !== undefined && /[^0-9a-f]/.test(line.trimEnd())
}

/** Where the first of the lines begins that must be looked at together with the one that ends here; 0 if it is far away. */
export function wrappedStart(text: string, lineEnd: number): number {
  const floor = lineEnd - FAR_AWAY
  for (let end = lineEnd; end > floor; ) {
    const start = text.lastIndexOf('\n', end - 1) + 1
    const opens = INDENTED.test(text.slice(start, start + MOST_BLANKS + 1))
    if (start === 0 || !opens || !mayGoOn(text, start - 1)) return start
    end = start - 1
  }
  return 0
}

function joined(text: string, lines: readonly number[]): Unwrapped {
  const parts: string[] = []
  for (let index = 0; index < lines.length; index += 2) parts.push(text.slice(lines[index], lines[index + 1]))
  return {
    text: parts.join(''),
    originOf: (offset) => {
      let left = offset
      for (const [index, part] of parts.entries()) {
        if (left < part.length) return (lines[2 * index] ?? 0) + left
        left -= part.length
      }
      return lines[lines.length - 1] ?? 0
    },
  }
}
