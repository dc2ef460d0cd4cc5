/** The low bytes of a text's characters, one each: enough to rule out, and offsets stay the same. */
export interface Codes {
  readonly bytes: Buffer
  /** The same two at a time; behind a text of odd length stands the end of a line. */
  readonly pairs: Uint16Array
}

/** What is searched: bytes that are all of it, or those of a text. */
export interface Scanned {
  readonly codes: Codes
  readonly length: number
  /** Null where every byte is a character. */
  readonly text: string | null
}

/** Looks at the bytes around a single character. */
export type MarkFilter = (bytes: Uint8Array, at: number) => boolean

/** The character at an offset. */
export function codeAt({ codes, text }: Scanned, at: number): number {
  return text === null ? (codes.bytes[at] ?? 0) : text.charCodeAt(at)
}

export function slice({ codes, text }: Scanned, start: number, end: number): string {
  return text === null ? codes.bytes.toString('latin1', start, end) : text.slice(start, end)
}

/** Whether a literal stands there; its bytes are at hand. */
export function startsWith(
  { codes, length, text }: Scanned,
  bytes: Uint8Array,
  literal: string,
  start: number,
): boolean {
  if (text !== null) return text.startsWith(literal, start)
  if (start + bytes.length > length) return false
  for (let at = 0; at < bytes.length; at += 1) if (codes.bytes[start + at] !== bytes[at]) return false
  return true
}

const LINE_END = 10
const ROOM = 64 * 1024
const scratch = room(ROOM)
let filled = ''

/** The bytes of a text, until the next one is asked for: what one search has filled in is there for the next search of the same text. */
export function codesOf(text: string): Codes {
  if (text.length > ROOM) return codesApart(text)
  if (text.length === filled.length && text === filled) return scratch
  filled = text
  return fill(scratch, text)
}

/** The same in memory of its own: for another reading of a text, or of bytes, that are still needed. */
export function codesApart(text: string): Codes {
  return fill(room(text.length), text)
}

/** A few bytes more, for searches that look at several at once. */
function room(length: number): Codes {
  return inPairs(Buffer.alloc(length + 8 + (length % 2)))
}

function inPairs(bytes: Buffer): Codes {
  return { bytes, pairs: new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2) }
}

function fill(codes: Codes, text: string): Codes {
  codes.bytes.write(text, 'latin1')
  codes.bytes[text.length] = LINE_END
  return codes
}
