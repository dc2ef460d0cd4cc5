import type { Raised } from '../core/envelope.js'
import { isRetryable } from '../core/kinds.js'
import { ESCAPED_END, type GraphEdge, type GraphNode, HALTED_END, type WorkflowGraph } from '../core/report.js'
import { isWork } from '../core/step-types.js'
import { appendAll } from '../text/lists.js'
import { ANY_KIND, createContract, type RaisedKind } from './contract/index.js'
import { canTurnOff } from './error-mode.js'
import { getGraph } from './graph.js'
import { collectSites, isGroup, listWorkflows, type RouteDefinition, type Step, type Workflow } from './model.js'
import { mergeResilience } from './resilience.js'
import { isReadInside } from './templates.js'

export function createWorkflowGraph(workflow: Workflow): WorkflowGraph {
  const graph = getGraph(workflow)
  const edges: GraphEdge[] = []
  // Errors of members and of `finally` do not follow `error_routes`.
  const apart = new Set([...[...graph.members.values()].flat(), ...graph.finallySteps])
  for (const step of workflow.steps.values()) {
    for (const edge of apart.has(step.name) ? (graph.edges.get(step.name) ?? []) : graph.successors(step.name)) {
      const kind =
        edge.via === 'option' ? 'gate' : edge.via === 'success' || edge.via === 'implicit-end' ? 'success' : 'error'
      edges.push({ from: edge.from, to: edge.to, label: edge.label, kind, route: edge.route })
    }
    appendAll(edges, listRetryEdges(step.name, 'routes' in step ? step.routes : [], 'routes'))
    if (isWork(step.type) && !apart.has(step.name) && graph.seesSharedRoutes(step.name))
      appendAll(edges, listRetryEdges(step.name, workflow.settings.error_routes, 'error_routes'))
  }
  return {
    name: workflow.settings.name,
    file: workflow.displayFile,
    entry: workflow.settings.entry_point,
    nodes: [...workflow.steps.values()].map((step) => createGraphNode(workflow, step)),
    edges,
    finallySteps: graph.finallySteps,
    errorEnds: listErrorEnds(workflow),
  }
}

/** Returns the edges of errors that lead to no node: halt, propagate, recover, and kinds that nobody handles. */
function listErrorEnds(workflow: Workflow): readonly GraphEdge[] {
  return createContract(workflow).nodes.flatMap(({ node, group, handlers, raises }): readonly GraphEdge[] => {
    const from = node.split('.').at(-1) ?? node
    const shared = raises.flatMap(({ handledBy }) => handledBy.filter(({ scope }) => scope === 'workflow'))
    const edges = [...handlers, ...new Set(shared)].flatMap((handler): readonly GraphEdge[] => {
      const { action, patterns, scope, index } = handler
      const to = { halt: HALTED_END, propagate: ESCAPED_END, recover: from, retry: null, to: null }[action]
      const route = `${scope === 'node' ? 'routes' : 'error_routes'}[${index}]`
      return to === null ? [] : [{ from, to, label: `${action}, ${patterns.join(', ')}`, kind: 'error', route }]
    })
    // What escapes a member is its group's to raise.
    const label = group === null ? foldKinds(raises).join(', ') : ''
    return label === '' ? edges : [...edges, { from, to: ESCAPED_END, label, kind: 'error' }]
  })
}

/** Number of kinds with one prefix from which on the prefix stands for them. */
const FOLDED_FROM = 4

/** Returns the kinds that escape; a prefix of which nothing is handled stands for its kinds, as they all end alike. */
function foldKinds(raises: readonly RaisedKind[]): readonly string[] {
  const toPrefix = (kind: string): string => kind.slice(0, kind.lastIndexOf('.') + 1)
  const isRetried = ({ handledBy }: RaisedKind): boolean => handledBy.some(({ retry }) => retry !== null)
  const isPlain = (raised: RaisedKind): boolean => raised.escapes && !isRetried(raised)
  const isFolded = (prefix: string): boolean => {
    const alike = raises.filter(({ kind }) => prefix !== '' && toPrefix(kind) === prefix)
    return alike.every(({ escapes }) => escapes) && alike.filter(isPlain).length >= FOLDED_FROM
  }
  const words = raises
    .filter(({ escapes }) => escapes)
    .map((raised) => {
      const { kind } = raised
      if (kind === ANY_KIND) return 'any other kind'
      if (isRetried(raised)) return `${kind} (retries exhausted)`
      return isFolded(toPrefix(kind)) ? `${toPrefix(kind)}*` : kind
    })
  return [...new Set(words)]
}

