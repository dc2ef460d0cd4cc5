import { cached } from '../../core/cached.js'
import {
  ENGINE_KINDS,
  isEngineKind,
  isKind,
  isKindPrefix,
  isReservedKind,
  NEVER_ROUTABLE,
  patternsOf,
  patternTakes,
} from '../../core/kinds.js'
import { quote } from '../../core/messages.js'
import { holdsSteps, STEP_TYPES } from '../../core/step-types.js'
import type { ErrorContract, NodeContract } from '../contract/index.js'
import { ANY_KIND } from '../contract/index.js'
import { PatternSet } from '../contract/patterns.js'
import { classifiedKinds, declaresKinds } from '../contract/potential.js'
import type { Path, Workflow } from '../model.js'
import { countsForMembers, isGroup, raisesItself } from '../model.js'
import type { Site } from '../sites.js'
import { siteRoutes } from '../sites.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'

/** The kinds that `on_error` and `retryable` name. */
export function checkKinds(workflow: Workflow, sites: readonly Site[], contract: ErrorContract, report: Report): void {
  const nodes = new Map(contract.nodes.map((node) => [node.node, node]))
  const sharedRetries = (workflow.settings.error_routes ?? []).filter((route) => route.retry !== undefined)
  const retriesOfMembers = sharedRetries.some(countsForMembers)
  for (const site of sites) {
    checkRetryable(site.step, site.path, report)
    const node = nodes.get(site.label)
    if (node === undefined || site.inFinally) continue
    const retries =
      (site.group === null ? sharedRetries.length > 0 : retriesOfMembers) ||
      siteRoutes(site).some((route) => route.retry !== undefined)
    siteRoutes(site).forEach((route, index) => {
      if (route.on_error === undefined || route.on_error === true) return
      eachPattern(route.on_error, [...site.path, 'routes', index, 'on_error'], (pattern, path) =>
        checkPattern({ pattern, path, site, node, retries }, report),
      )
    })
  }
  checkRetryable(workflow.settings, ['workflow'], report)
  checkSharedPatterns(workflow, sites, contract, report)
}

function checkRetryable(owner: object, path: Path, report: Report): void {
  if (!hasRetryable(owner)) return
  for (const [index, pattern] of owner.resilience.retry.retryable.entries()) {
    const at = [...path, 'resilience', 'retry', 'retryable', index]
    if (pattern === ANY_KIND) continue
    if (!isKind(pattern) && !isKindPrefix(pattern))
      report.error('bad-on-error', at, `${quote(pattern)} is neither a kind nor a prefix.`)
    else if (isReservedKind(pattern)) checkEngineKind(pattern, at, report)
  }
}

interface Retryable {
  readonly resilience: { readonly retry: { readonly retryable: readonly string[] } }
}

function hasRetryable(owner: {
  readonly resilience?: { readonly retry?: { readonly retryable?: readonly string[] } }
}): owner is Retryable {
  return owner.resilience?.retry?.retryable !== undefined
}

function eachPattern(
  onError: boolean | string | readonly string[] | undefined,
  path: Path,
  visit: (pattern: string, path: Path) => void,
): void {
  if (onError === undefined) return
  patternsOf(onError).forEach((pattern, index) => {
    // What is malformed has its finding already.
    if (pattern === ANY_KIND || isKind(pattern) || isKindPrefix(pattern))
      visit(pattern, Array.isArray(onError) ? [...path, index] : path)
  })
}

interface PatternUse {
  readonly pattern: string
  readonly path: Path
  readonly site: Site
  readonly node: NodeContract
  /** A retry route stands where it can be spent. */
  readonly retries: boolean
}

function checkPattern(use: PatternUse, report: Report): void {
  const { pattern, path, site, node } = use
  const { step } = site
  if (pattern === ANY_KIND) return
  if (isReservedKind(pattern)) {
    checkReserved(use, report)
    return
  }
  if (!raisesItself(step) && !holdsSteps(step.type)) {
    const made = listed(STEP_TYPES[step.type].kinds)
    report.error(
      'impossible-kind',
      path,
      `A node of the type ${step.type} can never raise ${quote(pattern)}; it can only meet ${made}.`,
    )
    return
  }
  if (declaresKinds(step)) checkDeclared(use, report)
  else if (!isRaised(pattern, node)) neverRaised(use, report)
}

/** Kinds with their table. */
interface Kinds {
  readonly names: readonly string[]
  readonly set: PatternSet
}

const kindsRaisedBy = cached((node: NodeContract): Kinds => {
  const names = node.raises.map(({ kind }) => kind)
  return { names, set: new PatternSet(names) }
})

const kindsDeclaredBy = cached(({ step }: Site): Kinds => {
  const raises = 'raises' in step ? (step.raises ?? []) : []
  const names = [...raises, ...(step.type === 'script' ? classifiedKinds(step) : [])]
  return { names, set: new PatternSet(names) }
})

