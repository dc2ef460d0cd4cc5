import { asNumber } from './float.js'
import { printJson } from './json.js'
import { err, ok, type Result } from './result.js'

export const MAX_WAIT_SECONDS = 24 * 60 * 60

const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 }
const EXPECTED = 'expected a number of seconds or a text such as 500ms, 60s, 2.5m or 1h'

/** Parses a wait: over 0 and at most 24 hours, because a longer wait is a mistake in a CI job. */
export function parseDuration(value: unknown): Result<number, string> {
  const seconds = typeof value === 'number' ? value : typeof value === 'string' ? toSeconds(value) : null
  if (seconds === null || !Number.isFinite(seconds)) {
    return err(`${describe(value)} is not a duration; ${EXPECTED}`)
  }
  if (seconds <= 0) return err(`a duration must be over 0 seconds, not ${describe(value)}`)
  if (seconds > MAX_WAIT_SECONDS) return err(`a duration may be at most 24 hours, not ${describe(value)}`)
  return ok(seconds)
}

/** Parses a text such as `90s` to seconds; null if it is not a duration, negative if it has a minus sign. */
export function toSeconds(text: string): number | null {
  const match = DURATION.exec(text.trim())
  if (match === null) return /^\s*-\s*\d/.test(text) ? -1 : null
  const unit = SECONDS[match[2] ?? 's']
  return unit === undefined ? null : Number(match[1]) * unit
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100))
  return value === undefined ? 'nothing' : (printJson(value)?.slice(0, 100) ?? typeof value)
}

export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(0, Math.round(milliseconds))} ms`
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export interface Backoff {
  readonly backoff: 'none' | 'fixed' | 'linear' | 'exponential'
  readonly initialSeconds: number
  readonly multiplier?: number
  readonly maxSeconds: number
  /** A plus/minus fraction of the wait. */
  readonly jitter: number
}

/** Returns the seconds to wait before a retry, counted from 0; `random` is in [0, 1). A longer wait that the error asks for overrides the maximum. */
export function computeBackoff(settings: Backoff, retry: number, random: number, asked: number | null): number {
  const { backoff, initialSeconds, multiplier = 2 } = settings
  const capped = Math.min(initialSeconds * DELAYS[backoff](retry, multiplier), settings.maxSeconds)
  const jittered = Math.min(capped * (1 + settings.jitter * (2 * random - 1)), settings.maxSeconds)
  return roundToMilliseconds(Math.max(jittered, asked ?? 0))
}

const DELAYS: Readonly<Record<Backoff['backoff'], (retry: number, multiplier: number) => number>> = {
  none: () => 0,
  fixed: () => 1,
  linear: (retry) => retry + 1,
  // Avoids 0 * Infinity, which is NaN.
  exponential: (retry, multiplier) => Math.min(multiplier ** retry, Number.MAX_VALUE),
}

/** Rounds a delay to milliseconds, so that the reported delay is the real one. */
export function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

const LONGEST_ASKED_WAIT = 86_400

/** Returns the wait that an error asks for, at most a day; invalid values are ignored. */
export function readRetryAfter(details: Readonly<Record<string, unknown>>): number | null {
  const asked = asNumber(details['retry_after_seconds'])
  if (asked === undefined || !Number.isFinite(asked) || asked <= 0) return null
  return Math.min(asked, LONGEST_ASKED_WAIT)
}
