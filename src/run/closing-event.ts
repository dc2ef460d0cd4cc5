import type { Raised } from '../core/envelope.js'
import type { RunEvent } from '../core/events.js'
import type { RunEnd } from '../core/outcome.js'
import type { ShardPlan, ShardShare } from '../core/sharding.js'
import { terminationFields } from '../engine/index.js'

/** Where the error records went, or why they could not be written. */
export type ErrorsWritten = { readonly path: string | null } | { readonly writeError: string }

/** An error that goes on record. */
export function recordedEvent(error: Raised): RunEvent {
  return { type: 'error_recorded', scope: '', node: null, ...error }
}

/** The error that ended the run, as its closing event carries it. */
function endingError(error: Raised | null): Pick<Failed, 'envelope' | 'frames' | 'error'> {
  if (error === null) return { envelope: null, frames: [] }
  const { envelope, frames, ...rest } = error
  return { envelope, frames, error: rest }
}

function planOf({ group, visit, total, shards }: ShardPlan): ShardPlan {
  return { group, visit, total, shards }
}

type Failed = Extract<RunEvent, { type: 'workflow_failed' }>

/** The last event of a run. */
export function closingEvent(
  end: RunEnd,
  errors: ErrorsWritten,
  durationMs: number,
  share: ShardShare | null = null,
): RunEvent {
  const { termination } = end
  const shard = share === null ? {} : { shard: share }
  if (end.outcome === 'success') {
    return {
      type: 'workflow_completed',
      scope: '',
      node: null,
      output: end.output,
      ...shard,
      duration_ms: durationMs,
      ...(termination === null ? {} : terminationFields(termination)),
    }
  }
  const common = {
    type: 'workflow_failed',
    scope: '',
    node: null,
    outcome: end.outcome,
    ...shard,
    duration_ms: durationMs,
  } as const
  if (termination !== null) {
    return {
      ...common,
      error_type: 'WorkflowTerminated',
      message: termination.reason,
      envelope: null,
      frames: [],
      failed_node: null,
      output: end.output,
      ...terminationFields(termination),
    }
  }
  const written =
    'writeError' in errors
      ? { errors_write_error: errors.writeError }
      : errors.path === null
        ? {}
        : { errors_path: errors.path }
  if (end.error === null || end.outcome === 'cancelled') {
    const suspended = end.outcome === 'suspended'
    const plan = end.parting?.part === 'plan' ? planOf(end.parting) : null
    const message = suspended
      ? plan === null
        ? `waits for an answer to ${end.gate?.node ?? 'a gate'}`
        : `waits for the shards of ${plan.group}`
      : `cancelled by ${end.signal ?? 'SIGTERM'}`
    return {
      ...common,
      error_type: suspended ? 'WorkflowSuspended' : 'WorkflowCancelled',
      message,
      ...endingError(end.error),
      failed_node: end.error?.frames[0]?.node ?? end.gate?.node ?? null,
      ...(end.signal === null ? {} : { signal: end.signal }),
      ...(end.gate === null ? {} : { gate: end.gate }),
      ...(plan === null ? {} : { plan }),
      ...written,
    }
  }
  return {
    ...common,
    error_type: end.outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed',
    message: end.error.envelope.message,
    ...endingError(end.error),
    failed_node: end.error.frames[0]?.node ?? null,
    ...written,
  }
}
