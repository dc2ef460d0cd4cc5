import type { ForEachGroup, Group, Member, Step } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import type { Json } from '../core/json.js'
import type { PendingGate } from '../core/outcome.js'
import type { Host, Next, Soon } from './model.js'
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
export function runMember(host: Host, group: Group, task: Task, signal: AbortSignal): Soon<MemberEnd> {
  return runAlone(memberHost(host, group, task, signal), task.member)
}

/**
 * An item that an earlier session ran well, the first time: it is told and counted, and needs no flow of its own. There may be
 * very many. Null for one that has more to it, which is walked through.
 */
export function recalledItem(host: Host, group: Group, task: Task): MemberEnd | null {
  if (group.type !== 'for_each') return null
  const { member, scope } = task
  const { recall, emit } = host.services
  const at = { scope, node: member.name, visit: 1, attempt: 1 }
  const place = { workflow: host.workflow, item: itemOf(group, task), context: host.context }
  const known = recall.attempt(at, member, place)
  if (known === null || known.end.type !== 'node_completed' || known.decision !== null) return null
  for (const warning of recall.warnings(at, member)) emit(warning, true)
  emit(known.end, true)
  return { status: 'completed', output: known.end.output }
}

/** Runs a step with its own retries and recoveries, and nothing after it. */
export function runAlone(own: Host, step: Step | Member): Soon<MemberEnd> {
  let end: MemberEnd | null = null
  while (end === null && !own.signal.aborted) {
    const next = runOnce(own, step)
    if (next instanceof Promise) return runOn(own, step, next)
    end = endAfter(next)
  }
  return end ?? STOPPED
}

async function runOn(own: Host, step: Step | Member, first: Promise<Next>): Promise<MemberEnd> {
  let end = endAfter(await first)
  while (end === null && !own.signal.aborted) end = endAfter(await runOnce(own, step))
  return end ?? STOPPED
}

function runOnce(own: Host, step: Step | Member): Soon<Next> {
  const at = { scope: own.scope, node: step.name, ...own.state.nextRun(step.name) }
  return own.services.runStep(own, step, at, 'errors')
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
    case 'parted':
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
