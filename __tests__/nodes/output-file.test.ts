import { describe, expect, it } from 'vitest'
import { parseOutputFile, toTypedFields } from '../../src/nodes/output-file.js'

const fieldsOf = (text: string | Uint8Array): unknown => {
  const read = parseOutputFile({ status: 'bytes', bytes: typeof text === 'string' ? Buffer.from(text) : text })
  if (!read.ok) return read.error.reason
  return read.value === null ? null : Object.fromEntries(read.value)
}

describe('the file of CONDUCTOR_OUTPUT', () => {
  it.each([
    ['a value', 'version=1.10\n', { version: '1.10' }],
    ['a value with = and << in it', 'a=b=c<<d', { a: 'b=c<<d' }],
    ['an empty value', 'a=\n', { a: '' }],
    ['several lines', 'a<<END\none\ntwo\nEND\nb=2\n', { a: 'one\ntwo', b: '2' }],
    ['no line at all between the marks', 'a<<END\nEND', { a: '' }],
    ['a value that looks like another field', 'a<<END\nb=1\nEND', { a: 'b=1' }],
    ['line ends of Windows', 'a=1\r\nb<<X\r\ny\r\nX\r\n', { a: '1', b: 'y' }],
    ['the last one of a name', 'a=1\na=2', { a: '2' }],
    ['nothing', '', null],
    ['blank lines only', '\n\n', null],
    ['a key that is no prototype', '__proto__=x', { ['__proto__']: 'x' }],
  ])('%s', (_, text, expected) => expect(fieldsOf(text)).toEqual(expected))

  it.each([
    ['a line that is no field', 'hello', /line 1: a line is `name=value`/],
    ['a value without an end', 'ok=1\na<<END\nx', /line 2: no later line is just `END`/],
    ['no word after <<', 'a<<\nx', /line 1: after `<<`/],
    ['a bad name', 'a b=1', /line 1: a name is made of/],
    ['bytes that are no text', new Uint8Array([0x61, 0x3d, 0xff]), /not UTF-8/],
  ])('refuses %s', (_, text, expected) => expect(fieldsOf(text)).toMatch(expected))

  it('is bounded and must be a file', () => {
    const head = new Uint8Array()
    expect(parseOutputFile({ status: 'too_large', size: 2 ** 21, head })).toMatchObject({
      error: { reason: expect.stringContaining('at most 1 MiB') },
    })
    expect(parseOutputFile({ status: 'unreadable', message: 'it is a folder' })).toMatchObject({
      error: { reason: 'it cannot be read: it is a folder' },
    })
  })

  it('has texts, unless the schema says another type', () => {
    const fields = new Map([
      ['text', '5'],
      ['n', '5'],
      ['yes', 'true'],
      ['list', '[1, 2]'],
      ['other', '1.10'],
      ['wrong', 'five'],
    ])
    const schema = {
      text: { type: 'string' },
      n: { type: 'number' },
      yes: { type: 'boolean' },
      list: { type: 'array' },
      wrong: { type: 'number' },
    } as const
    expect(toTypedFields(fields, schema)).toEqual({
      text: '5',
      n: 5,
      yes: true,
      list: [1, 2],
      other: '1.10',
      wrong: 'five',
    })
  })
})
