import { crc32OfNode } from './by-zlib.js'
import { crc32ByTable, crc32OfBytesByTable } from './crc32-table.js'

export { checksumText, crc32ByTable } from './crc32-table.js'

/** Node's own is many times as fast, but exists only since 20.15, and a start need not load it for its short lines. */
const LONG = 2048
let native: ReturnType<typeof crc32OfNode> | null = null

/** CRC-32 of a text's UTF-8 bytes, continued from the checksum of what came before. */
export function crc32(text: string, previous: number): number {
  return nativeFor(text.length)?.(text, previous) ?? crc32ByTable(text, previous)
}

/** The same of bytes that lie between two offsets. */
export function crc32OfBytes(bytes: Uint8Array, previous: number, start: number, end: number): number {
  const ofNode = nativeFor(end - start)
  return ofNode?.(bytes.subarray(start, end), previous) ?? crc32OfBytesByTable(bytes, previous, start, end)
}

function nativeFor(length: number): ReturnType<typeof crc32OfNode> {
  if (length < LONG) return undefined
  if (native === null) native = crc32OfNode()
  return native
}
