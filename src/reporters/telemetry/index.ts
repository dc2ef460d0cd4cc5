import type { EventConsumer, NodeAt, StampedEvent } from '../../core/events.js'
import { VERSION } from '../../core/version.js'
import { type ExportTimer, otlpRequest, SpanExporter } from './export.js'
import { parseTraceParent, type TelemetrySettings, traceParentText } from './settings.js'
import { type AttributeValue, SpanFold, spanIdOf, type TraceIdentity, traceIdentity } from './spans.js'

/** Posts one request; the answer is the status, or why it did not come. */
export type PostTraces = (
  body: object,
  signal: AbortSignal,
) => Promise<{ readonly statusCode: number } | { readonly problem: string }>

/** The session of a run that is traced. */
export interface TracedRun {
  readonly runId: string
  /** `TRACEPARENT` of the first session, kept with the run; null when there was none. */
  readonly storedParent: string | null
  /** Tells later sessions of one run apart; null in the first. */
  readonly resumed: string | null
  readonly facts: Readonly<Record<string, AttributeValue>>
}

/** Sees the events of one session and exports them as a part of the run's trace. */
export class Telemetry implements EventConsumer {
  readonly #identity: TraceIdentity
  readonly #exporter: SpanExporter
  readonly #fold: SpanFold

  constructor(run: TracedRun, settings: TelemetrySettings, post: PostTraces, timer: ExportTimer) {
    const parent = parseTraceParent(run.storedParent ?? undefined)
    this.#identity = traceIdentity(run.runId, parent, run.resumed)
    this.#exporter = new SpanExporter(async (spans, signal) => {
      const scope = { name: 'conductor-action', version: VERSION }
      return refusalOf(await post(otlpRequest(spans, settings.resource, scope), signal))
    }, timer)
    this.#fold = new SpanFold(this.#identity, run.facts, this.#exporter.add)
  }

  consume(event: StampedEvent): void {
    this.#fold.consume(event)
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
  const again = statusCode === 429 || statusCode === 502 || statusCode === 503 || statusCode === 504
  return { problem: `the collector answered with ${statusCode}`, again }
}
