import type { Raised } from '../core/envelope.js'
import type { EventHandlers, Stamped } from '../core/events.js'
import { isKind } from '../core/kinds.js'
import { addTo } from '../core/lists.js'
import { isInsideAttempt, nodeKey, placeInFile, runAround, scopeInside, visitKey } from '../core/place.js'
import type { HandledError } from '../core/report.js'
import { TEST_FAILED } from '../core/tool-kinds.js'
import { toNodeAction } from './visit.js'
import type { Visits } from './visits.js'

const MAX_REACTIONS = 200
const MAX_HANDLED = 100
const MAX_KINDS = 200
const MAX_ACTIONS = 10_000
const MAX_RECORDED = 10_000
const MAX_SIGHTINGS = 1000

type Failed = Stamped<'node_failed'>

/** Mechanism that overcame an error. */
export type OvercomeBy = 'retry' | 'to' | 'end' | 'recover' | 'group'

/** Errors of one kind that did not end the run: the first one, and their number. */
export interface Overcome {
  readonly error: Raised & { readonly node: string }
  readonly by: OvercomeBy
  count: number
}

/** Number of times that an action was taken on a kind at a node. */
export interface Reaction {
  readonly node: string
  readonly kind: string
  readonly action: string
  readonly to: string | null
  count: number
  waitedSeconds: number
}

/** Number of times that a kind was raised at a node, and that the node succeeded afterwards. */
export interface KindCount {
  /** The node with its path, without visits, attempts and items. */
  readonly node: string
  readonly kind: string
  count: number
  recovered: number
  recovery_attempts: number
}

interface Collected {
  readonly kinds: Map<string, Overcome>
  readonly handled: HandledError[]
  total: number
  /** Errors of `finally` nodes inside the members. */
  readonly cleanup: Failed[]
}

/** The errors of a run: which were raised, how each was handled, and which ended the run. */
export class Errors {
  /** Errors that ended the run, as in errors.jsonl. */
  readonly recorded: Stamped<'error_recorded'>[] = []
  /** The first errors that were handled or tolerated; `handledTotal` counts all. */
  readonly handled: HandledError[] = []
  handledTotal = 0
  /** Errors that a route, a retry or a group overcame, by kind. */
  readonly overcome = new Map<string, Overcome>()
  readonly reactions = new Map<string, Reaction>()
  /** Sightings for the ledger. */
  readonly sightings = new Map<string, KindCount>()
  readonly #actions = new Map<string, string>()
  /** Latest failures without a decision, by node. */
  readonly #open = new Map<string, Failed>()
  /** Nodes whose last error a retry from an earlier node followed. */
  readonly #reentered = new Set<string>()
  /** Errors whose handler has not completed yet, by handler. */
  readonly #inHandler = new Map<string, Failed[]>()
  /** Errors of members of groups that have not ended yet. */
  readonly #collected = new Map<string, Collected>()
  /** Sightings of visits that have not succeeded yet. */
  readonly #unsettled = new Map<string, Set<KindCount>>()

  constructor(readonly visits: Visits) {}

