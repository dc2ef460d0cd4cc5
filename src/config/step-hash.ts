import { crc32 } from 'node:zlib'
import { type Json, jsonText } from '../core/json.js'
import { checksumText } from '../text/checksum.js'
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
