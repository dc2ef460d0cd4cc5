import type { Member, Step, Workflow } from '../config/model.js'
import { usesErrorRouting } from '../config/typed-world.js'
import type { Envelope, Frame, Raised } from '../core/envelope.js'
import type { NodeAt } from '../core/events.js'
import { isEngineKind, isNeverRoutable } from '../core/kinds.js'
import type { RaisedHere } from '../core/outcome.js'
import { classifyKinds } from '../nodes/classify/index.js'

/** Adds this node's frame and decides whether the error belongs to the typed world. */
export function raise(workflow: Workflow, step: Step | Member, at: NodeAt, here: RaisedHere): Raised {
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
      here.alwaysTyped === true ||
      here.inner?.typed === true ||
      usesErrorRouting(workflow, step))
  return {
    envelope,
    origin: undeclared ? 'engine' : here.origin,
    typed,
    frames: [...(here.inner?.frames ?? []), frame],
    attempts: here.inner?.attempts ?? at.attempt,
    exit_code: here.exitCode ?? here.inner?.exit_code ?? null,
    stderr_tail: here.stderrTail ?? here.inner?.stderr_tail ?? '',
  }
}

/** A kind that the node does not declare is a bug of the workflow file and becomes one of the engine's. */
function declaredOrNot(step: Step | Member, envelope: Envelope): Envelope {
  if (!('raises' in step) || step.raises === undefined || isEngineKind(envelope.kind)) return envelope
  const declared = [
    ...step.raises,
    ...('classify' in step && step.classify !== undefined ? classifyKinds(step.classify) : []),
  ]
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
export function engineError(workflow: Workflow, node: string, type: string, envelope: Envelope, typed = false): Raised {
  return {
    envelope,
    origin: 'engine',
    typed,
    frames: [{ workflow: workflow.settings.name, file: workflow.displayFile, node, type, attempt: 1 }],
    attempts: 1,
    exit_code: null,
    stderr_tail: '',
  }
}
