import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Json, jsonText } from '../core/json.js'
import { checksumText } from '../text/bytes.js'
import { type Data, isDataObject } from './load/values.js'
import type { Member, Step, Workflow } from './model.js'

/** Where a step runs, as far as its definition is concerned. */
export interface Definition {
  readonly workflow: Workflow
  readonly item: { readonly group: string; readonly value: Json } | null
}

/**
 * What a run of a step stands for: the text of its definition, of its members, and the item it works on. When this is
 * another one later, the run does not count any more.
 */
export function stepHash(step: Step | Member, { workflow, item }: Definition): string | undefined {
  const own = workflow.hashes.get(step.name)
  if (item !== null) {
    const group = workflow.hashes.get(item.group)
    return group === undefined ? own : `${group}-${checksumText(crc32(jsonText(item.value)))}`
  }
  if (step.type !== 'parallel' || own === undefined) return own
  const members = step.agents.map((name) => workflow.hashes.get(name) ?? '').join('\n')
  return `${own}-${checksumText(crc32(members))}`
}

/** A digest of data as it was written, and of the digests of what it depends on. */
export function digestOf(parts: readonly (Data | undefined)[], others: readonly string[]): string {
  const lines = [...parts.map((part) => canonical(part)), ...others]
  return createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
}

/** The same data always gives the same text, whatever the order of its keys. */
function canonical(value: Data | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (!isDataObject(value)) return jsonText(value ?? null)
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}
