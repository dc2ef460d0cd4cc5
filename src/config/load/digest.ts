import { createHash } from 'node:crypto'
import { canonical, type Data } from './data.js'

/** A digest of data as it was written, and of the digests of what it depends on. */
export function digestOf(parts: readonly (Data | undefined)[], others: readonly string[]): string {
  const lines = [...parts.map((part) => canonical(part)), ...others]
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
}
