import { createDataInputs, listSecretValues, resolveInputs } from '../config/inputs.js'
import type { InputSpec, Workflow, WorkflowNode } from '../config/model.js'
import type { NodeAt } from '../core/events.js'
import { type Json, type JsonObject, printJson } from '../core/json.js'
import { createEngineFailure, createRaised, type NodeOutcome, type RaisedHere } from '../core/outcome.js'
import { scopeInside } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import { isTemplate, type Scope } from '../expressions/index.js'
import { createSchemaError, findOutputViolation } from '../nodes/output-schema.js'
import { computeTemplateValue, createTemplateError, renderData } from '../nodes/rendering.js'
import { VALUE_TYPES } from '../source/value-types.js'
import type { FlowEnd, Host } from './model.js'
import { createEngineError, findHandlingAt } from './raising.js'
import { record } from './record.js'

const DEFAULT_MAX_DEPTH = 10

/** Untyped kinds that are not wrapped in `subworkflow.failed`: a bug of ours, and the limit of nested calls. */
const UNWRAPPED_KINDS: ReadonlySet<string> = new Set(['internal.unexpected', 'subworkflow.depth_exceeded'])

/** Runs a child workflow as one node. An unhandled error of the child becomes the error of the node. */
export async function runChild(host: Host, node: WorkflowNode, at: NodeAt, names: Scope): Promise<NodeOutcome> {
  const { workflow: file } = node
  const child = host.workflow.children.get(file)
  if (child === undefined)
    return createRaised(createEngineFailure('subworkflow.failed', `${file} was not loaded`, { workflow_file: file }))
  const maxDepth = node.max_depth ?? DEFAULT_MAX_DEPTH
  if (host.callers.length + 1 > maxDepth) {
    const message = `${node.name} would nest workflows deeper than ${maxDepth}`
    const details = { max_depth: maxDepth, workflow_file: child.displayFile }
    return createRaised(createEngineFailure('subworkflow.depth_exceeded', message, details))
  }
  const inputs = resolveChildInputs(host, node, child, names)
  if (!inputs.ok) return createRaised(inputs.error)
  // Values of inputs that the child declares secret are masked from here on.
  for (const { value } of listSecretValues(child, inputs.value)) host.services.ports.secrets.mark(value)
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
    handling: findHandlingAt(host, node.name),
    resumed: false,
  })
  const duration_ms = Math.round(clock.monotonic() - begun)
  const isFailed = end.status === 'raised' || end.status === 'stopped'
  const status = isFailed ? 'failed' : end.status === 'handed_off' ? 'suspended' : end.status
  record(host, { ...about, type: 'subworkflow_completed', status, duration_ms })
  return toNodeOutcome(host, node, child, end)
}

/** Returns the inputs of the child: `input_mapping`, or else the parent's inputs, without those that the child does not declare. */
function resolveChildInputs(
  host: Host,
  node: WorkflowNode,
  child: Workflow,
  names: Scope,
): Result<JsonObject, RaisedHere> {
  const declared = child.settings.input
  const mapped: Record<string, Json> = {}
  for (const [name, value] of Object.entries(node.input_mapping ?? host.inputs)) {
    if (declared !== undefined && !Object.hasOwn(declared, name)) continue
    const input =
      node.input_mapping === undefined
        ? ok(host.inputs[name] ?? null)
        : renderInput(value, declared?.[name]?.type ?? 'object', names, `input_mapping.${name}`)
    if (!input.ok) return input
    mapped[name] = input.value
  }
  const { assumed } = host.services.ports
  const marks = Object.entries(mapped).filter(([, value]) => assumed?.isMark(value))
  if (marks.length === 0) return checkInputs(node, child, mapped)
  // An assumed value has the type of the input; while the others are checked, the type's zero value takes its place.
  const places = marks.map(([name]) => [name, VALUE_TYPES[declared?.[name]?.type ?? 'object'].zero])
  const checked = checkInputs(node, child, { ...mapped, ...Object.fromEntries(places) })
  return checked.ok ? ok({ ...checked.value, ...Object.fromEntries(marks) }) : checked
}

/** Renders a template to text for a declared string, and to data for any other type. */
function renderInput(value: unknown, type: InputSpec['type'], names: Scope, field: string): Result<Json, RaisedHere> {
  if (typeof value !== 'string' || type === 'string' || !isTemplate(value))
    return renderData(value, names, field, (text) => text)
  const data = computeTemplateValue(value, names)
  return data.ok ? data : err(createTemplateError(data.error, field))
}

function checkInputs(node: WorkflowNode, child: Workflow, given: JsonObject): Result<JsonObject, RaisedHere> {
  const inputs = resolveInputs(child, createDataInputs(given))
  if (inputs.ok) return inputs
  const problems = inputs.error.map(({ message }) => ({ path: 'input_mapping', message }))
  const violation = createSchemaError(node.name, 'input_mapping', problems, printJson(given))
  const message = `${node.name} cannot start ${child.displayFile}: ${problems.map((problem) => problem.message).join(' ')}`
  return err({ ...violation, envelope: { ...violation.envelope, message } })
}

async function toNodeOutcome(host: Host, node: WorkflowNode, child: Workflow, end: FlowEnd): Promise<NodeOutcome> {
  switch (end.status) {
    case 'completed':
      return checkOutput(host, node, end.output)
    case 'terminated': {
      const { status, reason, terminatedBy } = end.termination
      if (status === 'success') return checkOutput(host, node, end.output)
      const details = { output: end.output, reason, terminated_by: terminatedBy, ...toIdentity(child) }
      const envelope = { kind: 'subworkflow.terminated', message: reason, details }
      const inner = createEngineError(child, terminatedBy, 'terminate', envelope)
      const { records = [] } = end
      const members = records.length === 0 ? null : { members: [inner, ...records] }
      return createRaised({ envelope, origin: 'engine', inner, ...members })
    }
    case 'raised':
      return createRaised(createChildError(child, end))
    case 'suspended':
    case 'handed_off':
      return end
    case 'stopped':
      return { status: 'cancelled', inner: end.error, records: end.records }
  }
}

function toIdentity(child: Workflow) {
  return { workflow: child.settings.name, workflow_file: child.displayFile }
}

/** Returns a typed error of a child as it is; an untyped error becomes the cause of `subworkflow.failed`. */
function createChildError(child: Workflow, { error, records }: Extract<FlowEnd, { status: 'raised' }>): RaisedHere {
  const isOnlyRecord = records.length === 1 && records[0] === error
  const inside = { inner: error, ...(isOnlyRecord ? {} : { members: records }) }
  const { kind, message, details } = error.envelope
  if (error.typed || UNWRAPPED_KINDS.has(kind)) return { envelope: error.envelope, origin: error.origin, ...inside }
  const cause = { kind, message, details }
  const failure = `${child.settings.name} failed: ${message}`
  return { ...createEngineFailure('subworkflow.failed', failure, { cause, ...toIdentity(child) }), ...inside }
}

async function checkOutput(host: Host, node: WorkflowNode, output: JsonObject): Promise<NodeOutcome> {
  const error = await findOutputViolation(node, 'output of the child', output, host.services.ports)
  return error === null ? { status: 'completed', output } : createRaised(error, output)
}
