import { expect, it } from 'vitest'
import { simulate } from '../engine/governance-harness.js'

const FLOW = `
workflow: { name: servers, entry_point: start }
agents: [{ name: start, type: script, command: fake, args: [start] }]
`

it.each([
  [[], false, []],
  [['a', 'b', 'c', 'd'], false, ['left running in the background, and ended with the run: `a`, `b`, `c` and 1 more']],
  // A cancellation ends what runs.
  [['a'], true, []],
])('%j is left; cancelled: %s', async (leftovers, isCancelled, warnings) => {
  const cancel = isCancelled ? AbortSignal.abort('SIGTERM') : new AbortController().signal
  const { events } = await simulate({ files: FLOW, leftovers, cancel })
  const said = events.filter(({ code }) => code === 'left-in-background').map(({ message }) => message)
  expect(said).toEqual(warnings)
})
