import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Json, jsonText } from '../core/json.js'
import { checksumText } from '../text/bytes.js'
import { type Data, isDataObject } from './load/values.js'
import type { Step, Workflow } from './model.js'

/** Context of a step's definition: its workflow and, in a for_each, its item. */
export interface Definition {
  readonly workflow: Workflow
  readonly item: { readonly group: string; readonly value: Json } | null
}

/**
 * Returns a digest of a step's definition, its members and its item. A resume discards an attempt whose digest has
 * changed.
 */
export function stepHash(step: Step, { workflow, item }: Definition): string | undefined {
  const own = workflow.hashes.get(step.name)
  if (item !== null) {
    const group = workflow.hashes.get(item.group)
    return group === undefined ? own : `${group}-${checksumText(crc32(jsonText(item.value)))}`
  }
  if (step.type !== 'parallel' || own === undefined) return own
  const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n')
  return `${own}-${checksumText(crc32(members))}`
}

/** Returns a digest of unresolved data and of the digests it depends on. */
export function digestOf(parts: readonly (Data | undefined)[], others: readonly string[]): string {
  const lines = [...parts.map((part) => canonical(part)), ...others]
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
}

/** Serializes data independent of key order. */
function canonical(value: Data | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isDataObject(value)) return jsonText(value ?? null)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
