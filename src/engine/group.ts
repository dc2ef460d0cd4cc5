import { concurrencyOf, type Group, isMember } from '../config/model.js'
import { whenAborted } from '../core/abort.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { type NodeOutcome, type PendingGate, type RaisedHere, raised } from '../core/outcome.js'
import { scopeInside } from '../core/place.js'
import { ok, type Result } from '../core/result.js'
import { isOfShard, type Sharding } from '../core/sharding.js'
import {
  type Gathered,
  groupOutcome,
  type MemberRecord,
  memberRecord,
  notRun,
  shareOutcome,
  tolerated,
  warnOfItems,
} from './group-outcome.js'
import { itemsOf, type MemberEnd, runMember, type Task } from './members.js'
import type { Host } from './model.js'
import { record } from './record.js'

/** Runs the members of a group side by side and judges them by its failure mode. */
export async function runGroup(host: Host, group: Group, at: NodeAt): Promise<NodeOutcome> {
  const tasks = tasksOf(host, group, at)
  if (!tasks.ok) return raised(tasks.error)
  const total = tasks.value.length
  const sharding = shardingOf(host, group, at)
  if (sharding?.role === 'plan') return planned(sharding, at, total)
  const own = sharding === null ? tasks.value : tasks.value.filter(({ index }) => isOfShard(index, sharding))
  const width = concurrencyOf(group)
  const { clock } = host.services.ports
  const begun = clock.monotonic()
  const about = { ...at, group_type: group.type, total: own.length } as const
  record(host, { ...about, type: 'group_started', max_concurrent: width })
  const gathered = await runTasks(host, group, own, { width, total, drains: sharding !== null })
  if (sharding !== null) warnOfItems(host, group, gathered.records)
  const outcome = sharding === null ? groupOutcome(group, gathered) : shareOutcome(sharding, gathered)
  const succeeded = gathered.records.filter((one) => one.status === 'completed').length
  const failed = gathered.records.filter((one) => one.status === 'failed').length
  record(host, {
    ...about,
    type: 'group_completed',
    succeeded,
    failed,
    status: wordFor(outcome),
    duration_ms: Math.round(clock.monotonic() - begun),
  })
  return outcome
}

function wordFor({ status }: NodeOutcome): Extract<RunEvent, { type: 'group_completed' }>['status'] {
  if (status === 'completed' || status === 'suspended') return status
  if (status === 'handed_off') return 'completed'
  return status === 'raised' ? 'failed' : 'cancelled'
}

function tasksOf(host: Host, group: Group, at: NodeAt): Result<readonly Task[], RaisedHere> {
  if (group.type === 'for_each') {
    const items = itemsOf(group, host.names)
    if (!items.ok) return items
    const member = group.agent
    return ok(
      items.value.map(({ key, index, value }) => ({ key, index, member, scope: scopeInside(at, index), value })),
    )
  }
  const tasks: Task[] = []
  for (const [index, name] of group.agents.entries()) {
    const member = host.workflow.steps.get(name)
    if (member !== undefined && isMember(member))
      tasks.push({ key: name, index, member, scope: scopeInside(at), value: undefined })
  }
  return ok(tasks)
}

/** How members are run. */
interface Manner {
  /** At most so many at a time. */
  readonly width: number
  /** Members of the whole group, on all machines. */
  readonly total: number
  /** Whether members that are running may finish once too many have failed. */
  readonly drains: boolean
}

/** The part of this session, if it is about this very visit of the group. */
function shardingOf(host: Host, group: Group, at: NodeAt): Sharding | null {
  const { sharding } = host.services
  if (sharding === undefined || host.scope !== '' || group.type !== 'for_each' || group.name !== sharding.group)
    return null
  return sharding.role === 'plan' || sharding.visit === at.visit ? sharding : null
}

function planned(sharding: Extract<Sharding, { role: 'plan' }>, at: NodeAt, total: number): NodeOutcome {
  const { group, shards } = sharding
  const handoff = { part: 'plan', group, visit: at.visit, total, shards: Math.min(shards, total) } as const
  return { status: 'handed_off', handoff }
}

/** At most `width` members at a time; fail_fast cancels the rest once more have failed than is tolerated. */
async function runTasks(host: Host, group: Group, tasks: readonly Task[], manner: Manner): Promise<Gathered> {
  const ended: (MemberRecord | undefined)[] = tasks.map(() => undefined)
  const errors: Raised[] = []
  const onRecord: Raised[] = []
  const bound = tolerated(group, manner.total)
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  const unlink = whenAborted(host.signal, stop)
  let gate: PendingGate | null = null
  let cancelled: Raised | null = null
  let next = 0
  let full = false
  const note = (task: Task, position: number, end: MemberEnd | null): void => {
    ended[position] = memberRecord(task, end)
    if (end?.status === 'suspended') gate ??= end.gate
    if (end?.status === 'stopped') cancelled ??= end.error
    if (end?.status === 'stopped' || end?.status === 'raised') onRecord.push(...end.records)
    if (end?.status !== 'raised') return
    errors.push(end.error)
    if ((group.failure_mode ?? 'fail_fast') !== 'fail_fast' || errors.length <= bound) return
    full = true
    if (!manner.drains) stop()
  }
  const order = settledFirst(host, tasks)
  const runNext = async (signal: AbortSignal): Promise<void> => {
    const position = order.positions[next++] ?? 0
    const task = tasks[position]
    if (task !== undefined) note(task, position, await runMember(host, group, task, signal))
  }
  const worker = async (): Promise<void> => {
    while (next < tasks.length && !full && !controller.signal.aborted) await runNext(controller.signal)
  }
  // Members that ended in an earlier session all count, also when more of them failed than is tolerated.
  while (next < order.settled && !host.signal.aborted) await runNext(host.signal)
  await Promise.all(Array.from({ length: Math.min(manner.width, tasks.length) }, worker))
  unlink()
  const records = tasks.map((task, position) => ended[position] ?? notRun(task))
  return { records, errors, onRecord, gate, stopped: host.signal.aborted, cancelled }
}

/**
 * The order in which members are taken. Those that an earlier session has finished come first and as they ended then, so
 * that what follows from it, such as which error was the first, is the same again, and before anything new is started.
 */
function settledFirst(
  host: Host,
  tasks: readonly Task[],
): { readonly positions: readonly number[]; readonly settled: number } {
  const { recall } = host.services
  const settled: { readonly position: number; readonly order: number }[] = []
  const open: number[] = []
  tasks.forEach(({ scope, member }, position) => {
    const order = recall.endOrder(scope, member.name)
    if (order === null) open.push(position)
    else settled.push({ position, order })
  })
  settled.sort((a, b) => a.order - b.order)
  return { positions: [...settled.map(({ position }) => position), ...open], settled: settled.length }
}
