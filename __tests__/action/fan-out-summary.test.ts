import { expect, test } from 'vitest'
import type { StepEnding } from '../../src/action/ending.js'
import {
  createPlannedEnding,
  listShardRows,
  renderJoinPreface,
  renderShardPreface,
  type ShardRow,
} from '../../src/action/fan-out-summary.js'
import { createFileStore } from '../../src/adapters/file-store.js'
import type { ResultDocument } from '../../src/core/report.js'
import { Redactor } from '../../src/redaction/index.js'
import { createInvalidResult } from '../../src/reporters/result.js'
import { folderWith } from '../support/folders.js'

const PLAN = { run_id: 'r', group: 'each', visit: 1, total: 10, shards: 4, base: '00000000' }
const row = (index: number, more: Partial<ShardRow> = {}): ShardRow => ({
  index,
  items: index <= 2 ? 3 : 2,
  ended: index <= 2 ? 3 : 2,
  failed: new Map(),
  durationMs: 1000,
  state: 'finished',
  ...more,
})

function ending(result: ResultDocument): StepEnding {
  const nothing = { output: null, runDir: null, errorsPath: null, graph: null, account: null, github: null }
  return { ...nothing, result, redactor: new Redactor({ secrets: [] }), annotations: [], seenBefore: null }
}

test('the table of a join shows the items of each machine, slow ones and lost ones', () => {
  const page = renderJoinPreface(PLAN, [
    row(1, { failed: new Map([['app.bad', 2]]) }),
    row(2, { durationMs: 9000 }),
    row(3, { ended: 1, state: 'unfinished' }),
    row(4, { ended: 0, durationMs: null, state: 'lost' }),
  ])
  const lines = page.trim().split('\n')
  expect(lines[0]).toBe('**10 items of `each` on 4 shards**')
  expect(lines[4]).toContain('| 1 | 3 | 3 | 2 <code>app&#46;bad</code> | 1')
  expect(lines[5]).toMatch(/^\| 2 \| 3 \| 3 \| {2}\| 9.*\| slow \|$/)
  expect(lines[6]).toContain('not finished: 1 item left for the join')
  expect(lines[7]).toBe('| 4 | 2 | 0 |  |  | lost: it left nothing, its items ran in the join |')
})

test.each([
  ['two machines have the lower median', [1000, 2000], [false, true]],
  ['a little less than twice is not slow', [1000, 1999], [false, false]],
  ['one alone is never slow', [9000, null], [false, false]],
  ['an even number', [4000, 1000, 2000, 3000], [true, false, false, false]],
  ['an odd number', [5000, 1000, 2000], [true, false, false]],
])('slow machines: %s', (_, durations, slow) => {
  const page = renderJoinPreface(
    PLAN,
    durations.map((durationMs, at) => row(at + 1, { durationMs })),
  )
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line))
  expect(rows.map((line) => line.endsWith('| slow |'))).toEqual(slow)
})

test('a shard is finished if any attempt of it was, and takes as long as its newest attempt', () => {
  const took = (ms: number): string => {
    const result = createInvalidResult([], 'a.yaml')
    return folderWith({
      'result.json': JSON.stringify({ ...result, execution: { ...result.execution, duration_ms: ms } }),
    })
  }
  const rows = listShardRows(createFileStore(), PLAN, [
    { index: 2, folder: took(7000), finished: false },
    { index: 2, folder: took(3000), finished: true },
    { index: 1, folder: took(2000), finished: false },
    { index: 4, folder: folderWith({}), finished: true },
  ])
  const none = { ended: 0, failed: new Map() }
  expect(rows).toEqual([
    { index: 1, items: 3, durationMs: 2000, state: 'unfinished', ...none },
    { index: 2, items: 3, durationMs: 7000, state: 'finished', ...none },
    { index: 3, items: 2, durationMs: null, state: 'lost', ...none },
    { index: 4, items: 2, durationMs: null, state: 'finished', ...none },
  ])
})

test('a join of no shards has no table', () => expect(renderJoinPreface(PLAN, [])).toBe(''))

test.each([
  [0, 0, [], /has no items/],
  [8, 4, [1, 2, 3, 4], /8 items of `each` go to 4 shards\*\*: 2 items each\./],
  [9, 4, [1, 2, 3, 4], /3 items in shard 1, 2 items in the others\./],
  [10, 4, [1, 2, 3, 4], /3 items in shards 1 to 2, 2 items in the others\./],
  [1, 1, [1], /1 item of `each` go to 1 shard\*\*: 1 item each\./],
])('a plan of %s items on %s shards', (total, shards, list, words) => {
  const suspended = { waits_for: 'shards' as const, group: 'each', total, shards }
  const result = { ...createInvalidResult([], 'a.yaml'), suspended }
  const planned = createPlannedEnding(ending(result))
  expect(planned.outputs?.get('shards')).toBe(JSON.stringify(list))
  expect(planned.preface).toMatch(words)
})

test('a plan that waits for nothing has no shards', () => {
  const result = createInvalidResult([], 'a.yaml')
  const planned = createPlannedEnding({ ...ending(result), outputs: new Map([['a', 'b']]) })
  expect([...(planned.outputs ?? [])]).toEqual([
    ['a', 'b'],
    ['shards', '[]'],
  ])
  expect(planned.preface).toBe('')
})

test.each([
  [{ items: 3, succeeded: 3, failed: 0 }, [], /3 items, 3 succeeded, 0 failed\. /, []],
  [{ items: 1, succeeded: 0, failed: 0 }, [], /1 item, 0 succeeded, 0 failed, 1 not taken\. /, []],
  [{ items: 3, succeeded: 1, failed: 1 }, [], /1 failed, 1 not taken\. /, ['- `item 2: no`', '- `something else`']],
  [{ items: 3, succeeded: 2, failed: 1 }, ['item 3: bad'], /2 succeeded, 1 failed\. /, ['- `item 3: bad`']],
])('the summary of a shard with %j', (counts, failures, words, list) => {
  const shard = { index: 2, of: 4, group: 'each', ...counts }
  const warnings = ['item 2: no', 'something else']
  const page = renderShardPreface({ ...createInvalidResult([], 'a.yaml'), shard, warnings }, failures)
  expect(page).toMatch(/^\*\*Shard 2 of 4 of `each`\*\*/)
  expect(page).toMatch(words)
  expect(page.split('\n').filter((line) => line.startsWith('- '))).toEqual(list)
})

test('another run has no text about a shard', () =>
  expect(renderShardPreface(createInvalidResult([], 'a.yaml'), ['x'])).toBe(''))
