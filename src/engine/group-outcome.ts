import type { Group } from '../config/model.js'
import type { Raised } from '../core/envelope.js'
import { engineFailure, type NodeOutcome, type PendingGate, type RaisedHere, raised } from '../core/outcome.js'
import type { ShardId } from '../core/sharding.js'
import type { MemberEnd, Task } from './members.js'
import type { Host } from './model.js'
import { warn } from './record.js'
import { errorsIn, groupView, type MemberRecord } from './scopes.js'

export interface Gathered {
  /** One record for each member, in the order of the file or of the items. */
  readonly records: readonly MemberRecord[]
  /** Errors of the failed members, in the order in which they happened. */
  readonly errors: readonly Raised[]
  /** Errors for errors.jsonl; a member that is a child workflow may have several. */
  readonly errorRecords: readonly Raised[]
  readonly succeeded: number
  /** The first gate that a member waits for. */
  readonly gate: PendingGate | null
  /** Whether the whole group was stopped from outside. */
  readonly stopped: boolean
  /** Error of the first member that was stopped from outside. */
  readonly stoppedMember: Raised | null
}

/** Returns the record of a member; its end is null if it was cancelled, and undefined if it did not start. */
export function memberRecord({ index, key }: Task, end: MemberEnd | null | undefined): MemberRecord {
  if (end?.status === 'done') return { index, key, status: 'completed', output: end.output, error: null }
  if (end?.status === 'raised') return { index, key, status: 'failed', output: null, error: end.error.envelope }
  return { index, key, status: end === undefined ? 'not_run' : 'cancelled', output: null, error: null }
}

/** Returns the number of failures that the group tolerates before its failure mode takes effect. */
export function tolerated(group: Group, total: number): number {
  const { tolerate } = group
  if (tolerate === undefined) return 0
  // The epsilon keeps a whole number whole: (percent * total) / 100 may be a little below it.
  return tolerate.count ?? Math.floor(((tolerate.percent ?? 0) * total) / 100 + 1e-9)
}

/** Judges the members by the failure mode: the group completes, waits for a gate, or raises. */
export function groupOutcome(group: Group, gathered: Gathered): NodeOutcome {
  const { records, errors, errorRecords, gate } = gathered
  const view = groupView(group, records)
  const bound = tolerated(group, records.length)
  const mode = group.failure_mode ?? 'fail_fast'
  // Without `tolerate`, one completed member is enough for `continue_on_error`.
  const isEnough = mode === 'continue_on_error' && group.tolerate === undefined && errors.length < records.length
  if (errors.length <= bound || isEnough)
    return gate === null ? { status: 'completed', output: view } : { status: 'suspended', gate }
  // In fail_fast mode the group raises the first error that it does not tolerate.
  const decisive = mode === 'fail_fast' ? errors[bound] : undefined
  const error =
    decisive === undefined
      ? groupFailed(group, gathered)
      : { envelope: decisive.envelope, origin: decisive.origin, inner: decisive }
  // A typed error of any member makes the error of the group typed.
  const typed = errors.some((memberError) => memberError.typed) ? ({ typed: true } as const) : null
  return raised({ ...error, members: errorRecords, ...typed }, view)
}

function groupFailed({ name: group }: Group, { records, errors }: Gathered): RaisedHere {
  const total = records.length
  const failed = errors.length
  const [first = ''] = errors.map(({ envelope: { kind, message } }) => `; first ${kind}: ${message}`)
  const details = { group, failed, total, errors: errorsIn(records) }
  return engineFailure('internal.group_failed', `${failed} of ${total} members of ${group} failed${first}`, details)
}

const MOST_WARNINGS = 20

/** Warns about the failed items of a shard, which itself succeeds. */
export function warnOfItems(host: Host, group: Group, records: readonly MemberRecord[]): void {
  const failed = records.filter(({ error }) => error !== null)
  for (const { key, error } of failed.slice(0, MOST_WARNINGS))
    warn(host, group.name, 'item-failed', `item ${key} of ${group.name} failed with ${error?.kind}: ${error?.message}`)
  const more = failed.length - MOST_WARNINGS
  if (more > 0) warn(host, group.name, 'item-failed', `${more} more items of ${group.name} failed`)
}

/** Returns the outcome of a shard, which does not judge its items: the join decides how the whole group ended. */
export function shareOutcome({ group, visit, index, of }: ShardId, gathered: Gathered): NodeOutcome {
  const { records, errors, succeeded, gate } = gathered
  if (gate !== null) return { status: 'suspended', gate }
  const counts = { items: records.length, succeeded, failed: errors.length }
  return { status: 'handed_off', handoff: { part: 'shard', group, visit, index, of, ...counts } }
}
