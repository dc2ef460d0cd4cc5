import { getMaxIterations, listFinallySteps, type Step, type Workflow } from '../config/model.js'
import { listNamesReadBy } from '../config/templates.js'
import { createDeadline } from '../core/abort.js'
import type { Envelope, Raised } from '../core/envelope.js'
import type { EventOf, NodeAt } from '../core/events.js'
import { isRecord, type Json, type JsonObject, setKey } from '../core/json.js'
import { exceptionType } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { ok, type Result } from '../core/result.js'
import { coerceText } from '../expressions/index.js'
import { renderData, renderFields, renderText, withNames } from '../nodes/rendering.js'
import type { FlowEnd, FlowRequest, Host, Next, StopReason } from './model.js'
import { createCancelledError, createEngineError } from './raising.js'
import { record, warn } from './record.js'
import { FlowScope } from './scopes.js'
import { FlowState } from './state.js'

const LIMIT = 'internal.limit_exceeded'

/** Runs one workflow from its entry point to its end: nodes, `finally`, hooks. */
export async function runFlow(request: FlowRequest): Promise<FlowEnd> {
  const { clock } = request.services.ports
  const begun = clock.monotonic()
  const state = new FlowState()
  const names = new FlowScope(request.workflow, state, request.inputs, request.services)
  // The time limit of this workflow ends only its own nodes.
  const limit = createDeadline(clock, request.workflow.settings.limits?.timeout_seconds ?? null, request.signal)
  const host = createHost(request, state, names, limit.signal)
  if (!request.resumed) runHook(host, names, 'on_start')
  const walked = await walk(host, request.workflow.settings.entry_point)
  limit.release()
  // The limit does not replace the end of a node, above all a terminate, that ended by itself at the last moment.
  const end = limit.expired() && walked.status === 'stopped' ? createTimeoutWalk(request, walked.error) : walked
  if (end.status === 'suspended' || end.status === 'handed_off') return end
  const { finallySignal, stopReason } = request.services
  // The output is rendered before `finally`, which reads the outcome, unless the output reads a `finally` node.
  const read = listNamesReadBy(request.workflow.output, request.workflow.templateFiles)
  const readsFinally = listFinallySteps(request.workflow).some((name) => read.has(name))
  const early = readsFinally ? end : withOutput(host, end)
  const cleaned = await runFinally(createHost(request, state, names, finallySignal()), names, early, stopReason())
  const last = withOutput(host, cleaned)
  const facts = createEndingFacts(last, stopReason())
  names.ending = {
    ...facts,
    execution_time: Math.round(clock.monotonic() - begun) / 1000,
    iteration_count: state.iterations,
  }
  if (isGood(last)) runHook(host, names, 'on_complete', { result: 'output' in last ? last.output : {} })
  else if (stopReason()?.kind !== 'cancel') runHook(host, names, 'on_error', { error: createHookError(facts['error']) })
  return last
}

function createHost(request: FlowRequest, state: FlowState, names: FlowScope, signal: AbortSignal): Host {
  return { ...request, state, context: state, names, signal, item: null, inGroup: false }
}

function createTimeoutWalk(request: FlowRequest, stopped: Raised): Walked {
  const seconds = request.workflow.settings.limits?.timeout_seconds ?? 0
  const running = stopped.frames[0]
  const { name } = request.workflow.settings
  const message = `${name} ran longer than its timeout_seconds of ${seconds} s`
  const envelope = { kind: LIMIT, message, details: { limit: 'timeout_seconds', value: seconds } }
  return createFailedWalk(request.workflow, running?.node ?? name, running?.type ?? 'workflow', envelope)
}

function createFailedWalk(workflow: Workflow, node: string, type: string, envelope: Envelope): Walked {
  const error = createEngineError(workflow, node, type, envelope)
  return { status: 'raised', error, records: [error] }
}

async function walk(host: Host, entry: string): Promise<Walked> {
  const { workflow, state, services } = host
  const maxIterations = getMaxIterations(workflow)
  let name = entry
  for (;;) {
    const step = workflow.steps.get(name)
    if (step === undefined) {
      const envelope = { kind: 'internal.no_route', message: `there is no node or group ${name}`, details: {} }
      return createFailedWalk(workflow, name, 'workflow', envelope)
    }
    const { visit, attempt } = state.nextRun(name)
    const at: NodeAt = { scope: host.scope, node: name, visit, attempt }
    // A terminate node may run beyond the limit.
    if (step.type !== 'terminate' && state.isIteration(name, at.attempt) && state.iterations >= maxIterations)
      return createIterationsError(workflow, maxIterations, step)
    if (host.signal.aborted) return createStoppedWalk(host, step, at)
    const next = await services.runStep(host, step, at, 'all')
    switch (next.status) {
      case 'go':
        name = next.to
        break
      case 'again':
        name = next.from ?? name
        break
      case 'done':
        return { status: 'end', output: null }
      case 'halted':
        return createStoppedWalk(host, step, at)
      default:
        return next
    }
  }
}

function createIterationsError(workflow: Workflow, max: number, next: Step): Walked {
  const message = `${workflow.settings.name} reached its limit of ${max} iterations before ${next.name}; raise workflow.limits.max_iterations if this is not a loop`
  const details = { limit: 'max_iterations', value: max, next: next.name }
  return createFailedWalk(workflow, next.name, next.type, { kind: LIMIT, message, details })
}

/** End of the walk through a flow's nodes; the output of the workflow is not rendered yet. */
type Walked = Exclude<Next, { status: 'go' | 'again' | 'done' | 'halted' }>

type Ending = Walked | FlowEnd

