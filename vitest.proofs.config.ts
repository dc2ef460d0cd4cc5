import { defineConfig } from 'vitest/config'
import { COMMON, PROOFS } from './vitest.config.js'

export default defineConfig({ test: { ...COMMON, testTimeout: 60_000, include: PROOFS } })
