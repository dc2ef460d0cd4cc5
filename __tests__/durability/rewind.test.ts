import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/core/json.js'
import type { JournalEntry } from '../../src/durability/journal.js'
import { listRunsBefore, withoutRewound } from '../../src/durability/saved-run.js'

type Fields = Readonly<Record<string, Json>>
const entry = (fields: Fields): JournalEntry => ({ at: 1, event: { scope: '', visit: 1, attempt: 1, ...fields } })
const done = (node: string, visit = 1, attempt = 1): JournalEntry =>
  entry({ type: 'node_completed', node, visit, attempt, node_type: 'set', output: null, duration_ms: 0 })
const failed = (node: string, attempt = 1): JournalEntry =>
  entry({
    type: 'node_failed',
    node,
    attempt,
    node_type: 'set',
    envelope: { kind: 'a.b', message: 'm', details: {} },
    origin: 'author',
    typed: true,
    frames: [],
    attempts: attempt,
    exit_code: null,
    stderr_tail: '',
    duration_ms: 0,
  })
const to = (node: string, target: string | null, visit = 1, attempt = 1): JournalEntry =>
  entry({
    type: 'route_taken',
    node,
    visit,
    attempt,
    action: target === null ? 'end' : 'to',
    to: target ?? '$end',
    route: '',
    kind: null,
  })
const retry = (node: string, from: string | null): JournalEntry =>
  entry({
    type: 'node_retry_scheduled',
    node,
    kind: 'a.b',
    delay_seconds: 0,
    deadline: 0,
    route: 'routes[0]',
    from,
    policy: false,
  })
const rewound = (...keep: readonly string[]): JournalEntry => entry({ type: 'run_rewound', node: 'x', keep })

describe('the runs before a node', () => {
  const straight = [done('a'), to('a', 'b'), done('b'), to('b', 'c'), done('c'), to('c', null)]
  it.each<[string, readonly JournalEntry[], string, number | null]>([
    ['the first', straight, 'a', 0],
    ['the second', straight, 'b', 1],
    ['the last', straight, 'c', 2],
    ['none of that name', straight, 'd', null],
    ['one that was not reached', straight.slice(0, 2), 'c', null],
    [
      'the second visit of a loop',
      [done('a'), to('a', 'b'), done('b'), to('b', 'a'), done('a', 2), to('a', null, 2)],
      'a',
      2,
    ],
    [
      'one that was retried: all of its attempts go',
      [failed('a'), retry('a', null), done('a', 1, 2), to('a', 'b', 1, 2), done('b')],
      'a',
      0,
    ],
    [
      'one after a retry: all attempts before it stay',
      [failed('a'), retry('a', null), done('a', 1, 2), to('a', 'b', 1, 2), done('b')],
      'b',
      2,
    ],
    ['nothing on record', [], 'a', null],
  ])('%s', (_what, records, node, count) => {
    const found = listRunsBefore(records, 'a', node)
    expect(found === null ? null : found.length).toBe(count)
    expect(new Set(found ?? []).size).toBe(found?.length ?? 0)
  })

  it('are followed by decisions and not by the order of the journal', () => {
    const mixed = [done('c'), to('b', 'c'), done('b'), to('b', 'c'), done('a'), to('a', 'b')]
    expect(listRunsBefore(mixed, 'a', 'c')).toEqual(
      listRunsBefore([done('a'), to('a', 'b'), done('b'), to('b', 'c'), done('c')], 'a', 'c'),
    )
    expect(listRunsBefore(mixed, 'b', 'b')).toEqual([])
  })

  it('end where a run was done again and nothing was decided about it since', () => {
    const decided = [done('a'), to('a', 'b'), done('b'), to('b', null)]
    expect(listRunsBefore(decided, 'a', 'b')).toHaveLength(1)
    for (const again of [done('a'), failed('a')]) expect(listRunsBefore([...decided, again], 'a', 'b')).toBe(null)
    const inside = entry({
      type: 'route_taken',
      scope: 'a#1.1/',
      node: 'z',
      action: 'to',
      to: 'b',
      route: '',
      kind: null,
    })
    expect(listRunsBefore([done('a'), inside, done('b')], 'a', 'b')).toBe(null)
  })

  it('count what only happened inside of one as its run', () => {
    const inside = entry({ type: 'node_completed', scope: 'a#1.1/', node: 'z', node_type: 'set', output: 1 })
    expect(listRunsBefore([inside], 'a', 'a')).toEqual([])
    expect(listRunsBefore([entry({ type: 'warning', node: null })], 'a', 'a')).toBe(null)
  })

  it('a retry from an earlier node enters that one again', () => {
    const records = [done('a'), to('a', 'b'), failed('b'), retry('b', 'a'), done('a', 2), to('a', 'b', 2)]
    expect(listRunsBefore(records, 'a', 'a')).toHaveLength(2)
  })
})

describe('rewound visits', () => {
  it('does not count, except what is named; what belongs to no run stays', () => {
    const [first] = listRunsBefore([done('a'), to('a', 'b'), done('b')], 'a', 'b') ?? []
    const note = entry({ type: 'warning', node: null })
    const deep = entry({ type: 'node_completed', scope: 'b#1.1/', node: 'z' })
    const before = [done('a'), note, to('a', 'b'), done('b'), deep]
    expect(withoutRewound([...before, rewound(first ?? ''), done('c')])).toEqual([
      done('a'),
      note,
      to('a', 'b'),
      done('c'),
    ])
    expect(withoutRewound([...before, rewound()])).toEqual([note])
    expect(withoutRewound(before)).toEqual(before)
    expect(withoutRewound([done('a'), rewound(first ?? ''), rewound()])).toEqual([])
  })

  it('a note without a list rewinds nothing', () => {
    const note = entry({ type: 'run_rewound', node: 'x' })
    expect(withoutRewound([done('a'), note])).toEqual([done('a'), note])
    expect(listRunsBefore([note], 'a', 'a')).toBe(null)
  })
})
