import { printJson } from '../../core/json.js'
import { isReservedKind } from '../../core/kinds.js'
import { addTo } from '../../core/maps.js'
import { covers } from '../contract/handlers.js'
import {
  ANY_KIND,
  createContract,
  type ErrorContract,
  type Handler,
  type NodeContract,
  type RaisedKind,
} from '../contract/index.js'
import { collectSites, type Step, type Workflow } from '../model.js'
import { type Change, type ChangeClass, changeClasses, type EndingChanges, makeChange } from './changes.js'
import { findHidden, formatKind, type ListEntries } from './hides.js'
import { pairFiles } from './lost-checks.js'
import { diffPayloads } from './schemas.js'
import { diffSettings } from './settings.js'

export { changeClasses, isChangeClass, renderDiff } from './changes.js'

/** Compares the error behaviour of two versions of a workflow; null for a version without the file. */
export function diffContracts(
  base: Workflow | null,
  head: Workflow | null,
  entriesOf: ListEntries = LIST_ENTRIES,
  endings: EndingChanges = { changes: [], notes: [] },
) {
  // A failure that was simulated needs no second line that says the same.
  const isSimulated = ({ node, kind, position }: Change): boolean =>
    endings.changes.some(
      (one) => one.class === 'hides' && one.node === node && one.kind === kind && one.position.file === position.file,
    )
  const hidden = findHidden(base, head, entriesOf).filter((change) => change.kind === null || !isSimulated(change))
  const changes = [...hidden, ...endings.changes, ...diffFiles(base, head, new Set())]
  const counts: Partial<Record<ChangeClass, number>> = {}
  for (const change of changes) counts[change.class] = (counts[change.class] ?? 0) + 1
  const order = new Map(changeClasses.map((name, index) => [name, index]))
  const sorted = [...changes].sort((a, b) => (order.get(a.class) ?? 0) - (order.get(b.class) ?? 0))
  const files = { base: base?.displayFile ?? null, head: head?.displayFile ?? null }
  return { ...files, changes: sorted, counts, not_compared: listNotCompared(base, head), notes: endings.notes }
}

const LIST_ENTRIES: ListEntries = { base: (contract) => contract.may_pass, head: (contract) => contract.may_pass }

export type BehaviourDiff = ReturnType<typeof diffContracts>

function diffFiles(base: Workflow | null, head: Workflow | null, seen: Set<string>): readonly Change[] {
  const key = `${base?.file ?? ''}\n${head?.file ?? ''}`
  if (seen.has(key)) return []
  seen.add(key)
  const before = base === null ? null : createContract(base)
  const after = head === null ? null : createContract(head)
  const children = new Set([...(base?.children.keys() ?? []), ...(head?.children.keys() ?? [])])
  return [
    ...(base === null && head !== null ? [makeChange('file-added', head.at([]), `${head.displayFile} is new.`)] : []),
    ...(base !== null && head === null
      ? [makeChange('file-removed', base.at([]), `${base.displayFile} is gone.`)]
      : []),
    ...listNewEscapes(head, after, before).map(({ kind, node, nodes, at }) => {
      const wordFor = (kinds: string) => `${kinds} can now escape ${head?.displayFile}, from ${nodes}.`
      return makeChange('escaping-kind-added', at, wordFor(formatKind(kind)), { kind, node, after: nodes, wordFor })
    }),
    ...listNewEscapes(base, before, after).map(({ kind, node, nodes, at }) => {
      const wordFor = (kinds: string) => `${kinds} can no longer escape ${base?.displayFile}.`
      return makeChange('escaping-kind-removed', at, wordFor(formatKind(kind)), { kind, node, before: nodes, wordFor })
    }),
    ...diffHandlers(null, before?.errorRoutes ?? [], after?.errorRoutes ?? [], {
      shared: [],
      raised: before?.nodes.flatMap(({ raises }) => raises) ?? [],
    }),
    ...diffNodes(before, after),
    ...(base !== null && head !== null ? [...diffSettings(base, head), ...diffPayloads(base, head)] : []),
    ...[...children].flatMap((path) =>
      diffFiles(base?.children.get(path) ?? null, head?.children.get(path) ?? null, seen),
    ),
  ]
}

