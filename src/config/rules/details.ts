import { WELL_KNOWN_DETAILS } from '../../core/catalogue.js'
import { getOwnEntry } from '../../core/json.js'
import { isReservedKind, toKindPatterns } from '../../core/kinds.js'
import { memoize } from '../../core/maps.js'
import { quote } from '../../core/messages.js'
import type { FieldSchema, PayloadSchema } from '../../core/payload-schema.js'
import { hasSteps, STEP_TYPES } from '../../core/step-types.js'
import type { Reference } from '../../expressions/index.js'
import { listCoveringPatterns, PatternSet } from '../contract/handlers.js'
import { ANY_KIND, type NodeContract } from '../contract/index.js'
import { findPayloads, type Payload } from '../contract/payloads.js'
import { type Group, isGroup, listRoutes, type RouteDefinition } from '../model.js'
import { listTemplates, type TemplateUse } from '../templates.js'
import { type FileFacts, joinNamesLimited, type Report, suggestName } from './facts.js'

/** A kind that `error` can have at a place, or `*`. */
interface MeantKind {
  readonly kind: string
  /** Payloads that its errors can have; null if they may have any details. */
  readonly payloads: readonly Payload[] | null
  /** False for a kind of the engine that this file does not make, but a caller's policy or an injection may. */
  readonly isExpected: boolean
}

/** Errors of a node that take a route; `on` is null for all errors of the node. */
interface Source {
  readonly label: string
  readonly on: RouteDefinition | null
}

/** Checks a reference to a field of `details` by the payloads of all kinds that can be meant. */
export function checkDetail(reference: Reference, use: TemplateUse, file: FileFacts, report: Report): void {
  const read = findErrorRead(reference, use, file)
  if (read === null || read.fields.length === 0) return
  const [name = ''] = read.fields
  if (WELL_KNOWN_DETAILS.includes(name)) return
  const meant = findMeantKinds(read.sources, file)
  // A kind without a payload may have any details.
  if (!meant?.some(({ isExpected }) => isExpected)) return
  const place = file.workflow.within(use.path, reference.line, reference.column)
  const path = reference.path.join('.')
  const having = meant.map((each) => ({ ...each, ...findField(each.payloads, read.fields) }))
  if (having.every(({ isKnown }) => !isKnown)) {
    if (reference.isTested) return
    const kinds = joinNamesLimited(
      meant.filter(({ isExpected }) => isExpected).map(({ kind }) => kind),
      4,
    )
    const message = `${quote(path)} is read, but no error that can be meant here has it${kinds === '' ? '' : `: ${kinds}`}.`
    const known = () =>
      meant.flatMap(({ payloads }) => payloads.flatMap((one) => listSiblings(one.fields, read.fields)))
    report.add('unknown-detail', place, message, suggestName(read.fields.at(-1) ?? '', known))
    return
  }
  // A template that asks for the kind reads each field where it is.
  if (reference.guarded || read.asksKind) return
  const lacking = having.filter(({ isExpected, isSure }) => isExpected && !isSure).map(({ kind }) => kind)
  if (lacking.length === 0) return
  const message = `${quote(path)} may be missing in errors of ${joinNamesLimited(lacking, 4)}.`
  report.add('detail-may-be-missing', place, message, `write \`${path} | default('')\``)
}

/** Returns each detail that a template of the file reads, as `kind field` with all parts of the path before it. */
export function listDetailReads(file: FileFacts): ReadonlySet<string> {
  const reads = new Set<string>()
  for (const use of listTemplates(file.workflow))
    for (const reference of use.parsed.references) {
      const read = findErrorRead(reference, use, file)
      for (const { label, on } of read?.sources ?? []) {
        const node = file.nodes.get(label)
        const kinds = node === undefined ? null : findKindsOn(node, on)
        const named = kinds ?? new Map(node?.raises.map(({ kind }) => [kind, true]))
        for (const kind of named.keys())
          for (let length = 1; length <= (read?.fields.length ?? 0); length++)
            reads.add(`${kind} ${read?.fields.slice(0, length).join('.')}`)
      }
    }
  return reads
}

interface ErrorRead {
  readonly sources: readonly Source[]
  /** Path below `details`. */
  readonly fields: readonly string[]
  readonly asksKind: boolean
}

