import { isReservedKind } from '../../core/kinds.js'
import { covers } from '../contract/handlers.js'
import type { ErrorContract, NodeContract } from '../contract/index.js'
import { ANY_KIND, contractOf } from '../contract/index.js'
import type { Workflow } from '../model.js'
import type { BehaviourDiff, Change, ChangeClass } from './changes.js'
import { changeClasses, made } from './changes.js'
import { diffHandlers } from './handlers.js'
import { diffSettings } from './settings.js'

export type { BehaviourDiff } from './changes.js'
export { changeClasses, isChangeClass, renderDiff } from './changes.js'

/** What the step from one version of a workflow to another does to its error behaviour; null stands for "no such file". */
export function diffContracts(base: Workflow | null, head: Workflow | null): BehaviourDiff {
  const changes = diffFiles(base, head, new Set())
  const counts: Partial<Record<ChangeClass, number>> = {}
  for (const change of changes) counts[change.class] = (counts[change.class] ?? 0) + 1
  const order = new Map(changeClasses.map((name, index) => [name, index]))
  const sorted = [...changes].sort((a, b) => (order.get(a.class) ?? 0) - (order.get(b.class) ?? 0))
  return { base: base?.displayFile ?? null, head: head?.displayFile ?? null, changes: sorted, counts }
}

function diffFiles(base: Workflow | null, head: Workflow | null, seen: Set<string>): readonly Change[] {
  const key = `${base?.file ?? ''}\n${head?.file ?? ''}`
  if (seen.has(key)) return []
  seen.add(key)
  const before = base === null ? null : contractOf(base)
  const after = head === null ? null : contractOf(head)
  const children = new Set([...(base?.children.keys() ?? []), ...(head?.children.keys() ?? [])])
  return [
    ...(base === null && head !== null ? [made('file-added', head.at([]), `${head.displayFile} is new.`)] : []),
    ...(base !== null && head === null ? [made('file-removed', base.at([]), `${base.displayFile} is gone.`)] : []),
    ...newEscapes(head, after, before).map(({ kind, node, nodes, at }) => {
      const message = `${kindText(kind)} can now escape ${head?.displayFile}, from ${nodes}.`
      return made('escaping-kind-added', at, message, { kind, node, after: nodes })
    }),
    ...newEscapes(base, before, after).map(({ kind, node, nodes, at }) => {
      const message = `${kindText(kind)} can no longer escape ${base?.displayFile}.`
      return made('escaping-kind-removed', at, message, { kind, node, before: nodes })
    }),
    ...diffHandlers(null, before?.errorRoutes ?? [], after?.errorRoutes ?? []),
    ...diffNodes(before, after),
    ...(base !== null && head !== null ? diffSettings(base, head) : []),
    ...[...children].flatMap((path) =>
      diffFiles(base?.children.get(path) ?? null, head?.children.get(path) ?? null, seen),
    ),
  ]
}

/** Kinds that escape by one contract and not by the other. */
function newEscapes(workflow: Workflow | null, contract: ErrorContract | null, other: ErrorContract | null) {
  if (workflow === null || contract === null) return []
  const known = new Set(other?.escapes.map(({ kind }) => kind))
  return contract.escapes
    .filter(({ kind }) => !known.has(kind) && !escapesUnnamed(kind, other))
    .map(({ kind, nodes }) => {
      const at = contract.nodes.find(({ node }) => node === nodes[0]) ?? workflow.at([])
      return { kind, node: nodes[0] ?? null, nodes: nodes.join(', '), at }
    })
}

/** Whether a kind leaves a file without being named: a node may raise any kind and does not list this one. */
function escapesUnnamed(kind: string, contract: ErrorContract | null): boolean {
  if (contract === null || kind === ANY_KIND || isReservedKind(kind)) return false
  return contract.nodes.some(
    ({ group, raises }) =>
      group === null &&
      raises.some((one) => one.kind === ANY_KIND && one.escapes) &&
      !raises.some((one) => one.kind === kind),
  )
}

function kindText(kind: string): string {
  return kind === ANY_KIND ? 'any kind' : kind
}

function diffNodes(before: ErrorContract | null, after: ErrorContract | null): readonly Change[] {
  const old = new Map(before?.nodes.map((node) => [node.node, node]))
  const now = new Map(after?.nodes.map((node) => [node.node, node]))
  const compared = [...now].flatMap(([name, node]) => {
    const earlier = old.get(name)
    if (earlier !== undefined) return diffNode(earlier, node)
    return made('node-added', node, `${name} (${node.type}) is new.`, { node: name, after: node.type })
  })
  const gone = [...old]
    .filter(([name]) => !now.has(name))
    .map(([name, node]) =>
      made('node-removed', node, `${name} (${node.type}) is gone.`, { node: name, before: node.type }),
    )
  return [...compared, ...gone]
}

function diffNode(old: NodeContract, now: NodeContract): readonly Change[] {
  const { node } = now
  const changes = [...diffHandlers(node, old.handlers, now.handlers)]
  const changed = (type: ChangeClass, message: string, before: string, after: string): void => {
    changes.push(made(type, now, `${node} ${message}.`, { node, before, after }))
  }
  if (old.type !== now.type)
    changed('node-type-changed', `was of the type ${old.type} and is now of the type ${now.type}`, old.type, now.type)
  const effect = `uses error routing: what the engine finds there is ${now.typed ? '' : 'no longer '}a kind that routes can handle`
  if (old.typed && !now.typed) changed('left-error-routing', `no longer ${effect}`, 'typed', 'untyped')
  if (!old.typed && now.typed) changed('entered-error-routing', `now ${effect}`, 'untyped', 'typed')
  const before = old.raises.map(({ kind }) => kind)
  const after = now.raises.map(({ kind }) => kind)
  // Who may raise anything may raise every kind by itself.
  const gained = after.filter((kind) => !isAmong(kind, before)).map(kindText)
  const lost = before.filter((kind) => !isAmong(kind, after)).map(kindText)
  const parts = [
    ...(gained.length > 0 ? [`can now raise ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`can no longer raise ${lost.join(', ')}`] : []),
  ]
  if (parts.length > 0) changed('raises-changed', parts.join(' and '), before.join(', '), after.join(', '))
  return changes
}

function isAmong(kind: string, kinds: readonly string[]): boolean {
  return kinds.some((one) => one === kind || (!isReservedKind(kind) && covers(one, kind)))
}
