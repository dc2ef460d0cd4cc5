import type { Step, Workflow } from '../config/model.js'
import { deadline } from '../core/abort.js'
import type { Envelope, Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import type { JsonObject } from '../core/json.js'
import {
  endingFacts,
  hookError,
  isGood,
  readsFinally,
  runFinally,
  runHook,
  stoppedAt,
  type Walked,
  withOutput,
} from './flow-end.js'
import type { FlowEnd, FlowRequest, Host } from './model.js'
import { engineError } from './raising.js'
import { FlowScope } from './scopes.js'
import { FlowState } from './state.js'

const LEAST_ITERATIONS = 10

/** Runs one workflow from its entry point to its end: nodes, `finally`, hooks. */
export async function runFlow(request: FlowRequest): Promise<FlowEnd> {
  const { clock } = request.services.ports
  const begun = clock.monotonic()
  const state = new FlowState()
  const names = new FlowScope(request.workflow, state, request.inputs, request.services)
  // The time limit of this workflow ends only its own nodes.
  const limit = deadline(clock, request.workflow.settings.limits?.timeout_seconds ?? null, request.signal)
  const host = hostOf(request, state, names, limit.signal)
  if (!request.resumed) runHook(host, names, 'on_start')
  const walked = await walk(host, request.workflow.settings.entry_point)
  limit.release()
  // The limit does not replace the end of a node, above all a terminate, that ended by itself at the last moment.
  const end = limit.expired() && walked.status === 'stopped' ? timedOut(request, walked.error) : walked
  if (end.status === 'suspended' || end.status === 'handed_off') return end
  const { finallySignal, stopReason } = request.services
  // The output is rendered before `finally`, which reads the outcome, unless the output reads a `finally` node.
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

function hostOf(request: FlowRequest, state: FlowState, names: FlowScope, signal: AbortSignal): Host {
  return { ...request, state, context: state, names, signal, item: null, inGroup: false }
}

function timedOut(request: FlowRequest, stopped: Raised): Walked {
  const seconds = request.workflow.settings.limits?.timeout_seconds ?? 0
  const running = stopped.frames[0]
  const { name } = request.workflow.settings
  const message = `${name} ran longer than its timeout_seconds of ${seconds} s`
  const details = { limit: 'timeout_seconds', value: seconds }
  return limitReached(request.workflow, running?.node ?? name, running?.type ?? 'workflow', message, details)
}

function limitReached(workflow: Workflow, node: string, type: string, message: string, details: JsonObject): Walked {
  return failedAt(workflow, node, type, { kind: 'internal.limit_exceeded', message, details })
}

function failedAt(workflow: Workflow, node: string, type: string, envelope: Envelope): Walked {
  const error = engineError(workflow, node, type, envelope)
  return { status: 'raised', error, records: [error] }
}

/** Goes from node to node until the flow ends. */
async function walk(host: Host, entry: string): Promise<Walked> {
  const { workflow, state, services } = host
  const maxIterations = iterationLimit(workflow)
  let name = entry
  for (;;) {
    const step = workflow.steps.get(name)
    if (step === undefined) {
      const envelope = { kind: 'internal.no_route', message: `there is no node or group ${name}`, details: {} }
      return failedAt(workflow, name, 'workflow', envelope)
    }
    const { visit, attempt } = state.nextRun(name)
    const at: NodeAt = { scope: host.scope, node: name, visit, attempt }
    // A terminate node may run beyond the limit.
    if (step.type !== 'terminate' && state.isIteration(name, at.attempt) && state.iterations >= maxIterations)
      return iterationsExceeded(workflow, maxIterations, step)
    if (host.signal.aborted) return stoppedAt(host, step, at)
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
        return stoppedAt(host, step, at)
      default:
        return next
    }
  }
}

/** Returns the limit of the file; the default allows two visits of every node. */
function iterationLimit({ settings, steps }: Workflow): number {
  return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size)
}

function iterationsExceeded(workflow: Workflow, max: number, next: Step): Walked {
  const message = `${workflow.settings.name} reached its limit of ${max} iterations before ${next.name}; raise workflow.limits.max_iterations if this is not a loop`
  const details = { limit: 'max_iterations', value: max, next: next.name }
  return limitReached(workflow, next.name, next.type, message, details)
}
