import type { Raised } from '../core/envelope.js'
import type { ErrorRecord, GithubRecord } from '../core/report.js'

/** What a record says about the run besides the error itself. */
export interface RecordMeta {
  readonly timestamp: string
  readonly runId: string
  readonly workflow: { readonly name: string; readonly file: string }
  readonly github: GithubRecord | null
}

/** One line of errors.jsonl: `node` is the raising node, `workflow` the root, whatever lies between them. */
export function toErrorRecord(raised: Raised, meta: RecordMeta): ErrorRecord {
  return {
    schema_version: 1,
    timestamp: meta.timestamp,
    run_id: meta.runId,
    workflow: { name: meta.workflow.name, file: meta.workflow.file },
    node: raised.frames[0]?.node ?? '',
    envelope: {
      kind: raised.envelope.kind,
      message: raised.envelope.message,
      details: raised.envelope.details,
    },
    frames: raised.frames,
    attempts: raised.attempts,
    exit_code: raised.exitCode,
    stderr_tail: raised.stderrTail,
    github: meta.github,
  }
}
