import { describe, it } from 'vitest'
import { fleets, sameOnManyMachines } from '../fanout/fleet.js'
import { deaths, killedAndJoined } from '../fanout/processes.js'
import { attack } from './support.js'

describe('machines that die at random moments', () => {
  it('leave a joined run that equals the run on one machine', async () => {
    await attack(fleets, sameOnManyMachines, 10)
  })

  it('leave one also where they are processes, and SIGKILL ends them', async () => {
    await attack(deaths, killedAndJoined)
  })
})
