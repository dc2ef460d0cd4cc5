import { toErrorRecord, toJsonLine } from '../account/reported-errors.js'
import { type EventType, eventFacts } from '../core/event-types.js'
import type { EventConsumer, EventOf, RunEvent, StampedEvent } from '../core/events.js'
import { cutLongTexts, printJson } from '../core/json.js'
import { type AppendFile, appendDurably, type Clock, type FileStore } from '../core/ports.js'
import type { ErrorRecord } from '../core/report.js'
import { tryAction, tryResult } from '../core/result.js'
import type { Checkpoint } from '../durability/checkpointing.js'
import type { Redactor } from '../redaction/index.js'
import { redactEvent } from '../redaction/redact-records.js'

export type WorkflowFailed = EventOf<'workflow_failed'>
/** The fields of a failed run's last event that say where errors.jsonl is, or why it could not be written. */
export type ErrorsWritten = Pick<WorkflowFailed, 'errors_path' | 'errors_write_error'>

const MAX_TEXT = 64 * 1024
/** Events whose texts are not cut, because they contain the result of the run. */
const WHOLE: readonly RunEvent['type'][] = ['error_recorded', 'workflow_completed', 'workflow_failed']

interface Replay {
  readonly at: number
  readonly joined?: true
}

/** Stamps events, stores them in the checkpoint, and passes them redacted to the log and the consumers. */
export class EventBus {
  #seq: number
  #now = 0

  constructor(
    readonly runId: string,
    readonly clock: Clock,
    readonly redactor: Redactor,
    /** The checkpoint gets events unredacted, so that a run can be resumed from them. */
    readonly files: { readonly raw: Pick<Checkpoint, 'append'>; readonly log: Pick<EventLog, 'append'> } | null,
    readonly consumers: readonly EventConsumer[],
    firstSeq = 1,
  ) {
    this.#seq = firstSeq - 1
  }

  #stamped = { at: Number.NaN, timestamp: '' }

  #toTimestamp(at: number): string {
    if (this.#stamped.at !== at) this.#stamped = { at, timestamp: new Date(at).toISOString() }
    return this.#stamped.timestamp
  }

  readonly emit = (event: RunEvent, replay: Replay | null = null): void => {
    const clean = redactEvent(event, this.redactor)
    this.#now = this.clock.now()
    if (replay === null) {
      // If storing fails, another event that says so comes before this one.
      this.files?.raw.append(event, clean, this.#now)
      this.#seq += 1
    }
    // Redact before cutting, so that no part of a secret remains.
    const shown = (WHOLE.includes(event.type) ? clean : cutLongTexts(clean, MAX_TEXT)) as unknown as RunEvent
    const timestamp = this.#toTimestamp(replay?.at ?? this.#now)
    const stamp = { timestamp, run_id: this.runId, seq: this.#seq }
    const again =
      replay === null ? {} : { replayed: true as const, ...(replay.joined === true ? { joined: true as const } : {}) }
    // V8 gives each object literal that begins with a spread its own hidden class, and a long resume would keep all of them.
    const stamped: StampedEvent = Object.assign({}, shown, stamp, again)
    if (replay === null) this.files?.log.append(event.type, `${printJson(stamped)}\n`)
    for (const consumer of this.consumers) consumer.consume(stamped)
  }
}

const BUFFERED = 32 * 1024
const LATE_MS = 200

/** Writes events.jsonl. Lines are buffered for a moment, because nothing is resumed from this file. */
export class EventLog {
  #file: AppendFile | null = null
  #buffer = ''
  failure: string | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(
    readonly files: FileStore,
    readonly path: string,
  ) {}

  append(type: EventType, line: string): void {
    if (this.failure !== null || !eventFacts(type).logged) return
    this.#timer ??= setInterval(() => this.flush(), LATE_MS).unref()
    this.#buffer += line
    if (this.#buffer.length > BUFFERED) this.flush()
  }

  flush(): void {
    if (this.#buffer === '' || this.failure !== null) return
    const text = this.#buffer
    this.#buffer = ''
    this.failure = tryAction(() => {
      // The first write creates the file, because a folder with events.jsonl holds a run.
      this.#file ??= this.files.openAppend(this.path)
      this.#file.append(text)
    })
  }

  close(): void {
    this.flush()
    clearInterval(this.#timer)
    const problem = tryAction(() => this.#file?.close())
    this.failure ??= problem
  }
}

export class ErrorRecords implements EventConsumer {
  readonly #lines: string[] = []

  constructor(
    readonly files: FileStore,
    readonly path: string | null,
    readonly facts: Pick<ErrorRecord, 'workflow' | 'github'>,
  ) {}

  consume(event: StampedEvent): void {
    if (event.type === 'error_recorded') this.#lines.push(toJsonLine(toErrorRecord(event, this.facts)))
  }

  write(): ErrorsWritten {
    if (this.#lines.length === 0) return {}
    if (this.path === null) return { errors_write_error: 'there is no run folder' }
    const file = this.path
    const written = tryResult(() => appendDurably(this.files, file, this.#lines.join('')))
    return written.ok ? { errors_path: file } : { errors_write_error: written.error }
  }
}
