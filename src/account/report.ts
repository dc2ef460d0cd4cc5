import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import type { AwayReader } from './next-steps.js'
import type { ErrorContext } from './reported-errors.js'
import type { RunAccount } from './run-account.js'

/** A run without a closing event: it goes on, or its process is gone. */
export interface Unended {
  readonly state: 'running' | 'lost'
  readonly now: number
}

export interface RunReport {
  readonly account: RunAccount
  readonly result: ResultDocument
  readonly graph: WorkflowGraph
  readonly runDir: string | null
  readonly github: GithubRecord | null
  /** The reader's working directory relative to the root of file names; the root itself if absent. */
  readonly folder?: string
  readonly unended?: Unended
  /** Messages about escalations and notifications that reached nobody. */
  readonly undelivered?: readonly string[]
}

export interface ReportInput {
  readonly report: RunReport
  readonly reader?: AwayReader
  /** Returns a path relative to the repository; null for a file outside of it. If absent, paths are not changed. */
  readonly toRelative?: (file: string) => string | null
}

/** An input in a command: its text, or the shell variable of a secret, which the user sets before pasting the command. */
export type CommandInput = string | { readonly variable: string }

/** Facts for result.json that only the process of the run knows; all are redacted. */
export interface ResultInput
  extends Pick<RunReport, 'account' | 'graph' | 'runDir'>,
    Pick<ErrorContext, 'positionOf' | 'isRetryable' | 'isLeftByPolicy' | 'isReadAfterFailure'> {
  readonly runId: string
  readonly workflowName: string
  readonly workflowFile: string
  readonly hashes: Readonly<Record<string, string>>
  readonly checkpointPath: string | null
  readonly checkpointError?: string
  /** The run folder in commands, if it differs from `runDir`. */
  readonly commandDir?: string | null
  readonly resumable: boolean
  readonly inputsForCommands: Readonly<Record<string, CommandInput>>
  readonly inputsAgain?: readonly string[]
  /** The node that a resume has to run again, because its output cannot be restored. */
  readonly resumeFrom?: string | null
  /** The file in commands, if it differs from `workflowFile`. */
  readonly commandFile?: string
  readonly oneStep?: { readonly again: string }
  /** Nodes that ran again because they or their inputs changed. */
  readonly repaired?: Iterable<string>
  readonly warnings?: readonly string[]
}
