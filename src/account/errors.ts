import type { Raised } from '../core/envelope.js'
import type { StampedEvent } from '../core/events.js'
import { isKind } from '../core/kinds.js'
import { addTo } from '../core/lists.js'
import { nodeKey, placeInFile, runAround, visitKey } from '../core/place.js'
import type { HandledError } from '../core/report.js'
import { actionOf } from './visit.js'
import type { Visits } from './visits.js'

const MAX_REACTIONS = 200
const MAX_HANDLED = 100
const MAX_KINDS = 200
const MAX_ACTIONS = 10_000
const MAX_RECORDED = 10_000
const MAX_SIGHTINGS = 1000

type Failed = Extract<StampedEvent, { type: 'node_failed' }>
type Routed = Extract<StampedEvent, { type: 'route_taken' }>
type Recorded = Extract<StampedEvent, { type: 'error_recorded' }>

/** Who dealt with an error that did not end the run. */
export type OvercomeBy = 'retry' | 'to' | 'end' | 'recover' | 'group'

/** Errors of one kind that did not end the run: the first of them, and how many there were. */
export interface Overcome {
  readonly error: Raised & { readonly node: string }
  readonly by: OvercomeBy
  count: number
}

/** What was done about the errors of one kind at one node, counted. */
export interface Reaction {
  readonly node: string
  readonly kind: string
  readonly action: string
  readonly to: string | null
  count: number
  waitedSeconds: number
}

/** How often a kind was raised at one place, and how often the node succeeded after it. */
export interface Sighting {
  /** The node with the path that leads to it; visits, attempts and items of one place are one place. */
  readonly node: string
  readonly kind: string
  count: number
  recovered: number
  recoveryAttempts: number
}

interface Collected {
  readonly kinds: Map<string, Overcome>
  readonly handled: HandledError[]
  total: number
}

/** The errors of a run: which were raised, what became of each, and which ended it. */
export class Errors {
  /** The errors that ended the run, as errors.jsonl has them. */
  readonly recorded: Recorded[] = []
  /** Errors that were handled or tolerated, the first of them; `handledTotal` counts all. */
  readonly handled: HandledError[] = []
  handledTotal = 0
  /** Errors that a route, a retry or a group overcame, by their kinds. */
  readonly overcome = new Map<string, Overcome>()
  readonly reactions = new Map<string, Reaction>()
  /** Where errors were raised and what overcame them, for statistics over many runs. */
  readonly sightings = new Map<string, Sighting>()
  readonly #actions = new Map<string, string>()
  /** The latest failure of a node that is not settled yet, by place. */
  readonly #open = new Map<string, Failed>()
  /** Errors that led to a node which has not completed yet, by its place. */
  readonly #inHandler = new Map<string, Failed[]>()
  /** Errors of the members of a group that has not ended yet, the first of each kind. */
  readonly #collected = new Map<string, Collected>()
  /** Sightings of a visit that has not succeeded yet. */
  readonly #unsettled = new Map<string, Set<Sighting>>()

  constructor(readonly visits: Visits) {}

  consume(event: StampedEvent): void {
    switch (event.type) {
      case 'workflow_started':
        this.recorded.length = 0
        break
      case 'node_completed':
        this.#completed(event)
        break
      case 'node_failed':
        if (event.envelope.kind !== 'internal.cancelled') this.#open.set(nodeKey(event), event)
        for (const error of this.#inHandler.get(nodeKey(event)) ?? []) this.#handlerEnded(error, true)
        this.#see(event)
        break
      case 'node_retry_scheduled':
        this.#react({ ...event, action: 'retry', to: event.from }, event.delay_seconds)
        break
      case 'route_taken':
        if (event.kind !== null) this.#routed(event, event.kind)
        break
      case 'group_completed':
        this.#groupEnded(event)
        break
      case 'error_recorded':
        if (this.recorded.length < MAX_RECORDED) this.recorded.push(event)
        break
      default:
    }
  }

  /** The action that was taken on the last error of a kind at a node. */
  actionOn(node: string, kind: string): string | undefined {
    return this.#actions.get(`${node}\n${kind}`)
  }

  #completed(event: Extract<StampedEvent, { type: 'node_completed' }>): void {
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (failure !== undefined) count(this.overcome, failure, 'retry', 1)
    this.#open.delete(place)
    this.#handlerCompleted(place, event.node)
    const visit = visitKey(event)
    for (const seen of this.#unsettled.get(visit) ?? []) {
      seen.recovered += 1
      seen.recoveryAttempts += event.attempt
    }
    this.#unsettled.delete(visit)
    // The node's own routes decide on the exit code: no error was raised, and still a command failed.
    if (event.handled_by === undefined) return
    const message = `${event.node} exited with code ${event.exit_code}`
    this.#list([{ node: event.node, kind: 'internal.script_error', message, attempts: event.attempt, by: 'when' }], 1)
  }

