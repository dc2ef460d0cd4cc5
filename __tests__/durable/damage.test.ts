import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJournal } from '../../src/durability/journal.js'
import { readCheckpoint } from '../../src/durability/saved-run.js'
import { computeJournalStart, parseSnapshot, sealDocument } from '../../src/durability/snapshot.js'
import { parseJournal } from '../durability/journal-text.js'
import { ended, refusal, World } from './support/world.js'

const SMALL = {
  'workflow.yaml': `
workflow: { name: small, entry_point: a }
agents:
  - { name: a, type: script, command: work, args: [a, '{"out": {"word": "näh 😀"}}'], routes: [{ to: b }] }
  - { name: b, type: script, command: work, args: [b, '{"fails": 1}'], routes: [{ to: c }, { on_error: true, retry: { max: 2 } }] }
  - { name: c, type: script, command: work, args: [c, '{"fails": 9}'] }
`,
}

async function halted(): Promise<World> {
  const world = new World(SMALL)
  expect(ended(await world.run()).result.exit_code).toBe(3)
  return world
}

/** Puts bytes in the place of a file, decoded as the store decodes them. */
function put(world: World, name: string, bytes: Uint8Array): void {
  world.files.content.set(path.join(world.folder, name), Buffer.from(bytes).toString('utf8'))
}

