import { setMaxListeners } from 'node:events'
import { uptime } from 'node:os'
import type { Clock } from '../core/ports.js'

/** Timers stand still while a machine sleeps; looking now and then how long it has been up keeps deadlines true. */
const LONGEST_NAP_MS = 60_000
/** How long a machine has been up is known to a hundredth of a second; less than this is not a sleep. */
const SHORTEST_SLEEP_MS = 1000
/** Work that never waits lets timers and signals have their turn after so long. */
const LONGEST_WORK_MS = 50

/** What a clock is made from, all in milliseconds. */
interface TimeSources {
  readonly wall: () => number
  /** Never goes back, and stands still while the machine sleeps. */
  readonly monotonic: () => number
  /** The same, but goes on while the machine sleeps. */
  readonly uptime: () => number
}

/**
 * A clock that takes the time of day once and counts from there: a change of the machine's time during a run moves
 * neither a wait nor a timeout. Only the next process, a resume, asks again what time it is.
 */
export function clockFrom(sources: TimeSources): Clock {
  const { monotonic } = sources
  let origin = sources.wall() - monotonic()
  let awake = sources.uptime() - monotonic()
  let lastTurn = monotonic()
  const now = (): number => Math.floor(origin + monotonic())
  const countSleep = (): void => {
    const slept = sources.uptime() - monotonic() - awake
    if (slept < SHORTEST_SLEEP_MS) return
    origin += slept
    awake += slept
  }
  return {
    now,
    monotonic,
    async sleepUntil(deadline, signal) {
      for (;;) {
        const left = deadline - now()
        if (left <= 0 || signal.aborted) return
        await nap(Math.min(Math.ceil(left), LONGEST_NAP_MS), signal)
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

/** The machine's own time. */
export const systemClock: Clock = clockFrom({
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  uptime: () => uptime() * 1000,
})

/** Waits so long, or until the signal. */
export function nap(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    // One signal may wake many sleepers, and that is not a leak.
    setMaxListeners(0, signal)
    signal.addEventListener('abort', wake, { once: true })
    if (signal.aborted) wake()
  })
}
