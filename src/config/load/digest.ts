import { sha256 } from '../../text/sha256.js'
import { canonical, type Data } from './data.js'

/** A digest of data as it was written, and of the digests of what it depends on. */
export function digestOf(parts: readonly (Data | undefined)[], others: readonly string[]): string {
  const lines = [...parts.map((part) => canonical(part)), ...others]
  return sha256(lines.map((line) => `${line}\n`).join('')).toString('hex')
}
