import type { Envelope, Frame } from '../core/envelope.js'
import type { EventConsumer, StampedEvent } from '../core/events.js'
import type { PendingGate } from '../core/outcome.js'
import { nodeKey, runKey, runsAround, visitKey } from '../core/place.js'
import type { WorkflowGraph } from '../core/report.js'
import type { NodeState } from './graph.js'
import { GroupBoard } from './group-board.js'

const MAX_PATH = 2000
const MAX_TRIED = 200
const MAX_LISTED = 200

/** An error that did not end the run. */
export interface Overcome {
  readonly envelope: Envelope
  readonly node: string
  readonly frames: readonly Frame[]
  readonly count: number
  readonly by: string
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

export interface WarningNote {
  readonly node: string | null
  /** The file of the node, where it is not the root's. */
  readonly file: string | null
  readonly code: string
  readonly message: string
}
export type GroupNote = Extract<StampedEvent, { type: 'group_completed' }>
export type CircuitNote = Extract<StampedEvent, { type: 'circuit_state_changed' }>
export type ChildNote = Extract<StampedEvent, { type: 'subworkflow_completed' }>
type Failed = Extract<StampedEvent, { type: 'node_failed' }>
type Question = Pick<PendingGate, 'node' | 'prompt'>
type Routed = Extract<StampedEvent, { type: 'route_taken' }>

/** The story of a run as summaries, annotations and graphs need it; bounded, however long the run is. */
export class RunTrace implements EventConsumer {
  readonly path: string[] = []
  /** The row that last led from one step of the root to another. */
  readonly routes = new Map<string, Map<string, string>>()
  readonly tried: Tried[] = []
  readonly warnings: WarningNote[] = []
  readonly groups: GroupNote[] = []
  readonly children: ChildNote[] = []
  readonly circuits: CircuitNote[] = []
  triedTotal = 0
  warningsTotal = 0
  readonly #states = new Map<string, NodeState>()
  readonly #overcome = new Map<string, Overcome>()
  /** The latest failure of a node that is not settled yet, by place. */
  readonly #open = new Map<string, Failed>()
  readonly #collected = new Map<string, Map<string, Overcome>>()
  readonly #files = new Map<string, string>()
  readonly #gateFiles = new Map<string, string | null>()
  readonly #board = new GroupBoard()

