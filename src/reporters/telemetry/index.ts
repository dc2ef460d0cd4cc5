import type { RunAccount } from '../../account/run-account.js'
import type { NodeAt } from '../../core/events.js'
import { VERSION } from '../../core/version.js'
import { type ExportTimer, otlpRequest, SpanExporter } from './export.js'
import { parseTraceParent, type TelemetrySettings, traceParentText } from './settings.js'
import { type AttributeValue, endedSpans, spanIdOf, type TraceIdentity, traceIdentity } from './spans.js'

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

  constructor(run: TracedRun, settings: TelemetrySettings, post: PostTraces, timer: ExportTimer) {
    this.#run = run
    this.#identity = traceIdentity(run.runId, parseTraceParent(run.storedParent ?? undefined), run.resumed)
    const scope = { name: 'conductor-action', version: VERSION }
    this.#exporter = new SpanExporter(
      async (spans, signal) => refusalOf(await post(otlpRequest(spans, settings.resource, scope), signal)),
      timer,
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
