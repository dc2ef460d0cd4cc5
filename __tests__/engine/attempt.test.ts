import { describe, expect, it } from 'vitest'
import { runWorkflow } from '../../src/engine/index.js'
import { type Bare, bareRun, bareServices, only, type Stubbed, script, started } from './bare-run.js'

const exits = (note: object): Stubbed => ({ status: 'completed', output: { stdout: '' }, note })
const works: Stubbed = { output: {} }

describe('an exit code that is not 0 and no error', () => {
  const warnings = async (more: string, note: object, settings = ', runtime: { strict_exit: false }') => {
    const files = `workflow: { name: w, entry_point: a${settings} }\nagents:\n${script('a', more)}`
    const ran = await bareRun({ files, ends: { a: [exits(note)] } })
    return only(ran, 'warning')
  }

  it('is told with its place', async () => {
    expect(await warnings('', { exit_code: 3 })).toEqual([
      {
        ...{ type: 'warning', scope: '', node: 'a', visit: 1, attempt: 1, code: expect.any(String) },
        message: expect.stringMatching(/^a exited with code 3, and strict_exit is off/),
      },
    ])
  })

  it('is told as intended where the file says or shows so', async () => {
    const [own] = await warnings('strict_exit: false', { exit_code: 3 })
    expect(own).toMatchObject({
      intended: true,
      message: 'a exited with code 3, and strict_exit: false says that this does not matter',
    })
  })

  it.each([{ exit_code: 0 }, { exit_code: null }, {}, { exit_code: 3, handled_by: 'when' }])(
    'is not told for %j',
    async (note) => {
      expect(await warnings('', note)).toEqual([])
    },
  )

  it('is not told of an attempt that failed', async () => {
    const files = `workflow: { name: w, entry_point: a }\nagents:\n${script('a')}`
    const error = { envelope: { kind: 'x.y', message: 'm', details: {} }, origin: 'author' } as const
    const ran = await bareRun({
      files,
      ends: { a: [{ status: 'raised', error, partial: undefined, note: { exit_code: 3 } }] },
    })
    expect(only(ran, 'warning')).toEqual([])
  })
})

describe('events are on the disk', () => {
  it('before a group, a child and a wait begin, and before a retry waits', async () => {
    const files = {
      'main.yaml': `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: p }, { on_error: x.y, retry: { max: 1, initial_seconds: 5 } }]')}
  - { name: p, type: wait, duration: 1s, routes: [{ to: s }] }
  - { name: s, type: set, value: x, routes: [{ to: g }] }
${script('m')}
  - { name: sub, type: workflow, workflow: c.yaml }
parallel: [{ name: g, agents: [m], routes: [{ to: sub }] }]
`,
      'c.yaml': 'workflow: { name: c, entry_point: a }\nagents: [{ name: a, type: set, value: x }]\n',
    }
    const ran = await bareRun({ files, ends: { a: ['x.y', works], m: [works] } })
    expect(ran.end.outcome).toBe('success')
    expect(ran.durable).toEqual(['node_retry_scheduled', 'node_started', 'route_taken', 'route_taken'])
  })
})

