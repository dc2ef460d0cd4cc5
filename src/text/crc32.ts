import { crc32OfNode } from './by-zlib.js'
import { crc32ByTable } from './crc32-table.js'

export { checksumText, crc32ByTable } from './crc32-table.js'

type Crc32 = (text: string, previous: number) => number

/** Node's own is many times as fast, but exists only since 20.15, and a start need not load it for its short lines. */
const LONG = 2048
let native: Crc32 | null = null

/** CRC-32 of a text's UTF-8 bytes, continued from the checksum of what came before. */
export function crc32(text: string, previous: number): number {
  if (text.length < LONG && native === null) return crc32ByTable(text, previous)
  native ??= crc32OfNode() ?? crc32ByTable
  return native(text, previous)
}
