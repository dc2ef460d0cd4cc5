import type { Step, Workflow } from '../config/model.js'
import { finallySteps } from '../config/model.js'
import { namesReadBy } from '../config/references.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import type { Json, JsonObject } from '../core/json.js'
import type { PendingGate, Termination } from '../core/outcome.js'
import { unreachable } from '../core/result.js'
import type { Parting } from '../core/sharding.js'
import { coerceText } from '../expressions/index.js'
import { define, renderData, renderFields } from '../nodes/rendering.js'
import { cancelledError } from './ended.js'
import { hookError, runHook } from './hooks.js'
import { engineError } from './raising.js'
import { type Host, type RunServices, type StopReason, warn } from './run-context.js'
import { FlowScope } from './scopes.js'
import { FlowState } from './state.js'

/** How one workflow ended. */
export type FlowEnd =
  | { readonly status: 'completed'; readonly output: JsonObject }
  | { readonly status: 'terminated'; readonly termination: Termination; readonly output: JsonObject }
  | { readonly status: 'raised'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  | { readonly status: 'parted'; readonly parting: Parting }
  /** Ended from outside, with the step that this hit; `records` are what `finally` raised afterwards. */
  | { readonly status: 'stopped'; readonly error: Raised | null; readonly records: readonly Raised[] }

/** Where the nodes of a flow led; what has an output has not rendered it yet. */
type Walked =
  | Exclude<FlowEnd, { status: 'completed' | 'terminated' }>
  | { readonly status: 'arrived'; readonly routeOutput: JsonObject | null }
  | { readonly status: 'terminating'; readonly termination: Termination; readonly ownOutput: JsonObject | null }

/** An end with or without its output. */
type Ending = Walked | FlowEnd

export interface FlowRequest {
  readonly services: RunServices
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly scope: string
  /** The files that called this one, from the outside in. */
  readonly callers: readonly Workflow[]
  readonly signal: AbortSignal
  /** Whether it began in an earlier session, which has called its first hook. */
  readonly resumed: boolean
}

const LEAST_ITERATIONS = 10

/** Runs one workflow from its entry point to its end: nodes, `finally`, hooks. */
export async function runFlow(request: FlowRequest): Promise<FlowEnd> {
  const { clock } = request.services.ports
  const begun = clock.monotonic()
  const state = new FlowState()
  const names = flowNames(request, state)
  const limit = flowTimer(request)
  const host = hostOf(request, state, names, limit.signal)
  if (!request.resumed) runHook(host, names, 'on_start')
  const walked = await walk(host, request.workflow.settings.entry_point)
  limit.release()
  // What ended by itself in the last moment, a terminate above all, is not masked by the limit.
  const end = limit.expired() && walked.status === 'stopped' ? timedOut(request, walked.error) : walked
  if (end.status === 'suspended' || end.status === 'parted') return end
  const { finallySignal, stopReason } = request.services
  // `finally` is to know that an output cannot be rendered; one that reads what `finally` makes has to wait for it.
  const early = readsFinally(request.workflow) ? end : withOutput(host, end)
  const cleaned = await runFinally(hostOf(request, state, names, finallySignal()), names, early, stopReason())
  const last = withOutput(host, cleaned)
  const facts = endingFacts(last, stopReason())
  names.ending = {
    ...facts,
    execution_time: Math.round(clock.monotonic() - begun) / 1000,
    iteration_count: state.iterations,
  }
  if (isGood(last)) runHook(host, names, 'on_complete', { result: 'output' in last ? last.output : {} })
  else if (stopReason()?.kind !== 'cancel') runHook(host, names, 'on_error', { error: hookError(facts['error']) })
  return last
}

function flowNames(request: FlowRequest, state: FlowState): FlowScope {
  const { services } = request
  return new FlowScope(request.workflow, state, request.inputs, {
    runId: services.settings.runId,
    github: services.settings.github,
    policies: () => services.governance.policyView(),
  })
}

function hostOf(request: FlowRequest, state: FlowState, names: FlowScope, signal: AbortSignal): Host {
  const { services, workflow, inputs, scope, callers } = request
  return {
    services,
    workflow,
    inputs,
    scope,
    callers,
    state,
    context: state,
    names,
    signal,
    item: null,
    inGroup: false,
  }
}

interface FlowTimer {
  readonly signal: AbortSignal
  readonly expired: () => boolean
  readonly release: () => void
}

/** Ends this workflow's nodes at its own `timeout_seconds`; the rest of the run goes on. */
function flowTimer(request: FlowRequest): FlowTimer {
  const seconds = request.workflow.settings.limits?.timeout_seconds
  if (seconds === undefined) return { signal: request.signal, expired: () => false, release: () => {} }
  const { clock } = request.services.ports
  const flow = new AbortController()
  const timer = new AbortController()
  const stop = (): void => flow.abort()
  request.signal.addEventListener('abort', stop, { once: true })
  if (request.signal.aborted) stop()
  let expired = false
  void clock.sleepUntil(clock.now() + seconds * 1000, timer.signal).then(() => {
    if (timer.signal.aborted || flow.signal.aborted) return
    expired = true
    flow.abort()
  })
  return {
    signal: flow.signal,
    expired: () => expired,
    release: () => {
      request.signal.removeEventListener('abort', stop)
      timer.abort()
    },
  }
}

function timedOut(request: FlowRequest, stopped: Raised | null): Walked {
  const seconds = request.workflow.settings.limits?.timeout_seconds ?? 0
  const running = stopped?.frames[0]
  return limitReached(
    request.workflow,
    { name: running?.node ?? request.workflow.settings.name, type: running?.type ?? 'workflow' },
    `${request.workflow.settings.name} ran longer than its timeout_seconds of ${seconds} s`,
    { limit: 'timeout_seconds', value: seconds },
  )
}

/** What was running, or would have been next, when the limit was reached. */
interface Place {
  readonly name: string
  readonly type: string
}

function limitReached(workflow: Workflow, at: Place, message: string, details: JsonObject): Walked {
  const error = engineError(workflow, at.name, at.type, {
    kind: 'internal.limit_exceeded',
    message,
    details,
  })
  return { status: 'raised', error, records: [error] }
}

/** From node to node until something ends the flow. */
async function walk(host: Host, entry: string): Promise<Walked> {
  const { workflow, state, services } = host
  const most = iterationLimit(workflow)
  let name = entry
  for (;;) {
    const step = workflow.steps.get(name)
    if (step === undefined) return lost(workflow, name)
    const at: NodeAt = { scope: host.scope, node: name, ...state.nextRun(name) }
    // Ending on purpose is never masked by the limit.
    if (step.type !== 'terminate' && state.isIteration(name, at.attempt) && state.iterations >= most)
      return iterationsSpent(workflow, most, step)
    if (host.signal.aborted) return stoppedAt(host, step, at)
    const next = await services.runStep(host, step, at, 'all')
    switch (next.next) {
      case 'go':
        name = next.to
        break
      case 'again':
        name = next.from ?? name
        break
      case 'end':
        return { status: 'arrived', routeOutput: next.output }
      case 'done':
        return { status: 'arrived', routeOutput: null }
      case 'raised':
        return { status: 'raised', error: next.error, records: next.records }
      case 'terminated':
        return { status: 'terminating', termination: next.termination, ownOutput: next.output }
      case 'suspended':
        return { status: 'suspended', gate: next.gate }
      case 'parted':
        return { status: 'parted', parting: next.parting }
      case 'stopped':
        return { status: 'stopped', error: next.error, records: next.records }
      case 'halted':
        return stoppedAt(host, step, at)
      default:
        return unreachable(next)
    }
  }
}

/** Enough for every node of the file, and a loop through all of them, unless the file says more or less. */
function iterationLimit({ settings, steps }: Workflow): number {
  return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size)
}

