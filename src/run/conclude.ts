import { existsSync } from 'node:fs'
import path from 'node:path'
import { FETCHED } from '../account/next-steps.js'
import type { CommandInput, ReportInput, RunReport } from '../account/report.js'
import { getDefaultInput } from '../config/inputs.js'
import { createNodeLookup } from '../config/workflow-graph.js'
import type { Raised } from '../core/envelope.js'
import type { EventOf, RunEvent } from '../core/events.js'
import { formatPlacedMessage, NO_FILE } from '../core/finding.js'
import { printJson, printTextOrJson } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import { type FileStore, replaceOwn } from '../core/ports.js'
import { tryResult } from '../core/result.js'
import type { ShardShare } from '../core/sharding.js'
import { NOTHING_STORED, type StoredRun } from '../durability/checkpointing.js'
import { formatPlan, SHARDS_FILE } from '../durability/shards.js'
import { toTerminationFields } from '../engine/index.js'
import type { Redactor, SecretSource } from '../redaction/index.js'
import { listUndelivered, withDelivery } from '../reporters/notify.js'
import { REPORT_NAMES, type ReportTargets, reportFile } from '../reporters/report-files.js'
import { buildResult } from '../reporters/result.js'
import { displayPath, findRepositoryWithin, isInside, resolveRealPath } from '../source/workspace.js'
import type { ErrorsWritten, WorkflowFailed } from './event-bus.js'
import type { RunRequest } from './request.js'
import { type ExecuteRequest, makeDurable, type RunSession } from './session.js'

/** Writes the end of a run. The order matters, because each file names what was written before it. */
export function concludeRun(
  session: RunSession,
  end: RunEnd,
  repaired: Iterable<string>,
  durationMs: number,
): RunReport {
  const { todo, runId, runDir, redactor, bus, log, account } = session
  const graph = session.graph()
  const { request, workflow, warnings, folder } = todo
  const { reader, oneStep } = request
  for (const event of createErrorEvents(end)) bus.emit(event)
  const written = session.errorFile.write()
  const unwritten = written.errors_write_error
  if (unwritten !== undefined) bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: unwritten })
  // A terminated run leaves no checkpoint, so none is announced.
  if (end.termination === null) makeDurable({ ...session, log: null })
  const stored = session.checkpoint?.finish(end) ?? NOTHING_STORED
  writePlan(session, end, stored)
  bus.emit(createClosingEvent(end, written, durationMs, createShare(session, end)))

  const result = buildResult({
    account,
    graph,
    runDir,
    // The run folder as commands name it: its path here, or the folder it is downloaded to; null if it cannot be had.
    commandDir: runDir === null || reader === undefined ? runDir : reader.hasArtifact ? FETCHED : null,
    runId,
    workflowName: workflow.settings.name,
    workflowFile: workflow.displayFile,
    hashes: Object.fromEntries(workflow.hashes),
    checkpointPath: stored.path,
    ...(stored.problem === undefined ? {} : { checkpointError: redactor.text(stored.problem) }),
    resumable: stored.resumable,
    inputsForCommands: createCommandInputs(todo, redactor),
    inputsAgain: stored.inputsAgain,
    resumeFrom: stored.resumeFrom,
    commandFile: request.fileAsGiven,
    ...(oneStep === undefined ? {} : { oneStep: { again: redactor.text(oneStep.again) } }),
    repaired,
    ...createNodeLookup(workflow),
    // Warnings that are no events: about the file, the run folder, or one step.
    warnings: [
      ...warnings.filter(({ severity }) => severity === 'warning').map(formatPlacedMessage),
      ...(folder?.problem ? [folder.problem] : []),
      ...(oneStep?.warnings() ?? []),
    ].map((warning) => redactor.text(warning)),
  })
  log?.flush()
  const report = { account, result, graph, runDir, github: session.github }
  writeResult(session, report)
  return report
}

function writeResult({ todo: { request } }: RunSession, { runDir, result }: RunReport): void {
  if (runDir !== null) writeOrNote(request, path.join(runDir, 'result.json'), `${printJson(result, 2)}\n`)
}