describe('an attempt', () => {
  it('that lists an input which is not there fails with the entry', async () => {
    const files = `workflow: { name: w, entry_point: a, context: { mode: explicit } }
agents:
  - { name: a, type: set, value: x, input: [gone.output], routes: [{ to: gone }] }
  - { name: gone, type: set, value: y, routes: [{ to: a }] }
`
    const ran = await bareRun({ files })
    expect(ran.end.error?.envelope).toEqual({
      kind: 'internal.template_error',
      message: 'a lists gone.output in its input, but there is no such value; write gone.output? if it may be missing',
      details: {
        ...{ field: 'input', template: 'gone.output', position: { line: 1, column: 1 } },
        ...{ available_fields: [], available_fields_total: 0 },
      },
    })
    expect(started(ran)).toEqual(['a#1.1'])
  })

  it('that raises a kind which it does not declare says which ones it does', async () => {
    const files = `workflow: { name: w, entry_point: a }\nagents:\n${script('a', 'raises: [x.y]')}`
    const ran = await bareRun({ files, ends: { a: ['x.z'] } })
    expect(ran.end.error).toMatchObject({
      origin: 'engine',
      typed: true,
      envelope: {
        kind: 'internal.undeclared_kind',
        message: 'a raised x.z, which it does not declare: x.z happened',
        details: { original_kind: 'x.z', original_message: 'x.z happened', original_details: {}, declared: ['x.y'] },
      },
    })
    expect(only(ran, 'warning')).toMatchObject([{ code: 'undeclared-kind', node: 'a', visit: 1, attempt: 1 }])
    const declared = await bareRun({ files, ends: { a: ['x.y'] } })
    expect(declared.end.error).toMatchObject({ origin: 'author', envelope: { kind: 'x.y' } })
    expect(only(declared, 'warning')).toEqual([])
  })

  it('in which the engine itself breaks is a failure that asks for a report', async () => {
    const files = `workflow: { name: w, entry_point: a }\nagents:\n${script('a')}`
    const ran = await bareRun({ files, ends: { a: [new Error('boom')] } })
    expect(ran.end.error?.envelope).toEqual({
      kind: 'internal.unexpected',
      message: 'boom (this is a bug of conductor-action; please report it)',
      details: { stack: expect.stringMatching(/^Error: boom\n/) },
    })
  })

  it('at a group that machines share asks the policies in the plan, and not in a shard', async () => {
    const files = `workflow: { name: w, entry_point: g, input: { list: { type: array } }, policies: [{ name: p, type: expression, allow_if: "true" }] }
agents:
${script('other')}
for_each: [{ name: g, source: workflow.input.list, as: it, agent: { name: m, type: script, command: fake } }]
`
    const asked = async (sharding: NonNullable<Bare['sharding']>) => {
      const ran = await bareRun({ files, inputs: { list: [1, 2] }, sharding, ends: { m: [works], other: [works] } })
      return only(ran, 'policy_evaluated').map(({ scope, node }) => `${scope}${node}`)
    }
    expect(await asked({ role: 'plan', group: 'g', shards: 2 })).toEqual(['g'])
    expect(await asked({ role: 'shard', group: 'g', visit: 1, index: 1, of: 2 })).toEqual(['g#1.1[0]/m'])
    expect(await asked({ role: 'shard', group: 'other', visit: 1, index: 1, of: 2 })).toEqual([
      'g',
      'g#1.1[0]/m',
      'g#1.1[1]/m',
    ])
  })

  it('that is cancelled while its policies are asked does not begin', async () => {
    const files = 'workflow: { name: w, entry_point: a }\nagents: [{ name: a, type: set, value: 1 }]'
    const { workflow, services, log } = bareServices({ files })
    const cancel = new AbortController()
    services.governance.enter = async () => {
      cancel.abort('SIGINT')
      return null
    }
    const end = await runWorkflow({ workflow, inputs: {}, resumed: false, cancel: cancel.signal, services })
    expect([end.outcome, log.events.map(({ type }) => type)]).toEqual(['cancelled', ['workflow_started']])
  })

  it('of finally does not begin when the time of a cancelled run is over', async () => {
    const files = `workflow: { name: w, entry_point: a, finally: [slow, late] }
agents:
  - { name: a, type: wait, duration: 60s }
  - { name: slow, type: wait, duration: 60s }
  - { name: late, type: set, value: 1 }
`
    const ran = await bareRun({ files, cancelAfter: 1000 })
    expect([ran.end.outcome, started(ran)]).toEqual(['cancelled', ['a#1.1', 'slow#1.1']])
    expect(only(ran, 'node_completed')).toEqual([])
  })

  it('that is cancelled before it begins leaves no trace', async () => {
    const files = `workflow: { name: w, entry_point: p }
agents:
  - { name: p, type: wait, duration: 5s, routes: [{ to: a }] }
${script('a')}`
    const ran = await bareRun({ files, ends: { a: [works] }, cancelAfter: 2000 })
    expect(ran.end).toMatchObject({ outcome: 'cancelled', error: { frames: [{ node: 'p' }], typed: false } })
    expect(started(ran)).toEqual(['p#1.1'])
    expect(only(ran, 'node_failed')).toMatchObject([
      { node: 'p', envelope: { kind: 'internal.cancelled' }, duration_ms: 2000 },
    ])
  })

  it('that waits for its retry is cancelled there', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, initial_seconds: 60 } }]')}`
    const ran = await bareRun({ files, ends: { a: ['x.y'] }, cancelAfter: 2000 })
    expect(ran.end).toMatchObject({
      outcome: 'cancelled',
      error: { envelope: { message: 'cancelled by SIGINT at a' } },
    })
    expect([started(ran), ran.slept]).toEqual([['a#1.1'], 2000])
  })
})
