import fc from 'fast-check'
import { expect } from 'vitest'
import { type Generated, generated, hasConditionText } from './generated.js'
import { type Act, check } from './memory-run.js'

/**
 * More files, or others: `GREEN_RUNS=20000 GREEN_SEED=$RANDOM npx vitest run --project proofs __tests__/green`. The seed is fixed
 * otherwise, so that a change is judged by the same files each time.
 */
const RUNS = process.env['GREEN_RUNS']
const SEED = Number(process.env['GREEN_SEED'] ?? 1)

/** A generated file that may run, with the entries of `may_pass` and what its programs do, one call after the other. */
export interface Sample extends Pick<Generated, 'edited' | 'excuse'> {
  readonly workflow: NonNullable<ReturnType<typeof check>['workflow']>
  readonly entries: ReturnType<typeof check>['entries']
  readonly next: () => Act
}

/** Judges generated files. A failing run prints its seed. Returns how many files were generated and how many may run. */
export async function prove(files: number, judge: (sample: Sample) => Promise<void>) {
  const numRuns = RUNS === undefined ? files : Number(RUNS)
  let valid = 0
  await fc.assert(
    fc.asyncProperty(generated, async ({ files: texts, edited, excuse, acts }) => {
      const { workflow, entries, codes } = check(texts)
      expect(hasConditionText(texts) && !codes.includes('condition-text')).toBe(false)
      if (workflow === null) return
      valid += 1
      let calls = 0
      await judge({ workflow, entries, edited, excuse, next: () => acts[calls++ % acts.length] ?? {} })
    }),
    { numRuns, seed: SEED },
  )
  return { numRuns, valid }
}
