import { closeSync, openSync, readSync } from 'node:fs'
import { randomByNode } from './by-crypto.js'

/** The source that Node itself asks, where it is a file; loading `node:crypto` for it costs as much as a seventh of a start. */
const SOURCE = process.platform === 'win32' ? null : '/dev/urandom'

/** Each script asks for a few: opening the source takes longer than reading it. */
const READ_AT_ONCE = 512
let store: Buffer = Buffer.alloc(0)

/** Bytes that nobody can guess, as hexadecimal digits; none is given twice. */
export function randomHex(bytes: number): string {
  if (store.length < bytes) store = fromSystem(READ_AT_ONCE) ?? store
  if (store.length < bytes) return randomByNode(bytes).toString('hex')
  const digits = store.toString('hex', 0, bytes)
  store = store.subarray(bytes)
  return digits
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
