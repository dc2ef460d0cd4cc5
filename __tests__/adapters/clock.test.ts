import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClock, systemClock } from '../../src/adapters/clock.js'

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

  it('wakes soon after a machine that slept past the deadline, and counts that sleep once', async () => {
    let slept = 0
    const monotonic = (): number => Number(process.hrtime.bigint()) / 1e6
    const clock = createClock({ wall: () => Date.now(), monotonic, uptime: () => monotonic() + slept })
    const before = clock.now()
    const woken = clock.sleepUntil(before + DAY, new AbortController().signal)
    slept = 2 * DAY
    await vi.advanceTimersByTimeAsync(60_000)
    await woken
    expect(clock.now() - before).toBe(2 * DAY + 60_000)
    const wokenAgain = clock.sleepUntil(clock.now() + 90_000, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(90_000)
    await wokenAgain
    expect(clock.now() - before).toBe(2 * DAY + 150_000)
  })

  it.each([-3_600_000, 3_600_000, -40 * DAY])('is not moved when the time of day is set by %i ms', async (step) => {
    const before = systemClock.now()
    let awake = false
    const woken = systemClock.sleepUntil(before + 90_000, new AbortController().signal).then(() => {
      awake = true
    })
    vi.setSystemTime(Date.now() + step)
    expect(systemClock.now()).toBe(before)
    await vi.advanceTimersByTimeAsync(89_999)
    expect(awake).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await woken
    expect(systemClock.now()).toBe(before + 90_000)
  })

  it('has work that never waits give way to timers and signals now and then', async () => {
    let time = 0
    const clock = createClock({ wall: () => 0, monotonic: () => time, uptime: () => time })
    time = 49
    expect(clock.turn?.()).toBeNull()
    time = 51
    let others = false
    const turn = clock.turn?.()
    setImmediate(() => {
      others = true
    })
    await Promise.all([turn, vi.advanceTimersByTimeAsync(0)])
    expect(others).toBe(true)
    expect(clock.turn?.()).toBeNull()
  })

  it('begins with the time of day', () => {
    expect(createClock({ wall: () => 5_000_000, monotonic: () => 7, uptime: () => 9 }).now()).toBe(5_000_000)
  })
})
