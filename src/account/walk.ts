import type { StampedEvent } from '../core/events.js'
import { nodeKey, runKey, runsAround } from '../core/place.js'
import type { GraphEdge } from '../core/report.js'

const MAX_PATH = 10_000
const MAX_ROWS = 20_000
const MAX_EDGES = 2000

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
  readonly types = new Map<string, string>()
  readonly #entered = new Set<string>()
  /** Nodes that a retry left for an earlier one: they come up again. */
  readonly #awaited = new Set<string>()
  readonly #files = new Map<string, string>()
  #rootFile = ''

  consume(event: StampedEvent): void {
    switch (event.type) {
      case 'workflow_started':
        this.#rootFile = event.file
        break
      case 'node_started':
        this.#started(event)
        break
      case 'node_completed':
        // Of a recalled run only the end is reported.
        if (event.scope === '' && !this.#entered.has(event.node)) this.#enter(event.scope, event.node)
        break
      case 'node_retry_scheduled':
        if (event.from !== null && event.from !== event.node) this.#awaited.add(nodeKey(event))
        this.#takeRow(event.scope, event.node, event.route)
        break
      case 'route_taken':
        this.#routed(event)
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

  edges(): readonly GraphEdge[] {
    return [...this.#edges.values()]
  }

  errorRows(): readonly ErrorRow[] {
    return [...this.#errorRows.values()]
  }

  /** The file of the child that a scope lies in; null for the root's. */
  fileOf(scope: string): string | null {
    for (const run of runsAround(scope)) {
      const file = this.#files.get(runKey(run))
      if (file !== undefined) return file
    }
    return null
  }

  #started(event: Extract<StampedEvent, { type: 'node_started' }>): void {
    const { scope, node } = event
    this.runs.set(node, (this.runs.get(node) ?? 0) + 1)
    if (scope === '' && !this.types.has(node)) this.types.set(node, event.node_type)
    if (event.attempt > 1 && !this.#awaited.delete(nodeKey(event))) return
    this.#enter(scope, node)
  }

  #enter(scope: string, node: string): void {
    if (this.fullPath.length < MAX_PATH) this.fullPath.push(node)
    if (scope !== '') return
    this.#entered.add(node)
    if (this.path.length < MAX_PATH) this.path.push(node)
  }

  #routed(event: Routed): void {
    const { scope, node, to, kind } = event
    if (scope === '' && to !== null) {
      this.routes.set(node, (this.routes.get(node) ?? new Map()).set(to, event.route))
      const type = kind === null ? (event.route === 'options' ? 'gate' : 'success') : 'error'
      const key = `${node}\n${to}\n${kind ?? ''}`
      if (this.#edges.size < MAX_EDGES || this.#edges.has(key))
        this.#edges.set(key, { from: node, to, label: kind ?? '', kind: type })
    }
    if (kind === null) return
    this.#takeRow(scope, node, event.route)
  }

  #takeRow(scope: string, node: string, row: string): void {
    if (row === '' || this.#errorRows.size >= MAX_ROWS) return
    const file = this.fileOf(scope) ?? this.#rootFile
    const taken = { file, node: row.startsWith('error_routes') ? '' : node, row }
    this.#errorRows.set(`${file}\n${taken.node}\n${row}`, taken)
  }
}

export interface ErrorRow {
  readonly file: string
  /** Empty for rows of the whole file. */
  readonly node: string
  readonly row: string
}
