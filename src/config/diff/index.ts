import type { Position } from '../../core/finding.js'
import { isReservedKind } from '../../core/kinds.js'
import type { ErrorContract, NodeContract } from '../contract/index.js'
import { ANY_KIND, contractOf } from '../contract/index.js'
import { coverage } from '../contract/patterns.js'
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
  const changes = [...fileChanges(base, head)]
  const before = base === null ? null : contractOf(base)
  const after = head === null ? null : contractOf(head)
  changes.push(...diffEscapes(base, before, head, after))
  changes.push(...diffHandlers(null, before?.errorRoutes ?? [], after?.errorRoutes ?? []))
  changes.push(...diffNodes(before, after))
  if (base !== null && head !== null) changes.push(...diffSettings(base, head))
  for (const path of new Set([...(base?.children.keys() ?? []), ...(head?.children.keys() ?? [])])) {
    changes.push(...diffFiles(base?.children.get(path) ?? null, head?.children.get(path) ?? null, seen))
  }
  return changes
}

function fileChanges(base: Workflow | null, head: Workflow | null): readonly Change[] {
  if (base === null && head !== null) return [made('file-added', head.at([]), `${head.displayFile} is new.`)]
  if (head === null && base !== null) return [made('file-removed', base.at([]), `${base.displayFile} is gone.`)]
  return []
}

function diffEscapes(
  base: Workflow | null,
  before: ErrorContract | null,
  head: Workflow | null,
  after: ErrorContract | null,
): readonly Change[] {
  const changes: Change[] = []
  const old = new Map(before?.escapes.map((one) => [one.kind, one]))
  const now = new Map(after?.escapes.map((one) => [one.kind, one]))
  for (const { kind, nodes } of now.values()) {
    if (old.has(kind) || head === null || escapesUnnamed(kind, before)) continue
    const place = positionOf(after, nodes) ?? head.at([])
    changes.push(
      made(
        'escaping-kind-added',
        place,
        `${kindText(kind)} can now escape ${head.displayFile}, from ${nodes.join(', ')}.`,
        { kind, node: nodes[0] ?? null, after: nodes.join(', ') },
      ),
    )
  }
  for (const { kind, nodes } of old.values()) {
    if (now.has(kind) || base === null || escapesUnnamed(kind, after)) continue
    const place = positionOf(before, nodes) ?? base.at([])
    changes.push(
      made('escaping-kind-removed', place, `${kindText(kind)} can no longer escape ${base.displayFile}.`, {
        kind,
        node: nodes[0] ?? null,
        before: nodes.join(', '),
      }),
    )
  }
  return changes
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

function positionOf(contract: ErrorContract | null, nodes: readonly string[]): Position | null {
  return contract?.nodes.find((node) => node.node === nodes[0]) ?? null
}

function kindText(kind: string): string {
  return kind === ANY_KIND ? 'any kind' : kind
}

function diffNodes(before: ErrorContract | null, after: ErrorContract | null): readonly Change[] {
  const changes: Change[] = []
  const old = new Map(before?.nodes.map((node) => [node.node, node]))
  const now = new Map(after?.nodes.map((node) => [node.node, node]))
  for (const [name, node] of now) {
    const earlier = old.get(name)
    if (earlier === undefined)
      changes.push(made('node-added', node, `${name} (${node.type}) is new.`, { node: name, after: node.type }))
    else changes.push(...diffNode(earlier, node))
  }
  for (const [name, node] of old) {
    if (!now.has(name))
      changes.push(made('node-removed', node, `${name} (${node.type}) is gone.`, { node: name, before: node.type }))
  }
  return changes
}

function diffNode(before: NodeContract, after: NodeContract): readonly Change[] {
  const node = after.node
  const changes = [...diffHandlers(node, before.handlers, after.handlers)]
  if (before.type !== after.type) {
    changes.push(
      made('node-type-changed', after, `${node} was of the type ${before.type} and is now of the type ${after.type}.`, {
        node,
        before: before.type,
        after: after.type,
      }),
    )
  }
  if (before.typed && !after.typed)
    changes.push(
      made(
        'left-error-routing',
        after,
        `${node} no longer uses error routing: what the engine finds there is no longer a kind that routes can handle.`,
        { node, before: 'typed', after: 'untyped' },
      ),
    )
  if (!before.typed && after.typed)
    changes.push(
      made(
        'entered-error-routing',
        after,
        `${node} now uses error routing: what the engine finds there is a kind that routes can handle.`,
        { node, before: 'untyped', after: 'typed' },
      ),
    )
  const old = kindsOf(before)
  const now = kindsOf(after)
  // Who may raise anything may raise every kind by itself.
  const gained = now.filter((kind) => !isAmong(kind, old))
  const lost = old.filter((kind) => !isAmong(kind, now))
  if (gained.length + lost.length > 0) {
    const parts = [
      gained.length > 0 ? `can now raise ${gained.map(kindText).join(', ')}` : '',
      lost.length > 0 ? `can no longer raise ${lost.map(kindText).join(', ')}` : '',
    ]
    changes.push(
      made('raises-changed', after, `${node} ${parts.filter((part) => part !== '').join(' and ')}.`, {
        node,
        before: old.join(', '),
        after: now.join(', '),
      }),
    )
  }
  return changes
}

function isAmong(kind: string, kinds: readonly string[]): boolean {
  return kinds.some((one) => one === kind || (!isReservedKind(kind) && coverage(one, kind) === 'full'))
}

function kindsOf(node: NodeContract): readonly string[] {
  return node.raises.map(({ kind }) => kind)
}
