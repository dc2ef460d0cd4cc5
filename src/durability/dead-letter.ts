import type { Envelope } from '../core/envelope.js'
import { isJsonObject, type Json, type JsonObject, jsonText, parseJson } from '../core/json.js'
import { isKind, patternTakes } from '../core/kinds.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'

export const DEAD_LETTER_FILE = 'dead-letter.jsonl'

/** The item of a for_each that was given up. */
interface DeadLetterItem {
  readonly index: number
  /** A text, or the references of one that holds a secret. */
  readonly key: Json
  readonly value: Json
}

/** A workflow file, as reports name it and where it lay; a redrive elsewhere finds it by its name. */
export interface WorkflowReference {
  readonly name: string
  readonly file: string
  readonly path?: string
}

/** One record of dead-letter.jsonl: what is needed to run the node, or the item, again. */
export interface DeadLetter {
  readonly schema_version: 1
  readonly id: string
  readonly timestamp: string
  readonly run_id: string
  /** The file that holds the node. */
  readonly workflow: WorkflowReference
  /** The files that called it, from the outside in: their policies, providers and keys hold for it too. */
  readonly callers: readonly WorkflowReference[]
  /** How the groups ended that its policies ask about. */
  readonly groups: Readonly<Record<string, { readonly total: number; readonly completed: number }>>
  /** Where scripts ran. */
  readonly cwd?: string
  readonly node: string
  /** The path of children and groups that leads to the node, as events have it. */
  readonly scope: string
  readonly item: DeadLetterItem | null
  readonly envelope: Envelope
  readonly attempts: number
  /** Inputs of the workflow; secret ones are references. */
  readonly inputs: JsonObject
  /** Recorded outputs that the node, and the policies that are asked about it, read. */
  readonly context: JsonObject
  /** Digest of the node as it was; a redrive tells when it changed. */
  readonly hash: string
  /** What the lines after it say; absent in the file. */
  readonly status?: 'pending' | 'settled'
  /** How often a redrive tried and failed. */
  readonly redrives?: number
}

/** A later line about a letter: it was settled, or it failed again. */
export interface DeadLetterMark {
  readonly id: string
  readonly settled: boolean
  readonly timestamp: string
  readonly outcome: string
}

const MAX_FILE_CHARS = 256 * 1024 * 1024
const MAX_LETTERS = 100_000
const LINE_START = '{"schema_version":1'

export function deadLetterLine(letter: DeadLetter): string {
  const { status: _status, redrives: _redrives, ...record } = letter
  return `${jsonText(record)}\n`
}

export function deadLetterMarkLine(mark: DeadLetterMark): string {
  return `${JSON.stringify({ schema_version: 1, ...mark })}\n`
}

/**
 * Reads dead-letter.jsonl with its marks. Everything must be in order, except lines that a dying writer or a full disk tore: such
 * a line is the last one, or whole lines follow it, and it cannot be read as JSON.
 */
export function parseDeadLetters(text: string): Result<DeadLetter[], string> {
  if (text.length > MAX_FILE_CHARS) return err(`the file is larger than ${MAX_FILE_CHARS} characters`)
  const letters = new Map<string, DeadLetter>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (value === undefined) {
      if (isOurs(line) && (index > 0 || lines.slice(1).some((later) => later.trim() !== ''))) continue
      return err(`line ${index + 1}: it is not JSON`)
    }
    const problem = takeLine(letters, value)
    if (problem !== null) return err(`line ${index + 1}: ${problem}`)
    if (letters.size > MAX_LETTERS) return err(`there are more than ${MAX_LETTERS} letters`)
  }
  return ok([...letters.values()])
}

/** Only what begins as one of our lines may be torn, and never the only one; anything else is garbage. */
function isOurs(line: string): boolean {
  return line.startsWith(LINE_START) || LINE_START.startsWith(line)
}

function takeLine(letters: Map<string, DeadLetter>, value: Json): string | null {
  if (!isJsonObject(value)) return 'it is not a JSON object'
  const version = value['schema_version'] ?? 1
  if (version !== 1) return `its schema_version ${jsonText(version)} is not known`
  const id = value['id']
  if (typeof id !== 'string' || id === '') return 'id is missing'
  if (value['settled'] !== undefined) return takeMark(letters, id, value['settled'])
  const letter = letterOf(value, id)
  if (typeof letter === 'string') return letter
  // A letter that is recorded twice is one letter. One that is recorded after it was settled was given up again.
  const known = letters.get(id)
  letters.set(id, known === undefined ? letter : { ...letter, redrives: stateOf(known).redrives })
  return null
}

function takeMark(letters: Map<string, DeadLetter>, id: string, settled: Json): string | null {
  if (typeof settled !== 'boolean') return 'settled is neither true nor false'
  const letter = letters.get(id)
  if (letter === undefined) return null
  const { status, redrives } = stateOf(letter)
  const next = settled ? { status: 'settled' as const, redrives } : { status, redrives: redrives + 1 }
  letters.set(id, { ...letter, ...next })
  return null
}

function stateOf(letter: DeadLetter): { readonly status: 'pending' | 'settled'; readonly redrives: number } {
  return { status: letter.status ?? 'pending', redrives: letter.redrives ?? 0 }
}

