import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { randomHex } from '../../src/text/random-hex.js'
import { sha256, sha256ByTable } from '../../src/text/sha256.js'

it('agrees with Node on any text, also around the ends of blocks', () => {
  const same = (text: string): void => {
    const digest = createHash('sha256').update(text, 'utf8').digest('hex')
    expect(sha256ByTable(text).toString('hex')).toBe(digest)
    expect(sha256(text).toString('hex')).toBe(digest)
  }
  for (let length = 0; length < 200; length++) same('x'.repeat(length))
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), same), { numRuns: 200 })
})

it('draws as many bytes as asked for, never the same', () => {
  const drawn = Array.from({ length: 1000 }, () => randomHex(6))
  expect(new Set(drawn).size).toBe(1000)
  expect(drawn.every((text) => /^[0-9a-f]{12}$/.test(text))).toBe(true)
})
