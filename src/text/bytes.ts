import { isUtf8 } from 'node:buffer'

/** Base of the lone surrogates that represent bytes which are not UTF-8: byte b becomes ESCAPE + b. */
const ESCAPE = 0xdc00
const ESCAPED = /[\udc80-\udcff]/u

/** Decodes UTF-8 in chunks; escapes bytes that are not UTF-8, so that `unescapeBytes` can restore them. */
export class AnyBytesDecoder {
  #held: Buffer = Buffer.alloc(0)

  write(chunk: Buffer): string {
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    const end = bytes.length - countUnfinishedBytes(bytes)
    this.#held = Buffer.from(bytes.subarray(end))
    return escapeBytes(bytes.subarray(0, end))
  }

  end(): string {
    return escapeBytes(this.#held)
  }
}

/** Returns the text itself, or its original bytes if it has escapes. */
export function unescapeBytes(text: string): string | Buffer {
  if (!ESCAPED.test(text)) return text
  const bytes = Buffer.allocUnsafe(3 * text.length)
  let length = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const byte = code >= ESCAPE + 0x80 && code <= ESCAPE + 0xff ? code - ESCAPE : code
    if (byte === code && code >= 0x80) length += bytes.write(character, length)
    else {
      bytes[length] = byte
      length += 1
    }
  }
  return bytes.subarray(0, length)
}

/** Replaces escapes by U+FFFD, as a decoder shows bytes that are not UTF-8. */
export function removeEscapes(text: string): string {
  return text.replaceAll(/[\udc80-\udcff]/gu, '\ufffd')
}

function escapeBytes(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  let text = ''
  let from = 0
  for (let offset = 0; offset < bytes.length; ) {
    const length = characterAt(bytes, offset)
    if (length === 0) {
      if (from < offset) text += bytes.toString('utf8', from, offset)
      text += String.fromCharCode(ESCAPE + (bytes[offset] ?? 0))
      from = offset + 1
    }
    offset += length || 1
  }
  return text + bytes.toString('utf8', from)
}

/** Returns the number of bytes of the character at an offset; 0 if the bytes are not UTF-8. */
function characterAt(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const length = measureLength(lead)
  // Rejects most binary data without the cost of isUtf8.
  if (length === 0 || ((bytes[at + 1] ?? 0) & 0xc0) !== 0x80 || at + length > bytes.length) return 0
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0
}

/** Returns the length that the first byte of a character announces; 0 for other bytes. */
function measureLength(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
}

/** Returns the number of bytes at the end that may begin an incomplete character. */
export function countUnfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) !== 0x80) return measureLength(byte) > back ? back : 0
  }
  return 0
}

/**
 * Decodes a file that a script wrote: UTF-8, or UTF-16 with a byte order mark, as PowerShell 5 writes it. Throws for bytes
 * that are not valid in the encoding.
 */
export function decodeText(bytes: Uint8Array, fatal = true): string {
  return new TextDecoder(detectEncoding(bytes), { fatal }).decode(bytes)
}

/** Returns the encoding that a byte order mark names; UTF-8 without one. */
export function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** Writes a CRC-32 as eight hexadecimal digits. */
export function formatChecksum(crc: number): string {
  return crc.toString(16).padStart(8, '0')
}