  #handlerCompleted(place: string, node: string): void {
    for (const error of this.#inHandler.get(place) ?? []) {
      this.#handlerEnded(error, false)
      this.#handle(error, 'to', node)
    }
    this.#inHandler.delete(place)
  }

  #handlerEnded(error: Failed, isFailed: boolean): void {
    const visit = this.visits.find(error)
    if (visit !== undefined) visit.handlerFailed = isFailed
  }

  #routed(event: Routed, kind: string): void {
    if (this.#actions.size < MAX_ACTIONS) this.#actions.set(`${event.node}\n${kind}`, actionOf(event))
    const { action, scope, to } = event
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (action !== 'retry' && action !== 'collected') this.#react({ ...event, kind }, 0)
    if (action !== 'retry') {
      this.#open.delete(place)
      // A handler that failed has handled nothing: its own error says what it was about. One that recovered has completed.
      if (action === 'recover') this.#handlerCompleted(place, event.node)
      this.#inHandler.delete(place)
    }
    if (failure === undefined) return
    if (action === 'end' || action === 'recover') this.#handle(failure, action, action)
    // Only an error whose handler completes is handled.
    if (action === 'to' && to !== null) addTo(this.#inHandler, nodeKey({ scope, node: to }), failure)
    if (action === 'collected') {
      const group = runAround(scope)
      if (group !== null) this.#collect(visitKey(group), failure)
    }
  }

  #collect(group: string, failure: Failed): void {
    const collected: Collected = this.#collected.get(group) ?? { kinds: new Map(), handled: [], total: 0 }
    this.#collected.set(group, collected)
    count(collected.kinds, failure, 'group', 1)
    collected.total += 1
    if (collected.handled.length < MAX_HANDLED) collected.handled.push(handledBy(failure, 'group'))
  }

  #groupEnded(event: Extract<StampedEvent, { type: 'group_completed' }>): void {
    const key = visitKey(event)
    const collected = this.#collected.get(key)
    this.#collected.delete(key)
    if (event.status !== 'completed' || collected === undefined) return
    for (const { error, count: times } of collected.kinds.values()) count(this.overcome, error, 'group', times)
    this.#list(collected.handled, collected.total)
  }

  #handle(failure: Failed, action: OvercomeBy, by: string): void {
    count(this.overcome, failure, action, 1)
    this.#list([handledBy(failure, by)], 1)
  }

  #list(handled: readonly HandledError[], total: number): void {
    this.handledTotal += total
    this.handled.push(...handled.slice(0, MAX_HANDLED - this.handled.length))
  }

  /** An error that came out of a child or a member is counted there, where it was raised. */
  #see(event: Failed): void {
    const { kind } = event.envelope
    // An error that somebody injected has not happened.
    if (!isKind(kind) || event.frames.length > 1 || event.envelope.details['injected'] === true) return
    const node = placeInFile(event)
    const key = `${node}\n${kind}`
    const none = { node, kind, count: 0, recovered: 0, recoveryAttempts: 0 }
    const seen = entryOf(this.sightings, key, none, MAX_SIGHTINGS)
    if (seen === undefined) return
    seen.count += 1
    const visit = visitKey(event)
    this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(seen))
  }

  #react({ node, kind, action, to }: Pick<Reaction, 'node' | 'kind' | 'action' | 'to'>, delaySeconds: number): void {
    const key = `${node}\n${kind}\n${action}\n${to ?? ''}`
    const reaction = entryOf(this.reactions, key, { node, kind, action, to, count: 0, waitedSeconds: 0 }, MAX_REACTIONS)
    if (reaction === undefined) return
    reaction.count += 1
    reaction.waitedSeconds += delaySeconds
  }
}

/** The entry of a key, a new one where there is none; undefined where there are too many already. */
function entryOf<T>(entries: Map<string, T>, key: string, made: T, most: number): T | undefined {
  if (!entries.has(key) && entries.size < most) entries.set(key, made)
  return entries.get(key)
}

function count(kinds: Map<string, Overcome>, error: Overcome['error'], by: OvercomeBy, times: number): void {
  const overcome = entryOf(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS)
  if (overcome !== undefined) overcome.count += times
}

function handledBy({ node, envelope, attempts, item }: Failed, by: string): HandledError {
  const { kind, message } = envelope
  return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) }
}
