import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ofType, type Program, script, simulate } from './governance-harness.js'

const down = { raise: { kind: 'external.api.down' } }
const always: Program = () => down

function flow(settings: string, nodes: string): string {
  return `workflow:
  name: t
  entry_point: call
  limits: { max_iterations: 200 }
${settings}
agents:
${nodes}`
}

const WITH_RETRY = '  resilience: { retry: { retryable: [external.api.down] } }'

describe('the retry policy', () => {
  it('decides only what no route handled, with its defaults: 3 retries after 1, 2 and 4 seconds', async () => {
    const ran = await simulate({ files: flow(WITH_RETRY, script('call')), program: always })
    expect(ran.calls).toEqual(['call', 'call', 'call', 'call'])
    const waits = ofType(ran, 'node_retry_scheduled')
    expect(waits.map(({ node, attempt, delay_seconds, kind }) => [node, attempt, delay_seconds, kind])).toEqual([
      ['call', 1, 1, 'external.api.down'],
      ['call', 2, 2, 'external.api.down'],
      ['call', 3, 4, 'external.api.down'],
    ])
    expect(ran.clock.slept).toBe(7000)
    expect(ran.result).toMatchObject({ outcome: 'halted', exit_code: 3 })
  })

  it('the reason of a wait is in the log during the wait', async () => {
    const seen: (readonly string[])[] = []
    await simulate({
      files: flow(
        '',
        script('call', 'routes: [{ to: rest }, { on_error: true, retry: { max: 1 } }]\n') +
          '  - { name: rest, type: wait, duration: 60 }\n',
      ),
      program: (_, call) => (call === 1 ? down : {}),
      onWait: (logged) => seen.push(logged.filter((type) => type !== 'checkpoint_saved')),
    })
    expect(seen).toEqual([
      ['workflow_started', 'node_started', 'node_failed', 'node_retry_scheduled'],
      expect.arrayContaining(['node_completed', 'route_taken']),
    ])
    expect(seen[1]?.at(-1)).toBe('node_started')
  })

  it('stays silent where a route takes the error', async () => {
    const ran = await simulate({
      files: flow(WITH_RETRY, script('call', 'routes: [{ to: $end }, { on_error: true, recover: { output: {} } }]')),
      program: always,
    })
    expect(ran.calls).toEqual(['call'])
    expect(ofType(ran, 'resilience_decided')).toEqual([])
    expect(ran.result.outcome).toBe('success')
  })

  it('counts all runs of the visit, also those that a route asked for', async () => {
    const routes = 'routes: [{ to: $end }, { on_error: external.api.down, retry: { max: 2, backoff: none } }]'
    const ran = await simulate({ files: flow(WITH_RETRY, script('call', routes)), program: always })
    // Two re-runs by the route, and one by the policy, which allows three altogether.
    expect(ran.calls).toHaveLength(4)
    expect(ofType(ran, 'node_retry_scheduled').map(({ policy }) => policy)).toEqual([false, false, true])
    expect(ofType(ran, 'resilience_decided').map(({ decision }) => decision)).toEqual(['retry', 'dead_letter'])
  })

  it.each([
    ['max_delay: 3', undefined, [1, 2, 3]],
    ['max_delay: 3, jitter: 0.5', () => 0.999999, [1.5, 3, 3]],
    ['initial_delay: 2, backoff_multiplier: 3', undefined, [2, 6, 18]],
    ['initial_delay: 0', undefined, [0, 0, 0]],
  ] as const)('waits as %s says', async (fields, random, expected) => {
    const settings = `  resilience: { retry: { retryable: [external.api.down], ${fields} } }`
    const ran = await simulate({
      files: flow(settings, script('call')),
      program: always,
      ...(random === undefined ? {} : { random }),
    })
    const waits = ofType(ran, 'node_retry_scheduled').map(({ delay_seconds: seconds }) => seconds)
    expect(waits.map((seconds) => Math.round(seconds * 100) / 100)).toEqual(expected)
  })

  it('waits at least as long as the error asks for, over the cap', async () => {
    const raise = { kind: 'external.api.down', details: { retry_after_seconds: 90 } }
    const ran = await simulate({ files: flow(WITH_RETRY, script('call')), program: () => ({ raise }) })
    expect(ofType(ran, 'node_retry_scheduled').map(({ delay_seconds: seconds }) => seconds)).toEqual([90, 90, 90])
  })

  it.each([
    ['internal.timeout is retryable by default', { timeout: true }, 4],
    ['another kind is not', down, 1],
    ['unless the error says so', { raise: { kind: 'a.b', details: { retryable: true } } }, 4],
  ])('%s', async (_, behaviour, runs) => {
    const settings = '  resilience: { retry: {} }'
    const ran = await simulate({ files: flow(settings, script('call', 'timeout: 5')), program: () => behaviour })
    expect(ran.calls).toHaveLength(runs)
  })

  it('takes an error out that says it is not retryable', async () => {
    const raise = { kind: 'external.api.down', details: { retryable: false } }
    const ran = await simulate({ files: flow(WITH_RETRY, script('call')), program: () => ({ raise }) })
    expect(ran.calls).toHaveLength(1)
    expect(ofType(ran, 'resilience_decided')).toMatchObject([
      { decision: 'escalate', reason: 'the error says that it is not retryable', kind: 'external.api.down' },
    ])
  })

  it('is merged field by field, the node over the workflow', async () => {
    const nodes = script('call', 'resilience: { retry: { max_retries: 1 } }')
    const ran = await simulate({ files: flow(WITH_RETRY, nodes), program: always })
    expect(ran.calls).toHaveLength(2)
  })

  it('tells in the result what is retryable by its list', async () => {
    const nodes = (list: string): string =>
      script('call', `resilience: { retry: { max_retries: 0, retryable: [${list}] } }`)
    for (const [list, retryable] of [
      ['x.*', true],
      ['other.kind', false],
    ] as const) {
      const ran = await simulate({ files: flow('', nodes(list)), program: () => ({ raise: { kind: 'x.y' } }) })
      expect(ran.result.errors).toMatchObject([{ kind: 'x.y', retryable }])
    }
  })

  it('retries nothing by itself where there is no resilience, and gives nothing up', async () => {
    const ran = await simulate({ files: flow('', script('call')), program: always })
    expect(ran.calls).toHaveLength(1)
    expect(ofType(ran, 'resilience_decided')).toEqual([])
    expect(ran.letters).toEqual([])
    expect(ran.result).toMatchObject({ dead_letters: [], escalations: [], policies: [], outcome: 'halted' })
  })

  it('starts again with a new visit', async () => {
    const nodes = script('call', 'routes: [{ to: call, when: "output.n < 3" }, { to: $end }]')
    const ran = await simulate({
      files: flow(WITH_RETRY, nodes),
      program: (_, call) => (call % 3 === 0 ? { stdout: `{"n": ${call / 3}}` } : down),
    })
    expect(ran.result.outcome).toBe('success')
    expect(ran.calls).toHaveLength(9)
    expect(ofType(ran, 'node_retry_scheduled').map(({ attempt }) => attempt)).toEqual([1, 2, 1, 2, 1, 2])
  })
})

