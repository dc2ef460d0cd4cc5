import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc32, crc32ByTable, crc32OfBytes } from '../../src/text/crc32.js'

describe('crc32', () => {
  it.each([
    ['', 0],
    ['123456789', 0xcbf43926],
  ])('knows the checksum of %j', (text, expected) => {
    expect(crc32(text, 0)).toBe(expected)
    expect(crc32ByTable(text, 0)).toBe(expected)
  })

  it('is the same by table, and continues where it stopped', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (first, second) => {
        expect(crc32(first, 0)).toBe(crc32ByTable(first, 0))
        expect(crc32(second, crc32(first, 0))).toBe(crc32ByTable(first + second, 0))
      }),
    )
  })

  it.each([5, 5000])('is the same of %i bytes that stand among others', (length) => {
    const bytes = Buffer.from(`##${'é1'.repeat(length)}##`)
    expect(crc32OfBytes(bytes, 7, 2, bytes.length - 2)).toBe(crc32ByTable('é1'.repeat(length), 7))
  })
})
