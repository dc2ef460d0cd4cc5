import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isJsonObject, type Json } from '../../src/core/json.js'
import { merged, parseJsonData, stringifyData, writtenAs, writtenAt } from '../../src/core/written-numbers.js'

function read(text: string): object {
  const value = parseJsonData(text)
  if (typeof value !== 'object' || value === null) throw new Error(text)
  return value
}

const isFloatAt = (holder: object, key: string | number): boolean => writtenAt(holder, key) === 'float'

describe('a number without a fraction', () => {
  it.for(['3.0', '-3.0', '3.', '1e3', '1.5e1', '+2.00', '0.0', '1_000.0', ' 4.0 '])('is a float as %s', (text) => {
    expect(writtenAs(text)).toBe('float')
  })

  it.for(['3', '-3', '3.5', '1e-3', '0x10', 'abc', '', '.', '1.0.0', '1_000', 'e3', '3.0 apples'])(
    'is none as %j',
    (text) => {
      expect(writtenAs(text)).toBeUndefined()
    },
  )
})

describe('an integer of many digits', () => {
  it('is known digit by digit', () => {
    expect(writtenAs('9007199254740993')).toBe(9007199254740993n)
    expect(writtenAs('9007199254740991')).toBeUndefined()
    const text = '{"id":1234567890123456789,"list":[-12345678901234567890,7]}'
    expect(writtenAt(read(text), 'id')).toBe(1234567890123456789n)
    expect(stringifyData(read(text))).toBe(text)
  })
})

describe('floats of a JSON text', () => {
  it('are known at every depth, beside integers that look alike', () => {
    const value = read('{"a": 1.0, "b": 1, "c": [2, 2.0, {"d": 3.00}], "e\\"}": 1E2, "f": "4.0", "g": 0.5}')
    expect(['a', 'b', 'e"}', 'f', 'g'].map((key) => isFloatAt(value, key))).toEqual([true, false, true, false, false])
    const list = isJsonObject(value as Json) ? (value as { c: object[] }).c : []
    expect([0, 1].map((index) => isFloatAt(list, index))).toEqual([false, true])
    expect(isFloatAt(list[2] ?? {}, 'd')).toBe(true)
  })

  it('are found beside texts of any length', () => {
    const texts = ['x'.repeat(17e6), '\\n'.repeat(2e6), '\\\\', '\\"1.0\\"', ': 2.0, {']
    const value = read(`{${texts.map((text, index) => `"${index}": "${text}", "n${index}": 1.0`).join(', ')}}`)
    for (const index of texts.keys()) {
      expect(isFloatAt(value, String(index))).toBe(false)
      expect(isFloatAt(value, `n${index}`)).toBe(true)
    }
  })

  it('follow the last of two members of one name', () => {
    expect(isFloatAt(read('{"a": 1.0, "a": "x"}'), 'a')).toBe(false)
    expect(isFloatAt(read('{"a": "x", "a": 1.0}'), 'a')).toBe(true)
  })

  it('are written as they were read', () => {
    const text = '{"a":1.0,"b":[1,-2.0,{"c":0.0}],"d":"1.0","e":1e+300,"f":2}'
    expect(stringifyData(read(text))).toBe(text)
    expect(stringifyData(read('{"a":1.0}'), 2)).toBe('{\n  "a": 1.0\n}')
  })

  it('do not change what is read', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseJsonData(text)).toEqual(JSON.parse(text))
        expect(JSON.parse(stringifyData(parseJsonData(text)))).toEqual(JSON.parse(text))
      }),
    )
  })

  it('survive two objects becoming one, where they are not replaced', () => {
    const one = merged({ ...{} }, { x: 1 })
    expect(isFloatAt(one, 'x')).toBe(false)
    const [base, over] = [parseJsonData('{"a": 1.0, "b": 1.0}'), parseJsonData('{"b": 2, "c": 3.0}')]
    if (!isJsonObject(base) || !isJsonObject(over)) throw new Error('objects')
    const both = merged(base, over)
    expect(['a', 'b', 'c'].map((key) => isFloatAt(both, key))).toEqual([true, false, true])
  })
})
