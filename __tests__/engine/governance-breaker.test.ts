import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ofType, type Program, resumeSimulated, type Simulated, script, simulate } from './governance-harness.js'

const down = { raise: { kind: 'external.api.down' } }
const START = Date.UTC(2026, 0, 2)
const SECOND = 1000

function changes(ran: Simulated): readonly string[] {
  return ofType(ran, 'circuit_state_changed').map(({ key, from, to }) => `${key} ${from}>${to}`)
}

/** Visits `call` until the handler has seen `visits` errors or successes. */
function loop(breaker: string, more = ''): string {
  return `workflow:
  name: t
  entry_point: call
  limits: { max_iterations: 1000 }
agents:
${script(
  'call',
  `resilience: { circuit_breaker: { ${breaker} } }
routes:
  - to: pause
  - { on_error: true, to: pause }`,
)}
  - name: pause
    type: wait
    duration: "{{ workflow.input.pause | default(10) }}"
    routes: [{ to: $end, when: "context.iteration >= 2 * workflow.input.visits" }, { to: call }]
${more}`
}

function withInputs(yaml: string): string {
  return yaml.replace(
    '  entry_point: call',
    '  entry_point: call\n  input: { visits: { type: number }, pause: { type: number, default: 10 } }',
  )
}

const visits = (count: number, pause = 10) => ({ visits: String(count), pause: String(pause) })

