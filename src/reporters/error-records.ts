import { raisedIn } from '../core/envelope.js'
import { raisedBy, type StampedEvent } from '../core/events.js'
import { jsonText } from '../core/json.js'
import type { ErrorRecord } from '../core/report.js'

export function toErrorRecord(
  event: Extract<StampedEvent, { type: 'error_recorded' }>,
  { workflow, github }: Pick<ErrorRecord, 'workflow' | 'github'>,
): ErrorRecord {
  const { timestamp, run_id } = event
  const { origin: _, typed: __, ...raised } = raisedIn(event)
  return { schema_version: 1, timestamp, run_id, workflow, node: raisedBy(event), ...raised, github }
}

/** One value as one line: also for readers that take U+2028, U+2029 and U+0085 for the end of a line. */
export function toJsonLine(value: unknown): string {
  const text = jsonText(value) ?? 'null'
  return `${text.replace(/[\u0085\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`
}
