import type { Envelope, Raised } from '../core/envelope.js'
import { patternTakes } from '../core/kinds.js'
import { isTransient } from '../core/transient.js'
import { retryAfterOf, roundToMilliseconds } from './backoff.js'
import type { BreakerSettings, BreakerState } from './breaker.js'

/** What `resilience:` says in a file; everything may be left out. */
export interface ResilienceSettings {
  readonly retry?: {
    readonly max_retries?: number
    readonly initial_delay?: number
    readonly backoff_multiplier?: number
    readonly max_delay?: number
    readonly jitter?: number
    readonly retryable?: readonly string[]
  }
  readonly circuit_breaker?: {
    readonly failure_threshold?: number
    readonly recovery_timeout?: number
    readonly success_threshold?: number
    readonly key?: string
    readonly scope?: 'run' | 'repository'
  }
}

/** The policy for errors that no route took, with every default filled in. */
export interface RetryPolicy {
  readonly maxRetries: number
  readonly initialDelaySeconds: number
  readonly multiplier: number
  readonly maxDelaySeconds: number
  readonly jitter: number
  /** Kinds and prefixes; null for what is transient. */
  readonly retryable: readonly string[] | null
}

export interface BreakerPolicy extends BreakerSettings {
  /** Shared by all that name it; null for the node's own. */
  readonly key: string | null
  readonly scope: 'run' | 'repository'
}

/** What holds for one node; each of the two is on only where the node or its workflow gives it. */
export interface Resilience {
  readonly retry: RetryPolicy | null
  readonly breaker: BreakerPolicy | null
}

/** Merges a workflow's and a node's settings field by field; the node's win. */
export function resilienceOf(
  workflow: ResilienceSettings | undefined,
  node: ResilienceSettings | undefined,
): Resilience {
  const layers = [workflow ?? {}, node ?? {}] as const
  const retry = layers.some((layer) => layer.retry !== undefined)
  const breaker = layers.some((layer) => layer.circuit_breaker !== undefined)
  return {
    retry: retry ? retryPolicy({ ...layers[0].retry, ...layers[1].retry }) : null,
    breaker: breaker ? breakerPolicy({ ...layers[0].circuit_breaker, ...layers[1].circuit_breaker }) : null,
  }
}

function retryPolicy(settings: NonNullable<ResilienceSettings['retry']>): RetryPolicy {
  return {
    maxRetries: settings.max_retries ?? 3,
    initialDelaySeconds: settings.initial_delay ?? 1,
    multiplier: settings.backoff_multiplier ?? 2,
    maxDelaySeconds: settings.max_delay ?? 60,
    jitter: settings.jitter ?? 0.25,
    retryable: settings.retryable ?? null,
  }
}

function breakerPolicy(settings: NonNullable<ResilienceSettings['circuit_breaker']>): BreakerPolicy {
  return {
    failureThreshold: settings.failure_threshold ?? 5,
    recoveryTimeoutSeconds: settings.recovery_timeout ?? 60,
    successThreshold: settings.success_threshold ?? 2,
    key: settings.key ?? null,
    scope: settings.scope ?? 'run',
  }
}

/** Whether another try may help: the error's own word first, then the list of kinds and prefixes; without one, what is transient. */
export function isRetryable(envelope: Envelope, retryable: readonly string[] | null = null): boolean {
  const own = envelope.details['retryable']
  if (typeof own === 'boolean') return own
  if (retryable === null) return isTransient(envelope)
  return retryable.some((pattern) => patternTakes(pattern, envelope.kind))
}

/**
 * Seconds before a re-run: initial x multiplier^n, n from 0. The cap holds after jitter; what the error itself asks for
 * outranks both. `random` is in [0, 1).
 */
export function policyDelay(policy: RetryPolicy, n: number, random: number, retryAfterSeconds: number | null): number {
  const cap = policy.maxDelaySeconds
  const plain = Math.min(policy.initialDelaySeconds * Math.min(policy.multiplier ** n, Number.MAX_VALUE), cap)
  const jittered = Math.min(plain * (1 + policy.jitter * (2 * random - 1)), cap)
  return roundToMilliseconds(Math.max(jittered, retryAfterSeconds ?? 0))
}

export interface PolicyDecisionInput {
  readonly error: Raised
  readonly policy: RetryPolicy | null
  /** The node's breaker after this error was counted; null when it has none. */
  readonly breaker: BreakerState | null
  /** All runs of this visit, also those that a route asked for. */
  readonly attempts: number
  readonly random: number
}

export type PolicyDecision =
  | { readonly decision: 'retry'; readonly reason: string; readonly delaySeconds: number }
  | { readonly decision: 'dead_letter' | 'escalate'; readonly reason: string }
  | { readonly decision: 'none'; readonly reason: string }

/** What becomes of an error that no route took. */
export function policyDecision(input: PolicyDecisionInput): PolicyDecision {
  const { error, policy, breaker, attempts, random } = input
  const { kind, details } = error.envelope
  if (breaker !== null && refuses(breaker, kind)) {
    return { decision: 'dead_letter', reason: 'the circuit breaker is open' }
  }
  if (policy === null) return { decision: 'none', reason: 'no retry policy is given' }
  if (!isRetryable(error.envelope, policy.retryable)) {
    const reason =
      details['retryable'] === false ? 'the error says that it is not retryable' : `${kind} is not retryable`
    return { decision: 'escalate', reason }
  }
  if (attempts <= policy.maxRetries) {
    const delaySeconds = policyDelay(policy, Math.max(0, attempts - 1), random, retryAfterOf(details))
    return { decision: 'retry', reason: `retry ${attempts} of ${policy.maxRetries}`, delaySeconds }
  }
  return { decision: 'dead_letter', reason: `all ${policy.maxRetries} retries are spent` }
}

/** A refusal while another node's probe is running is also a refusal. */
function refuses(breaker: BreakerState, kind: string): boolean {
  return breaker.name === 'open' || (breaker.name === 'half_open' && kind === 'internal.circuit_open')
}
