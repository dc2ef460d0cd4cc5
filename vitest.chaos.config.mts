import { defineConfig } from 'vitest/config'
import { COMMON } from './vitest.shared.mjs'

/** Attacks that are chosen at random from a seed; `CHAOS_SEED` and `CHAOS_RUNS` repeat one or make it longer. */
export default defineConfig({
  test: { ...COMMON, testTimeout: 3_600_000, include: ['__tests__/chaos/**/*.test.ts'] },
})
