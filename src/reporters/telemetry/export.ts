import type { RunAccount } from '../../account/run-account.js'
import type { NodeAt } from '../../core/events.js'
import { VERSION } from '../../core/version.js'
import { parseTraceParent, type TelemetrySettings, traceParentText } from './settings.js'
import { type AttributeValue, createSpanId, endedSpans, type TraceSpan, traceIdentity } from './spans.js'

export interface TracedRun {
  readonly runId: string
  /** Stored `TRACEPARENT` of the first session; null if there was none. */
  readonly storedParent: string | null
  /** Identifies a later session of the run; null for the first one. */
  readonly resumed: string | null
  readonly facts: Readonly<Record<string, AttributeValue>>
}

export type Tracer = ReturnType<typeof createTracer>

export function createTracer(run: TracedRun, settings: TelemetrySettings, post: PostTraces, later: Later) {
  const identity = traceIdentity(run.runId, parseTraceParent(run.storedParent ?? undefined), run.resumed)
  const exporter = createExporter(settings, post, later)
  let isClosed = false
  return {
    /** Exports the spans that ended with the last event of the account; events after the end of the run have none. */
    follow: (account: RunAccount): void => {
      if (isClosed) return
      isClosed = account.ending !== null
      for (const span of endedSpans(identity, account, run.facts)) exporter.add(span)
    },
    /** Returns the `TRACEPARENT` of a script, so that the script's spans are children of its node's span. */
    traceParentOf: (at: NodeAt): string =>
      traceParentText({ traceId: identity.traceId, spanId: createSpanId(identity, at) }),
    finish: () => exporter.finish(),
  }
}

export function createExporter({ resource }: TelemetrySettings, post: PostTraces, later: Later): SpanExporter {
  const scope = { name: 'conductor-action', version: VERSION }
  return new SpanExporter((spans, signal) => post(otlpRequest(spans, resource, scope), signal), later)
}

/** Delivers a batch of spans, or a request with them; returns null, or the problem and whether a retry may help. */
type Send<T> = (
  content: T,
  signal: AbortSignal,
) => Promise<null | { readonly problem: string; readonly isRetryable: boolean }>
export type SendSpans = Send<readonly TraceSpan[]>
export type PostTraces = Send<object>

/** Calls back once after a delay, without keeping the process alive; returns a function that cancels the call. */
type Later = (ms: number, act: () => void) => () => void

const BATCH = 256
const INTERVAL_MS = 2_000
const MAX_WAITING = 20_000
const FINAL_MS = 3_000

/** Sends spans in batches during a run; spans that cannot be sent cost a bounded time at the end, and a warning. */
export class SpanExporter {
  #waiting: TraceSpan[] = []
  #dropped = 0
  #problem: string | null = null
  #sending: Promise<void> | null = null
  #cancelTimer: (() => void) | null = null
  readonly #stop = new AbortController()

  constructor(
    readonly send: SendSpans,
    readonly later: Later,
  ) {}

  readonly add = (span: TraceSpan): void => {
    if (this.#waiting.length >= MAX_WAITING) this.#dropped += 1
    else this.#waiting.push(span)
    if (this.#waiting.length >= BATCH && this.#problem === null) this.#start()
    else this.#cancelTimer ??= this.later(INTERVAL_MS, () => this.#start())
  }

  async finish(): Promise<string | null> {
    this.#cancelTimer?.()
    const giveUp = this.later(FINAL_MS, () => this.#stop.abort())
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
      this.#problem ?? (this.#stop.signal.aborted ? `no answer within ${FINAL_MS / 1000} s` : 'too many at once')
    return `the trace is incomplete, ${lost} ${lost === 1 ? 'span was' : 'spans were'} not sent: ${why}`
  }

  #start(): Promise<void> {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    this.#sending ??= this.#sendBatch().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async #sendBatch(): Promise<void> {
    const batch = this.#waiting.slice(0, BATCH)
    if (batch.length === 0) return
    const failure = await this.send(batch, this.#stop.signal)
    this.#problem = failure?.problem ?? null
    if (failure === null) this.#waiting.splice(0, batch.length)
    else if (!failure.isRetryable) {
      this.#waiting.splice(0, batch.length)
      this.#dropped += batch.length
    }
  }
}

export function otlpRequest(
  spans: readonly TraceSpan[],
  resource: Readonly<Record<string, string>>,
  scope: { readonly name: string; readonly version: string },
): object {
  const scopeSpans = [{ scope, spans: spans.map(otlpSpan) }]
  return { resourceSpans: [{ resource: { attributes: attributes(resource) }, scopeSpans }] }
}

function otlpSpan({ parentSpanId, startMs, endMs, attributes: values, ...span }: TraceSpan): object {
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