/** Renders the workflow's output for ends that lack it; the output of the last route overrides it. */
function withOutput(host: Host, end: Ending): FlowEnd {
  if (end.status !== 'terminated' && end.status !== 'end') return end
  if (end.status === 'terminated' && end.output !== null) return { ...end, output: end.output }
  const { workflow } = host
  const routeOutput = end.output ?? {}
  // After a terminate, or a route with its own output, some nodes never ran.
  const isPartial = end.status === 'terminated' || end.output !== null
  const rendered = isPartial
    ? renderOutput(host, routeOutput, isGood(end))
    : renderFields(workflow.output ?? {}, host.names, 'output')
  if (!rendered.ok) {
    const error = createEngineError(workflow, workflow.settings.name, 'workflow', rendered.error.envelope)
    return { status: 'raised', error, records: [error] }
  }
  if (end.status === 'terminated') return { ...end, output: rendered.value }
  return { status: 'completed', output: { ...rendered.value, ...routeOutput } }
}

/** Renders the keys of the output that are not in `given`, without those that read a node that has not run; another failure ends a run that would succeed. */
function renderOutput(host: Host, given: JsonObject, isSuccess: boolean): Result<JsonObject, RaisedHere> {
  const output: Record<string, Json> = {}
  for (const [key, value] of Object.entries(host.workflow.output ?? {})) {
    if (Object.hasOwn(given, key)) continue
    const rendered = renderData(value, host.names, `output.${key}`, coerceText)
    if (rendered.ok) setKey(output, key, rendered.value)
    else if (isSuccess && rendered.error.readsAbsent !== true) return rendered
    else warn(host, null, 'output-key-skipped', `${rendered.error.envelope.message}; the key is left out of the output`)
  }
  return ok(output)
}

/** Returns `workflow.outcome` and `workflow.error` for `finally` and hooks. */
export function createEndingFacts(end: Ending, reason: StopReason | null): Readonly<Record<string, Json>> {
  const error = end.status === 'raised' ? end.error : reason?.kind === 'halt' ? reason.error : null
  if (error !== null) {
    const { kind, message, details } = error.envelope
    const outcome = error.typed ? 'halted' : 'failed'
    const node = error.frames[0]?.node ?? null
    return { outcome, error: { kind, message, details, agent: node, node } }
  }
  if (end.status === 'terminated') {
    const { status, reason: why, terminatedBy } = end.termination
    if (status === 'success') return { outcome: 'success', error: null }
    const node = { agent: terminatedBy, node: terminatedBy }
    return { outcome: 'failed', error: { kind: 'terminated', message: why, details: {}, ...node } }
  }
  if (end.status === 'stopped') return { outcome: reason?.kind === 'cancel' ? 'cancelled' : 'failed', error: null }
  return { outcome: 'success', error: null }
}

export function isGood(end: Ending): boolean {
  if (end.status === 'terminated') return end.termination.status === 'success'
  return end.status === 'completed' || end.status === 'end'
}

function createStoppedWalk(host: Host, step: Step, at: NodeAt): Walked {
  return { status: 'stopped', error: createCancelledError(host, step, at, null), records: [] }
}

/** Runs every `finally` node in order; the first error of a successful run becomes its end. */
async function runFinally(host: Host, names: FlowScope, end: Ending, reason: StopReason | null): Promise<Ending> {
  const stepNames = listFinallySteps(host.workflow)
  if (stepNames.length === 0) return end
  names.ending = createEndingFacts(end, reason)
  let last = end
  for (const name of stepNames) {
    const step = host.workflow.steps.get(name)
    if (step === undefined) continue
    const at: NodeAt = { scope: host.scope, node: name, ...host.state.nextRun(name) }
    host.state.hasFailed = !isGood(last)
    const next = await host.services.runStep(host, step, at, 'none')
    if (next.status === 'raised') last = addFinallyError(host, name, last, next)
    if (next.status === 'halted' && isGood(last)) last = createStoppedWalk(host, step, at)
    if (next.status === 'stopped' && isGood(last)) last = next
  }
  names.ending = {}
  return last
}

/** Adds the error of a `finally` node to the end of a flow that has failed already; the error of a child is its caller's to handle. */
function addFinallyError(host: Host, node: string, end: Ending, raised: Extract<Next, { status: 'raised' }>): Ending {
  if (isGood(end)) return raised
  const { kind, message } = raised.error.envelope
  if (host.callers.length === 0)
    warn(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`)
  return end.status === 'raised' || end.status === 'stopped' || end.status === 'terminated'
    ? { ...end, records: [...(end.records ?? []), ...raised.records] }
    : end
}

/** Renders a hook and records it; a hook that fails never changes the outcome. */
function runHook(host: Host, names: FlowScope, hook: EventOf<'hook_executed'>['hook'], more: JsonObject = {}): void {
  const template = host.workflow.settings.hooks?.[hook]
  if (template === undefined || template === '') return
  const text = renderText(template, withNames(names, more), `hooks.${hook}`)
  const said = text.ok ? { result: text.value, error: null } : { result: '', error: text.error.envelope.message }
  record(host, { type: 'hook_executed', scope: host.scope, node: null, hook, ...said })
}

/** Returns `error` of the hook `on_error` in upstream's format, made from `workflow.error`. */
export function createHookError(error: Json | undefined): JsonObject {
  if (!isRecord(error)) return {}
  const { kind, message, details } = error
  const suggestion = isRecord(details) && typeof details['suggestion'] === 'string' ? details['suggestion'] : null
  const type = kind === 'terminated' ? 'WorkflowTerminated' : (exceptionType(String(kind)) ?? 'UnhandledWorkflowError')
  return { type, message: String(message), suggestion }
}