/** Finds which errors a reference reads; null if it does not read `details` of an error. */
function findErrorRead({ path }: Pick<Reference, 'path'>, use: TemplateUse, file: FileFacts): ErrorRead | null {
  const [root = '', second, third] = path
  const isHook = use.scope === 'hook' || use.scope === 'complete-hook' || use.scope === 'error-hook'
  if (isHook || use.scope === 'captures' || use.scope === 'item') return null
  const asksFor = (...owner: readonly string[]): boolean =>
    use.parsed.references.some((other) => other.path.join('.') === [...owner, 'kind'].join('.'))
  if (root === 'details' && use.scope === 'error-route' && use.form === 'expression')
    return { sources: findErrorSources(use, file), fields: path.slice(1), asksKind: asksFor() || asksFor('error') }
  if (root === 'error')
    return second === 'details'
      ? { sources: findErrorSources(use, file), fields: path.slice(2), asksKind: asksFor('error') || asksFor() }
      : null
  const step = file.workflow.steps.get(root)
  if (step === undefined) return null
  if (second === 'error' && third === 'details')
    return { sources: findNodeSources(root, use, file), fields: path.slice(3), asksKind: asksFor(root, 'error') }
  if (second !== 'errors' || !isGroup(step) || path[3] !== 'details' || third === undefined) return null
  return { sources: findMemberSources(step, third), fields: path.slice(4), asksKind: asksFor(root, 'errors', third) }
}

function findMemberSources(group: Group, member: string): readonly Source[] {
  const label = group.type === 'for_each' ? `${group.name}.${group.agent.name}` : member
  return [{ label, on: null }]
}

/** Returns the errors that `error` can be: of the route itself, or of all routes that lead to the node. */
function findErrorSources(use: TemplateUse, file: FileFacts): readonly Source[] {
  if (use.scope === 'error-route') {
    const route = findRouteOf(use, file)
    if (route?.on_error === undefined) return []
    return use.site === null ? listSharedSources(route, file) : [{ label: use.site.label, on: route }]
  }
  const entered = use.site?.group?.name ?? use.site?.step.name
  return entered === undefined ? [] : (listEntrances(file).get(entered) ?? [])
}

/** In a node that only error routes of a node lead to, its error has the kinds of those routes; elsewhere all of its kinds. */
function findNodeSources(name: string, use: TemplateUse, file: FileFacts): readonly Source[] {
  const all = [{ label: name, on: null }]
  const isOwnRoute = use.scope === 'error-route' && use.site?.label === name
  if (use.scope === 'error-route') return isOwnRoute ? findErrorSources(use, file) : all
  const entered = use.site?.group?.name ?? use.site?.step.name ?? ''
  const sources = listEntrances(file).get(entered) ?? []
  const isOnly = file.handlers.get(entered) === 'always' && sources.every(({ label }) => label === name)
  return isOnly && sources.length > 0 ? sources : all
}

function findRouteOf({ path, site }: TemplateUse, { workflow }: FileFacts): RouteDefinition | undefined {
  const routes = listRoutes(workflow, site)
  return routes.find((use) => use.path.every((part, index) => part === path[index]))?.route
}

/** Returns the error routes that lead to each node, with the nodes whose errors take them. */
const listEntrances = memoize((file: FileFacts): ReadonlyMap<string, readonly Source[]> => {
  const entrances = new Map<string, Source[]>()
  const add = (to: string, sources: readonly Source[]): void => {
    entrances.set(to, [...(entrances.get(to) ?? []), ...sources])
  }
  for (const { label, routes, group } of file.sites)
    for (const route of group === null ? routes : [])
      if (route.on_error !== undefined && route.to !== undefined) add(route.to, [{ label, on: route }])
  for (const { route } of listRoutes(file.workflow, null))
    if (route.to !== undefined)
      add(
        route.to,
        listSharedSources(route, file).filter(({ label }) => label !== route.to),
      )
  return entrances
})

function listSharedSources(on: RouteDefinition, file: FileFacts): readonly Source[] {
  return file.sites.filter(({ group }) => group === null).map(({ label }) => ({ label, on }))
}

/** Returns the kinds whose `details` a path of a template reads, and the path below `details`; null if it reads none. */
export function findDetailRead(path: readonly string[], use: TemplateUse, file: FileFacts) {
  const read = findErrorRead({ path }, use, file)
  return read === null ? null : { fields: read.fields, kinds: [...walkMeantKinds(read.sources, file)] }
}

/** Returns the kinds of errors from these sources; null if one of them has no payload, or any kind can be raised. */
function findMeantKinds(sources: readonly Source[], file: FileFacts) {
  const kinds = new Map<string, MeantKind & { readonly payloads: readonly Payload[] }>()
  for (const { kind, payloads, isExpected } of walkMeantKinds(sources, file)) {
    if (payloads === null) return null
    const before = kinds.get(kind)
    kinds.set(kind, {
      kind,
      payloads: [...new Set([...(before?.payloads ?? []), ...payloads])],
      isExpected: isExpected || before?.isExpected === true,
    })
  }
  return [...kinds.values()]
}

