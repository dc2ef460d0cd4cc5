import type { Envelope } from '../core/envelope.js'
import type { Finding } from '../core/finding.js'
import { isJsonObject } from '../core/json.js'
import type { WorkflowGraph } from '../core/report.js'
import type { Redactor } from './index.js'

/** An envelope as it may be written; its kind is a word that routes and programs read. */
export function redactEnvelope({ kind, message, details }: Envelope, redactor: Redactor): Envelope {
  const clean = redactor.json(details)
  return { kind, message: redactor.text(message), details: isJsonObject(clean) ? clean : {} }
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
