import { copyRaised, type Raised } from '../core/envelope.js'
import { formatItem } from '../core/event-fields.js'
import {
  type EventHandlers,
  handle,
  type ItemMark,
  type NodeAt,
  type Stamped,
  type StampedEvent,
} from '../core/events.js'
import { type Json, printJson } from '../core/json.js'
import { formatReadablePlace, runAround, runKey, toNodeKey, visitKey, walkRunsAround } from '../core/place.js'
import { retain } from '../text/lists.js'
import { GroupProgress, isMemberEvent } from './groups.js'
import { Attempt, addPrinted, getVisitState, type Pause, Visit } from './visit.js'

/** Beyond this many visits, some are dropped; the first `KEPT_FIRST` are always kept. */
const MAX_VISITS = 8000
const KEPT_FIRST = 3000
const DROPPED = 1000
const MAX_ATTEMPTS = 200
const MAX_REPEATED = 1000
/** Maximum total length of outputs and details in an account; no report shows more. */
const MAX_CHARS = 4_000_000

type At = Pick<NodeAt, 'scope' | 'node'>

/** The visits of the root, each with the visits inside it; bounded, however long the run is. */
export class Visits {
  /** The first, the failed and the latest visits of the root; `rootsTotal` counts all. */
  readonly #roots = new Set<Visit>()
  rootsTotal = 0
  /** Latest visits of the steps of the root and of the nodes directly inside them, in the order in which they were first reached. */
  readonly steps = new Map<string, Visit>()
  /** Attempts that a later session ran again, with the positions of the first and the last start; starts between them do not count. */
  readonly again: { readonly at: NodeAt; readonly first: number; readonly last: number }[] = []
  /** Visits that are running or wait for their next attempt, in the order of their starts. */
  readonly open = new Set<Visit>()
  /** The attempts that the last event started and ended. */
  started: { readonly visit: Visit; readonly attempt: Attempt } | null = null
  ended: { readonly visit: Visit; readonly attempt: Attempt } | null = null
  /** The group of the member that the last event concerns, and the group that it ended. */
  memberOf: GroupProgress | null = null
  endedGroup: GroupProgress | null = null
  readonly #visits = new Map<string, Visit>()
  readonly #latest = new Map<string, Visit>()
  #charsLeft = MAX_CHARS
  #made = 0
  #order = 0
  #endOrder = 0

  /** `isWhole` keeps every visit with its data, to rebuild the run from it. */
  constructor(readonly isWhole: boolean) {}

