import type { PolicyDefinition, ResilienceDefinition, RetryDefinition } from './model.js'

/** A retry route with all defaults. */
export type RetryBudget = Readonly<ReturnType<typeof retryBudget>>

export function retryBudget(definition: RetryDefinition) {
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

/** Resilience of a node; null for parts that neither the node nor its workflow sets. */
export type Resilience = Readonly<ReturnType<typeof mergeResilience>>

/** Merges settings of workflow and node field by field; the node overrides. */
export function mergeResilience(workflow: ResilienceDefinition = {}, node: ResilienceDefinition = {}) {
  const isGiven = (name: keyof ResilienceDefinition): boolean =>
    workflow[name] !== undefined || node[name] !== undefined
  return {
    retry: isGiven('retry') ? retryPolicy({ ...workflow.retry, ...node.retry }) : null,
    breaker: isGiven('circuit_breaker')
      ? breakerPolicy({ ...workflow.circuit_breaker, ...node.circuit_breaker })
      : null,
  }
}

/** The retry policy for errors that no route handles, with all defaults. */
export type RetryPolicy = Readonly<ReturnType<typeof retryPolicy>>

function retryPolicy(settings: NonNullable<ResilienceDefinition['retry']>) {
  return {
    maxRetries: settings.max_retries ?? 3,
    backoff: 'exponential' as const,
    initialSeconds: settings.initial_delay ?? 1,
    multiplier: settings.backoff_multiplier ?? 2,
    maxSeconds: settings.max_delay ?? 60,
    jitter: settings.jitter ?? 0.25,
    /** Kinds and prefixes; null for transient kinds. */
    retryable: settings.retryable ?? null,
  }
}

/** A circuit breaker with all defaults. */
export type BreakerPolicy = Readonly<ReturnType<typeof breakerPolicy>>

function breakerPolicy(settings: NonNullable<ResilienceDefinition['circuit_breaker']>) {
  return {
    /** Consecutive failures that open the breaker. */
    failureThreshold: settings.failure_threshold ?? 5,
    recoveryTimeoutSeconds: settings.recovery_timeout ?? 60,
    /** Successful probes that close the breaker. */
    successThreshold: settings.success_threshold ?? 2,
    /** Key that nodes share; null for a breaker of the node's own. */
    key: settings.key ?? null,
    scope: settings.scope ?? 'run',
  }
}

export const POLICY_DEFAULTS = {
  max_concurrent_tasks: { max: 5 },
  task_timeout: { max_seconds: 3600 },
  phase_gate: { min_success_rate: 0.8 },
  node_availability: {},
  expression: {},
  command: { args: [], timeout: 30 },
} as const satisfies Readonly<Record<PolicyDefinition['type'], object>>
