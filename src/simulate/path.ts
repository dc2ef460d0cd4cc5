import type { EventConsumer, Stamped, StampedEvent } from '../core/events.js'
import type { NodeAt } from '../core/place.js'
import { formatReadablePlace, runKey, toNodeKey } from '../core/place.js'
import type { AssumedData } from './assumed.js'
import { type ErrorReaction, isAimedAt, tolerateCollected } from './handling.js'
import type { PathStep, SimulatedFailure } from './model.js'

const NO_CHOICES: PathStep['choices'] = []

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Builds the path of a way from the events of its run. */
export class PathLog implements EventConsumer {
  readonly steps: Mutable<PathStep>[] = []
  retries = 0
  /** Visits of the root's steps. */
  readonly visits: string[] = []
  readonly recorded: Stamped<'error_recorded'>[] = []
  readonly reactions: ErrorReaction[] = []
  readonly #open = new Map<string, Mutable<PathStep>>()
  /** Steps whose retry re-entered at an earlier step, until they run again. */
  readonly #awaited = new Set<string>()
  #startedAt: number | null = null
  #now = { timestamp: '', seconds: 0 }
  #choices = 0

  constructor(
    readonly failures: readonly SimulatedFailure[],
    readonly data: AssumedData,
    /** First steps, which an earlier run has made in the same way. */
    readonly known: readonly PathStep[] = [],
  ) {}

  consume(event: StampedEvent): void {
    if (this.data.isOver) return
    const seconds = this.#readSeconds(event)
    switch (event.type) {
      case 'node_started':
        this.#begin(event, event.node_type, seconds)
        if (event.scope === '' && (event.attempt === 1 || this.#awaited.delete(event.node)))
          this.visits.push(event.node)
        return
      case 'node_completed':
        tolerateCollected(this.reactions, event)
        this.#end(event, event.node_type, seconds, {
          status: event.is_explicit === true ? 'terminated' : event.to === undefined ? 'completed' : 'routed',
        })
        return
      case 'node_failed': {
        const { kind } = event.envelope
        const failed = { status: 'failed', kind, simulated: this.#isSimulated(event, kind) } as const
        if (event.is_explicit !== true) this.#react(event, kind, 'raised')
        this.#end(event, event.node_type, seconds, event.is_explicit === true ? { status: 'terminated' } : failed)
        return
      }
      case 'node_retry_scheduled':
        this.retries += 1
        this.#react(event, event.kind, 'retry', event.from)
        if (event.scope === '' && event.from !== null && event.from !== event.node) this.#awaited.add(event.node)
        this.#decide(event, { action: 'retry', route: event.route, to: event.from, wait_seconds: event.delay_seconds })
        return
      case 'route_taken':
        if (event.kind !== null) this.#react(event, event.kind, event.action, event.to)
        this.#decide(event, { action: event.action, route: event.route || null, to: event.to })
        return
      case 'error_recorded':
        this.recorded.push(event)
        return
      default:
    }
  }

  #readSeconds({ timestamp }: StampedEvent): number {
    if (timestamp !== this.#now.timestamp) {
      const time = Date.parse(timestamp)
      this.#startedAt ??= time
      this.#now = { timestamp, seconds: (time - this.#startedAt) / 1000 }
    }
    return this.#now.seconds
  }

  /** Counts what lies before the attempt that has just begun. */
  countProgress() {
    const { retries, visits, steps, reactions } = this
    const counts = { retries, visits: visits.length - 1, steps: steps.length - 1, reactions: reactions.length }
    return { ...counts, seconds: steps.at(-1)?.at_seconds ?? 0 }
  }

  #react({ scope, node }: NodeAt, kind: string, action: string, to: string | null = null): void {
    this.reactions.push({ scope, node, kind, action, to })
  }

  #begin(at: NodeAt, type: string, seconds: number): Mutable<PathStep> {
    const step: Mutable<PathStep> = this.known[this.steps.length] ?? {
      node: formatReadablePlace(toNodeKey(at)),
      type,
      visit: at.visit,
      attempt: at.attempt,
      at_seconds: seconds,
      duration_seconds: 0,
      status: 'waiting',
      kind: null,
      simulated: false,
      action: null,
      to: null,
      route: null,
      wait_seconds: null,
      choices: [],
    }
    this.steps.push(step)
    this.#open.set(runKey(at), step)
    return step
  }

  #end(at: NodeAt, type: string, seconds: number, end: Partial<PathStep>): void {
    const step = this.#open.get(runKey(at)) ?? this.#begin(at, type, seconds)
    const choices = this.#choices === this.data.choices.length ? NO_CHOICES : this.data.choices.slice(this.#choices)
    this.#choices = this.data.choices.length
    if (this.steps.length <= this.known.length) return
    Object.assign(step, { ...end, duration_seconds: seconds - step.at_seconds, choices })
  }

  #decide(at: NodeAt, decision: Partial<PathStep>): void {
    if (this.steps.length <= this.known.length) return
    const step = this.#open.get(runKey(at))
    // The success route that follows a recovery says only where the path goes on.
    if (step !== undefined) Object.assign(step, step.action === 'recover' ? { to: decision.to } : decision)
  }

  #isSimulated(at: NodeAt, kind: string): boolean {
    return this.failures.some((failure) => failure.kind === kind && isAimedAt(failure, at))
  }
}
