import { raisedBy, type StampedEvent } from '../core/events.js'
import type { ErrorRecord } from '../core/report.js'

/** One line of errors.jsonl. */
export function toErrorRecord(
  event: Extract<StampedEvent, { type: 'error_recorded' }>,
  { workflow, github }: Pick<ErrorRecord, 'workflow' | 'github'>,
): ErrorRecord {
  const { timestamp, run_id, envelope, frames, attempts, exit_code, stderr_tail } = event
  const { kind, message, details } = envelope
  return {
    schema_version: 1,
    timestamp,
    run_id,
    workflow: { name: workflow.name, file: workflow.file },
    node: raisedBy(event),
    envelope: { kind, message, details },
    frames,
    attempts,
    exit_code,
    stderr_tail,
    github,
  }
}
