import { crc32 } from 'node:zlib'
import { eventFacts, isEventType } from '../core/event-types.js'
import { eventJson, type RunEvent } from '../core/events.js'
import { asObject, isJsonObject, type Json, type JsonObject, jsonText, parseJson } from '../core/json.js'
import type { AppendFile } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { isNumber, isText } from '../core/shape.js'
import type { Redactor } from '../redaction/index.js'
import { checksumText } from '../text/checksum.js'
import { errorMessage } from '../text/error-message.js'
import { isMarkedText, protect } from './protect.js'

/** One line of the journal: when something happened, and the event, in which secrets are references. */
export interface JournalEntry {
  readonly at: number
  readonly event: JsonObject
}

/** The same with its secrets. */
export interface JournalRecord {
  readonly at: number
  readonly event: RunEvent
  /** Set where a secret in it has no value now. */
  readonly flaws?: Flaws
}

export interface Flaws {
  /** Origins of secrets in it that have no value now. */
  readonly missing: readonly string[]
  /** Whether it held a secret that cannot be brought back. */
  readonly lost: boolean
}

/** An entry as the file has it; nothing else knows the names of the fields there. */
export function entryText({ at, event }: JournalEntry): string {
  return `{"t":${at},"e":${jsonText(event)}}`
}

function entryOf(text: string): JournalEntry | null {
  const value = parseJson(text)
  if (!isJsonObject(value)) return null
  const { t: at, e: event } = value
  return typeof at === 'number' && isJsonObject(event) && isEventLike(event) ? { at, event } : null
}

/** Whether the words of an event are plain: they become keys and messages, and a forged line has a good checksum too. */
function isEventLike(event: JsonObject): boolean {
  const { type, scope, node = null, visit = 1, attempt = 1 } = event
  const isWord = (value: Json | undefined): boolean => isText(value) || isMarkedText(value)
  if (!isWord(scope) || !(node === null || isWord(node)) || !isNumber(visit) || !isNumber(attempt)) return false
  const fields = isEventType(type) ? Object.entries(eventFacts(type).fields) : []
  const words = fields.filter(([name, { content }]) => content === 'word' && name !== 'usage')
  return words.every(([name, { check }]) => {
    const value = event[name]
    return !isJsonObject(value) || isMarkedText(value) || check?.(value) === true
  })
}

/** The record of an entry whose secrets are put back; reading has checked that it is an event. */
export function recordOf({ at, event }: JournalEntry, flaws: Flaws | null = null): JournalRecord {
  const record = { at, event: event as unknown as RunEvent }
  return flaws === null ? record : { ...record, flaws }
}

const HEAD = '{"c":"'
const MIDDLE = '","d":'
const BODY_START = HEAD.length + checksumText(0).length + MIDDLE.length

/**
 * A line of the file. The checksum of each covers the one before it, so that a flipped byte, a missing line and a changed order are
 * all seen; only the last line may be torn, because that is what a crash leaves.
 */
function lineOf(text: string, previous: number): { readonly line: string; readonly crc: number } {
  const crc = crc32(text, previous)
  return { line: `${HEAD}${checksumText(crc)}${MIDDLE}${text}}\n`, crc }
}

export function journalLines(
  entries: readonly JournalEntry[],
  start: number,
): { readonly text: string; readonly crc: number } {
  let crc = start
  const lines = entries.map((entry) => {
    const made = lineOf(entryText(entry), crc)
    crc = made.crc
    return made.line
  })
  return { text: lines.join(''), crc }
}

export interface JournalContent {
  readonly entries: readonly JournalEntry[]
  readonly crc: number
  /** What must be done to the file before anything is appended, when a crash tore its last line; null when it is whole. */
  readonly mend: Mend | null
  /** What a crash left of a line that did not get there; empty when none is torn. */
  readonly torn: string
}

/** The last line only lacks its end, or it is taken away. */
export type Mend = 'end' | 'cut'

/** A journal line by line: a long one is never held as one text. */
export interface JournalFile {
  readonly lines: Iterable<string>
  /** Whether the last of them has no end. */
  readonly isOpen: boolean
}

export function linesIn(text: string): JournalFile {
  const isOpen = text !== '' && !text.endsWith('\n')
  const lines = text.split('\n')
  return { lines: isOpen ? lines : lines.slice(0, -1), isOpen }
}

