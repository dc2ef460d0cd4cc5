import type { ForEachGroup, Member, Step, Workflow } from '../config/model.js'
import { isGroup } from '../config/model.js'
import { whenAborted } from '../core/abort.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { scopeInside } from '../core/place.js'
import { runFlow } from './flow.js'
import { type MemberEnd, runAlone } from './members.js'
import type { Host, OutsideServices, RunServices, StopReason } from './model.js'
import { FlowScope, withNames } from './scopes.js'
import { type ErrorValue, FlowState, type StepState } from './state.js'
import { runStep } from './step.js'

/** A node, or an item of a for_each, to be run by itself with what it saw when it was given up. */
export interface SingleRequest {
  readonly services: OutsideServices
  readonly workflow: Workflow
  /** The files that called this one, from the outside in. */
  readonly callers: readonly Workflow[]
  readonly inputs: JsonObject
  readonly step: Step | Member
  readonly item: {
    readonly group: ForEachGroup
    readonly index: number
    readonly key: string
    readonly value: Json
  } | null
  /** Recorded steps by name, as templates saw them. */
  readonly context: JsonObject
  readonly cancel: AbortSignal
}

export type SingleEnd = Exclude<MemberEnd, { status: 'stopped' }>

/** Runs one step with its own retries and recoveries; where its routes lead is not followed. Null when it was stopped. */
export async function runSingle(request: SingleRequest): Promise<SingleEnd | null> {
  const control = new AbortController()
  let reason: StopReason | null = null
  const stop = (why: StopReason): void => {
    reason ??= why
    control.abort()
  }
  const stopReason = (): StopReason | null => reason
  const unlink = whenAborted(request.cancel, () => stop({ kind: 'cancel' }))
  const services: RunServices = {
    ...request.services,
    stop,
    stopReason,
    finallySignal: () => request.cancel,
    runStep,
    runFlow,
  }
  const end = await runAlone(hostOf(request, services, control.signal), request.step)
  unlink()
  if (end !== null && end.status !== 'stopped') return end
  const why = stopReason()
  return why?.kind === 'halt' ? { status: 'raised', error: why.error, records: [why.error] } : null
}

/** Where the step of a request runs: nothing is around it but its group. */
export function scopeAlone(item: SingleRequest['item']): string {
  return item === null ? '' : scopeInside({ scope: '', node: item.group.name, visit: 1, attempt: 1 }, item.index)
}

/** No route looks at the exit code of a step that runs alone, so it is treated like a member of a group. */
function hostOf(request: SingleRequest, services: RunServices, signal: AbortSignal): Host {
  const { workflow, inputs, item } = request
  const context = contextOf(workflow, request.context)
  const flow = new FlowScope(workflow, context, inputs, services)
  const own =
    item === null ? flow : withNames(flow, { [item.group.as]: item.value, _index: item.index, _key: item.key })
  return {
    services,
    workflow,
    inputs,
    scope: scopeAlone(item),
    callers: request.callers,
    state: new FlowState(),
    context,
    names: own,
    signal,
    item: item === null ? null : { group: item.group.name, index: item.index, key: item.key, value: item.value },
    inGroup: true,
    handling: [],
  }
}

/** The flow around the step as it was. */
function contextOf(workflow: Workflow, recorded: JsonObject): FlowState {
  const state = new FlowState()
  for (const [name, view] of Object.entries(recorded)) {
    if (!isJsonObject(view)) continue
    const step = workflow.steps.get(name)
    state.steps.set(name, stepOf(view, step !== undefined && isGroup(step)))
    state.history.push(name)
    state.last = name
  }
  return state
}

function stepOf(view: JsonObject, group: boolean): StepState {
  const { error, ...rest } = view
  const output = group ? rest : view['output']
  return { output, error: errorOf(error), isGroup: group }
}

function errorOf(value: Json | undefined): ErrorValue | null {
  if (!isJsonObject(value)) return null
  const { kind, message, details, attempts, retries_exhausted: exhausted, transient } = value
  return {
    kind: typeof kind === 'string' ? kind : '',
    message: typeof message === 'string' ? message : '',
    details: isJsonObject(details) ? details : {},
    attempts: typeof attempts === 'number' ? attempts : 1,
    retries_exhausted: exhausted === true,
    transient: transient === true,
  }
}
