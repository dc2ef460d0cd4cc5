import { cached } from '../core/cached.js'
import type { Position } from '../core/finding.js'
import { exactNumber } from '../core/float.js'
import type { GateShape } from '../core/gates.js'
import { isJsonNumber, isRecord, isWholeNumber, type Json, parseJson } from '../core/json.js'
import { STEP_TYPES } from '../core/step-types.js'
import type { TemplateFiles } from '../expressions/index.js'
import { UNIONS } from './generated/shapes.js'
import type {
  AgentNode,
  ForEachDefinition,
  InputSpec,
  MemberDefinition,
  NodeDefinition,
  ParallelDefinition,
  RouteDefinition,
  ScriptNode,
  WorkflowSettings,
} from './generated/workflow-file.js'

export type * from './generated/workflow-file.js'

/** In the file `type: agent` may be left out; in the model it never is. */
export type AgentStep = AgentNode & { readonly type: 'agent' }
export type Node = Exclude<NodeDefinition, AgentNode> | AgentStep
export type Member = Exclude<MemberDefinition, AgentNode> | AgentStep
export type ParallelGroup = ParallelDefinition & { readonly type: 'parallel' }
export type ForEachGroup = Omit<ForEachDefinition, 'agent'> & { readonly type: 'for_each'; readonly agent: Member }
export type Group = ParallelGroup | ForEachGroup
/** What `routes` may lead to: a node or a group. */
export type Step = Node | Group

/** Steps from the root of the file to a value: `['agents', 0, 'routes', 1, 'when']`. */
export type Path = readonly (string | number)[]

/** A value that came from the environment while loading. */
export interface Substitution {
  readonly variable: string
  readonly value: string
  readonly path: Path
}

/** One loaded file, checked against the schema, with everything its run needs. */
export interface Workflow {
  /** Absolute path with symbolic links resolved. */
  readonly file: string
  /** Relative to the workspace with forward slashes; what frames, annotations and findings show. */
  readonly displayFile: string
  readonly settings: WorkflowSettings
  /** Nodes and groups by name, in the order of the file; inline members of for_each are not here. */
  readonly steps: ReadonlyMap<string, Step>
  /** Where each step stands in the file: `['agents', 3]`, `['parallel', 0]`, `['for_each', 1]`. */
  readonly stepPaths: ReadonlyMap<string, Path>
  /** Names of steps that could not be read, and were reported; empty in a file that may be run. */
  readonly unreadSteps: ReadonlySet<string>
  readonly output: Readonly<Record<string, unknown>> | null
  /** Tools of agents that list none. */
  readonly tools?: readonly string[]
  /** The commands of a workflow that came without a file are taken word by word: nothing in them is a template. */
  readonly literal?: true
  /** Files beside a template that came from a file (`!file`), by the text of that template. */
  readonly templateFiles?: ReadonlyMap<string, TemplateFiles>
  /** Loaded children by the path that `workflow:` gives. */
  readonly children: ReadonlyMap<string, Workflow>
  readonly substitutions: readonly Substitution[]
  /** Digest of each step's unresolved text (and of the child file for workflow nodes), for resume. */
  readonly hashes: ReadonlyMap<string, string>
  /** Position of a value, or of its nearest ancestor that has one. */
  at(path: Path): Position
  /** Position inside a template that stands at the path: the template's own line and column added. */
  within(path: Path, line: number, column: number): Position
}

export const END = '$end'

/** Every file of a run with its root, each once. */
export function allWorkflows(root: Workflow): readonly Workflow[] {
  const byFile = new Map<string, Workflow>()
  for (const workflow of allVariants(root)) if (!byFile.has(workflow.file)) byFile.set(workflow.file, workflow)
  return [...byFile.values()]
}

/** The same, but a file once for every set of settings that its callers hand down to it; callers come first. */
export function allVariants(root: Workflow): readonly Workflow[] {
  const found = new Set([root])
  for (const workflow of found) for (const child of workflow.children.values()) found.add(child)
  return [...found]
}

export function isGroup(step: Step | Member): step is Group {
  return step.type === 'parallel' || step.type === 'for_each'
}

/** Whether the schema lets it be a member of a group. */
export function isMember(step: Step | Member): step is Member {
  return Object.hasOwn(UNIONS.member, step.type)
}

/** A program or a model: it may raise kinds of its own. */
export function raisesItself(step: Step | Member): step is ScriptNode | AgentStep {
  return STEP_TYPES[step.type].does === 'work'
}

/** The step's own time limit, with the field that says it. */
export function timeoutOf(step: Step | Member): { readonly field: string; readonly seconds: number } | null {
  if ('timeout' in step && step.timeout !== undefined) return { field: 'timeout', seconds: step.timeout }
  if ('timeout_seconds' in step && step.timeout_seconds !== undefined)
    return { field: 'timeout_seconds', seconds: step.timeout_seconds }
  return null
}

const DEFAULT_CONCURRENT_ITEMS = 10

/** How many members of a group may run at the same time. */
export function concurrencyOf(group: Group): number {
  return group.max_concurrent ?? (group.type === 'parallel' ? group.agents.length : DEFAULT_CONCURRENT_ITEMS)
}