/** Returns edges for retries of the same step; a retry with `from` has an edge to that step already. */
function listRetryEdges(name: string, routes: readonly RouteDefinition[] = [], list: string): readonly GraphEdge[] {
  return routes.flatMap((route, index): readonly GraphEdge[] => {
    if (route.retry === undefined || route.retry.from !== undefined) return []
    const kinds = [route.on_error ?? true].flat().map((kind) => (kind === true ? 'any error' : String(kind)))
    const label = `retry, ${kinds.join(', ')}`
    return [{ from: name, to: name, label, kind: 'error', route: `${list}[${index}]` }]
  })
}

function createGraphNode(workflow: Workflow, step: Step): GraphNode {
  const path = workflow.stepPaths.get(step.name)
  const { file, line } = path === undefined ? { file: workflow.displayFile, line: 1 } : workflow.at(path)
  const members = step.type === 'parallel' ? [...step.agents] : step.type === 'for_each' ? [step.agent.name] : []
  return {
    name: step.name,
    type: step.type,
    position: { file, line },
    members,
    child: step.type === 'workflow' ? step.workflow : null,
    ...(step.type === 'terminate' ? { status: step.status } : {}),
  }
}

export function createNodeLookup(root: Workflow) {
  const byFile = new Map(listWorkflows(root).map((workflow) => [workflow.displayFile, workflow]))
  const retryPolicy = ([frame]: Raised['frames']) => {
    const workflow = byFile.get(frame?.file ?? '')
    const step = workflow && findSite(workflow, frame?.node ?? '')?.step
    const own = step !== undefined && !isGroup(step) && 'resilience' in step ? step.resilience : undefined
    return mergeResilience(workflow?.settings.resilience, own).retry
  }
  return {
    positionOf: (file: string, node: string, field = 'workflow') => {
      const workflow = byFile.get(file)
      const site = workflow && findSite(workflow, node)
      // Shared routes stand in the file; an error that no node raised, of `output:` or a limit, has the name of the workflow.
      const steps = field.split(/[.[\]]+/).filter((step) => step !== '')
      const inFile = steps[0] === 'error_routes' ? ['workflow', ...steps] : steps
      const isOfFile = steps[0] === 'error_routes' || (site === undefined && node === workflow?.settings.name)
      const ofNode = site && (field === 'workflow' ? site.path : [...site.path, ...steps])
      const path = isOfFile ? inFile : ofNode
      return path === undefined ? null : (workflow?.at(path.map(toPathStep)) ?? null)
    },
    /** Reports whether the file reads the output of a script that `strict_exit: false` would let fail. */
    isReadAfterFailure: (file: string, node: string): boolean => {
      const workflow = byFile.get(file)
      const step = workflow?.steps.get(node)
      return workflow !== undefined && step !== undefined && canTurnOff(workflow, step) && isReadInside(workflow, node)
    },
    /** Reports whether a retry may help, by the `retryable` list of the node that raised the error, or of its file. */
    isRetryable: ({ envelope, frames }: Pick<Raised, 'envelope' | 'frames'>): boolean =>
      isRetryable({ envelope }, retryPolicy(frames)?.retryable),
    isLeftByPolicy: ({ envelope, frames }: Pick<Raised, 'envelope' | 'frames'>): boolean => {
      const policy = retryPolicy(frames)
      return policy !== undefined && policy !== null && !isRetryable({ envelope }, policy.retryable)
    },
  }
}

function toPathStep(step: string | number): string | number {
  return typeof step === 'string' && /^\d+$/.test(step) ? Number(step) : step
}

function findSite(workflow: Workflow, node: string) {
  const sites = collectSites(workflow)
  return sites.find(({ label }) => label === node) ?? sites.find(({ step }) => step.name === node)
}
