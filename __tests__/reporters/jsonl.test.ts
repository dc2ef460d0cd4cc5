import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toJsonLine } from '../../src/reporters/jsonl.js'

describe('toJsonLine', () => {
  it('is one line for every reader, and the same value again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const line = toJsonLine({ value, odd: 'a\u2028\u2029\u0085\n\r' })
        expect(line.slice(0, -1)).not.toMatch(/[\n\r\u0085\u2028\u2029]/)
        expect(JSON.parse(line)).toEqual(JSON.parse(JSON.stringify({ value, odd: 'a\u2028\u2029\u0085\n\r' })))
      }),
    )
  })
})
