import { crc32 } from 'node:zlib'
import { eventFacts } from '../core/event-types.js'
import { eventJson, type RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject, jsonText } from '../core/json.js'
import type { AppendFile } from '../core/ports.js'
import type { Redactor } from '../redaction/index.js'
import { checksumText } from '../text/checksum.js'
import { errorMessage } from '../text/error-message.js'
import { LineBytes } from './lines.js'
import { mayMentionMarks, protect } from './protect.js'

export interface JournalOptions {
  readonly file: AppendFile
  readonly redactor: Redactor
  /** Checksum of the last line that is already there. */
  readonly crc: number
  /** How many lines are already there. */
  readonly lines: number
  readonly onFailure: (message: string) => void
}

/** Appends what happened at once, and makes it durable when asked: before the next side effect and at the end. */
export class Journal {
  readonly #options: JournalOptions
  #crc: number
  #lines: number
  readonly #pending = new LineBytes()
  #written = false
  #broken = false
  #hidesSecrets = false

  constructor(options: JournalOptions) {
    this.#options = options
    this.#crc = options.crc
    this.#lines = options.lines
  }

  get broken(): boolean {
    return this.#broken
  }

  /** Whether anything was changed before it was written. */
  get hidesSecrets(): boolean {
    return this.#hidesSecrets
  }

  /** Checksum of everything that was appended. */
  get crc(): number {
    return this.#crc
  }

  /** How many lines that makes. */
  get lines(): number {
    return this.#lines
  }

  /** `clean` is the same event without its secrets; `at` is when it happened. */
  append(event: RunEvent, clean: Json, at: number): void {
    const time = eventFacts(event.type).journal(event)
    if (time === 'never') return
    if (event.type === 'subworkflow_started') {
      // What it was started with is only compared, never needed again.
      const short = eventJson({ ...event, input: {}, input_digest: inputsDigest(event.input) })
      const cleanShort = this.#options.redactor.json(short)
      this.#add(short, false, cleanShort, at)
      return
    }
    this.#add(eventJson(event), time === 'at-once', clean, at)
  }

  /** Whether there is anything that a flush would make durable. */
  get dirty(): boolean {
    return this.#written || this.#pending.length > 0
  }

  flush(): void {
    if (this.#broken || !this.dirty) return
    this.#attempt(() => {
      this.#write()
      this.#options.file.flush()
      this.#written = false
    })
  }

  close(): void {
    this.flush()
    this.#attempt(() => this.#options.file.close())
  }

  #add(data: Json, now: boolean, clean: Json, at: number): void {
    if (this.#broken) return
    this.#crc = this.#pending.add(at, this.#entryText(data, clean), this.#crc)
    this.#lines += 1
    if (now) this.#attempt(() => this.#write())
  }

  #entryText(data: Json, clean: Json): string {
    const text = jsonText(clean)
    if (clean === data && !mayMentionMarks(text)) return text
    const entry = protect(data, this.#options.redactor, clean)
    if (entry === data) return text
    this.#hidesSecrets = true
    return jsonText(entry)
  }

  #write(): void {
    if (this.#pending.length === 0) return
    this.#options.file.append(this.#pending.take())
    this.#written = true
  }

  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#fail(error)
    }
  }

  #fail(error: unknown): void {
    if (this.#broken) return
    this.#broken = true
    this.#options.onFailure(errorMessage(error))
  }
}

/** Tells whether a child is started with the same inputs again, without keeping them. */
export function inputsDigest(inputs: JsonObject): string {
  return checksumText(crc32(jsonText(inputs)))
}

/** One line of the journal, as it was written: when it was, and the event. */
export interface JournalRecord {
  readonly t: number
  readonly e: RunEvent
  /** Set where a secret in it has no value now. */
  readonly flaws?: Flaws
}

/** What a line lacks. */
export interface Flaws {
  /** Origins of secrets in it that have no value now. */
  readonly missing: readonly string[]
  /** Whether it held a secret that cannot be brought back. */
  readonly lost: boolean
}

/** A record of the journal; the checksum proves its shape. A long run has many, so that one without flaws is not copied. */
export function journalRecord(value: Json, flaws: Flaws | null): JournalRecord | null {
  if (!isJsonObject(value) || typeof value['t'] !== 'number' || !isJsonObject(value['e'])) return null
  const record = value as unknown as JournalRecord
  return flaws === null ? record : { t: record.t, e: record.e, flaws }
}
