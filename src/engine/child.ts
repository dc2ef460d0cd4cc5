import { givenData, resolveInputs, secretInputValues } from '../config/inputs.js'
import type { InputSpec, Workflow, WorkflowNode } from '../config/model.js'
import type { NodeAt } from '../core/events.js'
import { type Json, type JsonObject, jsonText } from '../core/json.js'
import { engineFailure, type NodeOutcome, type RaisedHere, raised } from '../core/outcome.js'
import { scopeInside } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import { isTemplate, type Scope } from '../expressions/index.js'
import { checkOutput, schemaViolation } from '../nodes/output-schema.js'
import { renderData, templateError, templateValue } from '../nodes/rendering.js'
import type { FlowEnd, Host } from './model.js'
import { engineError, handlingAt } from './raising.js'
import { record } from './record.js'

const DEEPEST = 10
const AS_IT_IS: ReadonlySet<string> = new Set(['internal.unexpected', 'subworkflow.depth_exceeded'])

/** The words of events for the end of a child. */
const WORDS = {
  completed: 'completed',
  terminated: 'terminated',
  raised: 'failed',
  suspended: 'suspended',
  handed_off: 'suspended',
  stopped: 'failed',
} as const satisfies Record<FlowEnd['status'], string>

/** Runs another file as one node; its unhandled error is raised here, one frame longer. */
export async function runChild(host: Host, node: WorkflowNode, at: NodeAt, names: Scope): Promise<NodeOutcome> {
  const { workflow: file } = node
  const child = host.workflow.children.get(file)
  if (child === undefined)
    return raised(engineFailure('subworkflow.failed', `${file} was not loaded`, { workflow_file: file }))
  const deepest = node.max_depth ?? DEEPEST
  if (host.callers.length + 1 > deepest) {
    const message = `${node.name} would nest workflows deeper than ${deepest}`
    const details = { max_depth: deepest, workflow_file: child.displayFile }
    return raised(engineFailure('subworkflow.depth_exceeded', message, details))
  }
  const inputs = childInputs(host, node, child, names)
  if (!inputs.ok) return raised(inputs.error)
  // What the child declares secret is masked from here on, wherever the parent got it.
  for (const { value } of secretInputValues(child, inputs.value)) host.services.ports.secrets.mark(value)
  host.services.recall.child(at, inputs.value)
  const about = { ...at, workflow: child.settings.name, file: child.displayFile }
  const { clock } = host.services.ports
  const begun = clock.monotonic()
  record(host, { ...about, type: 'subworkflow_started', input: inputs.value })
  const end = await host.services.runFlow({
    services: host.services,
    workflow: child,
    inputs: inputs.value,
    scope: scopeInside(at),
    callers: [...host.callers, host.workflow],
    signal: host.signal,
    handling: handlingAt(host, node.name),
    resumed: false,
  })
  const status = WORDS[end.status]
  record(host, { ...about, type: 'subworkflow_completed', status, duration_ms: Math.round(clock.monotonic() - begun) })
  return outcomeOf(host, node, child, end)
}

/** What the mapping gives, or those of the parent's inputs that the child declares (all, when it declares none); typed by its declarations. */
function childInputs(host: Host, node: WorkflowNode, child: Workflow, names: Scope): Result<JsonObject, RaisedHere> {
  const declared = child.settings.input
  const mapped: Record<string, Json> = {}
  for (const [name, value] of Object.entries(node.input_mapping ?? host.inputs)) {
    if (declared !== undefined && !Object.hasOwn(declared, name)) continue
    const one =
      node.input_mapping === undefined
        ? ok(host.inputs[name] ?? null)
        : mappedValue(value, declared?.[name]?.type ?? 'object', names, `input_mapping.${name}`)
    if (!one.ok) return one
    mapped[name] = one.value
  }
  return checkedInputs(node, child, mapped)
}

/** A declared text gets the rendered text; anything else gets the data behind the template. */
function mappedValue(value: unknown, type: InputSpec['type'], names: Scope, field: string): Result<Json, RaisedHere> {
  if (typeof value !== 'string' || type === 'string' || !isTemplate(value))
    return renderData(value, names, field, (text) => text)
  const data = templateValue(value, names)
  return data.ok ? data : err(templateError(data.error, field))
}

function checkedInputs(node: WorkflowNode, child: Workflow, given: JsonObject): Result<JsonObject, RaisedHere> {
  const inputs = resolveInputs(child, givenData(given))
  if (inputs.ok) return inputs
  const problems = inputs.error.map(({ message }) => ({ path: 'input_mapping', message }))
  const here = schemaViolation(node.name, 'input_mapping', problems, jsonText(given))
  const message = `${node.name} cannot start ${child.displayFile}: ${problems.map((problem) => problem.message).join(' ')}`
  return err({ ...here, envelope: { ...here.envelope, message } })
}

async function outcomeOf(host: Host, node: WorkflowNode, child: Workflow, end: FlowEnd): Promise<NodeOutcome> {
  const about = { workflow: child.settings.name, workflow_file: child.displayFile }
  switch (end.status) {
    case 'completed':
      return checkedOutput(host, node, end.output)
    case 'terminated': {
      const { status, reason, terminatedBy } = end.termination
      if (status === 'success') return checkedOutput(host, node, end.output)
      const details = { output: end.output, reason, terminated_by: terminatedBy, ...about }
      const envelope = { kind: 'subworkflow.terminated', message: reason, details }
      return raised({ envelope, origin: 'engine', inner: engineError(child, terminatedBy, 'terminate', envelope) })
    }
    case 'raised': {
      const own = end.records.length === 1 && end.records[0] === end.error
      const members = own ? {} : { members: end.records }
      // A bug of ours keeps its kind at every depth, and so does the limit of nested calls.
      if (end.error.typed || AS_IT_IS.has(end.error.envelope.kind))
        return raised({ envelope: end.error.envelope, origin: end.error.origin, inner: end.error, ...members })
      const { kind, message, details } = end.error.envelope
      const cause = { kind, message, details }
      const here = engineFailure('subworkflow.failed', `${child.settings.name} failed: ${message}`, { cause, ...about })
      return raised({ ...here, inner: end.error, ...members })
    }
    case 'suspended':
    case 'handed_off':
      return end
    case 'stopped':
      return { status: 'cancelled', inner: end.error, records: end.records }
  }
}

async function checkedOutput(host: Host, node: WorkflowNode, output: JsonObject): Promise<NodeOutcome> {
  if (node.output === undefined) return { status: 'completed', output }
  const problems = await checkOutput(output, node.output, host.services.ports.patterns)
  if (problems.length === 0) return { status: 'completed', output }
  const { spans } = host.services.ports.secrets
  return raised(schemaViolation(node.name, 'output of the child', problems, jsonText(output), spans), output)
}