describe('the decision for an error that no route handled', () => {
  const nodes = (more: string): string => script('call', more)
  const breaker = 'circuit_breaker: { failure_threshold: 2 }'
  const retry = 'retry: { max_retries: 3, retryable: [external.api.down] }'

  it.each([
    ['attempts left', `resilience: { ${retry} }`, ['retry', 'retry', 'retry', 'dead_letter']],
    ['not retryable', 'resilience: { retry: {} }', ['escalate']],
    ['the breaker opens first', `resilience: { ${retry}, ${breaker} }`, ['retry', 'dead_letter']],
    ['a breaker alone says nothing while it is closed', `resilience: { ${breaker} }`, []],
    [
      'a breaker alone gives up what it cuts off',
      'resilience: { circuit_breaker: { failure_threshold: 1 } }',
      ['dead_letter'],
    ],
  ])('%s', async (_, resilience, expected) => {
    const ran = await simulate({ files: flow('', nodes(resilience)), program: always })
    const decided = ofType(ran, 'resilience_decided')
    expect(decided.map(({ decision }) => decision)).toEqual(expected)
    for (const { reason } of decided) expect(reason).not.toBe('')
    expect(ran.result).toMatchObject({ outcome: 'halted', exit_code: 3, errors: [{ kind: 'external.api.down' }] })
  })

  it('leaves a dead letter, its event and its entry before the halt', async () => {
    const ran = await simulate({ files: flow('', nodes(`resilience: { ${retry} }`)), program: always })
    const order = ran.events.map(({ type }) => type)
    expect(order.indexOf('dead_lettered')).toBeLessThan(order.indexOf('workflow_failed'))
    expect(order.indexOf('resilience_decided')).toBeLessThan(order.indexOf('dead_lettered'))
    expect(ran.letters).toMatchObject([
      { node: 'call', attempts: 4, envelope: { kind: 'external.api.down' }, workflow: { file: 'main.yaml' } },
    ])
    expect(ran.result.dead_letters).toMatchObject([{ id: ran.letters[0].id, node: 'call', kind: 'external.api.down' }])
  })

  it('leaves an event and an entry for an escalation, and the error goes on to the caller', async () => {
    const child = flow('', script('call', 'resilience: { retry: {} }'))
    const ran = await simulate({
      files: {
        'child.yaml': child,
        'main.yaml': `workflow: { name: p, entry_point: sub }
agents:
  - name: sub
    type: workflow
    workflow: child.yaml
    routes: [{ to: $end }, { on_error: external.api.down, to: handler }]
${script('handler')}`,
      },
      program: (name) => (name === 'call' ? down : {}),
    })
    expect(ran.result).toMatchObject({ outcome: 'success', escalations: [{ node: 'call', kind: 'external.api.down' }] })
    expect(ofType(ran, 'escalated')).toMatchObject([{ node: 'call', message: 'it failed' }])
    expect(ran.calls).toEqual(['call', 'handler'])
  })

  it('gives up each item of a for_each by itself', async () => {
    const yaml = `workflow: { name: t, entry_point: each }
for_each:
  - name: each
    type: for_each
    source: "{{ [1, 2, 3] }}"
    as: n
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      command: fake
      args: ["i{{ n }}"]
      resilience: { retry: { max_retries: 1, retryable: [external.api.down] } }
`
    const ran = await simulate({ files: yaml, program: (name) => (name === 'i2' ? down : {}) })
    expect(ran.result.outcome).toBe('success')
    expect(ran.letters).toMatchObject([{ node: 'one', item: { index: 1, key: '1', value: 2 } }])
  })

  it('dead letters and escalations may stand beside any route', async () => {
    const routes = `routes:
  - to: $end
  - { on_error: true, to: handler, dead_letter: true, escalate: { title: "Look: {{ error.kind }}", labels: [a], assignees: [b] } }`
    const ran = await simulate({
      files: flow('', script('call', routes) + script('handler')),
      program: (name) => (name === 'call' ? down : {}),
    })
    expect(ran.result).toMatchObject({
      outcome: 'success',
      dead_letters: [{ node: 'call' }],
      escalations: [{ title: 'Look: external.api.down', labels: ['a'], assignees: ['b'] }],
      next_commands: [`conductor redrive ${path.join(ran.folder, 'run').replaceAll('\\', '/')}`],
    })
  })

  it('a title that cannot be made is told, and another one taken', async () => {
    const routes = 'routes: [{ to: $end }, { on_error: true, to: $end, escalate: { title: "{{ error.nope }}" } }]'
    const ran = await simulate({ files: flow('', script('call', routes)), program: always })
    expect(ran.result.escalations).toMatchObject([{ title: 't: external.api.down' }])
    expect(ran.result.warnings).toHaveLength(3)
    expect(ran.result.warnings).toEqual(
      expect.arrayContaining([
        expect.stringContaining('takes every error'),
        expect.stringContaining('`error` has no `nope`'),
        expect.stringContaining('the escalation title of call'),
      ]),
    )
  })
})
