import { defineConfig } from 'vitest/config'
import { COMMON } from './vitest.shared.mjs'

/** What hangs is given up after an hour, and later where more attacks were asked for: some of them take a minute on a busy machine. */
const LONGEST_MS = Math.max(3_600_000, Number(process.env['CHAOS_RUNS'] ?? 0) * 60_000)

/** Attacks that are chosen at random from a seed; `CHAOS_SEED` and `CHAOS_RUNS` repeat one or make it longer. */
export default defineConfig({
  test: { ...COMMON, testTimeout: LONGEST_MS, include: ['__tests__/chaos/**/*.test.ts'] },
})
