import { describe, expect, it } from 'vitest'
import { RunAccount } from '../../src/account/run-account.js'
import { EventReader } from '../../src/account/run-reader.js'
import type { RunEvent } from '../../src/core/events.js'
import { accountOf } from '../reporters/build.js'
import { completed, failed, GRAPH, graphNode, routed, stamped, started } from '../reporters/sample.js'

const KIND = 'external.git.drift'
const GRAPHED = {
  ...GRAPH,
  nodes: [
    ...GRAPH.nodes,
    graphNode('both', 'parallel', 40, { members: ['left', 'right'] }),
    graphNode('left'),
    graphNode('right'),
  ],
}
const group = { scope: '', node: 'both', visit: 1, attempt: 1, group_type: 'parallel', total: 2 } as const
const inside = { scope: 'both#1.1/' }

function told(events: readonly RunEvent[]): RunAccount {
  return accountOf(stamped(events))
}

const cases: readonly (readonly [string, readonly RunEvent[], Record<string, string>])[] = [
  ['a running node', [started('probe')], { probe: 'open', repair: 'skipped' }],
  ['a completed node', [started('probe'), completed('probe')], { probe: 'completed' }],
  [
    'a failed node',
    [started('probe'), failed('probe', KIND), routed('probe', 'unhandled', null, KIND)],
    { probe: 'failed' },
  ],
  [
    'a handled error',
    [started('probe'), failed('probe', KIND), routed('probe', 'to', 'repair', KIND)],
    { probe: 'handled' },
  ],
  [
    'a handler that failed',
    [started('probe'), failed('probe', KIND), routed('probe', 'to', 'repair', KIND), failed('repair', KIND)],
    { probe: 'failed', repair: 'failed' },
  ],
  [
    'a chain of handlers that ends well',
    [
      ...[started('probe'), failed('probe', KIND), routed('probe', 'to', 'repair', KIND)],
      ...[started('repair'), failed('repair', KIND), routed('repair', 'to', 'report', KIND)],
      ...[started('report'), completed('report')],
    ],
    { probe: 'handled', repair: 'handled', report: 'completed' },
  ],
  [
    'a recovery',
    [started('probe'), failed('probe', KIND), routed('probe', 'recover', null, KIND)],
    { probe: 'recovered' },
  ],
  [
    'a retry that helped',
    [started('probe'), failed('probe', KIND), started('probe', { attempt: 2 }), completed('probe', { attempt: 2 })],
    { probe: 'recovered' },
  ],
  [
    'members of a parallel group',
    [
      started('both', { type: 'parallel' }),
      { type: 'group_started', ...group, max_concurrent: 2 },
      started('left', inside),
      started('right', inside),
      failed('left', KIND, 'x', inside),
      routed('left', 'collected', null, KIND, inside),
      completed('right', inside),
      { type: 'group_completed', ...group, succeeded: 1, failed: 1, status: 'failed', duration_ms: 1 },
      failed('both', 'internal.group_failed'),
    ],
    { both: 'failed', left: 'failed', right: 'completed' },
  ],
  [
    'a group that tolerates the failure of a member',
    [
      started('both', { type: 'parallel' }),
      { type: 'group_started', ...group, max_concurrent: 2 },
      failed('left', KIND, 'x', inside),
      completed('right', inside),
      { type: 'group_completed', ...group, succeeded: 1, failed: 1, status: 'completed', duration_ms: 1 },
      completed('both', { type: 'parallel' }),
    ],
    { both: 'tolerated', left: 'failed', right: 'completed' },
  ],
  ['a node of the same name in a child', [completed('probe', { scope: 'repair#1.1/' })], { probe: 'skipped' }],
]

