import type { Raised } from '../core/envelope.js'
import type { Finding } from '../core/finding.js'
import { isJsonObject } from '../core/json.js'
import type { PendingGate, RunEnd } from '../core/outcome.js'
import type { WorkflowGraph } from '../core/report.js'
import type { Redactor } from './index.js'

/** An error as it may be shown and written. */
export function redactRaised(error: Raised, redactor: Redactor): Raised {
  const details = redactor.json(error.envelope.details)
  return {
    ...error,
    envelope: {
      kind: redactor.text(error.envelope.kind),
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
    gate: end.gate === null ? null : redactGate(end.gate, redactor),
  }
}

function redactGate(gate: PendingGate, redactor: Redactor): PendingGate {
  return {
    ...gate,
    prompt: redactor.text(gate.prompt),
    options: gate.options.map((option) => ({
      ...option,
      label: redactor.text(option.label),
      value: redactor.text(option.value),
    })),
  }
}

/** Conditions may quote a value of the environment. */
export function redactGraph(graph: WorkflowGraph, redactor: Redactor): WorkflowGraph {
  return { ...graph, edges: graph.edges.map((edge) => ({ ...edge, label: redactor.text(edge.label) })) }
}

/** A finding may quote a value of the environment. */
export function redactFinding(finding: Finding, redactor: Redactor): Finding {
  const suggestion = finding.suggestion === null ? null : redactor.text(finding.suggestion)
  return { ...finding, message: redactor.text(finding.message), suggestion }
}
