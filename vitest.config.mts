import { defineConfig } from 'vitest/config'
import { COMMON, PROOFS } from './vitest.shared.mjs'

export default defineConfig({
  test: {
    ...COMMON,
    include: ['__tests__/**/*.test.ts'],
    exclude: ['__tests__/runner/**', '__tests__/chaos/**', ...PROOFS],
  },
})
