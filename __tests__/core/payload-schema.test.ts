import { describe, expect, it } from 'vitest'
import type { OutputSchema } from '../../src/config/model.js'
import type { Json } from '../../src/core/json.js'
import { describeProblems, patternMatcher, validateData } from '../../src/core/payload-schema.js'
import type { PatternMatcher } from '../../src/core/ports.js'
import { err } from '../../src/core/result.js'
import { toJsonSchema } from '../../src/nodes/output-schema.js'

const match: PatternMatcher = (pattern, text) => new RegExp(pattern, 'u').test(text)
const problemsOf = (value: Json, schema: OutputSchema): readonly string[] =>
  validateData(value, schema, match).map(({ path, message }) => `${path}: ${message}`)

const inherited: OutputSchema = Object.fromEntries([['toString', { type: 'string' as const }]])

const rows: readonly (readonly [string, OutputSchema, Json, readonly string[]])[] = [
  ['a string', { s: { type: 'string' } }, { s: 'x' }, []],
  ['extra fields are kept', { s: { type: 'string' } }, { s: 'x', more: 1 }, []],
  ['a boolean is no number', { n: { type: 'number' } }, { n: true }, ['n: must be a number, not the boolean true']],
  ['null without nullable', { s: { type: 'string' } }, { s: null }, ['s: must be a string, not null']],
  ['null with nullable', { s: { type: 'string', nullable: true, enum: ['a'] } }, { s: null }, []],
  ['missing', { s: { type: 'string' } }, {}, ['s: is missing']],
  ['missing, not required', { s: { type: 'string', required: false } }, {}, []],
  ['an inherited name is missing', inherited, {}, ['toString: is missing']],
  ['no object', { s: { type: 'string' } }, [1], ['$: must be an object, not an array']],
  ['enum', { s: { type: 'string', enum: ['a', 'b'] } }, { s: 'c' }, ['s: must be one of "a", "b", not "c"']],
  ['enum keeps types apart', { n: { type: 'string', enum: [1] } }, { n: '1' }, ['n: must be one of 1, not "1"']],
  ['minimum', { n: { type: 'number', minimum: 2 } }, { n: 1.5 }, ['n: must be at least 2, not 1.5']],
  ['maximum itself', { n: { type: 'number', maximum: 2 } }, { n: 2 }, []],
  ['maximum', { n: { type: 'number', maximum: 2 } }, { n: 3 }, ['n: must be at most 2, not 3']],
  ['lengths count code points', { s: { type: 'string', minLength: 2, maxLength: 2 } }, { s: '😀😀' }, []],
  ['too short', { s: { type: 'string', minLength: 2 } }, { s: '😀' }, ['s: must have at least 2 characters, not 1']],
  ['too long', { s: { type: 'string', maxLength: 1 } }, { s: 'ab' }, ['s: must have at most 1 characters, not 2']],
  ['pattern anywhere', { s: { type: 'string', pattern: '\\d+' } }, { s: 'abc12' }, []],
  [
    'pattern',
    { s: { type: 'string', pattern: '^\\d+$' } },
    { s: 'x' },
    ['s: must match "^\\\\d+$", which "x" does not'],
  ],
  [
    'nested',
    { list: { type: 'array', items: { type: 'object', properties: { id: { type: 'number' } } } } },
    { list: [{ id: 1 }, { id: 'x' }, {}, 3] },
    [
      'list[1].id: must be a number, not the string "x"',
      'list[2].id: is missing',
      'list[3]: must be an object, not the number 3',
    ],
  ],
]

describe('validateData', () => {
  it.each(rows)('%s', (_, schema, value, expected) => {
    expect(problemsOf(value, schema)).toEqual(expected)
  })

  it('stops counting problems at a bound', () => {
    const many = Array.from({ length: 10_000 }, () => 'x')
    expect(problemsOf({ l: many }, { l: { type: 'array', items: { type: 'number' } } })).toHaveLength(50)
  })

  it('takes the type that workflow files have', () => {
    const fromFile: OutputSchema = { s: { type: 'string' } }
    expect(problemsOf({ s: 1 }, fromFile)).toEqual(['s: must be a string, not the number 1'])
  })
})

describe('describeProblems', () => {
  it('joins the first and counts the rest', () => {
    const problems = ['a', 'b', 'c'].map((path) => ({ path, message: 'is missing' }))
    expect(describeProblems(problems, 2)).toBe('a is missing; b is missing; and 1 more')
    expect(describeProblems([{ path: '$', message: 'must be an object' }])).toBe('must be an object')
  })
})

describe('patterns are loaded only when there are some', () => {
  it.each<readonly [string, OutputSchema, boolean]>([
    ['none', { s: { type: 'string' } }, false],
    ['in a field', { s: { type: 'string', pattern: 'x' } }, true],
    ['in items', { s: { type: 'array', items: { type: 'string', pattern: 'x' } } }, true],
    ['in properties', { s: { type: 'object', properties: { t: { type: 'string', pattern: 'x' } } } }, true],
  ])('%s', async (_, schema, expected) => {
    let loaded = false
    await patternMatcher(schema, async () => {
      loaded = true
      return { matches: match, compile: () => err('not needed here') }
    })
    expect(loaded).toBe(expected)
  })
})

describe('toJsonSchema', () => {
  it('says what the schema says', () => {
    expect(
      toJsonSchema({
        verdict: { type: 'string', enum: ['yes', 'no'], nullable: true, description: 'What you think' },
        score: { type: 'number', minimum: 0, maximum: 10, required: false },
        items: { type: 'array', items: { type: 'object', properties: { id: { type: 'string', minLength: 1 } } } },
      }),
    ).toEqual({
      type: 'object',
      properties: {
        verdict: { type: ['string', 'null'], description: 'What you think', enum: ['yes', 'no', null] },
        score: { type: 'number', minimum: 0, maximum: 10 },
        items: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'string', minLength: 1 } },
            required: ['id'],
            additionalProperties: false,
          },
        },
      },
      required: ['verdict', 'items'],
      additionalProperties: false,
    })
  })
})
