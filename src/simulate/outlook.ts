import { getGraph } from '../config/graph.js'
import {
  collectSites,
  getMaxIterations,
  isGroup,
  listAllRoutes,
  listFinallySteps,
  listWorkflows,
  type Step,
  type Workflow,
} from '../config/model.js'
import { getResilience } from '../config/resilience.js'
import { getConditionForm, listTemplates, parseText, type TemplateUse } from '../config/templates.js'
import type { NodeAt } from '../core/events.js'
import { isRecord } from '../core/json.js'
import { addTo, memoize } from '../core/maps.js'
import { isWork } from '../core/step-types.js'
import { findInjectedSites, type Injection } from '../engine/interception.js'
import type { Scope } from '../expressions/index.js'
import type { AssumedData } from './assumed.js'
import type { PathLog } from './path.js'

interface Arrival {
  readonly root: Workflow
  readonly at: NodeAt
  readonly names: () => Scope
  readonly flow: Scope
  readonly data: AssumedData
  readonly path: PathLog
  readonly injections: readonly Injection[]
  readonly fired: ReadonlySet<Injection>
}

/**
 * Describes what the rest of a run depends on, when it arrives at a step of the root: runs with equal descriptions go on alike.
 * Null if runs of the file cannot be compared.
 */
export function describeState(arrival: Arrival): string | null {
  const { root, at, names, flow, data, path } = arrival
  const file = findOutlook(root)
  const outlook = file.at(at.node)
  if (!file.isComparable || outlook === null) return null
  const seen = new Set<string>()
  const error = data.describe(names().lookup('error'), seen)
  const values = outlook.reads.map((read) => data.describe(findValue(flow, data, read), seen))
  return JSON.stringify([
    at.node,
    at.visit,
    error,
    values,
    [...data.describeChoices(seen)].sort(),
    listArmed(arrival, outlook),
    listVisited(root, path, outlook),
    file.readsTime ? path.countProgress().seconds : 0,
  ])
}

/** Returns the value that a template would read; the part of an assumed value is described by that value. */
function findValue(flow: Scope, data: AssumedData, [name = '', ...rest]: readonly string[]): unknown {
  let value = flow.lookup(name)
  for (const key of rest) {
    if (data.isMark(value)) return value
    if (Array.isArray(value)) return value
    value = isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }
  return value
}

/** Returns the failures that may still happen, and what was counted for them. */
function listArmed({ root, injections, fired, path }: Arrival, { reachable }: Outlook): readonly unknown[] {
  return injections.flatMap((injection, index) => {
    const { node, attempt } = injection
    const isFired = fired.has(injection)
    // An attempt is counted at each place of a node: a failure may happen again in another child or item.
    if (attempt !== null && isFired && hasOnePlace(root, node)) return []
    if (!listStepsOf(root, node).some((step) => reachable.has(step))) return []
    const name = node.slice(node.lastIndexOf('.') + 1)
    const runs =
      attempt === null || attempt === 1 ? [] : path.steps.map((step) => step.node).filter((at) => at.endsWith(name))
    return [[index, isFired, runs]]
  })
}

/** Returns the earlier attempts at steps that the run may reach again, and the number of iterations if the rest may exceed their limit. */
function listVisited(root: Workflow, { steps, visits }: PathLog, { reachable, hasLoop }: Outlook): readonly unknown[] {
  const again = steps.slice(0, -1).filter(({ node }) => reachable.has(node))
  return [
    ...again.map(({ node, visit, attempt, kind, route, to }) => [node, visit, attempt, kind, route, to]),
    ...(hasLoop || visits.length + reachable.size > getMaxIterations(root) ? [visits.length] : []),
  ]
}

/** Describes what the rest of a run may depend on, once it has arrived at a step of the root file. */
interface Outlook {
  /** Values that templates may still read, as paths from their root names. */
  readonly reads: readonly (readonly string[])[]
  /** Steps of the root that the run may still reach, the step itself and `finally` included. */
  readonly reachable: ReadonlySet<string>
  /** Whether a loop lies ahead, so that the number of iterations matters. */
  readonly hasLoop: boolean
}

/** Facts of a file that decide whether runs that arrive at the same step can be compared. */
interface FileOutlook {
  /** False if policies, breakers, included templates or `last_only` make the rest of a run depend on everything before it. */
  readonly isComparable: boolean
  readonly readsTime: boolean
  /** Null for steps of `finally`, which read how the run ended. */
  readonly at: (step: string) => Outlook | null
}

