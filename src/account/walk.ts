import type { EventHandlers, Stamped } from '../core/events.js'
import { nodeKey } from '../core/place.js'
import type { GraphEdge } from '../core/report.js'
import type { Visits } from './visits.js'

const MAX_PATH = 10_000
const MAX_ROWS = 20_000
const MAX_EDGES = 2000

export class Walk {
  /** Visits of steps of the root, in order. */
  readonly path: string[] = []
  /** Visits of all nodes, members of groups and nodes of children included. */
  readonly fullPath: string[] = []
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

  constructor(readonly visits: Pick<Visits, 'findFile'>) {}

  readonly on: EventHandlers = {
    workflow_started: ({ file }) => {
      this.#rootFile = file
    },
    node_started: (event) => {
      this.runs.set(event.node, (this.runs.get(event.node) ?? 0) + 1)
      if (event.attempt === 1 || this.#awaited.delete(nodeKey(event))) this.#enter(event)
    },
    node_completed: (event) => {
      // Recalled attempts report only their end.
      if (event.scope === '' && !this.types.has(event.node)) this.#enter(event)
    },
    node_retry_scheduled: ({ scope, node, from, route }) => {
      if (from !== null && from !== node) this.#awaited.add(nodeKey({ scope, node }))
      this.#takeRow(scope, node, route)
    },
    route_taken: ({ scope, node, to, kind, route }) => {
      if (kind !== null) this.#takeRow(scope, node, route)
      if (scope !== '' || to === null) return
      const key = `${node}\n${to}\n${kind ?? ''}`
      if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES) return
      const type = kind === null ? (route === 'options' ? 'gate' : 'success') : 'error'
      this.edges.set(key, { from: node, to, label: kind ?? '', kind: type, route })
    },
  }

  #enter({ scope, node, node_type: type }: Stamped<'node_started' | 'node_completed'>): void {
    if (this.fullPath.length < MAX_PATH) this.fullPath.push(node)
    if (scope !== '') return
    if (!this.types.has(node)) this.types.set(node, type)
    if (this.path.length < MAX_PATH) this.path.push(node)
  }

  #takeRow(scope: string, node: string, row: string): void {
    if (row === '' || this.errorRows.size >= MAX_ROWS) return
    const file = this.visits.findFile(scope) ?? this.#rootFile
    const taken = { file, node: row.startsWith('error_routes') ? '' : node, row }
    this.errorRows.set(`${file}\n${taken.node}\n${row}`, taken)
  }
}
