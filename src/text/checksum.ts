/** A CRC-32 as files have it: eight hexadecimal digits. */
export function checksumText(crc: number): string {
  return crc.toString(16).padStart(8, '0')
}
