import { asObject, type Json, type JsonObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { type Refusal, recalledValue } from '../durability/saved-run.js'
import type { RunRequest } from './request.js'

/** What a caller tells a run with `--instructions`, `--workspace-instructions` and `-m`. */
type KeptOptions = Required<Pick<RunRequest, 'instructions' | 'metadata'>>

/** The options that a later session of the run must see again. */
export function optionsToKeep({
  instructions,
  metadata = {},
}: Pick<RunRequest, 'instructions' | 'metadata'>): JsonObject {
  const { workspace = [], caller = [] } = instructions ?? {}
  return { instructions: { workspace: [...workspace], caller: [...caller] }, metadata: { ...metadata } }
}

/** Options of earlier sessions with what is given now over them; what held a secret was not kept and must be given again. */
export function recalledOptions(
  kept: JsonObject,
  { instructions, metadata = {}, env }: Pick<RunRequest, 'instructions' | 'metadata' | 'env'>,
): Result<KeptOptions, Refusal> {
  const again: string[] = []
  const recall = (value: Json | undefined, option: string): string | null => {
    const recalled = recalledValue(value ?? null, (name) => env[name])
    if (typeof recalled?.value === 'string') return recalled.value
    if (!again.includes(option)) again.push(option)
    return null
  }
  const before = asObject(kept['instructions'])
  const texts = (now: readonly string[], part: string, option: string): readonly string[] => {
    const list = before[part]
    if (now.length > 0 || !Array.isArray(list)) return now
    return list.flatMap((text) => recall(text, option) ?? [])
  }
  const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE')
  const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions')
  const entries = Object.entries(asObject(kept['metadata'])).flatMap(([key, value]) => {
    const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`)
    return text === null ? [] : [[key, text] as const]
  })
  if (again.length === 0)
    return ok({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } })
  return err({
    message: `these options held a secret, and secrets are not kept in a checkpoint: ${again.join(', ')}`,
    suggestion: 'give them again',
  })
}
