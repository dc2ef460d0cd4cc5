import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { TWENTY } from './support/twenty.js'
import { ended, settledRuns, World } from './support/world.js'

const FLOW = {
  'workflow.yaml': `
workflow: { name: power, entry_point: a, finally: z }
agents:
  - { name: a, type: script, command: work, args: [a], routes: [{ to: b }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 1}'], routes: [{ to: c }, { on_error: true, retry: { max: 2, initial_seconds: 3 } }] }
  - { name: c, type: script, command: work, args: [c, '{"fails": 9}'], routes: [{ to: d }, { on_error: true, to: d }] }
  - { name: d, type: script, command: work, args: [d] }
  - { name: z, type: script, command: work, args: [z] }
`,
}

const onDisk = (world: World): string => world.files.durable.get(path.join(world.folder, 'journal.jsonl')) ?? ''

describe('the power', () => {
  it.for([
    ['a chain', FLOW],
    ['twenty nodes', TWENTY],
  ] as const)('finds on the disk what happened, before anything else happens: %s', async ([, files]) => {
    const world = new World(files)
    let starts = 0
    world.onStart = () => {
      starts += 1
      expect(onDisk(world)).toBe(world.text('journal.jsonl'))
    }
    ended(await world.run())
    expect(starts).toBeGreaterThan(5)
    expect(onDisk(world)).toBe(world.text('journal.jsonl'))
  })

  it.for([0, 0.5, 1])(
    'lost at any write repeats nothing that was done before the last program began: %d',
    async (share) => {
      const whole = new World(FLOW)
      const output = JSON.stringify(ended(await whole.run()).output)
      for (let number = 1; number <= whole.files.writes; number += 1) {
        const world = new World(FLOW)
        let safe: ReadonlySet<string> = new Set()
        world.onStart = () => {
          safe = settledRuns(world.text('journal.jsonl'))
        }
        world.killAtWrite(number)
        expect(await world.run()).toBeNull()
        const done = safe
        world.files.losePower((unflushed) => unflushed.slice(0, Math.floor(unflushed.length * share)))
        world.files.interfere = () => true
        const before = world.started.length
        const next = world.text('checkpoint.json') === '' ? await world.run() : await world.resume()
        expect(JSON.stringify(ended(next).output), `write ${number}`).toBe(output)
        expect(
          world.startedSince(before).filter((label) => done.has(label)),
          `write ${number}`,
        ).toEqual([])
      }
    },
  )
})
