import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../src/core/json.js'
import { type PayloadSchema, validateData } from '../../src/core/payload-schema.js'
import { createFieldSample, createSample } from '../../src/core/samples.js'

const rows: readonly (readonly [string, PayloadSchema, JsonObject])[] = [
  ['a number', { n: { type: 'number' } }, { n: 1 }],
  ['minimum', { n: { type: 'integer', minimum: 3 } }, { n: 3 }],
  ['a whole number above a minimum with a fraction', { n: { type: 'integer', minimum: 2.5 } }, { n: 3 }],
  ['a maximum below 1', { n: { type: 'number', maximum: -2.5 } }, { n: -2.5 }],
  ['a whole number below a maximum', { n: { type: 'integer', maximum: -2.5 } }, { n: -3 }],
  ['a text', { s: { type: 'string' } }, { s: 'sample' }],
  ['a long text', { s: { type: 'string', minLength: 8 } }, { s: 'samplesa' }],
  ['a short text', { s: { type: 'string', maxLength: 2 } }, { s: 'sa' }],
  ['the rest', { b: { type: 'boolean' }, l: { type: 'array' }, o: { type: 'object' } }, { b: true, l: [], o: {} }],
  ['default first', { n: { type: 'integer', default: 7, example: 8, enum: [9, 7, 8] } }, { n: 7 }],
  ['example before enum', { n: { type: 'integer', example: 8, enum: [9, 8] } }, { n: 8 }],
  ['the first of enum', { s: { type: 'string', enum: ['b', 'a'] } }, { s: 'b' }],
  ['a value of enum within the bounds', { n: { type: 'integer', minimum: 5, enum: [1, 6] } }, { n: 6 }],
  ['a pattern with an example', { s: { type: 'string', pattern: '^v\\d', example: 'v1' } }, { s: 'v1' }],
  ['null where nothing else can be made', { s: { type: 'string', pattern: '^v', nullable: true } }, { s: null }],
  ['an optional field is left out', { s: { type: 'string', required: false } }, {}],
  [
    'nested',
    {
      o: { type: 'object', properties: { n: { type: 'integer', minimum: 2 }, x: { type: 'string', required: false } } },
    },
    { o: { n: 2 } },
  ],
  [
    'a nullable object that cannot be made',
    { o: { type: 'object', nullable: true, properties: { s: { type: 'string', pattern: '^v' } } } },
    { o: null },
  ],
]

describe('createSample', () => {
  it.each(rows)('%s', (_, schema, expected) => {
    const { value, missing } = createSample(schema)
    expect({ value, missing }).toEqual({ value: expected, missing: [] })
    expect(validateData(value, schema, () => true)).toEqual([])
  })

  it('keeps what is given, also inside of objects, and says what it filled', () => {
    const inner: PayloadSchema = { a: { type: 'string' }, b: { type: 'string' } }
    const schema: PayloadSchema = { n: { type: 'integer' }, o: { type: 'object', properties: inner } }
    expect(createSample(schema, { given: { o: { a: 'x' }, more: 1 } })).toEqual({
      value: { n: 1, o: { a: 'x', b: 'sample' }, more: 1 },
      filled: ['n', 'o.b'],
      missing: [],
    })
  })

  it('names the fields for which no value can be made', () => {
    const sha: PayloadSchema = { sha: { type: 'string', pattern: '^[0-9a-f]+$' } }
    const schema: PayloadSchema = {
      ...sha,
      o: { type: 'object', properties: sha },
      n: { type: 'integer', minimum: 0.2, maximum: 0.8 },
    }
    expect(createSample(schema).missing).toEqual(['sha', 'o.sha', 'n'])
  })

  it('fills optional fields if asked', () => {
    const schema: PayloadSchema = { s: { type: 'string', required: false } }
    expect(createSample(schema, { optional: true }).value).toEqual({ s: 'sample' })
  })

  it('makes the value of one field', () => {
    expect(createFieldSample({ type: 'integer', minimum: 4 })).toBe(4)
    expect(createFieldSample({ type: 'string', pattern: 'x' })).toBeUndefined()
  })
})
