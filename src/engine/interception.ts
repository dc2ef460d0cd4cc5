import { findPayloads } from '../config/contract/payloads.js'
import { collectSites, listWorkflows, raisesItself, type Step, type Workflow } from '../config/model.js'
import { findKindEntry } from '../core/catalogue.js'
import type { NodeAt } from '../core/events.js'
import { type Hint, type Remedy, suggestNearest, toAdvice } from '../core/finding.js'
import { type JsonObject, withTextAt } from '../core/json.js'
import { ENGINE_KINDS, isEngineKind, isKind, isReservedKind } from '../core/kinds.js'
import { createRaised, type NodeOutcome } from '../core/outcome.js'
import { formatReadablePlace, runAround, toNodeKey } from '../core/place.js'
import { err, ok, type Result } from '../core/result.js'
import { createSample } from '../core/samples.js'
import { hasSteps, STEP_TYPES } from '../core/step-types.js'
import { isRefusal } from './resilience/breaker.js'

export interface Injection {
  /** Name of a node, `group.member`, or `GROUP[KEY]` for one item or member of a group. */
  readonly node: string
  readonly kind: string
  /** Attempt to fail, counted over all visits of the node; null for every attempt. */
  readonly attempt: number | null
  /** `injected KIND` if absent. */
  readonly message?: string
  readonly details?: JsonObject
}

const FORM = /^([^=]+)=([^@:\s]+)(?:@(\d+))?(?::(.*))?$/s

export function parseInjection(text: string): Result<Injection, string> {
  const [, node, kind = '', attempt, message = ''] = FORM.exec(text) ?? []
  if (node === undefined)
    return err(`${JSON.stringify(text)} is not NODE=KIND[@ATTEMPT][:MESSAGE]; write ${proposeInjection(text)}`)
  if (!isKind(kind))
    return err(`${JSON.stringify(kind)} is not a kind; kinds are dotted and lower-case, such as external.git.drift`)
  if (Number(attempt) === 0) return err('attempts count from 1')
  return ok({
    node,
    kind,
    attempt: attempt === undefined ? null : Number(attempt),
    ...(message === '' ? {} : { message }),
  })
}

/** Returns an injection in the right form, with the node and the kind of the text as far as it names them. */
function proposeInjection(text: string): string {
  const [node = 'NODE', ...others] = text.split(/[=:@\s]+/).filter((word) => word !== '')
  return `${node}=${others.find(isKind) ?? 'external.git.drift'}`
}

/** Checks an injection that is given as text, or as data of a scenario. */
export function checkInjection(given: string | Injection): Result<Injection, string> {
  if (typeof given === 'string') return parseInjection(given)
  const { node, kind, attempt } = given
  const isAttempt = attempt === null || (Number.isInteger(attempt) && attempt > 0)
  if (!isAttempt) return err('`attempt` is a whole number from 1')
  const parsed = parseInjection(`${node}=${kind}`)
  return parsed.ok ? ok(given) : parsed
}

export function parseInjections(texts: readonly string[]): Result<readonly Injection[], string> {
  const parsed = texts.map(parseInjection)
  return parsed.find((result) => !result.ok) ?? ok(parsed.flatMap((result) => (result.ok ? [result.value] : [])))
}

