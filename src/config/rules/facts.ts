import { contractOf, type ErrorContract, type NodeContract } from '../contract/index.js'
import { reachableSteps, type StaticGraph, staticGraph } from '../graph.js'
import { type Site, sitesOf, type Workflow } from '../model.js'
import type { Scope, TemplateUse } from './templates.js'

/** What the rules ask about a file, worked out once. */
export interface FileFacts {
  readonly workflow: Workflow
  readonly sites: readonly Site[]
  readonly graph: StaticGraph
  readonly reachable: ReadonlySet<string>
  readonly contract: ErrorContract
  /** The contract of each site by its label. */
  readonly nodes: ReadonlyMap<string, NodeContract>
  /** Members of parallel groups, with the name of their group. */
  readonly members: ReadonlyMap<string, string>
  /** Steps that an error route leads to, and whether something else leads there too. */
  readonly handlers: ReadonlyMap<string, 'always' | 'sometimes'>
  /** In a file without an `input` block: the inputs that it is sure to get; null where it declares its own. */
  readonly given: Set<string> | null
  /** Whether the inputs of the run are known: `given` is all that there is. */
  readonly isRun: boolean
}

export function factsOf(workflow: Workflow, given: ReadonlySet<string>): Omit<FileFacts, 'isRun'> {
  const sites = sitesOf(workflow)
  const graph = staticGraph(workflow)
  const contract = contractOf(workflow)
  return {
    workflow,
    sites,
    graph,
    reachable: reachableSteps(graph),
    contract,
    nodes: new Map(contract.nodes.map((node) => [node.node, node])),
    members: new Map(sites.flatMap(({ step, group }) => (group?.type === 'parallel' ? [[step.name, group.name]] : []))),
    handlers: handlersOf(graph),
    given: workflow.settings.input === undefined ? new Set(given) : null,
  }
}

function handlersOf(graph: StaticGraph): FileFacts['handlers'] {
  const byError = new Set<string>()
  const otherwise = new Set([graph.entry, ...graph.finallySteps])
  for (const name of graph.edges.keys())
    for (const { to, via } of graph.successors(name))
      (via === 'error' || via === 'shared-error' ? byError : otherwise).add(to)
  return new Map([...byError].map((name) => [name, otherwise.has(name) ? 'sometimes' : 'always']))
}

/** Whether an error of this step can be read: it can raise one. */
export function canRaise({ nodes }: FileFacts, step: string): boolean {
  return (nodes.get(step)?.raises.length ?? 0) > 0
}

/** The group of two steps where one is a sibling of the other; they run side by side and do not see each other. */
export function sharedGroup({ members }: FileFacts, site: Site | null, other: string): string | null {
  const group = members.get(other)
  return group !== undefined && site?.group?.name === group && site.step.name !== other ? group : null
}

/** What templates may read of a group. */
export const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type']

const NAMES_OF_SCOPES: Partial<Record<Scope, readonly string[]>> = {
  'success-route': ['output'],
  'error-route': ['output', 'error'],
  'error-hook': ['error'],
  'complete-hook': ['result'],
}

/** Names that a template knows by where it stands: those of its route or hook, and of the loop around it. */
export function localNames({ scope, site }: TemplateUse): readonly string[] {
  const ofScope = NAMES_OF_SCOPES[scope] ?? []
  return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope
}
