import { defineConfig } from 'vitest/config'
import { SECOND_TRY } from './vitest.shared.mjs'

export default defineConfig({
  test: {
    include: ['__tests__/runner/**/*.test.ts'],
    globalSetup: ['__tests__/support/temporary-files.ts', '__tests__/runner/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...SECOND_TRY,
    pool: 'forks',
  },
})
