import { describe, expect, it } from 'vitest'
import { MOST_WHILE_HANDLING } from '../../src/core/envelope.js'
import { createHookError } from '../../src/engine/flow.js'
import { bareRun, only, type Stubbed, script, started } from './bare-run.js'

const works: Stubbed = { output: { n: 1 } }

describe('a run from its first node to its end', () => {
  it('says how it began, with secret inputs masked', async () => {
    const files = `workflow: { name: w, entry_point: a, metadata: { team: red }, input: { t: { type: string, secret: true }, u: { type: string } } }
agents: [{ name: a, type: set, value: x }]
`
    const ran = await bareRun({ files, inputs: { t: 'hush', u: 'loud' } })
    expect(only(ran, 'workflow_started')).toEqual([
      {
        ...{ type: 'workflow_started', scope: '', node: null, workflow: 'w', file: 'main.yaml' },
        ...{ input: { t: '***', u: 'loud' }, metadata: { team: 'red' }, resumed: false },
      },
    ])
  })

  it('ends when its time is over, whatever runs, and the limit is its error', async () => {
    const files = `workflow: { name: w, entry_point: p, limits: { timeout_seconds: 5 } }
agents:
  - { name: p, type: wait, duration: 60s, routes: [{ to: $end }, { on_error: true, to: $end }] }
`
    const ran = await bareRun({ files })
    expect(ran.end).toMatchObject({
      outcome: 'failed',
      error: {
        envelope: {
          kind: 'internal.limit_exceeded',
          message: 'w ran longer than its timeout_seconds of 5 s',
          details: { limit: 'timeout_seconds', value: 5 },
        },
        frames: [{ node: 'p', type: 'wait' }],
      },
    })
    expect([ran.slept, ran.end.records.length]).toEqual([5000, 1])
  })

  it('ends before a visit too many, and names the next node', async () => {
    const files = (limits: string) => `workflow: { name: w, entry_point: a${limits} }
agents:
  - { name: a, type: set, value: x, routes: [{ to: b }] }
  - { name: b, type: set, value: x, routes: [{ to: a }] }
`
    const three = await bareRun({ files: files(', limits: { max_iterations: 3 }') })
    expect(started(three)).toEqual(['a#1.1', 'b#1.1', 'a#2.1'])
    expect(three.end.error).toMatchObject({
      envelope: {
        message:
          'w reached its limit of 3 iterations before b; raise workflow.limits.max_iterations if this is not a loop',
        details: { limit: 'max_iterations', value: 3, next: 'b' },
      },
      frames: [{ node: 'b', type: 'set' }],
    })
    expect(started(await bareRun({ files: files('') }))).toHaveLength(10)
  })

  it('may visit every node twice, and any ten nodes', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const next = (name: string) => names[(names.indexOf(name) + 1) % names.length]
    const nodes = names.map((name) => `  - { name: ${name}, type: set, value: x, routes: [{ to: ${next(name)} }] }\n`)
    const ran = await bareRun({ files: `workflow: { name: w, entry_point: a }\nagents:\n${nodes.join('')}` })
    expect(started(ran)).toHaveLength(12)
    expect(ran.end.error?.envelope.details).toMatchObject({ value: 12, next: 'a' })
  })

  it('calls its hook once when it begins, and not when it is resumed', async () => {
    const files = `workflow: { name: w, entry_point: a, hooks: { on_start: "{{ workflow.name }} begins", on_complete: "{{ gone.x }}" } }
agents: [{ name: a, type: set, value: x }]
`
    const first = await bareRun({ files })
    expect(only(first, 'hook_executed')).toMatchObject([
      { hook: 'on_start', result: 'w begins', error: null },
      { hook: 'on_complete', result: '', error: expect.stringContaining('gone') },
    ])
    expect(first.end.outcome).toBe('success')
    const second = await bareRun({ files, journal: first.journal })
    expect(only(second, 'hook_executed').map(({ hook }) => hook)).toEqual(['on_complete'])
  })

  it('names the errors that a failing handler was for, the nearest first and no more than there may be', async () => {
    const names = [...'abcdefgh']
    const nodes = names.map((name, index) => {
      const to = names[index + 1]
      return script(name, to === undefined ? '' : `routes: [{ to: $end }, { on_error: true, to: ${to} }]`)
    })
    const files = `workflow: { name: w, entry_point: a, limits: { max_iterations: 99 } }\nagents:\n${nodes.join('')}`
    const ran = await bareRun({ files, ends: Object.fromEntries(names.map((name) => [name, [`x.${name}`]])) })
    const handled = ran.end.error?.while_handling ?? []
    expect(handled).toHaveLength(MOST_WHILE_HANDLING)
    expect(handled.slice(0, 2)).toEqual([
      { node: 'g', kind: 'x.g', message: 'x.g happened' },
      { node: 'f', kind: 'x.f', message: 'x.f happened' },
    ])
  })

  it('a terminate may come after the last visit that is allowed', async () => {
    const files = `workflow: { name: w, entry_point: a, limits: { max_iterations: 1 } }
agents:
  - { name: a, type: set, value: x, routes: [{ to: stop }] }
  - { name: stop, type: terminate, status: failed, reason: enough }
output: { a: "{{ a.output }}" }
`
    const ran = await bareRun({ files })
    expect(ran.end.output).toEqual({ a: 'x' })
    expect(ran.end).toMatchObject({
      outcome: 'failed',
      termination: { status: 'failed', reason: 'enough', terminatedBy: 'stop' },
    })
  })
})

