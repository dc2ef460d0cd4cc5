import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asNumber, Float, keepExact } from '../../src/core/float.js'
import {
  copyJson,
  isJson,
  isJsonObject,
  type Json,
  type JsonObject,
  parseJson,
  printJson,
} from '../../src/core/json.js'

function read(text: string): JsonObject {
  const value = parseJson(text)
  if (!isJsonObject(value)) throw new Error(text)
  return value
}

const exact = (text: string): unknown => keepExact(text, Number(text.replaceAll('_', '')))
const isFloat = (value: unknown): boolean => value instanceof Float

describe('a number without a fraction', () => {
  it.for(['3.0', '-3.0', '3.', '1e3', '1.5e1', '+2.00', '0.0', '1_000.0', ' 4.0 '])('is a float as %s', (text) => {
    expect(exact(text)).toBeInstanceOf(Float)
  })

  it.for(['3', '-3', '3.5', '1e-3', '0x10', 'abc', '', '.', '1.0.0', '1_000', 'e3', '3.0 apples'])(
    'is none as %j',
    (text) => {
      expect(exact(text)).toBeTypeOf('number')
    },
  )

  it.for([
    ['3.0', '3.0'],
    ['-0.0', '-0.0'],
    ['1e3', '1000.0'],
    ['1e16', '1e+16'],
    ['1e300', '1e+300'],
  ])('%s is printed as %s', ([text, printed]) => {
    expect(String(exact(text ?? ''))).toBe(printed)
    expect(printJson(exact(text ?? ''))).toBe(printed)
    expect(parseJson(printed ?? '')).toEqual(exact(text ?? ''))
  })
})

describe('an integer of many digits', () => {
  it('keeps every digit', () => {
    expect(exact('9007199254740993')).toBe(9007199254740993n)
    expect(exact('9007199254740991')).toBe(9007199254740991)
    const text = '{"id":1234567890123456789,"list":[-12345678901234567890,7]}'
    expect(read(text)['id']).toBe(1234567890123456789n)
    expect(printJson(read(text))).toBe(text)
  })

  it('may exceed the range of numbers, up to a limit', () => {
    const long = '7'.repeat(350)
    expect(printJson(parseJson(`[${long}]`))).toBe(`[${long}]`)
    expect(parseJson(`[${'7'.repeat(500)}]`)).toBeUndefined()
    expect(parseJson('[1e400]')).toBeUndefined()
  })

  it('is a number for arithmetic', () => {
    expect([3, new Float(3), 3n, '3', null].map(asNumber)).toEqual([3, 3, 3, undefined, undefined])
  })
})

describe('floats of a JSON text', () => {
  it('are told from integers at every depth', () => {
    const value = read('{"a": 1.0, "b": 1, "c": [2, 2.0, {"d": 3.00}], "e\\"}": 1E2, "f": "4.0", "g": 0.5}')
    expect(['a', 'b', 'e"}', 'f', 'g'].map((key) => isFloat(value[key]))).toEqual([true, false, true, false, false])
    expect(value['c']).toEqual([2, new Float(2), { d: new Float(3) }])
  })

  it('are found next to strings of any length', () => {
    const texts = ['x'.repeat(17e6), '\\n'.repeat(2e6), '\\\\', '\\"1.0\\"', ': 2.0, {']
    const value = read(`{${texts.map((text, index) => `"${index}": "${text}", "n${index}": 1.0`).join(', ')}}`)
    for (const index of texts.keys()) {
      expect(isFloat(value[String(index)])).toBe(false)
      expect(isFloat(value[`n${index}`])).toBe(true)
    }
  })

  it('come from the last of two members with one name', () => {
    expect(read('{"a": 1.0, "a": "x"}')).toEqual({ a: 'x' })
    expect(read('{"a": "x", "a": 1.0}')).toEqual({ a: new Float(1) })
    expect(read('{"a": 1.0, "a": 1}')).toEqual({ a: 1 })
    expect(read('{"a": [1.0, 2.0], "a": {"0": 5}}')).toEqual({ a: { 0: 5 } })
  })

  it('are written as read', () => {
    const text = '{"a":1.0,"b":[1,-2.0,{"c":0.0}],"d":"1.0","e":1e+300,"f":2,"__proto__":3.0}'
    expect(printJson(read(text))).toBe(text)
    expect(printJson(read('{"a":1.0}'), 2)).toBe('{\n  "a": 1.0\n}')
    expect(printJson(copyJson(read(text)))).toBe(text)
  })

  it('are plain numbers for JSON.stringify', () => {
    expect(JSON.stringify({ a: new Float(3) })).toBe('{"a":3}')
  })
})

/** JSON text with numbers of every nature, as a writer would print it. */
const number = fc.oneof(
  fc.integer().map(String),
  fc.integer().map((value) => `${value}.0`),
  fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
)

const { document } = fc.letrec<{ document: string }>((tie) => ({
  document: fc.oneof(
    { depthSize: 'small' },
    number,
    fc.string().map((text) => JSON.stringify(text)),
    fc.array(tie('document')).map((items) => `[${items.join(',')}]`),
    fc
      .uniqueArray(fc.tuple(fc.string(), tie('document')), { selector: ([key]) => key })
      .map((entries) => `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
  ),
}))

describe('random data', () => {
  it('survives a round trip through text', () => {
    fc.assert(
      fc.property(document, (text) => {
        const value = parseJson(text)
        expect(isJson(value)).toBe(true)
        const once = printJson(value)
        expect(printJson(parseJson(once))).toBe(once)
        // The values are those that the language itself reads.
        expect(JSON.parse(once)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('without floats equals JSON.parse and JSON.stringify', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        const plain: Json = JSON.parse(text)
        expect(JSON.parse(printJson(parseJson(text)))).toEqual(JSON.parse(JSON.stringify(plain)))
      }),
    )
  })
})