describe('a circuit breaker', () => {
  it('opens after failures in a row, refuses, probes after its timeout and closes after successes', async () => {
    // 3 failures at 0, 10, 20 s; open until 50 s; probes at 50 and 60 s.
    const ran = await simulate({
      files: withInputs(loop('failure_threshold: 3, recovery_timeout: 30, success_threshold: 2')),
      inputs: visits(8),
      program: (_, call) => (call <= 3 ? down : {}),
    })
    expect(changes(ran)).toEqual(['call closed>open', 'call open>half_open', 'call half_open>closed'])
    expect(ran.calls.filter((name) => name === 'call')).toHaveLength(6)
    const kinds = ofType(ran, 'node_failed').map(({ envelope }) => envelope)
    expect(kinds.map(({ kind }) => kind)).toEqual([
      ...Array(3).fill('external.api.down'),
      ...Array(2).fill('internal.circuit_open'),
    ])
    expect(kinds[3].details).toEqual({ key: 'call', retry_after_seconds: 20 })
    expect(kinds[4].details).toEqual({ key: 'call', retry_after_seconds: 10 })
  })

  it('opens again and restarts its timer when a probe fails', async () => {
    const ran = await simulate({
      files: withInputs(loop('failure_threshold: 1, recovery_timeout: 25, success_threshold: 1')),
      inputs: visits(8),
      program: (_, call) => (call <= 2 ? down : {}),
    })
    // Failure at 0; refused at 10 and 20; probe fails at 30; refused at 40 and 50; probe succeeds at 60.
    expect(changes(ran)).toEqual([
      'call closed>open',
      'call open>half_open',
      'call half_open>open',
      'call open>half_open',
      'call half_open>closed',
    ])
    const waits = ofType(ran, 'node_failed')
      .filter(({ envelope }) => envelope.kind === 'internal.circuit_open')
      .map(({ envelope }) => envelope.details.retry_after_seconds)
    expect(waits).toEqual([15, 5, 15, 5])
  })

  it('counts only failures in a row', async () => {
    const ran = await simulate({
      files: withInputs(loop('failure_threshold: 2')),
      inputs: visits(9),
      program: (_, call) => (call % 2 === 1 ? down : {}),
    })
    expect(changes(ran)).toEqual([])
  })

  it('has its defaults: 5 failures, 60 seconds, 2 successes', async () => {
    const ran = await simulate({
      files: withInputs(loop('')),
      inputs: visits(14),
      program: (_, call) => (call <= 5 ? down : {}),
    })
    const opened = ofType(ran, 'circuit_state_changed')
    expect(opened.map(({ timestamp }) => (Date.parse(timestamp) - START) / SECOND)).toEqual([40, 100, 110])
  })

  it('counts every failed attempt, also those that a retry follows', async () => {
    const yaml = `workflow: { name: t, entry_point: call }
agents:
${script('call', 'resilience: { retry: { retryable: ["external.*"] }, circuit_breaker: { failure_threshold: 3 } }')}`
    const ran = await simulate({ files: yaml, program: () => down })
    expect(ran.calls).toHaveLength(3)
    expect(ofType(ran, 'resilience_decided').map(({ decision, reason }) => [decision, reason])).toEqual([
      ['retry', 'retry 1 of 3'],
      ['retry', 'retry 2 of 3'],
      ['dead_letter', 'the circuit breaker is open'],
    ])
  })

  it('halts with 3 where nobody handles the refusal, also at a node with strict_exit: false', async () => {
    const yaml = `workflow:
  name: t
  entry_point: a
  limits: { max_iterations: 20 }
  resilience: { circuit_breaker: { failure_threshold: 1, key: api } }
agents:
${script('a', 'routes: [{ to: b }, { on_error: true, to: b }]')}${script('b')}`
    const ran = await simulate({ files: yaml, program: () => down })
    expect(ran.calls).toEqual(['a'])
    expect(ran.result).toMatchObject({
      outcome: 'halted',
      exit_code: 3,
      errors: [{ kind: 'internal.circuit_open', node_id: 'b' }],
      dead_letters: [{ node: 'b', kind: 'internal.circuit_open' }],
    })
  })

  it('is one per node: those of two nodes do not touch each other', async () => {
    const yaml = `workflow:
  name: t
  entry_point: a
  resilience: { circuit_breaker: { failure_threshold: 1 } }
agents:
${script('a', 'routes: [{ to: b }, { on_error: true, to: b }]')}${script('b')}`
    const ran = await simulate({ files: yaml, program: (name) => (name === 'a' ? down : {}) })
    expect(ran.calls).toEqual(['a', 'b'])
    expect(ran.result.outcome).toBe('success')
    expect(changes(ran)).toEqual(['a closed>open'])
  })

  it('is shared by the items of a for_each', async () => {
    const yaml = `workflow: { name: t, entry_point: each }
for_each:
  - name: each
    type: for_each
    source: "{{ range(6) | list }}"
    as: n
    max_concurrent: 1
    failure_mode: continue_on_error
    agent:
      name: one
      type: script
      command: fake
      args: [one]
      resilience: { circuit_breaker: { failure_threshold: 2, recovery_timeout: 3600 } }
    routes: [{ to: $end }, { on_error: true, recover: { output: {} } }]
`
    const ran = await simulate({ files: yaml, program: () => down })
    expect(ran.calls).toHaveLength(2)
    expect(changes(ran)).toEqual(['one closed>open'])
    expect(ran.letters.map(({ item, envelope }) => [item.index, envelope.kind])).toEqual([
      [1, 'external.api.down'],
      [2, 'internal.circuit_open'],
      [3, 'internal.circuit_open'],
      [4, 'internal.circuit_open'],
      [5, 'internal.circuit_open'],
    ])
  })

  it('lets one probe through at a time when it is half open', async () => {
    const each = (name: string, next: string): string => `  - name: ${name}
    type: for_each
    source: "{{ range(4) | list }}"
    as: n
    failure_mode: continue_on_error
    agent:
      name: ${name}_one
      type: script
      command: fake
      args: [${name}]
      resilience: { circuit_breaker: { failure_threshold: 1, recovery_timeout: 5, success_threshold: 2, key: api } }
    routes: [{ to: ${next} }, { on_error: true, to: ${next} }]
`
    const yaml = `workflow: { name: t, entry_point: first }
agents:
  - { name: pause, type: wait, duration: 10s, routes: [{ to: second }] }
for_each:
${each('first', 'pause')}${each('second', '$end')}`
    const ran = await simulate({
      files: yaml,
      program: (name) => (name === 'first' ? { ...down, takes: 100 } : { takes: 100 }),
    })
    // All four of the first group were under way when it opened; of the second one is the probe, the others are refused.
    expect(ran.calls).toEqual(['first', 'first', 'first', 'first', 'second'])
    const refused = ofType(ran, 'node_failed').filter(({ envelope }) => envelope.kind === 'internal.circuit_open')
    expect(refused.map(({ envelope }) => envelope.details)).toEqual(
      Array(3).fill({ key: 'api', retry_after_seconds: 0 }),
    )
    expect(changes(ran)).toEqual(['api closed>open', 'api open>half_open'])
  })

  it('is shared by its key with children, and refusals in a child count for nobody', async () => {
    const child = `workflow: { name: c, entry_point: inner }
agents:
${script('inner', 'resilience: { circuit_breaker: { key: api, failure_threshold: 2 } }')}`
    const main = `workflow: { name: t, entry_point: one, limits: { max_iterations: 50 } }
agents:
${script(
  'one',
  `resilience: { circuit_breaker: { key: api, failure_threshold: 2 } }
routes: [{ to: sub }, { on_error: true, to: sub }]`,
)}
  - name: sub
    type: workflow
    workflow: child.yaml
    resilience: { circuit_breaker: { failure_threshold: 2 } }
    routes: [{ to: $end }, { on_error: true, to: spin }]
  - name: spin
    type: set
    value: x
    routes: [{ to: $end, when: "context.iteration > 12" }, { to: sub }]
`
    const ran = await simulate({ files: { 'main.yaml': main, 'child.yaml': child }, program: () => down })
    expect(ran.calls).toEqual(['one', 'inner'])
    // The failure in the child counts at `sub` once; its refusals afterwards never open the breaker of `sub`.
    expect(changes(ran)).toEqual(['api closed>open'])
  })

  it('lets what a probe starts itself pass as a part of it', async () => {
    const child = `workflow: { name: c, entry_point: inner }
agents:
${script('inner', 'resilience: { circuit_breaker: { key: api, failure_threshold: 1 } }')}`
    const main = `workflow: { name: t, entry_point: sub, limits: { max_iterations: 50 } }
agents:
  - name: sub
    type: workflow
    workflow: child.yaml
    resilience: { circuit_breaker: { key: api, failure_threshold: 1, recovery_timeout: 5, success_threshold: 1 } }
    routes: [{ to: $end }, { on_error: true, retry: { max: 3, backoff: fixed, initial_seconds: 6 } }]
`
    const ran = await simulate({
      files: { 'main.yaml': main, 'child.yaml': child },
      program: (_, call) => (call === 1 ? down : {}),
    })
    expect(ran.result.outcome).toBe('success')
    expect(changes(ran).at(-1)).toBe('api half_open>closed')
  })
})

