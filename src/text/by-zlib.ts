import * as zlib from 'node:zlib'

/** Node's own CRC-32, which versions before 20.15 do not have. */
export function crc32OfNode(): ((data: string | Uint8Array, previous: number) => number) | undefined {
  return zlib.crc32
}
