import type { StampedEvent } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { GraphEdge } from '../core/report.js'
import type { Visits } from './visits.js'

const MAX_PATH = 10_000
const MAX_ROWS = 20_000
const MAX_EDGES = 2000

/** The path of a run through its files. */
export class Walk {
  /** Visits of steps of the root, in order. */
  readonly path: string[] = []
  /** Visits of all nodes, members of groups and nodes of children included. */
  readonly fullPath: string[] = []
  /** Number of attempts of each node, over all visits and items. */
  readonly runs = new Map<string, number>()
  /** Edges between steps of the root that were taken, in the order in which each was taken last. */
  readonly edges = new Map<string, GraphEdge>()
  /** Rows of route tables that handled an error; the node is empty for shared rows. */
  readonly errorRows = new Map<string, { readonly file: string; readonly node: string; readonly row: string }>()
  /** The type of each step of the root that was entered. */
  readonly types = new Map<string, string>()
  /** Nodes whose retry re-entered at an earlier node, until they run again. */
  readonly #awaited = new Set<string>()
  #rootFile = ''

  constructor(readonly visits: Pick<Visits, 'fileOf'>) {}

  consume(event: StampedEvent): void {
    switch (event.type) {
      case 'workflow_started':
        this.#rootFile = event.file
        break
      case 'node_started':
        this.#started(event)
        break
      case 'node_completed':
        // Recalled attempts report only their end.
        if (event.scope === '' && !this.types.has(event.node)) this.#enter(event)
        break
      case 'node_retry_scheduled':
        if (event.from !== null && event.from !== event.node) this.#awaited.add(nodeKey(event))
        this.#takeRow(event.scope, event.node, event.route)
        break
      case 'route_taken':
        this.#routed(event)
        break
      default:
    }
  }

  #started(event: Extract<StampedEvent, { type: 'node_started' }>): void {
    this.runs.set(event.node, (this.runs.get(event.node) ?? 0) + 1)
    if (event.attempt === 1 || this.#awaited.delete(nodeKey(event))) this.#enter(event)
  }

  #enter({
    scope,
    node,
    node_type: type,
  }: {
    readonly scope: string
    readonly node: string
    readonly node_type: string
  }): void {
    if (this.fullPath.length < MAX_PATH) this.fullPath.push(node)
    if (scope !== '') return
    if (!this.types.has(node)) this.types.set(node, type)
    if (this.path.length < MAX_PATH) this.path.push(node)
  }

  #routed({ scope, node, to, kind, route }: Extract<StampedEvent, { type: 'route_taken' }>): void {
    if (kind !== null) this.#takeRow(scope, node, route)
    if (scope !== '' || to === null) return
    const key = `${node}\n${to}\n${kind ?? ''}`
    if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES) return
    const type = kind === null ? (route === 'options' ? 'gate' : 'success') : 'error'
    this.edges.set(key, { from: node, to, label: kind ?? '', kind: type, route })
  }

  #takeRow(scope: string, node: string, row: string): void {
    if (row === '' || this.errorRows.size >= MAX_ROWS) return
    const file = this.visits.fileOf(scope) ?? this.#rootFile
    const taken = { file, node: row.startsWith('error_routes') ? '' : node, row }
    this.errorRows.set(`${file}\n${taken.node}\n${row}`, taken)
  }
}
