import { type Envelope, isEnvelope } from '../core/envelope.js'
import { isCount, isJsonObject, type Json, jsonText, parseJson } from '../core/json.js'
import { isKind, patternTakes } from '../core/kinds.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import {
  isName,
  isObject,
  isText,
  isThere,
  listOf,
  mapOf,
  oneOf,
  optional,
  orNull,
  type Shaped,
  shaped,
  wrongField,
} from '../core/shape.js'
import { errorMessage } from '../text/error-message.js'

export const DEAD_LETTER_FILE = 'dead-letter.jsonl'

const isReference = shaped({ name: isText, file: isName, path: optional(isText) })

/** One record of dead-letter.jsonl: what is needed to run the node, or the item, again. */
const FIELDS = {
  schema_version: oneOf(1),
  id: isName,
  timestamp: isText,
  run_id: isText,
  /** The file that holds the node. */
  workflow: isReference,
  /** The files that called it, from the outside in: their policies, providers and keys hold for it too. */
  callers: listOf(isReference),
  /** How the groups ended that its policies ask about. */
  groups: mapOf(shaped({ total: isCount, completed: isCount })),
  /** Where scripts ran. */
  cwd: optional(isText),
  node: isName,
  /** The path of children and groups that leads to the node, as events have it. */
  scope: isText,
  /** The item of a for_each; its key is a text, or the references of one that holds a secret. */
  item: orNull(shaped({ index: isCount, key: isKey, value: isThere })),
  envelope: isTyped,
  attempts: isCount,
  /** Inputs of the workflow; secret ones are references. */
  inputs: isObject,
  /** Recorded outputs that the node, and the policies that are asked about it, read. */
  context: isObject,
  /** Digest of the node as it was; a redrive tells when it changed. */
  hash: isText,
}
const isLetter = shaped(FIELDS)

export type DeadLetter = Shaped<typeof FIELDS> & {
  /** Whether a later line says that it is settled; absent in the file. */
  readonly settled?: true
}

/** A workflow file, as reports name it and where it lay; a redrive elsewhere finds it by its name. */
export type WorkflowReference = DeadLetter['workflow']

const LINE_START = '{"schema_version":1'

export function deadLetterLine(letter: DeadLetter): string {
  return `${jsonText(letter)}\n`
}

/** A later line about a letter: it was settled, or it failed again. */
export function deadLetterMarkLine(mark: Pick<DeadLetter, 'id' | 'timestamp'> & { settled: boolean; outcome: string }) {
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
    if (!isLetter(value)) return `its field ${wrongField(value, FIELDS)} is missing or wrong`
    // A letter that is recorded twice is one letter. One that is recorded after it was settled was given up again.
    letters.set(id, value)
  } else if (settled === true && letter !== undefined) letters.set(id, { ...letter, settled })
  return null
}

function isKey(value: unknown): value is Json {
  return isText(value) || isObject(value)
}

function isTyped(value: unknown): value is Envelope {
  return isEnvelope(value) && isKind(value.kind)
}

/** What a redrive has to do: the open letters, of one kind or prefix when asked for. */
export function pendingLetters(letters: readonly DeadLetter[], only: string | null): readonly DeadLetter[] {
  return letters.filter(
    (letter) => letter.settled !== true && (only === null || patternTakes(only, letter.envelope.kind)),
  )
}

/** Beside the file of letters while it lacks something that happened: an empty file fits on a full disk, too. */
function unmarkedFile(file: string): string {
  return `${file}.unmarked`
}

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
