import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import { itemsOfRoot } from '../../src/core/place.js'
import type { JournalEntry } from '../../src/durability/journal.js'
import { collectItems, joinShards, listEndedItems, type ShardEntries } from '../../src/durability/shards.js'

const plan = { group: 'g', visit: 1 }
type Event = Readonly<Record<string, Json>>
const line = (at: number, scope: string, event: Event): JournalEntry => ({
  at,
  event: { scope, node: 'm', visit: 1, attempt: 1, ...event },
})
const item = (index: number): string => `g#1.1[${index}]/`
const started = (t: number, index: number): JournalEntry =>
  line(t, item(index), { type: 'node_started', node_type: 'set' })
const completed = (t: number, index: number, output: Json = null): JournalEntry =>
  line(t, item(index), { type: 'node_completed', output })
const routed = (t: number, index: number, action: string): JournalEntry =>
  line(t, item(index), { type: 'route_taken', action })
const counted = (t: number, id: string, name: string, failures: number, opened: number | null): JournalEntry =>
  line(t, '', {
    type: 'breaker_counted',
    id,
    state: { state: name, failures, successes: 0, opened_at: opened, probing: false },
  })

function shard(folder: string, ...entries: readonly JournalEntry[]): ShardEntries {
  return { folder, shard: { group: 'g', visit: 1, index: 1, of: 2 }, entries, finished: true }
}

describe('the items of a planned group', () => {
  it.each([
    ['g#1.1[3]/', 3],
    ['g#1.1[3]/child#1.1/', 3],
    ['g#2.1[3]/', null],
    ['h#1.1[3]/', null],
    ['', null],
    ['g#1.1/', null],
  ])('%j is of item %s', (scope, index) => {
    expect(itemsOfRoot(plan)(scope)).toBe(index)
  })

  it('belong to one attempt if the attempt is named', () => {
    expect(itemsOfRoot({ ...plan, attempt: 2 })('g#1.2[3]/')).toBe(3)
    expect(itemsOfRoot({ ...plan, attempt: 1 })('g#1.2[3]/')).toBe(null)
  })

  it.each([
    ['nothing yet', [started(1, 0)], null],
    ['an output', [started(1, 0), completed(2, 0)], 'completed'],
    ['a failure that waits for its retry', [started(1, 0), line(2, item(0), { type: 'node_retry_scheduled' })], null],
    ['another run after its end', [completed(1, 0), started(2, 0)], null],
    ['recover', [routed(1, 0, 'recover')], 'completed'],
    ['collected', [routed(1, 0, 'collected')], 'failed'],
    ['propagate', [routed(1, 0, 'propagate')], 'failed'],
    ['unhandled', [routed(1, 0, 'unhandled')], 'failed'],
    ['halt', [completed(1, 0), routed(2, 0, 'halt')], null],
    ['a route after its output', [completed(1, 0), routed(2, 0, 'end')], 'completed'],
    ['a warning after its output', [completed(1, 0), line(2, item(0), { type: 'warning' })], 'completed'],
    [
      'an output of a node inside of its child',
      [started(1, 0), line(2, `${item(0)}c#1.1/`, { type: 'node_completed' })],
      null,
    ],
  ] as const)('end by %s', (_what, records, end) => {
    const found = collectItems(records, plan, 'here')
    expect([...found.keys()]).toEqual([0])
    expect(found.get(0)).toEqual({ index: 0, folder: 'here', entries: records, end, lastAt: records.length })
  })

  it('ended items of a shard are returned with all of their entries', () => {
    const records = [started(1, 0), started(1, 1), completed(2, 1), completed(3, 0), started(4, 2), started(4, 3)]
    expect(listEndedItems(records, plan, { index: 1, of: 2 })).toEqual([started(1, 0), completed(3, 0)])
    expect(listEndedItems(records, plan, { index: 2, of: 2 })).toEqual([started(1, 1), completed(2, 1)])
  })
})

