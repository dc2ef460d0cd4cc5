import type { BreakerPolicy } from '../../config/resilience.js'
import { isCount } from '../../core/json.js'
import { isBoolean, isNumber, oneOf, orNull, type Shaped, shaped } from '../../core/shape.js'

export type BreakerSettings = Pick<BreakerPolicy, 'failureThreshold' | 'recoveryTimeoutSeconds' | 'successThreshold'>

const FIELDS = {
  state: oneOf('closed', 'open', 'half_open'),
  /** Failures in a row while closed. */
  failures: isCount,
  /** Successful probes while half open. */
  successes: isCount,
  /** Wall-clock milliseconds of the last opening; null while closed. */
  opened_at: orNull((value): value is number => isNumber(value) && value >= 0),
  /** Whether a probe is running; a half-open breaker allows one at a time. */
  probing: isBoolean,
}
const isState = shaped(FIELDS)
/** State of a breaker, as stored in checkpoints and files. */
export type BreakerState = Shaped<typeof FIELDS>

/** Returns the value if it is a valid state, otherwise null. */
export function readBreakerState(value: unknown): BreakerState | null {
  return isState(value) && (value.state === 'closed' || value.opened_at !== null) ? value : null
}

export const CLOSED_BREAKER: BreakerState = {
  state: 'closed',
  failures: 0,
  successes: 0,
  opened_at: null,
  probing: false,
}

/**
 * Decides whether an attempt may start; the returned state replaces the old one in any case. `retryAfterSeconds` is the time until
 * the breaker allows a probe. `probe` tells whether the attempt is one; the caller passes it on with the attempt's outcome.
 */
export function breakerAllows(state: BreakerState, settings: BreakerSettings, now: number) {
  const answer = (allowed: boolean, next: BreakerState, waitMs = 0) => {
    return { allowed, state: next, retryAfterSeconds: Math.ceil(waitMs) / 1000, probe: allowed && next.probing }
  }
  if (state.state === 'closed') return answer(true, state)
  if (state.state === 'half_open')
    return state.probing ? answer(false, state) : answer(true, { ...state, probing: true })
  // A clock that was set back must not keep the breaker open longer than its timeout.
  const opened_at = Math.min(state.opened_at ?? now, now)
  const remaining = opened_at + settings.recoveryTimeoutSeconds * 1000 - now
  if (remaining > 0) return answer(false, { ...state, opened_at }, remaining)
  return answer(true, { ...state, state: 'half_open', successes: 0, opened_at, probing: true })
}

/**
 * Counts a success. `probe` is the answer of `breakerAllows` when the attempt started: an attempt from before the opening
 * proves nothing about the time after it.
 */
export function breakerSucceeded(state: BreakerState, settings: BreakerSettings, probe = state.probing): BreakerState {
  if (state.state === 'closed') return state.failures === 0 ? state : { ...state, failures: 0 }
  if (state.state === 'open' || !probe) return state
  const successes = state.successes + 1
  return successes >= settings.successThreshold ? CLOSED_BREAKER : { ...state, successes, probing: false }
}

/** Counts a failed attempt; a refusal is not an attempt. */
export function breakerFailed(state: BreakerState, settings: BreakerSettings, now: number): BreakerState {
  if (state.state === 'open') return state
  const failures = state.state === 'closed' ? state.failures + 1 : state.failures
  if (state.state === 'closed' && failures < settings.failureThreshold) return { ...state, failures }
  return { state: 'open', failures, successes: 0, opened_at: now, probing: false }
}

/** Releases a probe that neither succeeded nor failed, because it was cancelled or its process died. */
export function breakerReleased(state: BreakerState): BreakerState {
  return state.probing ? { ...state, probing: false } : state
}
