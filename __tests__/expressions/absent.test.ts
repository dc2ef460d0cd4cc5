import { describe, expect, it } from 'vitest'
import {
  createScope,
  evaluate,
  parseExpression,
  parseTemplate,
  render,
  type Scope,
} from '../../src/expressions/index.js'

const probe = { output: { n: 1 } }
const scope: Scope = {
  ...createScope({ probe }),
  absent: (name, field) => {
    if (name === 'repair') return 'it has not run'
    return name === 'probe' && field === 'error' ? 'it did not raise' : null
  },
}

function outcome(template: string): string {
  const parsed = parseTemplate(template)
  const result = parsed.ok ? render(parsed.value, scope) : parsed
  return result.ok ? result.value : `! ${result.error.line}:${result.error.column} ${result.error.message}`
}

describe('absent values', () => {
  it.each([
    ["{{ repair | default('x') }}", 'x'],
    ["{{ repair.output.sha | default('') }}|", '|'],
    ["{{ repair.output['a'][0].b | d(5) }}", '5'],
    ['{{ repair.output.sha is defined }}', 'False'],
    ['{{ repair.a.b.c is undefined }}', 'True'],
    ['{% if repair.output.sha is not defined %}none{% endif %}', 'none'],
    ["{{ probe.error.details.code | default('fine') }}", 'fine'],
    ['{{ probe.error is defined }}', 'False'],
    ["{{ scopeless | default('x') }}", 'x'],
  ])('%s gives %s', (template, expected) => {
    expect(outcome(template)).toBe(expected)
  })

  it.each([
    ['{{ repair.output.sha }}', "! 1:4 'repair' is undefined: it has not run"],
    ['{% if repair.output %}{% endif %}', "! 1:7 'repair' is undefined: it has not run"],
    ["{{ repair.output.sha | upper | default('') }}", "! 1:4 'repair' is undefined: it has not run"],
    ["{{ repair.output.items() | default('') }}", "! 1:4 'repair' is undefined: it has not run"],
    ["{{ repair.output.sha == 'x' }}", "! 1:4 'repair' is undefined: it has not run"],
    ['{{ probe.error.kind }}', "! 1:10 'probe' has no field 'error': it did not raise"],
    ['{% set probe = {} %}{{ probe.error.kind | default(1) }}', "! 1:30 'probe' has no field 'error'"],
    ["{{ other.output.sha | default('') }}", "! 1:4 'other' is undefined"],
    ["{{ probe.output.x.y | default('') }}", "! 1:17 'probe.output' has no field 'x'; did you mean 'n'?"],
    ["{{ probe.errors.x | default('') }}", "! 1:10 'probe' has no field 'errors'"],
  ])('%s is an error', (template, expected) => {
    expect(outcome(template)).toBe(expected)
  })

  it('is not listed as a field of a mapping', () => {
    expect(outcome("{{ probe }} {{ 'error' in probe }} {{ probe | length }}")).toBe("{'output': {'n': 1}} False 1")
  })

  it('works in a bare condition', () => {
    const parsed = parseExpression('repair.output.sha is defined or probe.error.kind is defined')
    expect(parsed.ok ? evaluate(parsed.value, scope) : parsed).toEqual({ ok: true, value: false })
  })
})
