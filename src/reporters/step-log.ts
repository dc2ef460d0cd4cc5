import type { StampedEvent } from '../core/events.js'
import { runAround, runsAround } from '../core/place.js'
import type { GraphNode, StepReport, WorkflowGraph } from '../core/report.js'

interface StepState {
  status: 'running' | 'waiting' | 'completed' | 'failed'
  /** When it started, as the event says. */
  startedAt: string
  durationMs: number | null
  attempts: number
  cached: boolean
}

type NodeEvent = StampedEvent & { readonly node: string; readonly visit: number; readonly attempt: number }

/** Follows the steps of the root workflow through the events; members of groups count, items of a for_each do not. */
export class StepLog {
  readonly #steps: readonly GraphNode[]
  readonly #parents = new Map<string, string>()
  readonly #states = new Map<string, StepState>()
  readonly #actions = new Map<string, string>()
  readonly #completed = new Set<string>()
  #lastTime = ''

  constructor(graph: WorkflowGraph) {
    const items = new Set<string>()
    for (const group of graph.nodes)
      for (const member of group.members) {
        if (group.type === 'for_each') items.add(member)
        else this.#parents.set(member, group.name)
      }
    this.#steps = graph.nodes.filter((node) => !items.has(node.name))
  }

  consume(event: StampedEvent): void {
    this.#lastTime = event.timestamp
    switch (event.type) {
      case 'node_started':
      case 'group_started':
        this.#start(event)
        break
      case 'node_completed':
        this.#end(event, 'completed', event.duration_ms)
        break
      case 'node_failed':
        this.#end(event, 'failed', event.duration_ms)
        break
      case 'group_completed':
        if (event.status === 'suspended') break
        this.#end(event, event.status === 'completed' ? 'completed' : 'failed', event.duration_ms)
        break
      case 'gate_waiting':
        this.#wait(event.scope, event.node)
        break
      case 'node_retry_scheduled':
        if (this.#isStep(event.scope, event.node)) this.#actions.set(event.node, 'retry')
        break
      case 'route_taken':
        this.#route(event)
        break
      default:
    }
  }

  /** Names in the order in which they were last completed; an error that a route handled counts as completed. */
  completed(): readonly string[] {
    return [...this.#completed]
  }

  /** What was done after each node: `default`, `error`, or the action of the route. */
  actions(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#actions)
  }

  reports(repaired: ReadonlySet<string>): readonly StepReport[] {
    return this.#steps.map((node) => this.#report(node, repaired.has(node.name)))
  }

  #report(node: GraphNode, repaired: boolean): StepReport {
    const state = this.#states.get(node.name)
    if (state === undefined || state.status === 'waiting')
      return {
        node_id: node.name,
        type: node.type,
        status: 'not_executed',
        duration_ms: null,
        attempts: 0,
        cached: false,
        repaired: false,
      }
    return {
      node_id: node.name,
      type: node.type,
      status: state.status === 'completed' ? 'completed' : 'failed',
      duration_ms: state.durationMs ?? Math.max(0, Date.parse(this.#lastTime) - Date.parse(state.startedAt)),
      attempts: state.attempts,
      cached: state.cached,
      repaired: repaired && !state.cached,
    }
  }

  #start(event: NodeEvent): void {
    if (!this.#isStep(event.scope, event.node)) return
    this.#completed.delete(event.node)
    this.#actions.delete(event.node)
    this.#states.set(event.node, {
      status: 'running',
      startedAt: event.timestamp,
      durationMs: null,
      attempts: event.attempt,
      cached: event.replayed === true,
    })
  }

  #end(event: NodeEvent, status: 'completed' | 'failed', durationMs: number): void {
    if (!this.#isStep(event.scope, event.node)) return
    this.#states.set(event.node, {
      status,
      startedAt: event.timestamp,
      durationMs,
      attempts: event.attempt,
      cached: event.replayed === true,
    })
    this.#completed.delete(event.node)
    if (status === 'completed') this.#completed.add(event.node)
    this.#actions.set(event.node, status === 'completed' ? 'default' : 'error')
  }

  /** A gate inside of a child or a group keeps the steps around it waiting too. */
  #wait(scope: string, node: string): void {
    for (const at of [{ scope, node }, ...runsAround(scope)]) {
      const state = this.#states.get(at.node)
      if (this.#isStep(at.scope, at.node) && state !== undefined) state.status = 'waiting'
    }
  }

  #route(event: Extract<StampedEvent, { type: 'route_taken' }>): void {
    if (!this.#isStep(event.scope, event.node)) return
    const action = actionOf(event)
    // The success routes that follow a recovery are not what became of the node.
    if (action === 'default' && this.#actions.get(event.node) === 'recover') return
    this.#actions.set(event.node, action)
    const state = this.#states.get(event.node)
    if (action === 'recover' && state !== undefined) state.status = 'completed'
    if (event.kind !== null && (action === 'to' || action === 'recover')) this.#completed.add(event.node)
  }

  /** The named members of a parallel group run in its scope, and are steps of the file all the same. */
  #isStep(scope: string, node: string): boolean {
    if (scope === '') return true
    const around = runAround(scope)
    return around !== null && around.scope === '' && around.node === this.#parents.get(node)
  }
}

/** The word for a route: what an error route did, or that nothing special happened. */
export function actionOf(event: Extract<StampedEvent, { type: 'route_taken' }>): string {
  if (event.kind === null) return event.action === 'halt' ? 'halt' : 'default'
  switch (event.action) {
    case 'to':
    case 'end':
      return 'to'
    case 'retry':
    case 'halt':
    case 'propagate':
    case 'recover':
      return event.action
    case 'unhandled':
    case 'collected':
      return 'error'
  }
}
