import { finallySteps, type Step, type Workflow } from '../config/model.js'
import { namesReadBy } from '../config/references.js'
import type { NodeAt } from '../core/events.js'
import { isRecord, type Json, type JsonObject, setKey } from '../core/json.js'
import { exceptionType } from '../core/kinds.js'
import { coerceText } from '../expressions/index.js'
import { renderData, renderFields, renderText, withNames } from '../nodes/rendering.js'
import type { FlowEnd, Host, Next, StopReason } from './model.js'
import { cancelledError, engineError } from './raising.js'
import { record, warn } from './record.js'
import type { FlowScope } from './scopes.js'

/** End of the walk through a flow's nodes; the output of the workflow is not rendered yet. */
export type Walked = Exclude<Next, { status: 'go' | 'again' | 'done' | 'halted' }>

type Ending = Walked | FlowEnd

export function readsFinally(workflow: Workflow): boolean {
  const listed = finallySteps(workflow)
  if (listed.length === 0) return false
  const read = namesReadBy(workflow.output, workflow.templateFiles)
  return listed.some((name) => read.has(name))
}

/** Renders the workflow's output for ends that lack it; the output of the last route overrides it. */
export function withOutput(host: Host, end: Ending): FlowEnd {
  const { workflow } = host
  if (end.status === 'terminated') return { ...end, output: end.output ?? renderableOutput(host, {}) }
  if (end.status !== 'end') return end
  if (end.output !== null)
    return { status: 'completed', output: { ...renderableOutput(host, end.output), ...end.output } }
  const rendered = renderFields(workflow.output ?? {}, host.names, 'output')
  if (rendered.ok) return { status: 'completed', output: rendered.value }
  const error = engineError(workflow, workflow.settings.name, 'workflow', rendered.error.envelope)
  return { status: 'raised', error, records: [error] }
}

/**
 * Renders the keys of the output that are not in `given`, and skips keys that fail: after a terminate, or a route with its own
 * output, some nodes never ran.
 */
function renderableOutput(host: Host, given: JsonObject): JsonObject {
  const output: Record<string, Json> = {}
  for (const [key, value] of Object.entries(host.workflow.output ?? {})) {
    if (Object.hasOwn(given, key)) continue
    const rendered = renderData(value, host.names, `output.${key}`, coerceText)
    if (rendered.ok) setKey(output, key, rendered.value)
    else warn(host, null, 'output-key-skipped', `${rendered.error.envelope.message}; the key is left out of the output`)
  }
  return output
}

/** Returns `workflow.outcome` and `workflow.error` for `finally` and hooks. */
export function endingFacts(end: Ending, reason: StopReason | null): Readonly<Record<string, Json>> {
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
    return {
      outcome: 'failed',
      error: { kind: 'terminated', message: why, details: {}, agent: terminatedBy, node: terminatedBy },
    }
  }
  if (end.status === 'stopped') return { outcome: reason?.kind === 'cancel' ? 'cancelled' : 'failed', error: null }
  return { outcome: 'success', error: null }
}

export function isGood(end: Ending): boolean {
  if (end.status === 'terminated') return end.termination.status === 'success'
  return end.status === 'completed' || end.status === 'end'
}

/** Returns the end of a flow that was stopped from outside before or at a step. */
export function stoppedAt(host: Host, step: Step, at: NodeAt): Walked {
  return { status: 'stopped', error: cancelledError(host, step, at, null), records: [] }
}

/** Runs every `finally` node in order; the first error of a successful run becomes its end. */
export async function runFinally(
  host: Host,
  names: FlowScope,
  end: Ending,
  reason: StopReason | null,
): Promise<Ending> {
  const listed = finallySteps(host.workflow)
  if (listed.length === 0) return end
  names.ending = endingFacts(end, reason)
  let last = end
  for (const name of listed) {
    const step = host.workflow.steps.get(name)
    if (step === undefined || host.signal.aborted) continue
    const at: NodeAt = { scope: host.scope, node: name, ...host.state.nextRun(name) }
    const next = await host.services.runStep(host, step, at, 'none')
    if (next.status === 'raised') last = afterFinallyError(host, name, last, next)
    if (next.status === 'halted' && isGood(last)) last = stoppedAt(host, step, at)
    if (next.status === 'stopped' && isGood(last)) last = next
  }
  names.ending = {}
  return last
}

function afterFinallyError(host: Host, node: string, end: Ending, raised: Extract<Next, { status: 'raised' }>): Ending {
  if (isGood(end)) return raised
  const { kind, message } = raised.error.envelope
  // A caller that handles the first error of a child drops its records; the warning keeps this one.
  warn(host, node, 'finally-failed', `${node} failed in finally with ${kind}: ${message}`)
  return end.status === 'raised' || end.status === 'stopped'
    ? { ...end, records: [...end.records, ...raised.records] }
    : end
}

/** Renders a hook and records it; a hook that fails never changes the outcome. */
export function runHook(
  host: Host,
  names: FlowScope,
  hook: 'on_start' | 'on_complete' | 'on_error',
  more: JsonObject = {},
): void {
  const template = host.workflow.settings.hooks?.[hook]
  if (template === undefined || template === '') return
  const text = renderText(template, withNames(names, more), `hooks.${hook}`)
  record(host, {
    type: 'hook_executed',
    scope: host.scope,
    node: null,
    hook,
    result: text.ok ? text.value : '',
    error: text.ok ? null : text.error.envelope.message,
  })
}

/** Returns `error` of the hook `on_error` in upstream's format, made from `workflow.error`. */
export function hookError(error: Json | undefined): JsonObject {
  if (!isRecord(error)) return {}
  const { kind, message, details } = error
  const suggestion = isRecord(details) && typeof details['suggestion'] === 'string' ? details['suggestion'] : null
  const type = kind === 'terminated' ? 'WorkflowTerminated' : (exceptionType(String(kind)) ?? 'UnhandledWorkflowError')
  return { type, message: String(message), suggestion }
}
