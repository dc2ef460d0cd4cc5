import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import { type Bare, type BareEnd, bareRun, only, type Stubbed, script, started } from './bare-run.js'

const works: Stubbed = { output: { n: 1 } }
const BROKEN = 'last.broken'

/** A run that its last node breaks, and the resume in which that node works. */
async function resumed(bare: Bare): Promise<{ readonly first: BareEnd; readonly second: BareEnd }> {
  const first = await bareRun({ ...bare, ends: { ...bare.ends, last: [BROKEN] } })
  expect(first.end.error?.envelope.kind).toBe(BROKEN)
  const ends = { ...Object.fromEntries(Object.keys(bare.ends ?? {}).map((name) => [name, ['x.again']])), last: [works] }
  const second = await bareRun({ ...bare, ends, journal: first.journal })
  expect(second.end.outcome).toBe('success')
  return { first, second }
}

const place = (event: RunEvent): string => {
  const { type, scope, node } = event
  const attempt = 'attempt' in event && event.attempt !== undefined ? `#${event.visit}.${event.attempt}` : ''
  return `${type} ${scope}${node}${attempt}`
}
const again = ({ replayed }: BareEnd): readonly string[] => replayed.map(place)
/** Events of the first session before its last node. */
const untilLast = ({ events }: BareEnd): readonly RunEvent[] =>
  events.slice(
    1,
    events.findIndex((event) => event.type === 'node_started' && event.node === 'last'),
  )