/** Named parallel members by the group they belong to. */
export function groupsOfMembers(workflow: Workflow): ReadonlyMap<string, ParallelGroup> {
  const groups = [...workflow.steps.values()].filter((step) => step.type === 'parallel')
  return new Map(groups.flatMap((group) => group.agents.map((name) => [name, group])))
}

/** A member of a group has nowhere to go: a shared error route that leads elsewhere is for its group to take. */
export function countsForMembers(route: RouteDefinition): boolean {
  return route.to === undefined && route.propagate === undefined && route.retry?.from === undefined
}

export function finallySteps(workflow: Workflow): readonly string[] {
  return [workflow.settings.finally ?? []].flat()
}

/** A question to a human is written for somebody who knows the run: it may read all of it in every context mode. */
export function seesEverything(step: Step | Member): boolean {
  return STEP_TYPES[step.type].sees === 'everything'
}

/** Whether a step may read every input of the workflow in explicit mode; for agents and terminate `input` lists them. */
export function seesAllInputs(step: Step | Member): boolean {
  return STEP_TYPES[step.type].sees === 'inputs'
}

interface ValueType {
  readonly label: string
  /** What an input is without a value, when it is optional and has no default. */
  readonly zero: Json
  readonly has: (value: unknown) => boolean
  /** The value that a text stands for; undefined when it stands for none. */
  readonly parse: (text: string) => Json | undefined
}

const NUMBER = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i
const exactIf = (text: string, isNumber: boolean): Json | undefined =>
  isNumber && Number.isFinite(Number(text)) ? exactNumber(text, Number(text)) : undefined

/** The types of inputs and of fields of an output. Booleans are `true` and `false` only: `0`, `no` and `off` mean different things to different people. */
export const VALUE_TYPES: Readonly<Record<InputSpec['type'], ValueType>> = {
  string: { label: 'a text', zero: '', has: (value) => typeof value === 'string', parse: (text) => text },
  number: { label: 'a number', zero: 0, has: isJsonNumber, parse: (text) => exactIf(text, NUMBER.test(text)) },
  integer: {
    label: 'a whole number',
    zero: 0,
    has: isWholeNumber,
    parse: (text) => exactIf(text, /^\s*[-+]?\d+\s*$/.test(text)),
  },
  boolean: {
    label: '`true` or `false`',
    zero: false,
    has: (value) => typeof value === 'boolean',
    parse: (text) => (/^\s*(true|false)\s*$/i.test(text) ? text.trim().toLowerCase() === 'true' : undefined),
  },
  array: { label: 'a list', zero: [], has: Array.isArray, parse: parseJson },
  object: { label: 'a mapping', zero: {}, has: isRecord, parse: parseJson },
}

/** Names that templates use for something else. */
const RESERVED_NAMES =
  /^(?:workflow|output|error|context|conductor|github|policy|_index|_key|[Tt]rue|[Ff]alse|[Nn]one|and|or|not|in|is|if|else)$/

export function isReservedName(name: string): boolean {
  return RESERVED_NAMES.test(name)
}

/** What answers to a step may name; nothing for a step that asks no human. */
export function gateShapes(step: Step | Member): readonly GateShape[] {
  if (step.type === 'human_gate') return [step]
  if (step.type !== 'questions') return []
  const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null
  return [{ name: step.name, options: [], fields }]
}

/** A step or an inline member together with where it stands; what most rules walk over. */
export interface Site {
  readonly step: Step | Member
  readonly path: Path
  /** The step's name; for an inline member `group.member`. */
  readonly label: string
  /** The group it is a member of. */
  readonly group: Group | null
  readonly inFinally: boolean
}

/** Every step of a file and every inline member of its for_each groups, in the order of the file. */
export const sitesOf: (workflow: Workflow) => readonly Site[] = cached(listSites)

function listSites(workflow: Workflow): readonly Site[] {
  const groups = groupsOfMembers(workflow)
  const last = new Set(finallySteps(workflow))
  return [...workflow.steps].flatMap(([name, step]): Site[] => {
    const path = workflow.stepPaths.get(name) ?? []
    const inFinally = last.has(name)
    const site = { step, path, label: name, group: groups.get(name) ?? null, inFinally }
    if (step.type !== 'for_each') return [site]
    const label = `${name}.${step.agent.name}`
    return [site, { step: step.agent, path: [...path, 'agent'], label, group: step, inFinally }]
  })
}

/** Routes of a step or member; terminate has none. */
export function siteRoutes(site: Site): readonly RouteDefinition[] {
  return site.step.type === 'terminate' ? [] : (site.step.routes ?? [])
}

export type RouteAction = 'to' | 'retry' | 'halt' | 'propagate' | 'recover'

/** What an error route may do. */
export const ROUTE_ACTIONS: readonly RouteAction[] = ['to', 'retry', 'halt', 'propagate', 'recover']

/** The actions that a route names; a sound one has exactly one. */
export function actionsOf(route: RouteDefinition): readonly RouteAction[] {
  return ROUTE_ACTIONS.filter((action) => route[action] !== undefined)
}
