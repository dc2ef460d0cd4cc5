import type { ItemMark, NodeAt, StampedEvent } from '../core/events.js'
import { addTo } from '../core/lists.js'
import { nodeKey } from '../core/place.js'
import { CharBudget } from './char-budget.js'
import { type Attempt, type Pause, printedMore, type Visit } from './visit.js'
import { VisitStore } from './visit-store.js'

const MAX_ATTEMPTS = 200
const MAX_AGAIN = 1000

/** A run of a step that was done again, with the turns of its first and its last beginning. */
export interface Again {
  readonly at: NodeAt
  readonly first: number
  readonly last: number
}

/** The visits of the root, each with its items, members and children inside; bounded, however long the run is. */
export class Visits {
  /** Steps of the root that a later session ran again: what came after them until then does not count any more. */
  readonly again: Again[] = []
  readonly #store: VisitStore
  readonly #budget: CharBudget
  readonly #maxAttempts: number
  /** Visits whose error led to a node that has not completed yet, by its place. */
  readonly #handedOn = new Map<string, Visit[]>()
  #order = 0

  /** `whole` keeps everything, for those who make the same run again from it. */
  constructor(whole: boolean) {
    this.#store = new VisitStore(whole)
    this.#budget = new CharBudget(whole)
    this.#maxAttempts = whole ? Number.POSITIVE_INFINITY : MAX_ATTEMPTS
  }

  /** Of very many the first, those that failed, and the latest; `rootsTotal` counts all. */
  get roots(): readonly Visit[] {
    return [...this.#store.roots]
  }

  get rootsTotal(): number {
    return this.#store.rootsTotal
  }

  /** `time` is the event's, in milliseconds since the epoch. */
  consume(event: StampedEvent, time: number): void {
    switch (event.type) {
      case 'node_started':
        this.#started(event, time)
        return
      case 'node_output': {
        const visit = this.#store.find(event)
        const attempt = visit === undefined ? undefined : attemptIn(visit, event.attempt)
        if (attempt?.state === 'open') attempt.printed = printedMore(attempt.printed, event)
        return
      }
      case 'node_completed':
        this.#completed(event, time)
        return
      case 'node_failed':
        this.#failed(event, time)
        return
      case 'group_started': {
        const visit = this.#store.open(event)
        visit.group = { total: event.total, succeeded: 0, failed: 0 }
        if (visit.type === '') visit.type = event.group_type
        return
      }
      case 'group_completed':
        this.#store.open(event).group = { total: event.total, succeeded: event.succeeded, failed: event.failed }
        return
      case 'subworkflow_started':
        this.#store.open(event).child = { workflow: event.workflow, file: event.file }
        return
      case 'route_taken':
        this.#routed(event)
        return
      case 'node_retry_scheduled':
        this.#retried(event, time)
        return
      case 'timer_set':
        this.#pause(event, { why: 'timer', from: event.started, to: event.deadline, label: 'wait' })
        return
      case 'gate_waiting':
        this.#store.latest(event)?.pauses.push({ why: 'gate', from: time, to: null, label: event.prompt })
        return
      case 'run_rewound':
        this.#store.keepRoots(new Set(event.keep))
        return
      default:
    }
  }

  #pause(at: NodeAt, pause: Pause): void {
    const visit = this.#store.find(at)
    if (visit === undefined) return
    visit.pauses.push(pause)
    if (visit.pauses.length > this.#maxAttempts) visit.pauses.splice(1, 1)
  }

  #started(event: Extract<StampedEvent, { type: 'node_started' }>, time: number): void {
    const visit = this.#typed(event)
    endPauses(visit, time)
    const before = attemptIn(visit, event.attempt)
    if (before === undefined || event.replayed === true) {
      this.#attempt(visit, event.attempt, time, event.replayed === true)
      return
    }
    // A later session runs it again: how it ended before does not count any more.
    visit.attempts.splice(visit.attempts.indexOf(before))
    visit.attemptsTotal = Math.min(visit.attemptsTotal, event.attempt - 1)
    visit.pauses.splice(0, visit.pauses.length, ...visit.pauses.filter(({ why }) => why !== 'gate'))
    Object.assign(visit, { route: null, recovered: null, termination: null, reenters: before.reentered })
    const made = this.#attempt(visit, event.attempt, time, false, event.scope === '' ? undefined : before.order)
    if (event.scope !== '') return
    const { scope, node, visit: number, attempt } = event
    const at = { scope, node, visit: number, attempt }
    if (this.again.length < MAX_AGAIN) this.again.push({ at, first: before.order, last: made.order })
  }

