import { cached } from '../../core/cached.js'
import { addTo } from '../../core/lists.js'
import { usesErrorRouting } from '../error-mode.js'
import { reachableSteps, staticGraph } from '../graph.js'
import type { Group, Workflow } from '../model.js'
import { allVariants, isGroup } from '../model.js'
import type { Site } from '../sites.js'
import { sitesOf } from '../sites.js'
import { HandlerList, handlersOf, handlingOf, ownHandlers } from './handlers.js'
import type { Surroundings } from './potential.js'
import { commonKinds, potentialKinds } from './potential.js'
import type { ErrorContract, EscapingKind, Handler, NodeContract, RaisedKind } from './types.js'

export { renderContract } from './render.js'
export type { ErrorContract, Handler, NodeContract, RetryBudget } from './types.js'
export { ANY_KIND } from './types.js'

/** The error contract of a file and of all files it calls. */
export const contractOf: (workflow: Workflow) => ErrorContract = cached((workflow) =>
  isInCircle(workflow, new Set()) ? circularContract(workflow) : plainContract(workflow),
)

function plainContract(workflow: Workflow): ErrorContract {
  return build(workflow, new Map([...workflow.children].map(([path, child]) => [path, contractOf(child)])))
}

/** Whether a file calls one that is open already; `open` are its callers. */
function isInCircle(workflow: Workflow, open: ReadonlySet<Workflow>, clear = new Set<Workflow>()): boolean {
  if (open.has(workflow)) return true
  if (clear.has(workflow)) return false
  const inside = new Set([...open, workflow])
  if ([...workflow.children.values()].some((child) => isInCircle(child, inside, clear))) return true
  clear.add(workflow)
  return false
}

/**
 * Files that call each other: what escapes one depends on what escapes the others. At first nothing escapes any, and they
 * are computed again until nothing is added; there are only so many kinds.
 */
function circularContract(root: Workflow): ErrorContract {
  const files = allVariants(root)
  const contracts = new Map<Workflow, ErrorContract>()
  for (let before = -1, now = 0; now > before; ) {
    before = now
    for (const file of files) contracts.set(file, build(file, contractsOf(file.children, contracts)))
    now = [...contracts.values()].reduce((sum, { escapes }) => sum + escapes.length, 1)
  }
  return asTree(root, contracts, new Set())
}

function contractsOf(
  children: Workflow['children'],
  contracts: ReadonlyMap<Workflow, ErrorContract>,
): ReadonlyMap<string, ErrorContract> {
  return new Map([...children].map(([path, child]) => [path, contracts.get(child) ?? silent(child)]))
}

function silent(workflow: Workflow): ErrorContract {
  const { displayFile: file, settings } = workflow
  return { file, workflow: settings.name, nodes: [], errorRoutes: [], escapes: [], children: [] }
}

/** Each file once, below the first that calls it: what leads back has no end. */
function asTree(
  workflow: Workflow,
  contracts: ReadonlyMap<Workflow, ErrorContract>,
  listed: Set<Workflow>,
): ErrorContract {
  listed.add(workflow)
  const children: ErrorContract[] = []
  for (const child of workflow.children.values())
    if (!listed.has(child)) children.push(asTree(child, contracts, listed))
  return { ...(contracts.get(workflow) ?? silent(workflow)), children }
}

