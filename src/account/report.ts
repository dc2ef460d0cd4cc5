import type { EventConsumer } from '../core/events.js'
import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import type { RunAccount } from './run-account.js'

/** Everything that is known about a run that has ended; all of it is redacted. */
export interface RunReport {
  readonly account: RunAccount
  readonly result: ResultDocument
  readonly graph: WorkflowGraph
  readonly runDir: string | null
  readonly github: GithubRecord | null
}

/** A consumer of events that has a last word when the run is over. */
export interface Reporter extends EventConsumer {
  finish(report: RunReport): void | Promise<void>
}
