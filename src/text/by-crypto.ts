import { createHash, randomBytes } from 'node:crypto'

/** SHA-256 of a text's UTF-8 bytes. */
export function sha256ByNode(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest()
}

/** Random bytes where the system has no file to read them from. */
export function randomByNode(bytes: number): Buffer {
  return randomBytes(bytes)
}