describe('RunAccount', () => {
  it.each(cases)('colours %s', (_, events, expected) => {
    expect(Object.fromEntries(told(events).steps.states(GRAPHED))).toMatchObject(expected)
  })

  it('lists the first hundred errors of a long chain, and counts all of them', () => {
    const links = Array.from({ length: 5000 }, (_, visit) => [
      failed('probe', KIND, 'x', { visit }),
      routed('probe', 'to', 'repair', KIND, { visit }),
      failed('repair', 'a.b', 'x', { visit }),
      routed('repair', 'to', 'probe', 'a.b', { visit }),
    ])
    const { errors } = told([...links.flat(), completed('probe', { visit: 5001 })])
    expect([errors.handled.length, errors.handledTotal]).toEqual([100, 10_000])
    expect(errors.handled[0]).toMatchObject({ node: 'probe', by: 'probe', through: { length: 100 } })
    expect([...errors.overcome.values()].map(({ count }) => count)).toEqual([5000, 5000])
  })

  it('knows the path, attempts of one visit once', () => {
    const { walk } = told([
      started('probe'),
      failed('probe', KIND),
      started('probe', { attempt: 2 }),
      completed('probe', { attempt: 2 }),
      started('repair'),
      started('inner', { scope: 'repair#1.1/' }),
      completed('repair'),
      started('probe', { visit: 2 }),
    ])
    expect(walk.path).toEqual(['probe', 'repair', 'probe'])
  })

  it('knows the row that last led from one step to another', () => {
    const { walk } = told([
      routed('probe', 'to', 'repair'),
      routed('probe', 'to', 'repair', KIND, {}, 'routes[2]'),
      routed('probe', 'to', 'other', null, { scope: 'repair#1.1/' }),
    ])
    expect([...walk.edges.values()].at(-1)).toMatchObject({ from: 'probe', to: 'repair', route: 'routes[2]' })
    expect(walk.edges.size).toBe(2)
  })

  it('stays small however long the run is', () => {
    const events: RunEvent[] = []
    for (let index = 0; index < 6000; index++) {
      const kind = `a.k${index}`
      events.push(
        started('probe', { visit: index }),
        failed('probe', kind),
        routed('probe', 'to', 'repair', kind),
        started('repair', { visit: index }),
        completed('repair', { visit: index }),
        { type: 'warning', scope: '', node: null, code: 'w', message: 'm' },
      )
    }
    const { walk, errors, notices } = told(events)
    expect([walk.path.length, notices.warnings.length, errors.overcome.size]).toEqual([10_000, 200, 200])
    expect(notices.texts().at(-1)).toBe('and 5000 more warnings')
  })
})

describe('a long run', () => {
  const item = (index: number, bad: boolean): readonly RunEvent[] => {
    const where = { scope: `each#1.1[${index}]/` }
    return [started('one', where), bad ? failed('one', KIND, 'x', where) : completed('one', where)]
  }
  const events: readonly RunEvent[] = [
    started('each', { type: 'for_each' }),
    ...Array.from({ length: 9000 }, (_, index) => item(index, index === 4000)).flat(),
  ]

  it('keeps the first visits, what failed and the latest, and counts all', () => {
    const [each] = told(events).visits.roots
    const scopes = [...(each?.children ?? [])].map(({ scope }) => scope)
    expect([each?.childrenTotal, scopes.length < 9000]).toEqual([9000, true])
    expect(scopes).toEqual(expect.arrayContaining([0, 4000, 8999].map((index) => `each#1.1[${index}]/`)))
    expect(scopes).not.toContain('each#1.1[3500]/')
  })
})

describe('a run that was resumed', () => {
  it('counts what was done again as it was done last', () => {
    const [probe] = told([started('probe'), failed('probe', KIND), started('probe'), completed('probe')]).visits.roots
    expect(probe?.attempts).toMatchObject([{ number: 1, state: 'completed', failure: null }])
  })

  it('forgets what a rewind took away, with all that was inside', () => {
    const { visits } = told([
      started('probe'),
      completed('probe'),
      started('repair'),
      started('inner', { scope: 'repair#1.1/' }),
      completed('repair'),
      { type: 'run_rewound', scope: '', node: null, from: 'repair', keep: ['probe#1.1'] },
    ])
    expect(visits.roots.map(({ node }) => node)).toEqual(['probe'])
    expect(visits.rootsTotal).toBe(1)
  })
})

it('is the same when its events are read again', () => {
  const events = stamped([
    started('probe'),
    failed('probe', KIND),
    routed('probe', 'to', 'repair', KIND),
    started('repair'),
    completed('repair'),
  ])
  const read = new RunAccount()
  const reader = new EventReader(read)
  for (const event of events) reader.line(JSON.stringify(event))
  expect([read.visits.roots, read.errors.overcome, read.walk.path]).toEqual([
    accountOf(events).visits.roots,
    accountOf(events).errors.overcome,
    accountOf(events).walk.path,
  ])
})
