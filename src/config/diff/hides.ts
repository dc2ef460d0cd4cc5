import path from 'node:path'
import { isReservedKind } from '../../core/kinds.js'
import { addTo } from '../../core/maps.js'
import { isGovernedType } from '../../core/step-types.js'
import { listSuccessWays, parseCodeRanges } from '../contract/exit-routes.js'
import { covers } from '../contract/handlers.js'
import {
  ANY_KIND,
  createContract,
  type ErrorContract,
  getPassing,
  type Handler,
  type MayPass,
} from '../contract/index.js'
import { getGraph, listReachableSteps } from '../graph.js'
import { collectSites, type Site, type Workflow } from '../model.js'
import { type Change, makeChange } from './changes.js'
import { findLostChecks, pairFiles } from './lost-checks.js'

/** Lists what may pass by a contract, for each side: the tests of a quarantine are in a file of their own. */
export type ListEntries = Readonly<Record<'base' | 'head', (contract: ErrorContract) => readonly MayPass[]>>

/** Returns failures that could only end red in the base and may end green in the head, whatever was edited. */
export function findHidden(base: Workflow | null, head: Workflow | null, entriesOf: ListEntries): readonly Change[] {
  if (head === null) return []
  const before = new Map<string, MayPass[]>()
  for (const entry of base === null ? [] : entriesOf.base(createContract(base)))
    addTo(before, toHiddenKey(entry, base), entry)
  const entries = [...entriesOf.head(createContract(head)), ...(base === null ? [] : findLostChecks(base, head))]
  const hidden = entries.flatMap((entry) => {
    const oldEntries = before.get(toHiddenKey(entry, head)) ?? []
    const kinds = entry.kinds.filter((kind) => !oldEntries.some((old) => passes(old, kind, entry)))
    if (kinds.length === 0) return []
    const { node, word, exit_codes: codes } = entry
    const failures = `${kinds.map(formatKind).join(', ')}${codes === undefined ? '' : ` (exit code ${codes})`}`
    const message = `${node === null ? '' : `${node}: `}${failures} may now fail while the run succeeds, by ${word}.`
    const [kind = null, ...more] = kinds
    return [makeChange('hides', entry, message, { node, kind: more.length === 0 ? kind : null, after: word })]
  })
  const told = new Set(hidden.map(({ node }) => node))
  const lost =
    base === null
      ? []
      : pairFiles(base, head).flatMap(([old, now]) => [...findLostRedEnds(old, now), ...findLostRedRoutes(old, now)])
  return [...hidden, ...lost.filter(({ node }) => !told.has(node))]
}

export function formatKind(kind: string): string {
  return kind === ANY_KIND ? 'any kind' : kind
}

/** Returns a key that both versions of a file share; entries for a whole file have no node and are compared by their setting. */
function toHiddenKey({ file, node, word, setting = word }: MayPass, root: Workflow | null): string {
  const from = path.posix.dirname(root?.displayFile ?? '')
  const shown = file === root?.displayFile ? '' : path.posix.relative(from, file)
  return [shown, node ?? setting].join('\n')
}

/** Reports whether an old entry let a failure of this kind pass to the same extent. */
function passes(old: MayPass, kind: string, entry: MayPass): boolean {
  const isAboutTests = [old.by, entry.by].some((by) => by === 'reports' || by === 'quarantine')
  if (isAboutTests && old.word !== entry.word) return false
  if (toleratesMore(entry, old)) return false
  // A route with a condition let some failures of the kind pass; another condition may let others pass.
  if (old.when !== undefined && old.when !== entry.when) return false
  if (old.exit_codes !== undefined) {
    const codes = parseCodeRanges(old.exit_codes)
    for (const code of parseCodeRanges(entry.exit_codes ?? '1..255, signals')) if (!codes.has(code)) return false
  }
  return old.kinds.some((known) => (known === ANY_KIND ? kind === known || !isReservedKind(kind) : covers(known, kind)))
}

