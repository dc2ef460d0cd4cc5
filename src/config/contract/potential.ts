import { listKindsOfScript } from '../../classify/sets/kinds.js'
import type { EngineKind } from '../../core/catalogue.js'
import { isEngineKind, isReservedKind, toKindPatterns } from '../../core/kinds.js'
import { memoize } from '../../core/maps.js'
import { STEP_TYPES } from '../../core/step-types.js'
import { isTemplate } from '../../expressions/index.js'
import { mayFailInTemplate, usesErrorRouting } from '../error-mode.js'
import { getGraph, listReachableSteps } from '../graph.js'
import {
  type AgentStep,
  countsForMembers,
  type Group,
  getTimeout,
  isGroup,
  type PolicyDefinition,
  raisesItself,
  type ScriptNode,
  type Site,
  type Step,
  type Workflow,
  type WorkflowNode,
} from '../model.js'
import { getResilience } from '../resilience.js'
import { mayUseTools } from '../tools.js'
import { ANY_KIND, type EscapingKind, type KindSource, type NodeContract, type RaisedKind } from './types.js'

type Potential = Omit<RaisedKind, 'handledBy' | 'escapes'>

export interface ContractContext {
  readonly workflow: Workflow
  readonly policies: readonly PolicyDefinition[]
  /** Returns the kinds that escape a child file; null if it could not be loaded. */
  childEscapes(path: string): readonly EscapingKind[] | null
  listMembers(group: Group): readonly NodeContract[]
}

export function listPotentialKinds(site: Site, around: ContractContext): readonly Potential[] {
  const kinds = new Map<string, Potential>()
  const add = (kind: string, source: KindSource, via: string | null = null): void => {
    if (!kinds.has(kind)) kinds.set(kind, { kind, source, via })
  }
  const { step } = site
  if (raisesItself(step)) addAuthorKinds(step, site, around, add)
  if (step.type === 'workflow') addChildKinds(step, around, add)
  if (isGroup(step) && failsFast(step))
    for (const { kind, member } of listEscapingMembers(step, usesErrorRouting(around.workflow, step), around))
      add(kind, 'child', member)
  const open = kinds.get(ANY_KIND)
  // "Any kind" includes the kinds that routes name; list those separately.
  if (open !== undefined && !raisesItself(step))
    for (const kind of listKindsInRoutes(site, around.workflow)) add(kind, open.source, open.via)
  for (const kind of listEngineKinds(site, around)) add(kind, 'engine')
  return [...kinds.values()]
}

/** Returns a key for steps that differ in the engine's kinds only; null for steps with kinds or error routes of their own. */
export function createKindsKey(site: Site, around: ContractContext): string | null {
  const { step, group, inFinally } = site
  if (!raisesItself(step) || declaresKinds(step) || group !== null || inFinally) return null
  if (site.routes.some((route) => route.on_error !== undefined)) return null
  return listEngineKinds(site, around).join(' ')
}

type Add = (kind: string, source: KindSource, via?: string | null) => void

function addAuthorKinds(step: ScriptNode | AgentStep, site: Site, around: ContractContext, add: Add): void {
  for (const kind of step.raises ?? []) add(kind, 'declared')
  if (step.type === 'script') {
    for (const { kind } of step.fail_when ?? []) add(kind, 'fail_when')
    for (const kind of listKindsOfScript(step)) add(kind, 'classify')
  }
  if (declaresKinds(step)) return
  for (const kind of listKindsInRoutes(site, around.workflow)) add(kind, 'declared')
  add(ANY_KIND, 'declared')
}

export function declaresKinds(step: Step): boolean {
  if ('raises' in step && step.raises !== undefined) return true
  return step.type === 'script' && [step.classify, step.fail_when].some((rules) => (rules?.length ?? 0) > 0)
}

/** Returns the kinds that routes name, which a script without `raises` presumably raises. */
function listKindsInRoutes(site: Site, workflow: Workflow): readonly string[] {
  const routes = workflow.settings.error_routes ?? []
  const shared = site.group === null ? routes : routes.filter(countsForMembers)
  return [...site.routes, ...shared]
    .flatMap((route) => toKindPatterns(route.on_error ?? false))
    .filter((pattern) => pattern !== ANY_KIND && !isReservedKind(pattern))
}

