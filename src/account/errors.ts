import type { EventHandlers, Stamped } from '../core/events.js'
import { addTo } from '../core/maps.js'
import { isInsideAttempt, runAround, scopeInside, toNodeKey, visitKey } from '../core/place.js'
import type { HandledError } from '../core/report.js'
import { hasSteps } from '../core/step-types.js'
import { TEST_FAILED } from '../core/tool-kinds.js'
import { appendAll } from '../text/lists.js'
import {
  addOvercome,
  type FailedEvent,
  MAX_HANDLED,
  type Overcome,
  type OvercomeBy,
  PendingErrors,
} from './pending-errors.js'
import type { Visits } from './visits.js'

const MAX_RECORDED = 10_000

/**
 * The errors of a run: which were handled, and which ended the run.
 *
 * A failed node has an open error until the flow decides about it. What happens next decides what becomes of the error:
 *
 * - The node completes at a later attempt: a retry overcame the error.
 * - A route ends the flow or recovers: the error is handled.
 * - A route leads to a handler: the error is handled when that handler completes, not before. If the handler fails, its own handler
 *   handles both.
 * - A retry re-enters at an earlier node and the flow never returns to the failed one: the error is handled when the flow completes.
 * - A group collects the error of a member: the error is handled when the group completes.
 * - The error of a handler, or of a row that could not be carried out, leaves a child or a member: whoever handles the failure of that child handles the chain too.
 */
export class Errors {
  readonly recorded: Stamped<'error_recorded'>[] = []
  /** The first errors that were handled or tolerated; `handledTotal` counts all. */
  readonly handled: HandledError[] = []
  handledTotal = 0
  /** Errors that a route, a retry or a group overcame, by kind. */
  readonly overcome = new Map<string, Overcome>()
  readonly #open = new Map<string, FailedEvent>()
  /** Nodes whose last error was followed by a retry from an earlier node. */
  readonly #reentered = new Set<string>()
  /** Chains of errors that led to a node, which is to handle them. */
  readonly #chains = new Map<string, PendingErrors[]>()
  /** Errors inside children and groups beside those that failed them: of `finally` nodes, and chains whose last handler failed. */
  readonly #inside = new Map<string, PendingErrors>()
  readonly #collected = new Map<string, { readonly all: PendingErrors; readonly inside: PendingErrors }>()

  constructor(readonly visits: Visits) {}

