import { createContract } from '../contract/index.js'
import { reachableSteps, type StaticGraph, staticGraph } from '../graph.js'
import { collectSites, type Workflow } from '../model.js'
import type { KnownNames, TemplateUse } from './templates.js'

/** Facts about a file for the rules, computed once. */
export type FileFacts = ReturnType<typeof collectFacts>

/** `given` are inputs that the file certainly gets; with `isRun` they are complete, because the inputs of the run are known. */
export function collectFacts(workflow: Workflow, given: ReadonlySet<string>, isRun: boolean) {
  const sites = collectSites(workflow)
  const graph = staticGraph(workflow)
  const contract = createContract(workflow)
  const members = sites.flatMap(({ step, group }) =>
    group?.type === 'parallel' ? [[step.name, group.name] as const] : [],
  )
  return {
    workflow,
    sites,
    graph,
    reachable: reachableSteps(graph),
    contract,
    nodes: new Map(contract.nodes.map((node) => [node.node, node])),
    members: new Map(members),
    handlers: findHandlerTargets(graph),
    /** Inputs of a file without an `input` block; null for a file that declares inputs. */
    given: workflow.settings.input === undefined ? new Set(given) : null,
    isRun,
  }
}

/** Returns the targets of error routes; `sometimes` if other routes lead there too. */
function findHandlerTargets(graph: StaticGraph): ReadonlyMap<string, 'always' | 'sometimes'> {
  const byError = new Set<string>()
  const otherwise = new Set([graph.entry, ...graph.finallySteps])
  for (const name of graph.edges.keys())
    for (const { to, via } of graph.successors(name))
      (via === 'error' || via === 'shared-error' ? byError : otherwise).add(to)
  return new Map([...byError].map((name) => [name, otherwise.has(name) ? 'sometimes' : 'always']))
}

export const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type']

/** Fields of the error that a bare condition of an error route reads by name. */
const ERROR_FIELDS = ['kind', 'message', 'details', 'attempts']

const NAMES_OF_SCOPES: Partial<Record<KnownNames, readonly string[]>> = {
  'success-route': ['output'],
  'error-route': ['output', 'error'],
  'error-hook': ['error'],
  'complete-hook': ['result'],
}

/** Returns the local names of a template: those of its route or hook and of the surrounding loop. */
export function localNames({ scope, form, site }: Pick<TemplateUse, 'scope' | 'form' | 'site'>): readonly string[] {
  const isErrorCondition = scope === 'error-route' && form === 'expression'
  const ofScope = [...(NAMES_OF_SCOPES[scope] ?? []), ...(isErrorCondition ? ERROR_FIELDS : [])]
  return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope
}
