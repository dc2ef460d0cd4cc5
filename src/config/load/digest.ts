import { createHash } from 'node:crypto'
import { canonical, type Data } from './data.js'

/** A digest of data as it was written, and of the digests of what it depends on. */
export function digestOf(parts: readonly (Data | undefined)[], others: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(canonical(part)).update('\n')
  for (const other of others) hash.update(other).update('\n')
  return hash.digest('hex')
}
