import { describe, expect, it } from 'vitest'
import { type Bare, bareRun, only, type Stubbed, script, started } from './bare-run.js'

const fails = (kind: string): Stubbed => kind
const works: Stubbed = { output: { done: true } }

const parallel = (more = '', members = ['a', 'b', 'c']): string => `workflow: { name: w, entry_point: g }
agents:
${members.map((name) => script(name)).join('')}
parallel: [{ name: g, agents: [${members.join(', ')}]${more} }]
output: { errors: "{{ g.errors | length }}", outputs: "{{ g.outputs | list | join(' ') }}", n: "{{ g.count }}" }
`
const each = (more: string, member = 'type: script, command: fake'): string => `workflow: { name: w, entry_point: g }
agents: [{ name: after, type: set, value: "{{ g.outputs | length }}" }]
for_each:
  - name: g
    source: workflow.input.list
    as: it
    agent: { name: m, ${member} }
    ${more}
`
const list = (...items: readonly (string | number | null)[]) => ({ list: items })

describe('a group of nodes', () => {
  it('completes with what its members made, and says how many there were', async () => {
    const ran = await bareRun({ files: parallel(), ends: { a: [works], b: [works], c: [works] } })
    expect(ran.end).toMatchObject({ outcome: 'success', output: { errors: 0, outputs: 'a b c', n: 3 } })
    const at = { scope: '', node: 'g', visit: 1, attempt: 1, group_type: 'parallel', total: 3 }
    expect(only(ran, 'group_started')).toEqual([{ ...at, type: 'group_started', max_concurrent: expect.any(Number) }])
    expect(only(ran, 'group_completed')).toEqual([
      { ...at, type: 'group_completed', succeeded: 3, failed: 0, duration_ms: 0, status: 'completed' },
    ])
  })

  it.each<[string, string, readonly string[], { outcome: string; kind: string | null; run: number }]>([
    ['stops at the first error', '', ['x.one', 'x.two'], { outcome: 'halted', kind: 'x.one', run: 1 }],
    [
      'goes on if it tolerates one',
      ', tolerate: { count: 1 }',
      ['x.one', 'ok', 'ok'],
      { outcome: 'success', kind: null, run: 3 },
    ],
    [
      'raises the first error that it does not tolerate',
      ', tolerate: { count: 1 }',
      ['x.one', 'x.two', 'ok'],
      { outcome: 'halted', kind: 'x.two', run: 2 },
    ],
    [
      'tolerates a share',
      ', tolerate: { percent: 34 }',
      ['x.one', 'ok', 'ok'],
      { outcome: 'success', kind: null, run: 3 },
    ],
    [
      'tolerates no more than its share',
      ', tolerate: { percent: 33 }',
      ['x.one', 'ok', 'ok'],
      { outcome: 'halted', kind: 'x.one', run: 1 },
    ],
    [
      'goes on with one that works',
      ', failure_mode: continue_on_error',
      ['x.one', 'x.two', 'ok'],
      { outcome: 'success', kind: null, run: 3 },
    ],
    [
      'fails where none works',
      ', failure_mode: continue_on_error',
      ['x.one', 'x.two', 'x.three'],
      { outcome: 'halted', kind: 'internal.group_failed', run: 3 },
    ],
    [
      'fails where more fail than it tolerates, although it goes on',
      ', failure_mode: continue_on_error, tolerate: { count: 1 }',
      ['x.one', 'x.two', 'ok'],
      { outcome: 'halted', kind: 'internal.group_failed', run: 3 },
    ],
    [
      'runs all, and fails if one did',
      ', failure_mode: all_or_nothing',
      ['x.one', 'ok', 'ok'],
      { outcome: 'halted', kind: 'internal.group_failed', run: 3 },
    ],
  ])('%s', async (_, more, ends, { outcome, kind, run }) => {
    const stubs = ends.map((end): readonly Stubbed[] => [end === 'ok' ? works : fails(end)])
    const files = parallel(`, max_concurrent: 1${more}`)
    const ran = await bareRun({
      files,
      ends: { a: stubs[0] ?? [works], b: stubs[1] ?? [works], c: stubs[2] ?? [works] },
    })
    expect([ran.end.outcome, ran.end.error?.envelope.kind ?? null]).toEqual([outcome, kind])
    expect(started(ran).filter((place) => place.includes('/'))).toHaveLength(run)
    const [done] = only(ran, 'group_completed')
    const failed = ends.slice(0, run).filter((end) => end !== 'ok').length
    expect(done).toMatchObject({
      status: outcome === 'success' ? 'completed' : 'failed',
      failed,
      succeeded: run - failed,
    })
  })

  it('says which members failed, which did not run, and how it failed', async () => {
    const files = parallel(', max_concurrent: 1, failure_mode: all_or_nothing')
    const ran = await bareRun({ files, ends: { a: [works], b: [fails('x.y')], c: [fails('x.z')] } })
    expect(ran.end.error?.envelope).toEqual({
      kind: 'internal.group_failed',
      message: '2 of 3 members of g failed; first x.y: x.y happened',
      details: {
        group: 'g',
        failed: 2,
        total: 3,
        errors: {
          b: { kind: 'x.y', message: 'x.y happened', details: {} },
          c: { kind: 'x.z', message: 'x.z happened', details: {} },
        },
      },
    })
    expect(ran.end.records.map(({ envelope, frames }) => [envelope.kind, frames.map(({ node }) => node)])).toEqual([
      ['x.y', ['b', 'g']],
      ['x.z', ['c', 'g']],
    ])
    const [failure] = only(ran, 'node_failed').filter(({ node }) => node === 'g')
    expect(failure?.partial).toMatchObject({
      type: 'parallel',
      count: 3,
      outputs: { a: { done: true } },
      results: [
        { index: 0, key: 'a', status: 'completed', output: { done: true }, error: null },
        { index: 1, key: 'b', status: 'failed', output: null, error: { kind: 'x.y' } },
        { index: 2, key: 'c', status: 'failed', output: null, error: { kind: 'x.z' } },
      ],
    })
  })

  it('that stops at an error names those that did not run', async () => {
    const files = parallel(', max_concurrent: 1')
    const ran = await bareRun({ files, ends: { a: [fails('x.y')], b: [works], c: [works] } })
    const [failure] = only(ran, 'node_failed').filter(({ node }) => node === 'g')
    expect(failure?.partial).toMatchObject({
      results: [{ status: 'failed' }, { status: 'not_run' }, { status: 'not_run' }],
    })
  })

  /** Children that wait, because a group takes no waits, and one that fails after two seconds. */
  const waiting = (more: string, ...members: readonly string[]) => ({
    'main.yaml': `workflow: { name: w, entry_point: g, hooks: { on_error: "{{ error.message }}" } }
agents:
${members.map((name) => `  - { name: ${name}, type: workflow, workflow: ${name}.yaml }\n`).join('')}
parallel: [{ name: g, agents: [${members.join(', ')}]${more} }]
`,
    ...Object.fromEntries(
      [
        ['quick', 1],
        ['late', 2],
        ['slow', 60],
      ].map(([name, seconds]) => [
        `${name}.yaml`,
        `workflow: { name: c, entry_point: pause }
agents:
  - { name: pause, type: wait, duration: ${seconds}s, routes: [{ to: ${name === 'late' ? 'bad' : '$end'} }] }
${script('bad')}`,
      ]),
    ),
  })

  it('cancels those that run when it stops at an error, and tells how long it took', async () => {
    const ran = await bareRun({ files: waiting('', 'slow', 'quick', 'late'), ends: { bad: [fails('x.y')] } })
    expect(ran.end.error?.envelope.kind).toBe('x.y')
    expect(ran.slept).toBe(2000)
    expect(only(ran, 'group_completed')[0]).toMatchObject({
      duration_ms: 2000,
      succeeded: 1,
      failed: 1,
      status: 'failed',
    })
    const [failure] = only(ran, 'node_failed').filter(({ node }) => node === 'g')
    expect(failure?.partial).toMatchObject({
      results: [{ status: 'cancelled' }, { status: 'completed' }, { status: 'failed' }],
    })
    expect(ran.end.records.map(({ frames }) => frames.map(({ node }) => node))).toEqual([['bad', 'late', 'g']])
  })

  it('that is cancelled from outside ends with the run, and names what was running', async () => {
    const ran = await bareRun({ files: waiting('', 'slow', 'quick'), cancelAfter: 5000 })
    expect(ran.end).toMatchObject({
      outcome: 'cancelled',
      signal: 'SIGINT',
      error: { envelope: { kind: 'internal.cancelled', message: 'cancelled by SIGINT at pause' } },
    })
    expect(ran.end.error?.frames.map(({ node }) => node)).toEqual(['pause', 'slow', 'g'])
    expect(only(ran, 'group_completed')[0]).toMatchObject({
      status: 'cancelled',
      succeeded: 1,
      failed: 0,
      duration_ms: 5000,
    })
    expect(only(ran, 'hook_executed')).toEqual([])
  })

  it('runs no more members at a time than it may', async () => {
    const took = async (more: string) => {
      const files = waiting(more, 'quick', 'slow', 'a', 'b')
      const child = files['main.yaml'].replaceAll(/(a|b)\.yaml/g, 'quick.yaml')
      return (await bareRun({ files: { ...files, 'main.yaml': child.replace('slow.yaml', 'quick.yaml') } })).slept
    }
    expect([await took(''), await took(', max_concurrent: 2'), await took(', max_concurrent: 1')]).toEqual([
      1000, 2000, 4000,
    ])
  })

  it('waits for a person if a member does and no other failed', async () => {
    const gate = { node: 'a', prompt: 'Go?', options: [] }
    const suspended: Stubbed = { status: 'suspended', gate }
    const calm = await bareRun({ files: parallel(), ends: { a: [suspended], b: [works], c: [works] } })
    expect(calm.end).toMatchObject({ outcome: 'suspended', gate, output: null })
    expect(only(calm, 'group_completed')[0]).toMatchObject({ status: 'suspended', succeeded: 2, failed: 0 })
    const bad = await bareRun({ files: parallel(), ends: { a: [suspended], b: [fails('x.y')], c: [works] } })
    expect(bad.end).toMatchObject({ outcome: 'halted', gate: null })
  })

  it('a halt in a member ends the whole run', async () => {
    const files = parallel(', failure_mode: continue_on_error').replace(
      script('a'),
      script('a', 'routes: [{ on_error: x.y, halt: { message: "stop {{ error.kind }}" } }]'),
    )
    const ran = await bareRun({ files, ends: { a: [fails('x.y')], b: [works], c: [works] } })
    expect(ran.end).toMatchObject({
      outcome: 'halted',
      error: { envelope: { kind: 'halt.intentional', message: 'stop x.y' } },
    })
    expect(only(ran, 'group_completed')[0]).toMatchObject({ status: 'cancelled' })
  })

  it('is typed if any error of a member is', async () => {
    const untyped: Stubbed = {
      status: 'raised',
      error: { envelope: { kind: 'script.exit', message: 'm', details: {} }, origin: 'engine' },
      partial: undefined,
    }
    const loose = (more: string) =>
      parallel(more).replace('entry_point: g', 'entry_point: g, runtime: { strict_exit: false }')
    const ended = async (a: Stubbed, b: Stubbed) => {
      const files = loose(', failure_mode: all_or_nothing')
      return (await bareRun({ files, ends: { a: [a], b: [b], c: [works] } })).end.outcome
    }
    expect([await ended(untyped, untyped), await ended(untyped, 'x.y'), await ended('x.y', untyped)]).toEqual([
      'failed',
      'halted',
      'halted',
    ])
  })
})

