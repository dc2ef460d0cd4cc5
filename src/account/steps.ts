import type { StampedEvent } from '../core/events.js'
import { runsAround } from '../core/place.js'
import type { GraphNode, StepReport, WorkflowGraph } from '../core/report.js'
import { rootKey, stepKeys } from './root-key.js'

interface StepState {
  status: 'running' | 'waiting' | 'completed' | 'failed'
  /** When it started, as the event says. */
  startedAt: string
  durationMs: number | null
  attempts: number
  cached: boolean
}

type NodeEvent = StampedEvent & { readonly node: string; readonly visit: number; readonly attempt: number }

/** Follows the steps of the root workflow; members of parallel groups count, items of a for_each do not. */
export class Steps {
  readonly #states = new Map<string, StepState>()
  readonly #actions = new Map<string, string>()
  readonly #completed = new Set<string>()
  #lastTime = ''

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
      case 'node_retry_scheduled': {
        const key = rootKey(event.scope, event.node)
        if (key !== null) this.#actions.set(key, 'retry')
        break
      }
      case 'route_taken':
        this.#route(event)
        break
      default:
    }
  }

  /** Names in the order in which they were last completed; an error that a route handled counts as completed. */
  completed(graph: WorkflowGraph): readonly string[] {
    const names = stepNames(graph)
    return [...this.#completed].flatMap((key) => names.get(key) ?? [])
  }

  /** What was done after each node: `default`, `error`, or the action of the route. */
  actions(graph: WorkflowGraph): Readonly<Record<string, string>> {
    const names = stepNames(graph)
    return Object.fromEntries(
      [...this.#actions].flatMap(([key, action]) => {
        const name = names.get(key)
        return name === undefined ? [] : [[name, action]]
      }),
    )
  }

  /** One entry for each step in file order: its last run. */
  reports(graph: WorkflowGraph, repaired: ReadonlySet<string>): readonly StepReport[] {
    return [...stepKeys(graph)].map(([node, key]) => this.#report(node, this.#states.get(key), repaired.has(node.name)))
  }

  #report(node: GraphNode, state: StepState | undefined, repaired: boolean): StepReport {
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
    const key = rootKey(event.scope, event.node)
    if (key === null) return
    this.#completed.delete(key)
    this.#actions.delete(key)
    this.#set(key, event, 'running', null)
  }

  #end(event: NodeEvent, status: 'completed' | 'failed', durationMs: number): void {
    const key = rootKey(event.scope, event.node)
    if (key === null) return
    this.#set(key, event, status, durationMs)
    this.#completed.delete(key)
    if (status === 'completed') this.#completed.add(key)
    this.#actions.set(key, status === 'completed' ? 'default' : 'error')
  }

  #set(key: string, event: NodeEvent, status: StepState['status'], durationMs: number | null): void {
    const { timestamp: startedAt, attempt: attempts } = event
    this.#states.set(key, { status, startedAt, durationMs, attempts, cached: event.replayed === true })
  }

  /** A gate inside of a child or a group keeps the steps around it waiting too. */
  #wait(scope: string, node: string): void {
    for (const at of [{ scope, node }, ...runsAround(scope)]) {
      const key = rootKey(at.scope, at.node)
      const state = key === null ? undefined : this.#states.get(key)
      if (state !== undefined) state.status = 'waiting'
    }
  }

  #route(event: Extract<StampedEvent, { type: 'route_taken' }>): void {
    const key = rootKey(event.scope, event.node)
    if (key === null) return
    const action = actionOf(event)
    // The success routes that follow a recovery are not what became of the node.
    if (action === 'default' && this.#actions.get(key) === 'recover') return
    this.#actions.set(key, action)
    const state = this.#states.get(key)
    if (action === 'recover' && state !== undefined) state.status = 'completed'
    if (event.kind !== null && (action === 'to' || action === 'recover')) this.#completed.add(key)
  }
}

function stepNames(graph: WorkflowGraph): ReadonlyMap<string, string> {
  return new Map([...stepKeys(graph)].map(([node, key]) => [key, node.name]))
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
