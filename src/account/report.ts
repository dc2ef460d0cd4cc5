import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import type { RunAccount } from './run-account.js'

/** State of a run without an end, at the time of the report. */
export interface Unended {
  /** `lost`: the process of the run is gone. */
  readonly state: 'running' | 'lost'
  readonly now: number
}

/** All redacted facts about a run. */
export interface RunReport {
  readonly account: RunAccount
  readonly result: ResultDocument
  readonly graph: WorkflowGraph
  readonly runDir: string | null
  readonly github: GithubRecord | null
  /** The reader's working directory relative to the root of file names; the root itself if absent. */
  readonly folder?: string
  /** Absent once the run has ended. */
  readonly unended?: Unended
}
