import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createClock } from '../../src/adapters/clock.js'
import { attack } from './support.js'

it('a time of day that is set at random moves no clock, and a machine that sleeps moves it forward', async () => {
  const moves = fc.array(fc.record({ wall: fc.integer({ min: -1e10, max: 1e10 }), passes: fc.nat(100_000) }), {
    maxLength: 20,
  })
  await attack(
    moves,
    (list) => {
      let wall = 1_700_000_000_000
      let monotonic = 5
      const clock = createClock({ wall: () => wall, monotonic: () => monotonic, uptime: () => monotonic })
      let expected = clock.now()
      for (const move of list) {
        wall += move.wall
        monotonic += move.passes
        expected += move.passes
        expect(clock.now()).toBe(expected)
      }
    },
    10,
  )
})