  get roots(): readonly Visit[] {
    return [...this.#roots]
  }

  find(at: At & Pick<NodeAt, 'visit'>): Visit | undefined {
    return this.#visits.get(visitKey(at))
  }

  groupsAround(scope: string): readonly GroupProgress[] {
    return Array.from(walkRunsAround(scope), (run) => this.find(run)?.group ?? []).flat()
  }

  /** Reports whether a scope lies inside a group that is shown only by its counts. */
  isCrowded(scope: string): boolean {
    return this.groupsAround(scope).some(({ isLarge }) => isLarge)
  }

  runningGroups(): readonly GroupProgress[] {
    return [...this.open].flatMap(({ group }) => (group === null || group.isEnded ? [] : [group]))
  }

  /** Returns the nodes that were running at the last event, for people; of groups and children, the nodes inside. */
  listInFlight(): readonly string[] {
    const running = [...this.open].filter((visit) => getVisitState(visit) === 'open')
    const around = new Set(running.map(({ scope }) => this.#parent({ scope, node: '' })))
    return running.filter((visit) => !around.has(visit)).map((visit) => this.readable(toNodeKey(visit)))
  }

  findFile(scope: string): string | null {
    for (const run of walkRunsAround(scope)) {
      const child = this.find(run)?.child
      if (child) return child.file
    }
    return null
  }

  /** Returns a place for people, with the keys of its items: `sweep [us]/one`. */
  readable(place: string): string {
    const around = Array.from(walkRunsAround(place.slice(0, place.lastIndexOf('/') + 1)), (run) => this.find(run))
    return [this.#latest.get(place), ...around].reduce((text, visit) => {
      const item = visit?.item ?? null
      if (item === null) return text
      return text.replace(`${item.group}[${item.index}]/`, () => `${item.group}${formatItem(item)}/`)
    }, formatReadablePlace(place))
  }

  /** `time` is the time of the event in milliseconds since the epoch. */
  consume(event: StampedEvent, time: number): void {
    this.started = null
    this.ended = null
    this.endedGroup = null
    this.memberOf = isMemberEvent(event) ? (this.#parent(event)?.group ?? null) : null
    if (isMemberEvent(event)) this.memberOf?.count(event)
    handle(this.#on, event, time)
  }

  readonly #on: EventHandlers<[time: number]> = {
    node_started: (event, time) => this.#started(event, time),
    node_output: (event) => {
      const attempt = this.find(event)?.attempt(event.attempt)
      if (attempt?.state === 'open') attempt.printed = addPrinted(attempt.printed, event)
    },
    node_completed: (event, time) => this.#end(event, time),
    node_failed: (event, time) => this.#end(event, time),
    group_started: (event) => {
      const visit = this.#open(event)
      visit.group = new GroupProgress(event)
      if (visit.type === '') visit.type = event.group_type
    },
    group_completed: (event) => {
      const visit = this.#open(event)
      visit.group ??= new GroupProgress(event)
      const { total, succeeded, failed } = event
      this.endedGroup = Object.assign(visit.group, { total, succeeded, failed, isEnded: true })
    },
    subworkflow_started: (event) => {
      this.#open(event).child = { workflow: event.workflow, file: event.file }
    },
    // After a recovery, the success route follows as a second event.
    route_taken: ({ action, to, route, kind, unmet, output, ...at }) => {
      const visit = this.find(at)
      if (visit === undefined) return
      visit.route = { action, to, route, kind, ...(unmet && { unmet }) }
      if (action === 'recover' && visit.attempts.length > 0)
        visit.recovered = { kind: kind ?? '', output: this.#fitting(output ?? null) }
    },
    node_retry_scheduled: (event, time) => {
      const { kind, route, from, deadline } = event
      const visit = this.#pause(event, { why: 'retry', from: time, to: deadline })
      if (visit === undefined) return
      this.open.add(visit)
      visit.route = { action: 'retry', to: from, route, kind }
      visit.reenters = from !== null && from !== event.node
    },
    timer_set: (event) => {
      this.#pause(event, { why: 'timer', from: event.started, to: event.deadline })
    },
    gate_waiting: (event, time) => {
      this.#latest.get(toNodeKey(event))?.pauses.push({ why: 'gate', from: time, to: null })
    },
    run_rewound: ({ keep }) => this.#keepRoots(new Set(keep)),
  }

  #started(event: Stamped<'node_started'>, time: number): void {
    const visit = this.#typed(event)
    visit.endPauses(time)
    const previous = visit.attempt(event.attempt)
    visit.route = null
    this.open.add(visit)
    if (previous === undefined || event.replayed === true) {
      this.started = { visit, attempt: this.#attempt(visit, event.attempt, time, event.replayed === true) }
      return
    }
    // A later session runs the attempt again, so its previous end does not count any more.
    const dropped = visit.attempts.splice(visit.attempts.indexOf(previous))
    visit.failedBefore += dropped.filter(({ failure }) => failure !== null).length
    visit.attemptsTotal = Math.min(visit.attemptsTotal, event.attempt - 1)
    retain(visit.pauses, ({ why }) => why !== 'gate')
    Object.assign(visit, { recovered: null, termination: null, reenters: previous.reentered })
    const { scope, node, visit: number, attempt } = event
    const made = this.#attempt(visit, attempt, time, false, scope === '' ? undefined : previous.order)
    this.started = { visit, attempt: made }
    if (scope !== '' || this.again.length >= MAX_REPEATED) return
    this.again.push({ at: { scope, node, visit: number, attempt }, first: previous.order, last: made.order })
  }

  #end(event: Stamped<'node_completed' | 'node_failed'>, time: number): void {
    const { duration_ms: durationMs } = event
    const visit = this.#typed(event)
    const attempt = this.#attempt(visit, event.attempt, time - durationMs, event.replayed === true)
    if (event.termination_reason !== undefined)
      visit.termination = { status: event.status ?? 'success', reason: event.termination_reason }
    if (event.type === 'node_completed') {
      attempt.output = this.#fitting(event.output ?? null)
      if (attempt.state === 'failed') return
      attempt.state = 'completed'
    } else {
      attempt.state = 'failed'
      attempt.output = event.partial === undefined ? undefined : this.#fitting(event.partial)
      if (event.is_explicit !== true) attempt.failure = this.#fittingError(event)
    }
    attempt.endedAt = time
    attempt.printed = null
    attempt.durationMs = durationMs
    attempt.exitCode = event.exit_code ?? null
    attempt.usage = event.usage ?? null
    // A replayed event has the time of the end, but not of the start.
    if (attempt.cached) attempt.startedAt = time - durationMs
    visit.endPauses(time)
    visit.endOrder = ++this.#endOrder
    this.open.delete(visit)
    this.ended = { visit, attempt }
  }

  #pause(at: NodeAt, pause: Pause): Visit | undefined {
    const visit = this.find(at)
    visit?.pauses.push(pause)
    if (!this.isWhole && visit !== undefined && visit.pauses.length > MAX_ATTEMPTS) visit.pauses.splice(1, 1)
    return visit
  }

  #attempt(visit: Visit, number: number, startedAt: number, cached: boolean, order = ++this.#order): Attempt {
    const found = visit.attempt(number)
    if (found !== undefined) return found
    const made = new Attempt(number, startedAt, cached, order, visit.reenters)
    visit.reenters = false
    visit.attempts.push(made)
    visit.attemptsTotal += 1
    if (!this.isWhole && visit.attempts.length > MAX_ATTEMPTS) visit.attempts.splice(1, 1)
    return made
  }

  #typed(event: NodeAt & { readonly node_type: string; readonly item?: ItemMark }): Visit {
    const visit = this.#open(event)
    visit.type = event.node_type
    if (event.item !== undefined) visit.item = event.item
    return visit
  }

