import {
  isGroup,
  type PolicyDefinition,
  type ResilienceDefinition,
  type RetryDefinition,
  type Step,
  type Workflow,
} from './model.js'

const DEFAULT_RETRIES = 3

export type RetryBudget = Readonly<ReturnType<typeof createRetryBudget>>

/** Returns the budget of a retry route, or of the retry policy for errors that no route handles. */
export function createRetryBudget(route: RetryDefinition, policy: NonNullable<ResilienceDefinition['retry']> = {}) {
  return {
    /** A text is a template, which is rendered at each failure. */
    maxRetries: route.max ?? DEFAULT_RETRIES,
    backoff: route.backoff ?? 'exponential',
    initialSeconds: route.initial_seconds ?? policy.initial_delay ?? 1,
    multiplier: policy.backoff_multiplier ?? 2,
    maxSeconds: route.max_seconds ?? policy.max_delay ?? 60,
    jitter: route.jitter ?? policy.jitter ?? 0.25,
    maxElapsedSeconds: route.max_elapsed_seconds ?? null,
    from: route.from ?? null,
    /** Kinds and prefixes that the policy retries; null for transient kinds. */
    retryable: policy.retryable ?? null,
  }
}

function createPolicyBudget(policy: NonNullable<ResilienceDefinition['retry']>) {
  return { ...createRetryBudget({}, policy), maxRetries: policy.max_retries ?? DEFAULT_RETRIES }
}

export type Resilience = Readonly<ReturnType<typeof mergeResilience>>

/** Merges settings of workflow and node field by field; the node overrides. */
export function mergeResilience(workflow: ResilienceDefinition = {}, node: ResilienceDefinition = {}) {
  const isGiven = (name: keyof ResilienceDefinition) => workflow[name] !== undefined || node[name] !== undefined
  return {
    retry: isGiven('retry') ? createPolicyBudget({ ...workflow.retry, ...node.retry }) : null,
    breaker: isGiven('circuit_breaker')
      ? createBreakerPolicy({ ...workflow.circuit_breaker, ...node.circuit_breaker })
      : null,
  }
}

/** Returns the policies of a step. A group has none; its members do. */
export function getResilience({ settings }: Workflow, step: Step): Resilience {
  if (isGroup(step)) return { retry: null, breaker: null }
  return mergeResilience(settings.resilience, 'resilience' in step ? step.resilience : undefined)
}

export type BreakerPolicy = Readonly<ReturnType<typeof createBreakerPolicy>>

function createBreakerPolicy(settings: NonNullable<ResilienceDefinition['circuit_breaker']>) {
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
