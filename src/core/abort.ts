import type { Clock } from './ports.js'

/** Calls `act` when a signal is aborted, immediately if it already is; returns a function that removes the listener. */
export function onAbort(signal: AbortSignal, act: () => void): () => void {
  signal.addEventListener('abort', act, { once: true })
  if (signal.aborted) act()
  return () => signal.removeEventListener('abort', act)
}

export function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => onAbort(signal, resolve))
}

/** Returns a signal that is aborted with `outer` or after a time; `expired` reports whether the time was up. */
export function createDeadline(clock: Clock, seconds: number | null, outer: AbortSignal) {
  if (seconds === null) return { signal: outer, expired: () => false, release: () => {} }
  const time = new AbortController()
  const timer = new AbortController()
  void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
    if (!timer.signal.aborted && !outer.aborted) time.abort()
  })
  return {
    signal: AbortSignal.any([outer, time.signal]),
    expired: () => time.signal.aborted,
    release: () => timer.abort(),
  }
}
