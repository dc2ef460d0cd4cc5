import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { protect } from '../checkpoint/protect.js'
import { namesRead } from '../checkpoint/references.js'
import { seesEverything } from '../config/model.js'
import { type DeadLetter, deadLetterLine } from '../core/dead-letter.js'
import type { Envelope } from '../core/envelope.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { type DeadLetterRequest, type Host, stepView } from '../engine/index.js'
import { redactRaised } from './redact-end.js'
import type { Session } from './session.js'

export const DEAD_LETTER_FILE = 'dead-letter.jsonl'

/** Keeps what was given up, with what is needed to run just that again; secrets stay references. */
export function openDeadLetters(session: Session): (request: DeadLetterRequest) => void {
  const { bus, runDir, todo } = session
  return (request) => {
    const letter = letterOf(session, request)
    const { at, error, reason } = request
    try {
      if (runDir === null) throw new Error('there is no run folder')
      const file = todo.request.adapters.files.openAppend(path.join(runDir, DEAD_LETTER_FILE))
      try {
        file.append(deadLetterLine(letter))
        file.flush()
      } finally {
        file.close()
      }
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure)
      bus.emit({
        type: 'warning',
        scope: at.scope,
        node: at.node,
        code: 'dead-letter-write-failed',
        message: `the dead letter of ${at.node} could not be written: ${why}`,
      })
    }
    bus.emit({
      type: 'dead_lettered',
      scope: at.scope,
      node: at.node,
      visit: at.visit,
      attempt: at.attempt,
      id: letter.id,
      kind: error.envelope.kind,
      reason,
    })
  }
}

function letterOf(session: Session, { host, step, at, error }: DeadLetterRequest): DeadLetter {
  const { redactor, runId, todo } = session
  const context: Record<string, Json> = {}
  const read = visibleTo(host, step)
  for (const [name, state] of host.context.steps) if (read.has(name)) context[name] = jsonOf(stepView(state))
  return {
    schema_version: 1,
    id: randomUUID(),
    timestamp: new Date(todo.request.adapters.clock.now()).toISOString(),
    run_id: runId,
    workflow: { name: host.workflow.settings.name, file: host.workflow.displayFile, path: host.workflow.file },
    cwd: todo.request.cwd,
    node: step.name,
    scope: at.scope,
    item:
      host.item === null
        ? null
        : { index: host.item.index, key: host.item.key, value: protect(host.item.value, redactor) },
    envelope: envelopeOf(session, error),
    attempts: at.attempt,
    inputs: protectedObject(host.inputs, session),
    context: protectedObject(context, session),
    hash: host.workflow.hashes.get(step.name) ?? host.workflow.hashes.get(host.item?.group ?? '') ?? '',
  }
}

/** What the node reads of what it may see; in `last_only` that is the node before it. */
function visibleTo(host: Host, step: DeadLetterRequest['step']): ReadonlySet<string> {
  const read = namesRead(step)
  if (host.workflow.settings.context?.mode !== 'last_only' || seesEverything(step)) return read
  const last = host.context.history.findLast((name) => name !== step.name)
  return new Set(last === undefined ? [] : [last])
}

function envelopeOf(session: Session, error: DeadLetterRequest['error']): Envelope {
  return redactRaised(error, session.redactor).envelope
}

function protectedObject(value: JsonObject, session: Session): JsonObject {
  const kept = protect(value, session.redactor)
  return isJsonObject(kept) ? kept : {}
}

function jsonOf(value: object): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}