  readonly on: EventHandlers = {
    workflow_started: () => {
      this.recorded.length = 0
    },
    node_failed: (event) => {
      const key = toNodeKey(event)
      // A node that ends the run on purpose has done its work.
      if (event.is_explicit === true) return this.#completeHandler(key, event.node)
      if (event.secondary === true) this.#keepInside(key, new PendingErrors().add(event))
      else if (event.envelope.kind !== 'internal.cancelled') this.#open.set(key, event)
      for (const chain of this.#chains.get(key) ?? []) chain.isFailed = true
    },
    node_completed: (event) => {
      const key = toNodeKey(event)
      const failure = this.#open.get(key)
      if (failure !== undefined) addOvercome(this.overcome, failure, 'retry', 1)
      this.#open.delete(key)
      this.#completeHandler(key, event.node)
      this.#list(...listTolerated(event))
    },
    node_retry_scheduled: (event) => {
      const failure = this.#open.get(toNodeKey(event))
      if (event.from !== null) this.#reentered.add(toNodeKey(event))
      // The next attempt of a child begins anew.
      else if (failure !== undefined) this.#takeInside(failure)
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
      if (event.status === 'completed') this.#handle(collected.all, 'group', 'group')
      // A handler of the group's failure also handles what lies beside the errors of its members.
      else this.#keepInside(scopeInside(event), collected.inside)
    },
    error_recorded: (event) => {
      if (this.recorded.length < MAX_RECORDED) this.recorded.push(event)
    },
  }

  #followRoute(event: Stamped<'route_taken'>): void {
    const { scope, node, action, to } = event
    if (action === 'retry') return
    const key = toNodeKey(event)
    const failure = this.#open.get(key)
    // A recovered handler has completed.
    if (action === 'recover') this.#completeHandler(key, node)
    if (failure === undefined) return
    const chains = this.#failChains(key, node)
    this.#open.delete(key)
    if (action === 'unhandled' || action === 'propagate') {
      for (const chain of chains) this.#keepInside(key, chain)
      // The row could not be carried out: its own error leaves the flow in the place of this one.
      if (action === 'unhandled' && event.route !== '') this.#keepInside(key, new PendingErrors().add(failure))
    } else if (action === 'to' && to !== null) {
      this.#lead(toNodeKey({ scope, node: to }), failure, chains)
    } else if (action === 'end' || action === 'recover') {
      for (const errors of [...chains, this.#withInside(failure)]) this.#handle(errors, action, action)
    } else if (action === 'collected') {
      const group = runAround(scope)
      if (group !== null) this.#collect(visitKey(group), failure)
    }
  }

  /** Leads an error to its handler, with the errors that the failed node was handling. */
  #lead(handler: string, failure: FailedEvent, chains: readonly PendingErrors[]): void {
    const [chain = new PendingErrors(), ...others] = chains
    chain.addAll(this.#withInside(failure))
    for (const led of [chain, ...others]) {
      led.isFailed = false
      addTo(this.#chains, handler, led)
    }
    const visit = this.visits.find(failure)
    if (visit !== undefined) visit.handling = chain
  }

  #completeHandler(key: string, node: string): void {
    for (const chain of this.#chains.get(key) ?? []) {
      chain.isFailed = false
      this.#handle(chain, 'to', node)
    }
    this.#chains.delete(key)
  }

  /** Removes and returns the chains that a failed node was to handle. */
  #failChains(key: string, node: string): readonly PendingErrors[] {
    const chains = this.#chains.get(key) ?? []
    this.#chains.delete(key)
    for (const chain of chains) chain.failHandler(node)
    return chains
  }

  /** Handles the open errors in a scope, or in all, that a retry from an earlier node led past. */
  #handleReentered(scope: string | null): void {
    for (const key of this.#reentered) {
      const failure = this.#open.get(key)
      if (failure === undefined || (scope !== null && failure.scope !== scope)) continue
      this.#reentered.delete(key)
      this.#open.delete(key)
      for (const chain of this.#failChains(key, failure.node)) {
        chain.isFailed = false
        this.#handle(chain, 'retry', 'retry')
      }
      this.#handle(this.#withInside(failure), 'retry', 'retry')
    }
  }

  #collect(group: string, failure: FailedEvent): void {
    const collected = this.#collected.get(group) ?? { all: new PendingErrors(), inside: new PendingErrors() }
    this.#collected.set(group, collected)
    const inside = this.#takeInside(failure)
    collected.all.add(failure)
    for (const errors of inside) {
      collected.all.addAll(errors)
      collected.inside.addAll(errors)
    }
  }

  #handle(errors: PendingErrors, action: OvercomeBy, by: string): void {
    for (const { error, count } of errors.kinds.values()) addOvercome(this.overcome, error, action, count)
    this.#list(errors.listHandled(by), errors.total)
  }

  #withInside(failure: FailedEvent): PendingErrors {
    const errors = new PendingErrors().add(failure)
    for (const inside of this.#takeInside(failure)) errors.addAll(inside)
    return errors
  }

  #keepInside(key: string, errors: PendingErrors): void {
    const kept = this.#inside.get(key)
    if (kept === undefined) this.#inside.set(key, errors)
    else kept.addAll(errors)
  }

  /** Removes and returns the errors inside a failed child or group: whoever handles its failure handles them. */
  #takeInside(failure: FailedEvent): readonly PendingErrors[] {
    if (!hasSteps(failure.node_type)) return []
    // An open error is the failure of the child itself.
    for (const key of this.#open.keys()) if (isInsideAttempt(key, failure)) this.#open.delete(key)
    const inside = [...this.#inside].filter(([key]) => isInsideAttempt(key, failure))
    for (const [key] of inside) this.#inside.delete(key)
    return inside.map(([, errors]) => errors)
  }

  #list(handled: readonly HandledError[], total: number): void {
    this.handledTotal += total
    appendAll(this.handled, handled.slice(0, MAX_HANDLED - this.handled.length))
  }
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