describe('damage', () => {
  it('a flipped byte of the journal is seen at every place', async () => {
    const world = await halted()
    const bytes = Buffer.from(world.text('journal.jsonl'))
    const snapshot = parseSnapshot(world.text('checkpoint.json'))
    if (!snapshot.ok) throw new Error(snapshot.error)
    const start = computeJournalStart(snapshot.value)
    expect(readJournal(parseJournal(bytes.toString('utf8')), start).ok).toBe(true)
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of [1, 64]) {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ bit
        expect(readJournal(parseJournal(flipped.toString('utf8')), start).ok, `byte ${at}`).toBe(false)
      }
    }
  })

  it('a flipped byte of the snapshot is seen, or changes nothing', async () => {
    const world = await halted()
    const bytes = Buffer.from(world.text('checkpoint.json'))
    const sound = parseSnapshot(bytes.toString('utf8'))
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of [1, 4, 64]) {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ bit
        const read = parseSnapshot(flipped.toString('utf8'))
        expect(read.ok ? read : sound, `byte ${at}`).toEqual(sound)
      }
    }
  })

  it('any change of bytes in the middle of the journal is exit 2 and touches nothing', async () => {
    const world = await halted()
    const bytes = Buffer.from(world.text('journal.jsonl'))
    const lastLine = bytes.lastIndexOf(10, bytes.length - 2)
    await fc.assert(
      fc.asyncProperty(fc.nat(lastLine - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = Buffer.from(bytes)
        damaged[at] = (damaged[at] ?? 0) ^ change
        put(world, 'journal.jsonl', damaged)
        const before = world.text('checkpoint.json')
        expect(refusal(await world.resume())).toContain('journal')
        expect(world.text('checkpoint.json')).toBe(before)
      }),
      { numRuns: 40 },
    )
  })

  it('a journal that was cut off after the run ended is noticed', async () => {
    const world = await halted()
    const lines = world.text('journal.jsonl').split('\n')
    put(world, 'journal.jsonl', Buffer.from(`${lines.slice(0, 2).join('\n')}\n`))
    expect(refusal(await world.resume())).toContain('not the one that the run ended with')
    put(world, 'journal.jsonl', new Uint8Array())
    expect(refusal(await world.resume())).toContain('not the one that the run ended with')
  })

  it('a journal that was cut inside of an earlier line after the run ended is noticed at every byte', async () => {
    const world = await halted()
    const bytes = Buffer.from(world.text('journal.jsonl'))
    const lastLine = bytes.lastIndexOf(10, bytes.length - 2) + 1
    for (let length = 0; length <= lastLine; length++) {
      put(world, 'journal.jsonl', bytes.subarray(0, length))
      expect(readCheckpoint(world.files, world.folder).ok, `${length} bytes`).toBe(false)
    }
  })

  it('a last line that was torn after the run ended costs no more than that line', async () => {
    const world = await halted()
    const bytes = Buffer.from(world.text('journal.jsonl'))
    const lastLine = bytes.lastIndexOf(10, bytes.length - 2) + 1
    for (let length = lastLine + 1; length < bytes.length; length++) {
      put(world, 'journal.jsonl', bytes.subarray(0, length))
      expect(readCheckpoint(world.files, world.folder).ok, `${length} bytes`).toBe(true)
    }
    put(world, 'journal.jsonl', Buffer.concat([bytes.subarray(0, lastLine), Buffer.from('{"c":"00000000')]))
    expect(refusal(await world.resume())).toContain('not the one that the run ended with')
    put(world, 'journal.jsonl', bytes.subarray(0, bytes.length - 30))
    expect(ended(await world.resume()).result.exit_code).toBe(3)
  })

  it('a journal that is cut at any byte while the run goes on leaves an earlier state', async () => {
    const world = new World(SMALL)
    world.onStart = (label) => {
      if (label === 'c:0') world.kill()
    }
    expect(await world.run()).toBeNull()
    const bytes = Buffer.from(world.text('journal.jsonl'))
    const seen = new Set<number>()
    for (let length = 0; length <= bytes.length; length++) {
      put(world, 'journal.jsonl', bytes.subarray(0, length))
      const saved = readCheckpoint(world.files, world.folder)
      expect(saved.ok, `${length} bytes`).toBe(true)
      if (saved.ok) seen.add(saved.value.entries.length)
    }
    expect(seen.size).toBe(world.text('journal.jsonl').split('\n').length)
  })

  it('a journal of another run is noticed, also while the run goes on', async () => {
    const [world, other] = [new World(SMALL), new World(SMALL)]
    for (const one of [world, other]) {
      one.onStart = (label) => {
        if (label === 'b:0') one.kill()
      }
      expect(await one.run()).toBeNull()
    }
    expect(other.text('journal.jsonl')).not.toBe(world.text('journal.jsonl'))
    put(world, 'journal.jsonl', Buffer.from(other.text('journal.jsonl')))
    expect(refusal(await world.resume())).toContain('line 1 of the journal is damaged')
  })

  it('a newer format, no JSON, an edited file and another workflow are exit 2 with what to do', async () => {
    const world = await halted()
    const whole = world.text('checkpoint.json')
    const { checksum: _, ...content } = JSON.parse(whole)
    const cases: [string, RegExp][] = [
      [sealDocument({ ...content, format: 2 }), /newer .* use a newer one/],
      [whole.slice(0, -10), /not a JSON object/],
      [whole.replace('"small"', '"big"'), /damaged or edited/],
      ['', /not a JSON object/],
      [sealDocument({ ...content, workflow: { name: 'other', file: 'other.yaml' } }), /is a run of other/],
    ]
    for (const [text, message] of cases) {
      put(world, 'checkpoint.json', Buffer.from(text))
      expect(refusal(await world.resume())).toMatch(message)
    }
    expect(world.started).toHaveLength(4)
  })

  it('a checkpoint that lacks newer fields still loads', async () => {
    const world = await halted()
    const { format, run_id, workflow, file, cwd, inputs } = JSON.parse(world.text('checkpoint.json'))
    put(world, 'checkpoint.json', Buffer.from(sealDocument({ format, run_id, workflow, file, cwd, inputs })))
    expect(ended(await world.resume()).result.exit_code).toBe(3)
    expect(world.started.slice(4)).toEqual(['c:0'])
  })

  it.for(['events.jsonl', 'errors.jsonl'])(
    '%s that was cut at any byte is whole again after a resume',
    async (name) => {
      const world = await halted()
      const files = new Map(world.files.content)
      const bytes = Buffer.from(world.text(name))
      const step = Math.max(1, Math.floor(bytes.length / 60))
      for (let length = 0; length < bytes.length; length += length > bytes.length - 40 ? 1 : step) {
        world.files.content.clear()
        for (const [file, text] of files) world.files.content.set(file, text)
        put(world, name, bytes.subarray(0, length))
        const before = world.text(name).split('\n').length - 1
        expect(ended(await world.resume()).result.exit_code).toBe(3)
        expect(world.lines(name).length).toBeGreaterThan(before)
        const seqs = world.lines('events.jsonl').map(({ seq }) => seq)
        expect(seqs).toEqual([...seqs].sort((a, b) => a - b))
      }
    },
  )

  it('a run folder that was moved, also to where the file lies elsewhere, goes on', async () => {
    const world = await halted()
    const elsewhere = new World(SMALL)
    for (const [file, text] of world.files.content)
      elsewhere.files.content.set(path.join(elsewhere.folder, path.basename(file)), text)
    elsewhere.files.folders.add(elsewhere.folder)
    const content = JSON.parse(elsewhere.text('checkpoint.json'))
    const { checksum: _, ...rest } = content
    put(
      elsewhere,
      'checkpoint.json',
      Buffer.from(sealDocument({ ...rest, cwd: '/nowhere/at/all', file: '/nowhere/workflow.yaml' })),
    )
    expect(ended(await elsewhere.resume()).result.exit_code).toBe(3)
    expect(elsewhere.started).toEqual(['c:0'])
  })

  it('of two resumes at once one goes on and the other says who has it', async () => {
    const world = await halted()
    const [one, two] = await Promise.all([world.resume(), world.resume()])
    expect(ended(one).result.exit_code).toBe(3)
    expect(refusal(two)).toContain('in use by process 1 on here since now')
  })
})
