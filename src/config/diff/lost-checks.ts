import type { Path } from '../../core/finding.js'
import { printJson } from '../../core/json.js'
import { isGovernedType, STEP_TYPES } from '../../core/step-types.js'
import { alwaysHolds } from '../../expressions/conditions.js'
import { compileGlob, splitGlobs } from '../../text/glob.js'
import { ANY_KIND, getPassing, type MayPass } from '../contract/index.js'
import { getGraph, listReachableSteps } from '../graph.js'
import { collectSites, getTimeout, type PolicyDefinition, type Site, type Step, type Workflow } from '../model.js'
import { POLICY_DEFAULTS } from '../resilience.js'
import { findLooserField } from './schemas.js'

/** Pairs the files of two versions by the names that callers use for them. */
export function pairFiles(base: Workflow, head: Workflow): readonly (readonly [Workflow, Workflow])[] {
  const pairs: (readonly [Workflow, Workflow])[] = [[base, head]]
  const seen = new Set<Workflow>([head])
  for (const [old, now] of pairs)
    for (const [name, child] of now.children) {
      const earlier = old.children.get(name)
      if (earlier === undefined || seen.has(child)) continue
      seen.add(child)
      pairs.push([earlier, child])
    }
  return pairs
}

/** A check that is gone: by which words a failure passes now, and its kind. */
type Lost = readonly [by: MayPass['by'], word: string, kind: string]

/** Returns checks of the base that the head does not make any more, as entries by which a failure passes. */
export function findLostChecks(base: Workflow, head: Workflow): readonly MayPass[] {
  return pairFiles(base, head).flatMap(([old, now]) => {
    const toEntry = (node: string | null, at: Path, [by, word, kind]: Lost): MayPass => {
      return { ...now.at(at), node, by, word, kinds: [kind] }
    }
    const before = new Map(collectSites(old).map((site) => [site.label, site]))
    const sites = collectSites(now)
    return [
      ...[...findLostPolicies(old, now), ...findLooserPayloads(old, now)].map((lost) =>
        toEntry(null, ['workflow'], lost),
      ),
      ...sites.flatMap((site) => {
        const earlier = before.get(site.label)
        if (earlier === undefined || !getPassing(now).leadsGreen(site)) return []
        return findLostAtStep(earlier.step, site.step, [old, now]).map((lost) => toEntry(site.label, site.path, lost))
      }),
      ...findRemovedNodes(old, now, sites).map(([label, lost]) => toEntry(label, ['workflow'], lost)),
    ]
  })
}

function findLostPolicies({ settings: old }: Workflow, { settings: now, steps }: Workflow): readonly Lost[] {
  const policies = now.policies ?? []
  const applies = (name: string, node: string): boolean =>
    policies.some((policy) => policy.name === name && (policy.nodes?.includes(node) ?? true))
  return (old.policies ?? []).flatMap((policy): readonly Lost[] => {
    const { name, mode, nodes = [...steps.keys()] } = policy
    if (mode === 'warn') return []
    const free = nodes.filter((node) => !applies(name, node))
    const current = policies.find((one) => one.name === name)
    const where = current === undefined ? '' : ` on ${free.join(', ')}`
    if (free.length > 0) return [['policy', `no policy ${name}${where}`, 'internal.policy_denied']]
    if (current === undefined) return []
    if (cannotDeny(current) && !cannotDeny(policy))
      return [['policy', `policy ${name}, which cannot deny any more`, 'internal.policy_denied']]
    const [was, is] = [policy, current].map(getNeededRate)
    if (was === undefined || is === undefined || is >= was) return []
    return [['policy', `policy ${name}, min_success_rate ${is}, not ${was}`, 'internal.policy_denied']]
  })
}

function getNeededRate(policy: PolicyDefinition): number | undefined {
  return policy.type === 'phase_gate'
    ? (policy.min_success_rate ?? POLICY_DEFAULTS.phase_gate.min_success_rate)
    : undefined
}

function cannotDeny(policy: PolicyDefinition): boolean {
  return policy.type === 'expression' && alwaysHolds(policy.allow_if)
}

