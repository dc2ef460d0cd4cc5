import { describe, expect, it } from 'vitest'
import type { Raised } from '../../src/core/envelope.js'
import { createEndingFacts, isGood } from '../../src/engine/flow.js'
import { ofType, script, simulate } from './governance-harness.js'

const raised = (typed: boolean): Raised => ({
  envelope: { kind: 'x.y', message: 'no', details: { a: 1 } },
  frames: [
    { workflow: 'w', file: 'f', node: 'inner', type: 'script', attempt: 1 },
    { workflow: 'w', file: 'f', node: 'outer', type: 'workflow', attempt: 1 },
  ],
  origin: 'author',
  typed,
  attempts: 1,
  exit_code: null,
  stderr_tail: '',
})
const terminated = (status: 'success' | 'failed') => {
  return {
    status: 'terminated',
    termination: { status, reason: 'enough', terminatedBy: 'stop' },
    output: null,
  } as const
}
const failure = (typed: boolean) =>
  ({ status: 'raised', error: raised(typed), records: [], partial: undefined }) as const
const stopped = { status: 'stopped', error: raised(false), records: [] } as const
const done = { status: 'end', output: null, events: [] } as const
const ERROR = { kind: 'x.y', message: 'no', details: { a: 1 }, agent: 'inner', node: 'inner' }

describe('finally and hooks at the end of a run', () => {
  it.each([
    ['a success', done, null, { outcome: 'success', error: null }],
    ['an error that the file declares', failure(true), null, { outcome: 'halted', error: ERROR }],
    ['an error of the engine', failure(false), null, { outcome: 'failed', error: ERROR }],
    ['a terminate that succeeds', terminated('success'), null, { outcome: 'success', error: null }],
    [
      'a terminate that fails',
      terminated('failed'),
      null,
      {
        outcome: 'failed',
        error: { kind: 'terminated', message: 'enough', details: {}, agent: 'stop', node: 'stop' },
      },
    ],
    ['a cancellation', stopped, { kind: 'cancel' }, { outcome: 'cancelled', error: null }],
    ['a halt', stopped, { kind: 'halt', error: raised(true) }, { outcome: 'halted', error: ERROR }],
    ['a stop for no known reason', stopped, null, { outcome: 'failed', error: null }],
  ] as const)('%s', (_, end, reason, facts) => expect(createEndingFacts(end, reason)).toEqual(facts))

  it.each([
    ['a success', done, true],
    ['a terminate that succeeds', terminated('success'), true],
    ['a terminate that fails', terminated('failed'), false],
    ['an error', failure(true), false],
    ['a stop', stopped, false],
  ] as const)('%s is good: %s', (_, end, good) => expect(isGood(end)).toBe(good))
})

describe('stories of ends', () => {
  it('finally sees a terminate that failed, and the hook its reason', async () => {
    const files = `workflow:
  name: w
  entry_point: a
  finally: f
  hooks: { on_error: "{{ workflow.error.kind }} {{ workflow.error.message }} {{ workflow.error.node }}" }
agents:
  - { name: a, type: terminate, status: failed, reason: "no more" }
  - { name: f, type: set, value: "{{ workflow.outcome }} {{ workflow.error.message }}" }
`
    const ran = await simulate({ files })
    expect(ran.result.outcome).toBe('failed')
    expect(ofType(ran, 'node_completed').at(-1)).toMatchObject({ node: 'f', output: 'failed no more' })
    expect(ofType(ran, 'hook_executed')).toMatchObject([{ hook: 'on_error', result: 'terminated no more a' }])
  })

  it('a route that cannot be followed fails its node once, and keeps its output', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes:\n  - { to: b, when: "{{ a.output.nosuch.x }}" }\n  - { on_error: "*", to: b }')}
  - { name: b, type: set, value: "{{ context.history | join(' ') }} {{ context.iteration }} {{ a.output.stdout }}" }
output: { b: "{{ b.output }}" }
`
    const ran = await simulate({ files, program: () => ({ stdout: 'made' }) })
    expect(ran.result.output).toEqual({ b: 'a 1 made' })
    expect(ofType(ran, 'node_failed')).toMatchObject([{ node: 'a', envelope: { kind: 'internal.template_error' } }])
  })

  it('a step sees how often it was retried, and its handler that it was given up', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
  - name: a
    type: script
    command: fake
    args: [a, "{{ conductor.retry_attempt }}"]
    routes:
      - { to: $end }
      - { on_error: x.y, retry: { max: 2, backoff: none } }
      - { on_error: x.y, to: b }
  - { name: b, type: set, value: "{{ error.retries_exhausted }} {{ a.error.retries_exhausted }} {{ error.attempts }}" }
output: { b: "{{ b.output }}" }
`
    const seen: (string | undefined)[] = []
    const program = (_name: string, _call: number, { args }: { readonly args: readonly string[] }) => {
      seen.push(args[1])
      return { raise: { kind: 'x.y' } }
    }
    const ran = await simulate({ files, program })
    expect(ran.notes).toEqual([])
    expect(seen).toEqual(['0', '1', '2'])
    expect(ran.result.output).toEqual({ b: 'True True 3' })
  })
})
