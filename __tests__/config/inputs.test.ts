import { describe, expect, it } from 'vitest'
import {
  createDataInputs,
  createTextInputs,
  type GivenInputs,
  listSecretInputs,
  parseInputMapping,
  resolveInputs,
} from '../../src/config/inputs.js'
import type { Workflow } from '../../src/config/model.js'
import { Float } from '../../src/core/float.js'
import { loadText, places } from './load-helpers.js'

function workflowWith(...inputs: readonly string[]): Workflow {
  const text = [
    'workflow:',
    '  name: t',
    '  entry_point: a',
    '  input:',
    ...inputs.map((line) => `    ${line}`),
    'agents: [{ name: a, type: set, value: x }]',
  ].join('\n')
  const { workflow } = loadText(text)
  if (workflow === null) throw new Error('the file of the test is broken')
  return workflow
}

function resolved(type: string, given: GivenInputs): unknown {
  const result = resolveInputs(workflowWith(`x: { type: ${type} }`), given)
  return result.ok ? result.value['x'] : places(result.error)
}

const WRONG = ['input-wrong-type 5:8']

describe('texts are read as the declared type', () => {
  const cases: readonly (readonly [type: string, text: string, expected: unknown])[] = [
    ['string', '1.10', '1.10'],
    ['string', '', ''],
    ['string', '{"a": 1}', '{"a": 1}'],
    ['number', '5', 5],
    ['number', ' -2.5e3 ', new Float(-2500)],
    ['number', '', WRONG],
    ['number', '0x10', WRONG],
    ['number', 'five', WRONG],
    ['number', 'Infinity', WRONG],
    ['boolean', 'true', true],
    ['boolean', 'False', false],
    ['boolean', '1', WRONG],
    ['boolean', 'yes', WRONG],
    ['array', '[1, "a"]', [1, 'a']],
    ['array', 'a,b', WRONG],
    ['array', '{}', WRONG],
    ['object', '{"a": [1]}', { a: [1] }],
    ['object', '[]', WRONG],
  ]
  it.each(cases)('%s %j', (type, text, expected) => {
    expect(resolved(type, createTextInputs({ x: text }))).toEqual(expected)
  })
})

describe('a mapping in YAML or JSON', () => {
  const cases: readonly (readonly [type: string, yaml: string, expected: unknown])[] = [
    ['string', 'x: 1.10', '1.10'],
    ['string', 'x: 0123', '0123'],
    ['string', 'x: yes', 'yes'],
    ['string', 'x: true', 'true'],
    ['string', 'x: 2024-01-01', '2024-01-01'],
    ['string', 'x: "quoted 1"', 'quoted 1'],
    ['string', 'x:', ''],
    ['string', '{"x": 1.50}', '1.50'],
    ['string', 'x: [1]', WRONG],
    ['number', 'x: 5', 5],
    ['number', 'x: "5"', 5],
    ['number', 'x: true', WRONG],
    ['number', 'x:', ['input-missing 5:8']],
    ['boolean', 'x: true', true],
    ['boolean', 'x: yes', WRONG],
    ['array', 'x: [1, a]', [1, 'a']],
    ['array', "x: '[1]'", [1]],
    ['object', 'x: { a: 1 }', { a: 1 }],
  ]
  it.each(cases)('%s from %j', (type, yaml, expected) => {
    const given = parseInputMapping(yaml)
    expect(given.ok ? resolved(type, given.value) : given.error).toEqual(expected)
  })

  const broken: readonly (readonly [text: string, says: string])[] = [
    ['- a', 'a mapping'],
    ['x: [1', 'Line 1'],
    ['x: 1\nx: 2', 'twice'],
    ['x: !file /etc/passwd', '`!file`'],
    [`x: ${'['.repeat(10_000)}`, 'deeper'],
  ]
  it.each(broken)('refuses %j', (text, says) => {
    const given = parseInputMapping(text.slice(0, 11_000))
    expect(given.ok ? '' : given.error).toContain(says)
  })

  it('may be empty', () => {
    expect(parseInputMapping('')).toEqual({ ok: true, value: {} })
  })
})

describe('data for a child', () => {
  const cases: readonly (readonly [type: string, value: unknown, expected: unknown])[] = [
    ['string', 'a', 'a'],
    ['string', 5, WRONG],
    ['number', '5', 5],
    ['number', 5, 5],
    ['boolean', 'False', false],
    ['array', '[1]', [1]],
    ['object', { a: 1 }, { a: 1 }],
    ['number', null, ['input-missing 5:8']],
    ['number', 'None', ['input-missing 5:8']],
  ]
  it.each(cases)('%s %j', (type, value, expected) => {
    const json: unknown = JSON.parse(JSON.stringify({ x: value }))
    expect(resolved(type, createDataInputs(json as Parameters<typeof createDataInputs>[0]))).toEqual(expected)
  })
})

describe('inputs that are not given', () => {
  it('has its default, or its zero value where it is optional', () => {
    const workflow = workflowWith(
      's: { type: string, required: false }',
      'n: { type: number, required: false }',
      'b: { type: boolean, required: false }',
      'a: { type: array, required: false }',
      'o: { type: object, required: false }',
      'd: { type: string, default: main }',
      'e: { type: string, required: true, default: main }',
    )
    expect(resolveInputs(workflow, {})).toEqual({
      ok: true,
      value: { s: '', n: 0, b: false, a: [], o: {}, d: 'main', e: 'main' },
    })
  })

  it('is reported otherwise, all at once', () => {
    const workflow = workflowWith('branch: { type: string, description: Branch to check }', 'count: { type: number }')
    const result = resolveInputs(workflow, createTextInputs({ brnach: 'x', count: 'many' }))
    const findings = result.ok ? [] : result.error
    expect(places(findings)).toEqual(['input-unknown 1:1', 'input-missing 5:13', 'input-wrong-type 6:12'])
    expect(findings[0]?.suggestion).toBe('did you mean `branch`?')
    expect(findings[1]?.message).toContain('Branch to check')
  })
})

describe('secrets', () => {
  const workflow = workflowWith('key: { type: number, secret: true }', 'plain: { type: string, default: x }')
  it('are known by name', () => {
    expect(listSecretInputs(workflow)).toEqual(['key'])
  })
  it('never show in a message', () => {
    const result = resolveInputs(workflow, createTextInputs({ key: 'hush-hush' }))
    expect(JSON.stringify(result)).not.toContain('hush')
  })
})

describe('numbers of a file', () => {
  const load = () =>
    loadText(`workflow: { name: t, entry_point: a, input: { n: { type: number, default: 2.0 } }, limits: { timeout_seconds: 60.0 } }
agents: [{ name: a, type: script, command: x, args: [1.0, 12345678901234567890], timeout: 3.0 }]
`)
  it('are plain in settings, and as written in data and arguments', () => {
    const { workflow } = load()
    expect(workflow?.settings.limits?.timeout_seconds).toBe(60)
    expect(workflow?.settings.input?.['n']?.default).toEqual(new Float(2))
    expect(workflow?.steps.get('a')).toMatchObject({ timeout: 3, args: ['1.0', '12345678901234567890'] })
  })
})
