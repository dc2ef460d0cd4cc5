import type { RunEvent } from '../core/events.js'
import type { RunEnd } from '../core/outcome.js'
import { terminationFields } from '../engine/index.js'

/** Where the error records went, or why they could not be written. */
export type ErrorsWritten = { readonly path: string | null } | { readonly writeError: string }

/** The last event of a run. */
export function closingEvent(end: RunEnd, errors: ErrorsWritten, durationMs: number): RunEvent {
  const { termination } = end
  if (end.outcome === 'success') {
    return {
      type: 'workflow_completed',
      scope: '',
      node: null,
      output: end.output,
      duration_ms: durationMs,
      ...(termination === null ? {} : terminationFields(termination)),
    }
  }
  const common = {
    type: 'workflow_failed',
    scope: '',
    node: null,
    outcome: end.outcome,
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
    const message = suspended
      ? `waits for an answer to ${end.gate?.node ?? 'a gate'}`
      : `cancelled by ${end.signal ?? 'SIGTERM'}`
    return {
      ...common,
      error_type: suspended ? 'WorkflowSuspended' : 'WorkflowCancelled',
      message,
      envelope: end.error?.envelope ?? null,
      frames: end.error?.frames ?? [],
      failed_node: end.error?.frames[0]?.node ?? end.gate?.node ?? null,
      ...written,
    }
  }
  return {
    ...common,
    error_type: end.outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed',
    message: end.error.envelope.message,
    envelope: end.error.envelope,
    frames: end.error.frames,
    failed_node: end.error.frames[0]?.node ?? null,
    ...written,
  }
}
