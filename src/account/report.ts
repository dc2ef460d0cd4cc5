import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import type { RunAccount } from './run-account.js'

/** A run that has no end yet, at the moment at which somebody looks. */
export interface Unended {
  /** Whether a process works on it, or the one that did is gone. */
  readonly state: 'running' | 'lost'
  readonly now: number
}

/** Everything that is known about a run; all of it is redacted. */
export interface RunReport {
  readonly account: RunAccount
  readonly result: ResultDocument
  readonly graph: WorkflowGraph
  readonly runDir: string | null
  readonly github: GithubRecord | null
  /** Where the reader stands, relative to the root that files are named from; its root where that is not known. */
  readonly folder?: string
  /** Only while it goes on: reports that a run leaves are about one that has ended. */
  readonly unended?: Unended
}
