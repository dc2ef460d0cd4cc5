import { createHash } from 'node:crypto'
import type { EventConsumer, NodeAt, RunEvent, StampedEvent } from '../../core/events.js'
import { runAround, runKey } from '../../core/place.js'
import type { TraceParent } from './settings.js'

export type AttributeValue = string | number | boolean

/** One finished piece of work, in the words of OpenTelemetry. */
export interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | null
  readonly name: string
  readonly kind: 'server' | 'internal'
  readonly startMs: number
  readonly endMs: number
  readonly attributes: Readonly<Record<string, AttributeValue>>
  readonly status: { readonly code: 'unset' | 'ok' | 'error'; readonly message: string }
}

/** Which trace a session of a run belongs to. */
export interface TraceIdentity {
  readonly traceId: string
  /** The span of this session; everything that it runs hangs below it. */
  readonly rootId: string
  readonly rootParentId: string | null
}

/**
 * The identity of a session. The trace and the root span follow from the run's id, so that a plan, its shards, the join
 * and every resume are one trace; a later session has a root of its own below the first one.
 */
export function traceIdentity(runId: string, parent: TraceParent | null, resumed: string | null): TraceIdentity {
  const traceId = parent?.traceId ?? digest(`trace ${runId}`, 32)
  const first = digest(`root ${runId}`, 16)
  if (resumed !== null) return { traceId, rootId: digest(`root ${runId} ${resumed}`, 16), rootParentId: first }
  return { traceId, rootId: first, rootParentId: parent?.spanId ?? null }
}

function digest(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}

/** The id of the span that one run of a node gets; scripts get it before the span is sent. */
export function spanIdOf(identity: TraceIdentity, at: NodeAt): string {
  return digest(`${identity.rootId} ${runKey(at)}`, 16)
}

/** The span above a node: that of the group or the workflow node that it runs in, else the run's own. */
function parentIdOf(identity: TraceIdentity, scope: string): string {
  const around = runAround(scope)
  return around === null ? identity.rootId : spanIdOf(identity, around)
}

type Ended = Extract<StampedEvent, { type: 'node_completed' | 'node_failed' }>
type Closing = Extract<StampedEvent, { type: 'workflow_completed' | 'workflow_failed' }>

const OK = { code: 'ok', message: '' } as const
const RESULTS: Readonly<Record<Extract<RunEvent, { type: 'workflow_failed' }>['outcome'], string>> = {
  success: 'success',
  failed: 'failure',
  invalid: 'failure',
  halted: 'failure',
  suspended: 'skip',
  cancelled: 'cancellation',
}

/** Makes spans of events; each is handed over when its work has ended. */
export class SpanFold implements EventConsumer {
  readonly #started = new Map<string, number>()
  #begun: { readonly ms: number; readonly name: string } | null = null

  constructor(
    readonly identity: TraceIdentity,
    /** Facts about the run that no event tells, such as the commit. */
    readonly facts: Readonly<Record<string, AttributeValue>>,
    readonly onSpan: (span: Span) => void,
  ) {}

  consume(event: StampedEvent): void {
    if (event.replayed === true) return
    switch (event.type) {
      case 'workflow_started':
        this.#begun = { ms: Date.parse(event.timestamp), name: event.workflow }
        return
      case 'node_started':
        this.#started.set(spanIdOf(this.identity, event), Date.parse(event.timestamp))
        return
      case 'node_completed':
      case 'node_failed':
        this.onSpan(this.#nodeSpan(event))
        return
      case 'workflow_completed':
      case 'workflow_failed':
        this.onSpan(this.#runSpan(event))
        return
      default:
    }
  }

  #nodeSpan(event: Ended): Span {
    const spanId = spanIdOf(this.identity, event)
    const endMs = Date.parse(event.timestamp)
    const startMs = this.#started.get(spanId) ?? endMs - event.duration_ms
    this.#started.delete(spanId)
    const failed = event.type === 'node_failed'
    return {
      traceId: this.identity.traceId,
      spanId,
      parentSpanId: parentIdOf(this.identity, event.scope),
      name: event.item === undefined ? event.node : `${event.node} [${event.item.key}]`,
      kind: 'internal',
      startMs,
      endMs,
      attributes: { ...nodeAttributes(event), ...(failed ? { 'error.type': event.envelope.kind } : {}) },
      status: failed ? { code: 'error', message: event.envelope.message } : OK,
    }
  }

  #runSpan(event: Closing): Span {
    const { traceId, rootId, rootParentId } = this.identity
    const endMs = Date.parse(event.timestamp)
    const { name, ms } = this.#begun ?? { name: '', ms: endMs }
    const result = event.type === 'workflow_completed' ? 'success' : RESULTS[event.outcome]
    const failed = event.type === 'workflow_failed' && result === 'failure'
    return {
      traceId,
      spanId: rootId,
      parentSpanId: rootParentId,
      name: `RUN ${name}`,
      kind: 'server',
      startMs: ms,
      endMs,
      attributes: {
        'cicd.pipeline.name': name,
        'cicd.pipeline.run.id': event.run_id,
        'cicd.pipeline.result': result,
        ...this.facts,
        ...(failed ? { 'error.type': event.envelope?.kind ?? event.error_type } : {}),
      },
      status: failed ? { code: 'error', message: event.message } : result === 'success' ? OK : UNSET,
    }
  }
}

const UNSET = { code: 'unset', message: '' } as const

function nodeAttributes(event: Ended): Record<string, AttributeValue> {
  const { item, usage, exit_code: exitCode } = event
  return {
    'cicd.pipeline.task.name': event.node,
    'cicd.pipeline.task.run.id': runKey(event),
    'cicd.pipeline.task.run.result': event.type === 'node_failed' ? 'failure' : 'success',
    'conductor.node.type': event.node_type,
    'conductor.attempt': event.attempt,
    'conductor.visit': event.visit,
    ...(item === undefined ? {} : { 'conductor.item.index': item.index, 'conductor.item.key': item.key }),
    ...(exitCode === undefined || exitCode === null ? {} : { 'process.exit.code': exitCode }),
    ...(usage === undefined ? {} : { 'gen_ai.provider.name': usage.provider, 'gen_ai.request.model': usage.model }),
    ...(usage?.input_tokens == null ? {} : { 'gen_ai.usage.input_tokens': usage.input_tokens }),
    ...(usage?.output_tokens == null ? {} : { 'gen_ai.usage.output_tokens': usage.output_tokens }),
  }
}
