import { rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '../../src/adapters/file-store.js'
import { createScratchFolder } from '../../src/run/run-folder.js'
import { TWENTY } from './support/twenty.js'
import { ended, refusal, World } from './support/world.js'

const HALTS = {
  'workflow.yaml': `
workflow: { name: halts, entry_point: a, finally: z }
agents:
  - { name: a, type: script, command: work, args: [a], routes: [{ to: b }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 1}'], routes: [{ to: c }, { on_error: true, retry: { max: 1 } }] }
  - { name: c, type: script, command: work, args: [c, '{"fails": 9}'] }
  - { name: z, type: script, command: work, args: [z] }
`,
}

const FAULTS = ['ENOSPC', 'EIO', 'EMFILE', 'EROFS', 'ENOENT'] as const

function fault(code: string): Error {
  return Object.assign(new Error(saidOf(code)), { code })
}

/** The words that tell a fault: a missing file is said without its code. */
const saidOf = (code: string): string => (code === 'ENOENT' ? 'there is no such file' : `${code}: injected`)

describe('a write that fails', () => {
  it('at any place changes neither the outcome nor the error, and is told', async () => {
    const whole = new World(HALTS)
    const expected = ended(await whole.run())
    expect(expected.result.exit_code).toBe(3)
    const silent: string[] = []
    for (let number = 1; number <= whole.files.writes; number++) {
      const world = new World(HALTS)
      let failed = ''
      const code = FAULTS[number % FAULTS.length] ?? 'EIO'
      world.files.interfere = (write, at) => {
        if (at !== number) return true
        failed = `${write.operation} ${path.basename(write.file)}`
        throw fault(code)
      }
      const result = ended(await world.run())
      const where = `write ${number}: ${failed}`
      expect(result.result.exit_code, where).toBe(3)
      expect(result.result.errors, where).toEqual(expected.result.errors)
      expect(world.started, where).toEqual(whole.started)
      const told = [...world.notes, world.text('events.jsonl')].join('\n')
      if (!told.includes(saidOf(code))) silent.push(failed)
      expect(told, where).not.toMatch(/\n\s+at .+:\d+:\d+/)
      for (const name of ['events.jsonl', 'errors.jsonl', 'journal.jsonl']) world.lines(name)
    }
    // A file that cannot be closed or removed does no harm.
    expect(silent.filter((failed) => !/^(?:close|remove) /.test(failed))).toEqual([])
  })

  it.for(FAULTS)('from some place on with %s for ever: the same', async (code) => {
    const whole = new World(HALTS)
    const expected = ended(await whole.run())
    for (let number = 1; number <= whole.files.writes; number += 3) {
      const world = new World(HALTS)
      world.files.interfere = (_, at) => {
        if (at < number) return true
        throw fault(code)
      }
      const result = ended(await world.run())
      expect(result.result.exit_code).toBe(3)
      expect(result.result.errors.map(({ kind }) => kind)).toEqual(expected.result.errors.map(({ kind }) => kind))
      expect(world.started).toEqual(whole.started)
      expect(world.notes.join('\n')).toContain(saidOf(code))
    }
  })

  const SUCCEEDS = {
    'workflow.yaml': `
workflow: { name: succeeds, entry_point: a }
agents:
  - { name: a, type: script, command: work, args: [a], routes: [{ to: b }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 1}'], routes: [{ to: c }, { on_error: true, retry: { max: 1 } }] }
  - { name: c, type: script, command: work, args: [c] }
`,
  }
  const flows = [
    { name: 'halted', files: HALTS, mayRun: ['c', 'z'] },
    { name: 'succeeded', files: SUCCEEDS, mayRun: [] },
  ]
  /** How many writes fail one after the other, before the disk has room again. */
  const LENGTHS = [1, 2, 3, 5, Number.POSITIVE_INFINITY]
  /** The failing write, or what a full disk took of it; removing always works on a disk that stays full. */
  function failing(world: World, { from, length, told }: { from: number; length: number; told: string[] }): void {
    world.files.interfere = (write, at) => {
      if (at < from || at >= from + length) return true
      if (length === Number.POSITIVE_INFINITY && write.operation === 'remove') return true
      told.push(`${write.operation} ${path.basename(write.file)}`)
      const before = world.files.content.get(write.file) ?? ''
      const isTorn = write.operation === 'append' && (from + length) % 2 === 0
      if (isTorn) world.files.content.set(write.file, before + write.text.slice(0, write.text.length / 2))
      throw fault(FAULTS[from % FAULTS.length] ?? 'EIO')
    }
  }
  const namesOf = (labels: readonly string[]) => labels.map((label) => label.slice(0, label.indexOf(':')))
  it.for(flows)(
    'once or several times in a row makes no later session repeat what was done, and the run says so, when it $name',
    async ({ files, mayRun }) => {
      const whole = new World(files)
      await whole.run()
      let refused = 0
      for (const length of LENGTHS) {
        for (let from = 1; from <= whole.files.writes; from++) {
          const world = new World(files)
          const told: string[] = []
          failing(world, { from, length, told })
          const { result } = ended(await world.run())
          world.files.interfere = () => true
          const before = world.started.length
          for (const node of [undefined, 'c']) {
            const next = await world.resume(node === undefined ? {} : { from: node })
            const where = `${told.slice(0, 5).join(', ')} (${from}, ${length}), ${node}`
            const repeated = namesOf(world.startedSince(before)).filter(
              (name) => name !== node && !mayRun.includes(name),
            )
            expect(repeated, where).toEqual([])
            if (next?.status === 'ended') continue
            refused += 1
            const why = refusal(next)
            if (result.outcome === 'success' && /it succeeded/.test(why)) continue
            expect(why, where).toMatch(/could not be written|there is no (run folder|checkpoint)/)
            expect(result.warnings.join('\n'), where).toMatch(/cannot be (resumed|written)/)
            expect(result.next_commands.join('\n'), where).not.toContain('resume')
          }
        }
      }
      expect(refused).toBeGreaterThan(50)
    },
  )

  it('in a session that went on makes no later one repeat what it did', async () => {
    const halted = async (): Promise<World> => {
      const world = new World(HALTS)
      await world.run()
      world.healed = true
      return world
    }
    const whole = await halted()
    const first = whole.files.writes
    await whole.resume()
    expect(namesOf(whole.started).filter((name) => name === 'c')).toHaveLength(2)
    for (const length of LENGTHS) {
      for (let from = first + 1; from <= whole.files.writes; from++) {
        const world = await halted()
        const told: string[] = []
        failing(world, { from, length, told })
        const second = await world.resume()
        world.files.interfere = () => true
        const before = world.started.length
        await world.resume()
        const ran = second?.status === 'ended' ? ['a', 'b', 'c'] : ['a', 'b']
        const repeated = namesOf(world.startedSince(before)).filter((name) => ran.includes(name))
        expect(repeated, `${told.slice(0, 5).join(', ')} (${from}, ${length})`).toEqual([])
      }
    }
  })

  it('of the journal is what a resume names, whatever it is told to begin with', async () => {
    const world = new World(SUCCEEDS)
    world.files.interfere = (write) => {
      if (path.basename(write.file) === 'journal.jsonl' && write.operation === 'append') throw fault('ENOSPC')
      return true
    }
    expect(ended(await world.run()).result.exit_code).toBe(0)
    world.files.interfere = () => true
    for (const options of [{}, { from: 'c' }])
      expect(refusal(await world.resume(options))).toMatch(/cannot be resumed.*ENOSPC: injected.*start it again/)
  })

  it('is an event of its own where events can still be written', async () => {
    const cases = [
      ['errors.jsonl', 'errors_jsonl_write_failed'],
      ['journal.jsonl', 'checkpoint_save_failed'],
      ['checkpoint.json', 'checkpoint_save_failed'],
    ] as const
    for (const [name, type] of cases) {
      const world = new World(HALTS)
      world.files.interfere = (write) => {
        if (path.basename(write.file) === name && ['append', 'replace'].includes(write.operation)) throw fault('ENOSPC')
        return true
      }
      const result = ended(await world.run())
      const events = world.lines('events.jsonl')
      expect(events.filter((event) => event.type === type)).toHaveLength(1)
      expect(events.find((event) => event.type === type)?.error).toContain('ENOSPC')
      const last = events.findLast((event) => event.type === 'workflow_failed')
      expect(last.envelope.kind).toBe('test.failed')
      expect(result.result.warnings).toEqual([expect.stringContaining('ENOSPC')])
      // Without a checkpoint there is no way to resume; without errors.jsonl the last event has the problem.
      const isOfErrors = name === 'errors.jsonl'
      const { checkpoint, next_commands: commands } = result.result
      expect(String(last.errors_write_error).includes('ENOSPC')).toBe(isOfErrors)
      expect(checkpoint?.path === null).toBe(!isOfErrors)
      expect(commands.some((one) => /resume/.test(one))).toBe(isOfErrors)
    }
  })

  it('leaves no hint at a resume that would find nothing', async () => {
    const world = new World(HALTS)
    world.onStart = (label) => {
      if (label === 'c:0') world.files.content.clear()
    }
    const { result } = ended(await world.run())
    expect([result.exit_code, result.checkpoint?.path, result.next_commands.some((one) => /resume/.test(one))]).toEqual(
      [3, null, false],
    )
  })

  it('never stops a run of groups and children', async () => {
    const whole = new World(TWENTY)
    const output = ended(await whole.run()).output
    const world = new World(TWENTY)
    world.files.interfere = (write, at) => {
      if (at > 20 && write.operation !== 'makeFolder') throw fault('ENOSPC')
      return true
    }
    expect(ended(await world.run()).output).toEqual(output)
  })

  it('of the run folder itself is a note and a warning, and the run goes on without files', async () => {
    const world = new World(HALTS)
    world.files.interfere = () => {
      throw fault('EROFS')
    }
    const result = ended(await world.run())
    expect([result.result.exit_code, result.runDir]).toEqual([3, null])
    expect(world.notes.join('\n')).toMatch(/the run folder .* cannot be written .*EROFS/)
    expect(result.result.warnings).toContainEqual(expect.stringMatching(/^the run folder .* cannot be written .*EROFS/))
  })
})

describe('a folder that was named for a run', () => {
  it("is one run's only, also when two come at once", async () => {
    const world = new World(HALTS)
    world.files.hasContent = () => false
    const results = await Promise.all([world.run(), world.run()])
    const [first, second] = results.sort((a, b) => (a?.status ?? '').localeCompare(b?.status ?? ''))
    expect(ended(first ?? null).result.exit_code).toBe(3)
    expect(refusal(second ?? null)).toMatch(/is in use by process 1 on here/)
    expect(new Set(world.lines('events.jsonl').map(({ run_id }) => run_id)).size).toBe(1)
  })

  it('that holds a run is left alone', async () => {
    const world = new World(HALTS)
    await world.run()
    expect(refusal(await world.run())).toContain('already holds a run')
    expect(world.started).toHaveLength(5)
  })

  it('is asked once more when it is locked: another process may have used it since', async () => {
    const world = new World(HALTS)
    const { makeFolder } = world.files
    world.files.makeFolder = (folder, ...more) => {
      world.files.content.set(path.join(world.folder, 'events.jsonl'), '{}\n')
      return makeFolder.call(world.files, folder, ...more)
    }
    expect(refusal(await world.run())).toContain('already holds a run')
    expect(world.started).toEqual([])
    world.files.makeFolder = makeFolder
    world.files.content.clear()
    expect(ended(await world.run()).result.exit_code).toBe(3)
  })

  it('holds one as well if only its journal is left: a new run must not be written behind it', async () => {
    const world = new World(HALTS)
    await world.run()
    const journal = world.text('journal.jsonl')
    world.files.content.clear()
    world.files.content.set(path.join(world.folder, 'journal.jsonl'), journal)
    expect(refusal(await world.run())).toContain('already holds a run')
    expect(world.text('journal.jsonl')).toBe(journal)
  })

  it('may have empty files in it', async () => {
    const world = new World(HALTS)
    world.files.content.set(path.join(world.folder, 'journal.jsonl'), '')
    world.files.content.set(path.join(world.folder, 'errors.jsonl'), '')
    expect(ended(await world.run()).result.exit_code).toBe(3)
  })
})

describe('a place for temporary files that cannot be used', () => {
  const places = ['/proc/nope/deep', path.join(import.meta.filename, 'inside')]
  it.skipIf(process.platform !== 'linux').for(places)('is told, and the next one is taken: %s', (tempBase) => {
    const notes: string[] = []
    const surroundings = {
      adapters: { temporaryFolder: makeTemporaryFolder },
      observer: { note: (message: string) => void notes.push(message) },
      cwd: '/',
      tempBase,
    }
    const folder = createScratchFolder(surroundings, 'conductor-test-', null)
    expect(path.dirname(folder)).toBe(tmpdir())
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(notes).toEqual([expect.stringContaining(`${tempBase} cannot be used for temporary files`)])
    rmSync(folder, { recursive: true })
  })
})