/** Adds `--inject-details NODE.FIELD=VALUE` to the injections of the node; a value is JSON where it parses, else text. */
export function addInjectedDetails(injections: readonly Injection[], texts: readonly string[]) {
  const all = [...injections]
  for (const text of texts) {
    const [, place = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? []
    const node = all
      .map((each) => each.node)
      .find((name) => place.startsWith(`${name}.`) && place.length > name.length + 1)
    if (place === '') return err(`${JSON.stringify(text)} is not NODE.FIELD=VALUE`)
    if (node === undefined) return err(`${JSON.stringify(text)} is for a node that no NODE=KIND names`)
    const field = place.slice(node.length + 1)
    for (const [index, each] of all.entries())
      if (each.node === node) all[index] = { ...each, details: withTextAt(each.details ?? {}, field, value) }
  }
  return ok(all)
}

/** Splits `GROUP[KEY]`; `item` is null for the name of a node. */
function splitItem(text: string): { readonly node: string; readonly item: string | null } {
  const [, node = text, item = null] = /^([^[]+)\[(.*)\]$/s.exec(text) ?? []
  return { node, item }
}

/** Returns the sites that an injection means, each with its file; an item of a group is its member. */
export function findInjectedSites(root: Workflow, text: string) {
  const { node, item } = splitItem(text)
  return listWorkflows(root).flatMap((workflow) =>
    collectSites(workflow)
      .filter(({ step, label, group }) => {
        if (item === null) return step.name === node || label === node
        return group?.name === node && (group.type === 'for_each' || step.name === item)
      })
      .map((site) => ({ workflow, site })),
  )
}

interface CompletedInjections {
  readonly injections: readonly Injection[]
  readonly problems: readonly Remedy[]
  readonly notes: readonly string[]
}

/** Fills details that are required and not given with samples of the payload, so that the error is one that the node can raise. */
export function completeInjections(
  root: Workflow,
  injections: readonly Injection[],
  toGive = formatDetailOption,
): CompletedInjections {
  const problems: Remedy[] = []
  const notes: string[] = []
  const completed = injections.map((injection) => {
    const { node, kind, details = {} } = injection
    const schema = findInjectedSites(root, node).flatMap(({ workflow, site }) => {
      const declared = findKindEntry(workflow.settings.kinds, kind)?.details
      return declared ?? findPayloads(workflow, site.label, kind)?.map(({ fields }) => fields) ?? []
    })[0]
    if (schema === undefined) return injection
    const { value, filled, missing } = createSample(schema, { given: details })
    if (missing.length > 0) {
      const message = `${kind} needs details that have a pattern and no example: ${missing.join(', ')}`
      problems.push({ message, suggestion: `give them: \`${toGive(node, missing[0] ?? '')}\`` })
    } else if (filled.length > 0)
      notes.push(
        `${node}=${kind}: ${filled.join(', ')} of its details ${filled.length === 1 ? 'is a sample' : 'are samples'}; give others with ${toGive(node, filled[0] ?? '')}`,
      )
    return { ...injection, details: value }
  })
  return { injections: completed, problems, notes }
}

function formatDetailOption(node: string, field: string): string {
  return `--inject-details ${node}.${field}=VALUE`
}

/** Checks injections of the command line: each problem names the option. */
export function checkInjections(root: Workflow, injections: readonly Injection[]): readonly Remedy[] {
  const problems = findInjectionProblems(root, injections)
  return problems.map(({ message, suggestion }) => ({ message: `--inject: ${message}`, suggestion }))
}

/** Returns what is wrong with injections; `toGive` formats how a detail is given. */
export function findInjectionProblems(
  root: Workflow,
  injections: readonly Injection[],
  toGive = formatDetailOption,
): readonly Remedy[] {
  const names = new Set(
    listWorkflows(root)
      .flatMap(collectSites)
      .flatMap(({ step, label }) => [step.name, label]),
  )
  return injections.flatMap((injection): readonly Remedy[] => {
    const { node, kind } = injection
    const refuse = (message: string, hint: Hint) => [{ message, ...toAdvice(hint) }]
    const steps = findInjectedSites(root, node).map(({ site }) => site.step)
    const { node: name, item } = splitItem(node)
    if (steps.length === 0 && names.has(name) && item !== null)
      return refuse(
        `there is no ${JSON.stringify(item)} in ${name}`,
        'write GROUP[KEY], with a group and one of its keys',
      )
    if (steps.length === 0) return refuse(`there is no node ${JSON.stringify(name)}`, suggestNearest(name, names))
    if (kind === 'halt.intentional')
      return refuse(`${kind} is what a halt route makes of an error`, 'inject the error that leads to the route')
    if (isReservedKind(kind) && !isEngineKind(kind))
      return refuse(`${kind} is reserved, and the engine makes no such kind`, suggestNearest(kind, ENGINE_KINDS))
    if (steps.some((step) => canRaise(step, kind))) return completeInjections(root, [injection], toGive).problems
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
export function describeUnfired(injection: Injection, runs: ReadonlyMap<string, number>): string {
  const { node } = injection
  const name = splitItem(node).node.split('.').at(-1) ?? node
  const count = runs.get(node) ?? runs.get(name) ?? 0
  return `${formatInjection(injection)} never fired: ${describeRuns(node, count)}`
}

export function formatInjection({ node, kind, attempt }: Pick<Injection, 'node' | 'kind' | 'attempt'>): string {
  return `${node}=${kind}${attempt === null ? '' : `@${attempt}`}`
}

export function describeRuns(node: string, runs: number): string {
  return runs === 0 ? `${node} did not run` : `${node} ran ${runs === 1 ? 'once' : `${runs} times`}`
}

/** Raises injected errors instead of running nodes; `fired` gets those that were raised. */
export function createInjector(
  injections: readonly Injection[],
  fired?: Set<Injection>,
): (at: NodeAt, key?: () => unknown) => NodeOutcome | null {
  if (injections.length === 0) return () => null
  // Counts runs per node and per item of a for_each, over all visits of the groups around it.
  const runs = new Map<string, number>()
  return (at, key = () => null) => {
    const around = runAround(at.scope)
    // The error contract names the member of a for_each `group.member`.
    const member = around === null || around.item === null ? null : `${around.node}.${at.node}`
    const meant = injections.filter(({ node: text }) => {
      const { node, item } = splitItem(text)
      if (item === null) return node === at.node || node === member
      if (around?.node !== node) return false
      return around.item === null ? at.node === item : key() === item || String(around.item) === item
    })
    if (meant.length === 0) return null
    const place = formatReadablePlace(toNodeKey(at))
    const run = (runs.get(place) ?? 0) + 1
    runs.set(place, run)
    const injection = meant.find(({ attempt }) => attempt === run) ?? meant.find(({ attempt }) => attempt === null)
    if (injection === undefined) return null
    fired?.add(injection)
    const { kind, message = `injected ${kind}`, details } = injection
    const envelope = { kind, message, details: { injected: true, ...details } }
    return createRaised({ envelope, origin: isEngineKind(kind) ? 'engine' : 'author', ...markTyped(kind) })
  }
}

/** Marks a refusal, which routes may always handle. */
export function markTyped(kind: string): { readonly typed?: true } {
  return isRefusal(kind) ? { typed: true } : {}
}
