import type { StampedEvent } from '../core/events.js'
import { addTo } from '../core/lists.js'
import { depthOf, isItem, runAround, runsAround } from '../core/place.js'
import type { GraphNode, StepReport, WorkflowGraph } from '../core/report.js'

/** What became of a step, for its colour. */
export type NodeState = 'completed' | 'failed' | 'recovered' | 'skipped' | 'running' | 'waiting'

interface StepState {
  status: 'running' | 'waiting' | 'completed' | 'failed'
  /** The same for its colour: an error that was handled is not a failure there. */
  look: NodeState
  /** When it started, as the event says. */
  startedAt: string
  durationMs: number | null
  attempts: number
  cached: boolean
  /** What was done after it; null while it runs. */
  action: string | null
  /** Its turn among the steps that were reached. */
  readonly order: number
  /** Its turn among all ends, and among those that count as completed. */
  ended: number
  completed: number | null
}

type NodeEvent = StampedEvent & { readonly node: string; readonly visit: number; readonly attempt: number }

/** Follows the steps of the root workflow; members of parallel groups count, items of a for_each do not. */
export class Steps {
  readonly #states = new Map<string, StepState>()
  /** Steps whose error led to a step that has not completed yet, by its name. */
  readonly #handedOn = new Map<string, StepState[]>()
  #turn = 0
  #lastTime = ''