function build(workflow: Workflow, children: ReadonlyMap<string, ErrorContract>): ErrorContract {
  const errorRoutes = handlersOf(
    workflow,
    workflow.settings.error_routes ?? [],
    ['workflow', 'error_routes'],
    'workflow',
  )
  const sites = sitesOf(workflow)
  const byLabel = new Map(sites.map((site) => [site.label, site]))
  const contracts = new Map<Site, NodeContract>()
  const around: Surroundings = {
    workflow,
    child: (path) => children.get(path) ?? null,
    memberKinds: (group) => memberKinds(group, byLabel, contracts),
  }
  // Groups raise what escapes their members, so members come first.
  const shared = {
    handlers: errorRoutes.length === 0 ? [] : [new HandlerList(errorRoutes)],
    targets: new Set(errorRoutes.flatMap(({ target }) => target ?? [])),
    raises: new Map<string, readonly RaisedKind[]>(),
  }
  const groups: Site[] = []
  for (const site of sites) {
    if (isGroup(site.step)) groups.push(site)
    else contracts.set(site, nodeContract(site, around, shared))
  }
  for (const site of groups) contracts.set(site, nodeContract(site, around, shared))
  const nodes = sites.flatMap((site) => contracts.get(site) ?? [])
  return {
    file: workflow.displayFile,
    workflow: workflow.settings.name,
    nodes,
    errorRoutes,
    escapes: escapesOf(workflow, nodes),
    children: [...new Set(children.values())],
  }
}

function memberKinds(
  group: Group,
  sites: ReadonlyMap<string, Site>,
  contracts: ReadonlyMap<Site, NodeContract>,
): ReturnType<Surroundings['memberKinds']> {
  const labels = group.type === 'parallel' ? group.agents : [`${group.name}.${group.agent.name}`]
  return labels.flatMap((label) => {
    const site = sites.get(label)
    const contract = site === undefined ? undefined : contracts.get(site)
    if (contract === undefined) return []
    return contract.raises
      .filter((raised) => raised.escapes)
      .map((raised) => ({ member: contract.node, raised, typed: contract.typed }))
  })
}

/** What the steps of a file have in common. */
interface Shared {
  readonly handlers: readonly HandlerList[]
  /** Steps that shared routes lead to: none of these routes handles an error of its own target. */
  readonly targets: ReadonlySet<string>
  /** What steps raise that can raise the same: many nodes and many shared routes would make very many of them. */
  readonly raises: Map<string, readonly RaisedKind[]>
}

function nodeContract(site: Site, around: Surroundings, shared: Shared): NodeContract {
  const { workflow } = around
  const handlers = ownHandlers(workflow, site)
  const common = shared.targets.has(site.label) ? null : commonKinds(site, around)
  const known = common === null ? undefined : shared.raises.get(common)
  const raises = known ?? raisedKinds(site, around, handlers, shared)
  if (common !== null) shared.raises.set(common, raises)
  return {
    ...workflow.at(site.path),
    node: site.label,
    type: site.step.type,
    typed: usesErrorRouting(workflow, site.step),
    group: site.group?.name ?? null,
    raises,
    handlers,
  }
}

function raisedKinds(
  site: Site,
  around: Surroundings,
  handlers: readonly Handler[],
  shared: Shared,
): readonly RaisedKind[] {
  // A member's error goes to its group; the routes of the file see what the group raises.
  const own = new HandlerList(handlers)
  const asked = site.group !== null || site.inFinally ? [own] : [own, ...shared.handlers]
  return potentialKinds(site, around).map(({ kind, source, via }): RaisedKind => {
    const { handledBy, escapes } = handlingOf(kind, asked, site.label)
    return { kind, source, via, handledBy, escapes }
  })
}

function escapesOf(workflow: Workflow, nodes: readonly NodeContract[]): readonly EscapingKind[] {
  const reachable = reachableSteps(staticGraph(workflow))
  const escapes = new Map<string, string[]>()
  // Nodes that can raise the same share one list.
  const escaping = new Map<readonly RaisedKind[], readonly RaisedKind[]>()
  for (const node of nodes) {
    if (node.group !== null || !reachable.has(node.node)) continue
    const kinds = escaping.get(node.raises) ?? node.raises.filter((raised) => raised.escapes)
    escaping.set(node.raises, kinds)
    for (const { kind } of kinds) addTo(escapes, kind, node.node)
  }
  return [...escapes].map(([kind, from]) => ({ kind, nodes: from }))
}
