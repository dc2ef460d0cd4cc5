import type { Envelope } from '../core/envelope.js'
import { isCount, isJsonObject, type Json, type JsonObject, jsonText, parseJson } from '../core/json.js'
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
  /** Whether a later line says that it is settled; absent in the file. */
  readonly settled?: true
}

/** A later line about a letter: it was settled, or it failed again. */
export interface DeadLetterMark {
  readonly id: string
  readonly settled: boolean
  readonly timestamp: string
  readonly outcome: string
}

const LINE_START = '{"schema_version":1'

export function deadLetterLine(letter: DeadLetter): string {
  return `${jsonText(letter)}\n`
}

export function deadLetterMarkLine(mark: DeadLetterMark): string {
  return `${JSON.stringify({ schema_version: 1, ...mark })}\n`
}

/**
 * Reads dead-letter.jsonl with its marks. Everything must be in order, except lines that a dying writer or a full disk tore: such
 * a line is the last one, or whole lines follow it, and it cannot be read as JSON.
 */
export function parseDeadLetters(text: string): Result<DeadLetter[], string> {
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
  }
  return ok([...letters.values()])
}

/** Only what begins as one of our lines may be torn, and never the only one; anything else is garbage. */
function isOurs(line: string): boolean {
  return line.startsWith(LINE_START) || LINE_START.startsWith(line)
}

function takeLine(letters: Map<string, DeadLetter>, value: Json): string | null {
  if (!isJsonObject(value)) return 'it is not a JSON object'
  const { schema_version: version, id, settled } = value
  if (version !== 1) return `its schema_version ${jsonText(version)} is not known`
  if (!isName(id)) return 'its field id is missing or wrong'
  const letter = letters.get(id)
  if (settled === undefined) {
    if (!isLetter(value)) return `its field ${wrongField(value)} is missing or wrong`
    // A letter that is recorded twice is one letter. One that is recorded after it was settled was given up again.
    letters.set(id, value)
  } else if (settled === true && letter !== undefined) letters.set(id, { ...letter, settled })
  return null
}

/** What every letter has, beside its id. */
const FIELDS: Readonly<Record<string, (value: Json | undefined) => boolean>> = {
  timestamp: isText,
  run_id: isText,
  workflow: isReference,
  callers: (value) => Array.isArray(value) && value.every(isReference),
  groups: (value) => isJsonObject(value) && Object.values(value).every(isGroup),
  node: isName,
  scope: isText,
  item: (value) => value === null || (isJsonObject(value) && isCount(value['index']) && isKey(value['key'])),
  envelope: isEnvelope,
  attempts: isCount,
  inputs: isJsonObject,
  context: isJsonObject,
  hash: isText,
}

function isLetter(value: JsonObject): value is JsonObject & DeadLetter {
  return wrongField(value) === undefined
}

function wrongField(value: JsonObject): string | undefined {
  return Object.entries(FIELDS).find(([name, fits]) => !fits(value[name]))?.[0]
}

function isText(value: Json | undefined): value is string {
  return typeof value === 'string'
}

function isName(value: Json | undefined): value is string {
  return isText(value) && value !== ''
}

function isKey(value: Json | undefined): boolean {
  return isText(value) || isJsonObject(value)
}

function isReference(value: Json | undefined): boolean {
  if (!isJsonObject(value)) return false
  const { name, file, path = '' } = value
  return isText(name) && isName(file) && isText(path)
}

function isGroup(value: Json): boolean {
  return isJsonObject(value) && isCount(value['total']) && isCount(value['completed'])
}

function isEnvelope(value: Json | undefined): boolean {
  if (!isJsonObject(value)) return false
  const { kind, message, details } = value
  return isText(kind) && isKind(kind) && isText(message) && isJsonObject(details)
}

/** What a redrive has to do: the open letters, of one kind or prefix when asked for. */
export function pendingLetters(letters: readonly DeadLetter[], only: string | null): readonly DeadLetter[] {
  return letters.filter(
    (letter) => letter.settled !== true && (only === null || patternTakes(only, letter.envelope.kind)),
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
