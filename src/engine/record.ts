import type { Step } from '../config/model.js'
import { computeStepHash } from '../config/step-hash.js'
import type { EndEvent, ItemMark, NodeAt, RunEvent } from '../core/events.js'
import type { Termination } from '../core/outcome.js'
import type { Host, Next, Run } from './model.js'
import { createEngineError } from './raising.js'

/** Applies an event to the host's state and emits it. */
export function record(host: Host, event: RunEvent, replayedAt: number | null = null): void {
  host.state.apply(event, replayedAt ?? host.services.ports.clock.now())
  host.services.failedTests.learn(event)
  // Nodes of a child inside an item are named without it.
  const isMember = host.item !== null && event.scope === host.scope
  host.services.emit(isMember ? { ...event, ...itemMark(host) } : event, replayedAt)
}

export function warn(host: Host, node: string | null, code: string, message: string): void {
  record(host, { type: 'warning', scope: host.scope, node, code, message })
}

/** Warns about one attempt; a resume reports the warning again when it recalls the attempt. */
export function warnOfRun(host: Host, at: NodeAt, code: string, message: string, isIntended = false): void {
  const intended = isIntended ? ({ intended: true } as const) : null
  record(host, { type: 'warning', ...at, code, message, ...intended })
}

export function itemMark({ item }: Host): { readonly item?: ItemMark } {
  return item === null ? {} : { item: { group: item.group, index: item.index, key: item.key } }
}

export function createStartedEvent(host: Host, step: Step, at: NodeAt): RunEvent {
  return { type: 'node_started', ...at, node_type: step.type, ...itemMark(host) }
}

/** Records the end of an attempt, unless it waits for a gate or was stopped before it began. */
export function recordEnd(run: Run): void {
  if (run.ended.status === 'stopped' && !run.host.state.hasBegun(run.at)) return
  const event = endEvent(run)
  if (event !== null) record(run.host, event)
}

function endEvent(run: Run): EndEvent | null {
  const { host, step, at, durationMs, ended } = run
  const hash = computeStepHash(step, host)
  const about = {
    node_type: step.type,
    duration_ms: durationMs,
    ...(hash === undefined ? null : { hash }),
    ...itemMark(host),
  }
  switch (ended.status) {
    case 'completed':
      return { type: 'node_completed', ...at, ...about, output: ended.output, ...ended.note }
    case 'routed':
      return { type: 'node_completed', ...at, ...about, output: ended.output, to: ended.to }
    case 'terminated': {
      const { status, reason, terminatedBy } = ended.termination
      const output = { status, reason, terminated_by: terminatedBy }
      const fields = { ...at, ...about, ...toTerminationFields(ended.termination) }
      if (status === 'success') return { type: 'node_completed', ...fields, output }
      // The run ends on purpose: no route may handle it, and nothing of it is an error of the run.
      const envelope = { kind: 'halt.intentional', message: reason, details: {} }
      const error = createEngineError(host.workflow, at.node, step.type, envelope)
      return { type: 'node_failed', ...fields, ...error, error_type: 'WorkflowTerminated', partial: output }
    }
    case 'raised': {
      const partial = ended.partial === undefined ? null : { partial: ended.partial }
      const { usage, failing } = ended.note ?? {}
      const noted = { ...(usage === undefined ? null : { usage }), ...(failing === undefined ? null : { failing }) }
      const isTerminated = step.type === 'workflow' && ended.error.envelope.kind === 'subworkflow.terminated'
      const named = isTerminated ? ({ error_type: 'SubworkflowTerminatedError' } as const) : null
      const rank = host.state.hasFailed ? ({ secondary: true } as const) : null
      return { type: 'node_failed', ...at, ...about, ...ended.error, ...named, ...partial, ...noted, ...rank }
    }
    case 'stopped':
      return { type: 'node_failed', ...at, ...about, ...ended.error }
    case 'suspended':
    case 'handed_off':
      return null
  }
}

/** Fields of events about a run that a terminate node ended. */
export function toTerminationFields({ status, reason, terminatedBy }: Termination) {
  return { status, termination_reason: reason, terminated_by: terminatedBy, is_explicit: true } as const
}

export function recordNext({ host, step, at }: Run, { events = [] }: Next): void {
  for (const event of events) {
    if (event.type !== 'dead_letter') record(host, event)
    else host.services.deadLetter({ host, step, at, error: event.error, reason: event.reason })
  }
}
