import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { isJsonObject, type Json, printJson } from '../core/json.js'
import { memoize } from '../core/maps.js'
import { isGovernedType, isWork } from '../core/step-types.js'
import { formatChecksum } from '../text/bytes.js'
import type { Step, Workflow } from './model.js'

export interface Definition {
  readonly workflow: Workflow
  readonly callers?: readonly Workflow[]
  readonly item: { readonly group: string; readonly value: Json } | null
}

/** Separates the digest of a step from the digest of the settings that reach it; records of older versions lack the second. */
const SETTINGS = '+'

/** Returns a digest of what defines a step. A resume discards an attempt whose digest has changed. */
export function computeStepHash(step: Step, definition: Definition): string | undefined {
  const ownHash = hashOwnFields(step, definition)
  // An answer at a gate, and a wait, do not depend on these settings.
  const isReached = isGovernedType(step.type) || step.type === 'set'
  return ownHash === undefined || !isReached ? ownHash : `${ownHash}${SETTINGS}${computeSettingsHash(step, definition)}`
}

/** Compares the recorded digest of an attempt with the digest of its step now: null if nothing changed. */
export function findChange(recorded: string | undefined, now: string | undefined): 'step' | 'settings' | null {
  if (recorded === undefined || now === undefined || recorded === now) return null
  const [ownBefore, settingsBefore] = recorded.split(SETTINGS)
  const [own] = now.split(SETTINGS)
  if (ownBefore !== own) return 'step'
  return settingsBefore === undefined ? null : 'settings'
}

function hashOwnFields(step: Step, { workflow, item }: Definition): string | undefined {
  const ownHash = workflow.hashes.get(step.name)
  if (item !== null) {
    const group = workflow.hashes.get(item.group)
    return group === undefined ? ownHash : `${group}-${formatChecksum(crc32(printJson(item.value)))}`
  }
  if (step.type !== 'parallel' || ownHash === undefined) return ownHash
  const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n')
  return `${ownHash}-${formatChecksum(crc32(members))}`
}

function computeSettingsHash(step: Step, { workflow, callers = [] }: Definition): string {
  const steps = [step, ...listGroupMembers(step, workflow)]
  const hashes = knownHashes(workflow)
  const ownHash = hashes.get(step) ?? computeShortDigest(steps.flatMap((each) => listOwnSettings(each, workflow)))
  hashes.set(step, ownHash)
  const inherited = callers.flatMap((caller) => steps.flatMap((each) => listPoliciesOn(each, caller)))
  return inherited.length === 0 ? ownHash : computeShortDigest([ownHash, ...inherited])
}

/** Digests of settings by step; every attempt asks for one. */
const knownHashes = memoize((_: Workflow) => new Map<Step, string>())

function computeShortDigest(parts: readonly (Json | undefined)[]): string {
  return computeDigest(parts, []).slice(0, 8)
}

function listGroupMembers(step: Step, { steps }: Workflow): readonly Step[] {
  if (step.type === 'for_each') return [step.agent]
  return step.type === 'parallel' ? step.agents.flatMap((name) => steps.get(name) ?? []) : []
}

function listOwnSettings(step: Step, workflow: Workflow): readonly (Json | undefined)[] {
  const raw = workflow.rawSettings ?? {}
  const { type } = step
  const hasOwn = 'strict_exit' in step && step.strict_exit !== undefined
  const reaches = (isReached: boolean, name: string): Json => (isReached ? (raw[name] ?? null) : null)
  const hasFolder = 'working_dir' in step && step.working_dir !== undefined
  const folder = isJsonObject(raw['runtime']) ? raw['runtime']['working_dir'] : undefined
  return [
    // Not the raw setting: the option of a single start overrides it.
    hasOwn ? null : (workflow.settings.runtime?.strict_exit ?? null),
    reaches(true, 'error_routes'),
    reaches(true, 'context'),
    reaches(isWork(type), 'resilience'),
    reaches(type === 'script', 'env'),
    (type === 'script' || type === 'agent') && !hasFolder ? folder : null,
    listPoliciesOn(step, workflow),
  ]
}

/** Returns the policies of a file that apply to a step; a child inherits all of them. */
function listPoliciesOn({ name, type }: Step, { rawSettings }: Workflow): readonly Json[] {
  const policies = rawSettings?.['policies']
  if (!Array.isArray(policies) || !isGovernedType(type)) return []
  return policies.filter((policy) => {
    const nodes = isJsonObject(policy) ? policy['nodes'] : undefined
    return !Array.isArray(nodes) || nodes.includes(name) || type === 'workflow'
  })
}

export function computeDigest(parts: readonly (Json | undefined)[], others: readonly string[]): string {
  const lines = [...parts.map((part) => toCanonical(part)), ...others]
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
}

/** Serializes data independent of key order. */
function toCanonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(toCanonical).join(',')}]`
  if (!isJsonObject(value)) return printJson(value ?? null)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${toCanonical(value[key])}`).join(',')}}`
}