describe('a resume', () => {
  it.each([
    ['in the flow', 'entry_point: g'],
    ['in finally', 'entry_point: last, finally: g'],
  ])('runs a member of a group %s again that halted, and halts again', async (_, settings) => {
    const files = `workflow: { name: w, ${settings} }
agents:
${script('m', 'routes: [{ on_error: true, halt: true }]')}
${script('n')}
${script('last')}
parallel:
  - { name: g, agents: [m, n], failure_mode: continue_on_error, routes: [{ to: last }, { on_error: true, to: last }] }
`
    const first = await bareRun({ files, ends: { m: ['x.y'], n: [works], last: [works] } })
    const second = await bareRun({ files, ends: { m: ['x.y'] }, journal: first.journal })
    for (const { end, events } of [first, second]) {
      expect([end.outcome, end.error?.envelope.kind]).toEqual(['halted', 'halt.intentional'])
      expect(events.find(({ type }) => type === 'group_completed')).toMatchObject({ status: 'cancelled' })
    }
  })

  it('tells every attempt and decision again, at their times, and runs nothing twice', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: b }, { on_error: x.y, retry: { max: 2, backoff: none } }, { on_error: x.z, to: h }]')}
${script('b', 'routes: [{ to: last }, { on_error: x.y, recover: { output: { mended: true } } }]')}
${script('last')}
${script('h')}
  - { name: p, type: wait, duration: 3s }
`
    const { first, second } = await resumed({ files, ends: { a: ['x.y', 'x.y', works], b: ['x.y'] } })
    expect(second.replayed.map(({ replayedAt: _, ...event }) => event)).toEqual(untilLast(first))
    expect(second.replayed.every(({ replayedAt }) => replayedAt === 1_000_000)).toBe(true)
    expect(only(second, 'workflow_started')[0]).toMatchObject({ resumed: true })
    expect(started(second).at(-1)).toBe('last#1.1')
    expect(second.slept).toBe(0)
  })

  it('goes where the error led, and the handler knows it', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, to: h }]')}
  - { name: h, type: set, value: "{{ error.kind }} of {{ error.node }}", routes: [{ to: last }] }
${script('last', 'routes: [{ to: $end, output: { h: "{{ h.output }}", e: "{{ a.error.kind }}" } }]')}
`
    const { first, second } = await resumed({ files, ends: { a: ['x.y'] } })
    expect(second.replayed.map(({ replayedAt: _, ...event }) => event)).toEqual(untilLast(first))
    expect(second.end.output).toEqual({ h: 'x.y of a', e: 'x.y' })
  })

  it('keeps the output of an end that was reached', async () => {
    const files = {
      'main.yaml': `workflow: { name: w, entry_point: sub }
agents:
  - { name: sub, type: workflow, workflow: c.yaml, routes: [{ to: last }] }
${script('last', 'routes: [{ to: $end, output: { seen: "{{ sub.output.given }}" } }]')}
`,
      'c.yaml': `workflow: { name: c, entry_point: a }\nagents:\n${script('a', 'routes: [{ to: $end, output: { given: "{{ output.n }}" } }]')}`,
    }
    const { second } = await resumed({ files, ends: { a: [works] } })
    expect(second.end.output).toEqual({ seen: 1 })
    expect(again(second)).toEqual(['node_started sub#1.1', 'node_completed sub#1.1', 'route_taken sub#1.1'])
  })

  it('ends a flow again with the output of its route', async () => {
    const files = {
      'main.yaml':
        'workflow: { name: w, entry_point: sub }\nagents: [{ name: sub, type: workflow, workflow: c.yaml }]\noutput: { g: "{{ sub.output.given }}" }\n',
      'c.yaml': `workflow: { name: c, entry_point: a, finally: last }
agents:
${script('a', 'routes: [{ to: $end, output: { given: "{{ output.n }}" } }]')}
${script('last')}`,
    }
    const { second } = await resumed({ files, ends: { a: [works] } })
    expect(second.end.output).toEqual({ g: 1 })
    expect(again(second)).toEqual([
      'node_started sub#1.1/a#1.1',
      'node_completed sub#1.1/a#1.1',
      'route_taken sub#1.1/a#1.1',
    ])
  })

  it('waits for the rest of a retry, and no longer than a new one would', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: $end }, { on_error: x.y, retry: { max: 1, backoff: fixed, initial_seconds: 60, jitter: 0 } }]')}`
    const first = await bareRun({ files, ends: { a: ['x.y'] }, cancelAfter: 2000 })
    expect(first.end.outcome).toBe('cancelled')
    const moved = (ms: number) =>
      first.journal.map(({ event, at }) =>
        event.type === 'node_retry_scheduled'
          ? { at, event: { ...event, deadline: event.deadline + ms } }
          : { event, at },
      )
    const slept = async (ms: number) => {
      const second = await bareRun({ files, ends: { a: [works] }, journal: moved(ms) })
      expect(started(second)).toEqual(['a#1.1', 'a#1.2'])
      return second.slept
    }
    expect([await slept(-20_000), await slept(0), await slept(999_000), await slept(-99_000)]).toEqual([
      40_000, 60_000, 60_000, 0,
    ])
  })

  it('takes the answer of a gate again', async () => {
    const files = `workflow: { name: w, entry_point: ask }
agents:
  - { name: ask, type: human_gate, prompt: Go?, options: [{ label: A, value: a, route: last }, { label: B, value: b, route: $end }] }
${script('last')}
`
    const routed: Stubbed = { status: 'routed', output: { selected: 'a' }, to: 'last' }
    const { first, second } = await resumed({ files, ends: { ask: [routed] } })
    expect(second.replayed.map(({ replayedAt: _, ...event }) => event)).toEqual(untilLast(first))
    const undecided = first.journal.filter(({ event }) => event.type !== 'route_taken')
    const third = await bareRun({ files, ends: { last: [works] }, journal: undecided })
    expect(started(third)).toEqual(['ask#1.1', 'last#1.1'])
    expect(only(third, 'route_taken')[0]).toMatchObject({ node: 'ask', action: 'to', to: 'last', route: 'options' })
  })

  it('decides again where the decision was lost', async () => {
    const files = `workflow: { name: w, entry_point: a }
agents:
${script('a', 'routes: [{ to: b }]')}
${script('b', 'routes: [{ to: last }, { on_error: x.y, recover: { output: { n: 2 } } }]')}
${script('last')}
`
    const first = await bareRun({ files, ends: { a: [works], b: ['x.y'], last: [BROKEN] } })
    const lacking = first.journal.filter(
      ({ event }) => event.type !== 'route_taken' || event.action === 'recover' || event.node === 'last',
    )
    const second = await bareRun({ files, ends: { last: [works] }, journal: lacking })
    expect(second.end.outcome).toBe('success')
    expect(started(second)).toEqual(['a#1.1', 'b#1.1', 'last#1.1'])
    const routes = second.events.flatMap((event) =>
      event.type === 'route_taken' ? [`${event.node} ${event.action} ${event.to}`] : [],
    )
    expect(routes).toEqual(['a to b', 'b recover null', 'b to last', 'last end $end'])
  })

  it('fails where the routes of a success lead nowhere any more', async () => {
    const files = (when: string) => `workflow: { name: w, entry_point: a }
agents:
${script('a', `routes: [{ to: last, when: "${when}" }]`)}
${script('last')}
`
    const first = await bareRun({ files: files('n == 1'), ends: { a: [works], last: [BROKEN] } })
    const undecided = first.journal.flatMap(({ event, at }) => {
      if (event.type === 'route_taken') return []
      const { hash: _, ...bare } = { hash: '', ...event }
      return [{ event: bare as RunEvent, at }]
    })
    const second = await bareRun({ files: files('n == 2'), ends: { last: [works] }, journal: undecided })
    expect(second.end.error?.envelope.kind).toBe('internal.no_route')
    expect(second.events.map(place)).toEqual([
      'workflow_started null',
      'node_started a#1.1',
      'node_completed a#1.1',
      'node_failed a#1.1',
      'route_taken a#1.1',
    ])
  })

  it('tells the members of a group that has ended, their errors and the group itself', async () => {
    const files = `workflow: { name: w, entry_point: g }
agents:
${script('m1', 'routes: [{ on_error: x.y, retry: { max: 1, backoff: none } }]')}
${script('m2')}
${script('last')}
parallel: [{ name: g, agents: [m1, m2], failure_mode: continue_on_error, max_concurrent: 1, routes: [{ to: last }] }]
`
    const { first, second } = await resumed({ files, ends: { m1: ['x.y', works], m2: ['x.z'] } })
    expect(again(second)).toEqual([
      'node_started g#1.1',
      'node_started g#1.1/m1#1.1',
      'node_failed g#1.1/m1#1.1',
      'node_retry_scheduled g#1.1/m1#1.1',
      'node_started g#1.1/m1#1.2',
      'node_completed g#1.1/m1#1.2',
      'node_started g#1.1/m2#1.1',
      'node_failed g#1.1/m2#1.1',
      'route_taken g#1.1/m2#1.1',
      'group_completed g#1.1',
      'node_completed g#1.1',
      'route_taken g#1.1',
    ])
    expect(only(second, 'group_completed')).toEqual(only(first, 'group_completed'))
    const routes = (ran: BareEnd) => only(ran, 'route_taken').filter(({ node }) => node === 'm2')
    expect(routes(second)).toEqual(routes(first))
  })

  it('tells of a for_each only what failed, and what the group made of it', async () => {
    const files = `workflow: { name: w, entry_point: g }
agents:
${script('last')}
for_each: [{ name: g, source: workflow.input.list, as: it, failure_mode: continue_on_error, agent: { name: m, type: script, command: fake }, routes: [{ to: last }] }]
`
    const inputs = { list: [1, 2] }
    const { first, second } = await resumed({ files, inputs, ends: { m: ['x.y', works] } })
    expect(again(second)).toEqual([
      'node_started g#1.1',
      'node_failed g#1.1[0]/m#1.1',
      'route_taken g#1.1[0]/m#1.1',
      'group_completed g#1.1',
      'node_completed g#1.1',
      'route_taken g#1.1',
    ])
    expect(only(second, 'group_completed')).toEqual(only(first, 'group_completed'))
  })

  it('tells the groups inside of a child that handled an error', async () => {
    const files = {
      'main.yaml': `workflow: { name: w, entry_point: sub }
agents:
  - { name: sub, type: workflow, workflow: c.yaml, routes: [{ to: last }] }
${script('last')}`,
      'c.yaml': `workflow: { name: c, entry_point: g }
agents:
${script('m1')}
${script('m2')}
parallel: [{ name: g, agents: [m1, m2], failure_mode: continue_on_error, max_concurrent: 1 }]
`,
    }
    const { first, second } = await resumed({ files, ends: { m1: ['x.y'], m2: [works] } })
    expect(again(second)).toEqual([
      'node_started sub#1.1',
      'node_failed sub#1.1/g#1.1/m1#1.1',
      'route_taken sub#1.1/g#1.1/m1#1.1',
      'node_completed sub#1.1/g#1.1',
      'route_taken sub#1.1/g#1.1',
      'group_completed sub#1.1/g#1.1',
      'node_completed sub#1.1',
      'route_taken sub#1.1',
    ])
    expect(only(second, 'group_completed')).toEqual(only(first, 'group_completed'))
  })

  it('of a group that failed runs the failed members again, and keeps the others', async () => {
    const files = `workflow: { name: w, entry_point: g }
agents:
${script('m1')}
${script('m2')}
parallel: [{ name: g, agents: [m1, m2], max_concurrent: 1, failure_mode: all_or_nothing }]
output: { both: "{{ g.outputs | length }}" }
`
    const first = await bareRun({ files, ends: { m1: [works], m2: ['x.y'] } })
    expect(first.end.outcome).toBe('halted')
    const second = await bareRun({ files, ends: { m1: ['x.again'], m2: [works] }, journal: first.journal })
    expect(second.end).toMatchObject({ outcome: 'success', output: { both: 2 } })
    expect(again(second)).toEqual(['node_started g#1.1/m1#1.1', 'node_completed g#1.1/m1#1.1'])
    expect(only(second, 'group_completed')[0]).toMatchObject({ succeeded: 2, failed: 0 })
  })

  it('reports warnings again', async () => {
    const files = `workflow: { name: w, entry_point: a, runtime: { strict_exit: false } }
agents:
${script('a', 'routes: [{ to: last }]')}
${script('last')}
`
    const exits: Stubbed = { status: 'completed', output: {}, note: { exit_code: 4 } }
    const { first, second } = await resumed({ files, ends: { a: [exits] } })
    expect(only(second, 'warning')).toEqual(only(first, 'warning'))
    expect(again(second)).toEqual(['node_started a#1.1', 'warning a#1.1', 'node_completed a#1.1', 'route_taken a#1.1'])
  })
})
