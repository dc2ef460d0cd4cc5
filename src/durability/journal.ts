import { crc32 } from 'node:zlib'
import { eventFacts, isEventType } from '../core/event-types.js'
import { type RunEvent, toEventJson } from '../core/events.js'
import { asObject, isJsonObject, type Json, type JsonObject, parseJson, printJson } from '../core/json.js'
import type { AppendFile } from '../core/ports.js'
import { err, ok, tryAction, type ValueOf } from '../core/result.js'
import { isNumber, isString } from '../core/shape.js'
import type { Redactor } from '../redaction/index.js'
import { formatChecksum } from '../text/bytes.js'
import { isMarkedText, mentionsMarks, protect } from './protect.js'

export interface JournalEntry {
  readonly at: number
  readonly event: JsonObject
}

export interface JournalRecord {
  readonly at: number
  readonly event: RunEvent
  readonly flaws?: Flaws
}

export interface Flaws {
  readonly missing: readonly string[]
  /** Whether the event held a secret that cannot be restored. */
  readonly lost: boolean
}

export function formatEntry({ at, event }: JournalEntry): string {
  return `{"t":${at},"e":${printJson(event)}}`
}

/** Validates the fields of an event, which become keys and messages; a forged line can have a valid checksum. */
function isEventLike(event: JsonObject): boolean {
  const { type, scope, node = null, visit = 1, attempt = 1 } = event
  const isWord = (value: Json | undefined): boolean => isString(value) || isMarkedText(value)
  if (!isWord(scope) || !(node === null || isWord(node)) || !isNumber(visit) || !isNumber(attempt)) return false
  const fields = isEventType(type) ? Object.entries(eventFacts(type).fields) : []
  return fields.every(([name, { content, check }]) => {
    const value = event[name]
    if (value === undefined) return true
    if (check === null) return content !== 'word' || name === 'usage' || !isJsonObject(value) || isMarkedText(value)
    return check(value) || mentionsMarks(value)
  })
}

/** Returns the record of an entry whose secrets are restored; `entryOf` has checked that the entry is an event. */
export function toJournalRecord({ at, event }: JournalEntry, flaws: Flaws | null = null): JournalRecord {
  const record = { at, event: event as unknown as RunEvent }
  return flaws === null ? record : { ...record, flaws }
}

const HEAD = '{"c":"'
const MIDDLE = '","d":'
const BODY_START = HEAD.length + formatChecksum(0).length + MIDDLE.length

/** Returns a line of the file. Its checksum covers that of the previous line, so that a missing line and a changed order are noticed. */
function formatJournalLine(text: string, previous: number): { readonly line: string; readonly crc: number } {
  const crc = crc32(text, previous)
  return { line: `${HEAD}${formatChecksum(crc)}${MIDDLE}${text}}\n`, crc }
}

export function printJournalLines(entries: readonly JournalEntry[], start: number) {
  let crc = start
  const lines = entries.map((entry) => {
    const made = formatJournalLine(formatEntry(entry), crc)
    crc = made.crc
    return made.line
  })
  return { text: lines.join(''), crc }
}

export interface JournalFile {
  readonly lines: Iterable<string>
  readonly isOpen: boolean
}

export type JournalContent = ValueOf<typeof readJournal>

/** Reads a journal that continues a checksum. An incomplete last line, which a crash left, is `torn`; any other damage is an error. */
export function readJournal({ lines, isOpen }: JournalFile, start: number) {
  const entries: JournalEntry[] = []
  let crc = start
  let torn: string | null = null
  let number = 0
  for (const text of lines) {
    number += 1
    // Only the last line may be torn, and another line follows here.
    if (torn !== null) return createDamageError(number - 1)
    const sound = parseSoundLine(text, crc)
    if (sound === null) torn = text
    else {
      entries.push(sound.entry)
      crc = sound.crc
    }
  }
  if (torn === null) return ok({ entries, crc, torn: '' })
  // A crash leaves a prefix of a line, which is not JSON. A whole line with more behind it is damage.
  const isPrefix = isOpen && parseJson(torn) === undefined && parseSoundLine(torn.slice(0, -1), crc) === null
  return isPrefix ? ok({ entries, crc, torn }) : createDamageError(number)
}

/** Reports whether a torn line may be the beginning of the line that has this checksum. */
export function isTornLine(torn: string, checksum: string): boolean {
  const opening = `${HEAD}${checksum}`
  return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn))
}

function createDamageError(number: number) {
  return err(`line ${number} of the journal is damaged`)
}

function parseSoundLine(line: string, previous: number): { readonly entry: JournalEntry; readonly crc: number } | null {
  const body = line.slice(BODY_START, -1)
  const made = formatJournalLine(body, previous)
  const { t: at, e: event } = asObject(made.line === `${line}\n` ? parseJson(body) : null)
  const isEntry = typeof at === 'number' && isJsonObject(event) && isEventLike(event)
  return isEntry ? { entry: { at, event }, crc: made.crc } : null
}

interface JournalOptions {
  readonly file: AppendFile
  readonly redactor: Redactor
  readonly crc: number
  readonly lines: number
  readonly onFailure: (message: string) => void
}

/** Appends events, and makes them durable on `flush`: before the next side effect and at the end. */
export class Journal {
  crc: number
  lines: number
  broken = false
  hidesSecrets = false
  #pending = ''
  #isWritten = false

  constructor(readonly options: JournalOptions) {
    this.crc = options.crc
    this.lines = options.lines
  }

  /** `clean` is the event without its secrets; `at` is its time. */
  append(event: RunEvent, clean: Json, at: number): void {
    const time = eventFacts(event.type).journal(event)
    if (time === 'never') return
    if (event.type === 'subworkflow_started') {
      // A resume only compares the inputs of a child.
      const short = toEventJson({ ...event, input: {}, input_digest: computeInputsDigest(event.input) })
      this.#add(at, short, this.options.redactor.json(short))
    } else this.#add(at, toEventJson(event), clean)
    if (time === 'at-once' && !this.broken) this.#attempt(() => this.#write())
  }

  get dirty(): boolean {
    return this.#isWritten || this.#pending !== ''
  }

  flush(): void {
    if (this.broken || !this.dirty) return
    this.#attempt(() => {
      this.#write()
      this.options.file.flush()
      this.#isWritten = false
    })
  }

  close(): void {
    this.flush()
    this.#attempt(() => this.options.file.close())
  }

  #add(at: number, event: JsonObject, clean: Json): void {
    if (this.broken) return
    const stored = protect(event, this.options.redactor, clean)
    this.hidesSecrets ||= stored !== event
    const { line, crc } = formatJournalLine(formatEntry({ at, event: asObject(stored) }), this.crc)
    this.#pending += line
    this.crc = crc
    this.lines += 1
  }

  #write(): void {
    if (this.#pending === '') return
    this.options.file.append(this.#pending)
    this.#pending = ''
    this.#isWritten = true
  }

  /** Stops writing at the first failure: the journal is incomplete from there on. */
  #attempt(write: () => void): void {
    const problem = tryAction(write)
    if (problem === null || this.broken) return
    this.broken = true
    this.options.onFailure(problem)
  }
}

/** Returns a digest that tells whether a child is started with the same inputs again, without storing them. */
export function computeInputsDigest(inputs: JsonObject): string {
  return formatChecksum(crc32(printJson(inputs)))
}
