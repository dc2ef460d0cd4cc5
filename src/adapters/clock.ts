import { setMaxListeners } from 'node:events'
import { uptime } from 'node:os'
import type { Clock } from '../core/ports.js'

/** Maximum length of one timer. Timers stop while a machine sleeps, so a long wait checks the uptime in between. */
const LONGEST_NAP_MS = 60_000
/** Minimum difference that counts as a sleep; the uptime is only known to a hundredth of a second. */
const SHORTEST_SLEEP_MS = 1000
/** Maximum time that work without a wait keeps timers and signals from running. */
const LONGEST_WORK_MS = 50

interface TimeSources {
  readonly wall: () => number
  /** Never goes back. Stops while the machine sleeps. */
  readonly monotonic: () => number
  readonly uptime: () => number
}

/** Reads the time of day once and counts from there, so that a change of the machine's time moves neither a wait nor a timeout. */
export function createClock(sources: TimeSources): Clock {
  const { monotonic } = sources
  /** Time of day at which the monotonic source was 0. */
  let origin = sources.wall() - monotonic()
  /** Sleep that `origin` includes, plus the constant difference of the two sources. */
  let countedSleep = sources.uptime() - monotonic()
  let lastTurn = monotonic()
  const now = (): number => Math.floor(origin + monotonic())
  const countSleep = (): void => {
    const slept = sources.uptime() - monotonic() - countedSleep
    if (slept < SHORTEST_SLEEP_MS) return
    origin += slept
    countedSleep += slept
  }
  return {
    now,
    monotonic,
    async sleepUntil(deadline, signal) {
      for (;;) {
        const remainingMs = deadline - now()
        if (remainingMs <= 0 || signal.aborted) return
        await nap(Math.min(Math.ceil(remainingMs), LONGEST_NAP_MS), signal)
        countSleep()
      }
    },
    turn() {
      if (monotonic() - lastTurn < LONGEST_WORK_MS) return null
      return new Promise((resolve) => {
        setImmediate(() => {
          lastTurn = monotonic()
          resolve()
        })
      })
    },
  }
}

export const systemClock: Clock = createClock({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime: () => uptime() * 1000,
})

/** Blocks this thread, for synchronous code that waits for another process. */
export function pauseThread(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** Node fires a longer timer at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

export function nap(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, Math.min(ms, MAX_TIMER_MS))
    // Many waits may share one signal; Node would warn about a leak.
    setMaxListeners(0, signal)
    signal.addEventListener('abort', wake, { once: true })
    if (signal.aborted) wake()
  })
}
