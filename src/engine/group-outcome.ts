import type { Group } from '../config/model.js'
import type { Envelope, Raised } from '../core/envelope.js'
import { type Json, type JsonObject, setKey } from '../core/json.js'
import { exceptionType } from '../core/kinds.js'
import { engineFailure, type NodeOutcome, type PendingGate, type RaisedHere, raised } from '../core/outcome.js'
import type { ShardId } from '../core/sharding.js'
import type { MemberEnd, Task } from './members.js'
import type { Host } from './model.js'
import { warn } from './record.js'

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

/** How all members of a group ended. */
export interface Gathered {
  readonly records: readonly MemberRecord[]
  /** In the order in which they happened. */
  readonly errors: readonly Raised[]
  readonly onRecord: readonly Raised[]
  readonly gate: PendingGate | null
  readonly stopped: boolean
  /** The first member that was ended from outside. */
  readonly cancelled: Raised | null
}

export function notRun({ index, key }: Task): MemberRecord {
  return { index, key, status: 'not_run', output: null, error: null }
}

export function memberRecord({ index, key }: Task, end: MemberEnd | null): MemberRecord {
  switch (end?.status) {
    case 'done':
      return { index, key, status: 'completed', output: end.output, error: null }
    case 'raised':
      return { index, key, status: 'failed', output: null, error: end.error.envelope }
    default:
      return { index, key, status: 'cancelled', output: null, error: null }
  }
}

/** How many failures the group tolerates before its mode takes effect. */
export function tolerated(group: Group, total: number): number {
  const { tolerate } = group
  if (tolerate === undefined) return 0
  // What is a whole number must not be lost to the last digit of a float.
  return tolerate.count ?? Math.floor(((tolerate.percent ?? 0) * total) / 100 + 1e-9)
}

/** How the group ended, by its failure mode. */
export function groupOutcome(group: Group, gathered: Gathered): NodeOutcome {
  if (gathered.stopped) return { status: 'cancelled', inner: gathered.cancelled, records: gathered.onRecord }
  const view = groupView(group, gathered.records)
  const total = gathered.records.length
  const failures = gathered.errors.length
  const bound = tolerated(group, total)
  const mode = group.failure_mode ?? 'fail_fast'
  if (failures <= bound || failures === 0 || (mode === 'continue_on_error' && failures < total))
    return gathered.gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate: gathered.gate }
  const last = gathered.errors[bound]
  if (mode === 'fail_fast' && last !== undefined) {
    const { envelope, origin } = last
    return raised({ envelope, origin, inner: last, members: gathered.onRecord, ...typedAmong(gathered) }, view)
  }
  return raised(groupFailed(group, gathered, total), view)
}

function groupFailed(group: Group, gathered: Gathered, total: number): RaisedHere {
  const errors: Record<string, Json> = {}
  for (const { key, error } of gathered.records) if (error !== null) setKey(errors, key, { ...error })
  const first = gathered.errors[0]
  const message = `${gathered.errors.length} of ${total} members of ${group.name} failed${first === undefined ? '' : `; first ${first.envelope.kind}: ${first.envelope.message}`}`
  const details = { group: group.name, failed: gathered.errors.length, total, errors }
  const made = engineFailure('internal.group_failed', message, details)
  return { ...made, members: gathered.onRecord, ...typedAmong(gathered) }
}

/** A typed error among the members makes the error of the whole group a typed one. */
function typedAmong(gathered: Gathered): { readonly typed?: true } {
  return gathered.errors.some((error) => error.typed) ? { typed: true } : {}
}

const MOST_WARNINGS = 20

/** A shard ends well although items failed, so it lists which. */
export function warnOfItems(host: Host, group: Group, records: readonly MemberRecord[]): void {
  const failed = records.filter(({ error }) => error !== null)
  for (const { key, error } of failed.slice(0, MOST_WARNINGS))
    warn(host, group.name, 'item-failed', `item ${key} of ${group.name} failed with ${error?.kind}: ${error?.message}`)
  const more = failed.length - MOST_WARNINGS
  if (more > 0) warn(host, group.name, 'item-failed', `${more} more items of ${group.name} failed`)
}

/** A shard does not judge: the join decides how the whole group ended. */
export function shareOutcome({ group, visit, index, of }: ShardId, gathered: Gathered): NodeOutcome {
  if (gathered.stopped) return { status: 'cancelled', inner: gathered.cancelled, records: gathered.onRecord }
  if (gathered.gate !== null) return { status: 'suspended', gate: gathered.gate }
  const items = gathered.records.length
  const succeeded = gathered.records.filter(({ status }) => status === 'completed').length
  const failed = gathered.errors.length
  return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, items, succeeded, failed } }
}