  #retried(event: Extract<StampedEvent, { type: 'node_retry_scheduled' }>, time: number): void {
    this.#pause(event, { why: 'retry', from: time, to: event.deadline, label: event.kind })
    const visit = this.#store.find(event)
    if (visit !== undefined) visit.reenters = event.from !== null && event.from !== event.node
  }

  #completed(event: Extract<StampedEvent, { type: 'node_completed' }>, time: number): void {
    const visit = this.#typed(event)
    if (event.termination_reason !== undefined)
      visit.termination = { status: event.status ?? 'success', reason: event.termination_reason }
    const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true)
    attempt.output = this.#budget.take(event.output ?? null)
    if (attempt.state === 'failed') return
    this.#handlerEnded(event, false)
    this.#handedOn.delete(nodeKey(event))
    attempt.state = 'completed'
    this.#ended(visit, attempt, event, time)
  }

  /** After a recovery the success routes follow, so that a second route says where the run went. */
  #routed(event: Extract<StampedEvent, { type: 'route_taken' }>): void {
    const visit = this.#store.find(event)
    if (visit === undefined) return
    const { action, to, route, kind } = event
    visit.route = { action, to, route, kind }
    this.#follow(event, visit)
    const last = visit.attempts.at(-1)
    if (event.action !== 'recover' || last === undefined) return
    visit.recovered = { kind: event.kind ?? '', output: this.#budget.take(event.output ?? null) }
  }

  /** An error is handled where the node that it led to completes; one that fails leads its own error on. */
  #follow({ scope, node, action, to, kind }: Extract<StampedEvent, { type: 'route_taken' }>, visit: Visit): void {
    if (kind === null || action === 'retry') return
    if (action === 'recover') this.#handlerEnded({ scope, node }, false)
    this.#handedOn.delete(nodeKey({ scope, node }))
    if (action === 'to' && to !== null) addTo(this.#handedOn, nodeKey({ scope, node: to }), visit)
  }

  #handlerEnded(at: Pick<NodeAt, 'scope' | 'node'>, isFailed: boolean): void {
    for (const visit of this.#handedOn.get(nodeKey(at)) ?? []) visit.handlerFailed = isFailed
  }

  #failed(event: Extract<StampedEvent, { type: 'node_failed' }>, time: number): void {
    const visit = this.#typed(event)
    const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true)
    this.#handlerEnded(event, true)
    attempt.state = 'failed'
    attempt.output = event.partial === undefined ? undefined : this.#budget.take(event.partial)
    attempt.failure = this.#budget.takeError(event)
    this.#ended(visit, attempt, event, time)
  }

  #ended(
    visit: Visit,
    attempt: Attempt,
    event: { readonly duration_ms: number; readonly exit_code?: number | null },
    time: number,
  ): void {
    attempt.endedAt = time
    attempt.printed = null
    attempt.durationMs = event.duration_ms
    attempt.exitCode = event.exit_code ?? null
    // A checkpoint tells again when something ended, not when it began.
    if (attempt.cached) attempt.startedAt = time - event.duration_ms
    endPauses(visit, time)
  }

  #attempt(visit: Visit, number: number, startedAt: number, cached: boolean, order = ++this.#order): Attempt {
    const found = attemptIn(visit, number)
    if (found !== undefined) return found
    const made: Attempt = {
      number,
      startedAt,
      endedAt: null,
      state: 'open',
      output: undefined,
      printed: null,
      failure: null,
      exitCode: null,
      durationMs: null,
      cached,
      order,
      reentered: visit.reenters,
    }
    visit.reenters = false
    visit.attempts.push(made)
    visit.attemptsTotal += 1
    if (visit.attempts.length > this.#maxAttempts) visit.attempts.splice(1, 1)
    return made
  }

  #typed(event: NodeAt & { readonly node_type: string; readonly item?: ItemMark }): Visit {
    const visit = this.#store.open(event)
    visit.type = event.node_type
    if (event.item !== undefined) visit.item = event.item
    return visit
  }
}

function attemptIn({ attempts }: Visit, number: number): Attempt | undefined {
  return attempts.find((attempt) => attempt.number === number)
}

/** A wait ends when something happens, however long it was meant to be. */
function endPauses(visit: Visit, time: number): void {
  for (const pause of visit.pauses) if (pause.to === null || pause.to > time) pause.to = time
}
