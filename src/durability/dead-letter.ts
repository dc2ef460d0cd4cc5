import path from 'node:path'
import { seesEverything, type Workflow } from '../config/model.js'
import { findNamesReadIn, listNamesRead } from '../config/templates.js'
import { type Envelope, isEnvelope, type Raised } from '../core/envelope.js'
import type { NodeAt, RunEvent } from '../core/events.js'
import { asObject, copyJson, isCount, isJsonObject, type Json, parseJson, printJson } from '../core/json.js'
import { isKind, matchesPattern } from '../core/kinds.js'
import { letterVisit, moveScope, toDeadLetterId } from '../core/place.js'
import { appendDurably, type Clock, type FileStore, formatTimestamp, readTextIfReadable } from '../core/ports.js'
import { err, ok, type Result, tryAction, tryResult } from '../core/result.js'
import {
  allowNull,
  allowUndefined,
  createListShape,
  createMapShape,
  createObjectShape,
  findWrongField,
  isName,
  isObject,
  isString,
  isThere,
  oneOf,
  type Shaped,
} from '../core/shape.js'
import type { TestIdentity } from '../core/test-counts.js'
import {
  createStepView,
  type DeadLetterRequest,
  type Host,
  type InForce,
  itemMark,
  listErrorEntries,
} from '../engine/index.js'
import type { Redactor } from '../redaction/index.js'
import { redactEnvelope } from '../redaction/redact-records.js'
import { protect } from './protect.js'

export const DEAD_LETTER_FILE = 'dead-letter.jsonl'

function isIdentity(value: unknown): value is TestIdentity {
  return Array.isArray(value) && value.every((part) => isString(part) || isCount(part))
}
const isFailing = createMapShape(createListShape(isIdentity))
const isReference = createObjectShape({ name: isString, file: isName, path: allowUndefined(isString) })

/** A record of dead-letter.jsonl, with everything that is needed to run the node or the item again. */
const FIELDS = {
  schema_version: oneOf(1),
  id: isName,
  timestamp: isString,
  run_id: isString,
  workflow: isReference,
  /** The files that called `workflow`, outermost first. Their policies, providers and keys apply to the node, too. */
  callers: createListShape(isReference),
  /** Ends of the groups that the node's policies ask about. */
  groups: createMapShape(createObjectShape({ total: isCount, completed: isCount })),
  cwd: allowUndefined(isString),
  node: isName,
  scope: isString,
  /** The item of a for_each. Its key is a string, or references if the key holds a secret. */
  item: allowNull(createObjectShape({ index: isCount, key: isKey, value: isThere })),
  envelope: isTyped,
  attempts: isCount,
  inputs: isObject,
  context: isObject,
  /** Failed tests that a redrive must overcome, by their node inside the letter's. */
  failing: allowUndefined(isFailing),
  /** Digest of the node's definition; a redrive reports when it has changed. */
  hash: isString,
}
const isLetter = createObjectShape(FIELDS)

export type DeadLetter = Shaped<typeof FIELDS> & {
  /** Set if a later line settles the letter; absent in the file. */
  readonly settled?: true
}

/** A workflow file: its name, its path in reports, and its absolute path. A redrive elsewhere finds the file by its name. */
export type WorkflowReference = DeadLetter['workflow']

const LINE_START = '{"schema_version":1'

export function formatDeadLetterLine(letter: DeadLetter): string {
  return `${printJson(letter)}\n`
}

export function formatDeadLetterMarkLine(
  mark: Pick<DeadLetter, 'id' | 'timestamp'> & { settled: boolean; outcome: string },
) {
  return `${JSON.stringify({ schema_version: 1, ...mark })}\n`
}

/** Parses dead-letter.jsonl with its marks. Every line must be valid, except for lines that a crash or a full disk tore. */
export function parseDeadLetters(text: string): Result<DeadLetter[], string> {
  const letters = new Map<string, DeadLetter>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (value === undefined) {
      const isTorn = line.startsWith(LINE_START) || LINE_START.startsWith(line)
      if (isTorn && (index > 0 || lines.slice(1).some((later) => later.trim() !== ''))) continue
      return err(`line ${index + 1}: it is not JSON`)
    }
    const problem = takeLine(letters, value)
    if (problem !== null) return err(`line ${index + 1}: ${problem}`)
  }
  return ok([...letters.values()])
}

