import type { ResultInput, RunReport } from '../../src/account/report.js'
import { toErrorRecord } from '../../src/account/reported-errors.js'
import { RunAccount } from '../../src/account/run-account.js'
import type { RunEvent, StampedEvent } from '../../src/core/events.js'
import type { RunEnd } from '../../src/core/outcome.js'
import type { ErrorRecord, GithubRecord, WorkflowGraph } from '../../src/core/report.js'
import { buildResult } from '../../src/reporters/result.js'
import { createClosingEvent, createErrorEvents } from '../../src/run/conclude.js'

/** The account of events that were made up. */
export function accountOf(events: readonly StampedEvent[], options?: { readonly whole?: boolean }): RunAccount {
  const account = new RunAccount(options)
  for (const event of events) account.consume(event)
  return account
}

/** What is told of a run besides its events. */
export interface Told {
  readonly end: RunEnd
  readonly graph: WorkflowGraph
  readonly runId: string
  readonly durationMs: number
  readonly runDir: string | null
  /** Of the last events. */
  readonly timestamp: string
  readonly writeError?: string
  readonly github?: GithubRecord | null
  readonly input?: Partial<ResultInput>
}

/** The events that end a run, as the composition root tells them. */
export function endEvents({ end, durationMs, runDir, ...told }: Told, firstSeq: number): readonly StampedEvent[] {
  const path = end.records.length === 0 || runDir === null ? {} : { errors_path: `${runDir}/errors.jsonl` }
  const written = told.writeError === undefined ? path : { errors_write_error: told.writeError }
  const events: readonly RunEvent[] = [...createErrorEvents(end), createClosingEvent(end, written, durationMs)]
  const { timestamp, runId: run_id } = told
  return events.map((event, index) => ({ ...event, timestamp, run_id, seq: firstSeq + index }))
}

/** A whole report from what happened and how it ended. */
export function buildReport(events: readonly StampedEvent[], told: Told): RunReport {
  const { graph, runDir, end } = told
  const account = accountOf([...events, ...endEvents(told, events.length + 1)])
  const result = buildResult({
    account,
    graph,
    runDir,
    runId: told.runId,
    workflowName: graph.name,
    workflowFile: graph.file,
    hashes: {},
    checkpointPath: null,
    resumable: end.outcome !== 'success',
    inputsForCommands: {},
    ...told.input,
  })
  return {
    account,
    result,
    graph,
    runDir: told.input?.runDir === undefined ? runDir : told.input.runDir,
    github: told.github ?? null,
  }
}

/** What errors.jsonl has of a run. */
export function recordsOf({ account, graph, github }: RunReport): readonly ErrorRecord[] {
  const { name, file } = graph
  return account.errors.recorded.map((event) => toErrorRecord(event, { workflow: { name, file }, github }))
}
