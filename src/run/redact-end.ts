import type { Raised } from '../core/envelope.js'
import { isJsonObject } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import type { Redactor } from '../core/redaction/index.js'

/** An error as it may be shown and written. */
export function redactRaised(error: Raised, redactor: Redactor): Raised {
  const details = redactor.json(error.envelope.details)
  return {
    ...error,
    envelope: {
      kind: error.envelope.kind,
      message: redactor.text(error.envelope.message),
      details: isJsonObject(details) ? details : {},
    },
    stderrTail: redactor.text(error.stderrTail),
  }
}

/** How a run ended, as it may be shown and written. */
export function redactEnd(end: RunEnd, redactor: Redactor): RunEnd {
  return {
    ...end,
    output: redactor.json(end.output),
    error: end.error === null ? null : redactRaised(end.error, redactor),
    records: end.records.map((error) => redactRaised(error, redactor)),
    termination:
      end.termination === null ? null : { ...end.termination, reason: redactor.text(end.termination.reason) },
    gate: end.gate === null ? null : { ...end.gate, prompt: redactor.text(end.gate.prompt) },
  }
}