  #open(at: NodeAt): Visit {
    const found = this.find(at)
    if (found !== undefined) return found
    const made = new Visit(at.scope, at.node, at.visit, ++this.#made)
    this.#visits.set(visitKey(at), made)
    this.#latest.set(toNodeKey(at), made)
    if (made.stepKey !== null) this.steps.set(made.stepKey, made)
    const parent = this.#parent(made)
    if (parent === undefined) {
      this.#roots.add(made)
      this.rootsTotal += 1
    } else {
      parent.children.add(made)
      parent.childrenTotal += 1
    }
    if (!this.isWhole && this.#visits.size > MAX_VISITS) this.#drop(made)
    return made
  }

  /** Removes all visits of the root but these, which are keys such as `node#visit.attempt`. */
  #keepRoots(keep: ReadonlySet<string>): void {
    for (const visit of this.#roots) {
      if (visit.attempts.some(({ number }) => keep.has(runKey({ ...visit, attempt: number })))) continue
      this.#remove(visit)
      this.rootsTotal -= 1
    }
  }

  /** Drops the oldest visits: completed ones first, then failed ones, and open ones if there are no others. */
  #drop(latest: Visit): void {
    const leaves = [...this.#visits.values()].filter(
      (visit) => visit.number > KEPT_FIRST && visit.children.size === 0 && visit !== latest,
    )
    const inState = (state: Attempt['state']): readonly Visit[] =>
      leaves.filter(({ attempts }) => (attempts.at(-1)?.state ?? 'open') === state)
    const ended = [...inState('completed'), ...inState('failed')]
    for (const visit of (ended.length > 0 ? ended : leaves).slice(0, DROPPED)) this.#remove(visit)
  }

  #remove(visit: Visit): void {
    for (const child of visit.children) this.#remove(child)
    this.#visits.delete(visitKey(visit))
    this.open.delete(visit)
    const key = toNodeKey(visit)
    if (this.#latest.get(key) === visit) this.#latest.delete(key)
    const siblings = this.#parent(visit)?.children ?? this.#roots
    siblings.delete(visit)
  }

  #parent({ scope }: At): Visit | undefined {
    const around = runAround(scope)
    return around === null ? undefined : this.find(around)
  }

  #fitting(value: Json): Json | undefined {
    return this.#takes(printJson(value).length) ? value : undefined
  }

  #fittingError(event: Raised): Raised {
    const error = copyRaised(event)
    const { envelope, stderr_tail: stderr } = error
    const texts = stderr.length + (error.command?.length ?? 0) + (error.stdout_tail?.length ?? 0)
    if (this.#takes(printJson(envelope.details).length + texts)) return error
    const { command: _, stdout_tail: __, ...short } = error
    return { ...short, envelope: { ...envelope, details: {} }, stderr_tail: '' }
  }

  #takes(chars: number): boolean {
    if (this.isWhole) return true
    if (chars > this.#charsLeft) return false
    this.#charsLeft -= chars
    return true
  }
}
