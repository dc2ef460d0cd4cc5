import { cutLongTexts } from '../core/bounded.js'
import type { EventConsumer, RunEvent, StampedEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { Clock } from '../core/ports.js'
import type { Redactor } from '../core/redaction/index.js'

/** What keeps events as they are, so that a run can be resumed from them. */
export interface RawEvents {
  append(event: RunEvent): void
}

const MAX_TEXT = 64 * 1024

/** Stamps events, keeps the raw ones for the checkpoint, and passes redacted ones on; the one way out of the engine. */
export class EventBus {
  #seq: number

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

  readonly emit = (event: RunEvent, replayed = false): void => {
    if (!replayed) this.raw.append(event)
    const stamped = this.#stamp(event, replayed)
    for (const consumer of this.consumers) consumer.consume(stamped)
  }

  #stamp(event: RunEvent, replayed: boolean): StampedEvent {
    if (!replayed) this.#seq += 1
    const clean = redactedEvent(event, this.redactor)
    const mark = replayed ? ({ replayed: true } as const) : {}
    return {
      ...clean,
      timestamp: new Date(this.clock.now()).toISOString(),
      run_id: this.runId,
      seq: this.#seq,
      ...mark,
    }
  }
}

/** Redaction comes before any cut, so that no half of a secret is left over. */
function redactedEvent(event: RunEvent, redactor: Redactor): RunEvent {
  const data: Json = eventJson(event)
  const clean = cutLongTexts(redactor.json(data), MAX_TEXT)
  return clean === data ? event : asEvent(clean)
}

/** Events are made of JSON only; their types just say it more precisely. */
function eventJson(event: RunEvent): Json {
  return event as unknown as Json
}
function asEvent(value: Json): RunEvent {
  return value as unknown as RunEvent
}
