import { closeSync, openSync, readSync } from 'node:fs'
import { randomByNode } from './by-crypto.js'

/** The source that Node itself asks, where it is a file; loading `node:crypto` for it costs as much as a seventh of a start. */
const SOURCE = process.platform === 'win32' ? null : '/dev/urandom'

/** Bytes that nobody can guess, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return (fromSystem(bytes) ?? randomByNode(bytes)).toString('hex')
}

function fromSystem(bytes: number): Buffer | null {
  if (SOURCE === null) return null
  try {
    const descriptor = openSync(SOURCE, 'r')
    try {
      const buffer = Buffer.alloc(bytes)
      return readSync(descriptor, buffer) === bytes ? buffer : null
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return null
  }
}
