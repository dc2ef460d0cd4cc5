import { isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import type { OutputFieldSchema, OutputFields } from '../output-schema.js'

const GENERIC_KEYS = ['value', 'result'] as const

export interface Normalised {
  readonly value: JsonObject
  /** Fields that were taken out of a wrapper. */
  readonly unwrapped: readonly string[]
}

/**
 * Takes scalars out of wrappers that models like to put around them: an object that holds exactly one value of the wanted
 * type, under the field's own name or a generic key, and nothing else. Anything less clear is left for a repair turn.
 */
export function normaliseAnswer(value: JsonObject, schema: OutputFields): Normalised {
  const unwrapped: string[] = []
  const entries = Object.entries(value).map(([name, found]): [string, Json] => {
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined
    const inner = field === undefined ? undefined : unwrap(name, field, found)
    if (inner === undefined) return [name, found]
    unwrapped.push(name)
    return [name, inner]
  })
  return unwrapped.length === 0 ? { value, unwrapped } : { value: Object.fromEntries(entries), unwrapped }
}

function unwrap(name: string, field: OutputFieldSchema, found: Json): Json | undefined {
  if (field.type === 'array' || field.type === 'object' || !isJsonObject(found)) return undefined
  const allowed: readonly string[] = [name, ...GENERIC_KEYS]
  const entries = Object.entries(found)
  if (!entries.every(([key]) => allowed.includes(key))) return undefined
  const candidates = entries.filter(([, inner]) => typeof inner === field.type)
  const [only] = candidates
  return candidates.length === 1 && only !== undefined ? only[1] : undefined
}