function takeLine(letters: Map<string, DeadLetter>, value: Json): string | null {
  if (!isJsonObject(value)) return 'it is not a JSON object'
  const { schema_version: version, id, settled } = value
  if (version !== 1) return `its schema_version ${printJson(version ?? null)} is not known`
  if (!isName(id)) return 'its field id is missing or wrong'
  const letter = letters.get(id)
  if (settled === undefined) {
    if (!isLetter(value)) return `its field ${findWrongField(value, FIELDS)} is missing or wrong`
    // A second record replaces the first. A record after the letter was settled reopens the letter.
    letters.set(id, value)
  } else if (settled === true && letter !== undefined) letters.set(id, { ...letter, settled })
  return null
}

function isKey(value: unknown): value is Json {
  return isString(value) || isObject(value)
}

function isTyped(value: unknown): value is Envelope {
  return isEnvelope(value) && isKind(value.kind)
}

export function filterPendingLetters(letters: readonly DeadLetter[], only: string | null): readonly DeadLetter[] {
  return letters.filter(
    (letter) => letter.settled !== true && (only === null || matchesPattern(only, letter.envelope.kind)),
  )
}

/** Names the empty file that exists while a mark is missing from the file of letters. An empty file fits on a full disk, too. */
function formatUnmarkedPath(file: string): string {
  return `${file}.unmarked`
}

export function findUnmarkedReason(files: FileStore, file: string): string | null {
  const mark = formatUnmarkedPath(file)
  if (!files.exists(mark)) return null
  return `letters that were redriven could not be marked in ${file}, and a letter must not run twice; find out which letters ran, remove their lines, then remove ${mark}`
}

/** Appends lines to a file of dead letters. Lines that could not be written are retried before the next line. */
export class LetterLines {
  #lineBreak: '' | '\n'
  #owed = ''
  #isUnmarked = false

  constructor(
    readonly files: FileStore,
    readonly file: string,
    text: string,
  ) {
    // A crash may have left a line without its end.
    this.#lineBreak = text === '' || text.endsWith('\n') ? '' : '\n'
  }

