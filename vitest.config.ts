import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    exclude: ['__tests__/runner/**'],
    testTimeout: 30_000,
    pool: 'forks',
    // No test replaces modules or changes the process, so files may share what they import: that halves the work.
    isolate: false,
  },
})