function addChildKinds({ workflow: path, raises }: WorkflowNode, around: ContractContext, add: Add): void {
  const escapes = around.childEscapes(path)
  const file = around.workflow.children.get(path)?.displayFile ?? path
  for (const { kind } of escapes ?? [])
    if (isReservedKind(kind) || raises === undefined || raises.includes(kind)) add(kind, 'child', file)
  if (escapes === null && raises === undefined) add(ANY_KIND, 'child', path)
  if (escapes === null || escapes.some(({ kind }) => kind === ANY_KIND))
    for (const kind of raises ?? []) add(kind, 'declared')
}

function failsFast({ failure_mode: mode = 'fail_fast' }: Group): boolean {
  return mode === 'fail_fast'
}

/** Returns the kinds that escape the members of a group; engine kinds only if group or member uses error routing. */
function listEscapingMembers(group: Group, typed: boolean, around: ContractContext) {
  return around
    .listMembers(group)
    .flatMap((member) =>
      member.raises
        .filter(({ kind, escapes }) => (member.typed || !isEngineKind(kind) ? escapes : typed))
        .map(({ kind }) => ({ kind, member: member.node })),
    )
}

function listEngineKinds(site: Site, around: ContractContext): readonly EngineKind[] {
  const { step, group } = site
  const typed = usesErrorRouting(around.workflow, step) || (group !== null && usesErrorRouting(around.workflow, group))
  return STEP_TYPES[step.type].kinds.filter((kind) => isMade(kind, site, typed, around))
}

function isMade(kind: EngineKind, site: Site, typed: boolean, around: ContractContext): boolean {
  const { step } = site
  switch (kind) {
    case 'internal.policy_denied':
      if (site.inFinally) return false
      return around.policies.some(({ mode, nodes }) => mode !== 'warn' && (nodes?.includes(step.name) ?? true))
    case 'internal.circuit_open':
      return getResilience(around.workflow, step).breaker !== null
    case 'internal.schema_violation':
      // An invalid envelope in a file or an answer is always raised.
      return raisesItself(step) || (typed && hasSchema(step, around.workflow))
    case 'internal.group_failed':
      return isGroup(step) && !failsFast(step) && (typed || listEscapingMembers(step, typed, around).length > 0)
    case 'provider.tool_unavailable':
    case 'internal.limit_exceeded':
      return typed && step.type === 'agent' && mayUseTools(around.workflow, step)
    case 'internal.timeout':
      return typed && (getTimeout(step) !== null || (step.type === 'script' && step.idle_timeout !== undefined))
    case 'internal.undeclared_kind':
      if (!('raises' in step) || step.raises === undefined) return false
      return step.type !== 'workflow' || maySurprise(around.childEscapes(step.workflow), step.raises)
    case 'internal.template_error':
      // The only templates of a parallel group are conditions of success routes.
      if (step.type === 'parallel' && !site.routes.some(({ on_error: kinds, when }) => !kinds && when)) return false
      return typed && mayFailInTemplate(around.workflow, site)
    case 'subworkflow.terminated': {
      const child = step.type === 'workflow' ? around.workflow.children.get(step.workflow) : undefined
      return typed && (child === undefined || canTerminate(child))
    }
    default:
      return typed
  }
}

/** Reports whether the output or input of a step can violate a schema; for most types it can. */
function hasSchema(step: Step, workflow: Workflow): boolean {
  if (step.type === 'workflow') return step.output !== undefined || childMayRefuse(step, workflow)
  if (step.type === 'wait') return typeof step.duration === 'string' && isTemplate(step.duration)
  if (step.type !== 'set' || step.output !== undefined) return true
  return step.output_type !== undefined && step.output_type !== 'auto' && step.output_type !== 'string'
}

/** Reports whether a child can get data that its inputs refuse; a text input accepts any mapped value. */
function childMayRefuse({ workflow: file, input_mapping: mapping }: WorkflowNode, workflow: Workflow): boolean {
  const inputs = workflow.settings.input ?? {}
  return Object.entries(workflow.children.get(file)?.settings.input ?? {}).some(([name, { type }]) =>
    mapping === undefined
      ? inputs[name] !== undefined && inputs[name].type !== type
      : Object.hasOwn(mapping, name) && type !== 'string',
  )
}

function maySurprise(escapes: readonly EscapingKind[] | null, raises: readonly string[]): boolean {
  return escapes === null || escapes.some(({ kind }) => !isReservedKind(kind) && !raises.includes(kind))
}

const canTerminate = memoize((workflow: Workflow): boolean => {
  const reachable = listReachableSteps(getGraph(workflow))
  return [...workflow.steps].some(
    ([name, step]) => step.type === 'terminate' && step.status === 'failed' && reachable.has(name),
  )
})
