import type { Group } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import { engineFailure, type NodeOutcome, type PendingGate, type RaisedHere, raised } from '../core/outcome.js'
import type { ShardId } from '../core/sharding.js'
import { errorsIn, groupView, type MemberRecord } from './group-view.js'
import type { MemberEnd, Task } from './members.js'
import type { Host } from './model.js'
import { warn } from './record.js'

export interface Gathered {
  readonly records: readonly MemberRecord[]
  /** In the order in which they happened. */
  readonly errors: readonly Raised[]
  readonly onRecord: readonly Raised[]
  readonly succeeded: number
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

export function groupOutcome(group: Group, gathered: Gathered): NodeOutcome {
  const { records, errors, onRecord, gate } = gathered
  const view = groupView(group, records)
  const bound = tolerated(group, records.length)
  const mode = group.failure_mode ?? 'fail_fast'
  // Without `tolerate`, `continue_on_error` lets a group succeed when one member did.
  const isEnough = mode === 'continue_on_error' && group.tolerate === undefined && errors.length < records.length
  if (errors.length <= bound || isEnough)
    return gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate }
  const last = mode === 'fail_fast' ? errors[bound] : undefined
  const error =
    last === undefined ? groupFailed(group, gathered) : { envelope: last.envelope, origin: last.origin, inner: last }
  // A typed error among the members makes the error of the whole group a typed one.
  const typed = errors.some((one) => one.typed) ? ({ typed: true } as const) : null
  return raised({ ...error, members: onRecord, ...typed }, view)
}

function groupFailed({ name: group }: Group, { records, errors }: Gathered): RaisedHere {
  const total = records.length
  const failed = errors.length
  const [first = ''] = errors.map(({ envelope: { kind, message } }) => `; first ${kind}: ${message}`)
  const details = { group, failed, total, errors: errorsIn(records) }
  return engineFailure('internal.group_failed', `${failed} of ${total} members of ${group} failed${first}`, details)
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
  const { records, errors, succeeded, gate } = gathered
  if (gate !== null) return { status: 'suspended', gate }
  const counts = { items: records.length, succeeded, failed: errors.length }
  return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, ...counts } }
}