describe('a join', () => {
  it('takes the entries of all shards in the order of time', () => {
    const a = shard('a', started(1, 0), completed(4, 0))
    const b = shard('b', started(2, 1), completed(3, 1))
    const joined = joinShards(plan, [], [a, b])
    expect(joined.entries).toEqual([started(1, 0), started(2, 1), completed(3, 1), completed(4, 0)])
    expect([...joined.sources].map(([index, { folder }]) => [index, folder])).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
    expect([...joined.ended]).toEqual([0, 1])
  })

  it.each([
    ['completed before failed', [completed(1, 0)], [routed(9, 0, 'collected')], 'a'],
    ['completed before failed, the other way round', [routed(9, 0, 'collected')], [completed(1, 0)], 'b'],
    ['failed before unfinished', [started(9, 0), started(9, 0)], [routed(1, 0, 'collected')], 'b'],
    ['of two that ended alike the later one', [completed(1, 0)], [completed(2, 0)], 'b'],
    ['of two that ended alike the later one, the other way round', [completed(2, 0)], [completed(1, 0)], 'a'],
    ['of two that ended at the same time the first', [completed(1, 0)], [completed(1, 0)], 'a'],
    ['of two unfinished ones that came further', [started(1, 0), started(2, 0)], [started(9, 0)], 'a'],
    ['of two unfinished ones that came as far the later one', [started(1, 0)], [started(2, 0)], 'b'],
  ])('chooses %s', (what, one, two, folder) => {
    const joined = joinShards(plan, [], [shard('a', ...one), shard('b', ...two)])
    expect(joined.sources.get(0)?.folder).toBe(folder)
    expect(joined.entries).toEqual(folder === 'a' ? one : two)
    expect([...joined.disputed]).toEqual(what.startsWith('completed before failed') ? ['0'] : [])
  })

  it('skips items that have ended in the plan, and completes items that a killed join wrote in part', () => {
    const own = [started(1, 0), completed(2, 0), started(1, 1)]
    const joined = joinShards(plan, own, [
      shard('a', started(5, 0), completed(6, 0)),
      shard('b', started(1, 1), completed(7, 1)),
    ])
    expect(joined.entries).toEqual([completed(7, 1)])
    expect([...joined.ended].sort()).toEqual([0, 1])
    expect([...joined.sources.keys()]).toEqual([1])
  })

  it('ignores earlier attempts at the group', () => {
    const second = (t: number): JournalEntry => line(t, 'g#1.2[0]/', { type: 'node_completed', output: 2 })
    const joined = joinShards(plan, [completed(1, 0)], [shard('a', second(5))])
    expect(joined.entries).toEqual([second(5)])
  })

  it('keeps the most open state of each breaker, once', () => {
    const open = counted(3, 'x', 'open', 5, 30)
    const later = counted(4, 'x', 'open', 5, 40)
    const half = counted(9, 'x', 'half_open', 9, 90)
    const closed = counted(9, 'x', 'closed', 4, null)
    const more = counted(9, 'x', 'closed', 5, null)
    const most = (...states: readonly JournalEntry[]): readonly JournalEntry[] =>
      joinShards(
        plan,
        [],
        states.map((state, index) => shard(`${index}`, state)),
      ).entries
    expect(most(open, half, closed)).toEqual([open])
    expect(most(closed, half)).toEqual([half])
    expect(most(open, later)).toEqual([later])
    expect(most(later, open)).toEqual([later])
    expect(most(closed, more)).toEqual([more])
    expect(most(more, closed)).toEqual([more])
    expect(most(open, counted(3, 'y', 'open', 1, 1))).toHaveLength(2)
    expect(joinShards(plan, [open], [shard('a', open)]).entries).toEqual([])
    expect(joinShards(plan, [open], [shard('a', closed, later)]).entries).toEqual([later])
  })
})