const findOutlook: (root: Workflow) => FileOutlook = memoize((root) => {
  const files = listWorkflows(root)
  const isComparable =
    root.settings.context?.mode !== 'last_only' && (root.templateFiles?.size ?? 0) === 0 && !files.some(isGoverned)
  const readsTime = files.some(
    (file) =>
      file.settings.limits?.timeout_seconds !== undefined ||
      listAllRoutes(file).some(({ route }) => route.retry?.max_elapsed_seconds !== undefined),
  )
  const next = createSuccessors(root)
  const reach = (starts: readonly string[]): ReadonlySet<string> => {
    const seen = new Set(starts)
    for (const name of seen) for (const to of next(name)) seen.add(to)
    return seen
  }
  const looping = new Set([...root.steps.keys()].filter((name) => reach(next(name)).has(name)))
  const reads = collectReads(root)
  const cleanup = new Set(listFinallySteps(root))
  const outlooks = new Map<string, Outlook>()
  const at = (step: string): Outlook | null => {
    if (cleanup.has(step)) return null
    const known = outlooks.get(step)
    if (known !== undefined) return known
    const reachable = new Set([...reach([step]), ...cleanup])
    const live = ['', ...reachable].flatMap((name) => reads.get(name) ?? [])
    const made = {
      reads: [...new Map(live.map((path) => [path.join('.'), path])).values()],
      reachable,
      hasLoop: [...reachable].some((name) => looping.has(name)),
    }
    outlooks.set(step, made)
    return made
  }
  return { isComparable, readsTime, at }
})

function isGoverned(file: Workflow): boolean {
  const hasBreaker = collectSites(file).some(({ step }) => getResilience(file, step).breaker !== null)
  return hasBreaker || (file.settings.policies ?? []).length > 0
}

function createSuccessors(root: Workflow): (name: string) => readonly string[] {
  const graph = getGraph(root)
  const shared = (root.settings.error_routes ?? []).flatMap(({ retry }) => retry?.from ?? [])
  return (name) => [...graph.successors(name).map(({ to }) => to), ...shared]
}

/** Returns the paths that evaluated templates read, by the step of the root that evaluates them; the name is empty for the file's own. */
function collectReads(root: Workflow): ReadonlyMap<string, readonly (readonly string[])[]> {
  const reads = new Map<string, (readonly string[])[]>()
  for (const use of listTemplates(root)) {
    if (!isEvaluated(use)) continue
    const owners = use.site === null ? [''] : [use.site.step.name, ...(use.site.group ? [use.site.group.name] : [])]
    for (const owner of owners) for (const { path } of use.parsed.references) addTo(reads, owner, path)
  }
  for (const [name, step] of root.steps) {
    const members = step.type === 'for_each' ? [step, step.agent] : [step]
    for (const each of members) for (const path of listPlainReads(each)) addTo(reads, name, path)
  }
  return reads
}

/** Reports whether a simulation evaluates a template: those of simulated work are not rendered, only their routes. */
function isEvaluated({ site, path, scope }: TemplateUse): boolean {
  if (site === null) return path[1] !== 'env'
  return !isWork(site.step.type) || scope === 'success-route' || scope === 'error-route'
}

/** Returns the paths that fields without templates name: entries of `input:`, and the list of a for_each. */
function listPlainReads(step: Step): readonly (readonly string[])[] {
  const listed = 'input' in step ? (step.input ?? []) : []
  const entries = listed.map((entry) => entry.replace('?', '').trim().split('.'))
  if (step.type !== 'for_each') return isWork(step.type) ? [] : entries.map(([name = '']) => [name])
  return parseText(step.source, getConditionForm(step.source)).references.map(({ path }) => path)
}

/** Returns the steps of the root in which a failure may happen: the node itself, its group, or a step that runs a child. */
export function listStepsOf(root: Workflow, node: string): readonly string[] {
  const names = findInjectedSites(root, node).flatMap(({ workflow, site }) => {
    if (workflow === root) return [site.step.name, ...(site.group === null ? [] : [site.group.name])]
    return [...root.steps.values()].filter((step) => runsChild(root, step)).map(({ name }) => name)
  })
  return [...new Set(names)]
}

/** Reports whether a node can run at one place only: it is a step of the root, in no group, and no child has its name. */
function hasOnePlace(root: Workflow, node: string): boolean {
  const [first, ...others] = findInjectedSites(root, node)
  return first?.workflow === root && first.site.group === null && others.length === 0
}

function runsChild(root: Workflow, step: Step): boolean {
  if (!isGroup(step)) return step.type === 'workflow'
  const members = step.type === 'for_each' ? [step.agent] : step.agents.map((name) => root.steps.get(name))
  return members.some((member) => member?.type === 'workflow')
}
