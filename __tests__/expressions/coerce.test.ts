import { describe, expect, it } from 'vitest'
import { coerceText, isTruthyValue, printValue } from '../../src/expressions/index.js'

describe('coerceText', () => {
  it.each([
    ['5', 5],
    ['-5', -5],
    ['2.5', 2.5],
    ['1.10', 1.1],
    ['-0', 0],
    ['  7  ', 7],
    ['true', true],
    ['false', false],
    ['null', null],
    ['True', true],
    ['False', false],
    ['None', null],
    [' True\n', true],
    ['"quoted"', 'quoted'],
    ['"1.10"', '1.10'],
    ['[1, 2, 3]', [1, 2, 3]],
    ['{"a": [1, {"b": null}]}', { a: [1, { b: null }] }],
    ['[]', []],
    ['', ''],
    ['  ', '  '],
    ['words', 'words'],
    ['  words  ', '  words  '],
    ['5 apples', '5 apples'],
    ['{not json}', '{not json}'],
    ['[1, 2', '[1, 2'],
    ["['a']", "['a']"],
    ["{'a': 1}", "{'a': 1}"],
    ['1e5', '1e5'],
    ['1E5', '1E5'],
    ['007', '007'],
    ['+5', '+5'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['TRUE', 'TRUE'],
    ['9007199254740991', 9007199254740991],
    ['9007199254740993', '9007199254740993'],
    ['-12345678901234567890', '-12345678901234567890'],
    [
      '{"id": 12345678901234567890, "s": "12345678901234567890"}',
      { id: '12345678901234567890', s: '12345678901234567890' },
    ],
    ['a\nb\n', 'a\nb\n'],
    ['1.2.3', '1.2.3'],
    ['2024-01-01', '2024-01-01'],
  ])('%j', (text, expected) => {
    expect(coerceText(text)).toEqual(expected)
  })

  it('keeps a document that nests too deeply as text', () => {
    const deep = '['.repeat(5_000) + ']'.repeat(5_000)
    expect(coerceText(deep)).toBe(deep)
  })
})

describe('isTruthyValue', () => {
  it.each(['true', 'True', ' TRUE ', '1', 'yes', 'ok', '7', '-1', '0.0', '[1]', "{'a': 1}", 'nope'])(
    'the text %j holds',
    (text) => {
      expect(isTruthyValue(text)).toBe(true)
    },
  )
  it.each([
    'false',
    'False',
    '0',
    'no',
    'NO',
    '',
    '  \n',
    'None',
    'none',
    'null',
    'NULL',
    'false\n',
    '[]',
    '{}',
    ' {} ',
  ])('the text %j does not', (text) => {
    expect(isTruthyValue(text)).toBe(false)
  })
  it.each([[1], [[0]], [['false']], [{ a: 1 }], [true], [-1], [0.1], [new Map([[1, 1]])]])('%j holds', (value) => {
    expect(isTruthyValue(value)).toBe(true)
  })
  it.each([[0], [[]], [{}], [false], [null], [undefined], [new Map()]])('%j does not', (value) => {
    expect(isTruthyValue(value)).toBe(false)
  })
})

describe('printValue', () => {
  it.each([
    [null, 'None'],
    [true, 'True'],
    ['it', 'it'],
    [['it', 1, 2.5, false, null], "['it', 1, 2.5, False, None]"],
    [{ a: ["it's"] }, "{'a': [\"it's\"]}"],
    [
      new Map([
        ['2', 1],
        ['1', 2],
      ]),
      "{'2': 1, '1': 2}",
    ],
    [1e16, '1e+16'],
    [1e-5, '1e-05'],
    [Number.NaN, 'nan'],
    [10n ** 20n, '100000000000000000000'],
  ])('%s', (value, expected) => {
    expect(printValue(value)).toBe(expected)
  })

  it('keeps long integers exact beside texts of any length', () => {
    const long = 'x'.repeat(12e6)
    expect(coerceText(`{"id": 12345678901234567890, "s": "${long} 1\\" 2"}`)).toEqual({
      id: '12345678901234567890',
      s: `${long} 1" 2`,
    })
  })
})
