import { deadline } from '../../core/abort.js'
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
  const limit = deadline(clock, timeoutSeconds, outer)
  try {
    const value = await work(limit.signal)
    if (outer.aborted) return { status: 'cancelled' }
    return limit.expired() ? { status: 'timed_out' } : { status: 'done', value }
  } finally {
    limit.release()
  }
}
