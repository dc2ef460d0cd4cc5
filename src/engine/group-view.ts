import type { Group } from '../config/model.js'
import type { Envelope } from '../core/envelope.js'
import { type Json, type JsonObject, setKey } from '../core/json.js'
import { exceptionType } from './exception-types.js'

/** How one member of a group ended, at its own place in the group. */
export interface MemberRecord {
  readonly index: number
  readonly key: string
  readonly status: 'completed' | 'failed' | 'cancelled' | 'not_run'
  readonly output: Json
  readonly error: Envelope | null
}

function errorJson(error: Envelope): JsonObject {
  const exception = exceptionType(error.kind)
  const base = { kind: error.kind, message: error.message, details: error.details }
  return exception === undefined ? base : { ...base, exception_type: exception }
}

/** What templates see under the group's name. */
export function groupView(group: Group, records: readonly MemberRecord[]): JsonObject {
  const keyed = group.type === 'parallel' || group.key_by !== undefined
  const byKey: Record<string, Json> = {}
  const list: Json[] = []
  const errors: Record<string, Json> = {}
  const results: Json[] = []
  for (const one of records) {
    const error = one.error === null ? null : errorJson(one.error)
    if (one.status === 'completed') {
      if (keyed) setKey(byKey, one.key, one.output)
      else list.push(one.output)
    }
    if (error !== null) setKey(errors, one.key, error)
    results.push({ index: one.index, key: one.key, status: one.status, output: one.output, error })
  }
  return { type: group.type, outputs: keyed ? byKey : list, errors, results, count: records.length }
}
