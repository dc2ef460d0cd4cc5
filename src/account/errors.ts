import type { Raised } from '../core/envelope.js'
import type { StampedEvent } from '../core/events.js'
import { isKind } from '../core/kinds.js'
import { nodeKey, placeInFile, visitKey } from '../core/place.js'
import type { GroupBoard } from './groups.js'
import { actionOf } from './steps.js'

const MAX_TRIED = 200
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
  readonly count: number
  readonly by: OvercomeBy
}

/** One thing that was tried after an error. */
export interface Tried {
  readonly node: string
  readonly kind: string
  readonly attempt: number
  readonly action: string
  readonly to: string | null
  readonly delaySeconds: number | null
}

/** The same reaction of one node to one kind, counted. */
export interface Reaction extends Pick<Tried, 'node' | 'kind' | 'action' | 'to'> {
  readonly count: number
  readonly waitedSeconds: number
}

/** How often a kind was raised at one place, and how often the node succeeded after it. */
export interface Sighting {
  /** The node with the path that leads to it; visits, attempts and items of one place are one place. */
  readonly node: string
  readonly kind: string
  readonly count: number
  readonly recovered: number
  readonly recoveryAttempts: number
}

/** The errors of a run: which were raised, what became of each, and which ended it. */
export class Errors {
  /** The errors that ended the run, as errors.jsonl has them. */
  readonly recorded: Recorded[] = []
  /** What was done about errors, the first of it; `triedTotal` counts all. */
  readonly tried: Tried[] = []
  triedTotal = 0
  readonly #groups: GroupBoard
  readonly #overcome = new Map<string, Overcome>()
  readonly #reactions = new Map<string, Reaction>()
  readonly #sightings = new Map<string, Sighting>()
  /** What was done about the last error of a kind at a node. */
  readonly #actions = new Map<string, string>()
  /** The latest failure of a node that is not settled yet, by place. */
  readonly #open = new Map<string, Failed>()
  /** Sightings of a visit that has not succeeded yet. */
  readonly #unsettled = new Map<string, Set<string>>()
  readonly #collected = new Map<string, Map<string, Overcome>>()

  constructor(groups: GroupBoard) {
    this.#groups = groups
  }

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
        this.#see(event)
        break
      case 'node_retry_scheduled':
        this.#try({ ...event, action: 'retry', to: event.from, delaySeconds: event.delay_seconds })
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

  /** Whether the last run of a node failed and nothing has been done about it yet. */
  isOpen(event: { readonly scope: string; readonly node: string }): boolean {
    return this.#open.size > 0 && this.#open.has(nodeKey(event))
  }

  /** Errors that a route, a retry or a group overcame, one entry per kind. */
  overcome(): readonly Overcome[] {
    return [...this.#overcome.values()]
  }

  /** What was done about errors, equal reactions counted together. */
  reactions(): readonly Reaction[] {
    return [...this.#reactions.values()]
  }

  /** Where errors were raised and what overcame them, for statistics over many runs. */
  sightings(): readonly Sighting[] {
    return [...this.#sightings.values()]
  }

  /** The action that was taken on the last error of a kind at a node. */
  actionOn(node: string, kind: string): string | undefined {
    return this.#actions.get(`${node}\n${kind}`)
  }

  #completed(event: Extract<StampedEvent, { type: 'node_completed' }>): void {
    if (this.#open.size === 0 && this.#unsettled.size === 0) return
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (failure !== undefined) {
      add(this.#overcome, failure, 'retry')
      this.#open.delete(place)
    }
    const visit = visitKey(event)
    for (const key of this.#unsettled.get(visit) ?? []) {
      const seen = this.#sightings.get(key)
      if (seen === undefined) continue
      const recoveryAttempts = seen.recoveryAttempts + event.attempt
      this.#sightings.set(key, { ...seen, recovered: seen.recovered + 1, recoveryAttempts })
    }
    this.#unsettled.delete(visit)
  }

  #routed(event: Routed, kind: string): void {
    if (this.#actions.size < MAX_ACTIONS) this.#actions.set(`${event.node}\n${kind}`, actionOf(event))
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (event.action !== 'retry' && event.action !== 'collected') this.#try({ ...event, kind, delaySeconds: null })
    switch (event.action) {
      case 'to':
      case 'end':
      case 'recover':
        if (failure !== undefined) add(this.#overcome, failure, event.action)
        this.#open.delete(place)
        break
      case 'collected':
        this.#collect(event, failure)
        this.#open.delete(place)
        break
      case 'halt':
      case 'propagate':
      case 'unhandled':
        this.#open.delete(place)
        break
      case 'retry':
        break
    }
  }

  #collect(event: Routed, failure: Failed | undefined): void {
    const group = this.#groups.around(event.scope)?.group
    if (group === undefined || failure === undefined) return
    const kinds = this.#collected.get(group.key) ?? new Map<string, Overcome>()
    this.#collected.set(group.key, kinds)
    add(kinds, failure, 'group')
  }

  #groupEnded(event: Extract<StampedEvent, { type: 'group_completed' }>): void {
    const key = visitKey(event)
    const kinds = this.#collected.get(key)
    this.#collected.delete(key)
    if (event.status !== 'completed' || kinds === undefined) return
    for (const [kind, entry] of kinds) {
      const known = this.#overcome.get(kind)
      this.#overcome.set(kind, { ...(known ?? entry), count: (known?.count ?? 0) + entry.count })
    }
  }

  /** An error that came out of a child or a member is counted there, where it was raised. */
  #see(event: Failed): void {
    const { kind } = event.envelope
    if (!isKind(kind) || event.frames.length > 1) return
    const node = placeInFile(event)
    const key = `${node}\n${kind}`
    const seen = this.#sightings.get(key)
    if (seen === undefined && this.#sightings.size >= MAX_SIGHTINGS) return
    const known = seen ?? { node, kind, count: 0, recovered: 0, recoveryAttempts: 0 }
    this.#sightings.set(key, { ...known, count: known.count + 1 })
    const visit = visitKey(event)
    this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(key))
  }

  #try(event: Tried): void {
    this.triedTotal += 1
    const { node, kind, attempt, action, to, delaySeconds } = event
    if (this.tried.length < MAX_TRIED) this.tried.push({ node, kind, attempt, action, to, delaySeconds })
    const key = `${node}\n${kind}\n${action}\n${to ?? ''}`
    const known = this.#reactions.get(key)
    if (known === undefined && this.#reactions.size >= MAX_TRIED) return
    const count = (known?.count ?? 0) + 1
    const waitedSeconds = (known?.waitedSeconds ?? 0) + (delaySeconds ?? 0)
    this.#reactions.set(key, { node, kind, action, to, count, waitedSeconds })
  }
}

function add(kinds: Map<string, Overcome>, error: Failed, by: OvercomeBy): void {
  const { kind } = error.envelope
  const known = kinds.get(kind)
  if (known !== undefined) kinds.set(kind, { ...known, count: known.count + 1 })
  else if (kinds.size < MAX_KINDS) kinds.set(kind, { error, by, count: 1 })
}
