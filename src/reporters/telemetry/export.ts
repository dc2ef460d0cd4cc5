import type { Span } from './spans.js'

/** Delivers one batch; the answer is null, or why it was not taken and whether another try may help. */
export type SendSpans = (
  spans: readonly Span[],
  signal: AbortSignal,
) => Promise<null | { readonly problem: string; readonly again: boolean }>

/** What the exporter needs of time. */
export interface ExportTimer {
  /** Calls back once after so many milliseconds and never keeps the process alive; returns how to call it off. */
  readonly later: (ms: number, act: () => void) => () => void
}

const BATCH = 256
const EVERY_MS = 2_000
const MOST_KEPT = 20_000
const LAST_MS = 3_000

/** Sends spans in batches while a run goes on; what cannot be sent costs a bounded time at the end, and a warning. */
export class SpanExporter {
  #kept: Span[] = []
  #dropped = 0
  #problem: string | null = null
  #sending: Promise<void> | null = null
  #cancelTimer: (() => void) | null = null
  readonly #stop = new AbortController()

  constructor(
    readonly send: SendSpans,
    readonly timer: ExportTimer,
  ) {}

  readonly add = (span: Span): void => {
    if (this.#kept.length >= MOST_KEPT) this.#dropped += 1
    else this.#kept.push(span)
    if (this.#kept.length >= BATCH && this.#problem === null) this.#start()
    else this.#cancelTimer ??= this.timer.later(EVERY_MS, () => this.#start())
  }

  /** Sends what is left; the answer is what people should know, or null. */
  async finish(): Promise<string | null> {
    this.#cancelTimer?.()
    const giveUp = this.timer.later(LAST_MS, () => this.#stop.abort())
    this.#problem = null
    while (!this.#stop.signal.aborted && this.#problem === null && (this.#sending !== null || this.#kept.length > 0)) {
      await (this.#sending ?? this.#start())
    }
    giveUp()
    const lost = this.#kept.length + this.#dropped
    if (lost === 0) return null
    const why =
      this.#problem ?? (this.#stop.signal.aborted ? `no answer within ${LAST_MS / 1000} s` : 'too many at once')
    return `the trace is incomplete, ${lost} ${lost === 1 ? 'span was' : 'spans were'} not sent: ${why}`
  }

  #start(): Promise<void> {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#sending ??= this.#sendOne().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async #sendOne(): Promise<void> {
    const batch = this.#kept.slice(0, BATCH)
    if (batch.length === 0) return
    const failure = await this.send(batch, this.#stop.signal)
    this.#problem = failure?.problem ?? null
    if (failure === null) this.#kept.splice(0, batch.length)
    else if (!failure.again) {
      this.#kept.splice(0, batch.length)
      this.#dropped += batch.length
    }
  }
}
