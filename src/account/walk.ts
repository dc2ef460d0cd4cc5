import type { StampedEvent } from '../core/events.js'
import { nodeKey, runKey, runsAround } from '../core/place.js'
import type { GraphEdge, WorkflowGraph } from '../core/report.js'
import { rootKey, stepKeys } from './root-key.js'

const MAX_PATH = 10_000
const MAX_ROWS = 20_000
const MAX_EDGES = 2000

/** What became of a step, for its colour. */
export type NodeState = 'completed' | 'failed' | 'recovered' | 'skipped' | 'running' | 'waiting'

type Routed = Extract<StampedEvent, { type: 'route_taken' }>

/** The way that a run took through its files. */
export class Walk {
  /** Steps of the root in the order in which they were entered; attempts of one visit once. */
  readonly path: string[] = []
  /** The same with members of groups and nodes of children. */
  readonly fullPath: string[] = []
  /** How often each node ran, all visits, items and attempts together. */
  readonly runs = new Map<string, number>()
  /** The row that last led from one step of the root to another. */
  readonly routes = new Map<string, Map<string, string>>()
  /** The ways between steps of the root that were taken. */
  readonly #edges = new Map<string, GraphEdge>()
  /** Rows that an error took: file, node and row; the node is empty for rows of the whole file. */
  readonly #errorRows = new Map<string, ErrorRow>()
  readonly #types = new Map<string, string>()
  readonly #states = new Map<string, NodeState>()
  /** Nodes that a retry left for an earlier one: they come up again. */
  readonly #awaited = new Set<string>()
  readonly #files = new Map<string, string>()
  #rootFile = ''

  /** `mended`: the event is a success after a failure of the same node. */
  consume(event: StampedEvent, mended: boolean): void {
    switch (event.type) {
      case 'workflow_started':
        this.#rootFile = event.file
        break
      case 'node_started':
        this.#started(event)
        break
      case 'group_started':
        this.#mark(event, 'running')
        break
      case 'node_completed':
        this.#completed(event, mended)
        break
      case 'node_failed':
        this.#mark(event, 'failed')
        break
      case 'gate_waiting':
        for (const at of [event, ...runsAround(event.scope)]) this.#mark(at, 'waiting')
        break
      case 'node_retry_scheduled':
        if (event.from !== null && event.from !== event.node) this.#awaited.add(nodeKey(event))
        this.#takeRow(event.scope, event.node, event.route)
        break
      case 'route_taken':
        this.#routed(event)
        break
      case 'group_completed':
        this.#groupEnded(event)
        break
      case 'subworkflow_started':
        this.#files.set(runKey(event), event.file)
        break
      case 'subworkflow_completed':
        this.#files.delete(runKey(event))
        break
      default:
    }
  }

  /** What became of every node of the graph. */
  states(graph: WorkflowGraph): ReadonlyMap<string, NodeState> {
    const states = new Map<string, NodeState>(graph.nodes.map(({ name }) => [name, 'skipped']))
    for (const [node, key] of stepKeys(graph)) states.set(node.name, this.#states.get(key) ?? 'skipped')
    for (const { name, type, members } of graph.nodes)
      for (const member of members)
        if (type === 'for_each' || !this.#states.has(`${name}/${member}`))
          states.set(member, states.get(name) ?? 'skipped')
    return states
  }

  /** Steps of the root that were entered, with their types. */
  types(): ReadonlyMap<string, string> {
    return this.#types
  }

  edges(): readonly GraphEdge[] {
    return [...this.#edges.values()]
  }

  /** Rows that an error took. */
  errorRows(): readonly ErrorRow[] {
    return [...this.#errorRows.values()]
  }

  /** The file of the child that a scope lies in; null for the root's. */
  fileOf(scope: string): string | null {
    if (this.#files.size === 0) return null
    for (const run of runsAround(scope)) {
      const file = this.#files.get(runKey(run))
      if (file !== undefined) return file
    }
    return null
  }

  #started(event: Extract<StampedEvent, { type: 'node_started' }>): void {
    this.#mark(event, 'running')
    const { scope, node } = event
    this.runs.set(node, (this.runs.get(node) ?? 0) + 1)
    if (scope === '' && !this.#types.has(node)) this.#types.set(node, event.node_type)
    if (event.attempt > 1 && !this.#awaited.delete(nodeKey(event))) return
    this.#enter(scope, node)
  }

  #enter(scope: string, node: string): void {
    if (this.fullPath.length < MAX_PATH) this.fullPath.push(node)
    if (scope === '' && this.path.length < MAX_PATH) this.path.push(node)
  }

  #completed(event: Extract<StampedEvent, { type: 'node_completed' }>, mended: boolean): void {
    // Of a recalled run only the end is reported.
    if (event.scope === '' && !this.#states.has(event.node)) this.#enter(event.scope, event.node)
    this.#mark(event, event.status === 'failed' ? 'failed' : mended ? 'recovered' : 'completed')
  }

  #routed(event: Routed): void {
    const { scope, node, to, kind } = event
    const from = this.routes.get(node)
    // A loop takes the same row again and again.
    const isNew = kind !== null || from === undefined || to === null || from.get(to) !== event.route
    if (isNew && scope === '' && to !== null) {
      if (from === undefined) this.routes.set(node, new Map([[to, event.route]]))
      else from.set(to, event.route)
      const type = kind === null ? (event.route === 'options' ? 'gate' : 'success') : 'error'
      const key = `${node}\n${to}\n${kind ?? ''}`
      if (this.#edges.size < MAX_EDGES || this.#edges.has(key))
        this.#edges.set(key, { from: node, to, label: kind ?? '', kind: type })
    }
    if (kind === null) return
    this.#takeRow(scope, node, event.route)
    if (event.action === 'to' || event.action === 'end' || event.action === 'recover') this.#mark(event, 'recovered')
  }

  #takeRow(scope: string, node: string, row: string): void {
    if (row === '' || this.#errorRows.size >= MAX_ROWS) return
    const file = this.fileOf(scope) ?? this.#rootFile
    const taken = { file, node: row.startsWith('error_routes') ? '' : node, row }
    this.#errorRows.set(`${file}\n${taken.node}\n${row}`, taken)
  }

  #groupEnded(event: Extract<StampedEvent, { type: 'group_completed' }>): void {
    if (event.scope !== '' || event.status === 'suspended') return
    const good = event.failed > 0 ? 'recovered' : 'completed'
    this.#states.set(event.node, event.status === 'completed' ? good : 'failed')
  }

  /** Steps of the root and the named members of its parallel groups have a state of their own in the graph. */
  #mark(event: { readonly scope: string; readonly node: string }, state: NodeState): void {
    const key = rootKey(event.scope, event.node)
    if (key !== null) this.#states.set(key, state)
  }
}

/** A row of a route table that an error took. */
export interface ErrorRow {
  readonly file: string
  /** Empty for rows of the whole file. */
  readonly node: string
  readonly row: string
}