describe('a for_each', () => {
  it('runs each item with its value, its number and its key', async () => {
    const value = "type: set, value: '{{ it }}-{{ _index }}'"
    const plain = await bareRun({ files: each('routes: [{ to: after }]', value), inputs: list('x', 'y') })
    expect(only(plain, 'node_completed').find(({ node }) => node === 'g')?.output).toMatchObject({
      type: 'for_each',
      outputs: ['x-0', 'y-1'],
      count: 2,
    })
    expect(only(plain, 'node_started').map(({ scope, node, item }) => [scope, node, item])).toEqual([
      ['', 'g', undefined],
      ['g#1.1[0]/', 'm', { group: 'g', index: 0, key: '0' }],
      ['g#1.1[1]/', 'm', { group: 'g', index: 1, key: '1' }],
      ['', 'after', undefined],
    ])
    const keyed = await bareRun({
      files: each("key_by: '{{ it }}'", "type: set, value: '{{ _key }}'"),
      inputs: list('x', 'y'),
    })
    expect(only(keyed, 'node_completed').find(({ node }) => node === 'g')?.output).toMatchObject({
      outputs: { x: 'x', y: 'y' },
    })
  })

  it.each<[string, string, Bare['inputs'], string | RegExp]>([
    ['what is no list', '', { list: 'x' }, 'the source of g (workflow.input.list) is not a list but "x"'],
    ['two items with one key', "key_by: '{{ it }}'", list('x', 'y', 'x'), 'items 0 and 2 of g have the same key "x"'],
  ])('refuses %s', async (_, more, inputs, message) => {
    const ran = await bareRun({ files: each(more), inputs: inputs ?? {} })
    expect(ran.end.error?.envelope).toMatchObject({ kind: 'internal.schema_violation', message })
    const [failure] = only(ran, 'node_failed')
    expect(failure?.partial).toMatchObject({ type: 'for_each', count: 0, outputs: more === '' ? [] : {}, results: [] })
    expect(only(ran, 'group_started')).toEqual([])
  })

  it('completes at once without items', async () => {
    const ran = await bareRun({ files: each(''), inputs: list() })
    expect(ran.end.outcome).toBe('success')
    expect(only(ran, 'group_completed')).toMatchObject([{ total: 0, succeeded: 0, failed: 0, status: 'completed' }])
  })
})

