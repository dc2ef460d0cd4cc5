import { rmSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractOf } from '../../src/config/contract/index.js'
import { loadWorkflow } from '../../src/config/load/index.js'
import { type Program, simulate } from '../engine/governance-harness.js'
import { failuresIn, unexplained } from './explained.js'
import { type Generated, generated } from './generated.js'

/** More of them: `GREEN_RUNS=5000 npx vitest run --project proofs __tests__/green`. */
const RUNS = Number(process.env['GREEN_RUNS'] ?? 100)

async function played({ files, behaviours }: Generated) {
  let calls = 0
  // Only a node with a timeout can be ended by it.
  const program: Program = (_name, _call, { timeoutSeconds }) => {
    const behaviour = behaviours[calls++ % behaviours.length]
    return behaviour?.timeout === true && timeoutSeconds === null ? {} : behaviour
  }
  const done = await simulate({ files, program })
  const { workflow } = loadWorkflow(`${done.folder}/main.yaml`, { workspace: done.folder, env: {} })
  const entries = workflow === null ? [] : contractOf(workflow).may_pass
  rmSync(done.folder, { recursive: true, force: true })
  return { ...done, entries }
}

describe('green means green', () => {
  it('no generated run succeeds with a failure that may_pass does not explain', async () => {
    const seen = { valid: 0, passed: 0 }
    await fc.assert(
      fc.asyncProperty(generated, async (one) => {
        const { result, events, entries } = await played(one)
        if (result.outcome !== 'invalid') seen.valid += 1
        if (result.outcome !== 'success') return
        const failures = failuresIn(events)
        if (failures > 0) seen.passed += 1
        expect(unexplained(events, entries)).toEqual([])
        const { handled = [], warnings } = result
        if (failures > 0) expect([...handled, ...warnings]).not.toEqual([])
      }),
      { numRuns: RUNS },
    )
    // Most of what is generated can run, and enough of it succeeds although something failed.
    expect(seen.valid).toBeGreaterThan(RUNS / 3)
    expect(seen.passed).toBeGreaterThan(RUNS / 50)
  }, 600_000)
})
