import type { Locate } from '../account/places.js'
import type { RunAccount } from '../account/run-account.js'
import type { Json } from '../core/json.js'
import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import type { Redactor } from '../redaction/index.js'
import type { Annotation } from '../reporters/annotations.js'

/** How the step ended, with everything that is reported about it. */
export interface Ending {
  readonly result: ResultDocument
  /** The output as it is; only outputs of the step carry it. */
  readonly output: Json
  readonly runDir: string | null
  readonly errorsPath: string | null
  readonly redactor: Redactor
  readonly graph: WorkflowGraph | null
  readonly account: RunAccount | null
  readonly github: GithubRecord | null
  readonly annotations: readonly Annotation[]
  /** The job summary, where it is not that of a run. */
  readonly page?: string
  /** What the summary says before it tells about the run. */
  readonly preface?: string
  /** Which part of a run on many machines this was. */
  readonly shard?: { readonly index: number; readonly of: number }
  /** More outputs than a run has. */
  readonly outputs?: ReadonlyMap<string, string>
  readonly locate?: Locate
  /** What the ledger knows about the error. */
  readonly seenBefore: string | null
}