describe('a for_each that machines share', () => {
  const files = each('failure_mode: continue_on_error')
  const inputs = { list: Array.from({ length: 45 }, (_, index) => index) }
  const plan = { role: 'plan', group: 'g', shards: 4 } as const
  const shard = { role: 'shard', group: 'g', visit: 1, index: 1, of: 2 } as const

  it('is planned, with no more shards than items', async () => {
    const ran = await bareRun({ files, inputs, sharding: plan, ends: { m: [works] } })
    expect(ran.end).toMatchObject({ outcome: 'suspended', output: null })
    expect(ran.end.handoff).toEqual({ part: 'plan', group: 'g', visit: 1, total: 45, shards: 4 })
    expect(only(ran, 'group_started')).toEqual([])
    const few = await bareRun({ files, inputs: list(1, 2), sharding: plan, ends: { m: [works] } })
    expect(few.end.handoff).toMatchObject({ total: 2, shards: 2 })
  })

  it('has its part run, whatever fails there, with a warning for each item up to twenty', async () => {
    const ran = await bareRun({ files, inputs, sharding: shard, ends: { m: [works, 'x.y'] } })
    expect(ran.end).toMatchObject({ outcome: 'success', error: null })
    expect(ran.end.handoff).toEqual({
      ...{ part: 'shard', group: 'g', visit: 1, index: 1, of: 2 },
      ...{ items: 23, succeeded: 1, failed: 22 },
    })
    const warnings = only(ran, 'warning').map(({ message }) => message)
    expect(warnings).toHaveLength(21)
    expect(warnings[0]).toBe('item 2 of g failed with x.y: x.y happened')
    expect(warnings.at(-1)).toBe('2 more items of g failed')
    expect(only(ran, 'group_completed')[0]).toMatchObject({ total: 23, status: 'completed' })
  })

  it('drains what runs when it would stop at an error', async () => {
    const wait = each('max_concurrent: 2', 'type: workflow, workflow: c.yaml, input_mapping: { n: "{{ it }}" }')
    const child = `workflow: { name: c, entry_point: p, input: { n: { type: number } } }
agents:
  - { name: p, type: wait, duration: "{{ workflow.input.n }}s", routes: [{ to: bad, when: "{{ workflow.input.n == 1 }}" }, { to: $end }] }
${script('bad')}`
    const run = (sharding?: typeof shard) =>
      bareRun({
        files: { 'main.yaml': wait, 'c.yaml': child },
        inputs: list(5, 9, 1, 9, 9, 9),
        ends: { bad: ['x.y'] },
        ...(sharding && { sharding }),
      })
    const shared = await run(shard)
    expect(shared.end).toMatchObject({ outcome: 'success', handoff: { items: 3, succeeded: 1, failed: 1 } })
    expect(shared.slept).toBe(5000)
    const alone = await run()
    expect([alone.end.outcome, alone.slept]).toEqual(['halted', 6000])
  })

  it('waits for a person in its part', async () => {
    const gate = { node: 'm', prompt: 'Go?', options: [] }
    const ran = await bareRun({
      files,
      inputs: list(1, 2),
      sharding: shard,
      ends: { m: [{ status: 'suspended', gate }] },
    })
    expect(ran.end).toMatchObject({ outcome: 'suspended', gate })
  })

  it.each<[string, Bare['sharding']]>([
    ['another group is shared', { ...plan, group: 'other' }],
    ['another visit is shared', { ...shard, visit: 2 }],
  ])('runs as usual if %s', async (_, sharding) => {
    const ran = await bareRun({ files, inputs: list(1, 2), ends: { m: [works] }, ...(sharding && { sharding }) })
    expect(ran.end).toMatchObject({ outcome: 'success', error: null })
    expect(ran.end.handoff).toBeUndefined()
    expect(only(ran, 'group_completed')[0]).toMatchObject({ total: 2, succeeded: 2 })
  })

  it('runs as usual inside of a child, and if the group is a parallel one', async () => {
    const main = 'workflow: { name: w, entry_point: sub }\nagents: [{ name: sub, type: workflow, workflow: c.yaml }]\n'
    const child = each('').replace(
      'workflow: { name: w, entry_point: g }',
      'workflow: { name: c, entry_point: g, input: { list: { type: array } } }',
    )
    const nested = await bareRun({
      files: { 'main.yaml': main, 'c.yaml': child },
      inputs: list(1, 2),
      sharding: plan,
      ends: { m: [works] },
    })
    expect([nested.end.outcome, nested.end.handoff]).toEqual(['success', undefined])
    const other = await bareRun({ files: parallel(), sharding: plan, ends: { a: [works], b: [works], c: [works] } })
    expect([other.end.outcome, other.end.handoff]).toEqual(['success', undefined])
  })
})
