import type { Raised } from '../core/envelope.js'
import type { EventHandlers, Stamped } from '../core/events.js'
import { addTo } from '../core/maps.js'
import { isInsideAttempt, runAround, scopeInside, toNodeKey, visitKey } from '../core/place.js'
import type { HandledError } from '../core/report.js'
import { hasSteps } from '../core/step-types.js'
import { TEST_FAILED } from '../core/tool-kinds.js'
import { getOrAddEntry } from './logs.js'
import type { Visits } from './visits.js'

const MAX_HANDLED = 100
const MAX_KINDS = 200
const MAX_RECORDED = 10_000

type Failed = Stamped<'node_failed'>

export type OvercomeBy = 'retry' | 'to' | 'end' | 'recover' | 'group'

/** Errors of one kind that did not end the run: the first one, and their number. */
export interface Overcome {
  readonly error: Raised & { readonly node: string }
  readonly by: OvercomeBy
  count: number
}

interface Collected {
  readonly kinds: Map<string, Overcome>
  readonly handled: HandledError[]
  total: number
  readonly cleanup: Failed[]
}

/**
 * The errors of a run: which were handled, and which ended the run.
 *
 * A failed node has an open error until the flow decides about it. What happens next decides what becomes of the error:
 *
 * - The node completes at a later attempt: a retry overcame the error.
 * - A route ends the flow or recovers: the error is handled.
 * - A route leads to a handler: the error is handled when that handler completes, not before.
 * - A retry re-enters at an earlier node and the flow never returns to the failed one: the error is handled when the flow completes.
 * - A group collects the error of a member: the error is handled when the group completes.
 */
export class Errors {
  readonly recorded: Stamped<'error_recorded'>[] = []
  /** The first errors that were handled or tolerated; `handledTotal` counts all. */
  readonly handled: HandledError[] = []
  handledTotal = 0
  /** Errors that a route, a retry or a group overcame, by kind. */
  readonly overcome = new Map<string, Overcome>()
  readonly #open = new Map<string, Failed>()
  /** Nodes whose last error was followed by a retry from an earlier node. */
  readonly #reentered = new Set<string>()
  readonly #inHandler = new Map<string, Failed[]>()
  readonly #collected = new Map<string, Collected>()

  constructor(readonly visits: Visits) {}

  readonly on: EventHandlers = {
    workflow_started: () => {
      this.recorded.length = 0
    },
    node_failed: (event) => {
      if (event.envelope.kind !== 'internal.cancelled') this.#open.set(toNodeKey(event), event)
      for (const error of this.#inHandler.get(toNodeKey(event)) ?? []) this.#markHandler(error, true)
    },
    node_completed: (event) => {
      const key = toNodeKey(event)
      const failure = this.#open.get(key)
      if (failure !== undefined) count(this.overcome, failure, 'retry', 1)
      this.#open.delete(key)
      this.#completeHandler(key, event.node)
      this.#list(...listTolerated(event))
    },
    node_retry_scheduled: (event) => {
      if (event.from !== null) this.#reentered.add(toNodeKey(event))
    },
    route_taken: (event) => {
      if (event.kind !== null) this.#followRoute(event)
    },
    subworkflow_completed: (event) => {
      if (event.status !== 'suspended') this.#handleReentered(scopeInside(event))
    },
    workflow_completed: () => this.#handleReentered(null),
    group_completed: (event) => {
      const collected = this.#collected.get(visitKey(event))
      this.#collected.delete(visitKey(event))
      if (collected === undefined) return
      if (event.status === 'completed') {
        for (const { error, count: times } of collected.kinds.values()) count(this.overcome, error, 'group', times)
        this.#list(collected.handled, collected.total)
      } else {
        // A handler of the group's failure also handles the errors of `finally` nodes inside its members.
        for (const error of collected.cleanup) this.#open.set(toNodeKey(error), error)
      }
    },
    error_recorded: (event) => {
      if (this.recorded.length < MAX_RECORDED) this.recorded.push(event)
    },
  }

  #followRoute({ scope, node, action, to }: Stamped<'route_taken'>): void {
    const key = toNodeKey({ scope, node })
    const failure = this.#open.get(key)
    if (action !== 'retry') {
      this.#open.delete(key)
      // A failed handler has handled nothing; a recovered handler has completed.
      if (action === 'recover') this.#completeHandler(key, node)
      this.#inHandler.delete(key)
    }
    if (failure === undefined) return
    if (action === 'end' || action === 'recover') this.#handle(failure, action, action)
    if (action === 'to' && to !== null) addTo(this.#inHandler, toNodeKey({ scope, node: to }), failure)
    const group = action === 'collected' ? runAround(scope) : null
    if (group !== null) this.#collect(visitKey(group), failure)
  }

  #completeHandler(key: string, node: string): void {
    for (const error of this.#inHandler.get(key) ?? []) {
      this.#markHandler(error, false)
      this.#handle(error, 'to', node)
    }
    this.#inHandler.delete(key)
  }