  add(lines: string): string | null {
    this.#owed += lines
    const problem = tryAction(() => appendDurably(this.files, this.file, this.#lineBreak + this.#owed))
    // After a failure, a part of the lines may be in the file.
    this.#lineBreak = problem === null ? '' : '\n'
    if (problem !== null) return problem
    this.#owed = ''
    // If the empty file cannot be removed, the next line tries again.
    if (this.#isUnmarked) this.#isUnmarked = !tryResult(() => this.files.remove(formatUnmarkedPath(this.file))).ok
    return null
  }

  /** Appends lines that keep a letter from running again. If they cannot be written, an empty file beside the letters blocks the next redrive. */
  mark(lines: string): string | null {
    const problem = this.add(lines)
    if (problem !== null && tryResult(() => this.files.openAppend(formatUnmarkedPath(this.file)).close()).ok)
      this.#isUnmarked = true
    return problem
  }
}

interface DeadLetterContext {
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
  const { emit, runId, files, runDir, resumed } = context
  const file = runDir === null ? null : path.join(runDir, DEAD_LETTER_FILE)
  // If the file cannot be read, the next letter reports that it cannot be written.
  const text = (resumed && file !== null ? readTextIfReadable(files, file) : null) ?? ''
  const letters = parseDeadLetters(text)
  const open = new Set(letters.ok ? filterPendingLetters(letters.value, null).map(({ id }) => id) : [])
  const lines = file === null ? null : new LetterLines(files, file, text)
  const tell = (at: NodeAt, problem: string | null): void => {
    if (problem === null) return
    const message = `the dead letter of ${at.node} could not be written: ${problem}`
    emit({ type: 'warning', scope: at.scope, node: at.node, code: 'dead-letter-write-failed', message })
  }
  return {
    /** Stores a node or item that was given up, with everything that a redrive needs; secrets are references. */
    giveUp: (request: DeadLetterRequest): void => {
      const { at, error, reason } = request
      const letter = createLetter({ ...context, timestamp: formatTimestamp(context.clock) }, request)
      open.add(letter.id)
      tell(at, lines === null ? 'there is no run folder' : lines.add(formatDeadLetterLine(letter)))
      const mark = itemMark(request.host)
      emit({ type: 'dead_lettered', ...at, ...mark, id: letter.id, kind: error.envelope.kind, reason })
    },
    completed: (at: NodeAt): void => {
      if (open.size === 0 || lines === null) return
      const id = toDeadLetterId(runId, at)
      if (!open.delete(id)) return
      const mark = formatDeadLetterMarkLine({
        id,
        settled: true,
        timestamp: formatTimestamp(context.clock),
        outcome: 'success',
      })
      tell(at, lines.mark(mark))
    },
  }
}

interface LetterFacts extends Pick<DeadLetterContext, 'runId' | 'redactor' | 'cwd'> {
  readonly timestamp: string
}

function createLetter(facts: LetterFacts, { host, step, at, error }: DeadLetterRequest): DeadLetter {
  const { runId, redactor, cwd, timestamp } = facts
  const inForce = host.services.governance.inForce(host, step)
  const context: Record<string, Json> = {}
  for (const name of listRecordedNames(host, step, inForce)) {
    const state = host.context.steps.get(name)
    if (state !== undefined) context[name] = copyJson(createStepView(state))
  }
  const open = Object.entries(host.services.failedTests.listInside(at))
  const tests = open.map(([key, all]) => [key, all.map((parts) => parts.map((part) => part ?? ''))])
  const failing = redactor.json(Object.fromEntries(tests))
  return {
    schema_version: 1,
    id: toDeadLetterId(runId, at),
    timestamp,
    run_id: runId,
    workflow: createWorkflowReference(host.workflow),
    callers: host.callers.map(createWorkflowReference),
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
    ...(isFailing(failing) && Object.keys(failing).length > 0 ? { failing } : {}),
    hash: host.workflow.hashes.get(step.name) ?? host.workflow.hashes.get(host.item?.group ?? '') ?? '',
  }
}

/** Returns the visible nodes that the node and its policies read; a policy that is a command reads all of them. */
function listRecordedNames(host: Host, step: DeadLetterRequest['step'], { policies }: InForce): readonly string[] {
  const all = [...host.context.steps.keys()]
  const asked = policies.some(({ type }) => type === 'command')
    ? all
    : policies.flatMap((policy) => (policy.type === 'expression' ? [...findNamesReadIn(policy.allow_if)] : []))
  if (host.workflow.settings.context?.mode !== 'last_only' || seesEverything(step)) {
    const read = new Set([...listNamesRead(step, host.workflow), ...asked])
    return all.filter((name) => read.has(name))
  }
  // The node sees its predecessor and the errors that it lists; a redrive takes the last recorded node as the predecessor.
  const last = host.context.history.findLast((name) => name !== step.name)
  const listed = listErrorEntries('input' in step ? (step.input ?? []) : [])
  const others = new Set([...asked, ...listed].filter((name) => name !== last))
  return [...others, ...(last === undefined ? [] : [last])]
}

function createWorkflowReference({ settings, displayFile, file }: Workflow): WorkflowReference {
  return { name: settings.name, file: displayFile, path: file }
}

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
    const letter = createLetter({ ...this.facts, runId: this.letter.run_id }, { ...request, at })
    this.#inside.set(letter.id, { ...letter, callers: [...this.letter.callers, ...letter.callers] })
  }

  dropLetter(at: NodeAt): void {
    if (at.scope === this.scope) this.own = null
    else this.#inside.delete(toDeadLetterId(this.letter.run_id, this.#inRun(at)))
  }

  /** Translates a place in the redrive into the place in the letter's run. */
  #inRun(at: NodeAt): NodeAt {
    const { id, scope, node } = this.letter
    const visit = letterVisit(id)
    if (at.scope === this.scope) return { ...at, scope, visit }
    const here = { scope: this.scope, node, visit: 1 }
    return { ...at, scope: moveScope(at.scope, here, { scope, node, visit }) }
  }
}