/** The letter, or what is wrong with it. */
function letterOf(value: JsonObject, id: string): DeadLetter | string {
  const text = (name: string): string | null => {
    const found = value[name]
    return typeof found === 'string' ? found : null
  }
  const workflow = referenceOf(value['workflow'])
  if (workflow === null) return 'workflow needs a name and a file'
  const callers = callersOf(value['callers'] ?? [])
  if (callers === null) return 'callers is not a list of workflow files'
  const groups = groupsOf(value['groups'] ?? {})
  if (groups === null) return 'groups does not say how groups ended'
  const node = text('node')
  if (node === null || node === '') return 'node is missing'
  const envelope = envelopeOf(value['envelope'])
  if (typeof envelope === 'string') return envelope
  const item = itemOf(value['item'] ?? null)
  if (typeof item === 'string') return item
  const { attempts = 1, inputs = {}, context = {} } = value
  if (typeof attempts !== 'number' || !Number.isInteger(attempts) || attempts < 0) return 'attempts is not a count'
  if (!isJsonObject(inputs)) return 'inputs is not an object'
  if (!isJsonObject(context)) return 'context is not an object'
  return {
    schema_version: 1,
    id,
    timestamp: text('timestamp') ?? '',
    run_id: text('run_id') ?? '',
    workflow,
    callers,
    groups,
    ...(text('cwd') === null ? {} : { cwd: text('cwd') ?? '' }),
    node,
    scope: text('scope') ?? '',
    item,
    envelope,
    attempts,
    inputs,
    context,
    hash: text('hash') ?? '',
    status: 'pending',
    redrives: 0,
  }
}

function referenceOf(value: Json | undefined): WorkflowReference | null {
  if (!isJsonObject(value)) return null
  const { name, file, path } = value
  if (typeof name !== 'string' || typeof file !== 'string' || file === '') return null
  return { name, file, ...(typeof path === 'string' ? { path } : {}) }
}

function callersOf(value: Json): readonly WorkflowReference[] | null {
  if (!Array.isArray(value)) return null
  const callers = value.map(referenceOf)
  return callers.every((caller) => caller !== null) ? callers : null
}

function groupsOf(value: Json): DeadLetter['groups'] | null {
  if (!isJsonObject(value)) return null
  const groups: Record<string, { total: number; completed: number }> = {}
  for (const [name, counts] of Object.entries(value)) {
    const { total, completed } = isJsonObject(counts) ? counts : {}
    if (typeof total !== 'number' || typeof completed !== 'number') return null
    groups[name] = { total, completed }
  }
  return groups
}

function envelopeOf(value: Json | undefined): Envelope | string {
  if (!isJsonObject(value)) return 'envelope is missing'
  const { kind, message, details = {} } = value
  if (typeof kind !== 'string' || !isKind(kind)) return 'envelope.kind is not a kind'
  if (typeof message !== 'string') return 'envelope.message is not a text'
  if (!isJsonObject(details)) return 'envelope.details is not an object'
  return { kind, message, details }
}

function itemOf(value: Json): DeadLetterItem | null | string {
  if (value === null) return null
  if (!isJsonObject(value)) return 'item is not an object'
  const { index, key = null, value: content = null } = value
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) return 'item.index is not an index'
  return { index, key: typeof key === 'string' || isJsonObject(key) ? key : String(key ?? index), value: content }
}

/** What a redrive has to do: the open letters, of one kind or prefix when asked for. */
export function pendingLetters(letters: readonly DeadLetter[], only: string | null): readonly DeadLetter[] {
  return letters.filter(
    (letter) => letter.status !== 'settled' && (only === null || patternTakes(only, letter.envelope.kind)),
  )
}

/** Beside the file of letters while it lacks something that happened: an empty file fits on a full disk, too. */
const unmarkedFile = (file: string): string => `${file}.unmarked`

/** Why the letters of a file cannot be run again, if so. */
export function whyUnmarked(files: FileStore, file: string): string | null {
  const mark = unmarkedFile(file)
  if (!files.exists(mark)) return null
  return `letters that were run again could not be marked in ${file}, and nothing must run twice; find out which ran, take their lines away, and remove ${mark}`
}

/** Adds lines to a file of dead letters. What could not be written waits and goes before the next line. */
export class LetterLines {
  readonly #files: FileStore
  readonly #file: string
  #lineBreak: '' | '\n'
  #owed = ''
  #isUnmarked = false

  /** `text` is what the file holds already. */
  constructor(files: FileStore, file: string, text: string) {
    this.#files = files
    this.#file = file
    // A writer may have died in the middle of a line.
    this.#lineBreak = text === '' || text.endsWith('\n') ? '' : '\n'
  }

  /** Null, or why the lines are not on the disk yet. */
  add(lines: string): string | null {
    this.#owed += lines
    try {
      appendDurably(this.#files, this.#file, this.#lineBreak + this.#owed)
    } catch (error) {
      // A part of it may be there.
      this.#lineBreak = '\n'
      return errorMessage(error)
    }
    this.#lineBreak = ''
    this.#owed = ''
    if (this.#isUnmarked) this.#tellMarked()
    return null
  }

  /** The same for lines without which a letter that has succeeded would run again: if they cannot be written, a file beside says so. */
  mark(lines: string): string | null {
    const problem = this.add(lines)
    if (problem !== null) this.#tellUnmarked()
    return problem
  }

  #tellUnmarked(): void {
    try {
      this.#files.openAppend(unmarkedFile(this.#file)).close()
      this.#isUnmarked = true
    } catch {
      // On a disk that takes nothing at all, nothing can be left that says so.
    }
  }

  #tellMarked(): void {
    try {
      this.#files.remove(unmarkedFile(this.#file))
      this.#isUnmarked = false
    } catch {
      // It is tried again with the next line.
    }
  }
}