  /** `mended`: the event is a success after a failure of the same node. */
  consume(event: StampedEvent, mended: boolean): void {
    this.#lastTime = event.timestamp
    switch (event.type) {
      case 'node_started':
      case 'group_started':
        this.#start(event)
        break
      case 'node_completed':
        this.#end(event, 'completed', event.duration_ms, event.status === 'failed' ? 'failed' : goodLook(mended))
        break
      case 'node_failed':
        this.#end(event, 'failed', event.duration_ms, 'failed')
        break
      case 'group_completed':
        if (event.status === 'completed') this.#end(event, 'completed', event.duration_ms, goodLook(event.failed > 0))
        else if (event.status !== 'suspended') this.#end(event, 'failed', event.duration_ms, 'failed')
        break
      case 'gate_waiting':
        // A gate inside of a child or a group keeps the steps around it waiting too.
        for (const at of [event, ...runsAround(event.scope)]) {
          const state = this.#stateOf(at)
          if (state !== undefined) Object.assign(state, { status: 'waiting', look: 'waiting' })
        }
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

  /** What became of every node of the graph. */
  states(graph: WorkflowGraph): ReadonlyMap<string, NodeState> {
    const states = new Map<string, NodeState>(graph.nodes.map(({ name }) => [name, 'skipped']))
    for (const { name, state } of this.#known(graph)) states.set(name, state.look)
    for (const { name, type, members } of graph.nodes)
      for (const member of members)
        if (type === 'for_each' || !this.#states.has(`${name}/${member}`))
          states.set(member, states.get(name) ?? 'skipped')
    return states
  }

  /** Names of steps in the order in which they were first reached. */
  order(graph: WorkflowGraph): readonly string[] {
    return this.#known(graph)
      .sort((a, b) => a.state.order - b.state.order)
      .map(({ name }) => name)
  }

  /** One entry for each step in file order: its last run. */
  reports(graph: WorkflowGraph, repaired: ReadonlySet<string>): readonly StepReport[] {
    return [...stepKeys(graph)].map(([node, key]) => this.#report(node, this.#states.get(key), repaired.has(node.name)))
  }

  #report({ name: node_id, type }: GraphNode, state: StepState | undefined, repaired: boolean): StepReport {
    if (state === undefined || state.status === 'waiting') {
      const status = 'not_executed'
      return { node_id, type, status, duration_ms: null, attempts: 0, cached: false, repaired: false }
    }
    const { attempts, cached } = state
    const status = state.status === 'completed' ? 'completed' : 'failed'
    const duration_ms = state.durationMs ?? Math.max(0, Date.parse(this.#lastTime) - Date.parse(state.startedAt))
    return { node_id, type, status, duration_ms, attempts, cached, repaired: repaired && !cached }
  }

  /** The steps of the file that were reached. */
  #known(graph: WorkflowGraph): { readonly name: string; readonly state: StepState }[] {
    return [...stepKeys(graph)].flatMap(([{ name }, key]) => {
      const state = this.#states.get(key)
      return state === undefined ? [] : [{ name, state }]
    })
  }

  #stateOf({ scope, node }: { readonly scope: string; readonly node: string }): StepState | undefined {
    return this.#states.get(rootKey(scope, node) ?? '')
  }

  #start(event: NodeEvent): void {
    const run = { status: 'running', look: 'running', durationMs: null, action: null, completed: null } as const
    Object.assign(this.#reached(event) ?? {}, run)
  }

  #end(event: NodeEvent, status: 'completed' | 'failed', durationMs: number, look: NodeState): void {
    const state = this.#reached(event)
    if (state === null) return
    this.#turn += 1
    state.status = status
    state.look = look
    this.#handlerEnded(event, status === 'failed')
    state.durationMs = durationMs
    state.action = status === 'completed' ? 'default' : 'error'
    state.ended = this.#turn
    state.completed = status === 'completed' ? this.#turn : null
  }

  /** The state of a step of the root, for its run that an event is about; null for what is none. */
  #reached({ scope, node, timestamp, attempt, replayed }: NodeEvent): StepState | null {
    const key = rootKey(scope, node)
    if (key === null) return null
    const known = this.#states.get(key) ?? { ...NEW_STATE, order: this.#states.size }
    this.#states.set(key, known)
    return Object.assign(known, { startedAt: timestamp, attempts: attempt, cached: replayed === true })
  }

  #route(event: Extract<StampedEvent, { type: 'route_taken' }>): void {
    const state = this.#stateOf(event)
    if (state === undefined) return
    const action = actionOf(event)
    // The success routes that follow a recovery are not what became of the node.
    if (action === 'default' && state.action === 'recover') return
    state.action = action
    if (action === 'recover') {
      state.status = 'completed'
      this.#handlerEnded(event, false)
    }
    if (event.kind !== null && action !== 'retry') this.#handedOn.delete(event.node)
    if (event.kind === null || (action !== 'to' && action !== 'recover')) return
    state.look = 'recovered'
    state.completed ??= ++this.#turn
    if (event.scope === '' && event.to !== null) addTo(this.#handedOn, event.to, state)
  }

  /** An error is handled where the step that it led to completes. */
  #handlerEnded({ scope, node }: { readonly scope: string; readonly node: string }, isFailed: boolean): void {
    if (scope !== '') return
    for (const state of this.#handedOn.get(node) ?? []) state.look = isFailed ? 'failed' : 'recovered'
    if (!isFailed) this.#handedOn.delete(node)
  }
}

const NEW_STATE: StepState = {
  order: 0,
  status: 'running',
  look: 'running',
  startedAt: '',
  durationMs: null,
  attempts: 0,
  cached: false,
  action: null,
  ended: 0,
  completed: null,
}

function goodLook(isMended: boolean): NodeState {
  return isMended ? 'recovered' : 'completed'
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

/**
 * How something that the root file shows is known while events pass by: `probe` for a step, `both/left` for what runs
 * directly in the scope that a step opens. Only the graph knows which of the latter are members of a parallel group.
 */
function rootKey(scope: string, node: string): string | null {
  if (scope === '') return node
  const around = isItem(scope) || depthOf(scope) !== 1 ? null : runAround(scope)
  return around === null ? null : `${around.node}/${node}`
}

/** The steps of a file in its order, each with its key; what a for_each runs for every item is not a step. */
function stepKeys(graph: WorkflowGraph): ReadonlyMap<GraphNode, string> {
  const items = new Set<string>()
  const groups = new Map<string, string>()
  for (const { name, type, members } of graph.nodes)
    for (const member of members) {
      if (type === 'for_each') items.add(member)
      else groups.set(member, name)
    }
  const steps = graph.nodes.filter((node) => !items.has(node.name))
  return new Map(
    steps.map((node) => {
      const group = groups.get(node.name)
      return [node, group === undefined ? node.name : `${group}/${node.name}`]
    }),
  )
}
