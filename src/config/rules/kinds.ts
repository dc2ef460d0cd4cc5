import { listKindsOfScript } from '../../classify/sets/kinds.js'
import { didYouMean, type Hint, type Path } from '../../core/finding.js'
import {
  ENGINE_KINDS,
  isKind,
  isKindPrefix,
  isReservedKind,
  matchesPattern,
  NEVER_ROUTABLE,
  toKindPatterns,
} from '../../core/kinds.js'
import { memoize } from '../../core/maps.js'
import { formatCount, quote } from '../../core/messages.js'
import { hasSteps, STEP_TYPES } from '../../core/step-types.js'
import { covers, PatternSet } from '../contract/handlers.js'
import { ANY_KIND, type NodeContract } from '../contract/index.js'
import { declaresKinds } from '../contract/potential.js'
import { groupKinds } from '../contract/render.js'
import {
  countsForMembers,
  listRoutes,
  type ResilienceDefinition,
  type RouteDefinition,
  type RouteUse,
  raisesItself,
  type Site,
} from '../model.js'
import { type FileFacts, joinNamesLimited, type Report, suggestName } from './facts.js'

export const KIND_RULES = [checkKinds, checkRaises]

function checkKinds({ workflow, sites, nodes, contract }: FileFacts, report: Report): void {
  const shared = workflow.settings.error_routes ?? []
  const isRetry = (route: RouteDefinition): boolean => route.retry !== undefined
  const [sharedRetries, retriesOfMembers] = [shared.some(isRetry), shared.filter(countsForMembers).some(isRetry)]
  checkRetryable(workflow.settings.resilience, ['workflow'], report)
  for (const site of sites) {
    if ('resilience' in site.step) checkRetryable(site.step.resilience, site.path, report)
    const node = nodes.get(site.label)
    if (node === undefined || site.inFinally) continue
    const retries = (site.group === null ? sharedRetries : retriesOfMembers) || site.routes.some(isRetry)
    for (const use of listPatternsIn(listRoutes(workflow, site))) checkPattern({ ...use, site, node, retries }, report)
  }
  // Nodes that raise the same share one list.
  const lists = new Set(contract.nodes.filter((node) => node.group === null).map((node) => node.raises))
  const raised = new Set([...lists].flatMap((list) => list.map(({ kind }) => kind)))
  const made = new PatternSet([...raised])
  const retries = sharedRetries || sites.some((site) => site.routes.some(isRetry))
  for (const { pattern, path } of listPatternsIn(listRoutes(workflow, null))) {
    if (made.hasAnyOf(pattern)) continue
    if (isReservedKind(pattern) && !checkEngineKind(pattern, path, report)) continue
    if (matchesPattern(pattern, 'retry.exhausted') && retries) continue
    if (matchesPattern(pattern, 'internal.policy_denied')) continue
    const message = `${quote(pattern)} is handled here, but no node of this file can raise it.`
    report.add('handled-never-raised', path, message, suggestName(pattern, raised, null))
  }
}

function checkRetryable(resilience: ResilienceDefinition | undefined, path: Path, report: Report): void {
  for (const [index, pattern] of (resilience?.retry?.retryable ?? []).entries()) {
    const at = [...path, 'resilience', 'retry', 'retryable', index]
    if (pattern !== ANY_KIND && !isKind(pattern) && !isKindPrefix(pattern))
      report.add('bad-on-error', at, `${quote(pattern)} is neither a kind nor a prefix.`, findKindHint(pattern))
    else if (isReservedKind(pattern)) checkEngineKind(pattern, at, report)
  }
}

/** Returns every valid kind and prefix in routes with its path; invalid ones are reported elsewhere. */
function listPatternsIn(routes: readonly RouteUse[]): readonly Pick<PatternUse, 'pattern' | 'path'>[] {
  return routes.flatMap(({ route: { on_error: onError = false }, path }) =>
    toKindPatterns(onError)
      .map((pattern, at) => ({ pattern, path: [...path, 'on_error', ...(Array.isArray(onError) ? [at] : [])] }))
      .filter(({ pattern }) => isKind(pattern) || isKindPrefix(pattern)),
  )
}

