import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCheckpoint } from '../../src/durability/saved-run.js'
import { TWENTY } from '../durable/support/twenty.js'
import { ended, settledRuns, World } from '../durable/support/world.js'
import { attack } from './support.js'

const ERRNOS = 'ENOSPC EIO EMFILE ENFILE EROFS EACCES EPERM ENOENT EDQUOT EFBIG EINTR EBUSY ESTALE'.split(' ')
const share = fc.double({ min: 0, max: 1, noNaN: true })

async function undisturbed() {
  const world = new World(TWENTY)
  const { output } = ended(await world.run())
  return { writes: world.files.writes, output: JSON.stringify(output) }
}

describe('files', () => {
  it('a run that is killed, or loses its power, again and again at any operation goes on every time', async () => {
    const whole = await undisturbed()
    const moments = fc.array(fc.record({ at: share, torn: share, power: fc.boolean() }), { minLength: 1, maxLength: 5 })
    await attack(moments, async (kills) => {
      const world = new World(TWENTY)
      // What was on the disk when something started. Of what came after it a kill loses nothing, but a loss of power may.
      let safe: ReadonlySet<string> = new Set()
      let last: Awaited<ReturnType<World['run']>> = null
      for (const { at, torn, power } of [...kills, null].map((kill) => kill ?? { at: 2, torn: 0, power: false })) {
        const end = world.files.writes + Math.ceil(at * whole.writes)
        world.onStart = () => {
          safe = settledRuns(world.text('journal.jsonl'))
        }
        world.files.interfere = (write, number) => {
          if (world.dead) return false
          if (number < end) return true
          world.kill()
          return write.operation === 'append' ? write.text.slice(0, Math.floor(write.text.length * torn)) : false
        }
        const before = world.started.length
        const known = settledRuns(world.text('journal.jsonl').replace(/[^\n]+$/, ''))
        last = world.text('checkpoint.json') === '' ? await world.run() : await world.resume()
        expect(world.startedSince(before).filter((label) => known.has(label))).toEqual([])
        if (last !== null) break
        if (power) world.files.losePower((unflushed) => unflushed.slice(0, Math.floor(unflushed.length * torn)))
        const left = settledRuns(world.text('journal.jsonl').replace(/[^\n]+$/, ''))
        expect([...safe].filter((label) => !left.has(label))).toEqual([])
      }
      expect(JSON.stringify(ended(last).output)).toBe(whole.output)
    })
  })

  it('an operation that fails, once or for ever, changes no outcome and makes no later session repeat anything', async () => {
    const whole = await undisturbed()
    const faults = fc.record({
      at: share,
      errno: fc.constantFrom(...ERRNOS),
      lasting: fc.boolean(),
      spares: fc.constantFrom('remove', 'none'),
    })
    await attack(faults, async ({ at, errno, lasting, spares }) => {
      const world = new World(TWENTY)
      const first = Math.ceil(at * whole.writes)
      world.files.interfere = (write, number) => {
        if (number < first || (!lasting && number > first) || write.operation === spares) return true
        throw Object.assign(new Error(`${errno}: injected`), { code: errno })
      }
      const result = ended(await world.run())
      expect([result.result.exit_code, JSON.stringify(result.output)]).toEqual([0, whole.output])
      world.files.interfere = () => true
      const before = world.started.length
      await world.resume()
      // Where not even a removal is possible, nothing can be left that says so.
      const mayStart = lasting && spares !== 'remove'
      expect(mayStart ? [] : world.startedSince(before)).toEqual([])
    })
  })

  it('a journal that is cut, or has a changed byte, after the end is refused, or lacks its last line only', async () => {
    const world = new World(TWENTY)
    ended(await world.run())
    const file = path.join(world.folder, 'journal.jsonl')
    const bytes = Buffer.from(world.text('journal.jsonl'))
    const lastLine = bytes.lastIndexOf(10, bytes.length - 2) + 1
    await attack(
      fc.record({ at: share, change: fc.integer({ min: 0, max: 255 }) }),
      ({ at, change }) => {
        const place = Math.floor(at * (bytes.length - 1))
        const damaged = change === 0 ? bytes.subarray(0, place) : Buffer.from(bytes)
        if (change !== 0) damaged[place] = (damaged[place] ?? 0) ^ change
        world.files.content.set(file, damaged.toString('utf8'))
        const isTornEnd = change === 0 && place > lastLine
        expect(readCheckpoint(world.files, world.folder).ok, `${place} ^ ${change}`).toBe(isTornEnd)
      },
      20,
    )
  })
})
