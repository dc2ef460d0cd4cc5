import { asNumber } from '../core/float.js'
/** What a retry route says; everything may be left out. */
export interface RetrySettings {
  readonly max?: number
  readonly backoff?: 'none' | 'fixed' | 'linear' | 'exponential'
  readonly initial_seconds?: number
  readonly max_seconds?: number
  readonly jitter?: number
  readonly max_elapsed_seconds?: number
  readonly from?: string
}

/** A retry route with every default filled in. */
export interface RetryBudget {
  readonly max: number
  readonly backoff: 'none' | 'fixed' | 'linear' | 'exponential'
  readonly initialSeconds: number
  readonly maxSeconds: number
  readonly jitter: number
  readonly maxElapsedSeconds: number | null
  readonly from: string | null
}

export function retryBudget(definition: RetrySettings): RetryBudget {
  return {
    max: definition.max ?? 3,
    backoff: definition.backoff ?? 'exponential',
    initialSeconds: definition.initial_seconds ?? 1,
    maxSeconds: definition.max_seconds ?? 60,
    jitter: definition.jitter ?? 0.25,
    maxElapsedSeconds: definition.max_elapsed_seconds ?? null,
    from: definition.from ?? null,
  }
}

function plainDelay(budget: RetryBudget, retry: number): number {
  switch (budget.backoff) {
    case 'none':
      return 0
    case 'fixed':
      return budget.initialSeconds
    case 'linear':
      return budget.initialSeconds * (retry + 1)
    case 'exponential':
      return budget.initialSeconds * 2 ** Math.min(retry, 60)
  }
}

/**
 * Seconds to wait before a re-run. `retry` counts those already made from 0, `random` is in [0, 1).
 * The cap holds before the error's own `retry_after_seconds`, which outranks it.
 */
export function retryDelay(
  budget: RetryBudget,
  retry: number,
  random: number,
  retryAfterSeconds: number | null,
): number {
  const capped = Math.min(plainDelay(budget, retry), budget.maxSeconds)
  const jittered = Math.min(capped * (1 + budget.jitter * (2 * random - 1)), budget.maxSeconds)
  return roundToMilliseconds(Math.max(jittered, retryAfterSeconds ?? 0))
}

/** Delays are whole milliseconds, so that what is shown is what is waited. */
export function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

const LONGEST_ASKED_WAIT = 86_400

/** How long the error itself asks to be left alone; nonsense is ignored, a day is the most. */
export function retryAfterOf(details: Readonly<Record<string, unknown>>): number | null {
  const asked = asNumber(details['retry_after_seconds'])
  if (asked === undefined || !Number.isFinite(asked) || asked <= 0) return null
  return Math.min(asked, LONGEST_ASKED_WAIT)
}
