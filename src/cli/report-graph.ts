import path from 'node:path'
import { findWorkspace } from '../config/load/index.js'
import type { Workflow } from '../config/model.js'
import type { StampedEvent } from '../core/events.js'
import type { GraphEdge, GraphNode, ResultDocument, WorkflowGraph } from '../core/report.js'
import { workflowGraph } from '../run/workflow-graph.js'
import { checkNamed } from './check.js'
import type { CommandContext } from './command.js'
import { entryAt } from './files.js'

/** The graph of the file that ran, when it is still the same; else what the run itself shows of it. */
export async function graphOfRun(
  result: ResultDocument,
  events: readonly StampedEvent[],
  context: CommandContext,
): Promise<WorkflowGraph> {
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  for (const folder of new Set([workspace, context.cwd])) {
    const file = path.resolve(folder, result.workflow.file)
    if (entryAt(file) !== 'file') continue
    const { runnable } = await checkNamed(file, context)
    if (runnable !== null && isSame(runnable, result)) return workflowGraph(runnable)
  }
  return traceGraph(result, events)
}

function isSame(workflow: Workflow, result: ResultDocument): boolean {
  const hashes = result.checkpoint?.node_hashes ?? {}
  const names = Object.keys(hashes)
  return names.length === workflow.hashes.size && names.every((name) => workflow.hashes.get(name) === hashes[name])
}

/** Steps as the result lists them, and the ways that were taken between them. */
function traceGraph(result: ResultDocument, events: readonly StampedEvent[]): WorkflowGraph {
  const { file } = result.workflow
  const nodes = new Map<string, GraphNode>()
  const add = (name: string, type: string): void => {
    if (!nodes.has(name)) nodes.set(name, { name, type, position: { file, line: 1 }, members: [], child: null })
  }
  for (const step of result.execution.steps) add(step.node_id, step.type)
  const edges = new Map<string, GraphEdge>()
  let entry: string | null = null
  for (const event of events) {
    if (event.scope !== '') continue
    if (event.type === 'node_started') {
      entry ??= event.node
      add(event.node, event.node_type)
    } else if (event.type === 'route_taken' && event.to !== null) {
      const kind = event.kind === null ? (event.route === 'options' ? 'gate' : 'success') : 'error'
      const edge: GraphEdge = { from: event.node, to: event.to, label: event.kind ?? '', kind }
      edges.set(`${edge.from}\n${edge.to}\n${edge.label}`, edge)
    }
  }
  const known = [...edges.values()].filter(({ to }) => to === '$end' || nodes.has(to))
  const first = entry ?? result.execution.steps[0]?.node_id ?? '$end'
  return { name: result.workflow.name ?? file, file, entry: first, nodes: [...nodes.values()], edges: known }
}
