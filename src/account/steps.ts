import type { EventHandlers, Stamped } from '../core/events.js'
import { toNodeKey } from '../core/place.js'
import type { GraphEdge, GraphNode, StepReport, WorkflowGraph } from '../core/report.js'
import { getVisitState, listFailures, toEdgeKind, toNodeAction, type Visit, type VisitState } from './visit.js'
import type { Visits } from './visits.js'

/** State of a step; `skipped` if the run did not reach it. */
export type StepStatus = VisitState | 'skipped'

/** The steps of the root workflow, each with its latest visit. Members of parallel groups are steps; items of a for_each are not. */
export class Steps {
  constructor(readonly account: { readonly visits: Visits; readonly lastAt: number }) {}

  /** Returns the names in the order of their last completion; a step whose error a route handled counts as completed. */
  listCompleted(graph: WorkflowGraph): readonly string[] {
    return this.#byEnd(graph).flatMap(({ name, visit }) => {
      const isCompleted = visit.attempts.at(-1)?.state === 'completed'
      return isCompleted || ['recover', 'to'].includes(findActionAfter(visit) ?? '') ? [name] : []
    })
  }

  actions(graph: WorkflowGraph): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#byEnd(graph).flatMap(({ name, visit }) => {
        const action = findActionAfter(visit)
        return action === null ? [] : [[name, action]]
      }),
    )
  }

  /** Returns the state of each node: those that were reached in the order of their first visits, then the others in the order of the file. */
  states(graph: WorkflowGraph): ReadonlyMap<string, StepStatus> {
    const names = new Map([...createStepKeys(graph)].map(([{ name }, key]) => [key, name]))
    const states = new Map<string, StepStatus>()
    for (const [key, visit] of this.account.visits.steps) {
      const name = names.get(key)
      const state = getVisitState(visit)
      const isRecovered = state === 'completed' && listFailures(visit).length > 0
      if (name !== undefined) states.set(name, isRecovered ? 'recovered' : state)
    }
    // A member without a visit of its own has the state of its group.
    const groups = new Map(graph.nodes.flatMap(({ name, members }) => members.map((member) => [member, name])))
    for (const { name } of graph.nodes)
      if (!states.has(name)) states.set(name, states.get(groups.get(name) ?? '') ?? 'skipped')
    return states
  }

  reports(graph: WorkflowGraph, repaired: ReadonlySet<string>): readonly StepReport[] {
    const { visits, lastAt } = this.account
    return [...createStepKeys(graph)].map(([{ name: node_id, type }, key]) => {
      const visit = visits.steps.get(key)
      const last = visit?.attempts.at(-1)
      if (visit === undefined || last === undefined || getVisitState(visit) === 'waiting') {
        const status = 'not_executed'
        return { node_id, type, status, duration_ms: null, attempts: 0, cached: false, repaired: false }
      }
      const { number: attempts, cached } = last
      const isCompleted = last.state === 'completed' && visit.termination?.status !== 'failed'
      const status = isCompleted || visit.recovered !== null ? 'completed' : 'failed'
      const duration_ms = last.durationMs ?? Math.max(0, lastAt - last.startedAt)
      return { node_id, type, status, duration_ms, attempts, cached, repaired: repaired.has(node_id) && !cached }
    })
  }

  #byEnd(graph: WorkflowGraph): { readonly name: string; readonly visit: Visit }[] {
    const visited = [...createStepKeys(graph)].flatMap(([{ name }, key]) => {
      const visit = this.account.visits.steps.get(key)
      return visit === undefined ? [] : [{ name, visit }]
    })
    return visited.sort((a, b) => a.visit.endOrder - b.visit.endOrder)
  }
}

function findActionAfter({ attempts, route, recovered }: Visit): string | null {
  const state = attempts.at(-1)?.state
  if (state === undefined || state === 'open') return null
  // A recovery outranks the success routes that follow it.
  if (recovered !== null) return 'recover'
  if (route !== null) return toNodeAction(route)
  return state === 'failed' ? 'error' : 'default'
}

/** Returns the steps of a file in its order, each with its key; the node of a for_each is not a step. */
function createStepKeys(graph: WorkflowGraph): ReadonlyMap<GraphNode, string> {
  const groups = new Map(graph.nodes.flatMap((group) => group.members.map((member) => [member, group] as const)))
  return new Map(
    graph.nodes.flatMap((node) => {
      const group = groups.get(node.name)
      if (group === undefined) return [[node, node.name]]
      return group.type === 'for_each' ? [] : [[node, `${group.name}/${node.name}`]]
    }),
  )
}

const MAX_PATH = 10_000
const MAX_ROWS = 20_000
const MAX_EDGES = 2000

export class Walk {
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
      if (event.attempt === 1 || this.#awaited.delete(toNodeKey(event))) this.#enter(event)
    },
    node_completed: (event) => {
      // Recalled attempts report only their end.
      if (event.scope === '' && !this.types.has(event.node)) this.#enter(event)
    },
    node_retry_scheduled: ({ scope, node, from, route }) => {
      if (from !== null && from !== node) this.#awaited.add(toNodeKey({ scope, node }))
      this.#takeRow(scope, node, route)
    },
    route_taken: (event) => {
      const { scope, node, to, kind, route, action } = event
      // A row whose `when` or output fails leaves the error unhandled.
      if (kind !== null && action !== 'unhandled') this.#takeRow(scope, node, route)
      if (scope !== '' || to === null) return
      const key = `${node}\n${to}\n${kind ?? ''}`
      if (!this.edges.delete(key) && this.edges.size >= MAX_EDGES) return
      this.edges.set(key, { from: node, to, label: kind ?? '', kind: toEdgeKind(event), route })
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
