import { describe, expect, it } from 'vitest'
import type { FailRule, ScriptNode } from '../../src/config/model.js'
import type { ErrorFileContent } from '../../src/core/ports.js'
import { executeScript } from '../../src/nodes/script.js'
import { exited, surroundings } from './execution.js'

const bytes = (text: string): ErrorFileContent => ({ status: 'bytes', bytes: new TextEncoder().encode(text) })
const failed = '{"success": false, "error": "main moved", "behind": "3"}'
const drift: FailRule = { when: 'not output.success', kind: 'external.git.drift' }

interface Given {
  readonly rules: [FailRule, ...FailRule[]]
  readonly stdout?: string
  readonly code?: number
  readonly written?: string
  readonly left?: string
  readonly more?: Partial<ScriptNode>
}

async function end({ rules, stdout = failed, code = 0, written, left, more }: Given) {
  const { context } = surroundings({
    result: exited(code, stdout),
    typed: true,
    // An earlier visit of the same node has succeeded.
    names: { limit: 2, a: { output: { success: true } } },
    ...(written === undefined ? {} : { written: bytes(written) }),
    ...(left === undefined ? {} : { left: bytes(left) }),
  })
  const outcome = await executeScript({ name: 'a', type: 'script', run: 'x', fail_when: rules, ...more }, context)
  if (outcome.status !== 'raised') return outcome.status
  const { kind, message, details } = outcome.error.envelope
  return { kind, message, details }
}

describe('fail_when', () => {
  const { when, kind } = drift
  const rendered = { ...drift, message: 'told: {{ output.error }}', details: { behind: '{{ output.behind }}', n: [1] } }
  const raised: readonly (readonly [name: string, given: Given, expected: object])[] = [
    ['without a message', { rules: [drift] }, { kind, message: `a told a failure: ${when}`, details: {} }],
    ['a blank message', { rules: [{ ...drift, message: '{{ "" }}' }] }, { message: `a told a failure: ${when}` }],
    ['message and details', { rules: [rendered] }, { message: 'told: main moved', details: { behind: 3, n: [1] } }],
    [
      'details are coerced as an output is',
      { rules: [{ ...drift, details: { n: '{{ output.behind | int }}', ok: 'true', none: '{{ none }}' } }] },
      { details: { n: 3, ok: true, none: null } },
    ],
    ['bare names', { rules: [{ when: 'not success', kind }] }, { kind }],
    ['a template', { rules: [{ when: '{{ not output.success }}', kind }] }, { kind }],
    ['names of the run', { rules: [{ when: 'output.behind | int > limit', kind }] }, { kind }],
    ['its own name is this visit', { rules: [{ when: 'not a.output.success', kind }] }, { kind }],
    ['the first that holds', { rules: [{ when: 'output.success', kind: 'x.no' }, drift] }, { kind }],
    ['a field of CONDUCTOR_OUTPUT', { rules: [drift], stdout: '', written: 'success=false\n' }, { kind }],
    [
      'before the schema',
      { rules: [drift], more: { output: { behind: { type: 'number' }, gone: { type: 'string' } } } },
      { kind },
    ],
    ['a condition that fails', { rules: [{ when: 'not output.sucess', kind }] }, { kind: 'internal.template_error' }],
    ['stdout that is no JSON', { rules: [drift], stdout: 'FAILED' }, { kind: 'internal.template_error' }],
    [
      'a message that fails',
      { rules: [{ ...drift, message: '{{ output.no }}' }] },
      { kind: 'internal.template_error', details: { field: 'fail_when[0].message' } },
    ],
    [
      'a detail that fails',
      { rules: [{ ...drift, details: { x: '{{ output.no }}' } }] },
      { kind: 'internal.template_error', details: { field: 'fail_when[0].details.x' } },
    ],
    ['an envelope wins', { rules: [drift], left: '{"kind":"x.y","message":"m"}' }, { kind: 'x.y' }],
    ['not asked after a failing exit', { rules: [drift], code: 1 }, { kind: 'internal.script_error' }],
  ]
  it.for(raised)('%s', async ([, given, expected]) => {
    expect(await end(given)).toMatchObject(expected)
  })

  it('lets a success pass', async () => {
    expect(await end({ rules: [drift], stdout: '{"success": true}' })).toBe('completed')
  })
})
