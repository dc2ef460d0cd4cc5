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
/** The most text of one event. */
const MOST_CHARS = 4096
/** About what an event takes beside its text. */
const FRAME_CHARS = 300
/** Each time that so much more was reported, a node waits one interval longer for its next report. */
const SLOWER_AFTER_CHARS = 64 * 1024

interface Printing {
  readonly at: NodeAt
  /** When more of it may be reported. */
  due: number
  /** Of the streams that printed. */
  readonly unreported: Partial<Record<StreamName, Unreported>>
}

const NOTHING = { text: '', omitted: 0 }

/**
 * Reports in events what nodes print while they still run, for those who follow a run. It gets what is already redacted.
 * However much is printed, the reports stay small: each has the end of it, and the more there were the rarer they get.
 */
export class LiveOutput implements OutputSink, EventConsumer {
  readonly #clock: Clock
  readonly #emit: (event: RunEvent) => void
  readonly #running = new Map<string, Printing>()
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  #reported = 0

  constructor(clock: Clock, emit: (event: RunEvent) => void) {
    this.#clock = clock
    this.#emit = emit
  }

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    if (event.type === 'node_completed' || event.type === 'node_failed') this.#running.delete(nodeKey(event))
    if (event.type !== 'node_started' || !isWork(event.node_type)) return
    const { scope, node, visit, attempt } = event
    this.#running.set(nodeKey(event), {
      at: { scope, node, visit, attempt },
      due: this.#clock.now() + EVERY_MS,
      unreported: {},
    })
  }

  output(place: string, stream: StreamName, shown: string): void {
    const printing = this.#running.get(place)
    if (printing === undefined) return
    printing.unreported[stream] ??= new Unreported()
    printing.unreported[stream].add(shown)
    this.#lookLater()
  }

  /** Nothing is reported any more. */
  close(): void {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** A timer of the machine, as for writing the file: a clock that jumps over waits must not jump for this one. */
  #lookLater(): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#report()
      if ([...this.#running.values()].some(hasUnreported)) this.#lookLater()
    }, LOOKS_MS).unref()
  }

  #report(): void {
    const now = this.#clock.now()
    for (const printing of this.#running.values()) {
      if (printing.due > now || !hasUnreported(printing)) continue
      for (const stream of ['stdout', 'stderr'] as const) this.#reportStream(printing, stream)
      printing.due = now + EVERY_MS * Math.max(1, this.#reported / SLOWER_AFTER_CHARS)
    }
  }

  #reportStream({ at, unreported }: Printing, stream: StreamName): void {
    const report = unreported[stream]?.take() ?? NOTHING
    if (report.text === '') return
    const { text, omitted } = report
    this.#reported += text.length + FRAME_CHARS
    this.#emit({ type: 'node_output', ...at, stream, text, omitted })
  }
}

function hasUnreported({ unreported }: Printing): boolean {
  return (unreported.stdout ?? NOTHING).text !== '' || (unreported.stderr ?? NOTHING).text !== ''
}

/** The end of what was printed since the last report. */
class Unreported {
  text = ''
  #omitted = 0

  add(shown: string): void {
    const end = withoutEscapes(shown.slice(-2 * MOST_CHARS))
    // Of a large piece only the end is kept, and nothing of what came before it.
    const before = end.length < shown.length ? '' : this.text
    this.#omitted += this.text.length - before.length + shown.length - end.length
    this.text = before + end
    if (this.text.length > 2 * MOST_CHARS) this.#shorten()
  }

  take(): { readonly text: string; readonly omitted: number } {
    this.#shorten()
    const taken = { text: this.text, omitted: this.#omitted }
    this.text = ''
    this.#omitted = 0
    return taken
  }

  /** Whole lines, unless one is longer than all that is kept. */
  #shorten(): void {
    const excess = this.text.length - MOST_CHARS
    if (excess <= 0) return
    const line = this.text.indexOf('\n', excess - 1) + 1
    const start = line > 0 && line < this.text.length ? line : wholeFrom(this.text, excess)
    this.text = this.text.slice(start)
    this.#omitted += start
  }
}

/** The offset, or the one behind it where it would cut a character in two. */
function wholeFrom(text: string, at: number): number {
  return /^[\udc00-\udfff]/.test(text.slice(at, at + 1)) ? at + 1 : at
}
