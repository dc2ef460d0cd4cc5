import { defineConfig } from 'vitest/config'
import { COMMON, PROOFS } from './vitest.shared.mjs'

export default defineConfig({ test: { ...COMMON, testTimeout: 120_000, include: PROOFS } })
