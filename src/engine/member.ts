import type { ForEachGroup, Group, Member, Step } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { Json } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'
import type { Host, Next } from './model.js'
import { withNames } from './scopes.js'
import { FlowState } from './state.js'

/** One thing that a group runs: a named node of a parallel, or an item of a for_each. */
export interface Task {
  readonly key: string
  readonly index: number
  readonly member: Member
  readonly scope: string
  readonly value: Json | undefined
}

export type MemberEnd =
  | { readonly status: 'completed'; readonly output: Json }
  | { readonly status: 'failed'; readonly error: Raised; readonly records: readonly Raised[] }
  | { readonly status: 'suspended'; readonly gate: PendingGate }
  | { readonly status: 'stopped'; readonly error: Raised | null; readonly records: readonly Raised[] }

/** Runs one member until it succeeds, recovers, or its error goes to the group. */
export function runMember(host: Host, group: Group, task: Task, signal: AbortSignal): Promise<MemberEnd> {
  return runAlone(memberHost(host, group, task, signal), task.member)
}

/** Runs a step with its own retries and recoveries, and nothing after it. */
export async function runAlone(own: Host, step: Step | Member): Promise<MemberEnd> {
  while (!own.signal.aborted) {
    const at = { scope: own.scope, node: step.name, ...own.state.nextRun(step.name) }
    const end = endAfter(await own.services.runStep(own, step, at, 'errors'))
    if (end !== null) return end
  }
  return STOPPED
}

const STOPPED: MemberEnd = { status: 'stopped', error: null, records: [] }

/** How a member has ended; null where it runs again. */
function endAfter(next: Next): MemberEnd | null {
  switch (next.next) {
    case 'again':
      return null
    case 'done':
      return { status: 'completed', output: next.output }
    case 'raised':
      return { status: 'failed', error: next.error, records: next.records }
    case 'suspended':
      return { status: 'suspended', gate: next.gate }
    case 'stopped':
      return { status: 'stopped', error: next.error, records: next.records }
    // A halt has stopped everything; the others lead to another step, and a step that runs alone has none.
    case 'halted':
    case 'go':
    case 'end':
    case 'terminated':
    case 'handed_off':
      return STOPPED
  }
}

/** A member sees what was there before the group, and its own item. */
function memberHost(host: Host, group: Group, task: Task, signal: AbortSignal): Host {
  const item = group.type === 'for_each' ? itemOf(group, task) : null
  const names = group.type === 'for_each' ? withNames(host.names, itemNames(group, task)) : host.names
  return { ...host, scope: task.scope, state: new FlowState(), names, signal, item, inGroup: true }
}

function itemOf(group: ForEachGroup, { index, key, value = null }: Task): Host['item'] {
  return { group: group.name, index, key, value }
}

function itemNames(group: ForEachGroup, task: Task): Readonly<Record<string, unknown>> {
  return {
    [group.as]: task.value ?? null,
    _index: task.index,
    ...(group.key_by === undefined ? {} : { _key: task.key }),
  }
}
