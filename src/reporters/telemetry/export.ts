import { createHash } from 'node:crypto'
import type { RunAccount, RunEnding } from '../../account/run-account.js'
import type { Attempt, Visit } from '../../account/visit.js'
import type { NodeAt } from '../../core/events.js'
import type { RunOutcome } from '../../core/outcome.js'
import { runAround, runKey } from '../../core/place.js'
import type { TracedVerdict } from '../../core/traced-verdict.js'
import { VERSION } from '../../core/version.js'
import { parseTraceParent, type TelemetrySettings, type TraceParent } from './settings.js'

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
  const identity = createTraceIdentity(run.runId, parseTraceParent(run.storedParent ?? undefined), run.resumed)
  const exporter = createExporter(settings, post, later)
  let isClosed = false
  return {
    /** Exports the spans that ended with the last event of the account; events after the end of the run have none. */
    follow: (account: RunAccount): void => {
      if (isClosed) return
      isClosed = account.ending !== null
      for (const span of createEndedSpans(identity, account, run.facts)) exporter.add(span)
    },
    /** Returns the `TRACEPARENT` of a script, so that the script's spans are children of its node's span. */
    traceParentOf: (at: NodeAt): string => `00-${identity.traceId}-${createSpanId(identity, at)}-01`,
    finish: () => exporter.finish(),
  }
}

export function createExporter({ resource }: TelemetrySettings, post: PostTraces, later: Later): SpanExporter {
  return new SpanExporter((spans, signal) => post(createOtlpRequest(spans, resource), signal), later)
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

export function createOtlpRequest(spans: readonly TraceSpan[], resource: Readonly<Record<string, string>>): object {
  const scope = { name: 'conductor-action', version: VERSION }
  const scopeSpans = [{ scope, spans: spans.map(createOtlpSpan) }]
  return { resourceSpans: [{ resource: { attributes: toAttributes(resource) }, scopeSpans }] }
}

function createOtlpSpan({ parentSpanId, startMs, endMs, attributes: values, ...span }: TraceSpan): object {
  return {
    ...span,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    startTimeUnixNano: toNanoseconds(startMs),
    endTimeUnixNano: toNanoseconds(Math.max(startMs, endMs)),
    attributes: toAttributes(values),
  }
}

function toAttributes(values: Readonly<Record<string, AttributeValue>>): readonly object[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: toAnyValue(value) }))
}

function toAnyValue(value: AttributeValue): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}

function toNanoseconds(ms: number): string {
  return `${BigInt(Math.round(ms)) * 1_000_000n}`
}

type AttributeValue = string | number | boolean

export interface TraceSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly name: string
  readonly kind: typeof INTERNAL | typeof SERVER
  readonly startMs: number
  readonly endMs: number
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly status: { readonly code: 0 | 1 | 2; readonly message?: string }
}

export type TraceIdentity = ReturnType<typeof createTraceIdentity>

/** Returns the trace of a session. It is derived from the run's id, so that a plan, its shards, the join and every resume share one trace. */
export function createTraceIdentity(runId: string, parent: TraceParent | null, resumed: string | null) {
  const traceId = parent?.traceId ?? digest(`trace ${runId}`, 32)
  const first = digest(`root ${runId}`, 16)
  if (resumed !== null) return { traceId, rootId: digest(`root ${runId} ${resumed}`, 16), rootParentId: first }
  return { traceId, rootId: first, rootParentId: parent?.spanId ?? null }
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}

/** Returns the span id of an attempt; scripts get the id before the span is sent. */
export function createSpanId(identity: TraceIdentity, at: NodeAt): string {
  return digest(`${identity.rootId} ${runKey(at)}`, 16)
}

const INTERNAL = 1
const SERVER = 2
const UNSET = { code: 0 } as const
const OK = { code: 1 } as const
const failedWith = (message: string): TraceSpan['status'] => ({ code: 2, message })
const RESULTS: Readonly<Record<RunOutcome, string>> = {
  success: 'success',
  failed: 'failure',
  invalid: 'failure',
  halted: 'failure',
  suspended: 'skip',
  cancelled: 'cancellation',
}

type Facts = Readonly<Record<string, AttributeValue>>

