import type { ForEachGroup, Step, Workflow } from '../config/model.js'
import { isGroup } from '../config/model.js'
import { onAbort } from '../core/abort.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import { scopeInside } from '../core/place.js'
import type { TestIdentity } from '../core/test-counts.js'
import { runFlow } from './flow.js'
import { createMemberHost, type Item, type MemberEnd, runAlone } from './members.js'
import { createStopControl, type Host, type OutsideServices, type RunServices } from './model.js'
import { FlowScope } from './scopes.js'
import { FailedTests, FlowState, isErrorValue } from './state.js'
import { runStep } from './step.js'

/** A node, or an item of a for_each, that is redriven with the context it had when it was given up. */
export interface SingleRequest extends Pick<Host, 'workflow' | 'callers' | 'inputs'> {
  readonly services: OutsideServices
  readonly step: Step
  readonly item: (Item & { readonly group: ForEachGroup }) | null
  readonly context: JsonObject
  /** Failed tests that the step must overcome. */
  readonly failing: Readonly<Record<string, readonly TestIdentity[]>>
  readonly cancel: AbortSignal
}

export type SingleEnd = Exclude<MemberEnd, { status: 'stopped' | 'halted' }>

/** Runs one step with its own retries and recoveries, but does not follow its routes. Returns null if it was stopped. */
export async function runSingle(request: SingleRequest): Promise<SingleEnd | null> {
  const { signal, stop, stopReason } = createStopControl()
  const unlink = onAbort(request.cancel, () => stop({ kind: 'cancel' }))
  const finallySignal = (): AbortSignal => request.cancel
  const failedTests = new FailedTests(request.services.recall.events)
  const at = { scope: scopeAlone(request.item), node: request.step.name, visit: 1, attempt: 1 }
  failedTests.remember(at, request.failing)
  const services: RunServices = { ...request.services, failedTests, stop, stopReason, finallySignal, runStep, runFlow }
  const end = await runAlone(createSingleHost(request, services, signal), request.step)
  unlink()
  if (end?.status === 'halted') return { status: 'raised', error: end.error, records: [end.error] }
  return end?.status === 'stopped' ? null : end
}

/** Returns the scope of a redriven step, which has nothing around it but its group. */
export function scopeAlone(item: SingleRequest['item']): string {
  return item === null ? '' : scopeInside({ scope: '', node: item.group.name, visit: 1, attempt: 1 }, item.index)
}

/** Returns a host that treats the step like a member of a group, because no route reads its exit code. */
function createSingleHost(request: SingleRequest, services: RunServices, signal: AbortSignal): Host {
  const { workflow, inputs, callers, item } = request
  const context = createContext(workflow, request.context)
  const names = new FlowScope(workflow, context, inputs, services)
  const around = { services, workflow, inputs, callers, context, names, signal, scope: '', handling: [] }
  const host = { ...around, state: new FlowState(), item: null, inGroup: true }
  if (item === null) return host
  const { group, ...own } = item
  return createMemberHost(host, group, { ...own, member: group.agent, scope: scopeAlone(item) }, signal)
}

function createContext(workflow: Workflow, recorded: JsonObject): FlowState {
  const state = new FlowState()
  for (const [name, view] of Object.entries(recorded)) {
    if (!isJsonObject(view)) continue
    const { error: recordedError, ...outputs } = view
    const step = workflow.steps.get(name)
    const error = isErrorValue(recordedError) ? recordedError : null
    const isGroupStep = step !== undefined && isGroup(step)
    state.steps.set(name, { output: isGroupStep ? outputs : outputs['output'], error, isGroup: isGroupStep })
    state.history.push(name)
    state.last = name
  }
  return state
}
