import { cutLongTexts } from '../core/bounded.js'
import type { EventConsumer, RunEvent, StampedEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { Clock } from '../core/ports.js'
import type { Redactor } from '../redaction/index.js'
import { redactEvent } from '../redaction/redact-event.js'

/** What keeps events as they are, so that a run can be resumed from them. */
export interface RawEvents {
  /** `clean` is the same event without its secrets. */
  append(event: RunEvent, clean: Json): void
}

const MAX_TEXT = 64 * 1024
/** What the run leaves as its result is not cut. */
const WHOLE: readonly RunEvent['type'][] = ['error_recorded', 'workflow_completed', 'workflow_failed']

/** Stamps events, keeps the raw ones for the checkpoint, and passes redacted ones on; the one way out of the engine. */
export class EventBus {
  #seq: number
  #now = Number.NaN
  #text = ''

  constructor(
    readonly runId: string,
    readonly clock: Clock,
    readonly redactor: Redactor,
    readonly raw: RawEvents,
    readonly consumers: readonly EventConsumer[],
    firstSeq = 1,
  ) {
    this.#seq = firstSeq - 1
  }

  readonly emit = (event: RunEvent, replayed: boolean | 'joined' = false): void => {
    const clean = redactEvent(event, this.redactor)
    if (replayed === false) this.raw.append(event, clean)
    const stamped = this.#stamp(event, clean, replayed)
    for (const consumer of this.consumers) consumer.consume(stamped)
  }

  /** Many events share a millisecond, and writing one out takes longer than all else that is done here. */
  #timestamp(): string {
    const now = this.clock.now()
    if (now !== this.#now) {
      this.#now = now
      this.#text = new Date(now).toISOString()
    }
    return this.#text
  }

  /** Redaction comes before any cut, so that no half of a secret is left over. */
  #stamp(event: RunEvent, clean: Json, replayed: boolean | 'joined'): StampedEvent {
    if (replayed === false) this.#seq += 1
    const short = WHOLE.includes(event.type) ? clean : cutLongTexts(clean, MAX_TEXT)
    const shown = short === eventJson(event) ? event : asEvent(short)
    const timestamp = this.#timestamp()
    const run_id = this.runId
    const seq = this.#seq
    if (replayed === false) return { ...shown, timestamp, run_id, seq }
    // Nobody writes these down, so that the order is free; this one is made much faster.
    if (replayed === true) return { timestamp, run_id, seq, replayed, ...shown }
    return { timestamp, run_id, seq, replayed: true, joined: true, ...shown }
  }
}

/** Events are made of JSON only; their types just say it more precisely. */
function eventJson(event: RunEvent): Json {
  return event as unknown as Json
}
function asEvent(value: Json): RunEvent {
  return value as unknown as RunEvent
}
