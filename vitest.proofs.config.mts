import { defineConfig } from 'vitest/config'
import { COMMON, PROOFS } from './vitest.shared.mjs'

// Proofs wait most of their time: for servers, for processes to end, for a browser.
export default defineConfig({ test: { ...COMMON, maxWorkers: '200%', include: PROOFS } })
