import { cutLongTexts } from '../core/bounded.js'
import { type EventConsumer, eventJson, type RunEvent, type StampedEvent } from '../core/events.js'
import { type Json, jsonText } from '../core/json.js'
import type { Clock } from '../core/ports.js'
import type { Redactor } from '../redaction/index.js'
import { redactEvent } from '../redaction/redact-event.js'
import { isoTime } from '../text/iso-time.js'
import { EventTexts } from './event-text.js'

/** What keeps events as they are, so that a run can be resumed from them. */
export interface RawEvents {
  /** `clean` is the same event without its secrets, and `text` is that as JSON; `at` is when it happened. */
  append(event: RunEvent, clean: Json, text: string, at: number): void
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
  #now = Number.NaN
  #timestamp = ''
  /** What stands behind every event in the log, up to its number. */
  #stampText = ''
  readonly #texts = new EventTexts()

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

  /** An event is turned into text once, for the checkpoint and for the log. */
  readonly emit = (event: RunEvent, replayed: boolean | 'joined' = false): void => {
    const clean = redactEvent(event, this.redactor)
    const text = replayed === false && this.files !== null ? this.#texts.of(event, clean) : null
    this.#setTime()
    // This may report that it failed, which is an event of its own before this one.
    if (text !== null) this.files?.raw.append(event, clean, text, this.#now)
    if (replayed === false) this.#seq += 1
    const shown = shownOf(event, clean, text)
    if (text !== null) this.#log(shown, eventJson(shown) === clean ? text : jsonText(shown))
    const stamped = this.#stamp(shown, replayed)
    for (const consumer of this.consumers) consumer.consume(stamped)
  }

  #log({ type }: RunEvent, text: string): void {
    this.files?.log.append(type, `${text.slice(0, -1)}${this.#stampText}${this.#seq}}\n`)
  }

  /** Many events share a millisecond, and writing one out takes longer than all else that is done here. */
  #setTime(): void {
    const now = this.clock.now()
    if (now === this.#now) return
    this.#now = now
    this.#timestamp = isoTime(now)
    this.#stampText = `,"timestamp":"${this.#timestamp}","run_id":${JSON.stringify(this.runId)},"seq":`
  }

  /** Copying the event to the end of the new one is many times as fast as adding to a copy. */
  #stamp(shown: RunEvent, replayed: boolean | 'joined'): StampedEvent {
    const timestamp = this.#timestamp
    const run_id = this.runId
    const seq = this.#seq
    if (replayed === false) return { timestamp, run_id, seq, ...shown }
    if (replayed === true) return { timestamp, run_id, seq, replayed, ...shown }
    return { timestamp, run_id, seq, replayed: true, joined: true, ...shown }
  }
}

/** Redacts before it cuts, so that no half of a secret is left. Texts are cut only where the whole event is long. */
function shownOf(event: RunEvent, clean: Json, text: string | null): RunEvent {
  const fits = (text !== null && text.length <= MAX_TEXT) || WHOLE.includes(event.type)
  const short = fits ? clean : cutLongTexts(clean, MAX_TEXT)
  return short === eventJson(event) ? event : asEvent(short)
}

function asEvent(value: Json): RunEvent {
  return value as unknown as RunEvent
}
