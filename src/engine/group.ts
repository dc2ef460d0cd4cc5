import { type Group, getConcurrency, isMember } from '../config/model.js'
import { onAbort } from '../core/abort.js'
import type { Raised } from '../core/envelope.js'
import type { EventOf, NodeAt } from '../core/events.js'
import {
  createEngineFailure,
  createRaised,
  type NodeOutcome,
  type PendingGate,
  type RaisedHere,
} from '../core/outcome.js'
import { scopeInside } from '../core/place.js'
import { ok, type Result } from '../core/result.js'
import { isOfShard, type ShardId, type Sharding } from '../core/sharding.js'
import { appendAll } from '../text/lists.js'
import { createMemberHost, type MemberEnd, resolveItems, runAlone, type Task } from './members.js'
import type { Host } from './model.js'
import { record, warn } from './record.js'
import { collectErrors, groupView, type MemberRecord } from './scopes.js'

/** Runs the members of a group concurrently and judges their ends by the failure mode. */
export async function runGroup(host: Host, group: Group, at: NodeAt): Promise<NodeOutcome> {
  const tasks = createTasks(host, group, at)
  if (!tasks.ok) return createRaised(tasks.error)
  const total = tasks.value.length
  const sharding = findSharding(host, group, at)
  if (sharding?.role === 'plan') {
    const shards = Math.min(sharding.shards, total)
    return { status: 'handed_off', handoff: { part: 'plan', group: group.name, visit: at.visit, total, shards } }
  }
  const ownTasks = sharding === null ? tasks.value : tasks.value.filter(({ index }) => isOfShard(index, sharding))
  const { clock } = host.services.ports
  const begun = clock.monotonic()
  const about = { ...at, group_type: group.type, total: ownTasks.length } as const
  record(host, { ...about, type: 'group_started', max_concurrent: getConcurrency(group) })
  const gathered = await runTasks(host, group, ownTasks, countTolerated(group, total), sharding !== null)
  if (sharding !== null) warnOfItems(host, group, gathered.records)
  const { stopped, stoppedMember: inner, errorRecords: records, succeeded, errors } = gathered
  const judged = sharding === null ? judgeMembers(group, gathered) : createShardOutcome(sharding, gathered)
  const outcome: NodeOutcome = stopped ? { status: 'cancelled', inner, records } : judged
  const counts = { succeeded, failed: errors.length, duration_ms: Math.round(clock.monotonic() - begun) }
  record(host, { ...about, type: 'group_completed', ...counts, status: GROUP_STATUS[outcome.status] ?? 'cancelled' })
  return outcome
}

const GROUP_STATUS: Partial<Record<NodeOutcome['status'], EventOf<'group_completed'>['status']>> = {
  completed: 'completed',
  handed_off: 'completed',
  suspended: 'suspended',
  raised: 'failed',
}

function createTasks(host: Host, group: Group, at: NodeAt): Result<readonly Task[], RaisedHere> {
  if (group.type === 'for_each') {
    const items = resolveItems(group, host.names)
    if (!items.ok) return items
    const member = group.agent
    return ok(
      items.value.map(({ key, index, value }) => ({ key, index, member, scope: scopeInside(at, index), value })),
    )
  }
  const members = group.agents.map((name) => host.workflow.steps.get(name))
  const scope = scopeInside(at)
  return ok(
    members.flatMap((member, index) =>
      member !== undefined && isMember(member) ? [{ key: member.name, index, member, scope, value: null }] : [],
    ),
  )
}

/** Returns this session's part of a sharded group, if it concerns this visit of the group. */
function findSharding(host: Host, group: Group, at: NodeAt): Sharding | null {
  const { sharding } = host.services
  if (sharding === undefined || host.scope !== '' || group.type !== 'for_each' || group.name !== sharding.group)
    return null
  return sharding.role === 'plan' || sharding.visit === at.visit ? sharding : null
}

/** Runs members up to the group's concurrency. After `bound` failures, fail_fast cancels the others; a shard (`drains`) lets running ones finish. */
async function runTasks(host: Host, group: Group, tasks: readonly Task[], bound: number, drains: boolean) {
  const ends = new Map<Task, MemberEnd | null>()
  /** Errors of the failed members, in the order in which they happened. */
  const errors: Raised[] = []
  /** Errors for errors.jsonl; a member that is a child workflow may have several. */
  const errorRecords: Raised[] = []
  const gates: PendingGate[] = []
  const stoppedMembers: Raised[] = []
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  const unlink = onAbort(host.signal, stop)
  let next = 0
  let isFailed = false
  let isHalted = false
  const noteEnd = (task: Task, end: MemberEnd | null): void => {
    ends.set(task, end)
    if (end?.status === 'suspended') gates.push(end.gate)
    if (end?.status === 'stopped') stoppedMembers.push(end.error)
    if (end?.status === 'halted') {
      isHalted = true
      stop()
    }
    if (end?.status === 'stopped' || end?.status === 'raised') appendAll(errorRecords, end.records)
    if (end?.status !== 'raised') return
    errors.push(end.error)
    if ((group.failure_mode ?? 'fail_fast') !== 'fail_fast' || errors.length <= bound) return
    isFailed = true
    if (!drains) stop()
  }
  const settled = findSettledTasks(host, tasks)
  const queue = [...settled, ...tasks.filter((task) => !settled.has(task))]
  const runNext = async (signal: AbortSignal): Promise<void> => {
    const task = queue[next++]
    if (task !== undefined) noteEnd(task, await runAlone(createMemberHost(host, group, task, signal), task.member))
  }
  const worker = async (): Promise<void> => {
    while (next < tasks.length && !isFailed && !controller.signal.aborted) await runNext(controller.signal)
  }
  // Members that ended in an earlier session are all replayed, even if more of them failed than the group tolerates.
  while (next < settled.size && !host.signal.aborted) await runNext(host.signal)
  await Promise.all(Array.from({ length: Math.min(getConcurrency(group), tasks.length) }, worker))
  unlink()
  const records = tasks.map((task) => createMemberRecord(task, ends.get(task)))
  const succeeded = records.filter(({ status }) => status === 'completed').length
  const [gate = null] = gates
  const [stoppedMember = null] = stoppedMembers
  // The signal of the host stops the whole group. So does a halt, which leaves that signal alone in `finally`.
  return { records, errors, errorRecords, succeeded, gate, stopped: host.signal.aborted || isHalted, stoppedMember }
}

