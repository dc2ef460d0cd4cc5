import { setMaxListeners } from 'node:events'
import type { Clock } from '../core/ports.js'

/** Timers stand still while a machine sleeps; looking at the wall clock now and then keeps deadlines true. */
const LONGEST_NAP_MS = 60_000

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  // `performance` would load a module of its own at every start.
  monotonic: () => Number(process.hrtime.bigint()) / 1e6,
  async sleepUntil(deadline, signal) {
    for (;;) {
      const left = deadline - Date.now()
      if (left <= 0 || signal.aborted) return
      await nap(Math.min(Math.ceil(left), LONGEST_NAP_MS), signal)
    }
  },
}

function nap(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', wake)
      resolve()
    }
    const timer = setTimeout(wake, ms)
    // One signal may wake many sleepers, which is no leak.
    setMaxListeners(0, signal)
    signal.addEventListener('abort', wake, { once: true })
  })
}
