import { kindsOfScript } from '../config/classify-sets/kinds.js'
import { usesErrorRouting } from '../config/error-mode.js'
import { isGroup, type Member, type Step, type Workflow } from '../config/model.js'
import { type Envelope, type Frame, type HandledFirst, processTexts, type Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import { isEngineKind, isNeverRoutable } from '../core/kinds.js'
import type { NodeOutcome, RaisedHere } from '../core/outcome.js'
import { groupView } from './group-view.js'
import type { Ended, Host } from './model.js'

/** Puts what an executor returned into the words of the engine. */
export function endedWith(host: Host, step: Step | Member, at: NodeAt, outcome: NodeOutcome): Ended {
  switch (outcome.status) {
    case 'raised': {
      const error = raise(host, step, at, outcome.error)
      // A group that failed before its members started has the same names, with nothing in them.
      const partial = outcome.partial ?? (isGroup(step) ? groupView(step, []) : undefined)
      const inside = crossed(outcome.error.members ?? [], error)
      const note = outcome.note === undefined ? null : { note: outcome.note }
      return { status: 'raised', error, records: inside.length > 0 ? inside : [error], partial, ...note }
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

/** Adds this node's frame and decides whether routes may handle the error. */
export function raise(host: Host, step: Step | Member, at: NodeAt, here: RaisedHere): Raised {
  const { workflow } = host
  const handling = here.inner?.while_handling ?? handlingAt(host, at.node)
  const envelope =
    here.origin === 'author' || here.inner !== undefined ? declaredOrNot(step, here.envelope) : here.envelope
  const undeclared = envelope !== here.envelope
  const frame: Frame = {
    workflow: workflow.settings.name,
    file: workflow.displayFile,
    node: at.node,
    type: step.type,
    attempt: at.attempt,
  }
  const typed =
    !isNeverRoutable(envelope) &&
    (here.origin === 'author' ||
      undeclared ||
      here.typed === true ||
      here.inner?.typed === true ||
      usesErrorRouting(workflow, step))
  return {
    envelope,
    origin: undeclared ? 'engine' : here.origin,
    typed,
    frames: [...(here.inner?.frames ?? []), frame],
    attempts: here.inner?.attempts ?? at.attempt,
    exit_code: here.exit_code ?? here.inner?.exit_code ?? null,
    stderr_tail: here.stderr_tail ?? here.inner?.stderr_tail ?? '',
    ...processTexts({ ...here.inner, ...here }),
    ...(handling.length === 0 ? null : { while_handling: handling }),
  }
}

/** What a node is to handle: the error that led to it, else what is to be handled around it. */
export function handlingAt({ state, handling }: Host, node: string): readonly HandledFirst[] {
  return state.handling(node) ?? handling
}

/** A kind that the node does not declare is a bug of the workflow file and becomes one of the engine's. */
function declaredOrNot(step: Step | Member, envelope: Envelope): Envelope {
  if (!('raises' in step) || step.raises === undefined || isEngineKind(envelope.kind)) return envelope
  const declared = [...step.raises, ...(step.type === 'script' ? kindsOfScript(step) : [])]
  if (declared.includes(envelope.kind)) return envelope
  return {
    kind: 'internal.undeclared_kind',
    message: `${step.name} raised ${envelope.kind}, which it does not declare: ${envelope.message}`,
    details: {
      original_kind: envelope.kind,
      original_message: envelope.message,
      original_details: envelope.details,
      declared,
    },
  }
}

/** An error that no node raised: limits, routes that lead nowhere, the workflow's own output. */
export function engineError(workflow: Workflow, node: string, type: string, envelope: Envelope): Raised {
  return {
    envelope,
    origin: 'engine',
    typed: false,
    frames: [{ workflow: workflow.settings.name, file: workflow.displayFile, node, type, attempt: 1 }],
    attempts: 1,
    exit_code: null,
    stderr_tail: '',
  }
}

/** What is on record for a step that was ended from outside, or that did not get to start. */
export function cancelledError(host: Host, step: Step | Member, at: NodeAt, inner: Raised | null): Raised {
  const envelope = inner?.envelope ?? { kind: 'internal.cancelled', message: `${step.name} was cancelled`, details: {} }
  return {
    ...raise(host, step, at, { envelope, origin: 'engine', ...(inner === null ? null : { inner }) }),
    typed: false,
  }
}
