import type { Clock } from '../../core/ports.js'

export type Timed<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'timed_out' }
  | { readonly status: 'cancelled' }

/** Runs work under a signal that aborts with the outer one or at the deadline, and says which of the two it was. */
export async function withDeadline<T>(
  clock: Clock,
  timeoutSeconds: number | null,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Timed<T>> {
  if (outer.aborted) return { status: 'cancelled' }
  const inner = new AbortController()
  const timer = new AbortController()
  const forward = (): void => inner.abort()
  outer.addEventListener('abort', forward, { once: true })
  let timedOut = false
  const sleeping =
    timeoutSeconds === null
      ? Promise.resolve()
      : clock.sleepUntil(clock.now() + timeoutSeconds * 1000, timer.signal).then(() => {
          if (timer.signal.aborted || inner.signal.aborted) return
          timedOut = true
          inner.abort()
        })
  try {
    const value = await work(inner.signal)
    if (outer.aborted) return { status: 'cancelled' }
    return timedOut ? { status: 'timed_out' } : { status: 'done', value }
  } finally {
    outer.removeEventListener('abort', forward)
    timer.abort()
    await sleeping
  }
}
