import type { JournalRecord } from '../checkpoint/journal.js'
import type { SavedRun } from './checkpointing.js'

/** A run that goes on: what it did, and who lets go of its folder in the end. */
export interface ResumeState {
  readonly runId: string
  readonly folder: string
  readonly saved: SavedRun
  readonly records: readonly JournalRecord[]
  /** Position in the journal from which on nothing counts any more, for `--from`. */
  readonly rewindTo: number | null
  readonly nextSeq: number
  readonly resetBreakers: boolean
  readonly release: () => void
}
