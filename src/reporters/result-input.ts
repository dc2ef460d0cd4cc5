import type { RunReport } from '../account/report.js'
import type { ErrorContext } from './reported-errors.js'

/** An input as a command gives it: its text, or, for a secret, a shell variable to set before the command is pasted. */
export type CommandInput = string | { readonly variable: string }

/** What only the one who ran the workflow knows; everything in it is redacted already. */
export interface ResultInput
  extends Pick<RunReport, 'account' | 'graph' | 'runDir'>,
    Pick<ErrorContext, 'positionOf' | 'isRetryable' | 'isReadAfterFailure'> {
  readonly runId: string
  readonly workflowName: string
  readonly workflowFile: string
  readonly hashes: Readonly<Record<string, string>>
  readonly checkpointPath: string | null
  /** The run folder as commands name it, when not as it is named here. */
  readonly commandDir?: string | null
  readonly resumable: boolean
  /** Inputs for `-i`, without secret values. */
  readonly inputsForCommands: Readonly<Record<string, CommandInput>>
  /** Those of them that a resume needs again. */
  readonly inputsAgain?: readonly string[]
  /** The node that a resume has to enter again, if it cannot go on behind it. */
  readonly resumeFrom?: string | null
  /** How the file is named in commands, when not as in reports. */
  readonly commandFile?: string
  /** For one command without a file: what does the same again. */
  readonly oneStep?: { readonly again: string }
  /** Nodes that ran again because they changed. */
  readonly repaired?: readonly string[]
  /** Warnings that are not events: those of the validator. */
  readonly warnings?: readonly string[]
}