/** Returns the tasks that ended in an earlier session, in that order: replayed first, they show the group the same first error again. */
function findSettledTasks(host: Host, tasks: readonly Task[]): ReadonlySet<Task> {
  const ended = tasks.flatMap((task) => {
    const order = host.services.recall.endOrder(task.scope, task.member.name)
    return order === null ? [] : [{ task, order }]
  })
  return new Set(ended.sort((a, b) => a.order - b.order).map(({ task }) => task))
}

type Gathered = Awaited<ReturnType<typeof runTasks>>

/** Returns the record of a member; its end is null if it was cancelled, and undefined if it did not start. */
function createMemberRecord({ index, key }: Task, end: MemberEnd | null | undefined): MemberRecord {
  if (end?.status === 'done') return { index, key, status: 'completed', output: end.output, error: null }
  if (end?.status === 'raised') return { index, key, status: 'failed', output: null, error: end.error.envelope }
  return { index, key, status: end === undefined ? 'not_run' : 'cancelled', output: null, error: null }
}

function countTolerated(group: Group, total: number): number {
  const { tolerate } = group
  if (tolerate === undefined) return 0
  // The epsilon keeps a whole number whole: (percent * total) / 100 may be a little below it.
  return tolerate.count ?? Math.floor(((tolerate.percent ?? 0) * total) / 100 + 1e-9)
}

/** Judges the members by the failure mode: the group completes, waits for a gate, or raises. */
function judgeMembers(group: Group, gathered: Gathered): NodeOutcome {
  const { records, errors, errorRecords, gate } = gathered
  const view = groupView(group, records)
  const bound = countTolerated(group, records.length)
  const mode = group.failure_mode ?? 'fail_fast'
  // Without `tolerate`, one completed member is enough for `continue_on_error`.
  const isEnough = mode === 'continue_on_error' && group.tolerate === undefined && errors.length < records.length
  if (errors.length <= bound || isEnough)
    return gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate }
  // In fail_fast mode the group raises the first error that it does not tolerate.
  const decisive = mode === 'fail_fast' ? errors[bound] : undefined
  const error =
    decisive === undefined
      ? createGroupError(group, gathered)
      : { envelope: decisive.envelope, origin: decisive.origin, inner: decisive }
  // A typed error of any member makes the error of the group typed.
  const typed = errors.some((memberError) => memberError.typed) ? ({ typed: true } as const) : null
  return createRaised({ ...error, members: errorRecords, ...typed }, view)
}

function createGroupError({ name: group }: Group, { records, errors }: Gathered): RaisedHere {
  const total = records.length
  const failed = errors.length
  const [first = ''] = errors.map(({ envelope: { kind, message } }) => `; first ${kind}: ${message}`)
  const details = { group, failed, total, errors: collectErrors(records) }
  return createEngineFailure(
    'internal.group_failed',
    `${failed} of ${total} members of ${group} failed${first}`,
    details,
  )
}

const MOST_WARNINGS = 20

/** Warns about the failed items of a shard, which itself succeeds. */
function warnOfItems(host: Host, group: Group, records: readonly MemberRecord[]): void {
  const failed = records.filter(({ error }) => error !== null)
  for (const { key, error } of failed.slice(0, MOST_WARNINGS))
    warn(host, group.name, 'item-failed', `item ${key} of ${group.name} failed with ${error?.kind}: ${error?.message}`)
  const more = failed.length - MOST_WARNINGS
  if (more > 0) warn(host, group.name, 'item-failed', `${more} more items of ${group.name} failed`)
}

/** Returns the outcome of a shard, which does not judge its items: the join decides how the whole group ended. */
function createShardOutcome({ group, visit, index, of }: ShardId, gathered: Gathered): NodeOutcome {
  const { records, errors, succeeded, gate } = gathered
  if (gate !== null) return { status: 'suspended', gate }
  const counts = { items: records.length, succeeded, failed: errors.length }
  return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, ...counts } }
}
