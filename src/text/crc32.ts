import * as zlib from 'node:zlib'

const TABLE = new Uint32Array(256).map((_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value >>> 0
})

/** Node's own is many times as fast, but exists only since 20.15. */
const native: typeof zlib.crc32 | undefined = zlib.crc32

/** CRC-32 of a text's UTF-8 bytes, continued from the checksum of what came before. */
export function crc32(text: string, previous: number): number {
  return native === undefined ? crc32ByTable(text, previous) : native(text, previous)
}

export function crc32ByTable(text: string, previous: number): number {
  let crc = ~previous >>> 0
  const bytes = Buffer.from(text, 'utf8')
  for (let index = 0; index < bytes.length; index++) {
    crc = (TABLE[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return ~crc >>> 0
}

/** A checksum as files have it: eight hexadecimal digits. */
export function checksumText(crc: number): string {
  return crc.toString(16).padStart(8, '0')
}
