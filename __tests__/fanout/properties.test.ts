import { test } from 'vitest'
import { attack } from '../chaos/support.js'
import { fleets, sameOnManyMachines } from './fleet.js'

/** Few here; `npm run test:chaos` draws more of them. */
const SHARE = 0.5

test('whatever dies, a joined run equals the run on one machine, and nothing that has ended happens again', {
  timeout: 300_000,
}, async () => {
  await attack(fleets, sameOnManyMachines, SHARE)
})
