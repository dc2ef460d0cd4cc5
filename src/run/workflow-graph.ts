import { staticGraph } from '../config/graph.js'
import {
  allWorkflows,
  type ForEachGroup,
  type Member,
  type RouteDefinition,
  type Step,
  type Workflow,
} from '../config/model.js'
import type { GraphEdge, GraphNode, WorkflowGraph } from '../core/report.js'
import { isWork } from '../core/step-types.js'

export function workflowGraph(workflow: Workflow): WorkflowGraph {
  const graph = staticGraph(workflow)
  const nodes: GraphNode[] = []
  for (const step of workflow.steps.values()) nodes.push(graphNode(workflow, step))
  const edges: GraphEdge[] = []
  // Neither a member's error nor one in `finally` goes where `error_routes` lead.
  const apart = new Set([...[...graph.members.values()].flat(), ...graph.finallySteps])
  for (const step of workflow.steps.values()) {
    for (const edge of apart.has(step.name) ? (graph.edges.get(step.name) ?? []) : graph.successors(step.name)) {
      const kind =
        edge.via === 'option' ? 'gate' : edge.via === 'success' || edge.via === 'implicit-end' ? 'success' : 'error'
      edges.push({ from: edge.from, to: edge.to, label: edge.label, kind, route: edge.route })
    }
    edges.push(...retriesOf(step.name, ownRoutes(step), 'routes'))
    if (isWork(step.type) && !apart.has(step.name) && graph.seesSharedRoutes(step.name))
      edges.push(...retriesOf(step.name, workflow.settings.error_routes ?? [], 'error_routes'))
  }
  return {
    name: workflow.settings.name,
    file: workflow.displayFile,
    entry: workflow.settings.entry_point,
    nodes,
    edges,
    finallySteps: graph.finallySteps,
  }
}

function ownRoutes(step: Step): readonly RouteDefinition[] {
  return 'routes' in step ? (step.routes ?? []) : []
}

/** Retries that run the same step again; the others lead to the step that they re-enter. */
function retriesOf(
  name: string,
  routes: readonly RouteDefinition[],
  list: 'routes' | 'error_routes',
): readonly GraphEdge[] {
  return routes.flatMap((route, index): readonly GraphEdge[] => {
    if (route.retry === undefined || route.retry.from !== undefined) return []
    const kinds = [route.on_error ?? true].flat().map((kind) => (kind === true ? 'any error' : String(kind)))
    const label = `retry, ${kinds.join(', ')}`
    return [{ from: name, to: name, label, kind: 'error', route: `${list}[${index}]` }]
  })
}

function graphNode(workflow: Workflow, step: Step): GraphNode {
  const path = workflow.stepPaths.get(step.name)
  const { file, line } = path === undefined ? { file: workflow.displayFile, line: 1 } : workflow.at(path)
  const members = step.type === 'parallel' ? [...step.agents] : step.type === 'for_each' ? [step.agent.name] : []
  return {
    name: step.name,
    type: step.type,
    position: { file, line },
    members,
    child: step.type === 'workflow' ? step.workflow : null,
  }
}

/** Where a node stands in its own file, for errors that come out of children. */
export function positionLookup(
  root: Workflow,
): (file: string, node: string, field?: string) => { readonly line: number; readonly column: number } | null {
  const byFile = new Map(allWorkflows(root).map((workflow) => [workflow.displayFile, workflow]))
  return (file, node, field) => {
    const workflow = byFile.get(file)
    if (workflow === undefined) return null
    const path = workflow.stepPaths.get(node) ?? memberPath(workflow, node) ?? ownPath(workflow, node, field)
    return path === undefined ? null : workflow.at(path)
  }
}

const MAX_COMMAND = 1000

export function commandLookup(
  root: Workflow,
  redactor: { readonly text: (text: string) => string },
): (file: string, node: string) => string | null {
  return (file, node) => {
    const workflow = allWorkflows(root).find(({ displayFile }) => displayFile === file)
    const step = stepNamed(workflow, node)
    if (step?.type !== 'script') return null
    const text = step.run ?? [step.command ?? '', ...(step.args ?? [])].join(' ')
    return redactor.text(text).trim().slice(0, MAX_COMMAND)
  }
}

function memberPath(workflow: Workflow, node: string) {
  const group = groupOfMember(workflow, node)
  return group === undefined ? undefined : [...(workflow.stepPaths.get(group.name) ?? []), 'agent']
}

/** A step of the file, or the member of a for_each. */
export function stepNamed(workflow: Workflow | undefined, node: string): Step | Member | undefined {
  return workflow && (workflow.steps.get(node) ?? groupOfMember(workflow, node)?.agent)
}

function groupOfMember(workflow: Workflow, node: string): ForEachGroup | undefined {
  for (const step of workflow.steps.values()) if (step.type === 'for_each' && step.agent.name === node) return step
  return undefined
}

/** An error that no node raised has the name of the workflow: its `output:`, or a limit. */
function ownPath(workflow: Workflow, name: string, field: string | undefined) {
  if (name !== workflow.settings.name) return undefined
  return field === undefined ? ['workflow'] : field.split('.')
}
