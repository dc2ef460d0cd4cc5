import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../../src/core/events.js'
import { RunTrace } from '../../src/reporters/run-trace.js'
import { completed, failed, GRAPH, graphNode, routed, stamped, started } from './sample.js'

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

function traced(events: readonly RunEvent[]): RunTrace {
  const trace = new RunTrace()
  for (const event of stamped(events)) trace.consume(event)
  return trace
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

describe('RunTrace', () => {
  it.each(cases)('colours %s', (_, events, expected) => {
    expect(Object.fromEntries(traced(events).states(GRAPHED))).toMatchObject(expected)
  })

  it('knows the path, attempts of one visit once', () => {
    const trace = traced([
      started('probe'),
      failed('probe', KIND),
      started('probe', { attempt: 2 }),
      completed('probe', { attempt: 2 }),
      started('repair'),
      started('inner', { scope: 'repair#1.1/' }),
      completed('repair'),
      started('probe', { visit: 2 }),
    ])
    expect(trace.path).toEqual(['probe', 'repair', 'probe'])
  })

  it('knows the row that last led from one step to another', () => {
    const trace = traced([
      routed('probe', 'to', 'repair'),
      routed('probe', 'to', 'repair', KIND, {}, 'routes[2]'),
      routed('probe', 'to', 'other', null, { scope: 'repair#1.1/' }),
    ])
    expect([...(trace.routes.get('probe') ?? [])]).toEqual([['repair', 'routes[2]']])
  })

  it('stays small however long the run is', () => {
    const trace = new RunTrace()
    for (let index = 0; index < 5000; index++) {
      const kind = `a.k${index}`
      for (const event of stamped([
        started('probe', { visit: index }),
        failed('probe', kind),
        routed('probe', 'to', 'repair', kind),
        started('repair', { visit: index }),
        { type: 'warning', scope: '', node: null, code: 'w', message: 'm' },
      ]))
        trace.consume(event)
    }
    expect([trace.path.length, trace.tried.length, trace.warnings.length, trace.overcome().length]).toEqual([
      2000, 200, 200, 200,
    ])
    expect([trace.triedTotal, trace.warningsTotal]).toEqual([5000, 5000])
  })
})
