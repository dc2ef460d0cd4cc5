import type { KindEntry } from '../../core/catalogue.js'
import { didYouMean, type Finding, type Path } from '../../core/finding.js'
import { getOwnEntry, type JsonObject } from '../../core/json.js'
import { isKind, isReservedKind, toKindPatterns } from '../../core/kinds.js'
import { findNearest, quote } from '../../core/messages.js'
import type { FieldSchema, PayloadSchema } from '../../core/payload-schema.js'
import { listKindsOfSet, SET_NAMES } from '../../core/tool-kinds.js'
import { createContract } from '../contract/index.js'
import { ALWAYS_CLASSIFIED, listCaptures } from '../contract/payloads.js'
import { ANY_KIND } from '../contract/types.js'
import { listAllRoutes, listWorkflows, type ScriptNode, type Workflow } from '../model.js'
import { computeDigest } from '../step-hash.js'
import { type FileFacts, joinNamesLimited, Report } from './facts.js'

export const CATALOGUE_RULES = [checkRules, checkDifferences, checkResemblances, checkInlineUse]

/** Reports rules that cannot give a required detail of their kind; ready-made sets are checked when they raise. */
function checkRules({ workflow, scripts }: FileFacts, report: Report): void {
  const { kinds = {} } = workflow.settings
  for (const { step, path } of scripts) {
    for (const [field, index, kind, given] of listRuleDetails(step)) {
      const { details = {} } = getOwnEntry<KindEntry>(kinds, kind) ?? {}
      const lacking = Object.keys(details).filter((name) => details[name]?.required !== false && !given.includes(name))
      if (lacking.length === 0) continue
      const names = joinNamesLimited(lacking.map((name) => `\`${name}\``))
      const message = `This rule cannot give ${names}, which every ${quote(kind)} has by the catalogue.`
      const hint =
        field === 'classify'
          ? `capture it with a named group, such as \`(?P<${lacking[0]}>...)\`, or give it under \`details\``
          : 'give it under `details`'
      report.add('rule-lacks-detail', [...path, field, index], message, hint)
    }
  }
}

type RuleDetails = readonly [field: 'classify' | 'fail_when', index: number, kind: string, given: readonly string[]]

function listRuleDetails({ classify, fail_when: conditions }: ScriptNode): readonly RuleDetails[] {
  return [
    ...(classify ?? []).flatMap((rule, index): RuleDetails[] => {
      const given = [...ALWAYS_CLASSIFIED, ...Object.keys(rule.details ?? {}), ...listCaptures(rule)]
      return rule.kind === undefined ? [] : [['classify', index, rule.kind, given]]
    }),
    ...(conditions ?? []).map(({ kind, details }, index): RuleDetails => {
      return ['fail_when', index, kind, Object.keys(details ?? {})]
    }),
  ]
}

/** Warns of kinds that this file and a file that it calls describe differently; words may differ. */
function checkDifferences({ workflow }: FileFacts, report: Report): void {
  const { kinds = {} } = workflow.settings
  const digests = new Map(Object.entries(kinds).map(([kind, entry]) => [kind, digestPayload(entry)]))
  if (digests.size === 0) return
  for (const child of listWorkflows(workflow)) {
    if (child === workflow || child.settings.kinds === undefined || child.settings.kinds === kinds) continue
    for (const [kind, entry] of Object.entries(child.settings.kinds)) {
      const ownDigest = digests.get(kind)
      if (ownDigest === undefined || ownDigest === digestPayload(entry)) continue
      const message = `${quote(kind)} has other details, or another \`transient\`, in ${quote(child.displayFile)}: the file whose node raises decides.`
      const hint = 'share one catalogue with `kinds: !file kinds.yaml`'
      report.add('kind-differs', workflow.keyAt(['workflow', 'kinds', kind]), message, hint)
    }
  }
}

function digestPayload({ details, transient }: KindEntry): string {
  return computeDigest([details === undefined ? null : toTypes(details), transient ?? null], [])
}

function toTypes(fields: PayloadSchema): JsonObject {
  return Object.fromEntries(
    Object.keys(fields)
      .sort()
      .map((name) => [name, toType(fields[name])]),
  )
}

function toType(field: FieldSchema | undefined): JsonObject {
  const { type = 'string', required, nullable, items, properties } = field ?? {}
  const inner = {
    items: items === undefined ? null : toType(items),
    properties: properties ? toTypes(properties) : null,
  }
  return { type, required: required !== false, nullable: nullable === true, ...inner }
}

