import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '../../src/adapters/file-store.js'
import { seenInLedger } from '../../src/durability/ledger-file.js'
import { script, simulate } from '../engine/governance-harness.js'

const YAML = `workflow: { name: t, entry_point: sub }
agents:
  - { name: sub, type: workflow, workflow: child.yaml }
`
const CHILD = `workflow: { name: c, entry_point: probe }\nagents:\n${script('probe')}`
const files = { 'main.yaml': YAML, 'child.yaml': CHILD }
const store = createFileStore()

describe('the ledger of the action', () => {
  it('counts the run and says how often its error was seen', async () => {
    const home = (await simulate({ files })).folder
    const ledger = path.join(home, 'cache', 'ledger.jsonl')
    const told: (string | null)[] = []
    for (const fails of [true, false, true]) {
      const { folder, result } = await simulate({ files, program: () => (fails ? { raise: { kind: 'x.y' } } : {}) })
      const { seenBefore, problem } = seenInLedger(store, ledger, path.join(folder, 'run'), result)
      expect(problem).toBeNull()
      told.push(seenBefore)
    }
    expect(told).toEqual([
      'x.y at sub/probe: seen in 1 of the last 1 run, first on 2026-01-02',
      null,
      'x.y at sub/probe: seen in 2 of the last 3 runs, first on 2026-01-02',
    ])
  })

  it('tells of trouble, and of nothing else', async () => {
    const { folder, result } = await simulate({ files, program: () => ({ raise: { kind: 'x.y' } }) })
    const ledger = path.join(folder, 'ledger.jsonl')
    writeFileSync(ledger, 'garbage\n')
    expect(seenInLedger(store, ledger, path.join(folder, 'run'), result)).toEqual({
      seenBefore: 'x.y at sub/probe: seen in 1 of the last 1 run, first on 2026-01-02',
      problem: `${ledger}: 1 lines of the ledger cannot be read and are left out`,
    })
    expect(seenInLedger(store, ledger, path.join(folder, 'nowhere'), result).problem).toMatch(/^the run is not in/)
    expect(seenInLedger(store, folder, path.join(folder, 'run'), result).problem).toMatch(/it is a folder$/)
    const blocked = path.join(folder, 'main.yaml', 'ledger.jsonl')
    expect(seenInLedger(store, blocked, path.join(folder, 'run'), result).problem).toMatch(/^the run is not in/)
  })
})
