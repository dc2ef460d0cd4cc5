import type { Clock } from './ports.js'

/** Acts when a signal is aborted, or at once if it is already; the function that it returns takes that back. */
export function whenAborted(signal: AbortSignal, act: () => void): () => void {
  signal.addEventListener('abort', act, { once: true })
  if (signal.aborted) act()
  return () => signal.removeEventListener('abort', act)
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => whenAborted(signal, resolve))
}

/** A signal that is aborted with another one or at a time of its own; `expired` says whether it was the time. */
export function deadline(clock: Clock, seconds: number | null, outer: AbortSignal) {
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
