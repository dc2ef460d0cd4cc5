import { describe, expect, it } from 'vitest'
import { complaints, failuresIn } from './explained.js'
import { HIDDEN, play } from './memory-run.js'
import { prove } from './prove.js'

describe('green means green', () => {
  it('every failure of a generated run that succeeds is allowed by an entry of may_pass, and on record', async () => {
    const seen = { passed: 0, withoutEntries: 0, chains: 0, hidden: 0 }
    const { numRuns, valid } = await prove(2100, async ({ workflow, entries, next }) => {
      const played = await play(workflow, next)
      if (entries.length === 0) seen.withoutEntries += 1
      if (played.outcome !== 'success') return
      if (failuresIn(played.events) > 0) seen.passed += 1
      if (played.handled.some(({ through }) => through !== undefined)) seen.chains += 1
      if (played.events.some(({ output }) => output?.stderr === HIDDEN)) seen.hidden += 1
      expect(complaints(played, entries)).toEqual([])
    })
    // Most of what is generated can run, and enough of it succeeds although something failed.
    expect(valid).toBeGreaterThan(numRuns / 3)
    expect(seen.passed).toBeGreaterThan(numRuns / 50)
    expect(seen.withoutEntries).toBeGreaterThan(numRuns / 100)
    // They are rare.
    if (numRuns > 2000) expect([seen.chains > 0, seen.hidden > 0]).toEqual([true, true])
  }, 600_000)
})
