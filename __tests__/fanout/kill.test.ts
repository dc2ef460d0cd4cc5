import { test } from 'vitest'
import { attack } from '../chaos/support.js'
import { deaths, killedAndJoined } from './processes.js'

/** Two here; `npm run test:chaos` kills more of them. */
const SHARE = 0.1

test('processes that are killed leave folders whose join equals the run on one machine', {
  timeout: 300_000,
}, async () => {
  await attack(deaths, killedAndJoined, SHARE)
})