/** Returns the spans that ended with the last event, except replayed ones. `facts` are attributes that no event has. */
export function createEndedSpans(identity: TraceIdentity, account: RunAccount, facts: Facts): readonly TraceSpan[] {
  const { ending, visits } = account
  const { ended } = visits
  return [
    ...(ended === null || ended.attempt.cached ? [] : [createNodeSpan(identity, ended.visit, ended.attempt)]),
    ...(ending === null ? [] : [createRunSpan(identity, account, ending, facts)]),
  ]
}

function createNodeSpan(identity: TraceIdentity, visit: Visit, attempt: Attempt): TraceSpan {
  const { item, node } = visit
  const { failure, usage, exitCode, startedAt } = attempt
  const at = { ...visit, attempt: attempt.number }
  const around = runAround(visit.scope)
  return {
    traceId: identity.traceId,
    spanId: createSpanId(identity, at),
    parentSpanId: around === null ? identity.rootId : createSpanId(identity, around),
    name: item === null ? node : `${node} [${item.key}]`,
    kind: INTERNAL,
    startMs: startedAt,
    endMs: attempt.endedAt ?? startedAt,
    attributes: {
      'cicd.pipeline.task.name': node,
      'cicd.pipeline.task.run.id': runKey(at),
      'cicd.pipeline.task.run.result': failure === null ? 'success' : 'failure',
      'conductor.node.type': visit.type,
      'conductor.attempt': attempt.number,
      'conductor.visit': visit.visit,
      ...(item === null ? {} : { 'conductor.item.index': item.index, 'conductor.item.key': item.key }),
      ...(exitCode === null ? {} : { 'process.exit.code': exitCode }),
      ...(usage === null ? {} : { 'gen_ai.provider.name': usage.provider, 'gen_ai.request.model': usage.model }),
      ...(usage?.input_tokens == null ? {} : { 'gen_ai.usage.input_tokens': usage.input_tokens }),
      ...(usage?.output_tokens == null ? {} : { 'gen_ai.usage.output_tokens': usage.output_tokens }),
      ...(failure === null ? {} : { 'error.type': failure.envelope.kind }),
    },
    status: failure === null ? OK : failedWith(failure.envelope.message),
  }
}

function createRunSpan(
  identity: TraceIdentity,
  { run, lastAt }: RunAccount,
  ending: RunEnding,
  facts: Facts,
): TraceSpan {
  const result = RESULTS[ending.outcome]
  const kind = ending.error?.envelope.kind ?? ending.error_type
  const failed = result === 'failure' ? { 'error.type': kind } : {}
  const attributes = { 'cicd.pipeline.run.id': run?.run_id ?? '', ...facts, ...failed }
  const startMs = run === null ? lastAt : Date.parse(run.timestamp)
  return createRootSpan(identity, run?.workflow ?? '', result, attributes, {
    startMs,
    endMs: lastAt,
    message: ending.message,
  })
}

/** Returns the span of a judged run, in the trace of the session if that has a parent. */
export function createVerdictSpan(verdict: TracedVerdict, parent: TraceParent | null): TraceSpan {
  const { id, name, startMs, endMs, result, kind, message } = verdict
  const identity = createTraceIdentity(id, parent, null)
  const facts = Object.entries(verdict.facts).flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]))
  const attributes = { ...Object.fromEntries(facts), ...(kind === null ? {} : { 'error.type': kind }) }
  return createRootSpan(identity, name, result, attributes, { startMs, endMs, message })
}

/** Returns the span of a whole run. */
function createRootSpan(
  { traceId, rootId, rootParentId }: TraceIdentity,
  name: string,
  result: string,
  attributes: Facts,
  { startMs, endMs, message }: Pick<TracedVerdict, 'startMs' | 'endMs' | 'message'>,
): TraceSpan {
  return {
    traceId,
    spanId: rootId,
    parentSpanId: rootParentId,
    name: `RUN ${name}`,
    kind: SERVER,
    startMs,
    endMs,
    attributes: { 'cicd.pipeline.name': name, 'cicd.pipeline.result': result, ...attributes },
    status: result === 'failure' ? failedWith(message) : result === 'success' ? OK : UNSET,
  }
}