interface PatternUse {
  readonly pattern: string
  readonly path: Path
  readonly site: Site
  readonly node: NodeContract
  /** A retry route applies, so that `retry.exhausted` is possible. */
  readonly retries: boolean
}

function checkPattern(use: PatternUse, report: Report): void {
  const { pattern, path, site, node } = use
  const { step } = site
  if (isReservedKind(pattern)) checkReserved(use, report)
  else if (!raisesItself(step) && !hasSteps(step.type)) {
    const made = joinNamesLimited(STEP_TYPES[step.type].kinds)
    const message = `A node of the type ${step.type} can never raise ${quote(pattern)}; it can only meet ${made}.`
    report.add('impossible-kind', path, message)
  } else if (declaresKinds(step)) {
    const declared = kindsDeclaredBy(site)
    if (declared.hasAnyOf(pattern)) return
    const message = `${quote(step.name)} does not declare ${quote(pattern)}; it declares ${declared.names.length === 0 ? 'none' : joinNamesLimited(declared.names)}.`
    report.add('undeclared-kind', path, message, suggestName(pattern, declared.names, 'add it to `raises`'))
  } else if (!kindsRaisedBy(node).hasAnyOf(pattern)) reportNeverRaised(use, report)
}

const kindsRaisedBy = memoize((node: NodeContract) => new PatternSet(node.raises.map(({ kind }) => kind)))

const kindsDeclaredBy = memoize(({ step }: Site) => {
  const raises = 'raises' in step ? (step.raises ?? []) : []
  return new PatternSet([...raises, ...(step.type === 'script' ? listKindsOfScript(step) : [])])
})

function reportNeverRaised({ pattern, path, node }: PatternUse, report: Report): void {
  const kinds = node.raises.map(({ kind }) => kind)
  const known = kinds.length === 0 ? 'nothing' : joinNamesLimited(kinds)
  const message = `${quote(pattern)} is handled here, but ${quote(node.node)} cannot raise it: it can raise ${known}.`
  report.add('handled-never-raised', path, message, suggestName(pattern, kinds, null))
}

function checkReserved(use: PatternUse, report: Report): void {
  const { pattern, path, site, node } = use
  const raised = kindsRaisedBy(node).hasAnyOf(pattern)
  // Kinds that end a run never reach a route, except the tool limit of an agent.
  if (!raised && !checkEngineKind(pattern, path, report)) return
  const { type } = site.step
  const made = STEP_TYPES[type].kinds
  if (matchesPattern(pattern, 'retry.exhausted')) {
    const message = `${quote(pattern)} matches only after a retry route has used up its attempts, and this node has none.`
    if (!use.retries) report.add('impossible-kind', path, message, 'add a route with `retry`', 'warning')
    // Callers may have policies too.
  } else if (raised || matchesPattern(pattern, 'internal.policy_denied')) return
  else if (hasSteps(type) || made.some((kind) => matchesPattern(pattern, kind))) reportNeverRaised(use, report)
  else {
    const message = `A node of the type ${type} can never raise ${quote(pattern)}.`
    const hint = suggestName(pattern, made, `it can meet ${joinNamesLimited(made)}`)
    // A table of routes that is shared by agents and scripts does no harm.
    report.add('impossible-kind', path, message, hint, pattern.startsWith('provider.') ? 'warning' : 'error')
  }
}

function checkEngineKind(pattern: string, path: Path, report: Report): boolean {
  const matching = ENGINE_KINDS.filter((kind) => matchesPattern(pattern, kind))
  const routable = (kind: (typeof ENGINE_KINDS)[number]): boolean => !NEVER_ROUTABLE.includes(kind)
  if (matching.some(routable)) return true
  if (matching.length === 0) {
    const message = `${quote(pattern)} is reserved, but the engine makes no such kind.`
    report.add('unknown-engine-kind', path, message, suggestName(pattern, ENGINE_KINDS.filter(routable)))
  } else {
    const message = `${quote(pattern)} is recorded when it ends a run, but no route can handle it.`
    const hint = 'remove it; what must run in the end stands under `workflow.finally`'
    report.add('never-routable', path, message, hint)
  }
  return false
}

