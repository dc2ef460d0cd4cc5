import type { Envelope, Frame } from '../core/envelope.js'
import type { ItemMark, NodeAt, StampedEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import { nodeKey, runAround, visitKey } from '../core/place.js'
import type { WorkflowGraph } from '../core/report.js'

/** How one failed attempt failed. */
export interface Failure {
  readonly envelope: Envelope
  readonly typed: boolean
  readonly frames: readonly Frame[]
  readonly exitCode: number | null
  readonly stderrTail: string
}

/** One run of a node; times are milliseconds since the epoch. */
export interface Attempt {
  readonly number: number
  startedAt: number
  endedAt: number | null
  state: 'completed' | 'failed' | 'open'
  output: Json | undefined
  failure: Failure | null
  exitCode: number | null
  durationMs: number | null
  /** Told from the checkpoint: this session did not run it. */
  cached: boolean
}

/** A stretch of time in which a visit waited: for a retry, a timer or a person. */
export interface Pause {
  readonly why: 'retry' | 'timer' | 'gate'
  readonly from: number
  to: number | null
  readonly label: string
}

export type RouteTaken = Extract<StampedEvent, { type: 'route_taken' }>

/** One visit of a node with all its attempts, and what ran inside it. */
export interface Visit {
  readonly scope: string
  readonly node: string
  readonly visit: number
  type: string
  item: ItemMark | null
  readonly attempts: Attempt[]
  readonly pauses: Pause[]
  route: RouteTaken | null
  recovered: string | null
  termination: { readonly status: string; readonly reason: string } | null
  group: { total: number; succeeded: number; failed: number } | null
  child: { readonly workflow: string; readonly file: string } | null
  readonly children: Visit[]
}

/** What became of a visit, as people would say it. */
export type VisitState = 'completed' | 'recovered' | 'handled' | 'failed' | 'open' | 'waiting' | 'terminated'

export function stateOf(visit: Visit): VisitState {
  if (visit.termination !== null) return 'terminated'
  const last = visit.attempts.at(-1)
  if (last === undefined) return 'open'
  switch (last.state) {
    case 'open':
      return isWaiting(visit) ? 'waiting' : 'open'
    case 'completed':
      return 'completed'
    case 'failed':
      return failedState(visit)
  }
}

/** For an answer, itself or something inside it. */
function isWaiting(visit: Visit): boolean {
  return visit.pauses.some(({ why }) => why === 'gate') || visit.children.some((one) => stateOf(one) === 'waiting')
}

function failedState(visit: Visit): VisitState {
  if (visit.recovered !== null) return 'recovered'
  return visit.route?.action === 'to' || visit.route?.action === 'end' ? 'handled' : 'failed'
}

export function startOf(visit: Visit): number {
  return visit.attempts[0]?.startedAt ?? visit.pauses[0]?.from ?? 0
}

/** The end of the last attempt or pause, or the given end of the run where it was cut off. */
export function endOf(visit: Visit, runEnd: number): number {
  const ends = [...visit.attempts.map((one) => one.endedAt), ...visit.pauses.map((one) => one.to)]
  return ends.reduce<number>((latest, end) => Math.max(latest, end ?? runEnd), startOf(visit))
}

/** Every failed attempt of a visit, oldest first. */
export function failuresOf(visit: Visit): readonly Failure[] {
  return visit.attempts.flatMap((attempt) => (attempt.failure === null ? [] : [attempt.failure]))
}

/** The output that later nodes saw, or what a failed node left. */
export function outputOf(visit: Visit): Json | undefined {
  return visit.attempts.at(-1)?.output
}

/** The visits of the root, each with its items, members and children inside. */
export function visitsOf(events: readonly StampedEvent[], graph: WorkflowGraph): readonly Visit[] {
  const log = new VisitLog(graph)
  for (const event of events) log.consume(event)
  return log.roots
}

class VisitLog {
  readonly roots: Visit[] = []
  readonly #byKey = new Map<string, Visit>()
  readonly #latest = new Map<string, Visit>()
  readonly #groupOf = new Map<string, string>()

  constructor(graph: WorkflowGraph) {
    for (const node of graph.nodes) for (const member of node.members) this.#groupOf.set(member, node.name)
  }

  consume(event: StampedEvent): void {
    const time = Date.parse(event.timestamp)
    switch (event.type) {
      case 'node_started':
        this.#started(event, time)
        return
      case 'node_completed':
        this.#completed(event, time)
        return
      case 'node_failed':
        this.#failed(event, time)
        return
      case 'group_started':
        this.#visit(event).group = { total: event.total, succeeded: 0, failed: 0 }
        this.#typed(event, event.group_type)
        return
      case 'group_completed':
        this.#visit(event).group = { total: event.total, succeeded: event.succeeded, failed: event.failed }
        return
      case 'subworkflow_started':
        this.#visit(event).child = { workflow: event.workflow, file: event.file }
        return
      case 'route_taken':
        this.#routed(event)
        return
      default:
        this.#waited(event, time)
    }
  }

  #waited(event: StampedEvent, time: number): void {
    switch (event.type) {
      case 'node_retry_scheduled':
        this.#visit(event).pauses.push({ why: 'retry', from: time, to: event.deadline, label: event.kind })
        return
      case 'timer_set':
        this.#visit(event).pauses.push({ why: 'timer', from: event.started, to: event.deadline, label: 'wait' })
        return
      case 'gate_waiting': {
        const visit = this.#latest.get(nodeKey(event))
        visit?.pauses.push({ why: 'gate', from: time, to: null, label: event.prompt })
        return
      }
      default:
    }
  }

  #started(event: Extract<StampedEvent, { type: 'node_started' }>, time: number): void {
    const visit = this.#visit(event)
    visit.type = event.node_type
    if (event.item !== undefined) visit.item = event.item
    endPauses(visit, time)
    this.#attempt(visit, event.attempt, time, event.replayed === true)
  }

  #completed(event: Extract<StampedEvent, { type: 'node_completed' }>, time: number): void {
    const visit = this.#visit(event)
    visit.type = event.node_type
    if (event.item !== undefined) visit.item = event.item
    if (event.termination_reason !== undefined)
      visit.termination = { status: event.status ?? 'success', reason: event.termination_reason }
    const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true)
    attempt.output = event.output
    if (attempt.state === 'failed') return
    attempt.state = 'completed'
    this.#ended(visit, attempt, event, time)
  }

  /** After a recovery the success routes follow, so that a second route says where the run went. */
  #routed(event: RouteTaken): void {
    const visit = this.#visit(event)
    visit.route = event
    const last = visit.attempts.at(-1)
    if (event.action !== 'recover' || last === undefined) return
    visit.recovered = event.kind
    last.output = event.output ?? null
  }

  #failed(event: Extract<StampedEvent, { type: 'node_failed' }>, time: number): void {
    const visit = this.#visit(event)
    visit.type = event.node_type
    if (event.item !== undefined) visit.item = event.item
    const attempt = this.#attempt(visit, event.attempt, time - event.duration_ms, event.replayed === true)
    attempt.state = 'failed'
    attempt.output = event.partial
    const { envelope, typed, frames } = event
    attempt.failure = { envelope, typed, frames, exitCode: event.exit_code, stderrTail: event.stderr_tail }
    this.#ended(visit, attempt, event, time)
  }

  #ended(
    visit: Visit,
    attempt: Attempt,
    event: { readonly duration_ms: number; readonly exit_code?: number | null },
    time: number,
  ): void {
    attempt.endedAt = time
    attempt.durationMs = event.duration_ms
    attempt.exitCode = event.exit_code ?? null
    // A checkpoint tells again when something ended, not when it began.
    if (attempt.cached) attempt.startedAt = time - event.duration_ms
    endPauses(visit, time)
  }

  #attempt(visit: Visit, number: number, startedAt: number, cached: boolean): Attempt {
    const found = visit.attempts.find((attempt) => attempt.number === number)
    if (found !== undefined) return found
    const made: Attempt = {
      number,
      startedAt,
      endedAt: null,
      state: 'open',
      output: undefined,
      failure: null,
      exitCode: null,
      durationMs: null,
      cached,
    }
    visit.attempts.push(made)
    return made
  }

  #typed(at: NodeAt, type: string): void {
    const visit = this.#visit(at)
    if (visit.type === '') visit.type = type
  }

  #visit(at: NodeAt): Visit {
    const key = visitKey(at)
    const found = this.#byKey.get(key)
    if (found !== undefined) return found
    const made: Visit = {
      scope: at.scope,
      node: at.node,
      visit: at.visit,
      type: '',
      item: null,
      attempts: [],
      pauses: [],
      route: null,
      recovered: null,
      termination: null,
      group: null,
      child: null,
      children: [],
    }
    this.#byKey.set(key, made)
    this.#latest.set(nodeKey(at), made)
    const siblings = this.#parent(at)?.children ?? this.roots
    siblings.push(made)
    return made
  }

  /** Whose inside a scope is; members of a parallel group may also run in the scope of their group. */
  #parent(at: NodeAt): Visit | undefined {
    const around = runAround(at.scope)
    if (around !== null) return this.#byKey.get(visitKey(around))
    const group = this.#groupOf.get(at.node)
    return group === undefined || at.scope !== '' ? undefined : this.#latest.get(group)
  }
}

/** A wait ends when something happens, however long it was meant to be. */
function endPauses(visit: Visit, time: number): void {
  for (const pause of visit.pauses) if (pause.to === null || pause.to > time) pause.to = time
}
