import { collectSites, listWorkflows, raisesItself, type Step, type Workflow } from '../config/model.js'
import type { NodeAt } from '../core/events.js'
import type { Remedy } from '../core/finding.js'
import type { JsonObject } from '../core/json.js'
import { ENGINE_KINDS, isEngineKind, isKind, isReservedKind } from '../core/kinds.js'
import { didYouMean, findNearest } from '../core/messages.js'
import { createRaised, type NodeOutcome } from '../core/outcome.js'
import { formatReadablePlace, runAround, toNodeKey } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import { hasSteps, STEP_TYPES } from '../core/step-types.js'

export interface Injection {
  readonly node: string
  readonly kind: string
  /** Attempt to fail, counted over all visits of the node; null for every attempt. */
  readonly attempt: number | null
  readonly message: string
  readonly details?: JsonObject
}

const FORM = /^([^=]+)=([^@:\s]+)(?:@(\d+))?(?::(.*))?$/s

export function parseInjection(text: string): Result<Injection, string> {
  const [, node, kind = '', attempt, message = ''] = FORM.exec(text) ?? []
  if (node === undefined) return err(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]`)
  if (!isKind(kind))
    return err(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`)
  if (Number(attempt) === 0) return err('attempts count from 1')
  return ok({
    node,
    kind,
    attempt: attempt === undefined ? null : Number(attempt),
    message: message || `injected ${kind}`,
  })
}

export function parseInjections(texts: readonly string[]): Result<readonly Injection[], string> {
  const parsed = texts.map(parseInjection)
  return parsed.find((result) => !result.ok) ?? ok(parsed.flatMap((result) => (result.ok ? [result.value] : [])))
}

export function checkInjections(root: Workflow, injections: readonly Injection[]): readonly Remedy[] {
  const sites = listWorkflows(root).flatMap(collectSites)
  const names = new Set(sites.flatMap(({ step, label }) => [step.name, label]))
  return injections.flatMap(({ node, kind }): readonly Remedy[] => {
    const refuse = (message: string, suggestion: string | null) => [{ message: `--inject: ${message}`, suggestion }]
    if (!names.has(node))
      return refuse(`there is no node ${JSON.stringify(node)}`, didYouMean(findNearest(node, names)))
    if (kind === 'halt.intentional')
      return refuse(`${kind} is what a halt route makes of an error`, 'inject the error that leads to the route')
    if (isReservedKind(kind) && !isEngineKind(kind))
      return refuse(
        `${kind} is reserved, and the engine makes no such kind`,
        didYouMean(findNearest(kind, ENGINE_KINDS)),
      )
    const steps = sites.filter(({ step, label }) => step.name === node || label === node).map(({ step }) => step)
    if (steps.some((step) => canRaise(step, kind))) return []
    const type = steps[0]?.type ?? 'script'
    const { kinds } = STEP_TYPES[type]
    return refuse(
      `${node} is a node of the type ${type}, which can never raise ${kind}`,
      kinds.length === 0 ? null : `it can raise ${kinds.join(', ')}`,
    )
  })
}

/** Reports whether a step of this type can raise a kind, declared or not. */
function canRaise(step: Step, kind: string): boolean {
  if (!isReservedKind(kind)) return raisesItself(step) || hasSteps(step.type)
  // A failed retry raises the error that it could not overcome.
  if (kind === 'retry.exhausted') return false
  return (
    hasSteps(step.type) || kind === 'internal.unexpected' || STEP_TYPES[step.type].kinds.some((made) => made === kind)
  )
}

/** Describes an injection whose node was not about to run in that attempt. */
export function describeUnfired({ node, kind, attempt }: Injection, runs: ReadonlyMap<string, number>): string {
  const name = node.split('.').at(-1) ?? node
  const count = runs.get(node) ?? runs.get(name) ?? 0
  return `${node}=${kind}${attempt === null ? '' : `@${attempt}`} never fired: ${describeRuns(node, count)}`
}

export function describeRuns(node: string, runs: number): string {
  return runs === 0 ? `${node} did not run` : `${node} ran ${runs === 1 ? 'once' : `${runs} times`}`
}

/** Raises injected errors instead of running nodes; `fired` gets those that were raised. */
export function createInjection(
  injections: readonly Injection[],
  fired?: Set<Injection>,
): (at: NodeAt) => NodeOutcome | null {
  if (injections.length === 0) return () => null
  // Counts runs per node and per item of a for_each, over all visits of the groups around it.
  const runs = new Map<string, number>()
  return (at) => {
    const around = runAround(at.scope)
    // The error contract names the member of a for_each `group.member`.
    const member = around === null || around.item === null ? null : `${around.node}.${at.node}`
    const own = injections.filter(({ node }) => node === at.node || node === member)
    if (own.length === 0) return null
    const place = formatReadablePlace(toNodeKey(at))
    const run = (runs.get(place) ?? 0) + 1
    runs.set(place, run)
    const injection = own.find(({ attempt }) => attempt === run) ?? own.find(({ attempt }) => attempt === null)
    if (injection === undefined) return null
    fired?.add(injection)
    const { kind, message, details } = injection
    const envelope = { kind, message, details: { injected: true, ...details } }
    return createRaised({ envelope, origin: isEngineKind(kind) ? 'engine' : 'author', ...markTyped(kind) })
  }
}

export function markTyped(kind: string): { readonly typed?: true } {
  return kind === 'internal.policy_denied' || kind === 'internal.circuit_open' ? { typed: true } : {}
}
