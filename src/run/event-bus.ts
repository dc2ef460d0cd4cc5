import { cutLongTexts } from '../core/bounded.js'
import type { EventConsumer, RunEvent, StampedEvent } from '../core/events.js'
import { type Json, jsonText } from '../core/json.js'
import type { Clock } from '../core/ports.js'
import type { Redactor } from '../redaction/index.js'
import { redactEvent } from '../redaction/redact-event.js'

/** What keeps events as they are, so that a run can be resumed from them. */
export interface RawEvents {
  /** `clean` is the same event without its secrets; `at` is when it happened. */
  append(event: RunEvent, clean: Json, at: number): void
}

/** What keeps a line for every event. */
export interface EventLines {
  append(type: RunEvent['type'], line: string): void
}

/** What a run writes events to. */
export interface EventFiles {
  readonly raw: RawEvents
  readonly log: EventLines
}

const MAX_TEXT = 64 * 1024
/** What the run leaves as its result is not cut. */
const WHOLE: readonly RunEvent['type'][] = ['error_recorded', 'workflow_completed', 'workflow_failed']

/** Stamps events, keeps the raw ones for the checkpoint, and passes redacted ones on; the one way out of the engine. */
export class EventBus {
  #seq: number
  /** When the latest event happened. */
  #now = 0

  constructor(
    readonly runId: string,
    readonly clock: Clock,
    readonly redactor: Redactor,
    /** Null where nothing is written. */
    readonly files: EventFiles | null,
    readonly consumers: readonly EventConsumer[],
    firstSeq = 1,
  ) {
    this.#seq = firstSeq - 1
  }

  /** `replayed` is for what an earlier session, or a shard, has written already. */
  readonly emit = (event: RunEvent, replayed: boolean | 'joined' = false): void => {
    const clean = redactEvent(event, this.redactor)
    this.#now = this.clock.now()
    if (replayed === false) {
      // This may report that it failed, which is an event of its own before this one.
      this.files?.raw.append(event, clean, this.#now)
      this.#seq += 1
    }
    // Redacted before it is cut, so that no half of a secret is left.
    const shown = asEvent(WHOLE.includes(event.type) ? clean : cutLongTexts(clean, MAX_TEXT))
    const stamp = { timestamp: new Date(this.#now).toISOString(), run_id: this.runId, seq: this.#seq }
    const stamped: StampedEvent = { ...shown, ...stamp, ...REPLAYED[`${replayed}`] }
    if (replayed === false) this.files?.log.append(event.type, `${jsonText(stamped)}\n`)
    for (const consumer of this.consumers) consumer.consume(stamped)
  }
}

/** What is known about an event that is told again. */
const REPLAYED = { false: {}, true: { replayed: true }, joined: { replayed: true, joined: true } } as const

function asEvent(value: Json): RunEvent {
  return value as unknown as RunEvent
}