  readonly on: EventHandlers = {
    workflow_started: () => {
      this.recorded.length = 0
    },
    node_completed: (event) => this.#completed(event),
    node_failed: (event) => {
      if (event.envelope.kind !== 'internal.cancelled') this.#open.set(nodeKey(event), event)
      for (const error of this.#inHandler.get(nodeKey(event)) ?? []) this.#handlerEnded(error, true)
      this.#see(event)
    },
    node_retry_scheduled: (event) => {
      this.#react({ ...event, action: 'retry', to: event.from }, event.delay_seconds)
      if (event.from !== null) this.#reentered.add(nodeKey(event))
    },
    subworkflow_completed: (event) => {
      if (event.status !== 'suspended') this.#passBy(scopeInside(event))
    },
    workflow_completed: () => this.#passBy(null),
    route_taken: (event) => {
      if (event.kind !== null) this.#routed(event, event.kind)
    },
    group_completed: (event) => {
      const key = visitKey(event)
      const collected = this.#collected.get(key)
      this.#collected.delete(key)
      if (collected === undefined) return
      if (event.status !== 'completed') {
        // Whoever handles the failure of the group handles what `finally` nodes of its members raised.
        for (const error of collected.cleanup) this.#open.set(nodeKey(error), error)
        return
      }
      for (const { error, count: times } of collected.kinds.values()) count(this.overcome, error, 'group', times)
      this.#list(collected.handled, collected.total)
    },
    error_recorded: (event) => {
      if (this.recorded.length < MAX_RECORDED) this.recorded.push(event)
    },
  }

  /** Returns the action that was taken on the last error of a kind at a node. */
  actionOn(node: string, kind: string): string | undefined {
    return this.#actions.get(`${node}\n${kind}`)
  }

  #completed(event: Stamped<'node_completed'>): void {
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (failure !== undefined) count(this.overcome, failure, 'retry', 1)
    this.#open.delete(place)
    this.#handlerCompleted(place, event.node)
    const visit = visitKey(event)
    for (const seen of this.#unsettled.get(visit) ?? []) {
      seen.recovered += 1
      seen.recovery_attempts += event.attempt
    }
    this.#unsettled.delete(visit)
    // A command failed without raising an error, because the node's own routes read the exit code.
    const { node, attempt: attempts, exit_code: code, quarantined = [] } = event
    const tests = quarantined.map((test): HandledError => {
      return { node, kind: TEST_FAILED, message: `${test.name}: ${test.message}`, attempts, by: 'quarantine' }
    })
    this.#list(tests, tests.length)
    if (event.handled_by !== 'when') return
    const exit = typeof code === 'number' ? { exit_code: code } : null
    const message = `${node} exited with code ${code}`
    this.#list([{ node, kind: 'internal.script_error', message, attempts, by: 'when', ...exit }], 1)
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

  #routed(event: Stamped<'route_taken'>, kind: string): void {
    if (this.#actions.size < MAX_ACTIONS) this.#actions.set(`${event.node}\n${kind}`, toNodeAction(event))
    const { action, scope, to } = event
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (action !== 'retry' && action !== 'collected') this.#react({ ...event, kind }, 0)
    if (action !== 'retry') {
      this.#open.delete(place)
      // A failed handler has handled nothing; a recovered handler has completed.
      if (action === 'recover') this.#handlerCompleted(place, event.node)
      this.#inHandler.delete(place)
    }
    if (failure === undefined) return
    if (action === 'end' || action === 'recover') this.#handle(failure, action, action)
    // An error is handled only once its handler completes.
    if (action === 'to' && to !== null) addTo(this.#inHandler, nodeKey({ scope, node: to }), failure)
    if (action === 'collected') {
      const group = runAround(scope)
      if (group !== null) this.#collect(visitKey(group), failure)
    }
  }

  /** Lists the errors in a scope, or in all, that a retry from an earlier node led past: their nodes did not run again. */
  #passBy(scope: string | null): void {
    for (const key of this.#reentered) {
      const failure = this.#open.get(key)
      if (failure === undefined || (scope !== null && failure.scope !== scope)) continue
      this.#reentered.delete(key)
      this.#open.delete(key)
      this.#handle(failure, 'retry', 'retry')
    }
  }

  #collect(group: string, failure: Failed): void {
    const collected: Collected = this.#collected.get(group) ?? { kinds: new Map(), handled: [], total: 0, cleanup: [] }
    this.#collected.set(group, collected)
    const cleanup = this.#finallyErrors(failure)
    collected.cleanup.push(...cleanup.slice(0, MAX_HANDLED - collected.cleanup.length))
    for (const error of [failure, ...cleanup]) {
      count(collected.kinds, error, 'group', 1)
      collected.total += 1
      if (collected.handled.length < MAX_HANDLED) collected.handled.push(handledBy(error, 'group'))
    }
  }

  #handle(failure: Failed, action: OvercomeBy, by: string): void {
    for (const error of [failure, ...this.#finallyErrors(failure)]) {
      count(this.overcome, error, action, 1)
      this.#list([handledBy(error, by)], 1)
    }
  }

  /** Removes and returns the errors of `finally` nodes inside a failed child or group: whoever handles its failure handles them. */
  #finallyErrors(failure: Failed): readonly Failed[] {
    if (!HOLDERS.has(failure.node_type)) return []
    const inside = [...this.#open].filter(([key]) => isInsideAttempt(key, failure))
    for (const [key] of inside) this.#open.delete(key)
    // The other ones are themselves the failure of a child.
    return inside.map(([, error]) => error).filter(({ secondary }) => secondary === true)
  }

  #list(handled: readonly HandledError[], total: number): void {
    this.handledTotal += total
    this.handled.push(...handled.slice(0, MAX_HANDLED - this.handled.length))
  }

  /** Counts an error at the node that raised it, not at the groups and children around that node. */
  #see(event: Failed): void {
    const { kind } = event.envelope
    // Injected errors do not count.
    if (!isKind(kind) || event.frames.length > 1 || event.envelope.details['injected'] === true) return
    const node = placeInFile(event)
    const key = `${node}\n${kind}`
    const none = { node, kind, count: 0, recovered: 0, recovery_attempts: 0 }
    const seen = getOrAddEntry(this.sightings, key, none, MAX_SIGHTINGS)
    if (seen === undefined) return
    seen.count += 1
    const visit = visitKey(event)
    this.#unsettled.set(visit, (this.#unsettled.get(visit) ?? new Set()).add(seen))
  }

  #react({ node, kind, action, to }: Pick<Reaction, 'node' | 'kind' | 'action' | 'to'>, delaySeconds: number): void {
    const key = `${node}\n${kind}\n${action}\n${to ?? ''}`
    const reaction = getOrAddEntry(
      this.reactions,
      key,
      { node, kind, action, to, count: 0, waitedSeconds: 0 },
      MAX_REACTIONS,
    )
    if (reaction === undefined) return
    reaction.count += 1
    reaction.waitedSeconds += delaySeconds
  }
}

/** Returns the entry of a key, and adds `fresh` if there is none; undefined if the map is full. */
function getOrAddEntry<T>(entries: Map<string, T>, key: string, fresh: T, max: number): T | undefined {
  if (!entries.has(key) && entries.size < max) entries.set(key, fresh)
  return entries.get(key)
}

function count(kinds: Map<string, Overcome>, error: Overcome['error'], by: OvercomeBy, times: number): void {
  const overcome = getOrAddEntry(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS)
  if (overcome !== undefined) overcome.count += times
}

/** Types of nodes that other nodes run inside of. */
const HOLDERS: ReadonlySet<string> = new Set(['workflow', 'for_each', 'parallel'])

function handledBy({ node, envelope, attempts, item }: Failed, by: string): HandledError {
  const { kind, message } = envelope
  return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) }
}