describe('finally', () => {
  const files = (
    nodes = 'f1, f2',
  ) => `workflow: { name: w, entry_point: a, finally: [${nodes}], hooks: { on_error: "{{ error.type }}: {{ error.message }}", on_complete: "{{ result }} {{ workflow.iteration_count }} {{ workflow.execution_time }}" } }
agents:
${script('a')}
${script('f1')}
${script('f2')}
  - { name: p, type: wait, duration: 3s }
output: { n: "{{ a.output.n }}" }
`

  it('runs in order after a success, whose first error becomes the end of the run', async () => {
    const good = await bareRun({ files: files('f1, p'), ends: { a: [works], f1: [works] } })
    expect(started(good)).toEqual(['a#1.1', 'f1#1.1', 'p#1.1'])
    expect(good.end).toMatchObject({ outcome: 'success', output: { n: 1 } })
    expect(only(good, 'hook_executed')).toMatchObject([
      { scope: '', node: null, hook: 'on_complete', result: "{'n': 1} 3 3", error: null },
    ])
    const bad = await bareRun({ files: files(), ends: { a: [works], f1: ['x.one'], f2: ['x.two'] } })
    expect(started(bad)).toEqual(['a#1.1', 'f1#1.1', 'f2#1.1'])
    expect(bad.end.error?.envelope.kind).toBe('x.one')
    expect(bad.end.records.map(({ envelope }) => envelope.kind)).toEqual(['x.one', 'x.two'])
    expect(only(bad, 'warning').map(({ node, message }) => [node, message])).toEqual([
      ['f2', 'f2 failed in finally with x.two: x.two happened'],
    ])
    expect(only(bad, 'hook_executed')).toMatchObject([
      { hook: 'on_error', result: 'UnhandledWorkflowError: x.one happened' },
    ])
  })

  it('leaves the error of the run as it is, with its own errors behind it', async () => {
    const ran = await bareRun({ files: files(), ends: { a: ['x.y'], f1: ['x.one'], f2: [works] } })
    expect(ran.end.error?.envelope.kind).toBe('x.y')
    expect(ran.end.records.map(({ envelope }) => envelope.kind)).toEqual(['x.y', 'x.one'])
  })

  it('runs after a cancellation, too, and its errors are on record', async () => {
    const waits = files()
      .replace(script('a'), '  - { name: a, type: wait, duration: 60s }\n')
      .replace('a.output.n', 'a.output')
    const ran = await bareRun({ files: waits, ends: { f1: ['x.one'], f2: [works] }, cancelAfter: 1000 })
    expect(ran.end.outcome).toBe('cancelled')
    expect(started(ran)).toEqual(['a#1.1', 'f1#1.1', 'f2#1.1'])
    expect(ran.end.records.map(({ envelope }) => envelope.kind)).toEqual(['internal.cancelled', 'x.one'])
    expect(only(ran, 'hook_executed')).toEqual([])
  })

  it('has four seconds after a cancellation', async () => {
    const waits = files('p, f1')
      .replace(script('a'), '  - { name: a, type: wait, duration: 60s }\n')
      .replace('duration: 3s', 'duration: 30s')
      .replace('a.output.n', 'a.output')
    const ran = await bareRun({ files: waits, ends: { f1: [works] }, cancelAfter: 1000 })
    expect([ran.end.outcome, ran.slept, started(ran)]).toEqual(['cancelled', 5000, ['a#1.1', 'p#1.1']])
  })

  it('does not follow routes: an error that would halt is the end of the run itself', async () => {
    const halting = files('f1').replace(script('f1'), script('f1', 'routes: [{ on_error: x.h, halt: true }]'))
    const ran = await bareRun({ files: halting, ends: { a: [works], f1: ['x.h'] } })
    expect(ran.end).toMatchObject({ outcome: 'halted', error: { envelope: { kind: 'x.h' } } })
  })
})

describe('the error that the hook on_error gets', () => {
  it.each([
    [
      { kind: 'x.y', message: 'm', details: {} },
      { type: 'UnhandledWorkflowError', message: 'm', suggestion: null },
    ],
    [
      { kind: 'terminated', message: 'm', details: {} },
      { type: 'WorkflowTerminated', message: 'm', suggestion: null },
    ],
    [
      { kind: 'x.y', message: 'm', details: { suggestion: 'do it' } },
      { type: 'UnhandledWorkflowError', message: 'm', suggestion: 'do it' },
    ],
    [
      { kind: 'x.y', message: 'm', details: { suggestion: 5 } },
      { type: 'UnhandledWorkflowError', message: 'm', suggestion: null },
    ],
    [
      { kind: 'x.y', message: 'm', details: null },
      { type: 'UnhandledWorkflowError', message: 'm', suggestion: null },
    ],
    [null, {}],
  ])('of %j is %j', (error, expected) => {
    expect(createHookError(error)).toEqual(expected)
  })
})