function listNewEscapes(workflow: Workflow | null, contract: ErrorContract | null, other: ErrorContract | null) {
  if (workflow === null || contract === null) return []
  const otherKinds = new Set(other?.escapes.map(({ kind }) => kind))
  return contract.escapes
    .filter(({ kind }) => !otherKinds.has(kind) && !escapesUnnamed(kind, other))
    .map(({ kind, nodes }) => {
      const at = contract.nodes.find(({ node }) => node === nodes[0]) ?? workflow.at([])
      return { kind, node: nodes[0] ?? null, nodes: nodes.join(', '), at }
    })
}

/** Reports whether a kind escapes a file unnamed: a node may raise any kind and does not list this one. */
function escapesUnnamed(kind: string, contract: ErrorContract | null): boolean {
  if (contract === null || kind === ANY_KIND || isReservedKind(kind)) return false
  return contract.nodes.some(
    ({ group, raises }) =>
      group === null &&
      raises.some((raised) => raised.kind === ANY_KIND && raised.escapes) &&
      !raises.some((raised) => raised.kind === kind),
  )
}

function diffNodes(before: ErrorContract | null, after: ErrorContract | null): readonly Change[] {
  const old = new Map(before?.nodes.map((node) => [node.node, node]))
  const now = new Map(after?.nodes.map((node) => [node.node, node]))
  const compared = [...now].flatMap(([name, node]) => {
    const earlier = old.get(name)
    if (earlier !== undefined) return diffNode(earlier, node, after?.errorRoutes ?? [])
    return makeChange('node-added', node, `${name} (${node.type}) is new.`, { node: name, after: node.type })
  })
  const gone = [...old]
    .filter(([name]) => !now.has(name))
    .map(([name, node]) =>
      makeChange('node-removed', node, `${name} (${node.type}) is gone.`, { node: name, before: node.type }),
    )
  return [...compared, ...gone]
}