function findLooserPayloads({ settings: old }: Workflow, { settings: now }: Workflow): readonly Lost[] {
  return Object.entries(old.kinds ?? {}).flatMap(([kind, { details }]): readonly Lost[] => {
    if (details === undefined) return []
    const field = findLooserField(details, now.kinds?.[kind]?.details ?? {})
    return field === null ? [] : [['route', `details of ${kind} ${field}`, 'internal.schema_violation']]
  })
}

function findLostAtStep(before: Step, after: Step, [old, now]: readonly [Workflow, Workflow]): readonly Lost[] {
  const lost: Lost[] = []
  if (before.type !== after.type && isGovernedType(before.type))
    return [['route', `type: ${after.type} instead of ${before.type}`, getFirstKind(before)]]
  if (before.type === 'workflow' && after.type === 'workflow' && before.workflow !== after.workflow) {
    const [child, current] = [old.children.get(before.workflow), now.children.get(after.workflow)]
    if (child === undefined || current === undefined || printFile(child) !== printFile(current))
      lost.push(['route', `workflow: ${after.workflow} instead of ${before.workflow}`, 'subworkflow.failed'])
  }
  const glob = listReports(before).find((one) => !isFoundBy(one, listReports(after)))
  if (glob !== undefined) lost.push(['reports', `no reports of ${glob}`, 'external.build.test'])
  const [schema, current] = [before, after].map((step) => ('output' in step ? step.output : undefined))
  const field = schema === undefined ? null : findLooserField(schema, current ?? {})
  if (field !== null) lost.push(['route', `an output schema ${field}`, 'internal.schema_violation'])
  else if (schema !== undefined && current === undefined)
    lost.push(['route', 'no output schema', 'internal.schema_violation'])
  const more = listTestCodes(after).filter((code) => !listTestCodes(before).includes(code))
  if (more.length > 0) lost.push(['quarantine', `test_exit_codes with ${more.join(', ')}`, 'external.build.test'])
  for (const { when, kind } of before.type === 'script' ? (before.fail_when ?? []) : []) {
    const rules = after.type === 'script' ? (after.fail_when ?? []) : []
    if (!rules.some((rule) => rule.when === when && rule.kind === kind))
      lost.push(['route', `no fail_when: ${when}`, kind])
  }
  if (getTimeout(before) !== null && getTimeout(after) === null) lost.push(['route', 'no timeout', 'internal.timeout'])
  return lost
}

/** Prints what a file does, so that a file under another name is known again. */
function printFile({ settings, steps, output, children }: Workflow): string {
  return printJson([settings, [...steps.values()], output, [...children.keys()]])
}

function listTestCodes(step: Step): readonly number[] {
  return step.type === 'script' && step.quarantine !== undefined ? (step.test_exit_codes ?? []) : []
}

function listReports(step: Step): readonly string[] {
  return step.type === 'script' ? [step.reports ?? []].flat().flatMap(splitGlobs) : []
}

/** Reports whether globs find all that another one finds: its text is a path that they match, with and without folders for `**`. */
function isFoundBy(glob: string, globs: readonly string[]): boolean {
  const paths = [glob.replaceAll('**/', ''), glob.replaceAll('**', '*/*')]
  return globs.some((one) => one === glob || paths.every((path) => compileGlob(one).test(path)))
}

/** Returns nodes with work that the head does not have any more, also not under another name. */
function findRemovedNodes(base: Workflow, head: Workflow, sites: readonly Site[]) {
  const reachable = listReachableSteps(getGraph(base))
  const labels = new Set(sites.map(({ label }) => label))
  const works = new Set(sites.map(({ step }) => printWork(step)))
  if (!getPassing(head).canSucceed) return []
  return collectSites(base).flatMap(({ label, step, group }): readonly (readonly [string, Lost])[] => {
    const ran = reachable.has(label) || reachable.has(group?.name ?? '')
    if (!ran || !isGovernedType(step.type) || labels.has(label) || works.has(printWork(step))) return []
    return [[label, ['route', `no node ${label}`, getFirstKind(step)]]]
  })
}

/** Returns the kind that stands for the failures of a node. */
function getFirstKind({ type }: Step): string {
  return STEP_TYPES[type].kinds[0] ?? ANY_KIND
}

function printWork({ name: _name, description: _description, ...step }: Step): string {
  return printJson({ ...step, routes: [] })
}
