import { CompletionItemKind } from 'vscode-languageserver/node'
import { isMap, isSeq } from 'yaml'
import { canReenter } from '../config/graph.js'
import {
  collectSites,
  END,
  FAILED,
  isMember,
  listAllRoutes,
  listGateShapes,
  listWorkflows,
  type Site,
  type Workflow,
} from '../config/model.js'
import { ENGINE_KINDS, isKind, isNeverRoutable, isReservedKind } from '../core/kinds.js'
import { SHELL_NAMES } from '../core/shells.js'
import { STEP_TYPES } from '../core/step-types.js'
import type { Analysis } from './documents.js'
import type { Place } from './place.js'
import type { ListFiles, Proposal } from './proposals.js'

export function completeName(
  analysis: Analysis,
  place: Place,
  naming: string | null,
  listFiles: ListFiles,
): readonly Proposal[] {
  const { workflow } = analysis
  const { path, sort, isKey, scalar } = place
  const site = findSite(workflow, place)
  const toName = (label: string): Proposal => ({ label, kind: CompletionItemKind.Variable, rank: 0 })
  const toFile = (label: string): Proposal => ({ label, kind: CompletionItemKind.File, rank: 0 })
  if (scalar.tag === '!file') return listFiles('part').map(toFile)
  if (isKey && path.at(-2) === 'input_mapping') return listChildInputs(workflow, site).map(toName)
  if (path.at(-1) === 'shell' && !isKey) return SHELL_NAMES.map(toName)
  if (sort === 'scenarios' && !isKey && isAnswer(place)) return listAnswers(workflow, String(path[3]))
  if (sort === 'scenarios' && naming === 'path') return completeInjection(analysis, place)
  switch (naming) {
    case 'node':
      return listNodesFor(analysis, place)
    case 'target': {
      const nodes = listNodes(workflow, place).filter(({ label }) => !isInside(workflow, label))
      const ends = [
        { label: END, detail: 'the run ends here' },
        ...(isHandler(workflow, site) ? [{ label: FAILED, detail: 'the node whose error led here' }] : []),
      ].map((end) => ({ ...end, kind: CompletionItemKind.Value, rank: 1 }))
      return site?.group == null ? [...nodes, ...ends] : []
    }
    case 'kind':
      return listKinds(analysis, site, true)
    case 'raised':
      return listKinds(analysis, site, false)
    case 'input':
      return Object.keys(workflow?.settings.input ?? {}).map(toName)
    case 'path':
      return listInputPaths(workflow, place).map(toName)
    case 'file':
      return listFiles('workflow').map(toFile)
    default:
      return []
  }
}

/** Reports whether an error route leads to a node. */
export function isHandler(workflow: Workflow | null, site: Site | null | undefined): boolean {
  const routes = workflow === null || site == null ? [] : listAllRoutes(workflow)
  return routes.some(({ route }) => route.on_error !== undefined && route.to === site?.label)
}

/** Returns what `input:` of a node can list. */
function listInputPaths(workflow: Workflow | null, place: Place): readonly string[] {
  const inputs = Object.keys(workflow?.settings.input ?? {}).map((name) => `workflow.input.${name}`)
  const reader = findSite(workflow, place)?.step.name
  const outputs = listNodes(workflow, place).flatMap(({ label, detail = '' }) => {
    const isGroup = ['parallel', 'for_each'].includes(detail)
    return label === reader ? [] : (isGroup ? ['outputs'] : ['output']).map((part) => `${label}.${part}`)
  })
  return [...inputs, ...outputs]
}

function listChildInputs(workflow: Workflow | null, site: Site | undefined): readonly string[] {
  const child = site?.step.type === 'workflow' ? workflow?.children.get(site.step.workflow) : undefined
  return Object.keys(child?.settings.input ?? {})
}

function isAnswer({ path }: Place): boolean {
  return (path[2] === 'gates' && path.length === 4) || (path[2] === 'stub' && path.at(-1) === 'answer')
}

function listAnswers(workflow: Workflow | null, gate: string): readonly Proposal[] {
  const shapes = workflow === null ? [] : [...workflow.steps.values()].flatMap(listGateShapes)
  const options = shapes.filter(({ name }) => name === gate).flatMap((shape) => shape.options)
  return options.map(({ label: detail, value }) => ({
    label: String(value),
    detail,
    kind: CompletionItemKind.EnumMember,
    rank: 0,
    ...(typeof value === 'string' ? {} : { insert: String(value) }),
  }))
}

