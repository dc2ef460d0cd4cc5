import { describe, expect, it } from 'vitest'
import { complaints } from './explained.js'
import { check, play } from './memory-run.js'
import { prove } from './prove.js'

describe('a resumed run is judged by the file that resumes', () => {
  it('every failure is allowed by the edited file, and on record', async () => {
    let resumed = 0
    const { numRuns } = await prove(800, async ({ workflow, edited, excuse, next }) => {
      const first = await play(workflow, next)
      const after = first.outcome === 'success' ? null : check(edited)
      if (after === null || after.workflow === null) return
      const second = await play(after.workflow, next, { earlier: first.journal, excuse })
      resumed += 1
      const allowed = second.outcome === 'success' ? complaints(second, after.entries, first.events) : []
      expect(allowed).toEqual([])
    })
    expect(resumed).toBeGreaterThan(numRuns / 20)
  }, 600_000)
})