function lost(workflow: Workflow, name: string): Walked {
  const error = engineError(workflow, name, 'workflow', {
    kind: 'internal.no_route',
    message: `there is no node or group ${name}`,
    details: {},
  })
  return { status: 'raised', error, records: [error] }
}

function iterationsSpent(workflow: Workflow, most: number, next: Step): Walked {
  const message = `${workflow.settings.name} reached its limit of ${most} iterations before ${next.name}; raise workflow.limits.max_iterations if this is not a loop`
  return limitReached(workflow, next, message, { limit: 'max_iterations', value: most, next: next.name })
}

function stoppedAt(host: Host, step: Step, at: NodeAt): Walked {
  return { status: 'stopped', error: cancelledError(host, step, at, null), records: [] }
}

function readsFinally(workflow: Workflow): boolean {
  const listed = finallySteps(workflow)
  if (listed.length === 0) return false
  const read = namesReadBy(workflow.output)
  return listed.some((name) => read.has(name))
}

/** Renders the workflow's output for ends that have one and have not rendered it; what the last route says goes over it. */
function withOutput(host: Host, end: Ending): FlowEnd {
  const { workflow } = host
  if (end.status === 'terminating') {
    const { termination, ownOutput } = end
    return { status: 'terminated', termination, output: ownOutput ?? whatRenders(host, {}) }
  }
  if (end.status !== 'arrived') return end
  if (end.routeOutput !== null)
    return { status: 'completed', output: { ...whatRenders(host, end.routeOutput), ...end.routeOutput } }
  const rendered = renderFields(workflow.output ?? {}, host.names, 'output')
  if (rendered.ok) return { status: 'completed', output: rendered.value }
  const error = engineError(workflow, workflow.settings.name, 'workflow', rendered.error.envelope)
  return { status: 'raised', error, records: [error] }
}

