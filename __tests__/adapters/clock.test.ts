import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { systemClock } from '../../src/adapters/clock.js'

const DAY = 86_400_000

describe('the clock of the machine', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([1, 61_000, 40 * DAY])('sleeps %i ms, not less', async (ms) => {
    let awake = false
    const slept = systemClock.sleepUntil(systemClock.now() + ms, new AbortController().signal).then(() => {
      awake = true
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(awake).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await slept
    expect(awake).toBe(true)
  })

  it('does not sleep until a moment that has passed, nor for a run that was cancelled', async () => {
    await systemClock.sleepUntil(systemClock.now(), new AbortController().signal)
    await systemClock.sleepUntil(systemClock.now() + DAY, AbortSignal.abort())
    expect(vi.getTimerCount()).toBe(0)
  })

  it('wakes when it is told to, and leaves no timer', async () => {
    const cancel = new AbortController()
    const slept = systemClock.sleepUntil(systemClock.now() + DAY, cancel.signal)
    cancel.abort()
    await slept
    expect(vi.getTimerCount()).toBe(0)
  })

  it('wakes soon after a machine that slept past the deadline', async () => {
    const slept = systemClock.sleepUntil(systemClock.now() + DAY, new AbortController().signal)
    vi.setSystemTime(systemClock.now() + 2 * DAY)
    await vi.advanceTimersByTimeAsync(60_000)
    await slept
  })
})
