import type { TerminateNode } from '../config/model.js'
import { createRaised, type NodeOutcome } from '../core/outcome.js'
import type { ExecutionContext } from './executor.js'
import { renderFields, renderText, withNames } from './rendering.js'

/** Ends the run on purpose; without an output_template the caller renders the workflow's own output. */
export function executeTerminate(node: TerminateNode, context: ExecutionContext): NodeOutcome {
  const reason = renderText(node.reason, context.scope, 'reason')
  if (!reason.ok) return createRaised(reason.error)
  // The reason for the end of a run must not be empty.
  const why = reason.value.trim() === '' ? `${node.name} ended the run without a reason` : reason.value
  const termination = { status: node.status, reason: why, terminatedBy: node.name }
  if (node.output_template === undefined) return { status: 'terminated', termination, output: null }
  // The node has ended before its output is made, so the template may read its result.
  const own = { output: { status: node.status, reason: why, terminated_by: node.name } }
  const output = renderFields(node.output_template, withNames(context.scope, { [node.name]: own }), 'output_template')
  if (!output.ok) return createRaised(output.error)
  return { status: 'terminated', termination, output: output.value }
}
