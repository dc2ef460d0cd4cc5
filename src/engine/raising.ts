import { listKindsOfScript } from '../config/classify-sets/kinds.js'
import { usesErrorRouting } from '../config/error-mode.js'
import { isGroup, type Step, type Workflow } from '../config/model.js'
import { type Envelope, type Frame, type HandledFirst, processTexts, type Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import { isEngineKind, isNeverRoutable } from '../core/kinds.js'
import type { RaisedHere, SettledOutcome } from '../core/outcome.js'
import type { Ended, Host } from './model.js'
import { groupView } from './scopes.js'

/** Converts the outcome of an executor to the end of an attempt. */
export function toEnded(host: Host, step: Step, at: NodeAt, outcome: SettledOutcome): Ended {
  switch (outcome.status) {
    case 'raised': {
      const error = raise(host, step, at, outcome.error)
      // A group that failed before its members started has an empty view.
      const partial = outcome.partial ?? (isGroup(step) ? groupView(step, []) : undefined)
      const inside = withOuterFrame(outcome.error.members ?? [], error)
      const note = outcome.note === undefined ? null : { note: outcome.note }
      return { status: 'raised', error, records: inside.length > 0 ? inside : [error], partial, ...note }
    }
    case 'cancelled': {
      const error = createCancelledError(host, step, at, outcome.inner ?? null)
      return { status: 'stopped', error, records: withOuterFrame(outcome.records ?? [], error) }
    }
    default:
      return outcome
  }
}

function withOuterFrame(errors: readonly Raised[], outer: Raised): readonly Raised[] {
  const frame = outer.frames.slice(-1)
  return errors.map((error) => ({ ...error, frames: [...error.frames, ...frame] }))
}

/** Adds this node's frame and decides whether routes may handle the error. */
export function raise(host: Host, step: Step, at: NodeAt, here: RaisedHere): Raised {
  const { workflow } = host
  const handling = here.inner?.while_handling ?? findHandlingAt(host, at.node)
  const envelope =
    here.origin === 'author' || here.inner !== undefined ? toDeclaredEnvelope(step, here.envelope) : here.envelope
  const undeclared = envelope !== here.envelope
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
    frames: [...(here.inner?.frames ?? []), createFrame(workflow, at.node, step.type, at.attempt)],
    attempts: here.inner?.attempts ?? at.attempt,
    exit_code: here.exit_code ?? here.inner?.exit_code ?? null,
    stderr_tail: here.stderr_tail ?? here.inner?.stderr_tail ?? '',
    ...processTexts({ ...here.inner, ...here }),
    ...(handling.length === 0 ? null : { while_handling: handling }),
  }
}

function createFrame({ settings, displayFile: file }: Workflow, node: string, type: string, attempt: number): Frame {
  return { workflow: settings.name, file, node, type, attempt }
}

/** Returns the errors that a node is handling: the one that led to it, otherwise those of its caller or group. */
export function findHandlingAt({ state, handling }: Host, node: string): readonly HandledFirst[] {
  return state.handling(node) ?? handling
}

/** Replaces a kind that the node does not declare, which is a bug of the workflow file, by a kind of the engine. */
function toDeclaredEnvelope(step: Step, envelope: Envelope): Envelope {
  if (!('raises' in step) || step.raises === undefined || isEngineKind(envelope.kind)) return envelope
  const declared = [...step.raises, ...(step.type === 'script' ? listKindsOfScript(step) : [])]
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

/** Returns an error that no node raised: a limit, a route that leads nowhere, the workflow's own output. */
export function createEngineError(workflow: Workflow, node: string, type: string, envelope: Envelope): Raised {
  return {
    envelope,
    origin: 'engine',
    typed: false,
    frames: [createFrame(workflow, node, type, 1)],
    attempts: 1,
    exit_code: null,
    stderr_tail: '',
  }
}

export function createCancelledError(host: Host, step: Step, at: NodeAt, inner: Raised | null): Raised {
  const envelope = inner?.envelope ?? { kind: 'internal.cancelled', message: `${step.name} was cancelled`, details: {} }
  return {
    ...raise(host, step, at, { envelope, origin: 'engine', ...(inner === null ? null : { inner }) }),
    typed: false,
  }
}
