import type { RetryBudget } from '../../config/resilience.js'
import { backoffSeconds, readRetryAfter } from '../../core/duration.js'
import type { Raised } from '../../core/envelope.js'
import { isRetryable, neverStarted } from '../../core/kinds.js'
import type { Decision } from '../routing.js'
import type { BreakerState } from './breaker.js'

export interface UnhandledError {
  readonly error: Raised
  readonly policy: RetryBudget | null
  /** The node's breaker after this error was counted; null without a breaker. */
  readonly breaker: BreakerState | null
  /** All attempts of this visit, retries by routes included. */
  readonly attempts: number
  readonly random: number
}

/** Decides about an error that no route handles; null if neither a retry policy nor an open breaker applies. */
export function policyDecision(input: UnhandledError): Decision | null {
  const { error, policy, breaker, attempts, random } = input
  const { kind, details } = error.envelope
  if (breaker !== null && refuses(breaker, kind)) return createUnhandled('dead_letter', 'the circuit breaker is open')
  if (policy === null) return null
  const isNamed = policy.retryable?.includes(kind) === true
  if (!isRetryable(error.envelope, policy.retryable) || (neverStarted(error.envelope) && !isNamed)) {
    const isOwnWord = details['retryable'] === false
    return createUnhandled(
      'escalate',
      isOwnWord ? 'the error says that it is not retryable' : `${kind} is not retryable`,
    )
  }
  if (attempts > policy.maxRetries) return createUnhandled('dead_letter', `all ${policy.maxRetries} retries are spent`)
  const delaySeconds = backoffSeconds(policy, Math.max(0, attempts - 1), random, readRetryAfter(details))
  const said = { decision: 'retry', reason: `retry ${attempts} of ${policy.maxRetries}` } as const
  return { action: 'retry', delaySeconds, from: null, row: POLICY_ROW, policy: said }
}

/** Route that events name if the retry policy decides. */
const POLICY_ROW = { id: 'resilience.retry', route: {} } as const

function createUnhandled(decision: 'dead_letter' | 'escalate', reason: string): Decision {
  return { action: 'unhandled', policy: { decision, reason } }
}

/** Reports whether the breaker refuses attempts; a half-open one does while another probe is running. */
function refuses(breaker: BreakerState, kind: string): boolean {
  return breaker.state === 'open' || (breaker.state === 'half_open' && kind === 'internal.circuit_open')
}
