import { describe, expect, it } from 'vitest'
import type { RunAccount } from '../../src/account/run-account.js'
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
  ['a running node', [started('probe')], { probe: 'running', repair: 'skipped' }],
  ['a completed node', [started('probe'), completed('probe')], { probe: 'completed' }],
  [
    'a failed node',
    [started('probe'), failed('probe', KIND), routed('probe', 'unhandled', null, KIND)],
    { probe: 'failed' },
  ],
  [
    'a handled error',
    [started('probe'), failed('probe', KIND), routed('probe', 'to', 'repair', KIND)],
    { probe: 'recovered' },
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
      { type: 'group_started', ...group, max_concurrent: 2 },
      started('left', inside),
      started('right', inside),
      failed('left', KIND, 'x', inside),
      routed('left', 'collected', null, KIND, inside),
      completed('right', inside),
      { type: 'group_completed', ...group, succeeded: 1, failed: 1, status: 'failed', duration_ms: 1 },
    ],
    { both: 'failed', left: 'failed', right: 'completed' },
  ],
  ['a node of the same name in a child', [completed('probe', { scope: 'repair#1.1/' })], { probe: 'skipped' }],
]

describe('RunAccount', () => {
  it.each(cases)('colours %s', (_, events, expected) => {
    expect(Object.fromEntries(told(events).walk.states(GRAPHED))).toMatchObject(expected)
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
    expect([...(walk.routes.get('probe') ?? [])]).toEqual([['repair', 'routes[2]']])
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
        { type: 'warning', scope: '', node: null, code: 'w', message: 'm' },
      )
    }
    const { walk, errors, notices } = told(events)
    expect([walk.path.length, errors.tried.length, notices.warnings.length, errors.overcome().length]).toEqual([
      10_000, 200, 200, 200,
    ])
    expect([errors.triedTotal, notices.warningsTotal]).toEqual([6000, 6000])
  })
})
