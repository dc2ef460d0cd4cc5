import { byteVectors, MOST_SCANNED } from '../text/byte-vectors.js'

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

/** The bytes alone, without what stands behind them. */
export function bytesOf({ codes, length }: Scanned): Buffer {
  return codes.bytes.subarray(0, length)
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
const ROOM = MOST_SCANNED
/** From here on a text is looked at many bytes at once, and stands where that is done. */
const LONG = 16 * 1024
let scratch = room(ROOM)
let filled = ''
let isForVectors = false

/** The bytes of a text, until the next one is asked for: what one search has filled in is there for the next search of the same text. */
export function codesOf(text: string): Codes {
  if (text.length > ROOM) return codesApart(text)
  if (text.length === filled.length && text === filled) return scratch
  moveFor(text.length)
  filled = text
  return fill(scratch, text)
}

/** The same in memory of its own: for another reading of a text, or of bytes, that are still needed. */
export function codesApart(text: string): Codes {
  return fill(room(text.length), text)
}

/** Bytes of ASCII one after the other, until the next text is asked for; null where they are too many. */
export function codesOfBytes(parts: readonly Buffer[]): Scanned | null {
  let length = 0
  for (const part of parts) length += part.length
  if (length > ROOM) return null
  moveFor(length)
  // No text stands there.
  filled = ''
  let at = 0
  for (const part of parts) {
    scratch.bytes.set(part, at)
    at += part.length
  }
  scratch.bytes[length] = LINE_END
  return { codes: scratch, length, text: null }
}

/** The same without colours, until bytes of others are looked at; null where that is not worth its start, or does not tell all. */
export function withoutColours(scanned: Scanned): Scanned | null {
  const seen = scanned.length < LONG ? null : byteVectors()?.withoutColours(bytesOf(scanned))
  if (seen === null || seen === undefined) return null
  const room = Buffer.from(seen.buffer, seen.byteOffset, seen.length + 1 + ((seen.length + 1) % 2))
  room[seen.length] = LINE_END
  return { codes: inPairs(room), length: seen.length, text: null }
}

/** What is long stands where it is looked at, and needs no copy. */
function moveFor(length: number): void {
  if (isForVectors || length < LONG) return
  isForVectors = true
  const vectors = byteVectors()
  if (vectors !== null) scratch = inPairs(vectors.room)
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
