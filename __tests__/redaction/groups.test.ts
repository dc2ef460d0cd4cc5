import { expect, it } from 'vitest'
import { commonness } from '../../src/redaction/commonness.js'
import { GROUPS, literals } from '../../src/redaction/formats.js'
import { rarestWindow } from '../../src/redaction/window-matcher.js'

const COUNT = 8

/** The halves of bytes that a group lets pass at each of the three places, as bits. */
type Halves = readonly { low: number; high: number }[]

/** Puts each window where it lets the least of ordinary text pass in addition; the most common ones first. */
function grouped(windows: readonly (readonly number[])[]): string {
  const groups: Halves[] = Array.from({ length: COUNT }, () => [0, 1, 2].map(() => ({ low: 0, high: 0 })))
  const weight = (bytes: readonly number[]): number => bytes.reduce((product, byte) => product * commonness(byte), 1)
  const digits = windows.map(() => 0)
  const order = [...windows.keys()].sort((a, b) => weight(windows[b] ?? []) - weight(windows[a] ?? []))
  for (const index of order) {
    const bytes = windows[index] ?? []
    const more = groups.map((group) => passes(withWindow(group, bytes)) - passes(group))
    const best = more.indexOf(Math.min(...more))
    groups[best] = withWindow(groups[best] ?? [], bytes)
    digits[index] = best
  }
  return digits.join('')
}

function withWindow(group: Halves, bytes: readonly number[]): Halves {
  return group.map(({ low, high }, place) => {
    const byte = bytes[place] ?? 0
    return { low: low | (1 << (byte & 15)), high: high | (1 << (byte >> 4)) }
  })
}

/** How much of ordinary text passes, in a unit of its own. */
function passes(group: Halves): number {
  return group.reduce((product, { low, high }) => {
    let sum = 0
    for (let byte = 32; byte < 127; byte += 1)
      if (((low >> (byte & 15)) & (high >> (byte >> 4)) & 1) === 1) sum += commonness(byte)
    return product * sum
  }, 1)
}

it('literals are in the groups that let the least of ordinary text pass; after a change of the literals the new ones stand here', () => {
  const windows = literals().map((text) => {
    const first = rarestWindow(Buffer.from(text))
    return [...Buffer.from(text).subarray(first, first + 3)]
  })
  expect(GROUPS).toBe(grouped(windows))
})
