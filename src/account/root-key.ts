import { depthOf, isItem, runAround } from '../core/place.js'
import type { GraphNode, WorkflowGraph } from '../core/report.js'

/**
 * How something that the root file shows is known while events pass by: `probe` for a step, `both/left` for what runs
 * directly in the scope that a step opens. Only the graph knows which of the latter are members of a parallel group.
 */
export function rootKey(scope: string, node: string): string | null {
  if (scope === '') return node
  const around = isItem(scope) || depthOf(scope) !== 1 ? null : runAround(scope)
  return around === null ? null : `${around.node}/${node}`
}

/** The steps of a file in its order, each with its key; what a for_each runs for every item is not a step. */
export function stepKeys(graph: WorkflowGraph): ReadonlyMap<GraphNode, string> {
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
