import type { EventConsumer, NodeAt, RunEvent, StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { Clock, StreamName } from '../core/ports.js'
import { isWork } from '../core/step-types.js'
import { withoutEscapes } from '../text/any-bytes.js'
import type { OutputSink } from './output-router.js'

/** A node that ends sooner tells nothing, and the others tell at most this often. */
const EVERY_MS = 1000
/** How often it is seen whether somebody may tell more. */
const LOOKS_MS = 500
/** What one event tells at most. */
const MOST_CHARS = 4096
/** What an event takes beside its text, about. */
const FRAME_CHARS = 300
/** Each time that so much more was written, a node has to wait as long again before it tells more. */
const SLOWER_AFTER_CHARS = 64 * 1024

interface Printing {
  readonly at: NodeAt
  /** When it may tell more. */
  due: number
  readonly untold: Readonly<Record<StreamName, Untold>>
}

/**
 * Tells in events what nodes print while they still run, for those who follow a run. It gets what is already redacted.
 * However much is printed, what is told stays small: the end of it, now and then, and the more was told the more rarely.
 */
export class LiveOutput implements OutputSink, EventConsumer {
  readonly #clock: Clock
  readonly #emit: (event: RunEvent) => void
  readonly #running = new Map<string, Printing>()
  #timer: NodeJS.Timeout | null = null
  #isClosed = false
  #told = 0

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
      untold: { stdout: new Untold(), stderr: new Untold() },
    })
  }

  output(place: string, stream: StreamName, text: string): void {
    const printing = this.#running.get(place)
    if (printing === undefined) return
    printing.untold[stream].add(withoutEscapes(text))
    this.#lookLater()
  }

  /** Nothing is told any more. */
  close(): void {
    this.#isClosed = true
    if (this.#timer !== null) clearTimeout(this.#timer)
  }

  /** A timer of the machine, as for writing the file: a clock that jumps over waits must not jump for this one. */
  #lookLater(): void {
    if (this.#isClosed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      this.#tell()
      if ([...this.#running.values()].some(hasUntold)) this.#lookLater()
    }, LOOKS_MS).unref()
  }

  #tell(): void {
    const now = this.#clock.now()
    for (const printing of this.#running.values()) {
      if (printing.due > now || !hasUntold(printing)) continue
      for (const stream of ['stdout', 'stderr'] as const) this.#tellStream(printing, stream)
      printing.due = now + EVERY_MS * Math.max(1, this.#told / SLOWER_AFTER_CHARS)
    }
  }

  #tellStream({ at, untold }: Printing, stream: StreamName): void {
    if (untold[stream].text === '') return
    const { text, omitted } = untold[stream].take()
    this.#told += text.length + FRAME_CHARS
    this.#emit({ type: 'node_output', ...at, stream, text, omitted })
  }
}

function hasUntold({ untold }: Printing): boolean {
  return untold.stdout.text !== '' || untold.stderr.text !== ''
}

/** The end of what was printed since it was told the last time. */
class Untold {
  text = ''
  #omitted = 0

  add(text: string): void {
    const end = text.slice(-2 * MOST_CHARS)
    // Of a large piece only the end counts, and what came before it counts no more.
    const before = end.length < text.length ? '' : this.text
    this.#omitted += this.text.length - before.length + text.length - end.length
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

/** No half of a character that takes two. */
function wholeFrom(text: string, at: number): number {
  return /^[\udc00-\udfff]/.test(text.slice(at, at + 1)) ? at + 1 : at
}