/** Reads a journal that goes on from a checksum; anything but a torn last line is damage that no resume may build on. */
export function readJournal({ lines, isOpen }: JournalFile, start: number): Result<JournalContent, string> {
  const entries: JournalEntry[] = []
  let crc = start
  let torn: string | null = null
  let number = 0
  for (const text of lines) {
    number += 1
    // Only the last one may be torn, and whether one is the last is known when the next one comes.
    if (torn !== null) return damaged(number - 1)
    const sound = soundLine(text, crc)
    if (sound === null) torn = text
    else {
      entries.push(sound.entry)
      crc = sound.crc
    }
  }
  if (torn === null) return ok({ entries, crc, mend: isOpen ? 'end' : null, torn: '' })
  // A crash leaves a prefix of a line: perhaps all but its end. More than a whole line is damage, not a crash.
  if (!isOpen || soundLine(torn.slice(0, -1), crc) !== null) return damaged(number)
  return ok({ entries, crc, mend: 'cut', torn })
}

/** Whether a torn line is the beginning of the one that has this checksum, as far as that can be seen. */
export function isBeginningOf(torn: string, checksum: string): boolean {
  const opening = `${HEAD}${checksum}`
  return torn !== '' && (torn.startsWith(opening) || opening.startsWith(torn))
}

function damaged(number: number): Result<never, string> {
  return err(`line ${number} of the journal is damaged`)
}

function soundLine(line: string, previous: number): { readonly entry: JournalEntry; readonly crc: number } | null {
  const body = line.slice(BODY_START, -1)
  const made = lineOf(body, previous)
  const entry = made.line === `${line}\n` ? entryOf(body) : null
  return entry === null ? null : { entry, crc: made.crc }
}

export interface JournalOptions {
  readonly file: AppendFile
  readonly redactor: Redactor
  /** Checksum of the last line that is already there. */
  readonly crc: number
  readonly lines: number
  readonly onFailure: (message: string) => void
}

/** Appends what happened at once, and makes it durable when asked: before the next side effect and at the end. */
export class Journal {
  readonly #options: JournalOptions
  /** Checksum of everything that was appended. */
  crc: number
  lines: number
  broken = false
  /** Whether anything was changed before it was written. */
  hidesSecrets = false
  #pending = ''
  #isWritten = false

  constructor(options: JournalOptions) {
    this.#options = options
    this.crc = options.crc
    this.lines = options.lines
  }

  /** `clean` is the same event without its secrets; `at` is when it happened. */
  append(event: RunEvent, clean: Json, at: number): void {
    const time = eventFacts(event.type).journal(event)
    if (time === 'never') return
    if (event.type === 'subworkflow_started') {
      // What it was started with is only compared, never needed again.
      const short = eventJson({ ...event, input: {}, input_digest: inputsDigest(event.input) })
      this.#add(at, short, this.#options.redactor.json(short))
    } else this.#add(at, eventJson(event), clean)
    if (time === 'at-once' && !this.broken) this.#attempt(() => this.#write())
  }

  get dirty(): boolean {
    return this.#isWritten || this.#pending !== ''
  }

  flush(): void {
    if (this.broken || !this.dirty) return
    this.#attempt(() => {
      this.#write()
      this.#options.file.flush()
      this.#isWritten = false
    })
  }

  close(): void {
    this.flush()
    this.#attempt(() => this.#options.file.close())
  }

  #add(at: number, event: JsonObject, clean: Json): void {
    if (this.broken) return
    const { line, crc } = lineOf(entryText({ at, event: this.#protected(event, clean) }), this.crc)
    this.#pending += line
    this.crc = crc
    this.lines += 1
  }

  #protected(event: JsonObject, clean: Json): JsonObject {
    const stored = protect(event, this.#options.redactor, clean)
    this.hidesSecrets ||= stored !== event
    return asObject(stored)
  }

  #write(): void {
    if (this.#pending === '') return
    this.#options.file.append(this.#pending)
    this.#pending = ''
    this.#isWritten = true
  }

  /** What failed once is not tried again: the journal lacks something from there on. */
  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      if (this.broken) return
      this.broken = true
      this.#options.onFailure(errorMessage(error))
    }
  }
}

/** Tells whether a child is started with the same inputs again, without storing them. */
export function inputsDigest(inputs: JsonObject): string {
  return checksumText(crc32(jsonText(inputs)))
}
