import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type JsonObject, parseJson } from '../../../src/core/json.js'
import { findJson, findJsonWith } from '../../../src/nodes/find-json.js'

const objectsIn = (text: string): readonly JsonObject[] => findJson(text).objects

const rows: readonly (readonly [string, string, readonly JsonObject[]])[] = [
  ['the whole text', ' {"a": 1}\n', [{ a: 1 }]],
  ['a byte order mark', '\uFEFF{"a": 1}', [{ a: 1 }]],
  ['a fenced block', 'Here:\n```json\n{"a": 1}\n```\nDone.', [{ a: 1 }]],
  ['a fence on one line', '```{"a": 1}```', [{ a: 1 }]],
  ['tildes', '~~~\n{"a": 1}\n~~~', [{ a: 1 }]],
  ['a fence that is never closed', '```json\n{"a": 1}', [{ a: 1 }]],
  ['a fence inside a text of the JSON', '```json\n{"code": "```js\\nx\\n```"}\n```', [{ code: '```js\nx\n```' }]],
  ['several blocks', '```json\n{"a": 1}\n```\nthen\n```json\n{"a": 2}\n```', [{ a: 1 }, { a: 2 }]],
  ['a block of another language first', '```sh\nls {x}\n```\n```json\n{"a": 1}\n```', [{ a: 1 }]],
  ['prose around it', 'I think {"a": {"b": "}"}} is it.', [{ a: { b: '}' } }]],
  ['brackets in prose before it', 'See [1] and {not this}: {"a": 1}', [{ a: 1 }]],
  ['a quote that is never closed before it', 'He said: "{ no\n{"a": 1}', [{ a: 1 }]],
  ['many braces of code before it', `${'if (x) { y\n'.repeat(2000)}{"a": 1}`, [{ a: 1 }]],
  ['nothing', 'no json here', []],
  ['an array is no object', '[{"a": 1}]', []],
]

describe('findJson', () => {
  it.each(rows)('%s', (_, text, expected) => {
    expect(objectsIn(text)).toEqual(expected)
  })

  it('tells of JSON that is no object', () => {
    expect(findJson('42').other).toBe(42)
    expect(findJson('The list: [1, 2]').other).toEqual([1, 2])
  })

  it('is done with hostile text', () => {
    const hostile = ['{', '[', '{"', '{"a":', '{"a":[', '{ ', '{"a {":', '"{', '```\n{', '{"a"', '{\\"', '[{"a":"{"},']
    for (const text of hostile) expect([text, objectsIn(text.repeat(250_000)).length > 1000]).toEqual([text, false])
  })

  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', ',', '\n') })
  const data = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 })

  it('finds what was put into prose', () => {
    fc.assert(
      fc.property(words, data, words, (before, value, after) => {
        const text = JSON.stringify(value)
        expect(objectsIn(`${before}${text}${after}`).at(-1)).toEqual(parseJson(text))
      }),
    )
  })

  it('finds what was put into a fence, however it is indented', () => {
    fc.assert(
      fc.property(words, data, fc.nat(4), words, (before, value, indent, after) => {
        const text = JSON.stringify(value, null, indent)
        expect(objectsIn(`${before}\n\`\`\`json\n${text}\n\`\`\`\n${after}`).at(-1)).toEqual(parseJson(text))
      }),
    )
  })

  it('never throws', () => {
    const noise = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', '`', '```', '\n', ':', '1', 'a') })
    fc.assert(fc.property(noise, (text) => Array.isArray(objectsIn(text))))
  })
})

describe('findJsonWith', () => {
  it.each<readonly [string, string, readonly unknown[], string]>([
    ['the whole text', '{"a": 1}', [{ a: 1 }], ''],
    [
      'a block among others',
      '```sh\nls {x}\n```\n```json\n{"a": 2}\n```',
      [{ a: 2 }],
      '```sh\nls {x}\n```\n```json\n}\n```',
    ],
    ['prose around it', 'it says {"a": 1} and {"b": 1}', [{ a: 1 }], 'it says } and {"b": 1}'],
    ['an object inside of a text that is none', '{ no {"a": 1} }', [{ a: 1 }], '{ no } }'],
    ['an object behind a quotation mark', 'say: {"it is {"a": 1}', [{ a: 1 }], 'say: {"it is }'],
    [
      'an object inside of torn ones',
      '{"x": {"y": [{"a": 1}, {"a": 2}, {',
      [{ a: 1 }, { a: 2 }],
      '{"x": {"y": [}, }, {',
    ],
  ])('%s', (_, text, values, rest) => {
    expect(findJsonWith((json) => json.includes('"a"'), text)).toEqual({ values, rest })
  })
})

it('reads a long list that never ends', () => {
  expect(findJson(`[${'[],'.repeat(300_000)} {"a": 1}`).other).toEqual([])
})
