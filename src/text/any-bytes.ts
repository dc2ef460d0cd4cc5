import { isUtf8 } from 'node:buffer'

/** A byte that is not UTF-8 stands in a text as the lone surrogate of this number and its own. */
const ESCAPE = 0xdc00
const ESCAPED = /[\udc80-\udcff]/u

/** Decodes UTF-8 over the borders of chunks; bytes that are not UTF-8 can be restored. */
export class AnyBytesDecoder {
  #held: Buffer = Buffer.alloc(0)

  write(chunk: Buffer): string {
    const bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk])
    const end = bytes.length - unfinishedBytes(bytes)
    this.#held = Buffer.from(bytes.subarray(end))
    return escapedText(bytes.subarray(0, end))
  }

  end(): string {
    return escapedText(this.#held)
  }
}

/** The text, or the bytes that it stands for where some are not UTF-8. */
export function unescapedBytes(text: string): string | Buffer {
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

/** For those who need a text that can be written: what was no UTF-8 is shown as a decoder shows it. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/[\udc80-\udcff]/gu, '\ufffd')
}

function escapedText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  let text = ''
  let from = 0
  for (let at = 0; at < bytes.length; ) {
    const length = characterAt(bytes, at)
    if (length === 0) {
      if (from < at) text += bytes.toString('utf8', from, at)
      text += String.fromCharCode(ESCAPE + (bytes[at] ?? 0))
      from = at + 1
    }
    at += length || 1
  }
  return text + bytes.toString('utf8', from)
}

/** How many bytes the character takes; 0 where there is none. */
function characterAt(bytes: Buffer, at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const length = lengthBy(lead)
  // Most bytes of what is not text fail here already.
  if (length === 0 || ((bytes[at + 1] ?? 0) & 0xc0) !== 0x80 || at + length > bytes.length) return 0
  return isUtf8(bytes.subarray(at, at + length)) ? length : 0
}

/** The length that the first byte of a character announces; 0 for a byte that begins none. */
function lengthBy(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
}

/** How many bytes at the end may be the beginning of a character. */
export function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) !== 0x80) return lengthBy(byte) > back ? back : 0
  }
  return 0
}
