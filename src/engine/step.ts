import type { ParallelGroup, Step } from '../config/model.js'
import { copyRaised, type Raised } from '../core/envelope.js'
import type { DecisionEvent, EndEvent, NodeAt, RunEvent } from '../core/events.js'
import { isJsonObject } from '../core/json.js'
import { scopeInside } from '../core/place.js'
import { hasSteps } from '../core/step-types.js'
import { createOverspentError } from '../nodes/agent/overspent.js'
import { attempt, isRefused } from './attempt.js'
import { decide, goOnAfterRecovery, settle } from './decide.js'
import type { Ended, Host, Next, RecalledAttempt, RoutesInUse, Run } from './model.js'
import { createCancelledError, raise } from './raising.js'
import { createStartedEvent, record, recordEnd, recordNext } from './record.js'

/** Runs or replays one attempt at a step: execute, decide, record both, and continue. */
export async function runStep(host: Host, step: Step, at: NodeAt, routes: RoutesInUse): Promise<Next> {
  const recalled = host.services.recall.attempt(at, step, host)
  const next = await (recalled === null ? runNow(host, step, at, routes) : replay(host, step, at, recalled, routes))
  // A chain of synchronous nodes would delay signals and timers until its end.
  await host.services.ports.clock.turn?.()
  return next
}

async function runNow(host: Host, step: Step, at: NodeAt, routes: RoutesInUse): Promise<Next> {
  const { run, next } = await settleAndDecide(await attempt(host, step, at), routes)
  recordEnd(run)
  const overspent = findOverspent(run)
  if (overspent !== null) return goOn(host, step, at, { status: 'halted', error: overspent })
  recordNext(run, next)
  return goOn(host, step, at, next)
}

async function settleAndDecide(
  attempted: Run,
  routes: RoutesInUse,
): Promise<{ readonly run: Run; readonly next: Next }> {
  const { run, next } = settle(attempted, routes)
  const { host, step, at, ended } = run
  // Breakers count the end before the retry policy asks them.
  host.services.governance.leave(host, step, at, ended)
  return { run, next: next ?? (await decide(run, routes)) }
}

/** Returns the error of a run whose budget an agent has crossed with its answer; the answer is on record, so that a resume does not pay again. */
function findOverspent({ host, step, at, ended }: Run): Raised | null {
  if (step.type !== 'agent' || ended.status !== 'completed') return null
  const error = createOverspentError(step.name, host.services.ports.agents.budget)
  return error === null ? null : raise(host, step, at, error)
}

async function goOn(host: Host, step: Step, at: NodeAt, next: Next): Promise<Next> {
  if (next.status === 'halted') host.services.stop({ kind: 'halt', error: next.error })
  if (next.status !== 'again') return next
  const { beforeEffect, ports } = host.services
  if (next.deadline > ports.clock.now()) {
    // The log shows the reason of the wait, and a kill during the wait loses nothing.
    beforeEffect()
    await ports.clock.sleepUntil(next.deadline, host.signal)
  }
  return host.signal.aborted
    ? { status: 'stopped', error: createCancelledError(host, step, at, null), records: [] }
    : next
}

/** Replays an attempt of an earlier session: counters advance, side effects are not repeated. */
async function replay(
  host: Host,
  step: Step,
  at: NodeAt,
  recalled: RecalledAttempt,
  routes: RoutesInUse,
): Promise<Next> {
  const { end, endedAt, decision, after } = recalled
  const { recall, emit } = host.services
  const run: Run = { host, step, at, durationMs: end.duration_ms, ended: recallEnd(end) }
  // Recalled items report only their end, because there may be very many.
  if (host.item === null && !isRefused(run.ended)) record(host, createStartedEvent(host, step, at), endedAt)
  for (const note of recall.notes(at, step)) emit(note, endedAt)
  if (hasSteps(step.type)) replayInside(host, step, at, end, endedAt)
  record(host, end, endedAt)
  const isRecovery = decision?.type === 'route_taken' && decision.action === 'recover'
  if (isRecovery) record(host, decision, endedAt)
  const last = isRecovery ? after : decision
  const next = last === null ? null : findNext(run, last)
  if (last !== null && next !== null) {
    record(host, last, endedAt)
    return goOn(host, step, at, next)
  }
  const decided = isRecovery
    ? { run, next: goOnAfterRecovery(run, decision.output ?? null) }
    : await settleAndDecide(run, routes)
  // A success becomes a failure if its routes changed and can no longer be followed.
  if (decided.run !== run) recordEnd(decided.run)
  recordNext(decided.run, decided.next)
  return goOn(host, step, at, decided.next)
}

