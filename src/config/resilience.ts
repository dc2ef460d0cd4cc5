import type { Backoff } from '../core/duration.js'
import type { PolicyDefinition, ResilienceDefinition, RetryDefinition } from './model.js'

/** A retry route with all defaults. */
export interface RetryBudget extends Omit<Backoff, 'multiplier'> {
  readonly max: number
  readonly maxElapsedSeconds: number | null
  readonly from: string | null
}

export function retryBudget(definition: RetryDefinition): RetryBudget {
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

/** The retry policy for errors that no route handles, with all defaults. */
export interface RetryPolicy extends Required<Backoff> {
  readonly maxRetries: number
  /** Kinds and prefixes; null for transient kinds. */
  readonly retryable: readonly string[] | null
}

/** A circuit breaker with all defaults. */
export interface BreakerPolicy {
  /** Consecutive failures that open the breaker. */
  readonly failureThreshold: number
  readonly recoveryTimeoutSeconds: number
  /** Successful probes that close the breaker. */
  readonly successThreshold: number
  /** Key that nodes share; null for a breaker of the node's own. */
  readonly key: string | null
  readonly scope: 'run' | 'repository'
}

/** Resilience of a node; null for parts that neither the node nor its workflow sets. */
export interface Resilience {
  readonly retry: RetryPolicy | null
  readonly breaker: BreakerPolicy | null
}

/** Merges settings of workflow and node field by field; the node overrides. */
export function resilienceOf(
  workflow: ResilienceDefinition | undefined,
  node: ResilienceDefinition | undefined,
): Resilience {
  const layers = [workflow ?? {}, node ?? {}] as const
  const retry = layers.some((layer) => layer.retry !== undefined)
  const breaker = layers.some((layer) => layer.circuit_breaker !== undefined)
  return {
    retry: retry ? retryPolicy({ ...layers[0].retry, ...layers[1].retry }) : null,
    breaker: breaker ? breakerPolicy({ ...layers[0].circuit_breaker, ...layers[1].circuit_breaker }) : null,
  }
}

function retryPolicy(settings: NonNullable<ResilienceDefinition['retry']>): RetryPolicy {
  return {
    maxRetries: settings.max_retries ?? 3,
    backoff: 'exponential',
    initialSeconds: settings.initial_delay ?? 1,
    multiplier: settings.backoff_multiplier ?? 2,
    maxSeconds: settings.max_delay ?? 60,
    jitter: settings.jitter ?? 0.25,
    retryable: settings.retryable ?? null,
  }
}

function breakerPolicy(settings: NonNullable<ResilienceDefinition['circuit_breaker']>): BreakerPolicy {
  return {
    failureThreshold: settings.failure_threshold ?? 5,
    recoveryTimeoutSeconds: settings.recovery_timeout ?? 60,
    successThreshold: settings.success_threshold ?? 2,
    key: settings.key ?? null,
    scope: settings.scope ?? 'run',
  }
}

/** Default settings of policies. */
export const POLICY_DEFAULTS = {
  max_concurrent_tasks: { max: 5 },
  task_timeout: { max_seconds: 3600 },
  phase_gate: { min_success_rate: 0.8 },
  node_availability: {},
  expression: {},
  command: { args: [], timeout: 30 },
} as const satisfies Readonly<Record<PolicyDefinition['type'], object>>
