import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { NodeNote, Termination } from '../core/outcome.js'
import type { EndEvent } from './run-context.js'

/** What every end of a run has. */
type Common = NodeAt & { readonly node_type: string; readonly duration_ms: number }

export function failedEvent(
  common: Common,
  error: Raised,
  partial: Json | undefined,
  note: NodeNote | undefined,
): EndEvent {
  return {
    ...common,
    type: 'node_failed',
    envelope: error.envelope,
    origin: error.origin,
    typed: error.typed,
    frames: error.frames,
    attempts: error.attempts,
    exit_code: error.exitCode,
    stderr_tail: error.stderrTail,
    ...(partial === undefined ? {} : { partial }),
    ...(note?.usage === undefined ? {} : { usage: note.usage }),
  }
}

export function noteFields(note: NodeNote | undefined): {
  exit_code?: number | null
  usage?: NonNullable<NodeNote['usage']>
} {
  return {
    ...(note?.exitCode === undefined ? {} : { exit_code: note.exitCode }),
    ...(note?.usage === undefined ? {} : { usage: note.usage }),
  }
}

export function terminationOutput(termination: Termination): JsonObject {
  return { status: termination.status, reason: termination.reason, terminated_by: termination.terminatedBy }
}

export function terminationFields(termination: Termination) {
  return {
    status: termination.status,
    termination_reason: termination.reason,
    terminated_by: termination.terminatedBy,
    is_explicit: true,
  } as const
}
