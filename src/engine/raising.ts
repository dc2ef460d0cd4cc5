import { usesErrorRouting } from '../config/error-mode.js'
import { isGroup, type Step, type Workflow } from '../config/model.js'
import { type Envelope, type Frame, type HandledFirst, processTexts, type Raised } from '../core/envelope.js'
import { formatItemName } from '../core/event-fields.js'
import type { NodeAt } from '../core/events.js'
import { isNeverRoutable } from '../core/kinds.js'
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
  const { envelope, origin } = here
  const about = here.about ?? (here.inner?.envelope.kind === envelope.kind ? here.inner.about : undefined)
  const beside = here.beside ?? here.inner?.beside
  const itemPath = [
    ...(host.item === null ? [] : [formatItemName(host.item)]),
    ...[here.inner?.item_path ?? []].flat(),
  ].join('/')
  const typed =
    !isNeverRoutable(envelope) &&
    (origin === 'author' || here.typed === true || here.inner?.typed === true || usesErrorRouting(workflow, step))
  return {
    envelope,
    origin,
    typed,
    frames: [...(here.inner?.frames ?? []), createFrame(workflow, at.node, step.type, at.attempt)],
    attempts: here.inner?.attempts ?? at.attempt,
    exit_code: here.exit_code ?? here.inner?.exit_code ?? null,
    stderr_tail: here.stderr_tail ?? here.inner?.stderr_tail ?? '',
    ...processTexts({ ...here.inner, ...here }),
    ...(beside === undefined ? null : { beside }),
    ...(handling.length === 0 ? null : { while_handling: handling }),
    ...(itemPath === '' ? null : { item_path: itemPath }),
    ...(here.inner?.unmet_routes === undefined ? null : { unmet_routes: here.inner.unmet_routes }),
    ...(about === undefined ? null : { about }),
  }
}

function createFrame({ settings, displayFile: file }: Workflow, node: string, type: string, attempt: number): Frame {
  return { workflow: settings.name, file, node, type, attempt }
}

/** Returns the errors that a node is handling: the one that led to it, otherwise those of its caller or group. */
export function findHandlingAt({ state, handling }: Host, node: string): readonly HandledFirst[] {
  return state.handling(node) ?? handling
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