function* walkMeantKinds(sources: readonly Source[], file: FileFacts): Generator<MeantKind> {
  for (const { label, on } of sources) {
    const node = file.nodes.get(label)
    const kinds = node === undefined ? null : findKindsOn(node, on)
    if (kinds === null) yield { kind: ANY_KIND, payloads: null, isExpected: true }
    for (const [kind, isExpected] of kinds ?? [])
      yield { kind, isExpected, payloads: findPayloads(file.workflow, label, kind) }
  }
}

/** Returns the kinds of a node that take a route, and whether each is expected; null if any kind may. */
function findKindsOn(node: NodeContract, on: RouteDefinition | null): ReadonlyMap<string, boolean> | null {
  const written = on === null ? [ANY_KIND] : toKindPatterns(on.on_error ?? false)
  const patterns = written.includes('retry.exhausted') ? [ANY_KIND] : written
  const raised = node.raises.map(({ kind }) => kind)
  const isOpen = raised.includes(ANY_KIND)
  const matching = new PatternSet(patterns)
  const kinds = new Map<string, boolean>()
  for (const pattern of patterns) {
    const isKindItself = pattern !== ANY_KIND && !pattern.endsWith('.*')
    if (isKindItself) kinds.set(pattern, true)
    else if (isOpen && !isReservedKind(pattern)) return null
  }
  for (const kind of raised) {
    const coverage = kind === ANY_KIND ? 'none' : matching.findCoverage(kind)
    if (coverage === 'none') continue
    // A kind that is a prefix stands for kinds that nobody lists.
    if (kind.endsWith('.*')) return null
    kinds.set(kind, true)
  }
  for (const kind of listPossibleKinds(node.type))
    if (!kinds.has(kind) && listCoveringPatterns(kind).some((pattern) => patterns.includes(pattern)))
      kinds.set(kind, false)
  return kinds
}

const KINDS_OF_TYPES: Readonly<Record<string, { readonly kinds: readonly string[] }>> = STEP_TYPES

/** Returns every kind of the engine that a node of a type, or a step inside it, may meet. */
function listPossibleKinds(type: string): readonly string[] {
  const inner = hasSteps(type) ? Object.values(KINDS_OF_TYPES) : []
  return [getOwnEntry(KINDS_OF_TYPES, type) ?? { kinds: [] }, ...inner].flatMap(({ kinds }) => kinds)
}

/** Reports whether a field is known in any payload of a kind, and whether each of them surely has it. */
function findField(payloads: readonly Payload[], path: readonly string[]): { isKnown: boolean; isSure: boolean } {
  const fits = payloads.map(({ fields, extra }) =>
    extra.includes(path[0] ?? '') ? { isKnown: true, isSure: true } : findIn(fields, path),
  )
  return { isKnown: fits.some(({ isKnown }) => isKnown), isSure: fits.every(({ isSure }) => isSure) }
}

function findIn(fields: PayloadSchema, [name = '', ...rest]: readonly string[]): { isKnown: boolean; isSure: boolean } {
  const field: FieldSchema | undefined = getOwnEntry(fields, name)
  if (field === undefined) return { isKnown: false, isSure: false }
  const isRequired = field.required !== false
  if (rest.length === 0) return { isKnown: true, isSure: isRequired }
  // A value without declared parts may have any.
  if (field.type !== 'object') return { isKnown: field.type === 'array', isSure: false }
  if (field.properties === undefined) return { isKnown: true, isSure: isRequired }
  const inner = findIn(field.properties, rest)
  return { isKnown: inner.isKnown, isSure: inner.isSure && isRequired && field.nullable !== true }
}

function listSiblings(fields: PayloadSchema, path: readonly string[]): readonly string[] {
  const siblings = Object.keys(findFieldsBelow(fields, path.slice(0, -1)))
  return path.length <= 1 ? [...siblings, ...WELL_KNOWN_DETAILS] : siblings
}

/** Returns the fields of the object at a path of a payload, as far as its schema tells them. */
export function findFieldsBelow(fields: PayloadSchema, path: readonly string[]): PayloadSchema {
  const [name, ...rest] = path
  return name === undefined ? fields : findFieldsBelow(getOwnEntry(fields, name)?.properties ?? {}, rest)
}
