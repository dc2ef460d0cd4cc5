import type { RunAccount } from '../../account/run-account.js'
import type { NodeAt } from '../../core/events.js'
import { VERSION } from '../../core/version.js'
import { parseTraceParent, type TelemetrySettings, traceParentText } from './settings.js'
import { type AttributeValue, endedSpans, type Span, spanIdOf, type TraceIdentity, traceIdentity } from './spans.js'

/** Posts one request; the answer is the status, or why it did not come. */
export type PostTraces = (
  body: object,
  signal: AbortSignal,
) => Promise<{ readonly statusCode: number } | { readonly problem: string }>

/** The session of a run that is traced. */
export interface TracedRun {
  readonly runId: string
  /** `TRACEPARENT` of the first session, as the run has stored it; null when there was none. */
  readonly storedParent: string | null
  /** Tells later sessions of one run apart; null in the first. */
  readonly resumed: string | null
  readonly facts: Readonly<Record<string, AttributeValue>>
}

/** Sees what ends in one session, and exports it as a part of the run's trace. */
export class Telemetry {
  readonly #run: TracedRun
  readonly #identity: TraceIdentity
  readonly #exporter: SpanExporter
  #isClosed = false

  constructor(run: TracedRun, settings: TelemetrySettings, post: PostTraces, later: Later) {
    this.#run = run
    this.#identity = traceIdentity(run.runId, parseTraceParent(run.storedParent ?? undefined), run.resumed)
    const scope = { name: 'conductor-action', version: VERSION }
    this.#exporter = new SpanExporter(
      async (spans, signal) => refusalOf(await post(otlpRequest(spans, settings.resource, scope), signal)),
      later,
    )
  }

  /** After each event of this session, which the account knows. */
  follow(account: RunAccount): void {
    // Nothing that is told after the end has a span of its own.
    if (this.#isClosed) return
    this.#isClosed = account.ending !== null
    for (const span of endedSpans(this.#identity, account, this.#run.facts)) this.#exporter.add(span)
  }

  /** What a script gets as its own `TRACEPARENT`, so that its spans fall below its node's. */
  readonly traceParentOf = (at: NodeAt): string =>
    traceParentText({ traceId: this.#identity.traceId, spanId: spanIdOf(this.#identity, at) })

  /** Sends what is left, for at most a few seconds; the answer is a warning, or null. */
  finish(): Promise<string | null> {
    return this.#exporter.finish()
  }
}

/** A server that is busy or broken may take the same later; one that refuses will refuse again. */
function refusalOf(
  answer: { readonly statusCode: number } | { readonly problem: string },
): { readonly problem: string; readonly again: boolean } | null {
  if ('problem' in answer) return { problem: answer.problem, again: true }
  const { statusCode } = answer
  if (statusCode >= 200 && statusCode < 300) return null
  return { problem: `the collector answered with ${statusCode}`, again: [429, 502, 503, 504].includes(statusCode) }
}

/** Delivers one batch; the answer is null, or why it was not taken and whether another try may help. */
export type SendSpans = (
  spans: readonly Span[],
  signal: AbortSignal,
) => Promise<null | { readonly problem: string; readonly again: boolean }>

/** Calls back once after so many milliseconds and never keeps the process alive; returns how to call it off. */
type Later = (ms: number, act: () => void) => () => void

const BATCH = 256
const EVERY_MS = 2_000
const MOST_WAITING = 20_000
const LAST_MS = 3_000

/** Sends spans in batches while a run goes on; what cannot be sent costs a bounded time at the end, and a warning. */
export class SpanExporter {
  #waiting: Span[] = []
  #dropped = 0
  #problem: string | null = null
  #sending: Promise<void> | null = null
  #cancelTimer: (() => void) | null = null
  readonly #stop = new AbortController()

  constructor(
    readonly send: SendSpans,
    readonly later: Later,
  ) {}

  readonly add = (span: Span): void => {
    if (this.#waiting.length >= MOST_WAITING) this.#dropped += 1
    else this.#waiting.push(span)
    if (this.#waiting.length >= BATCH && this.#problem === null) this.#start()
    else this.#cancelTimer ??= this.later(EVERY_MS, () => this.#start())
  }

  /** Sends what is left; the answer is what people should know, or null. */
  async finish(): Promise<string | null> {
    this.#cancelTimer?.()
    const giveUp = this.later(LAST_MS, () => this.#stop.abort())
    this.#problem = null
    while (
      !this.#stop.signal.aborted &&
      this.#problem === null &&
      (this.#sending !== null || this.#waiting.length > 0)
    ) {
      await (this.#sending ?? this.#start())
    }
    giveUp()
    const lost = this.#waiting.length + this.#dropped
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
    const batch = this.#waiting.slice(0, BATCH)
    if (batch.length === 0) return
    const failure = await this.send(batch, this.#stop.signal)
    this.#problem = failure?.problem ?? null
    if (failure === null) this.#waiting.splice(0, batch.length)
    else if (!failure.again) {
      this.#waiting.splice(0, batch.length)
      this.#dropped += batch.length
    }
  }
}

/** A request of OTLP over HTTP with JSON: ids in hexadecimal, 64-bit numbers as text. */
export function otlpRequest(
  spans: readonly Span[],
  resource: Readonly<Record<string, string>>,
  scope: { readonly name: string; readonly version: string },
): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: attributes(resource) },
        scopeSpans: [{ scope, spans: spans.map(otlpSpan) }],
      },
    ],
  }
}

function otlpSpan({ parentSpanId, startMs, endMs, attributes: values, ...span }: Span): object {
  return {
    ...span,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    startTimeUnixNano: nanoseconds(startMs),
    endTimeUnixNano: nanoseconds(Math.max(startMs, endMs)),
    attributes: attributes(values),
  }
}

function attributes(values: Readonly<Record<string, AttributeValue>>): readonly object[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: anyValue(value) }))
}

function anyValue(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

function nanoseconds(ms: number): string {
  return `${BigInt(Math.round(ms)) * 1_000_000n}`
}
