const TABLE = new Int32Array(256)

/** Only entries of one bit are computed; each other is the sum of two before it. A start need not wait for more. */
function fillTable(): void {
  for (let bit = 128, value = 1; bit > 0; bit >>= 1) {
    value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    TABLE[bit] = value
  }
  for (let index = 3; index < 256; index++)
    TABLE[index] = (TABLE[index & (index - 1)] ?? 0) ^ (TABLE[index & -index] ?? 0)
}

/** CRC-32 of a text's UTF-8 bytes, continued from the checksum of what came before, without modules of Node. */
export function crc32ByTable(text: string, previous: number): number {
  if (TABLE[1] === 0) fillTable()
  let crc = ~previous
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    // From the first character on that takes more than a byte, the bytes have to be made.
    if (unit > 0x7f) return crc32OfBytesByTable(Buffer.from(text.slice(index)), ~crc)
    crc = (TABLE[(crc ^ unit) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return ~crc >>> 0
}

/** The same of bytes that lie between two offsets. */
export function crc32OfBytesByTable(bytes: Uint8Array, previous: number, start = 0, end = bytes.length): number {
  if (TABLE[1] === 0) fillTable()
  let crc = ~previous
  for (let index = start; index < end; index++) crc = (TABLE[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** A checksum as files have it: eight hexadecimal digits. */
export function checksumText(crc: number): string {
  // A number of 32 bits is written slowly, two halves quickly.
  return fourDigits(crc >>> 16) + fourDigits(crc & 0xffff)
}

function fourDigits(half: number): string {
  return (half + 0x10000).toString(16).slice(1)
}
