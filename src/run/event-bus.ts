import { type EventType, eventFacts } from '../core/event-types.js'
import type { EventConsumer, RunEvent, StampedEvent } from '../core/events.js'
import { cutLongTexts, type Json, jsonText } from '../core/json.js'
import { type AppendFile, appendDurably, type Clock, type FileStore } from '../core/ports.js'
import type { ErrorRecord } from '../core/report.js'
import type { Redactor } from '../redaction/index.js'
import { redactEvent } from '../redaction/redact-records.js'
import { toErrorRecord, toJsonLine } from '../reporters/reported-errors.js'
import { errorMessage } from '../text/error-message.js'

/** Stores events as they are, so that a run can be resumed from them. */
export interface RawEvents {
  /** `clean` is the same event without its secrets; `at` is when it happened. */
  append(event: RunEvent, clean: Json, at: number): void
}

export type Failed = Extract<RunEvent, { type: 'workflow_failed' }>
/** The fields of a failed run's last event that say where errors.jsonl is, or why it could not be written. */
export type ErrorsWritten = Pick<Failed, 'errors_path' | 'errors_write_error'>

const MAX_TEXT = 64 * 1024
/** What the run leaves as its result is not cut. */
const WHOLE: readonly RunEvent['type'][] = ['error_recorded', 'workflow_completed', 'workflow_failed']

/** For what an earlier session, or a shard, has written already. */
interface Replay {
  readonly at: number
  /** It comes from a shard that this session joins. */
  readonly joined?: true
}

/** Stamps events, hands the raw ones to the checkpoint, and passes redacted ones on; the one way out of the engine. */
export class EventBus {
  #seq: number
  #now = 0

  constructor(
    readonly runId: string,
    readonly clock: Clock,
    readonly redactor: Redactor,
    readonly files: { readonly raw: RawEvents; readonly log: Pick<EventLog, 'append'> } | null,
    readonly consumers: readonly EventConsumer[],
    firstSeq = 1,
  ) {
    this.#seq = firstSeq - 1
  }

  readonly emit = (event: RunEvent, replay: Replay | null = null): void => {
    const clean = redactEvent(event, this.redactor)
    this.#now = this.clock.now()
    if (replay === null) {
      // This may report that it failed, which is an event of its own before this one.
      this.files?.raw.append(event, clean, this.#now)
      this.#seq += 1
    }
    // Redacted before it is cut, so that no half of a secret is left.
    const shown = (WHOLE.includes(event.type) ? clean : cutLongTexts(clean, MAX_TEXT)) as unknown as RunEvent
    const timestamp = new Date(replay?.at ?? this.#now).toISOString()
    const stamp = { timestamp, run_id: this.runId, seq: this.#seq }
    const again =
      replay === null ? {} : { replayed: true as const, ...(replay.joined === true ? { joined: true as const } : {}) }
    // A literal that begins with a spread gets a shape of its own each time, and a long resume would hold all of them.
    const stamped: StampedEvent = Object.assign({}, shown, stamp, again)
    if (replay === null) this.files?.log.append(event.type, `${jsonText(stamped)}\n`)
    for (const consumer of this.consumers) consumer.consume(stamped)
  }
}

const BUFFERED = 32 * 1024
/** Somebody who follows a run from outside sees what happened at most this late. */
const LATE_MS = 200

/** events.jsonl: buffered between side effects, and for a moment, because nothing is resumed from it. */
export class EventLog {
  readonly #open: () => AppendFile
  #file: AppendFile | null = null
  #buffer = ''
  #failure: string | null = null
  #timer: NodeJS.Timeout | undefined

  /** The file is made with the first write: a folder that has one holds a run. */
  constructor(files: FileStore, path: string) {
    this.#open = () => files.openAppend(path)
  }

  get failure(): string | null {
    return this.#failure
  }

  append(type: EventType, line: string): void {
    if (this.#failure !== null || !eventFacts(type).logged) return
    this.#timer ??= setInterval(() => this.flush(), LATE_MS).unref()
    this.#buffer += line
    if (this.#buffer.length > BUFFERED) this.flush()
  }

  flush(): void {
    if (this.#buffer === '' || this.#failure !== null) return
    const text = this.#buffer
    this.#buffer = ''
    this.#attempt(() => {
      this.#file ??= this.#open()
      this.#file.append(text)
    })
  }

  close(): void {
    this.flush()
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#attempt(() => this.#file?.close())
    this.#file = null
  }

  #attempt(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#failure ??= errorMessage(error)
    }
  }
}

/** errors.jsonl: a record for every error that ended the run; a failure to write is reported and hides nothing. */
export class ErrorFile implements EventConsumer {
  readonly #lines: string[] = []

  constructor(
    readonly files: FileStore,
    readonly path: string | null,
    readonly facts: Pick<ErrorRecord, 'workflow' | 'github'>,
  ) {}

  consume(event: StampedEvent): void {
    if (event.type === 'error_recorded') this.#lines.push(toJsonLine(toErrorRecord(event, this.facts)))
  }

  /** Appends what was recorded, and says where it is or why it is nowhere. */
  write(): ErrorsWritten {
    if (this.#lines.length === 0) return {}
    if (this.path === null) return { errors_write_error: 'there is no run folder' }
    try {
      appendDurably(this.files, this.path, this.#lines.join(''))
      return { errors_path: this.path }
    } catch (error) {
      return { errors_write_error: errorMessage(error) }
    }
  }
}