describe('the memory of a breaker', () => {
  const yaml = `workflow: { name: t, entry_point: call }
agents:
${script('call', 'resilience: { circuit_breaker: { failure_threshold: 1, recovery_timeout: 100 } }')}`
  const program: Program = (_, call) => (call === 1 ? down : {})

  it.each([
    ['goes on across a resume', 40, {}, 'internal.circuit_open', 60],
    ['is over when its time is', 100, {}, null, null],
    ['is forgotten on request', 40, { resetBreakers: true }, null, null],
    ['is kept when the node is run again on purpose', 40, { from: 'call' }, 'internal.circuit_open', 60],
  ] as const)('%s', async (_, later, options, kind, wait) => {
    const first = await simulate({ files: yaml, program })
    expect(first.result.outcome).toBe('halted')
    const { folder } = first
    const ran = await resumeSimulated({ files: yaml, folder, at: START + later * SECOND }, options)
    expect(ran.result.errors[0]?.kind ?? null).toBe(kind)
    expect(ran.result.errors[0]?.details.retry_after_seconds ?? null).toBe(wait)
  })

  it('is known in a second resume as well, and what was given up stays on the list, once', async () => {
    const { folder } = await simulate({ files: yaml, program })
    await resumeSimulated({ files: yaml, folder, at: START + 10 * SECOND }, { from: 'call' })
    const ran = await resumeSimulated({ files: yaml, folder, at: START + 20 * SECOND })
    expect(ran.result.errors).toMatchObject([{ kind: 'internal.circuit_open', details: { retry_after_seconds: 80 } }])
    expect(ran.result.dead_letters.map(({ kind }: { kind: string }) => kind)).toEqual(['internal.circuit_open'])
    // The file keeps everything that was ever given up.
    expect(ran.letters).toHaveLength(3)
  })
})

