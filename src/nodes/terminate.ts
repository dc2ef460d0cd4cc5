import type { TerminateNode } from '../config/model.js'
import type { NodeOutcome } from '../core/outcome.js'
import type { ExecutionContext } from './executor.js'
import { renderFields, renderText } from './rendering.js'

/** Ends the run on purpose; without an output_template the caller renders the workflow's own output. */
export function executeTerminate(node: TerminateNode, context: ExecutionContext): NodeOutcome {
  const reason = renderText(node.reason, context.scope, 'reason')
  if (!reason.ok) return { status: 'raised', error: reason.error, partial: undefined }
  // Who reads why a run ended must find something there.
  const why = reason.value.trim() === '' ? `${node.name} ended the run without a reason` : reason.value
  const termination = { status: node.status, reason: why, terminatedBy: node.name }
  if (node.output_template === undefined) return { status: 'terminated', termination, output: null }
  const output = renderFields(node.output_template, context.scope, 'output_template')
  if (!output.ok) return { status: 'raised', error: output.error, partial: undefined }
  return { status: 'terminated', termination, output: output.value }
}