const MAX_COMPARED = 200
/** Kinds that differ in more characters are other kinds: `external.npm.auth`, `external.git.auth`. */
const MAX_DISTANCE = 2

/** Returns a lookup of the kind of a catalogue that a misspelt kind probably means; null for other kinds. */
export function createResemblanceLookup(catalogue: readonly string[]): (kind: string) => string | null {
  const ready = new Set([...catalogue, ...SET_NAMES.flatMap(listKindsOfSet)])
  const nearest = new Map<string, string | null>()
  return (kind) => {
    if (!isKind(kind) || isReservedKind(kind) || ready.has(kind)) return null
    if (!nearest.has(kind) && nearest.size < MAX_COMPARED) nearest.set(kind, findNearest(kind, catalogue, MAX_DISTANCE))
    return nearest.get(kind) ?? null
  }
}

export function describeResemblance(kind: string, meant: string) {
  return [`${quote(kind)} resembles a kind of the catalogue and is none.`, didYouMean(kind, meant)] as const
}

/** Warns of kinds that are probably misspelt names of the catalogue. */
function checkResemblances({ workflow, sites }: FileFacts, report: Report): void {
  const { kinds } = workflow.settings
  if (kinds === undefined) return
  const findResembled = createResemblanceLookup(Object.keys(kinds))
  const warn = (kind: string, path: Path): void => {
    const meant = findResembled(kind)
    if (meant !== null) report.add('kind-resembles', path, ...describeResemblance(kind, meant))
  }
  const declared = new Set<string>()
  const lists = sites.map(({ step, path }) => ({ raises: 'raises' in step ? (step.raises ?? []) : [], path }))
  for (const { raises, path } of [...lists, { raises: workflow.settings.raises ?? [], path: ['workflow'] }])
    for (const [index, kind] of raises.entries()) {
      declared.add(kind)
      warn(kind, [...path, 'raises', index])
    }
  for (const { route, path, site } of listAllRoutes(workflow)) {
    // A kind that the node does not declare is an error already.
    const isChecked = site !== null && 'raises' in site.step && site.step.raises !== undefined
    for (const pattern of isChecked ? [] : toKindPatterns(route.on_error ?? false))
      if (!declared.has(pattern)) warn(pattern, [...path, 'on_error'])
  }
}

/** Warns of kinds of an inline catalogue that nothing raises. */
function checkInlineUse({ workflow }: FileFacts, report: Report): void {
  if (isShared(workflow)) return
  for (const kind of listUnraised([workflow])) reportUnraised(workflow, kind, report, 'no node of this file')
}

/**
 * Returns findings of kinds in shared catalogues (`!file`) that no file of those validated together raises, by the first file that uses
 * the catalogue.
 */
export function findUnusedKinds(workflows: readonly Workflow[]): ReadonlyMap<string, readonly Finding[]> {
  const users = new Map<string, [Workflow, ...Workflow[]]>()
  for (const workflow of workflows.filter(isShared)) {
    const { file } = workflow.at(['workflow', 'kinds'])
    const files = users.get(file)
    if (files === undefined) users.set(file, [workflow])
    else files.push(workflow)
  }
  return new Map(
    [...users.values()].map((files) => {
      const report = new Report(files[0])
      for (const kind of listUnraised(files)) reportUnraised(files[0], kind, report, 'no file that was checked')
      return [files[0].file, report.findings]
    }),
  )
}

function isShared(workflow: Workflow): boolean {
  return workflow.settings.kinds !== undefined && workflow.at(['workflow', 'kinds']).file !== workflow.displayFile
}

function reportUnraised(workflow: Workflow, kind: string, report: Report, who: string): void {
  const hint = 'remove it, or add it to `raises` of the node that raises it'
  const place = workflow.keyAt(['workflow', 'kinds', kind])
  report.add('kind-never-raised', place, `${quote(kind)} is in the catalogue, and ${who} raises it.`, hint)
}

/** Returns the kinds of a catalogue that no node raises; none where a node may raise any kind. */
function listUnraised(workflows: readonly Workflow[]): readonly string[] {
  const raised = new Set<string>()
  for (const workflow of workflows)
    for (const { raises } of createContract(workflow).nodes) for (const { kind } of raises) raised.add(kind)
  if (raised.has(ANY_KIND)) return []
  return Object.keys(workflows[0]?.settings.kinds ?? {}).filter((kind) => !raised.has(kind))
}
