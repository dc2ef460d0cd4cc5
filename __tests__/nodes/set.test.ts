import { describe, expect, it } from 'vitest'
import type { SetNode } from '../../src/config/model.js'
import { Float } from '../../src/core/float.js'
import { executeSet } from '../../src/nodes/set.js'
import type { SecretSpans } from '../../src/text/excerpt.js'
import { surroundings } from './execution.js'

/** As the loader reads it from a file, where a value may be anything. */
function nodeOf(more: Readonly<Record<string, unknown>>): SetNode {
  return JSON.parse(JSON.stringify({ name: 'a', type: 'set', ...more }))
}

async function bound(
  more: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, unknown>> = {},
): Promise<unknown> {
  const end = await executeSet(nodeOf(more), surroundings({ names }).context)
  return end.status === 'completed' ? end.output : end.status === 'raised' ? `! ${end.error.envelope.kind}` : end.status
}

describe('value', () => {
  it.each([
    ['text', 'text'],
    ['{{ 1 + 1 }}', 2],
    ['{{ 6 / 2 }}', new Float(3)],
    ['1.5', 1.5],
    ['true', true],
    ['False', false],
    ['null', null],
    ['~', null],
    ['', ''],
    ['  ', ''],
    ['Result: ok', { Result: 'ok' }],
    ['[1, two]', [1, 'two']],
    ['{a: 1}', { a: 1 }],
    ['yes', 'yes'],
    ['0x1F', 31],
    ['99999999999999999999', '99999999999999999999'],
    ['{{ [1, 2] }}', [1, 2]],
    ['{{ x.deep }}', 'here'],
    ['*nope', '*nope'],
    ['"{{ x.deep }}" says hi', '"here" says hi'],
    ["'tis fine", "'tis fine"],
    ['Error: file: not found', 'Error: file: not found'],
    ['[skip ci] release', '[skip ci] release'],
    ['[1, 2', '[1, 2'],
    ['- a\nb', '- a\nb'],
    ['a: 1\na: 2', 'a: 1\na: 2'],
    ['[{"a": 1, "a": 2}]', [{ a: 2 }]],
    ['{"a": ":\\":", "b": {"a": 2}}', { a: ':":', b: { a: 2 } }],
    ['5\n---\n6', '5\n---\n6'],
    ['!important fix this', '!important fix this'],
    ['!', '!'],
    ["{{ '{{x}}' }}", '{{x}}'],
    ['? a: b', '? a: b'],
    ['{<<: {a: 1}, b: 2}', { a: 1, b: 2 }],
  ])('auto: %j', async (value, expected) => {
    expect(await bound({ value }, { x: { deep: 'here' } })).toEqual(expected)
  })

  it.each([
    ['string', '007', '007'],
    ['number', ' 1.5e2 ', new Float(150)],
    ['number', 'many', '! internal.schema_violation'],
    ['integer', '42', 42],
    ['integer', '4.2', '! internal.schema_violation'],
    ['boolean', 'Yes', true],
    ['boolean', 'off', false],
    ['boolean', 'perhaps', '! internal.schema_violation'],
    ['list', '[1, 2]', [1, 2]],
    ['list', '{a: 1}', '! internal.schema_violation'],
    ['dict', '{a: 1}', { a: 1 }],
    ['dict', 'text', '! internal.schema_violation'],
    ['list', '[1, 2', '! internal.schema_violation'],
    ['dict', 'a: b: c', '! internal.schema_violation'],
  ] as const)('%s: %j', async (type, value, expected) => {
    expect(await bound({ value, output_type: type })).toEqual(expected)
  })

  it.each([
    ['JSON is data', '[1]', [1]],
    ['YAML stays text', '- 1', expect.stringMatching(/^ *- 1$/)],
  ])('of more than 128 KiB: %s', async (_, text, expected) => {
    expect(await bound({ value: text.padStart(128 * 1024 + 4) })).toEqual(expected)
  })

  it('renders inside of data', async () => {
    expect(await bound({ value: { list: ['{{ x }}', 2], text: 'is {{ x }}' } }, { x: 1 })).toEqual({
      list: [1, 2],
      text: 'is 1',
    })
  })

  it('raises what a template failed at', async () => {
    expect(await bound({ value: '{{ gone }}' })).toBe('! internal.template_error')
  })
})

describe('values', () => {
  it('are all rendered against the context before the step', async () => {
    expect(await bound({ values: { n: '{{ n + 1 }}', before: '{{ n }}' } }, { n: 1 })).toEqual({ n: 2, before: 1 })
  })

  it('may have a key that would touch a prototype', async () => {
    const values = JSON.parse('{"__proto__": "{{ 1 }}", "constructor": "x"}')
    const output = await bound({ values })
    expect(Object.keys(output as object)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(output)).toBe(Object.prototype)
  })

  it('are held against an output schema', async () => {
    expect(await bound({ values: { n: 'text' }, output: { n: { type: 'number' } } })).toBe(
      '! internal.schema_violation',
    )
    expect(await bound({ values: { n: '5' }, output: { n: { type: 'number' } } })).toEqual({ n: 5 })
  })
})

describe('a secret that is read as data', () => {
  const spansOf =
    (secret: string): SecretSpans =>
    (text) => {
      const at = text.indexOf(secret)
      return at < 0 ? [] : [{ start: at, end: at + secret.length }]
    }
  it.each([
    ['"quoted secret"', '{{ s }}', ['quoted secret']],
    ['user: hunter22', '{{ s }}', ['user', 'hunter22']],
    ['abcdef #1234', '{{ s }}', ['abcdef']],
    ['[alpha1, beta22]', '{{ s }}', ['alpha1', 'beta22']],
    ['0x1F2E3D', '{{ s }}', ['2043453']],
    ['"in a field"', 'name: bob\nkey: {{ s }}', ['in a field']],
    ['plain-secret', '{{ s }}', []],
  ])('makes what was read secret: %j in %j', async (secret, value, marked) => {
    for (const more of [{ value }, { values: { deep: [value] } }]) {
      const { context, seen } = surroundings({ names: { s: secret }, secrets: spansOf(secret) })
      await executeSet(nodeOf(more), context)
      expect(seen.marked).toEqual(marked)
    }
  })

  it.each([
    ['dict', '{pin: 1234567}', ['pin', '1234567']],
    ['list', '[alpha1]', ['alpha1']],
    ['integer', '1_234_567', ['1234567']],
  ])('also when its type is named: %s', async (output_type, secret, marked) => {
    const { context, seen } = surroundings({ names: { s: secret }, secrets: spansOf(secret) })
    await executeSet(nodeOf({ value: '{{ s }}', output_type }), context)
    expect(seen.marked).toEqual(marked)
  })

  it('is not cut through where the value does not fit its type', async () => {
    const secret = 'Zq7Kp2Vw9Rt4Lm8X'
    const { context } = surroundings({ names: { s: secret }, secrets: spansOf(secret) })
    const end = await executeSet(nodeOf({ value: `${'x'.repeat(192)}{{ s }}`, output_type: 'integer' }), context)
    const message = end.status === 'raised' ? end.error.envelope.message : ''
    expect(message.includes(secret) || !message.includes('Zq7')).toBe(true)
  })
})

it.each([
  ['brackets', '[{'.repeat(30_000)],
  ['dashes', `${'- '.repeat(30_000)}a`],
  ['closed brackets', '['.repeat(300) + ']'.repeat(300)],
])('data that nests deeper than 200 levels stays text: %s', async (_, text) => {
  expect(await bound({ value: '{{ x }}' }, { x: text })).toBe(text)
})