function isRaised(pattern: string, node: NodeContract): boolean {
  return kindsRaisedBy(node).set.meets(pattern)
}

function neverRaised({ pattern, path, node, site }: PatternUse, report: Report): void {
  const kinds = kindsRaisedBy(node).names
  const what = isGroup(site.step) ? 'group' : 'node'
  const known = kinds.length === 0 ? 'it can raise nothing' : `it can raise ${listed(kinds)}`
  report.warning(
    'handled-never-raised',
    path,
    `${quote(pattern)} is handled here, but this ${what} cannot raise it: ${known}.`,
    didYouMean(pattern, kinds),
  )
}

function checkDeclared(use: PatternUse, report: Report): void {
  const { pattern, path, site } = use
  const { names: declared, set } = kindsDeclaredBy(site)
  if (set.meets(pattern)) return
  const what = isKindPrefix(pattern)
    ? `No kind that ${quote(site.step.name)} declares matches`
    : `${quote(site.step.name)} does not declare`
  report.error(
    'undeclared-kind',
    path,
    `${what} ${quote(pattern)}; it declares ${listed(declared)}.`,
    didYouMean(pattern, declared, 'add it to `raises`'),
  )
}

function checkReserved(use: PatternUse, report: Report): void {
  const { pattern, path, site, node } = use
  // Of the kinds that end a run no route sees any, except the limit of an agent that calls tools.
  if (!isRaised(pattern, node) && !checkEngineKind(pattern, path, report)) return
  const type = site.step.type
  if (patternTakes(pattern, 'retry.exhausted')) {
    if (!use.retries)
      report.warning(
        'impossible-kind',
        path,
        `${quote(pattern)} matches only after a retry route has used up its attempts, and this node has none.`,
        'add a route with `retry`',
      )
    return
  }
  if (isRaised(pattern, node)) return
  const made = STEP_TYPES[type].kinds
  if (made.some((kind) => patternTakes(pattern, kind))) {
    // Policies come from calling files too.
    if (!patternTakes(pattern, 'internal.policy_denied')) neverRaised(use, report)
  } else if (type === 'workflow' || isGroup(site.step)) {
    neverRaised(use, report)
  } else {
    report.error(
      'impossible-kind',
      path,
      `A node of the type ${type} can never raise ${quote(pattern)}.`,
      didYouMean(pattern, made, `it can meet ${listed(made)}`),
    )
  }
}

/** Whether a reserved kind or prefix is one that routes may see at all. */
function checkEngineKind(pattern: string, path: Path, report: Report): boolean {
  const matching = ENGINE_KINDS.filter((kind) => patternTakes(pattern, kind))
  if (matching.length === 0) {
    const known = ENGINE_KINDS.filter((kind) => !isNeverRoutable(kind))
    report.error(
      'unknown-engine-kind',
      path,
      `${quote(pattern)} is reserved, but the engine makes no such kind.`,
      didYouMean(pattern, known, `engine-made kinds: ${listed(known, 20)}`),
    )
    return false
  }
  if (matching.every(isNeverRoutable)) {
    report.error(
      'never-routable',
      path,
      `${quote(pattern)} is recorded when it ends a run, but no route can handle it.`,
      'remove it; what must run in the end stands under `workflow.finally`',
    )
    return false
  }
  return true
}

function isNeverRoutable(kind: string): boolean {
  return isEngineKind(kind) && NEVER_ROUTABLE.includes(kind)
}

function checkSharedPatterns(
  workflow: Workflow,
  sites: readonly Site[],
  contract: ErrorContract,
  report: Report,
): void {
  const routes = workflow.settings.error_routes ?? []
  if (routes.length === 0) return
  // Nodes that can raise the same share one list.
  const lists = new Set(contract.nodes.filter((node) => node.group === null).map((node) => node.raises))
  const raised = new Set([...lists].flatMap((list) => list.map(({ kind }) => kind)))
  const made = new PatternSet([...raised])
  const retries = [...sites.flatMap(siteRoutes), ...routes].some((route) => route.retry !== undefined)
  for (const [index, route] of routes.entries()) {
    eachPattern(route.on_error, ['workflow', 'error_routes', index, 'on_error'], (pattern, path) => {
      if (pattern === ANY_KIND) return
      const isMade = made.meets(pattern)
      if (isReservedKind(pattern) && !isMade && !checkEngineKind(pattern, path, report)) return
      if (patternTakes(pattern, 'retry.exhausted') && retries) return
      if (patternTakes(pattern, 'internal.policy_denied')) return
      if (isMade) return
      report.warning(
        'handled-never-raised',
        path,
        `${quote(pattern)} is handled here, but no node of this file can raise it.`,
        didYouMean(pattern, raised),
      )
    })
  }
}
