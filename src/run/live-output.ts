import type { EventConsumer, NodeAt, RunEvent, StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { Clock, StreamName } from '../core/ports.js'
import { isWork } from '../core/step-types.js'
import { withoutEscapes } from '../text/any-bytes.js'
import type { OutputSink } from './output-router.js'

/** What a node prints is reported at most this often; one that ends sooner gets no report. */
const EVERY_MS = 1000
/** How often nodes are looked at for something to report. */
const LOOKS_MS = 500
const MOST_CHARS = 4096
/** About what an event takes beside its text. */
const FRAME_CHARS = 300
/** Each time that so much more was reported, a node waits one interval longer for its next report. */
const SLOWER_AFTER_CHARS = 64 * 1024

interface Printing {
  readonly at: NodeAt
  due: number
  readonly unreported: Record<StreamName, { text: string; omitted: number }>
}

/**
 * Reports in events what nodes print while they still run, for those who follow a run. It gets what is already redacted.
 * However much is printed, the reports stay small: each has the end of it, and the more there were the rarer they get.
 */
export class LiveOutput implements OutputSink, EventConsumer {
  readonly mostCharacters = 4 * 1024 * 1024
  readonly #running = new Map<string, Printing>()
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  #reported = 0

  constructor(
    readonly clock: Clock,
    readonly emit: (event: RunEvent) => void,
    /** As the others who get the output, so that it is redacted once. */
    readonly showsColours = false,
  ) {}

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    if (event.type === 'node_completed' || event.type === 'node_failed') this.#running.delete(nodeKey(event))
    if (event.type !== 'node_started' || !isWork(event.node_type)) return
    const { scope, node, visit, attempt } = event
    this.#running.set(nodeKey(event), {
      at: { scope, node, visit, attempt },
      due: this.clock.now() + EVERY_MS,
      unreported: { stdout: { text: '', omitted: 0 }, stderr: { text: '', omitted: 0 } },
    })
  }

  output(place: string, stream: StreamName, shown: string): void {
    const unreported = this.#running.get(place)?.unreported[stream]
    if (unreported === undefined || this.#isClosed) return
    const length = unreported.text.length + shown.length
    const text = shown.length > 2 * MOST_CHARS ? shown.slice(-2 * MOST_CHARS) : unreported.text + shown
    unreported.text = withoutEscapes(text.slice(startOfEnd(text)))
    unreported.omitted += length - unreported.text.length
    // A timer of the machine, as for writing the file: a clock that jumps over waits must not jump for this one.
    this.#timer ??= setInterval(() => this.#report(), LOOKS_MS).unref()
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#timer)
  }

  #report(): void {
    const now = this.clock.now()
    for (const printing of this.#running.values()) {
      const { at, due, unreported } = printing
      if (due > now) continue
      for (const stream of ['stdout', 'stderr'] as const) {
        const { text, omitted } = unreported[stream]
        if (text === '') continue
        unreported[stream] = { text: '', omitted: 0 }
        this.#reported += text.length + FRAME_CHARS
        printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS)
        this.emit({ type: 'node_output', ...at, stream, text, omitted })
      }
    }
  }
}

/** Where the end of a text begins: whole lines, unless one is longer than all that is reported, and never half a character. */
function startOfEnd(text: string): number {
  const excess = text.length - MOST_CHARS
  if (excess <= 0) return 0
  const line = text.indexOf('\n', excess - 1) + 1
  if (line > 0 && line < text.length) return line
  return /^[\udc00-\udfff]/.test(text.slice(excess, excess + 1)) ? excess + 1 : excess
}
