import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJsonLines, toJsonLine } from '../../src/reporters/jsonl.js'

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

describe('readJsonLines', () => {
  it('reads a file that was cut anywhere', () => {
    const text = [{ a: 1 }, { b: 'x\u2028y' }, { c: [1, 2] }].map(toJsonLine).join('')
    for (let end = 0; end <= text.length; end++) {
      const { values, broken } = readJsonLines(text.slice(0, end))
      expect(values.length).toBeLessThanOrEqual(3)
      expect(broken.length).toBeLessThanOrEqual(1)
    }
    expect(readJsonLines(text).values).toHaveLength(3)
  })

  it('names broken lines and goes on', () => {
    expect(readJsonLines('{"a":1}\nnonsense\n\n{"b":2}\n{"c"')).toEqual({
      values: [{ a: 1 }, { b: 2 }],
      broken: [2, 5],
    })
  })
})
