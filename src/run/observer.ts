import type { RunReport } from '../account/report.js'
import type { RunAccount } from '../account/run-account.js'
import type { Workflow } from '../config/model.js'
import type { EventConsumer } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import type { Redactor } from '../redaction/index.js'
import type { OutputSink } from './output-router.js'

/** What an entry point learns when a run is about to begin. */
export interface RunStart {
  readonly workflow: Workflow
  readonly redactor: Redactor
  readonly runId: string
  readonly runDir: string | null
  /** What has happened so far; it learns each event before the consumers do. */
  readonly account: RunAccount
  readonly warnings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
}

/** How an entry point watches a run: who sees events, who shows output, and who gets the report. */
export interface RunObserver {
  started(start: RunStart): { readonly consumers: readonly EventConsumer[]; readonly sinks: readonly OutputSink[] }
  /** A value that must be masked from now on; the redactor knows it already. */
  masked(value: string): void
  /** A fact about the run itself that is not an event, such as a folder that cannot be written. */
  note(message: string): void
  finished(report: RunReport): void | Promise<void>
}
