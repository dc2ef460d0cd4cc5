import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    exclude: ['__tests__/runner/**'],
    testTimeout: 30_000,
    pool: 'forks',
    // Most tests wait for processes they started: one worker fewer than there are cores, which is the default, leaves one idle.
    maxWorkers: '100%',
    // No test replaces modules, so files may share what they import: that halves the work of those that start no process.
    isolate: false,
  },
})
