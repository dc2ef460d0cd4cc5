import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoTime, stampOf } from '../../src/text/iso-time.js'

describe('a moment in writing', () => {
  it('is what Date makes of it', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (moment) => {
        expect(isoTime(moment.getTime())).toBe(moment.toISOString())
      }),
    )
  })

  it.each([
    ['0001-02-03T04:05:06.007Z'],
    ['2026-12-31T23:59:59.999Z'],
    ['+012026-01-01T00:00:00.000Z'],
    ['-000001-01-01T00:00:00.000Z'],
  ])('is %s', (text) => {
    expect(isoTime(Date.parse(text))).toBe(text)
  })

  it('has no signs in the name of a file', () => {
    expect(stampOf(Date.parse('2026-01-02T03:04:05.678Z'))).toBe('20260102T030405Z')
  })

  it('is refused where it is none', () => {
    expect(() => isoTime(Number.NaN)).toThrow(RangeError)
  })
})