/** Reports the errors again that were handled or tolerated inside a finished attempt. */
function replayInside(host: Host, step: Step, at: NodeAt, end: EndEvent, endedAt: number): void {
  const { recall, emit } = host.services
  const isListed = step.type === 'parallel'
  for (const inside of recall.handledInside(at)) {
    if (isListed && inside.end.scope === scopeInside(at)) continue
    emit(inside.end, inside.endedAt)
    if (inside.decision !== null) emit(inside.decision, inside.endedAt)
    const group = createGroupCompleted(inside.end)
    if (group !== null) emit(group, inside.endedAt)
  }
  if (isListed) replayMembers(host, step, at)
  const group = createGroupCompleted(end)
  if (group !== null) emit(group, endedAt)
}

/** Rebuilds `group_completed` from the view of a group; null for other steps. */
function createGroupCompleted(end: EndEvent): RunEvent | null {
  const { scope, node, visit, attempt, node_type: type, duration_ms } = end
  const isCompleted = end.type === 'node_completed'
  const view = isCompleted ? end.output : end.partial
  if ((type !== 'parallel' && type !== 'for_each') || !isJsonObject(view)) return null
  const { errors = null, outputs = null, count: total = 0 } = view
  if (typeof total !== 'number' || !isJsonObject(errors)) return null
  const [succeeded, failed] = [Object.keys(outputs ?? {}).length, Object.keys(errors).length]
  const counts = { total, succeeded, failed, status: isCompleted ? ('completed' as const) : ('failed' as const) }
  return { type: 'group_completed', scope, node, visit, attempt, group_type: type, duration_ms, ...counts }
}

/** Reports the attempts of a parallel group's members again, because members are steps of the file. */
function replayMembers(host: Host, group: ParallelGroup, at: NodeAt): void {
  const { recall, emit } = host.services
  for (const { end, endedAt, decision } of recall.members(scopeInside(at), group.agents)) {
    const { scope, node, visit, attempt: run, node_type } = end
    if (!isRefused(recallEnd(end))) emit({ scope, node, visit, attempt: run, type: 'node_started', node_type }, endedAt)
    emit(end, endedAt)
    if (decision !== null) emit(decision, endedAt)
  }
}

/** Returns where a decision of an earlier session leads; null if the decision must be made again. */
function findNext({ host, ended }: Run, decision: DecisionEvent): Next | null {
  if (decision.type === 'node_retry_scheduled') {
    // If the clock was set back since, the wait is not longer than a new one.
    const longest = host.services.ports.clock.now() + decision.delay_seconds * 1000
    return { status: 'again', from: decision.from, deadline: Math.min(decision.deadline, longest) }
  }
  if (host.inGroup && ended.status === 'raised') return ended
  if (decision.action === 'to' && decision.to !== null) return { status: 'go', to: decision.to }
  if (decision.action !== 'end') return null
  return { status: 'end', output: isJsonObject(decision.output) ? decision.output : null }
}

function recallEnd(event: EndEvent): Ended {
  if (event.type === 'node_failed') {
    const error = copyRaised(event)
    return { status: 'raised', error, records: [error], partial: event.partial }
  }
  if (event.to !== undefined) return { status: 'routed', output: event.output, to: event.to }
  return { status: 'completed', output: event.output }
}
