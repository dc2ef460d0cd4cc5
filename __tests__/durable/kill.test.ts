import { describe, expect, it } from 'vitest'
import { TWENTY } from './support/twenty.js'
import { ended, settledRuns, World } from './support/world.js'

/** What the run leaves when nobody interferes. */
async function undisturbed() {
  const world = new World(TWENTY)
  const appends: number[] = []
  world.files.interfere = ({ operation }, number) => {
    if (operation === 'append') appends.push(number)
    return true
  }
  const result = ended(await world.run())
  return {
    appends,
    output: JSON.stringify(result.output),
    started: [...world.started].sort(),
    writes: world.files.writes,
  }
}

/** Kills a session at a write, before it happens or in the middle of it. */
function killAt(world: World, number: number, torn: boolean): void {
  const first = world.files.writes
  world.files.interfere = (write, at) => {
    if (world.dead) return false
    // Only what is appended can be torn; other writes happen or do not.
    if (at - first < number || (torn && write.operation !== 'append')) return true
    world.kill()
    return torn ? write.text.slice(0, Math.floor(write.text.length / 2)) : false
  }
}

/** Resumes until the end; a folder without a checkpoint holds no run yet. */
async function goOn(world: World) {
  world.files.interfere = () => true
  return ended(world.text('checkpoint.json') === '' ? await world.run() : await world.resume())
}

/** All places are tried, a quarter of them in a test: a busy machine is no reason to give up. */
const PARTS = 4
const CASES = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => [
  [`before every write (${part + 1} of ${PARTS})`, false, part] as const,
  [`in the middle of every write (${part + 1} of ${PARTS})`, true, part] as const,
])

describe('a run of twenty nodes that is killed', () => {
  it.for(CASES)('%s goes on and repeats nothing that was finished', async ([, torn, part]) => {
    const whole = await undisturbed()
    expect(whole.writes).toBeGreaterThan(60)
    const places = torn ? whole.appends : Array.from({ length: whole.writes }, (_, index) => index + 1)
    const numbers = places.filter((_, index) => index % PARTS === part)
    for (const number of numbers) {
      const world = new World(TWENTY)
      killAt(world, number, torn)
      expect(await world.run(), `write ${number}`).toBeNull()
      const settled = settledRuns(world.text('journal.jsonl'))
      const before = world.started.length
      const result = await goOn(world)
      const again = world.startedSince(before).filter((label) => settled.has(label))
      expect(again, `write ${number}`).toEqual([])
      expect(JSON.stringify(result.output), `write ${number}`).toBe(whole.output)
      expect([...new Set(world.started)].sort()).toEqual(whole.started)
      expect(result.result.outcome).toBe('success')
      expect(world.lines('events.jsonl').at(-1).type).toBe('workflow_completed')
      const seqs = world.lines('events.jsonl').map(({ seq }) => seq)
      expect(seqs, `write ${number}`).toEqual([...new Set(seqs)].sort((a, b) => a - b))
    }
  })

  it('again and again goes on every time', async () => {
    const whole = await undisturbed()
    const world = new World(TWENTY)
    let sessions = 0
    for (let number = 9; ; number += 4) {
      killAt(world, number, number % 8 === 1)
      const settled = settledRuns(world.text('journal.jsonl'))
      const before = world.started.length
      const result = world.text('checkpoint.json') === '' ? await world.run() : await world.resume()
      sessions += 1
      expect(world.startedSince(before).filter((label) => settled.has(label))).toEqual([])
      if (result === null) continue
      expect(JSON.stringify(ended(result).output)).toBe(whole.output)
      break
    }
    expect(sessions).toBeGreaterThan(5)
  })
})
