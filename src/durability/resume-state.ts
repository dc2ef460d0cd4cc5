import type { RunEvent } from '../core/events.js'
import type { Json } from '../core/json.js'
import type { ShardId } from '../core/sharding.js'
import type { JournalRecord } from './journal.js'
import type { SavedRun } from './saved-run.js'
import type { Snapshot } from './snapshot.js'

/** A run that is resumed: what it did, and how its folder is released in the end. */
export interface ResumeState {
  readonly runId: string
  readonly folder: string
  /** Without the lines of the journal: `records` has them, and a long run has many. */
  readonly saved: Omit<SavedRun, 'records'>
  readonly records: readonly JournalRecord[]
  /** Every count of a breaker, also of what does not count any more. */
  readonly breakers: readonly Json[]
  /** Runs of the root that still count, for `--from`; null when all do. */
  readonly rewind: Pick<Extract<RunEvent, { type: 'run_rewound' }>, 'from' | 'keep'> | null
  readonly nextSeq: number
  /** Set where this is a shard of a plan. */
  readonly shard: Snapshot['shard']
  /** Set where shards are joined: the group whose items they ran. */
  readonly joined: Pick<ShardId, 'group' | 'visit'> | null
  readonly resetBreakers: boolean
  readonly release: () => void
}
