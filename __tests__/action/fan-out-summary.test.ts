import { expect, test } from 'vitest'
import { joinPreface, type ShardRow } from '../../src/action/fan-out-summary.js'

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

test('the table of a join shows the items of each machine, slow ones and lost ones', () => {
  const page = joinPreface(PLAN, [
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
