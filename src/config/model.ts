import type { Path, Position } from '../core/finding.js'
import type { GateShape } from '../core/gates.js'
import type { JsonObject } from '../core/json.js'
import { memoize } from '../core/maps.js'
import { ROUTE_ACTIONS, type RouteAction, STEP_TYPES } from '../core/step-types.js'
import type { TemplateFiles } from '../expressions/index.js'
import { UNIONS } from '../source/generated/shapes.js'
import type {
  AgentNode,
  ForEachDefinition,
  MemberDefinition,
  NodeDefinition,
  ParallelDefinition,
  RouteDefinition,
  ScriptNode,
  WorkflowSettings,
} from '../source/generated/workflow-file.js'

import type { Substitution } from '../source/session.js'

export type * from '../source/generated/workflow-file.js'

/** An agent; `type: agent` is optional in the file and always set in the model. */
export type AgentStep = AgentNode & { readonly type: 'agent' }
export type Node = Exclude<NodeDefinition, AgentNode> | AgentStep
export type Member = Exclude<MemberDefinition, AgentNode> | AgentStep
export type ParallelGroup = ParallelDefinition & { readonly type: 'parallel' }
export type ForEachGroup = Omit<ForEachDefinition, 'agent'> & { readonly type: 'for_each'; readonly agent: Member }
export type Group = ParallelGroup | ForEachGroup
export type Step = Node | Group

export interface Workflow {
  readonly file: string
  /** Path relative to the workspace with forward slashes, for frames, annotations and findings. */
  readonly displayFile: string
  readonly settings: WorkflowSettings
  /** `workflow:` as it is written, with variables that are not resolved; for digests, which must not depend on secrets. */
  readonly rawSettings?: JsonObject
  /** Nodes and groups by name in file order, without the inline members of for_each. */
  readonly steps: ReadonlyMap<string, Step>
  /** Path of each step in the file: `['agents', 3]`, `['parallel', 0]`, `['for_each', 1]`. */
  readonly stepPaths: ReadonlyMap<string, Path>
  /** Names of invalid steps, already reported; empty in a file that may be run. */
  readonly unreadSteps: ReadonlySet<string>
  readonly output: Readonly<Record<string, unknown>> | null
  readonly tools?: readonly string[]
  /** Set for a workflow without a file, whose commands are not templates. */
  readonly literal?: true
  /** Files that a template from a file (`!file`) may use, by the text of the template. */
  readonly templateFiles?: ReadonlyMap<string, TemplateFiles>
  readonly children: ReadonlyMap<string, Workflow>
  readonly substitutions: readonly Substitution[]
  /** Digest of each step's unresolved text, and of the child file for workflow nodes, for resume. */
  readonly hashes: ReadonlyMap<string, string>
  /** Position of a value, or of its nearest ancestor that has one. */
  at(path: Path): Position
  /** Position of the key that names a value. */
  keyAt(path: Path): Position
  /** Position of a line and column inside the template at the path. */
  within(path: Path, line: number, column: number): Position
}

/** Fields of every script's output. */
export const STREAM_FIELDS = ['stdout', 'stderr', 'exit_code', 'stdout_truncated', 'stderr_truncated']

export const END = '$end'
/** Target of a handler's success route, or of a gate's option, that means the node whose error led there. */
export const FAILED = '$failed'

export function listWorkflows(root: Workflow): readonly Workflow[] {
  const byFile = new Map<string, Workflow>()
  for (const workflow of listVariants(root)) if (!byFile.has(workflow.file)) byFile.set(workflow.file, workflow)
  return [...byFile.values()]
}

/** Returns every file of a run once for each set of settings inherited from its callers; callers come first. */
export function listVariants(root: Workflow): readonly Workflow[] {
  const variants = new Set([root])
  for (const workflow of variants) for (const child of workflow.children.values()) variants.add(child)
  return [...variants]
}

export function isGroup(step: Step): step is Group {
  return step.type === 'parallel' || step.type === 'for_each'
}

export function isMember(step: Step): step is Member {
  return Object.hasOwn(UNIONS.member, step.type)
}

/** Reports whether a step runs a program or a model, which may raise kinds of its own. */
export function raisesItself(step: Step): step is ScriptNode | AgentStep {
  return STEP_TYPES[step.type].does === 'work'
}

/** Returns the time limit of a step; `seconds` is null for a template. */
export function getTimeout(step: Step): { readonly field: string; readonly seconds: number | null } | null {
  if ('timeout' in step && step.timeout !== undefined)
    return { field: 'timeout', seconds: typeof step.timeout === 'number' ? step.timeout : null }
  if ('timeout_seconds' in step && step.timeout_seconds !== undefined)
    return { field: 'timeout_seconds', seconds: step.timeout_seconds }
  return null
}

