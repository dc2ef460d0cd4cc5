import type { Member, ParallelGroup, Step } from '../config/model.js'
import { raisedIn } from '../core/envelope.js'
import type { DecisionEvent, EndEvent, NodeAt } from '../core/events.js'
import { isJsonObject } from '../core/json.js'
import { isLimitOfRun } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { scopeInside } from '../core/place.js'
import { unreachable } from '../core/result.js'
import { attempt, isRefused } from './attempt.js'
import type { Ended, Failed, Host, Next, RecalledAttempt, Routes, Run } from './model.js'
import { cancelledError, raise, raisedBy } from './raising.js'
import { record, recordDecisions, recordEnd, startedEvent } from './record.js'
import { settleError } from './settle-error.js'
import { afterRecovery, settleSuccess } from './settle-success.js'
import type { Consequence, Settlement } from './settlement.js'

/** One run of a step, from its start to where the run goes next: run, decide, put both on record, go on. */
export async function runStep(host: Host, step: Step | Member, at: NodeAt, routes: Routes): Promise<Next> {
  const recalled = host.services.recall.attempt(at, step, host)
  const next = await (recalled === null ? runNow(host, step, at, routes) : replay(host, step, at, recalled, routes))
  // Nodes that wait for nothing would keep signals and limits of time from the run until the last of them.
  await host.services.ports.clock.turn?.()
  return next
}

async function runNow(host: Host, step: Step | Member, at: NodeAt, routes: Routes): Promise<Next> {
  const run = await attempt(host, step, at)
  return conclude(await settle(run, routes), null)
}

/** Puts on record how a run ended and what was decided about it, and goes on; `before` is what is on record already. */
function conclude(settlement: Settlement, before: Run | null): Promise<Next> {
  const { run, next } = settlement
  if (run !== before) recordEnd(run)
  recordDecisions(run, settlement)
  return goOn(run.host, run.step, run.at, next)
}

/** Decides what follows from a run. */
async function settle(run: Run, routes: Routes): Promise<Settlement> {
  const { host, step, at, ended } = run
  const success = ended.status === 'completed' && routes === 'all' ? settleSuccess(run, ended.output) : null
  const final = success?.ok === false ? { ...run, ended: failedRoute(run, success.error) } : run
  host.services.governance.leave(host, step, at, final.ended)
  const follows = success?.ok === true ? success.value : await afterEnd(final, routes)
  return { run: final, ...follows }
}

async function afterEnd(run: Run, routes: Routes): Promise<Consequence> {
  const { ended } = run
  switch (ended.status) {
    case 'completed':
      return { next: { next: 'done', output: ended.output } }
    case 'routed':
      return routes === 'all' ? chosen(ended.to) : { next: { next: 'done', output: ended.output } }
    case 'terminated':
      if (routes === 'errors') return { next: { next: 'done', output: ended.output } }
      return { next: { next: 'terminated', termination: ended.termination, output: ended.output } }
    case 'suspended':
      return { next: { next: 'suspended', gate: ended.gate } }
    case 'parted':
      return { next: { next: 'parted', parting: ended.parting } }
    case 'stopped':
      return { next: { next: 'stopped', error: ended.error, records: ended.records } }
    case 'raised':
      // A limit of the run ends all of it, also from a child or a group.
      if (isLimitOfRun(ended.error.envelope)) return { next: { next: 'halted', error: ended.error } }
      return routes === 'none' ? { next: raisedBy(ended) } : settleError({ ...run, ended })
    default:
      return unreachable(ended)
  }
}

/** A step whose success routes lead nowhere has failed itself. */
function failedRoute({ host, step, at, ended }: Run, here: RaisedHere): Failed {
  const { output, note } = ended.status === 'completed' ? ended : { output: undefined, note: undefined }
  const error = raise(host.workflow, step, at, here)
  return { status: 'raised', error, members: [], partial: output, ...(note === undefined ? null : { note }) }
}

/** The answer of a gate says where it leads. */
function chosen(to: string): Consequence {
  const isEnd = to === '$end'
  return {
    decisions: [{ action: isEnd ? 'end' : 'to', to, route: 'options' }],
    next: isEnd ? { next: 'end', output: null } : { next: 'go', to },
  }
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
  return host.signal.aborted ? { next: 'stopped', error: cancelledError(host, step, at, null), records: [] } : next
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
  // Of a recalled item only its end is told: there may be very many.
  if (host.item === null && !isRefused(run.ended)) record(host, startedEvent(host, step, at), endedAt)
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
  const settled = isRecovery ? { run, ...afterRecovery(run, decision.output ?? null) } : await settle(run, routes)
  // A success with routes that can no longer be carried out now ends differently.
  return conclude(settled, run)
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
  if (decision.type === 'node_retry_scheduled') {
    // If the time of day was set back since, the wait is not longer than it would be anew.
    const longest = host.services.ports.clock.now() + decision.delay_seconds * 1000
    return { next: 'again', from: decision.from, deadline: Math.min(decision.deadline, longest) }
  }
  if (host.inGroup && ended.status === 'raised') return raisedBy(ended)
  if (decision.action === 'to' && decision.to !== null) return { next: 'go', to: decision.to }
  if (decision.action !== 'end') return null
  return { next: 'end', output: isJsonObject(decision.output) ? decision.output : null }
}

/** The end that an event has put on record. */
function endedBefore(event: EndEvent): Ended {
  if (event.type === 'node_failed') {
    return { status: 'raised', error: raisedIn(event), members: [], partial: event.partial }
  }
  if (event.to !== undefined) return { status: 'routed', output: event.output, to: event.to }
  return { status: 'completed', output: event.output }
}
