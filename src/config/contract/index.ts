import { addTo, memoize } from '../../core/maps.js'
import { usesErrorRouting } from '../error-mode.js'
import { getGraph, isTarget, listReachableSteps } from '../graph.js'
import {
  collectSites,
  countsForMembers,
  isGroup,
  listMemberLabels,
  listVariants,
  type PolicyDefinition,
  type Site,
  type Workflow,
} from '../model.js'
import { findHandling, HandlerIndex, listHandlers } from './handlers.js'
import { listMayPass, Passing } from './may-pass.js'
import { type ContractContext, createKindsKey, listPotentialKinds } from './potential.js'
import type { ErrorContract, EscapingKind, NodeContract, RaisedKind } from './types.js'

export { createContractRows, renderContract } from './render.js'
export type { ErrorContract, Handler, MayPass, NodeContract, RaisedKind } from './types.js'
export { ANY_KIND } from './types.js'

/** Returns the error contract of a file and of all files it calls, each below its first caller. */
export const createContract: (workflow: Workflow) => ErrorContract = memoize((workflow) =>
  createTree(workflow, new Set()),
)

function createTree(workflow: Workflow, listed: Set<Workflow>): ErrorContract {
  listed.add(workflow)
  // Computes the contracts of the children too, with the policies of their callers.
  const ownContract = computeOwnContract(workflow)
  const children: ErrorContract[] = []
  for (const child of workflow.children.values()) if (!listed.has(child)) children.push(createTree(child, listed))
  return { ...ownContract, children, may_pass: listMayPass(workflow, getPassing) }
}

export const getPassing = memoize((workflow: Workflow) => new Passing(workflow, computeOwnContract(workflow).nodes))

type OwnContract = Omit<ErrorContract, 'children' | 'may_pass'>

const ownContracts = new WeakMap<Workflow, OwnContract>()

/** Computes contracts to a fixed point, because files may call each other in a cycle. */
function computeOwnContract(root: Workflow): OwnContract {
  const known = ownContracts.get(root)
  if (known !== undefined) return known
  const variants = listVariants(root)
  const policies = mapPoliciesInForce(variants)
  const files = [...variants].reverse()
  const contracts = new Map<Workflow, OwnContract>()
  for (let before = -1, now = 0; now > before; ) {
    before = now
    for (const file of files) contracts.set(file, buildContract(file, contracts, policies.get(file)))
    if (root.children.size > 0) now = [...contracts.values()].reduce((sum, { escapes }) => sum + escapes.length, 1)
  }
  for (const [file, contract] of contracts) ownContracts.set(file, contract)
  return contracts.get(root) ?? buildContract(root, contracts, policies.get(root))
}

function mapPoliciesInForce(variants: readonly Workflow[]): ReadonlyMap<Workflow, readonly PolicyDefinition[]> {
  const inForce = new Map<Workflow, PolicyDefinition[]>()
  for (const caller of variants)
    for (const policy of caller.settings.policies ?? [])
      for (const file of listVariants(caller)) addTo(inForce, file, policy)
  return inForce
}

function buildContract(
  workflow: Workflow,
  files: ReadonlyMap<Workflow, OwnContract>,
  policies: readonly PolicyDefinition[] = [],
): OwnContract {
  const { displayFile: file, settings, children } = workflow
  const errorRoutes = listHandlers(workflow, null)
  const sites = collectSites(workflow)
  const contracts = new Map<string, NodeContract>()
  const around: ContractContext = {
    workflow,
    policies,
    childEscapes(path) {
      const child = children.get(path)
      return child === undefined ? null : (files.get(child)?.escapes ?? [])
    },
    listMembers(group) {
      return listMemberLabels(group).flatMap((label) => contracts.get(label) ?? [])
    },
  }
  const forMembers = errorRoutes.filter(({ index }) => countsForMembers(settings.error_routes?.[index] ?? {}))
  const shared = errorRoutes.length === 0 ? [] : [new HandlerIndex(errorRoutes)]
  const sharedForMembers = forMembers.length === 0 ? [] : [new HandlerIndex(forMembers)]
  // A shared route does not handle errors of its own target.
  const targets = new Set(errorRoutes.flatMap(({ target }) => target ?? []))
  // Steps that raise the same share a list, to save memory.
  const raisesByKey = new Map<string, readonly RaisedKind[]>()
  const createNode = (site: Site): NodeContract => {
    const { step, path, label, group, inFinally } = site
    // Routes of a `finally` step are ignored, but not those of its members, and not where a route leads to the step.
    const isLast = inFinally && group === null && !isTarget(getGraph(workflow), label)
    const handlers = isLast ? [] : listHandlers(workflow, site)
    const common = targets.has(label) ? null : createKindsKey(site, around)
    // Errors that a member does not handle go to its group, to which the other shared routes apply.
    const indexes = [new HandlerIndex(handlers), ...(isLast ? [] : group === null ? shared : sharedForMembers)]
    const raises =
      (common === null ? undefined : raisesByKey.get(common)) ??
      listPotentialKinds(site, around).map((raised) => ({ ...raised, ...findHandling(raised.kind, indexes, label) }))
    if (common !== null) raisesByKey.set(common, raises)
    const typed = usesErrorRouting(workflow, step)
    return { ...workflow.at(path), node: label, type: step.type, typed, group: group?.name ?? null, raises, handlers }
  }
  // Members first, because groups raise what escapes their members.
  for (const groups of [false, true])
    for (const site of sites) if (isGroup(site.step) === groups) contracts.set(site.label, createNode(site))
  const nodes = sites.flatMap(({ label }) => contracts.get(label) ?? [])
  return { file, workflow: settings.name, nodes, errorRoutes, escapes: listEscapes(workflow, nodes) }
}

function listEscapes(workflow: Workflow, nodes: readonly NodeContract[]): readonly EscapingKind[] {
  const reachable = listReachableSteps(getGraph(workflow))
  const escapes = new Map<string, string[]>()
  // Nodes that raise the same share one list.
  const escaping = new Map<readonly RaisedKind[], readonly RaisedKind[]>()
  for (const node of nodes) {
    if (node.group !== null || !reachable.has(node.node)) continue
    const kinds = escaping.get(node.raises) ?? node.raises.filter((raised) => raised.escapes)
    escaping.set(node.raises, kinds)
    for (const { kind } of kinds) addTo(escapes, kind, node.node)
  }
  return [...escapes].map(([kind, from]) => ({ kind, nodes: from }))
}
