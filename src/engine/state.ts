import type { RunEvent } from '../core/events.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { RetryCount } from '../routing/decide.js'

export type EndEvent = Extract<RunEvent, { type: 'node_completed' | 'node_failed' }>

/** What templates see of an error: the envelope and how often the node was tried. */
export interface ErrorValue extends JsonObject {
  readonly kind: string
  readonly message: string
  readonly details: JsonObject
  readonly attempts: number
  readonly retries_exhausted: boolean
}

/** The latest run of a step. `output` is absent when it never produced one, which is not the same as null. */
export interface StepState {
  readonly output: Json | undefined
  readonly error: ErrorValue | null
  readonly isGroup: boolean
}

/** Where the next run of a step counts on instead of beginning anew: a retry, also one that re-enters earlier. */
interface PendingAttempt {
  readonly visit: number
  readonly attempt: number
}

/**
 * The state of one flow: what its nodes made and how often they ran. It is a fold over the events of its scope; the fold
 * writes in place, because copying maps for every event would make long runs quadratic.
 */
export class FlowState {
  iterations = 0
  /** Runs that came to their end: what templates call an iteration, as upstream counts. */
  ended = 0
  readonly steps = new Map<string, StepState>()
  readonly history: string[] = []
  last: string | null = null
  /** How the latest run ended, as far as it has. */
  lastEnd: EndEvent | null = null
  readonly #visits = new Map<string, number>()
  readonly #retries = new Map<string, RetryCount>()
  readonly #retryAttempts = new Map<string, number>()
  readonly #firstFailures = new Map<string, number>()
  readonly #pending = new Map<string, PendingAttempt>()
  /** The last node when a visit began: every attempt of the visit sees the same. */
  readonly #before = new Map<string, string | null>()

  /** The visit and attempt that a step gets when it is entered now. */
  nextRun(node: string): PendingAttempt {
    return this.#pending.get(node) ?? { visit: (this.#visits.get(node) ?? 0) + 1, attempt: 1 }
  }

  retries(node: string, row: string): RetryCount | undefined {
    const used = this.#retries.get(`${node}\n${row}`)
    if (used !== undefined) return used
    const first = this.#firstFailures.get(node)
    return first === undefined ? undefined : { count: 0, firstFailureAt: first }
  }

  /** Re-runs through retries since the node last succeeded. */
  retryAttempt(node: string): number {
    return this.steps.get(node)?.error === null ? 0 : (this.#retryAttempts.get(node) ?? 0)
  }

  apply(event: RunEvent, now: number): void {
    switch (event.type) {
      case 'node_started':
        if (event.attempt === 1) this.#before.set(event.node, this.last)
        this.#visits.set(event.node, event.visit)
        this.#pending.delete(event.node)
        this.iterations += 1
        return
      case 'node_completed':
        this.#succeeded(event)
        return
      case 'node_failed':
        this.#failed(event, now)
        return
      case 'node_retry_scheduled':
        this.#retried(event, now)
        return
      case 'route_taken':
        this.#routed(event)
        return
      default:
        return
    }
  }

  #succeeded(event: Extract<RunEvent, { type: 'node_completed' }>): void {
    const { node, node_type: type } = event
    const isGroup = type === 'parallel' || type === 'for_each'
    this.steps.set(node, { output: event.output, error: null, isGroup })
    if (!isSameRun(this.lastEnd, event)) {
      this.ended += 1
      this.history.push(node)
    }
    this.last = node
    this.lastEnd = event
  }

  /** Only a success resets what retries have used up, once a route has led on from it. */
  #forget(node: string): void {
    if (!this.#firstFailures.delete(node)) return
    this.#retryAttempts.delete(node)
    for (const key of this.#retries.keys()) if (key.startsWith(`${node}\n`)) this.#retries.delete(key)
  }

  #failed(event: Extract<RunEvent, { type: 'node_failed' }>, now: number): void {
    const { kind, message, details } = event.envelope
    const error = { kind, message, details, attempts: event.attempt, retries_exhausted: false }
    const isGroup = event.node_type === 'parallel' || event.node_type === 'for_each'
    this.steps.set(event.node, { output: event.partial, error, isGroup })
    if (!isSameRun(this.lastEnd, event)) {
      this.ended += 1
      this.history.push(event.node)
    }
    this.last = event.node
    this.lastEnd = event
    if (!this.#firstFailures.has(event.node)) this.#firstFailures.set(event.node, now)
  }

  #retried(event: Extract<RunEvent, { type: 'node_retry_scheduled' }>, now: number): void {
    const { node } = event
    const firstFailureAt = this.#firstFailures.get(node) ?? now
    const key = `${node}\n${event.route}`
    if (!event.policy) this.#retries.set(key, { count: (this.#retries.get(key)?.count ?? 0) + 1, firstFailureAt })
    this.#retryAttempts.set(node, (this.#retryAttempts.get(node) ?? 0) + 1)
    this.#pending.set(node, { visit: event.visit, attempt: event.attempt + 1 })
    if (event.from === null) this.last = this.#before.get(node) ?? this.last
  }

  #routed(event: Extract<RunEvent, { type: 'route_taken' }>): void {
    if (event.kind === null) this.#forget(event.node)
    const step = this.steps.get(event.node)
    if (step === undefined) return
    if (event.action === 'recover') {
      const given = event.output ?? null
      // Of a group its outputs are replaced; what failed in it stays to be read.
      const output = step.isGroup ? { ...(isJsonObject(step.output) ? step.output : {}), outputs: given } : given
      this.steps.set(event.node, { output, error: null, isGroup: step.isGroup })
    } else if (event.retries_exhausted === true && step.error !== null) {
      this.steps.set(event.node, { ...step, error: { ...step.error, retries_exhausted: true } })
    }
  }
}

/** A success counts before it is known whether its routes can be carried out; the end that is put on record is no second one. */
function isSameRun(before: EndEvent | null, event: EndEvent): boolean {
  return (
    before !== null && before.node === event.node && before.visit === event.visit && before.attempt === event.attempt
  )
}
