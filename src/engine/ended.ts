import { isGroup, type Member, type Step } from '../config/model.js'
import { stepHash } from '../config/step-hash.js'
import { type Raised, raisedIn } from '../core/envelope.js'
import type { EndEvent, NodeAt } from '../core/events.js'
import type { NodeNote, NodeOutcome, Termination } from '../core/outcome.js'
import { groupView } from './group-view.js'
import type { Ended, Failed, Host, Run } from './model.js'
import { raise } from './raising.js'
import { itemMark } from './record.js'

/** Puts what an executor returned into the words of the engine. */
export function endedWith(host: Host, step: Step | Member, at: NodeAt, outcome: NodeOutcome): Ended {
  switch (outcome.status) {
    case 'raised': {
      const error = raise(host.workflow, step, at, outcome.error)
      // A group that failed before its members started has the same names, with nothing in them.
      const partial = outcome.partial ?? (isGroup(step) ? groupView(step, []) : undefined)
      const members = crossed(outcome.error.members ?? [], error)
      return {
        status: 'raised',
        error,
        members,
        partial,
        ...(outcome.note === undefined ? null : { note: outcome.note }),
      }
    }
    case 'cancelled': {
      const error = cancelledError(host, step, at, outcome.inner ?? null)
      return { status: 'stopped', error, records: crossed(outcome.records ?? [], error) }
    }
    default:
      return outcome
  }
}

/** Errors from inside, one frame longer: they crossed the boundary of the step that raised in their name. */
function crossed(errors: readonly Raised[], error: Raised): readonly Raised[] {
  const boundary = error.frames.slice(-1)
  return errors.map((one) => ({ ...one, frames: [...one.frames, ...boundary] }))
}

/** What is on record for a step that was ended from outside, or that did not get to start. */
export function cancelledError(host: Host, step: Step | Member, at: NodeAt, inner: Raised | null): Raised {
  const envelope = inner?.envelope ?? { kind: 'internal.cancelled', message: `${step.name} was cancelled`, details: {} }
  return {
    ...raise(host.workflow, step, at, { envelope, origin: 'engine', ...(inner === null ? null : { inner }) }),
    typed: false,
  }
}

/** What goes to errors.jsonl for a failed step: every member's error where a group failed, else its own. */
export function recordsOf(failed: Failed): readonly Raised[] {
  return failed.members.length > 0 ? failed.members : [failed.error]
}

/** The event that puts the end of a run on record; a gate that waits has not ended. */
export function endEvent({ host, step, at, durationMs, ended }: Run): EndEvent | null {
  const { scope, node, visit, attempt } = at
  const hash = stepHash(step, host)
  const plain = { scope, node, visit, attempt, node_type: step.type, duration_ms: durationMs }
  const common = { ...plain, ...(hash === undefined ? null : { hash }), ...itemMark(host) }
  switch (ended.status) {
    case 'completed':
      return { ...common, type: 'node_completed', output: ended.output, ...noteFields(ended.note) }
    case 'routed':
      return { ...common, type: 'node_completed', output: ended.output, to: ended.to }
    case 'terminated': {
      const { status, reason, terminatedBy } = ended.termination
      const output = { status, reason, terminated_by: terminatedBy }
      return { ...common, type: 'node_completed', output, ...terminationFields(ended.termination) }
    }
    case 'raised':
    case 'stopped': {
      const { partial, note } = ended.status === 'raised' ? ended : { partial: undefined, note: undefined }
      return {
        ...common,
        type: 'node_failed',
        ...ended.error,
        ...(partial === undefined ? null : { partial }),
        ...(note?.usage === undefined ? null : { usage: note.usage }),
      }
    }
    case 'suspended':
    case 'parted':
      return null
  }
}

function noteFields(note: NodeNote | undefined) {
  if (note === undefined) return null
  return {
    ...(note.exitCode === undefined ? null : { exit_code: note.exitCode }),
    ...(note.usage === undefined ? null : { usage: note.usage }),
  }
}

/** What events say about a run that was ended on purpose. */
export function terminationFields({ status, reason, terminatedBy }: Termination) {
  return { status, termination_reason: reason, terminated_by: terminatedBy, is_explicit: true } as const
}

/** The end that an event has put on record. */
export function endedBefore(event: EndEvent): Ended {
  if (event.type === 'node_failed') {
    return { status: 'raised', error: raisedIn(event), members: [], partial: event.partial }
  }
  if (event.to !== undefined) return { status: 'routed', output: event.output, to: event.to }
  return { status: 'completed', output: event.output }
}