/** Checks `raises` of nodes and of the file, and that the file announces every kind that can escape. */
function checkRaises({ workflow, sites, contract }: FileFacts, report: Report): void {
  for (const { step, path } of sites)
    if ('raises' in step && step.raises !== undefined) checkList(step.raises, [...path, 'raises'], report)
  const announced = workflow.settings.raises ?? []
  const path = ['workflow', 'raises']
  if (workflow.settings.raises !== undefined) checkList(announced, path, report, true)
  const nodesOfKind = new Map<string, readonly string[]>()
  for (const { kind, nodes: from } of announced.length === 0 ? [] : contract.escapes) {
    // Kinds of the engine need no declaration, and "any kind" cannot be declared.
    const isNamed = isKind(kind) || isKindPrefix(kind)
    const isMeant = announced.some((other) => covers(kind, other) || covers(other, kind))
    if (isNamed && !isReservedKind(kind) && !isMeant) nodesOfKind.set(kind, from)
  }
  for (const { pattern, kinds } of groupKinds([...nodesOfKind.keys()])) {
    const from = joinNamesLimited([...new Set(kinds.flatMap((kind) => nodesOfKind.get(kind) ?? []))])
    const what = kinds.length === 1 ? quote(pattern) : `${quote(pattern)} (${formatCount(kinds.length, 'kind')})`
    const message = `${what} can escape this file (from ${from}) and ${kinds.length === 1 ? 'is' : 'are'} not announced.`
    report.add('escape-not-announced', path, message, `add \`${pattern}\` to \`workflow.raises\`, or handle it`)
  }
}

function checkList(raises: readonly string[], path: Path, report: Report, takesPrefixes = false): void {
  if (raises.length === 0)
    report.add('bad-raises', path, 'raises is an empty list.', 'leave it out: then any kind may be raised')
  raises.forEach((kind, index) => {
    const at = [...path, index]
    if (isKindPrefix(kind) && !takesPrefixes) {
      const message = `${quote(kind)} is a prefix, and \`raises\` names each kind.`
      report.add(
        'bad-raises',
        at,
        message,
        'write the kinds one by one; prefixes are for `on_error` and `workflow.raises`',
      )
    } else if (!isKind(kind) && !isKindPrefix(kind))
      report.add('bad-raises', at, `${quote(kind)} is not a kind.`, findKindHint(kind))
    else if (isReservedKind(kind)) {
      const hint = 'engine-made kinds need no declaration; your own may start with `external.`'
      report.add('bad-raises', at, `${quote(kind)} is reserved for the engine.`, hint)
    } else if (raises.indexOf(kind) < index) report.add('bad-raises', at, `${quote(kind)} is listed twice.`)
  })
}

/** Names of failures in other tools, by the kind that stands for them here. */
const FOREIGN_KINDS: ReadonlyMap<string, string> = new Map([
  ...['llm_timeout', 'timeout', 'timeouterror', 'timed_out'].map((name) => [name, 'internal.timeout'] as const),
  ...['llm_rate_limit', 'llm_rate_limited', 'llm_error', 'llm_unavailable', 'providererror', 'rate_limit'].map(
    (name) => [name, 'provider.exhausted'] as const,
  ),
  ...['validationerror', 'validation_error', 'llm_invalid_output'].map(
    (name) => [name, 'internal.schema_violation'] as const,
  ),
  ...['executionerror', 'script_error', 'exit_code', 'agent_error'].map(
    (name) => [name, 'internal.script_error'] as const,
  ),
  ...['templateerror', 'template_error'].map((name) => [name, 'internal.template_error'] as const),
])

export function findKindHint(text: string, more = ''): Hint {
  const foreign = FOREIGN_KINDS.get(text.trim().toLowerCase())
  if (foreign !== undefined) return didYouMean(text, foreign)
  const lower = text.trim().toLowerCase().replaceAll('-', '_')
  if (lower !== text && (isKind(lower) || isKindPrefix(lower))) return didYouMean(text, lower)
  return `a kind is lower case with at least one dot, such as \`external.git.drift\`${more}`
}
