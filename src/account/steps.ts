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
  /** What was done after it; null while it runs. */
  action: string | null
  /** Its turn among all ends, and among those that count as completed. */
  ended: number
  completed: number | null
}

type NodeEvent = StampedEvent & { readonly node: string; readonly visit: number; readonly attempt: number }

/** Follows the steps of the root workflow; members of parallel groups count, items of a for_each do not. */
export class Steps {
  readonly #states = new Map<string, StepState>()
  #turn = 0
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
        const state = this.#stateOf(event)
        if (state !== undefined) state.action = 'retry'
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
    const known = this.#known(graph).filter(({ state: { completed } }) => completed !== null)
    return known.sort((a, b) => (a.state.completed ?? 0) - (b.state.completed ?? 0)).map(({ name }) => name)
  }

  /** What was done after each node: `default`, `error`, or the action of the route. */
  actions(graph: WorkflowGraph): Readonly<Record<string, string>> {
    const known = this.#known(graph).sort((a, b) => a.state.ended - b.state.ended)
    return Object.fromEntries(known.flatMap(({ name, state: { action } }) => (action === null ? [] : [[name, action]])))
  }

  /** The steps of the file that were reached. */
  #known(graph: WorkflowGraph): { readonly name: string; readonly state: StepState }[] {
    return [...stepKeys(graph)].flatMap(([{ name }, key]) => {
      const state = this.#states.get(key)
      return state === undefined ? [] : [{ name, state }]
    })
  }

  #stateOf({ scope, node }: { readonly scope: string; readonly node: string }): StepState | undefined {
    const key = rootKey(scope, node)
    return key === null ? undefined : this.#states.get(key)
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
    const state = this.#reached(event)
    if (state === null) return
    state.status = 'running'
    state.durationMs = null
    state.action = null
    state.completed = null
  }

  #end(event: NodeEvent, status: 'completed' | 'failed', durationMs: number): void {
    const state = this.#reached(event)
    if (state === null) return
    this.#turn += 1
    state.status = status
    state.durationMs = durationMs
    state.action = status === 'completed' ? 'default' : 'error'
    state.ended = this.#turn
    state.completed = status === 'completed' ? this.#turn : null
  }

  /** The state of a step of the root, for its run that an event is about; null for what is none. */
  #reached({ scope, node, timestamp, attempt, replayed }: NodeEvent): StepState | null {
    const key = rootKey(scope, node)
    if (key === null) return null
    let state = this.#states.get(key)
    if (state === undefined) {
      state = newState()
      this.#states.set(key, state)
    }
    state.startedAt = timestamp
    state.attempts = attempt
    state.cached = replayed === true
    return state
  }

  /** A gate inside of a child or a group keeps the steps around it waiting too. */
  #wait(scope: string, node: string): void {
    for (const at of [{ scope, node }, ...runsAround(scope)]) {
      const state = this.#stateOf(at)
      if (state !== undefined) state.status = 'waiting'
    }
  }

  #route(event: Extract<StampedEvent, { type: 'route_taken' }>): void {
    const state = this.#stateOf(event)
    if (state === undefined) return
    const action = actionOf(event)
    // The success routes that follow a recovery are not what became of the node.
    if (action === 'default' && state.action === 'recover') return
    state.action = action
    if (action === 'recover') state.status = 'completed'
    if (event.kind !== null && (action === 'to' || action === 'recover')) state.completed ??= ++this.#turn
  }
}

function newState(): StepState {
  return {
    status: 'running',
    startedAt: '',
    durationMs: null,
    attempts: 0,
    cached: false,
    action: null,
    ended: 0,
    completed: null,
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