function diffNode(old: NodeContract, now: NodeContract, shared: Handlers): readonly Change[] {
  const { node } = now
  const changes = [...diffHandlers(node, old.handlers, now.handlers, { shared, raised: old.raises })]
  const addChange = (type: ChangeClass, message: string, before: string, after: string): void => {
    changes.push(makeChange(type, now, `${node} ${message}.`, { node, before, after }))
  }
  if (old.type !== now.type)
    addChange('node-type-changed', `was of the type ${old.type} and is now of the type ${now.type}`, old.type, now.type)
  const effect = `uses error routing: what the engine finds there is ${now.typed ? '' : 'no longer '}a kind that routes can handle`
  if (old.typed && !now.typed) addChange('left-error-routing', `no longer ${effect}`, 'typed', 'untyped')
  if (!old.typed && now.typed) addChange('entered-error-routing', `now ${effect}`, 'untyped', 'typed')
  const before = old.raises.map(({ kind }) => kind)
  const after = now.raises.map(({ kind }) => kind)
  // A node that may raise any kind may raise each single kind.
  const gained = after.filter((kind) => !isAmong(kind, before)).map(formatKind)
  const lost = before.filter((kind) => !isAmong(kind, after)).map(formatKind)
  const parts = [
    ...(gained.length > 0 ? [`can now raise ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`can no longer raise ${lost.join(', ')}`] : []),
  ]
  if (parts.length > 0) addChange('raises-changed', parts.join(' and '), before.join(', '), after.join(', '))
  return changes
}

function isAmong(kind: string, kinds: readonly string[]): boolean {
  return kinds.some((known) => known === kind || (!isReservedKind(kind) && covers(known, kind)))
}

/** Routes of the file, which may handle what a node lost, and the kinds that can be raised: only those count. */
interface HandlerContext {
  readonly shared: Handlers
  readonly raised: readonly RaisedKind[]
}

/** Compares two lists of error routes kind by kind. */
function diffHandlers(owner: string | null, base: Handlers, head: Handlers, around: HandlerContext): Change[] {
  const { shared, raised } = around
  const label = owner ?? 'workflow.error_routes'
  const change = (type: ChangeClass, at: Handler, before: string | null, after: string | null, text: string) => {
    const shown = at.patterns.map((pattern) => (pattern === '*' ? 'any error' : pattern)).join(', ')
    const wordFor = (kinds: string) => `${label}: ${kinds}${at.when === null ? '' : ` when ${at.when}`} ${text}.`
    return makeChange(type, at, wordFor(shown), { node: owner, kind: at.patterns.join(', '), before, after, wordFor })
  }
  const whole = pairHandlers(base, head)
  const split = (handler: Handler) => handler.patterns.map((pattern) => ({ ...handler, patterns: [pattern] }))
  const parts = pairHandlers(whole.removed.flatMap(split), whole.added.flatMap(split))
  const lost = parts.removed.flatMap((gone) => splitByKind(gone, raised))
  const stillHandled = lost.flatMap((gone): Pair[] => {
    const now = [...head, ...shared].find((handler) => handlesAll(handler, gone))
    return now === undefined ? [] : [[gone, { ...now, patterns: gone.patterns }]]
  })
  const kept = new Set(stillHandled.map(([gone]) => gone))
  const removed = joinPatterns(lost.filter((gone) => !kept.has(gone)))
  const isKnown = (fresh: Handler): boolean =>
    base.some((old) => handlesAll(old, fresh) && toExactKey({ ...old, patterns: fresh.patterns }) === toExactKey(fresh))
  const added = joinPatterns(parts.added.filter((fresh) => !isKnown(fresh)))
  return [
    ...[...whole.pairs, ...parts.pairs, ...stillHandled]
      .filter(([before, after]) => toExactKey(before) !== toExactKey(after))
      .map(([before, after]) => {
        const isBudgetOnly =
          before.retry !== null &&
          after.retry !== null &&
          toExactKey({ ...before, retry: after.retry }) === toExactKey(after)
        const type = isBudgetOnly ? 'retry-budget-changed' : 'handler-changed'
        const [was, is] = [describeHandler(before), describeHandler(after)]
        return change(type, after, was, is, `was handled by ${was} and is now handled by ${is}`)
      }),
    ...removed.map((gone) =>
      change('handler-removed', gone, describeHandler(gone), null, `is no longer handled by ${describeHandler(gone)}`),
    ),
    ...added.map((fresh) =>
      change('handler-added', fresh, null, describeHandler(fresh), `is now handled by ${describeHandler(fresh)}`),
    ),
    ...findReordered(owner, label, whole.pairs),
  ]
}

function joinPatterns(parts: Handlers): Handlers {
  const joined = new Map<number, Handler>()
  for (const part of parts) {
    const patterns = [...(joined.get(part.index)?.patterns ?? []), ...part.patterns]
    joined.set(part.index, { ...part, patterns })
  }
  return [...joined.values()]
}

/** Splits a handler of a prefix, or of any error, into those of the kinds that it took; of unknown kinds it stays one. */
function splitByKind(handler: Handler, raised: readonly RaisedKind[]): Handlers {
  const [pattern = ''] = handler.patterns
  const kinds = new Set(raised.map(({ kind }) => kind).filter((kind) => kind !== pattern && covers(pattern, kind)))
  if (kinds.size === 0 || raised.some(({ kind }) => kind === ANY_KIND)) return [handler]
  return [...kinds].map((kind) => ({ ...handler, patterns: [kind] }))
}

function handlesAll(handler: Handler, { patterns, when }: Handler): boolean {
  if (handler.when !== null && handler.when !== when) return false
  return patterns.every((pattern) => handler.patterns.some((known) => covers(known, pattern)))
}

type Handlers = readonly Handler[]
type Pair = readonly [before: Handler, after: Handler]

/** Pairs equal routes first, then routes that match the same errors and act differently. */
function pairHandlers(base: Handlers, head: Handlers) {
  const pairs: Pair[] = []
  const removed = new Set(base)
  const added = new Set(head)
  for (const key of [toExactKey, toMatchKey]) {
    const waiting = new Map<string, Handler[]>()
    for (const handler of added) addTo(waiting, key(handler), handler)
    for (const before of removed) {
      const after = waiting.get(key(before))?.shift()
      if (after === undefined) continue
      pairs.push([before, after])
      removed.delete(before)
      added.delete(after)
    }
  }
  return { pairs, removed: [...removed], added: [...added] }
}

function toMatchKey({ patterns, when }: Handler): string {
  return printJson([[...patterns].sort(), when])
}

function toExactKey(handler: Handler): string {
  const { action, target, retry, sideEffects } = handler
  return printJson([toMatchKey(handler), action, target, retry, sideEffects])
}

/** Reports a new order of the same routes, which matters because the first match is taken. */
function findReordered(owner: string | null, label: string, pairs: readonly Pair[]): readonly Change[] {
  const order = (side: 0 | 1): readonly Pair[] => [...pairs].sort((a, b) => a[side].index - b[side].index)
  const [base, head] = [order(0), order(1)]
  const moved = base.find((pair, index) => index > 0 && pair[1].index < (base[index - 1]?.[1].index ?? 0))?.[1]
  if (moved === undefined) return []
  const texts = (sorted: readonly Pair[]): string => sorted.map(([{ patterns }]) => patterns.join(', ')).join(' | ')
  const message = `${label}: the order in which error routes are tried has changed.`
  const kind = moved.patterns.join(', ')
  return [
    makeChange('handler-reordered', moved, message, { node: owner, kind, before: texts(base), after: texts(head) }),
  ]
}

function describeHandler({ action, target, retry, sideEffects }: Handler): string {
  if (retry === null) return [`${action}${target === null ? '' : ` ${target}`}`, ...sideEffects].join(' with ')
  const { maxRetries, backoff, initialSeconds, maxSeconds, maxElapsedSeconds, from } = retry
  const elapsed = maxElapsedSeconds === null ? '' : `, within ${maxElapsedSeconds} s`
  const entry = from === null ? '' : `, re-entering at ${from}`
  const budget = `max ${maxRetries}, ${backoff}, from ${initialSeconds} s to ${maxSeconds} s${elapsed}${entry}`
  return [`retry (${budget})`, ...sideEffects].join(' with ')
}

/** Fields whose text decides what a node does, and of which nobody can tell what it does when something fails. */
const TEXTS = [
  ...['run', 'command', 'args', 'env', 'stdin', 'working_dir', 'prompt', 'system_prompt', 'model', 'provider'],
  ...['value', 'values', 'input_mapping', 'source'],
]

/** Returns the texts of nodes that changed, which a comparison of behaviour cannot judge. */
function listNotCompared(base: Workflow | null, head: Workflow | null) {
  if (base === null || head === null) return []
  return pairFiles(base, head).flatMap(([old, now]) => {
    const before = new Map(collectSites(old).map(({ label, step }) => [label, step]))
    return collectSites(now).flatMap(({ label, step }) => {
      const earlier = before.get(label)
      if (earlier === undefined || earlier.type !== step.type) return []
      const changed = TEXTS.filter((field) => printField(earlier, field) !== printField(step, field))
      return changed.map((field) => ({ node: label, field }))
    })
  })
}

function printField(step: Step, field: string): string {
  return printJson(new Map<string, unknown>(Object.entries(step)).get(field) ?? null)
}
