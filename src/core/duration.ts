import { jsonText } from './json.js'
import { err, ok, type Result } from './result.js'

export const MAX_WAIT_SECONDS = 24 * 60 * 60

const DURATION = /^\s*(\d+(?:\.\d+)?)\s*(ms|s|m|h)?\s*$/
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 }
const EXPECTED = 'expected a number of seconds or a text such as 500ms, 60s, 2.5m or 1h'

/** Seconds of a wait; over 0 and at most 24 hours, because a longer one is a mistake in a CI job. */
export function parseDuration(value: unknown): Result<number, string> {
  const seconds = typeof value === 'number' ? value : typeof value === 'string' ? secondsOf(value) : null
  if (seconds === null || !Number.isFinite(seconds)) {
    return err(`${describe(value)} is not a duration; ${EXPECTED}`)
  }
  if (seconds <= 0) return err(`a duration must be over 0 seconds, not ${describe(value)}`)
  if (seconds > MAX_WAIT_SECONDS) return err(`a duration may be at most 24 hours, not ${describe(value)}`)
  return ok(seconds)
}

/** Seconds of a text such as `90s`; null when it is no duration, negative when it has a minus sign. */
export function secondsOf(text: string): number | null {
  const match = DURATION.exec(text)
  if (match === null) return /^\s*-\s*\d/.test(text) ? -1 : null
  const unit = SECONDS[match[2] ?? 's']
  return unit === undefined ? null : Number(match[1]) * unit
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100))
  return value === undefined ? 'nothing' : (jsonText(value)?.slice(0, 100) ?? typeof value)
}

export function durationText(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(0, Math.round(milliseconds))} ms`
  if (milliseconds < 9950) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
