import { asNumber } from './float.js'

export interface Backoff {
  readonly backoff: 'none' | 'fixed' | 'linear' | 'exponential'
  readonly initialSeconds: number
  /** What an exponential wait grows by each time; 2 unless given. */
  readonly multiplier?: number
  readonly maxSeconds: number
  /** A plus/minus fraction of the wait. */
  readonly jitter: number
}

/**
 * Seconds to wait before a re-run. `retry` counts those already made from 0, `random` is in [0, 1).
 * The cap holds after jitter; what the error itself asks for outranks both.
 */
export function backoffSeconds(
  settings: Backoff,
  retry: number,
  random: number,
  retryAfterSeconds: number | null,
): number {
  const capped = Math.min(grown(settings, retry), settings.maxSeconds)
  const jittered = Math.min(capped * (1 + settings.jitter * (2 * random - 1)), settings.maxSeconds)
  return roundToMilliseconds(Math.max(jittered, retryAfterSeconds ?? 0))
}

function grown({ backoff, initialSeconds, multiplier = 2 }: Backoff, retry: number): number {
  switch (backoff) {
    case 'none':
      return 0
    case 'fixed':
      return initialSeconds
    case 'linear':
      return initialSeconds * (retry + 1)
    case 'exponential':
      // Zero times infinity is not a number.
      return initialSeconds * Math.min(multiplier ** retry, Number.MAX_VALUE)
  }
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