  consume(event: StampedEvent): void {
    switch (event.type) {
      case 'group_started':
        this.#board.open(event, 0)
        this.#enter(event)
        break
      case 'node_started':
        this.#enter(event)
        break
      case 'node_completed':
        this.#completed(event)
        break
      case 'node_failed':
        if (event.envelope.kind !== 'internal.cancelled') this.#open.set(nodeKey(event), event)
        this.#mark(event, 'failed')
        break
      case 'node_retry_scheduled':
        this.#try({ ...event, action: 'retry', to: event.from, delaySeconds: event.delay_seconds })
        break
      case 'route_taken':
        this.#routed(event)
        break
      case 'group_completed':
        this.#groupEnded(event)
        break
      case 'circuit_state_changed':
        if (this.circuits.length < MAX_LISTED) this.circuits.push(event)
        break
      case 'subworkflow_started':
        this.#files.set(runKey(event), event.file)
        break
      case 'subworkflow_completed':
        this.#files.delete(runKey(event))
        if (this.children.length < MAX_LISTED) this.children.push(event)
        break
      case 'gate_waiting':
        if (this.#gateFiles.size < MAX_LISTED) this.#gateFiles.set(gateKey(event), this.#fileOf(event.scope))
        break
      case 'warning':
        this.#warn(event)
        break
      default:
    }
  }

  /** Errors that a route or a retry overcame, one per kind. */
  overcome(): readonly Overcome[] {
    return [...this.#overcome.values()]
  }

  /** The child's file that a waiting gate stands in; null for the root's. */
  fileOfGate(gate: Question): string | null {
    return this.#gateFiles.get(gateKey(gate)) ?? null
  }

  /** What became of every node of the graph. */
  states(graph: WorkflowGraph): ReadonlyMap<string, NodeState> {
    const states = new Map<string, NodeState>()
    for (const node of graph.nodes) states.set(node.name, this.#states.get(node.name) ?? 'skipped')
    for (const node of graph.nodes)
      for (const member of node.members)
        if (!this.#states.has(member)) states.set(member, states.get(node.name) ?? 'skipped')
    return states
  }

  #enter(event: { readonly scope: string; readonly node: string; readonly attempt: number }): void {
    this.#mark(event, 'running')
    if (event.scope !== '') return
    const seen = event.attempt > 1 || this.path.at(-1) === event.node
    if (!seen && this.path.length < MAX_PATH) this.path.push(event.node)
  }

  #completed(event: Extract<StampedEvent, { type: 'node_completed' }>): void {
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (failure !== undefined) this.#settle(failure, 'retry')
    this.#open.delete(place)
    if (event.scope === '' && !this.#states.has(event.node)) this.#enter(event)
    const bad = event.status === 'failed'
    this.#mark(event, bad ? 'failed' : failure !== undefined ? 'recovered' : 'completed')
  }

  #routed(event: Routed): void {
    if (event.scope === '' && event.to !== null) {
      const from = this.routes.get(event.node) ?? new Map<string, string>()
      this.routes.set(event.node, from.set(event.to, event.route))
    }
    if (event.kind === null) return
    const place = nodeKey(event)
    const failure = this.#open.get(place)
    if (event.action !== 'retry' && event.action !== 'collected')
      this.#try({ ...event, kind: event.kind, delaySeconds: null })
    switch (event.action) {
      case 'to':
      case 'end':
      case 'recover':
        if (failure !== undefined) this.#settle(failure, event.action)
        this.#open.delete(place)
        this.#mark(event, 'recovered')
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

  /** Steps of the root and the named members of its parallel groups have a state of their own in the graph. */
  #mark(event: { readonly scope: string; readonly node: string }, state: NodeState): void {
    const around = event.scope === '' ? null : this.#board.around(event.scope)
    const isMember = around?.direct === true && around.group.parallel && around.group.scope === ''
    if (event.scope === '' || isMember) this.#states.set(event.node, state)
  }

  #collect(event: Routed, failure: Failed | undefined): void {
    const group = this.#board.around(event.scope)?.group
    if (group === undefined || failure === undefined) return
    const kinds = this.#collected.get(group.key) ?? new Map<string, Overcome>()
    this.#collected.set(group.key, kinds)
    add(kinds, failure, 'group', 1)
  }

  #groupEnded(event: GroupNote): void {
    const key = visitKey(event)
    const kinds = this.#collected.get(key)
    this.#collected.delete(key)
    this.#board.close(event)
    if (this.groups.length < MAX_LISTED) this.groups.push(event)
    if (event.scope === '' && event.status !== 'suspended')
      this.#states.set(event.node, event.status === 'completed' ? 'completed' : 'failed')
    if (event.status !== 'completed' || kinds === undefined) return
    for (const [kind, entry] of kinds) {
      const known = this.#overcome.get(kind)
      this.#overcome.set(kind, { ...(known ?? entry), count: (known?.count ?? 0) + entry.count })
    }
    if (event.scope === '' && event.failed > 0) this.#states.set(event.node, 'recovered')
  }

  #settle(failure: Failed, by: string): void {
    add(this.#overcome, failure, by, 1)
  }

  #try(event: Tried & { readonly scope: string }): void {
    this.triedTotal += 1
    if (this.tried.length >= MAX_TRIED) return
    const { node, kind, attempt, action, to, delaySeconds } = event
    this.tried.push({ node, kind, attempt, action, to, delaySeconds })
  }

  #warn(event: Extract<StampedEvent, { type: 'warning' }>): void {
    this.warningsTotal += 1
    if (this.warnings.length >= MAX_LISTED) return
    this.warnings.push({ node: event.node, file: this.#fileOf(event.scope), code: event.code, message: event.message })
  }

  #fileOf(scope: string): string | null {
    for (const run of runsAround(scope)) {
      const file = this.#files.get(runKey(run))
      if (file !== undefined) return file
    }
    return null
  }
}

/** The same question in several items is one. */
function gateKey({ node, prompt }: Question): string {
  return `${node}\n${prompt}`
}

function add(kinds: Map<string, Overcome>, failure: Failed, by: string, count: number): void {
  const { kind } = failure.envelope
  const known = kinds.get(kind)
  if (known !== undefined) kinds.set(kind, { ...known, count: known.count + count })
  else if (kinds.size < MAX_LISTED)
    kinds.set(kind, { envelope: failure.envelope, node: failure.node, frames: failure.frames, by, count })
}
