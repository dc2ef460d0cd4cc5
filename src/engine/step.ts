import type { Member, ParallelGroup, Step } from '../config/model.js'
import type { DecisionEvent, NodeAt } from '../core/events.js'
import { isJsonObject } from '../core/json.js'
import { scopeInside } from '../core/place.js'
import { unreachable } from '../core/result.js'
import { attempt, isRefused, startedEvent } from './attempt.js'
import { cancelledError, endEvent, endedBefore } from './ended.js'
import type { Host, Next, RecalledAttempt, Routes, Run } from './model.js'
import { record } from './record.js'
import { settle } from './settle.js'
import { afterRecovery } from './settle-success.js'
import { decisionEvent, raisedBy, type Settlement } from './settlement.js'

/** One run of a step, from its start to where the run goes next: run, decide, put both on record, go on. */
export async function runStep(host: Host, step: Step | Member, at: NodeAt, routes: Routes): Promise<Next> {
  const recalled = host.services.recall.attempt(at, step, host)
  if (recalled !== null) return replay(host, step, at, recalled, routes)
  const settlement = await settle(await attempt(host, step, at), routes)
  const end = endEvent(settlement.run)
  if (end !== null) record(host, end)
  return carryOut(settlement)
}

/** Side effects and decisions of a run that has ended and is recorded, then the next step. */
function carryOut({ run, effects = [], decisions = [], next }: Settlement): Promise<Next> | Next {
  const { host, step, at } = run
  for (const one of effects) {
    switch (one.effect) {
      case 'event':
        record(host, one.event)
        break
      case 'dead_letter':
        host.services.deadLetter({ host, step, at, error: one.error, reason: one.reason })
        break
      default:
        return unreachable(one)
    }
  }
  for (const decided of decisions) record(host, decisionEvent(run, decided))
  return goOn(host, step, at, next)
}

async function goOn(host: Host, step: Step | Member, at: NodeAt, next: Next): Promise<Next> {
  if (next.next === 'halted') host.services.stop({ kind: 'halt', error: next.error })
  if (next.next !== 'again') return next
  const { beforeEffect, ports } = host.services
  if (next.deadline > ports.clock.now()) {
    // A reader of the log sees what the run waits for, and a kill during the wait loses nothing.
    beforeEffect()
    await ports.clock.sleepUntil(next.deadline, host.signal)
  }
  if (!host.signal.aborted) return next
  return { next: 'stopped', error: cancelledError(host, step, at, null), records: [] }
}

/** Does again what an earlier session has done: counters move on, nothing outside is repeated. */
async function replay(
  host: Host,
  step: Step | Member,
  at: NodeAt,
  { end, endedAt, decision, after }: RecalledAttempt,
  routes: Routes,
): Promise<Next> {
  const { recall, emit } = host.services
  const run: Run = { host, step, at, durationMs: end.duration_ms, ended: endedBefore(end) }
  if (!isRefused(run.ended)) record(host, startedEvent(host, step, at), endedAt)
  for (const warning of recall.warnings(at, step)) emit(warning, true)
  if (step.type === 'parallel') replayMembers(host, step, at)
  record(host, end, endedAt)
  const isRecovery = decision?.type === 'route_taken' && decision.action === 'recover'
  if (isRecovery) record(host, decision, endedAt)
  const last = isRecovery ? after : decision
  const next = last === null ? null : nextOf(run, last)
  if (last !== null && next !== null) {
    record(host, last, endedAt)
    return goOn(host, step, at, next)
  }
  if (isRecovery) return carryOut({ run, ...afterRecovery(run, decision.output ?? null) })
  const settlement = await settle(run, routes)
  // A success with routes that can no longer be carried out now ends differently.
  const other = settlement.run === run ? null : endEvent(settlement.run)
  if (other !== null) record(host, other)
  return carryOut(settlement)
}

/** Members of a parallel group are steps of the file as well: what became of them is reported again with the group. */
function replayMembers(host: Host, group: ParallelGroup, at: NodeAt): void {
  const { recall, emit } = host.services
  for (const { end, decision } of recall.members(scopeInside(at), group.agents)) {
    const { scope, node, visit, attempt: run, node_type } = end
    if (!isRefused(endedBefore(end))) emit({ scope, node, visit, attempt: run, type: 'node_started', node_type }, true)
    emit(end, true)
    if (decision !== null) emit(decision, true)
  }
}

/** Where a decision of an earlier session leads; null where it leads nowhere and has to be made again. */
function nextOf({ host, ended }: Run, decision: DecisionEvent): Next | null {
  if (decision.type === 'node_retry_scheduled')
    return { next: 'again', from: decision.from, deadline: decision.deadline }
  if (host.inGroup && ended.status === 'raised') return raisedBy(ended)
  if (decision.action === 'to' && decision.to !== null) return { next: 'go', to: decision.to }
  if (decision.action !== 'end') return null
  return { next: 'end', output: isJsonObject(decision.output) ? decision.output : null }
}
