import { type Envelope, isEnvelope } from '../core/envelope.js'
import { isCount, isJsonObject, type Json, jsonText, parseJson } from '../core/json.js'
import { isKind, patternTakes } from '../core/kinds.js'
import { appendDurably, type FileStore } from '../core/ports.js'
import { err, ok, type Result, tryAction, tryResult } from '../core/result.js'
import {
  isName,
  isObject,
  isString,
  isThere,
  listShape,
  mapShape,
  objectShape,
  oneOf,
  optional,
  orNull,
  type Shaped,
  wrongField,
} from '../core/shape.js'

export const DEAD_LETTER_FILE = 'dead-letter.jsonl'

const isReference = objectShape({ name: isString, file: isName, path: optional(isString) })

/** A record of dead-letter.jsonl, with everything that is needed to run the node or the item again. */
const FIELDS = {
  schema_version: oneOf(1),
  id: isName,
  timestamp: isString,
  run_id: isString,
  workflow: isReference,
  /** The files that called `workflow`, outermost first. Their policies, providers and keys apply to the node, too. */
  callers: listShape(isReference),
  /** Ends of the groups that the node's policies ask about. */
  groups: mapShape(objectShape({ total: isCount, completed: isCount })),
  cwd: optional(isString),
  node: isName,
  /** The path of children and groups that leads to the node, as in events. */
  scope: isString,
  /** The item of a for_each. Its key is a string, or references if the key holds a secret. */
  item: orNull(objectShape({ index: isCount, key: isKey, value: isThere })),
  envelope: isTyped,
  attempts: isCount,
  inputs: isObject,
  context: isObject,
  /** Digest of the node's definition; a redrive reports when it has changed. */
  hash: isString,
}
const isLetter = objectShape(FIELDS)

export type DeadLetter = Shaped<typeof FIELDS> & {
  /** Set if a later line settles the letter; absent in the file. */
  readonly settled?: true
}

/** A workflow file: its name, its path in reports, and its absolute path. A redrive elsewhere finds the file by its name. */
export type WorkflowReference = DeadLetter['workflow']

const LINE_START = '{"schema_version":1'

export function deadLetterLine(letter: DeadLetter): string {
  return `${jsonText(letter)}\n`
}

/** Returns a line that says that a letter was settled, or that it failed again. */
export function deadLetterMarkLine(mark: Pick<DeadLetter, 'id' | 'timestamp'> & { settled: boolean; outcome: string }) {
  return `${JSON.stringify({ schema_version: 1, ...mark })}\n`
}

/**
 * Parses dead-letter.jsonl with its marks. Every line must be valid, except for lines that a crash or a full disk tore: those
 * are not JSON but begin like a record, and are not the only line.
 */
export function parseDeadLetters(text: string): Result<DeadLetter[], string> {
  const letters = new Map<string, DeadLetter>()
  const lines = text.split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (value === undefined) {
      if (isTornRecord(line) && (index > 0 || lines.slice(1).some((later) => later.trim() !== ''))) continue
      return err(`line ${index + 1}: it is not JSON`)
    }
    const problem = takeLine(letters, value)
    if (problem !== null) return err(`line ${index + 1}: ${problem}`)
  }
  return ok([...letters.values()])
}

function isTornRecord(line: string): boolean {
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

export function pendingLetters(letters: readonly DeadLetter[], only: string | null): readonly DeadLetter[] {
  return letters.filter(
    (letter) => letter.settled !== true && (only === null || patternTakes(only, letter.envelope.kind)),
  )
}

/** Names the empty file that exists while a mark is missing from the file of letters. An empty file fits on a full disk, too. */
function unmarkedFile(file: string): string {
  return `${file}.unmarked`
}

export function whyUnmarked(files: FileStore, file: string): string | null {
  const mark = unmarkedFile(file)
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
    if (this.#isUnmarked) this.#isUnmarked = !tryResult(() => this.files.remove(unmarkedFile(this.file))).ok
    return null
  }

  /**
   * Appends lines that keep a letter from running again. If they cannot be written, an empty file beside the letters blocks the
   * next redrive; on a disk that takes nothing at all, not even that file can be left.
   */
  mark(lines: string): string | null {
    const problem = this.add(lines)
    if (problem !== null && tryResult(() => this.files.openAppend(unmarkedFile(this.file)).close()).ok)
      this.#isUnmarked = true
    return problem
  }
}