/** Tells people about the end of a run. result.json is written before, since a delivery takes time, and again after it. */
export async function deliverRunEnd(session: RunSession, report: RunReport): Promise<RunReport> {
  const { request } = session.todo
  if (request.deliver === undefined) return report
  const { redactor } = session
  const { problem, ...delivery } = await request.deliver(report)
  const delivered = { ...delivery, problem: problem && redactor.text(problem) }
  const undelivered = listUndelivered(delivered)
  const told = { ...report, result: withDelivery(report.result, delivered), undelivered }
  for (const warning of undelivered) request.observer.note(warning)
  writeResult(session, told)
  return told
}

function createShare({ todo, account }: RunSession, { handoff }: RunEnd): ShardShare | null {
  const shard = todo.resume?.shard ?? null
  if (shard === null) return null
  const { group, visit, index, of } = shard
  const planned = account.visits.find({ scope: '', node: group, visit })?.group
  const counts = handoff?.part === 'shard' ? handoff : planned?.isEnded && { ...planned, items: planned.total }
  if (!counts) return null
  const { items, succeeded, failed } = counts
  return { group, visit, index, of, items, succeeded, failed }
}

function writePlan(session: RunSession, { handoff }: RunEnd, stored: StoredRun): void {
  if (handoff?.part !== 'plan') return
  const { runDir, runId, todo } = session
  if (runDir === null || stored.journal === null) {
    todo.request.observer.note('there is no plan for shards: the run left no checkpoint')
    return
  }
  const text = formatPlan({ ...handoff, run_id: runId, base: stored.journal })
  writeOrNote(todo.request, path.join(runDir, SHARDS_FILE), text)
}

/** Seals the checkpoint, as the last write of a run: a run that dies before it can be resumed and reaches the same end. */
export function sealRun({ checkpoint, log, todo }: RunSession, end: RunEnd, durationMs: number): void {
  checkpoint?.seal(end, durationMs)
  log?.close()
  if (log !== null && log.failure !== null) todo.request.observer.note(`events.jsonl is incomplete: ${log.failure}`)
}

/** An error keeps its envelope while callers add their frames, so the envelope identifies the record of the error that ended the run. */
export function createErrorEvents({ error: ending, records }: RunEnd): readonly EventOf<'error_recorded'>[] {
  return records.map((error) => {
    const endsRun = error.envelope === ending?.envelope ? { ends_run: true as const } : null
    return { type: 'error_recorded', scope: '', node: null, ...error, ...endsRun }
  })
}

export function createClosingEvent(
  end: RunEnd,
  errors: ErrorsWritten,
  duration_ms: number,
  shard: ShardShare | null = null,
): RunEvent {
  const { termination, outcome, output, error, gate, signal, handoff } = end
  const at = { scope: '', node: null } as const
  const rest = { ...(shard === null ? {} : { shard }), duration_ms }
  const terminated = termination === null ? {} : toTerminationFields(termination)
  if (outcome === 'success') return { type: 'workflow_completed', ...at, output, ...rest, ...terminated }
  const failed = { type: 'workflow_failed', ...at, outcome, ...rest } as const
  const plan = handoff?.part === 'plan' ? handoff : null
  if (termination !== null) {
    const why = { error_type: 'WorkflowTerminated', message: termination.reason } as const
    return { ...failed, ...why, ...splitError(null), failed_node: null, output, ...terminated }
  }
  return {
    ...failed,
    ...describeReason(end),
    ...splitError(error),
    failed_node: error?.frames[0]?.node ?? gate?.node ?? null,
    ...(signal === null ? {} : { signal }),
    ...(gate === null ? {} : { gate }),
    ...(plan && { plan: { group: plan.group, visit: plan.visit, total: plan.total, shards: plan.shards } }),
    ...errors,
  }
}

function splitError(error: Raised | null): Pick<WorkflowFailed, 'envelope' | 'frames' | 'error'> {
  if (error === null) return { envelope: null, frames: [] }
  const { envelope, frames, ...rest } = error
  return { envelope, frames, error: rest }
}

