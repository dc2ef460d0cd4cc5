import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../src/scenario/run.js'

const never = new AbortController().signal

describe('a virtual clock', () => {
  it('jumps instead of waiting', async () => {
    const clock = new VirtualClock(1000)
    await clock.sleepUntil(1000 + 86_400_000, never)
    expect(clock.now()).toBe(86_401_000)
    expect(clock.monotonic()).toBe(86_401_000)
    expect(clock.slept).toBe(86_400_000)
  })

  it('does not jump to a deadline that has passed', async () => {
    const clock = new VirtualClock(1000)
    await clock.sleepUntil(1000, never)
    await clock.sleepUntil(10, never)
    expect(clock.slept).toBe(0)
  })

  it('wakes sleepers by deadline, and in the order they came when it is the same', async () => {
    const clock = new VirtualClock()
    const woken: string[] = []
    const sleeper = async (name: string, deadline: number) => {
      await clock.sleepUntil(deadline, never)
      woken.push(`${name}@${clock.now()}`)
    }
    await Promise.all([sleeper('late', 30), sleeper('a', 20), sleeper('early', 10), sleeper('b', 20)])
    expect(woken).toEqual(['early@10', 'a@20', 'b@20', 'late@30'])
  })

  it('lets a woken sleeper sleep again before it jumps further', async () => {
    const clock = new VirtualClock()
    const woken: number[] = []
    const ticking = (async () => {
      for (let tick = 1; tick <= 3; tick += 1) {
        await clock.sleepUntil(tick * 10, never)
        woken.push(clock.now())
      }
    })()
    await Promise.all([ticking, clock.sleepUntil(25, never).then(() => woken.push(clock.now()))])
    expect(woken).toEqual([10, 20, 25, 30])
  })

  it('wakes whoever is cancelled without moving', async () => {
    const clock = new VirtualClock()
    const cancel = new AbortController()
    const sleeping = clock.sleepUntil(1000, cancel.signal)
    cancel.abort()
    await sleeping
    await clock.sleepUntil(1000, cancel.signal)
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(clock.slept).toBe(0)
  })

  it('stands still while it is held, and goes on when the last hold is let go', async () => {
    const clock = new VirtualClock()
    const woken: number[] = []
    const first = clock.hold()
    const second = clock.hold()
    const sleeping = clock.sleepUntil(1000, never).then(() => woken.push(clock.now()))
    const turns = async (count: number) => {
      for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    }
    await turns(5)
    first()
    first()
    await turns(5)
    expect(woken).toEqual([])
    expect(clock.slept).toBe(0)
    second()
    await sleeping
    expect(woken).toEqual([1000])
  })

  it('does not jump when it is held after a jump was planned', async () => {
    const clock = new VirtualClock()
    const sleeping = clock.sleepUntil(1000, never)
    const release = clock.hold()
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(clock.slept).toBe(0)
    release()
    await sleeping
    expect(clock.slept).toBe(1000)
  })
})