/** Reports whether a group may tolerate more failures than before; a count and a percentage cannot be compared. */
function toleratesMore(entry: MayPass, old: MayPass): boolean {
  const [now, earlier] = [entry.tolerates, old.tolerates]
  if (now === undefined || earlier === undefined) return false
  if (now.unit === 'all' || earlier.unit === 'all') return now.unit === 'all' && earlier.unit !== 'all'
  return now.unit !== earlier.unit || now.most > earlier.most
}

/** Returns ways that could only end red after a node's success, and nodes with work, that a run does not reach any more. */
function findLostRedEnds(base: Workflow, head: Workflow): readonly Change[] {
  const before = listReachableSteps(getGraph(base))
  const reachable = listReachableSteps(getGraph(head))
  const old = new Map(collectSites(base).map((site) => [site.label, site]))
  return collectSites(head).flatMap((site) => {
    const { name, type } = site.step
    if (isGovernedType(type) && before.has(name) && !reachable.has(name)) {
      const message = `${name}: nothing leads to it any more, so that what failed the run there may end in success.`
      return [makeChange('hides', head.at(site.path), message, { node: name })]
    }
    const earlier = old.get(site.label)
    if (earlier === undefined || !reachable.has(site.label)) return []
    const ways = findWays(head, site)
    if (!ways.some(({ isGreen }) => isGreen)) return []
    const isStillRed = ({ label, greenBefore }: (typeof ways)[number]): boolean =>
      ways.some(
        (way) => !way.isGreen && way.label === label && way.greenBefore.every((one) => greenBefore.includes(one)),
      )
    const lost = findWays(base, earlier).find((way) => !way.isGreen && !isStillRed(way))
    if (lost === undefined) return []
    const way = `${lost.to === null ? 'no route' : `to: ${lost.to}`}${lost.label === '' ? '' : `, when: ${lost.label}`}`
    const message = `${site.label}: what failed the run by ${way} may now end in success.`
    return [makeChange('hides', head.at(site.path), message, { node: site.label, before: way })]
  })
}

/** Returns the ways on from a node that succeeded, with the conditions of the ways before each that may end green. */
function findWays(workflow: Workflow, site: Site) {
  const passing = getPassing(workflow)
  const greenBefore: string[] = []
  return listSuccessWays(workflow, site).map(({ label, to }) => {
    const isGreen = to !== null && passing.green.has(to)
    const way = { label, to, isGreen, greenBefore: [...greenBefore] }
    if (isGreen) greenBefore.push(label)
    return way
  })
}

/** Returns nodes whose error routes failed the run under a condition, before a route that may end green, and do so no longer. */
function findLostRedRoutes(base: Workflow, head: Workflow): readonly Change[] {
  const before = new Map(createContract(base).nodes.map((node) => [node.node, node]))
  return createContract(head).nodes.flatMap((node) => {
    const { raises: old = [] } = before.get(node.node) ?? {}
    for (const { kind, handledBy } of old) {
      const now = node.raises.find((raised) => raised.kind === kind)?.handledBy ?? []
      const kept = listRedConditions(now, head)
      const lost = listRedConditions(handledBy, base)?.find((when) => kept !== null && !kept.includes(when))
      if (lost === undefined) continue
      const message = `${node.node}: ${formatKind(kind)} that failed the run when ${lost} may now end in success.`
      return [makeChange('hides', node, message, { node: node.node, kind, before: lost })]
    }
    return []
  })
}

/** Returns the conditions of routes that fail the run, before the first route that may end green; null if none may. */
function listRedConditions(handlers: readonly Handler[], workflow: Workflow): readonly string[] | null {
  const { green } = getPassing(workflow)
  const isGreen = ({ action, target }: Handler): boolean =>
    action === 'recover' || (action === 'to' && target !== null && green.has(target))
  const first = handlers.findIndex(isGreen)
  if (first === -1) return null
  return handlers.slice(0, first).flatMap(({ action, when }) => (action === 'retry' || when === null ? [] : [when]))
}
