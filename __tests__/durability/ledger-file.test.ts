import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../src/adapters/file-store.js'
import { foldLedger, MAX_LEDGER_RUNS, toLedgerEntry, writeAllInLedger, writeInLedger } from '../../src/core/ledger.js'
import { recordFolderInLedger } from '../../src/durability/ledger.js'
import { MemoryFiles } from '../durable/support/memory-files.js'
import { script, simulate } from '../engine/governance-harness.js'

const YAML = `workflow: { name: t, entry_point: sub }
agents:
  - { name: sub, type: workflow, workflow: child.yaml }
`
const CHILD = `workflow: { name: c, entry_point: probe }\nagents:\n${script('probe')}`
const files = { 'main.yaml': YAML, 'child.yaml': CHILD }
const store = createFileStore()
const entry = (id: number, outcome = 'failed') =>
  toLedgerEntry({
    run_id: `r${id}`,
    timestamp: '2026-01-01',
    workflow: { name: 'w', file: 'f' },
    outcome,
    sightings: [],
  })

describe('the ledger of the action', () => {
  it('counts the run and says how often its error was seen', async () => {
    const home = (await simulate({ files })).folder
    const ledger = path.join(home, 'cache', 'ledger.jsonl')
    const told: (string | null)[] = []
    for (const fails of [true, false, true]) {
      const { folder, result } = await simulate({ files, program: () => (fails ? { raise: { kind: 'x.y' } } : {}) })
      const { seenBefore, problem } = recordFolderInLedger(store, ledger, path.join(folder, 'run'), result)
      expect(problem).toBeNull()
      told.push(seenBefore)
    }
    expect(told).toEqual([
      'x.y at sub/probe: seen in 1 of the last 1 run, first on 2026-01-02',
      null,
      'x.y at sub/probe: seen in 2 of the last 3 runs, first on 2026-01-02',
    ])
  })

  it('knows the error of the run by its kind and its node', async () => {
    const { folder, result } = await simulate({ files, program: () => ({ raise: { kind: 'x.y' } }) })
    const ledger = path.join(folder, 'ledger.jsonl')
    const [error] = result.errors
    if (error === undefined) throw new Error('the run did not fail')
    const told = (...errors: readonly { readonly kind: string; readonly node_id: string | null }[]) => {
      const named = errors.map((about) => ({ ...error, ...about }))
      return recordFolderInLedger(store, ledger, path.join(folder, 'run'), { errors: named }, { commit: 'abc' })
        .seenBefore
    }
    for (const node_id of ['probe', 'sub/probe', null])
      expect(told({ kind: 'x.y', node_id })).toMatch(/^x\.y at sub\/probe: seen in 1 of the last 1 run/)
    expect(told({ kind: 'x.y', node_id: 'obe' })).toBeNull()
    expect(told({ kind: 'a.b', node_id: 'probe' })).toBeNull()
    expect(told({ kind: 'a.b', node_id: null }, { kind: 'x.y', node_id: null })).toMatch(/^x\.y/)
    expect(told()).toBeNull()
    expect(foldLedger(store.readText(ledger)).runs).toMatchObject([{ commit: 'abc' }])
  })

  it('is rewritten when it has grown', () => {
    const memory = new MemoryFiles()
    const line = (id: number) => `${JSON.stringify(entry(id))}\n`
    memory.content.set('/x/l', Array.from({ length: 2 * MAX_LEDGER_RUNS }, (_, id) => line(id)).join(''))
    const written = writeInLedger(memory, '/x/l', () => entry(-1))
    expect(written.ok && written.value.ledger.runs).toHaveLength(MAX_LEDGER_RUNS)
    expect(foldLedger(memory.readText('/x/l')).runs.at(-1)).toEqual(entry(-1))
    expect(memory.readText('/x/l').split('\n')).toHaveLength(MAX_LEDGER_RUNS + 1)
  })

  it('tells of trouble, and of nothing else', async () => {
    const { folder, result } = await simulate({ files, program: () => ({ raise: { kind: 'x.y' } }) })
    const ledger = path.join(folder, 'ledger.jsonl')
    writeFileSync(ledger, 'garbage\n')
    expect(recordFolderInLedger(store, ledger, path.join(folder, 'run'), result)).toEqual({
      seenBefore: 'x.y at sub/probe: seen in 1 of the last 1 run, first on 2026-01-02',
      problem: `${ledger}: 1 lines of the ledger cannot be read and are left out`,
    })
    expect(recordFolderInLedger(store, ledger, path.join(folder, 'nowhere'), result).problem).toMatch(
      /^the run is not in/,
    )
    expect(recordFolderInLedger(store, folder, path.join(folder, 'run'), result).problem).toMatch(/it is a folder$/)
    const blocked = path.join(folder, 'main.yaml', 'ledger.jsonl')
    expect(recordFolderInLedger(store, blocked, path.join(folder, 'run'), result).problem).toMatch(/^the run is not in/)
  })
})

describe('many runs at once', () => {
  const ids = (memory: MemoryFiles) =>
    foldLedger(memory.readText('/x/l')).runs.map(({ run_id, outcome }) => `${run_id} ${outcome}`)

  it('are added once, and replace an older line', () => {
    const memory = new MemoryFiles()
    expect(writeAllInLedger(memory, '/x/l', [entry(1), entry(2)])).toBeNull()
    const { writes } = memory
    expect(writeAllInLedger(memory, '/x/l', [entry(2), entry(1)])).toBeNull()
    // Only the folder was asked for.
    expect(memory.writes).toBe(writes + 1)
    expect(writeAllInLedger(memory, '/x/l', [entry(1, 'success'), entry(3)])).toBeNull()
    expect(ids(memory)).toEqual(['r2 failed', 'r1 success', 'r3 failed'])
  })

  it('are the newest where there are too many', () => {
    const memory = new MemoryFiles()
    const all = Array.from({ length: MAX_LEDGER_RUNS + 5 }, (_, id) => entry(id))
    expect(writeAllInLedger(memory, '/x/l', all)).toBeNull()
    expect(ids(memory)).toHaveLength(MAX_LEDGER_RUNS)
    expect(ids(memory)[0]).toBe('r5 failed')
  })

  it('a file that cannot be written is told', () => {
    const memory = new MemoryFiles()
    memory.interfere = () => {
      throw new Error('no')
    }
    expect(writeAllInLedger(memory, '/x/l', [entry(1)])).toMatch(/^\/x\/l cannot be written: /)
  })
})

/** Files that are read and changed under their lock only. */
class LockedFiles extends MemoryFiles {
  #isLocked = false

  override whileLocked<T>(_file: string, act: () => T): T {
    this.#isLocked = true
    const done = act()
    this.#isLocked = false
    return done
  }

  override readText(file: string): string {
    expect(this.#isLocked).toBe(true)
    return super.readText(file)
  }

  override replace(file: string, text: string): void {
    expect(this.#isLocked).toBe(true)
    super.replace(file, text)
  }
}

it('the ledger is read and rewritten while no other process does so', () => {
  const locked = new LockedFiles()
  locked.content.set('/x/l', `${JSON.stringify(entry(1))}\n`.repeat(2 * MAX_LEDGER_RUNS))
  expect(writeInLedger(locked, '/x/l', () => entry(2)).ok).toBe(true)
  expect(writeAllInLedger(locked, '/x/l', [entry(3)])).toBeNull()
})