  #markHandler(error: Failed, isFailed: boolean): void {
    const visit = this.visits.find(error)
    if (visit !== undefined) visit.handlerFailed = isFailed
  }

  /** Handles the open errors in a scope, or in all, that a retry from an earlier node led past. */
  #handleReentered(scope: string | null): void {
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
    const cleanup = this.#takeFinallyErrors(failure)
    collected.cleanup.push(...cleanup.slice(0, MAX_HANDLED - collected.cleanup.length))
    for (const error of [failure, ...cleanup]) {
      count(collected.kinds, error, 'group', 1)
      collected.total += 1
      if (collected.handled.length < MAX_HANDLED) collected.handled.push(toHandled(error, 'group'))
    }
  }

  #handle(failure: Failed, action: OvercomeBy, by: string): void {
    for (const error of [failure, ...this.#takeFinallyErrors(failure)]) {
      count(this.overcome, error, action, 1)
      this.#list([toHandled(error, by)], 1)
    }
  }

  /** Removes and returns the errors of `finally` nodes inside a failed child or group: whoever handles its failure handles them. */
  #takeFinallyErrors(failure: Failed): readonly Failed[] {
    if (!hasSteps(failure.node_type)) return []
    const inside = [...this.#open].filter(([key]) => isInsideAttempt(key, failure))
    for (const [key] of inside) this.#open.delete(key)
    // The other ones are themselves the failure of a child.
    return inside.map(([, error]) => error).filter(({ secondary }) => secondary === true)
  }

  #list(handled: readonly HandledError[], total: number): void {
    this.handledTotal += total
    this.handled.push(...handled.slice(0, MAX_HANDLED - this.handled.length))
  }
}

function count(kinds: Map<string, Overcome>, error: Overcome['error'], by: OvercomeBy, times: number): void {
  const overcome = getOrAddEntry(kinds, error.envelope.kind, { error, by, count: 0 }, MAX_KINDS)
  if (overcome !== undefined) overcome.count += times
}

function toHandled({ node, envelope, attempts, item }: Failed, by: string): HandledError {
  const { kind, message } = envelope
  return { node, kind, message, attempts, by, ...(item === undefined ? {} : { item: item.key }) }
}

/** Returns the failures of a completed node that raised no error: quarantined tests, and an exit code that its own routes read. */
function listTolerated(event: Stamped<'node_completed'>): readonly [readonly HandledError[], number] {
  const { node, attempt: attempts, exit_code: code, quarantined = [] } = event
  const tolerated = quarantined.map((test): HandledError => {
    return { node, kind: TEST_FAILED, message: `${test.name}: ${test.message}`, attempts, by: 'quarantine' }
  })
  if (event.handled_by === 'when') {
    const exit = typeof code === 'number' ? { exit_code: code } : null
    const message = `${node} exited with code ${code}`
    tolerated.push({ node, kind: 'internal.script_error', message, attempts, by: 'when', ...exit })
  }
  return [tolerated, tolerated.length]
}
