import { listClassifiedKinds } from '../../classify/sets/kinds.js'
import { findKindEntry } from '../../core/catalogue.js'
import { isEngineKind } from '../../core/kinds.js'
import { memoize } from '../../core/maps.js'
import type { PayloadSchema } from '../../core/payload-schema.js'
import {
  type ClassifyRule,
  collectSites,
  isGroup,
  listMemberLabels,
  listWorkflows,
  type ScriptNode,
  type Step,
  type Workflow,
} from '../model.js'
import { createContract } from './index.js'
import type { ErrorContract } from './types.js'

/** Payload of a kind as the error of a node has it. */
export interface Payload {
  readonly fields: PayloadSchema
  /** Details beyond the schema that rules of the node may give. */
  readonly extra: readonly string[]
}

/** Details that `classify` and test reports add to those of a rule. */
const CLASSIFIED = [
  ...['classified_by', 'exit_code', 'stderr_tail', 'signal', 'timed_out', 'message_error'],
  ...['problem_count', 'annotations_left_out', 'tests', 'not_overcome'],
]
/** Details that every rule of `classify` gives. */
export const ALWAYS_CLASSIFIED = ['classified_by', 'exit_code', 'stderr_tail']

/**
 * Returns the payloads that a kind can have as an error of a node, one for each file that describes it; null if some error of the
 * kind may have other details, because its file says nothing about them.
 */
export function findPayloads(workflow: Workflow, label: string, kind: string): readonly Payload[] | null {
  const payloads = new Map<PayloadSchema, Payload>()
  return addPayloads(workflow, label, kind, payloads, new Set()) ? [...payloads.values()] : null
}

const indexNodes = memoize((workflow: Workflow) => {
  const nodes = new Map(createContract(workflow).nodes.map((node) => [node.node, node]))
  return new Map(collectSites(workflow).map((site) => [site.label, { site, node: nodes.get(site.label) }]))
})

function addPayloads(
  workflow: Workflow,
  label: string,
  kind: string,
  found: Map<PayloadSchema, Payload>,
  seen: Set<string>,
): boolean {
  const place = `${workflow.file}\n${label}`
  if (seen.has(place)) return true
  seen.add(place)
  const { site, node } = indexNodes(workflow).get(label) ?? {}
  if (site === undefined) return false
  const raised = node?.raises.find((each) => each.kind === kind)
  if (raised?.source !== 'child' || isEngineKind(kind)) {
    const fields = findKindEntry(workflow.settings.kinds, kind)?.details
    if (fields !== undefined) found.set(fields, { fields, extra: listExtraDetails(site.step, kind) })
    return fields !== undefined
  }
  const { step } = site
  if (isGroup(step)) {
    const members = listRaising(workflow, listMemberLabels(step), kind)
    return members.every((member) => addPayloads(workflow, member, kind, found, seen))
  }
  const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined
  if (child === undefined) return false
  const nodes = collectSites(child).map((each) => each.label)
  const escaping = listRaising(child, nodes, kind)
  return escaping.length > 0 && escaping.every((node) => addPayloads(child, node, kind, found, seen))
}

function listRaising(workflow: Workflow, labels: readonly string[], kind: string): readonly string[] {
  const nodes = indexNodes(workflow)
  return labels.filter((label) =>
    nodes.get(label)?.node?.raises.some((raised) => raised.kind === kind && raised.escapes),
  )
}

/** Adds the payload of each kind to a contract, for programs; null if it is not known. */
export function withDetails(contract: ErrorContract, root: Workflow): object {
  const byFile = new Map(listWorkflows(root).map((workflow) => [workflow.displayFile, workflow]))
  const visit = (file: ErrorContract): object => {
    const workflow = byFile.get(file.file)
    const find = (node: string, kind: string): PayloadSchema | null =>
      (workflow && findPayloads(workflow, node, kind)?.[0]?.fields) ?? null
    return {
      ...file,
      nodes: file.nodes.map((node) => ({
        ...node,
        raises: node.raises.map((raised) => ({ ...raised, details: find(node.node, raised.kind) })),
      })),
      escapes: file.escapes.map((escaping) => ({ ...escaping, details: find(escaping.nodes[0] ?? '', escaping.kind) })),
      children: file.children.map(visit),
    }
  }
  return visit(contract)
}

/** Returns the names of groups in the patterns of a rule. */
export function listCaptures({ stdout = '', stderr = '' }: ClassifyRule): readonly string[] {
  return [...`${stdout}\n${stderr}`.matchAll(/\(\?P?<([A-Za-z_]\w*)>/g)].map(([, name = '']) => name)
}

function listExtraDetails(step: Step, kind: string): readonly string[] {
  if (step.type === 'script' && kind === 'internal.script_error') return CLASSIFIED
  return step.type === 'script' ? listRuleDetails(step, kind) : []
}

function listRuleDetails({ classify, fail_when: conditions, reports }: ScriptNode, kind: string): readonly string[] {
  const isClassified = reports !== undefined || listClassifiedKinds(classify).includes(kind)
  const rules = (classify ?? []).filter((rule) => rule.kind === kind)
  return [
    ...(isClassified ? CLASSIFIED : []),
    ...rules.flatMap((rule) => [...Object.keys(rule.details ?? {}), ...listCaptures(rule)]),
    ...(conditions ?? []).flatMap((rule) => (rule.kind === kind ? Object.keys(rule.details ?? {}) : [])),
  ]
}
