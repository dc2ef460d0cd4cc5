import path from 'node:path'
import type { Workflow } from '../config/model.js'
import { githubRecord } from '../core/github.js'
import type { Json, JsonObject } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import type { RunReport } from '../core/report.js'
import { closingEvent } from './closing-event.js'
import { writeErrors } from './error-file.js'
import { redactEnd } from './redact-end.js'
import { makeDurable, type Session } from './session.js'
import { positionLookup } from './workflow-graph.js'

/** Records, the closing event, result.json: in this order, so that each can name what came before it. */
export function concludeRun(session: Session, end: RunEnd, repaired: readonly string[], durationMs: number): RunReport {
  const { todo, runId, runDir, redactor, bus, log, collector } = session
  const { request, workflow, inputs } = todo
  const { files, clock } = request.adapters
  const clean = redactEnd(end, redactor)
  const github = githubRecord(request.env)
  const meta = {
    timestamp: new Date(clock.now()).toISOString(),
    runId,
    workflow: { name: workflow.settings.name, file: workflow.displayFile },
    github,
  }
  const errors = writeErrors(files, runDir, clean.records, meta)
  if ('writeError' in errors.written)
    bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: errors.written.writeError })
  // A terminated run leaves no checkpoint, so none is announced.
  if (end.termination === null) makeDurable(bus, null, session.checkpoint, runDir)
  const kept = session.checkpoint?.finish(end) ?? { path: null, resumable: false }
  bus.emit(closingEvent(end, errors.written, durationMs))
  const result = collector.build({
    end: clean,
    runId,
    workflowName: workflow.settings.name,
    workflowFile: workflow.displayFile,
    durationMs,
    checkpointPath: kept.path,
    resumable: kept.resumable,
    runDir,
    inputsForCommands: inputTexts(workflow, inputs),
    commandFile: request.fileAsGiven,
    repaired,
    positionOf: positionLookup(workflow),
    traceFile: runDir === null ? null : path.join(runDir, 'events.jsonl'),
    warnings: todo.warnings
      .filter(({ severity }) => severity === 'warning')
      .map((finding) => `${finding.file}:${finding.line}:${finding.column} ${finding.message}`),
  })
  log?.flush()
  if (runDir !== null) writeFile(session, path.join(runDir, 'result.json'), `${JSON.stringify(result, null, 2)}\n`)
  return {
    result,
    records: errors.records,
    graph: session.graph,
    termination: clean.termination,
    runDir,
    errorsPath: 'path' in errors.written ? errors.written.path : null,
    errorsWriteError: 'writeError' in errors.written ? errors.written.writeError : null,
    github,
  }
}

/** The last thing that a run writes: whoever dies before it can be gone on with, and comes to the same end. */
export function sealRun({ checkpoint, log, todo }: Session, end: RunEnd): void {
  checkpoint?.seal(end)
  log?.close()
  if (log !== null && log.failure !== null) todo.request.observer.note(`events.jsonl is incomplete: ${log.failure}`)
}

function writeFile(session: Session, target: string, text: string): void {
  const { request } = session.todo
  try {
    request.adapters.files.replace(target, text)
  } catch (error) {
    request.observer.note(`${target} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Inputs as they can be typed again; secret ones and defaults are left out. */
function inputTexts(workflow: Workflow, inputs: JsonObject): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, spec] of Object.entries(workflow.settings.input ?? {})) {
    const value = inputs[name]
    if (value === undefined || spec.secret === true || JSON.stringify(value) === JSON.stringify(spec.default)) continue
    texts[name] = asText(value)
  }
  return texts
}

function asText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
