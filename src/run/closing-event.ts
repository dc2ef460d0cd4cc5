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

type Failed = Extract<RunEvent, { type: 'workflow_failed' }>

/** The last event of a run. */
export function closingEvent(
  end: RunEnd,
  errors: ErrorsWritten,
  durationMs: number,
  share: ShardShare | null = null,
): RunEvent {
  const { termination, outcome, output } = end
  const at = { scope: '', node: null } as const
  const rest = { ...(share === null ? {} : { shard: share }), duration_ms: durationMs }
  const terminated = termination === null ? {} : terminationFields(termination)
  if (outcome === 'success') return { type: 'workflow_completed', ...at, output, ...rest, ...terminated }
  const failed = { type: 'workflow_failed', ...at, outcome, ...rest } as const
  if (termination !== null) {
    const common = { ...failed, error_type: 'WorkflowTerminated', message: termination.reason, ...endingError(null) }
    return { ...common, failed_node: null, output, ...terminated }
  }
  return { ...failed, ...reasonOf(end), ...errorsFile(errors) }
}

type Reason = Omit<Failed, 'type' | 'scope' | 'node' | 'outcome' | 'duration_ms'>

/** Why a run that nobody terminated did not complete. */
function reasonOf(end: RunEnd): Reason {
  const { error, gate, signal } = end
  if (error !== null && end.outcome !== 'cancelled') {
    const type = end.outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed'
    const message = error.envelope.message
    return { error_type: type, message, ...endingError(error), failed_node: error.frames[0]?.node ?? null }
  }
  const plan = end.handoff?.part === 'plan' ? planOf(end.handoff) : null
  return {
    ...interruption(end, plan),
    ...endingError(error),
    failed_node: error?.frames[0]?.node ?? gate?.node ?? null,
    ...(signal === null ? {} : { signal }),
    ...(gate === null ? {} : { gate }),
    ...(plan === null ? {} : { plan }),
  }
}

function interruption(
  { outcome, gate, signal }: RunEnd,
  plan: ShardPlan | null,
): Pick<Reason, 'error_type' | 'message'> {
  if (outcome !== 'suspended')
    return { error_type: 'WorkflowCancelled', message: `cancelled by ${signal ?? 'SIGTERM'}` }
  const awaited = plan === null ? `an answer to ${gate?.node ?? 'a gate'}` : `the shards of ${plan.group}`
  return { error_type: 'WorkflowSuspended', message: `waits for ${awaited}` }
}

function planOf({ group, visit, total, shards }: ShardPlan): ShardPlan {
  return { group, visit, total, shards }
}

function errorsFile(errors: ErrorsWritten): Pick<Failed, 'errors_path' | 'errors_write_error'> {
  if ('writeError' in errors) return { errors_write_error: errors.writeError }
  return errors.path === null ? {} : { errors_path: errors.path }
}
