import { describe, expect, it } from 'vitest'
import type { Workflow } from '../../src/config/model.js'
import type { JournalEntry, JournalRecord } from '../../src/durability/journal.js'
import { joinShards } from '../../src/durability/shards.js'
import { complaints } from './explained.js'
import { type Act, type Played, play } from './memory-run.js'
import { prove } from './prove.js'

const PLAN = { group: 'group', visit: 1 }
const SHARDS = 2

/** Runs the group of a workflow in two shards, some of them a second time, and joins them; null if the run does not reach the group. */
async function playInShards(workflow: Workflow, next: () => Act) {
  const planned = await play(workflow, next, { sharding: { role: 'plan', group: PLAN.group, shards: SHARDS } })
  if (planned.outcome !== 'suspended') return null
  const parts: Played[] = []
  for (const index of [1, 2, 1]) {
    const sharding = { role: 'shard', ...PLAN, index, of: SHARDS } as const
    parts.push(await play(workflow, next, { earlier: planned.journal, sharding }))
  }
  // A shard that a halt route ended has the outcome of the run.
  const folders = parts.map(({ journal }, at) => ({
    folder: `s${at}`,
    shard: { ...PLAN, index: (at % SHARDS) + 1, of: SHARDS },
    entries: journal.slice(planned.journal.length).map(toEntry),
    finished: true,
  }))
  const { entries } = joinShards(PLAN, planned.journal.map(toEntry), folders)
  const own = new Map(
    parts.flatMap(({ journal }) => journal.map((record) => [JSON.stringify(toEntry(record)), record])),
  )
  const joined = entries.map((entry) => own.get(JSON.stringify(entry)) ?? (entry as unknown as JournalRecord))
  const earlier = [...planned.journal, ...joined]
  return { last: await play(workflow, next, { earlier }), before: [planned, ...parts].flatMap(({ events }) => events) }
}

function toEntry({ at, event }: JournalRecord): JournalEntry {
  return { at, event: JSON.parse(JSON.stringify(event)) }
}

describe('a joined run is judged as one on a single machine', () => {
  it('every failure of its shards is allowed, and on record', async () => {
    const seen = { joined: 0, succeeded: 0 }
    const { numRuns } = await prove(400, async ({ workflow, entries, next }) => {
      if (workflow.steps.get(PLAN.group)?.type !== 'for_each') return
      const played = await playInShards(workflow, next)
      if (played === null) return
      seen.joined += 1
      if (played.last.outcome !== 'success') return
      seen.succeeded += 1
      expect(complaints(played.last, entries, played.before)).toEqual([])
    })
    expect(seen.joined).toBeGreaterThan(numRuns / 100)
    expect(seen.succeeded).toBeGreaterThan(numRuns / 500)
  }, 600_000)
})
