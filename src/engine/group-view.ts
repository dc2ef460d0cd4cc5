import type { Group } from '../config/model.js'
import type { Envelope } from '../core/envelope.js'
import type { Json, JsonObject } from '../core/json.js'
import { exceptionType } from '../core/kinds.js'

/** How one member of a group ended, at its own place in the group. */
export type MemberRecord = {
  readonly index: number
  readonly key: string
  readonly status: 'completed' | 'failed' | 'cancelled' | 'not_run'
  readonly output: Json
  readonly error: Envelope | null
}

/** Returns the value that templates see under the group's name. */
export function groupView(group: Group, records: readonly MemberRecord[]): JsonObject {
  const isKeyed = group.type === 'parallel' || group.key_by !== undefined
  const done = records.filter(({ status }) => status === 'completed')
  const outputs = isKeyed
    ? Object.fromEntries(done.map(({ key, output }) => [key, output]))
    : done.map(({ output }) => output)
  const results = records.map((one) => (one.error === null ? one : { ...one, error: withException(one.error) }))
  return { type: group.type, outputs, errors: errorsIn(results), results, count: records.length }
}

/** Returns the envelopes of the failed members, by key. */
export function errorsIn(records: readonly MemberRecord[]): JsonObject {
  return Object.fromEntries(records.flatMap(({ key, error }) => (error === null ? [] : [[key, error]])))
}

function withException(error: Envelope): Envelope & { readonly exception_type?: string } {
  const exception = exceptionType(error.kind)
  return exception === undefined ? error : { ...error, exception_type: exception }
}
