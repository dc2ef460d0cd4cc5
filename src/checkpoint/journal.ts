import type { RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { AppendFile } from '../core/ports.js'
import type { Redactor } from '../core/redaction/index.js'
import { journalLine } from './lines.js'
import { protect } from './protect.js'

/** Events that a resume needs; the rest is told anew or derived from these. */
const KEPT: ReadonlySet<RunEvent['type']> = new Set([
  'node_completed',
  'node_failed',
  'node_retry_scheduled',
  'route_taken',
  'timer_set',
  'policy_evaluated',
  'dead_lettered',
  'escalated',
])

/** What a journal line holds besides events. */
export type JournalNote =
  | { readonly type: 'session'; readonly inputs: JsonObject }
  | { readonly type: 'rewind'; readonly to: number }
  | { readonly type: 'breaker'; readonly key: string; readonly state: Json }

export interface JournalOptions {
  readonly file: AppendFile
  readonly redactor: Redactor
  readonly now: () => number
  /** Checksum of the last line that is already there. */
  readonly crc: number
  readonly onFailure: (message: string) => void
}

/** Appends what happened at once, and makes it durable when asked: before the next side effect and at the end. */
export class Journal {
  readonly #options: JournalOptions
  #crc: number
  #pending = ''
  #written = false
  #broken = false

  constructor(options: JournalOptions) {
    this.#options = options
    this.#crc = options.crc
  }

  get broken(): boolean {
    return this.#broken
  }

  append(event: RunEvent): void {
    if (!KEPT.has(event.type)) return
    // A decision is only worth a write of its own together with what follows: it can be made again.
    this.#add(eventData(event), event.type !== 'route_taken')
  }

  note(note: JournalNote): void {
    this.#add(note, true)
  }

  /** Whether there is anything that a flush would make durable. */
  get dirty(): boolean {
    return this.#written || this.#pending !== ''
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

  #add(data: Json, now: boolean): void {
    if (this.#broken) return
    const record = JSON.stringify({ t: this.#options.now(), e: protect(data, this.#options.redactor) })
    const line = journalLine(record, this.#crc)
    this.#crc = line.crc
    this.#pending += line.text
    if (now) this.#attempt(() => this.#write())
  }

  #write(): void {
    if (this.#pending === '') return
    const text = this.#pending
    this.#pending = ''
    this.#options.file.append(text)
    this.#written = true
  }

  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      if (this.#broken) return
      this.#broken = true
      this.#options.onFailure(error instanceof Error ? error.message : String(error))
    }
  }
}

/** Events are made of JSON only; their types just say it more precisely. */
function eventData(event: RunEvent): Json {
  return event as unknown as Json
}

export interface JournalRecord {
  readonly at: number
  readonly entry: RunEvent | JournalNote
}

/** A record of the journal as it was written; the checksum vouches for its shape. */
export function journalRecord(value: Json): JournalRecord | null {
  if (!isJsonObject(value) || typeof value['t'] !== 'number' || !isJsonObject(value['e'])) return null
  return { at: value['t'], entry: value['e'] as unknown as RunEvent | JournalNote }
}
