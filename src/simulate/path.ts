import type { EventConsumer, Stamped, StampedEvent } from '../core/events.js'
import type { NodeAt } from '../core/place.js'
import { formatReadablePlace, runAround, runKey, toNodeKey } from '../core/place.js'
import type { AssumedData } from './assumed.js'
import type { Ending, PathStep, SimulatedFailure } from './model.js'

const NO_CHOICES: PathStep['choices'] = []

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Builds the path of a way from the events of its run. */
export class PathLog implements EventConsumer {
  readonly steps: Mutable<PathStep>[] = []
  retries = 0
  /** Visits of the root's steps. */
  readonly visits: string[] = []
  readonly recorded: Stamped<'error_recorded'>[] = []
  readonly #open = new Map<string, Mutable<PathStep>>()
  /** Decisions about errors, retries included. */
  readonly #routes: (Pick<Stamped<'route_taken'>, 'scope' | 'node' | 'kind' | 'to'> & { readonly action: string })[] =
    []
  readonly #completedGroups = new Set<string>()
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
        if (event.node_type === 'parallel' || event.node_type === 'for_each') this.#completedGroups.add(runKey(event))
        this.#end(event, event.node_type, seconds, {
          status: event.is_explicit === true ? 'terminated' : event.to === undefined ? 'completed' : 'routed',
        })
        return
      case 'node_failed': {
        const { kind } = event.envelope
        const failed = { status: 'failed', kind, simulated: this.#isSimulated(event, kind) } as const
        this.#end(event, event.node_type, seconds, event.is_explicit === true ? { status: 'terminated' } : failed)
        return
      }
      case 'node_retry_scheduled':
        this.retries += 1
        this.#routes.push({ ...event, action: 'retry', to: event.from })
        if (event.scope === '' && event.from !== null && event.from !== event.node) this.#awaited.add(event.node)
        this.#decide(event, { action: 'retry', route: event.route, to: event.from, wait_seconds: event.delay_seconds })
        return
      case 'route_taken':
        if (event.kind !== null) this.#routes.push(event)
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
    const { retries, visits, steps } = this
    return { retries, visits: visits.length - 1, steps: steps.length - 1, seconds: steps.at(-1)?.at_seconds ?? 0 }
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
    return this.failures.some((failure) => failure.kind === kind && names(failure.node, at))
  }

  /** Returns who handled the last failure of the question, or the node that it left unhandled. */
  findHandling(outcome: Ending['outcome'] | null): Pick<Ending, 'handled_by' | 'escapes'> {
    const failure = this.failures.at(-1)
    const failed = this.steps.filter(({ simulated, kind }) => simulated && kind === failure?.kind)
    const last = failed.at(-1)
    if (outcome === null || failure === undefined || last === undefined) return { handled_by: null, escapes: null }
    const from = this.#routes.findIndex((row) => names(failure.node, row) && row.kind === failure.kind)
    const scope = this.#routes[from]?.scope ?? ''
    // Errors of other nodes are others: the failure goes on only at its own node, and at the groups and children around it.
    const decided = this.#routes
      .slice(from === -1 ? this.#routes.length : from)
      .filter((row) => names(failure.node, row) || scope.startsWith(`${row.scope}${row.node}#`))
    for (const row of decided) {
      const around = runAround(row.scope)
      if (row.action === 'collected' && around !== null && this.#completedGroups.has(runKey(around)))
        return { handled_by: 'group', escapes: null }
      if (row.action === 'to' || row.action === 'end') return { handled_by: row.to, escapes: null }
      if (row.action === 'recover' || row.action === 'halt') return { handled_by: row.action, escapes: null }
    }
    const final = decided.at(-1)
    if (final?.action === 'retry') return { handled_by: 'retry', escapes: null }
    // A step of `finally` has no routes.
    return { handled_by: null, escapes: outcome === 'success' ? null : (final?.node ?? last.node) }
  }
}

/** Reports whether a failure names a node: by its name, as `group.member`, or as `group[key]`. */
function names(given: string, at: Pick<NodeAt, 'scope' | 'node'>): boolean {
  if (given === at.node || given.endsWith(`.${at.node}`)) return true
  const group = /^([^[]+)\[/.exec(given)?.[1]
  return group !== undefined && runAround(at.scope)?.node === group
}