/** Completes `NODE=KIND`, first the node, then the kind. */
function completeInjection(analysis: Analysis, place: Place): readonly Proposal[] {
  const written = place.before.replace(/^["']/, '')
  const at = written.indexOf('=')
  const nodes = listNodesFor(analysis, place)
  if (at === -1) return nodes.map((node) => ({ ...node, label: `${node.label}=` }))
  const name = written.slice(0, at)
  const site = collectAllSites(analysis.workflow).find(({ step }) => step.name === name)
  const typed = written.length - at - 1
  return listKinds(analysis, site, true)
    .filter(({ label }) => !label.includes('*'))
    .map((kind) => ({ ...kind, typed, insert: kind.label }))
}

function collectAllSites(workflow: Workflow | null): readonly Site[] {
  return workflow === null ? [] : listWorkflows(workflow).flatMap(collectSites)
}

/** Reports whether a name is that of a member of a group, to which no route leads. */
function isInside(workflow: Workflow | null, name: string): boolean {
  return collectAllSites(workflow).some(({ step, group }) => step.name === name && group !== null)
}

/** Returns the nodes that a place may name. */
function listNodesFor({ workflow }: Analysis, place: Place): readonly Proposal[] {
  const { path, sort } = place
  const nodes = listNodes(workflow, place)
  const sites = new Map(collectAllSites(workflow).map((site) => [site.step.name, site]))
  const keep = (isKept: (site: Site) => boolean) =>
    nodes.filter(({ label }) => {
      const named = sites.get(label)
      return named === undefined || isKept(named)
    })
  const site = findSite(workflow, place)
  if (sort === 'scenarios') {
    if (path[2] === 'gates') return keep(({ step }) => step.type === 'human_gate' || step.type === 'questions')
    if (path.at(-1) === 'terminated_by') return keep(({ step }) => step.type === 'terminate')
    if (path[2] === 'stub' || path[2] === 'inject' || path[2] === 'real')
      return keep(({ step }) => isMember(step) || step.type === 'human_gate')
    return nodes
  }
  if (path[0] === 'parallel')
    return keep(({ step, group }) => isMember(step) && (group === null || group.name === site?.step.name))
  if (path[1] === 'finally') return keep(({ group }) => group === null)
  if (path.at(-1) === 'entry_point') return keep(({ group }) => group === null)
  if (path.at(-1) === 'group') return keep(({ step }) => step.type === 'parallel' || step.type === 'for_each')
  // Only a node from which a path leads here can be entered again.
  if (path.at(-1) === 'from' && workflow !== null && site !== undefined)
    return keep(({ step, group }) => group === null && canReenter(workflow, step.name, site.label))
  return nodes
}

/** Returns the nodes of the file as it is written now, and of its last valid version; scenarios name those of children as well. */
function listNodes(workflow: Workflow | null, { sort, document }: Place): readonly Proposal[] {
  const types = new Map<string, string>()
  if (sort === 'scenarios') for (const { step } of collectAllSites(workflow)) types.set(step.name, step.type)
  else for (const [name, { type }] of workflow?.steps ?? []) types.set(name, type)
  const lists = ['agents', 'nodes', 'parallel', 'for_each'].map((list) => document.get(list)).filter(isSeq)
  for (const item of lists.flatMap(({ items }) => items)) {
    const name = isMap(item) ? item.get('name') : null
    if (typeof name === 'string' && !types.has(name)) types.set(name, 'node')
  }
  return [...types].map(([label, detail]) => ({ label, detail, kind: CompletionItemKind.Module, rank: 0 }))
}

/** Returns the step or member that a path lies in; in a scenario file, the node whose stub it lies in. */
export function findSite(workflow: Workflow | null, { path }: Pick<Place, 'path'>): Site | undefined {
  const sites = workflow === null ? [] : collectSites(workflow)
  if (path[0] === 'scenarios') return sites.find(({ step }) => path[2] === 'stub' && step.name === path[3])
  return sites.findLast(({ path: at }) => at.every((part, index) => part === path[index]))
}

export function listKinds(
  { contract, workflow }: Analysis,
  site: Site | undefined,
  isHandled: boolean,
): readonly Proposal[] {
  const proposals = new Map<string, Proposal>()
  const add = (label: string, rank: number, detail: string): void => {
    const isAllowed = isHandled || !isReservedKind(label)
    if (isAllowed && !proposals.has(label))
      proposals.set(label, { label, rank, detail, kind: CompletionItemKind.EnumMember })
  }
  const nodes = contract?.nodes ?? []
  const here = nodes.filter(({ node }) => isHandled && node === site?.label)
  for (const { node, raises } of [...here, ...nodes])
    for (const { kind, source, via } of raises.filter((raised) => raised.kind !== '*')) {
      const isHere = node === here[0]?.node
      const how = via === null ? source : `from ${via}`
      if (source !== 'engine') add(kind, isHere ? 0 : 2, `${how} by ${node}`)
      else if (isHere) add(kind, 1, 'made by the engine')
    }
  const routed = nodes.flatMap(({ handlers }) => handlers.flatMap(({ patterns }) => patterns))
  for (const kind of routed.filter(isKind)) add(kind, 2, 'named in a route')
  for (const kind of workflow?.settings.raises ?? []) add(kind, 2, 'announced by the workflow')
  for (const [kind, { description }] of Object.entries(workflow?.settings.kinds ?? {}))
    add(kind, 2, description ?? 'in the catalogue')
  if (!isHandled) return [...proposals.values()]
  for (const kind of site === undefined ? ENGINE_KINDS : STEP_TYPES[site.step.type].kinds)
    if (!isNeverRoutable({ kind, details: {} })) add(kind, 3, 'made by the engine')
  add('*', 3, 'any kind')
  return [...proposals.values()]
}
