import path from 'node:path'
import { FETCHED } from '../account/next-steps.js'
import type { RunReport } from '../account/report.js'
import { jsonText } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import type { ShardShare } from '../core/sharding.js'
import { type KeptRun, NOTHING_KEPT } from '../durability/checkpointing.js'
import { planText, SHARDS_FILE } from '../durability/shards.js'
import { buildResult } from '../reporters/result.js'
import { errorMessage } from '../text/error-message.js'
import { closingEvent, recordedEvent } from './closing-event.js'
import { commandInputs } from './command-inputs.js'
import { retryability } from './retryability.js'
import { type ExecuteRequest, makeDurable, type Session } from './session.js'
import { commandLookup, positionLookup } from './workflow-graph.js'

/** Records, the closing event, result.json: in this order, so that each can name what came before it. */
export function concludeRun(session: Session, end: RunEnd, repaired: readonly string[], durationMs: number): RunReport {
  const { todo, runId, runDir, redactor, bus, log, account, graph } = session
  const { request, workflow, inputs } = todo
  for (const error of end.records) bus.emit(recordedEvent(error))
  const written = session.errorFile.write()
  if ('writeError' in written)
    bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: written.writeError })
  // A terminated run leaves no checkpoint, so none is announced.
  if (end.termination === null) makeDurable({ ...session, log: null })
  const kept = session.checkpoint?.finish(end) ?? NOTHING_KEPT
  keepPlan(session, end, kept)
  bus.emit(closingEvent(end, written, durationMs, shareOf(session, end)))
  const result = buildResult({
    account,
    graph,
    runDir,
    commandDir: commandDir(session),
    runId,
    workflowName: workflow.settings.name,
    workflowFile: workflow.displayFile,
    hashes: Object.fromEntries(workflow.hashes),
    checkpointPath: kept.path,
    resumable: kept.resumable,
    inputsForCommands: commandInputs(workflow, inputs, redactor),
    inputsAgain: kept.inputsAgain,
    resumeFrom: kept.resumeFrom,
    commandFile: request.fileAsGiven,
    ...(request.oneStep === undefined ? {} : { oneStep: { again: redactor.text(request.oneStep.again) } }),
    repaired,
    positionOf: positionLookup(workflow),
    isRetryable: retryability(workflow),
    commandOf: commandLookup(workflow, redactor),
    traceFile: runDir === null ? null : path.join(runDir, 'events.jsonl'),
    warnings: warningsWithoutEvent(todo).map((warning) => redactor.text(warning)),
  })
  log?.flush()
  if (runDir !== null) writeFile(session, path.join(runDir, 'result.json'), `${jsonText(result, 2)}\n`)
  return { account, result, graph, runDir, github: session.github }
}

/** What a shard did of its items, however it ended; null for anything else, and for one that did not reach them. */
function shareOf({ todo, account }: Session, { handoff }: RunEnd): ShardShare | null {
  const shard = todo.resume?.shard ?? null
  if (shard === null) return null
  const { group, visit, index, of } = shard
  const about = { group, visit, index, of }
  if (handoff?.part === 'shard') {
    const { items, succeeded, failed } = handoff
    return { ...about, items, succeeded, failed }
  }
  const seen = account.notices.groups.findLast((one) => one.scope === '' && one.node === group && one.visit === visit)
  return seen === undefined ? null : { ...about, items: seen.total, succeeded: seen.succeeded, failed: seen.failed }
}

/** The run folder as commands name it: here, or where it is fetched to; null where nobody can get it. */
function commandDir({ todo: { request, workflow }, runDir, runId }: Session): string | null {
  if (runDir === null || request.reader === undefined) return runDir
  return request.reader({ workflow: workflow.settings.name, runId }).artifactName ? FETCHED : null
}

/** shards.json of a plan: what its shards start from. */
function keepPlan(session: Session, { handoff }: RunEnd, kept: KeptRun): void {
  if (handoff?.part !== 'plan') return
  const { runDir, runId, todo } = session
  if (runDir === null || kept.journal === null) {
    todo.request.observer.note('there is no plan for shards: the run left no checkpoint')
    return
  }
  writeFile(session, path.join(runDir, SHARDS_FILE), planText({ ...handoff, runId, base: kept.journal }))
}

/** Warnings that are not events: about the file, about the folder of the run, or about one step. */
function warningsWithoutEvent({ warnings, folder, request }: ExecuteRequest): readonly string[] {
  const found = warnings.filter(({ severity }) => severity === 'warning')
  const problem = folder?.problem ?? null
  return [
    ...found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
    ...(problem === null ? [] : [problem]),
    ...(request.oneStep?.warnings() ?? []),
  ]
}

/** The last thing that a run writes: one that dies before it can be resumed, and reaches the same end. */
export function sealRun({ checkpoint, log, todo }: Session, end: RunEnd): void {
  checkpoint?.seal(end)
  log?.close()
  if (log !== null && log.failure !== null) todo.request.observer.note(`events.jsonl is incomplete: ${log.failure}`)
}

function writeFile(session: Session, target: string, text: string): void {
  const { request } = session.todo
  try {
    request.adapters.files.replace(target, text, 'plain')
  } catch (error) {
    request.observer.note(`${target} cannot be written: ${errorMessage(error)}`)
  }
}