describe('a breaker of the repository', () => {
  const yaml = (scope: string, key = ''): string => `workflow: { name: t, entry_point: call }
agents:
${script('call', `resilience: { circuit_breaker: { failure_threshold: 2, recovery_timeout: 3600, scope: ${scope}${key} } }`)}`

  async function nights(scope: string, days: readonly number[], program: Program): Promise<readonly Simulated[]> {
    const first = await simulate({ files: yaml(scope) })
    const file = path.join(first.folder, 'cache', 'breakers.json')
    const ran: Simulated[] = []
    for (const hours of days) {
      ran.push(await simulate({ files: yaml(scope), program, breakerState: file, at: START + hours * 3600 * SECOND }))
    }
    return ran
  }

  it('is kept across runs, so that a dead registry is not asked every night', async () => {
    const ran = await nights('repository', [0, 0.1, 0.2, 1.5], () => down)
    expect(ran.map(({ calls }) => calls.length)).toEqual([1, 1, 0, 1])
    expect(ran[2]?.result.errors).toMatchObject([{ kind: 'internal.circuit_open' }])
    expect(changes(ran[3] ?? ran[0] ?? (await simulate({ files: yaml('run') })))).toEqual([
      'call open>half_open',
      'call half_open>open',
    ])
  })

  it('with scope run begins anew with every run', async () => {
    const ran = await nights('run', [0, 0.1, 0.2], () => down)
    expect(ran.map(({ calls }) => calls.length)).toEqual([1, 1, 1])
  })

  it('leaves the breakers of others in the file alone, and tells of a damaged file', async () => {
    const seed = await simulate({ files: yaml('repository', ', key: other') })
    const file = path.join(seed.folder, 'breakers.json')
    const other = yaml('repository', ', key: other').replace('failure_threshold: 2', 'failure_threshold: 1')
    await simulate({ files: other, program: () => down, breakerState: file })
    await simulate({ files: yaml('repository'), program: () => down, breakerState: file })
    const { breakers } = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(breakers).sort()).toEqual(['key:other', 'node:main.yaml#call@t'])
    const damaged = await simulate({
      files: { 'main.yaml': yaml('repository'), 'breakers.json': 'garbage' },
      breakerState: path.join(seed.folder, '..', path.basename(seed.folder), 'main.yaml'),
    })
    expect(damaged.result.outcome).toBe('success')
    expect(damaged.notes.join()).toContain('the breaker state is ignored')
  })

  it('is forgotten by resume --reset-breakers, also in the file', async () => {
    const one = yaml('repository').replace('failure_threshold: 2', 'failure_threshold: 1')
    const { folder } = await simulate({ files: one })
    const file = path.join(folder, 'breakers.json')
    const failed = await simulate({ files: one, program: () => down, breakerState: file })
    await resumeSimulated({ files: one, folder: failed.folder, breakerState: file }, { resetBreakers: true })
    expect(JSON.parse(readFileSync(file, 'utf8')).breakers).toEqual({})
    const next = await simulate({ files: one, breakerState: file })
    expect(next.result.outcome).toBe('success')
  })

  it('that cannot be kept is a note, once, and nothing else', async () => {
    const { folder } = await simulate({ files: yaml('repository') })
    const ran = await simulate({
      files: yaml('repository').replace('failure_threshold: 2', 'failure_threshold: 3, key: k'),
      program: () => down,
      breakerState: path.join(folder, 'main.yaml', 'no', 'folder.json'),
    })
    expect(ran.notes.filter((note) => note.includes('cannot be written'))).toHaveLength(1)
    expect(ran.result.errors).toMatchObject([{ kind: 'external.api.down' }])
  })
})