/**
 * What can be rendered of the output, but for the keys that are given already. After a terminate, or a route with an
 * output of its own, nodes that never ran are no reason to lose the rest.
 */
function whatRenders(host: Host, given: JsonObject): JsonObject {
  const output: Record<string, Json> = {}
  for (const [key, value] of Object.entries(host.workflow.output ?? {})) {
    if (Object.hasOwn(given, key)) continue
    const one = renderData(value, host.names, `output.${key}`, coerceText)
    if (one.ok) define(output, key, one.value)
    else warn(host, null, 'output-key-skipped', `${one.error.envelope.message}; the key is left out of the output`)
  }
  return output
}

/** Facts about the end that `finally` and hooks may read: `workflow.outcome` and `workflow.error`. */
function endingFacts(end: Ending, reason: StopReason | null): Readonly<Record<string, Json>> {
  const error = end.status === 'raised' ? end.error : reason?.kind === 'halt' ? reason.error : null
  if (error !== null) {
    const { kind, message, details } = error.envelope
    const outcome = error.typed ? 'halted' : 'failed'
    return {
      outcome,
      error: { kind, message, details, agent: error.frames[0]?.node ?? null, node: error.frames[0]?.node ?? null },
    }
  }
  if (end.status === 'terminated' || end.status === 'terminating') {
    const { status, reason: why, terminatedBy } = end.termination
    if (status === 'success') return { outcome: 'success', error: null }
    return {
      outcome: 'failed',
      error: { kind: 'terminated', message: why, details: {}, agent: terminatedBy, node: terminatedBy },
    }
  }
  if (end.status === 'stopped') return { outcome: reason?.kind === 'cancel' ? 'cancelled' : 'failed', error: null }
  return { outcome: 'success', error: null }
}

/** Every `finally` node, one after the other, whatever happened; the first error of a good run becomes its end. */
async function runFinally(host: Host, names: FlowScope, end: Ending, reason: StopReason | null): Promise<Ending> {
  const listed = finallySteps(host.workflow)
  if (listed.length === 0) return end
  names.ending = endingFacts(end, reason)
  let last = end
  for (const name of listed) {
    const step = host.workflow.steps.get(name)
    if (step === undefined || host.signal.aborted) continue
    const at: NodeAt = { scope: host.scope, node: name, ...host.state.nextRun(name) }
    const next = await host.services.runStep(host, step, at, 'none')
    if (next.next === 'raised') last = afterFinallyError(host, name, last, next.error, next.records)
    if (next.next === 'halted' && isGood(last)) last = stoppedAt(host, step, at)
    if (next.next === 'stopped' && isGood(last)) last = { status: 'stopped', error: next.error, records: next.records }
  }
  names.ending = {}
  return last
}

function afterFinallyError(host: Host, node: string, end: Ending, error: Raised, records: readonly Raised[]): Ending {
  if (isGood(end)) return { status: 'raised', error, records }
  const { kind, message } = error.envelope
  // Who handles the first error of a child drops its records: this one must not vanish with them.
  warn(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`)
  return end.status === 'raised' || end.status === 'stopped' ? { ...end, records: [...end.records, ...records] } : end
}

function isGood(end: Ending): boolean {
  if (end.status === 'terminated' || end.status === 'terminating') return end.termination.status === 'success'
  return end.status === 'completed' || end.status === 'arrived'
}