const DEFAULT_CONCURRENT_ITEMS = 10

export function getConcurrency(group: Group): number {
  return group.max_concurrent ?? (group.type === 'parallel' ? group.agents.length : DEFAULT_CONCURRENT_ITEMS)
}

const LEAST_ITERATIONS = 10

/** Returns how many visits a run of the file may make; the default allows two of every node. */
export function getMaxIterations({ settings, steps }: Workflow): number {
  return settings.limits?.max_iterations ?? Math.max(LEAST_ITERATIONS, 2 * steps.size)
}

export const mapMembersToGroups = memoize((workflow: Workflow): ReadonlyMap<string, ParallelGroup> => {
  const groups = [...workflow.steps.values()].filter((step) => step.type === 'parallel')
  return new Map(groups.flatMap((group) => group.agents.map((name) => [name, group])))
})

/** Reports whether a shared error route applies to members of groups; routes to other steps apply to the group. */
export function countsForMembers(route: RouteDefinition): boolean {
  return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined
}

export function getInputList(step: Step): readonly string[] {
  return ('input' in step ? step.input : undefined) ?? []
}

export function listFinallySteps(workflow: Workflow): readonly string[] {
  return [workflow.settings.finally ?? []].flat()
}

/** Reports whether a step may read the whole run in every context mode, as a question to a human may. */
export function seesEverything(step: Step): boolean {
  return STEP_TYPES[step.type].sees === 'everything'
}

/** Reports whether a step may read every workflow input in explicit mode; agents and terminate list them in `input`. */
export function seesAllInputs(step: Step): boolean {
  return STEP_TYPES[step.type].sees === 'inputs'
}

const RESERVED_NAMES =
  /^(?:workflow|output|error|context|conductor|github|policy|_index|_key|[Tt]rue|[Ff]alse|[Nn]one|and|or|not|in|is|if|else)$/

export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.test(name)
}

export function listGateShapes(step: Step): readonly GateShape[] {
  if (step.type === 'human_gate') return [step]
  if (step.type !== 'questions') return []
  const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null
  return [{ name: step.name, options: [], fields }]
}

/** A step or an inline member with its position; most rules iterate over sites. */
export interface Site {
  readonly step: Step
  readonly path: Path
  /** The step's name; for an inline member `group.member`. */
  readonly label: string
  readonly group: Group | null
  readonly inFinally: boolean
  readonly routes: readonly RouteDefinition[]
}

export type ScriptSite = Site & { readonly step: ScriptNode }

export function isScriptSite(site: Site): site is ScriptSite {
  return site.step.type === 'script'
}

/** Returns the labels of the sites of a group's members. */
export function listMemberLabels(group: Group): readonly string[] {
  return group.type === 'parallel' ? group.agents : [`${group.name}.${group.agent.name}`]
}

/** Returns every step of a file and every inline member of a for_each, in file order. */
export const collectSites: (workflow: Workflow) => readonly Site[] = memoize(listSites)

function listSites(workflow: Workflow): readonly Site[] {
  const groups = mapMembersToGroups(workflow)
  const last = new Set(listFinallySteps(workflow))
  return [...workflow.steps].flatMap(([name, step]): Site[] => {
    const path = workflow.stepPaths.get(name) ?? []
    const inFinally = last.has(name)
    const { routes = [] } = step.type === 'terminate' ? {} : step
    const site = { step, path, label: name, group: groups.get(name) ?? null, inFinally, routes }
    if (step.type !== 'for_each') return [site]
    const { agent } = step
    const [label, own] = [`${name}.${agent.name}`, agent.routes ?? []]
    return [site, { step: agent, path: [...path, 'agent'], label, group: step, inFinally, routes: own }]
  })
}

/** A route with its path; `site` is null for a route of `workflow.error_routes`. */
export interface RouteUse {
  readonly route: RouteDefinition
  readonly path: Path
  readonly site: Site | null
}

/** Returns the routes of a step, or for null those of `workflow.error_routes`. */
export function listRoutes(workflow: Workflow, site: Site | null): readonly RouteUse[] {
  const routes = site === null ? (workflow.settings.error_routes ?? []) : site.routes
  const path = site === null ? ['workflow', 'error_routes'] : [...site.path, 'routes']
  return routes.map((route, index) => ({ route, path: [...path, index], site }))
}

export function listAllRoutes(workflow: Workflow): readonly RouteUse[] {
  return [...collectSites(workflow), null].flatMap((site) => listRoutes(workflow, site))
}

/** Returns the actions of a route; a valid route has exactly one. */
export function listActions(route: RouteDefinition): readonly RouteAction[] {
  return ROUTE_ACTIONS.filter((action) => route[action] !== undefined)
}