function describeReason(end: RunEnd): Pick<WorkflowFailed, 'error_type' | 'message'> {
  const { outcome, error, gate, signal, handoff } = end
  if (outcome === 'cancelled')
    return { error_type: 'WorkflowCancelled', message: `cancelled by ${signal ?? 'SIGTERM'}` }
  if (error !== null) {
    const error_type = outcome === 'halted' ? 'UnhandledWorkflowError' : 'WorkflowFailed'
    return { error_type, message: error.envelope.message }
  }
  const awaited = handoff?.part === 'plan' ? `the shards of ${handoff.group}` : `an answer to ${gate?.node ?? 'a gate'}`
  return { error_type: 'WorkflowSuspended', message: `waits for ${awaited}` }
}

/** Returns inputs for a command that runs the workflow again: without defaults, and with variables for secrets. */
function createCommandInputs({ workflow, inputs }: ExecuteRequest, redactor: Redactor): Record<string, CommandInput> {
  const forCommands: Record<string, CommandInput> = {}
  for (const [name, spec] of Object.entries(workflow.settings.input ?? {})) {
    const value = inputs[name]
    if (value === undefined || printJson(value) === printJson(getDefaultInput(spec))) continue
    const text = printTextOrJson(value)
    const isSource = (secret: SecretSource): boolean => secret.value === text && secret.origin.startsWith('env:')
    const variable = redactor.secretsIn(text).find(isSource)?.origin.slice('env:'.length) ?? name
    forCommands[name] =
      spec.secret === true || redactor.changes({ [name]: value })
        ? { variable: variable.replaceAll(/[^A-Za-z0-9_]/g, '_').replace(/^(?=\d)/, '_') }
        : text
  }
  return forCommands
}

/** Writes report.html and the reports that were asked for. A report that cannot be written is a note, and never hides the run. */
export async function writeReports(request: RunRequest, workspace: string, report: RunReport): Promise<void> {
  const { page, ...targets } = request.reports
  const root = request.oneStep === undefined ? findRepositoryWithin(workspace, request.file) : workspace
  const isPageRead = page !== 'unless-success' || report.result.outcome !== 'success'
  const html = report.runDir !== null && isPageRead ? path.join(report.runDir, reportFile('html').file) : null
  const reader = html === null ? undefined : await request.reader?.of(report.result)
  const toRelative = (file: string): string | null => findNamedSource(file, request.cwd, root)
  const input = { report, toRelative, ...(reader === undefined ? {} : { reader }) }
  for (const { file, problem } of await writeReportFiles(request.adapters.files, { ...targets, html }, input))
    if (problem !== null) request.observer.note(`${file} ${problem}`)
}

export async function writeReportFiles(
  files: FileStore,
  targets: ReportTargets & { readonly html: string | null },
  input: ReportInput,
) {
  const written: { readonly file: string; readonly problem: string | null }[] = []
  for (const name of REPORT_NAMES) {
    const file = targets[name] ?? null
    if (file === null) continue
    const render = await reportFile(name).renderer()
    const done = tryResult(() => {
      // The page belongs into the run folder, which is not made again if somebody removed it.
      if (name === 'html') return replaceOwn(files, file, render(input), 'plain')
      files.makeFolder(path.dirname(file))
      files.replace(file, render(input), 'plain')
    })
    written.push({ file, problem: done.ok ? null : `cannot be written: ${done.error}` })
  }
  return written
}

function writeOrNote({ adapters, observer }: RunRequest, file: string, text: string): void {
  const written = tryResult(() => replaceOwn(adapters.files, file, text, 'plain'))
  if (!written.ok) observer.note(`${file} cannot be written: ${written.error}`)
}

const MAX_PATH = 4096

/** Returns the file that an envelope names, relative to the repository; null for a file outside of the workspace. */
export function findNamedSource(name: string, nodeFolder: string, workspace: string): string | null {
  if (name === NO_FILE || name.length > MAX_PATH || name.includes('\0')) return null
  const root = resolveRealPath(workspace)
  const local = path.resolve(nodeFolder, name)
  const file = resolveRealPath(existsSync(local) ? local : path.resolve(root, name))
  return isInside(root, file) && file !== root ? displayPath(root, file) : null
}
