import path from 'node:path'
import { seesEverything, type Workflow } from '../config/model.js'
import { namesRead, namesReadIn } from '../config/references.js'
import type { Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { asObject, type Json, jsonCopy } from '../core/json.js'
import { deadLetterId, letterVisit, movedScope } from '../core/place.js'
import { type Clock, type FileStore, textIfReadable, timestampNow } from '../core/ports.js'
import { type DeadLetterRequest, type Host, type InForce, listedErrors, stepView } from '../engine/index.js'
import type { Redactor } from '../redaction/index.js'
import { redactEnvelope } from '../redaction/redact-records.js'
import {
  DEAD_LETTER_FILE,
  type DeadLetter,
  deadLetterLine,
  deadLetterMarkLine,
  LetterLines,
  parseDeadLetters,
  pendingLetters,
  type WorkflowReference,
} from './dead-letter.js'
import { protect } from './protect.js'

export interface DeadLetterContext {
  readonly runId: string
  readonly runDir: string | null
  readonly cwd: string
  /** Whether earlier sessions may have left letters in this folder. */
  readonly resumed: boolean
  readonly redactor: Redactor
  readonly files: FileStore
  readonly clock: Pick<Clock, 'now'>
  readonly emit: (event: RunEvent) => void
}

export function openDeadLetters(context: DeadLetterContext) {
  const { emit, runId, files, runDir } = context
  const { open, text } = leftBefore(context)
  const lines = runDir === null ? null : new LetterLines(files, path.join(runDir, DEAD_LETTER_FILE), text)
  const tell = (at: NodeAt, problem: string | null): void => {
    if (problem === null) return
    const message = `the dead letter of ${at.node} could not be written: ${problem}`
    emit({ type: 'warning', scope: at.scope, node: at.node, code: 'dead-letter-write-failed', message })
  }
  return {
    /** Stores a node or item that was given up, with everything that a redrive needs; secrets are references. */
    giveUp: (request: DeadLetterRequest): void => {
      const { at, error, reason } = request
      const letter = createLetter({ ...context, timestamp: timestampNow(context.clock) }, request)
      open.add(letter.id)
      tell(at, lines === null ? 'there is no run folder' : lines.add(deadLetterLine(letter)))
      const { item } = request.host
      const mark = item === null ? null : { item: { group: item.group, index: item.index, key: item.key } }
      emit({ type: 'dead_lettered', ...at, ...mark, id: letter.id, kind: error.envelope.kind, reason })
    },
    /** Settles the letter of a node or item that has completed. */
    completed: (at: NodeAt): void => {
      if (open.size === 0 || lines === null) return
      const id = deadLetterId(runId, at)
      if (!open.delete(id)) return
      const mark = deadLetterMarkLine({ id, settled: true, timestamp: timestampNow(context.clock), outcome: 'success' })
      tell(at, lines.mark(mark))
    },
  }
}

function leftBefore({ files, runDir, resumed }: DeadLetterContext) {
  // If the file cannot be read, the next letter reports that it cannot be written.
  const left = resumed && runDir !== null ? textIfReadable(files, path.join(runDir, DEAD_LETTER_FILE)) : null
  const text = left ?? ''
  const letters = parseDeadLetters(text)
  const pending = letters.ok ? pendingLetters(letters.value, null) : []
  return { open: new Set(pending.map(({ id }) => id)), text }
}

interface LetterFacts extends Pick<DeadLetterContext, 'runId' | 'redactor' | 'cwd'> {
  readonly timestamp: string
}

function createLetter(facts: LetterFacts, { host, step, at, error }: DeadLetterRequest): DeadLetter {
  const { runId, redactor, cwd, timestamp } = facts
  const inForce = host.services.governance.inForce(host, step)
  const context: Record<string, Json> = {}
  for (const name of recordedNames(host, step, inForce)) {
    const state = host.context.steps.get(name)
    if (state !== undefined) context[name] = jsonCopy(stepView(state))
  }
  return {
    schema_version: 1,
    id: deadLetterId(runId, at),
    timestamp,
    run_id: runId,
    workflow: referenceTo(host.workflow),
    callers: host.callers.map(referenceTo),
    groups: Object.fromEntries(inForce.groups),
    cwd,
    node: step.name,
    scope: at.scope,
    item: host.item && {
      index: host.item.index,
      key: protect(host.item.key, redactor),
      value: protect(host.item.value, redactor),
    },
    envelope: redactEnvelope(error.envelope, redactor),
    attempts: at.attempt,
    inputs: asObject(protect(host.inputs, redactor)),
    context: asObject(protect(context, redactor)),
    hash: host.workflow.hashes.get(step.name) ?? host.workflow.hashes.get(host.item?.group ?? '') ?? '',
  }
}

/** Returns the visible nodes that the node and its policies read; a policy that is a command reads all of them. */
function recordedNames(host: Host, step: DeadLetterRequest['step'], { policies }: InForce): readonly string[] {
  const all = [...host.context.steps.keys()]
  const asked = policies.some(({ type }) => type === 'command')
    ? all
    : policies.flatMap((policy) => (policy.type === 'expression' ? [...namesReadIn(policy.allow_if)] : []))
  if (host.workflow.settings.context?.mode !== 'last_only' || seesEverything(step)) {
    const read = new Set([...namesRead(step, host.workflow), ...asked])
    return all.filter((name) => read.has(name))
  }
  // The node sees its predecessor and the errors that it lists; a redrive takes the last recorded node as the predecessor.
  const last = host.context.history.findLast((name) => name !== step.name)
  const listed = listedErrors('input' in step ? (step.input ?? []) : [])
  const others = new Set([...asked, ...listed].filter((name) => name !== last))
  return [...others, ...(last === undefined ? [] : [last])]
}

function referenceTo({ settings, displayFile, file }: Workflow): WorkflowReference {
  return { name: settings.name, file: displayFile, path: file }
}

/** Collects the dead letters that arise while one letter is redriven. */
export class RedrivenLetter {
  readonly #inside = new Map<string, DeadLetter>()
  /** The error that leaves the letter open although a route recovered from it. */
  own: Raised | null = null

  constructor(
    readonly letter: DeadLetter,
    /** Scope of the letter's node in the redrive, which has no callers around the node. */
    readonly scope: string,
    readonly facts: Omit<LetterFacts, 'runId'>,
  ) {}

  /** Letters of children and groups inside the node; they are written once the redriven letter is settled. */
  get inside(): readonly DeadLetter[] {
    return [...this.#inside.values()]
  }

  giveUp(request: DeadLetterRequest): void {
    const at = this.#inRun(request.at)
    if (at.scope === this.letter.scope) {
      this.own = request.error
      return
    }
    const made = createLetter({ ...this.facts, runId: this.letter.run_id }, { ...request, at })
    this.#inside.set(made.id, { ...made, callers: [...this.letter.callers, ...made.callers] })
  }

  dropLetter(at: NodeAt): void {
    if (at.scope === this.scope) this.own = null
    else this.#inside.delete(deadLetterId(this.letter.run_id, this.#inRun(at)))
  }

  /** Translates a place in the redrive into the place in the letter's run. */
  #inRun(at: NodeAt): NodeAt {
    const { id, scope, node } = this.letter
    const visit = letterVisit(id)
    if (at.scope === this.scope) return { ...at, scope, visit }
    const here = { scope: this.scope, node, visit: 1 }
    return { ...at, scope: movedScope(at.scope, here, { scope, node, visit }) }
  }
}
