import path from 'node:path'
import type { Workflow } from '../config/model.js'
import { ENGINE_DEFAULTS } from './defaults.js'
import type { Finding } from '../core/finding.js'
import { githubRecord } from '../core/github.js'
import type { Json, JsonObject } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import type { FileStore } from '../core/ports.js'
import { Redactor, secretsOfEnvironment } from '../core/redaction/index.js'
import type { RunReport } from '../core/report.js'
import { NOTHING_RECALLED, runWorkflow, UNGOVERNED } from '../engine/index.js'
import { toErrorRecord } from '../reporters/error-records.js'
import { toJsonLine } from '../reporters/jsonl.js'
import { ResultCollector } from '../reporters/result.js'
import { closingEvent, type ErrorsWritten } from './closing-event.js'
import { EventBus } from './event-bus.js'
import { EventLog } from './event-log.js'
import type { RunRequest, RunResult } from './index.js'
import { injecting } from './interception.js'
import { OutputRouter } from './output-router.js'
import { secretsOfRun } from './prepare.js'
import { redactEnd } from './redact-end.js'
import { defaultRunFolder, makeRunFolder, newRunId } from './run-folder.js'
import { positionLookup, readsExitCode, workflowGraph } from './workflow-graph.js'

export interface ExecuteRequest {
  readonly request: RunRequest
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly warnings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
}

/** Runs a checked workflow in a run folder and leaves everything that a run leaves. */
export async function execute(todo: ExecuteRequest): Promise<RunResult> {
  const { request, workflow, inputs } = todo
  const { adapters, observer } = request
  const runId = newRunId()
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(request.env), ...request.secrets, ...secretsOfRun(workflow, inputs)] })
  const runDir = openFolder(request, workflow, runId)
  const log = runDir === null ? null : new EventLog(adapters.files, path.join(runDir, 'events.jsonl'))
  const graph = workflowGraph(workflow)
  const collector = new ResultCollector({ graph, hashes: Object.fromEntries(workflow.hashes) })
  const watching = observer.started({ workflow, redactor, runId, runDir, warnings: todo.warnings, sources: todo.sources })
  const router = new OutputRouter(redactor, watching.sinks, observer.masked)
  const bus = new EventBus(runId, adapters.clock, redactor, { append: () => {} }, [router, collector, ...(log === null ? [] : [log]), ...watching.consumers])
  const begun = adapters.clock.monotonic()
  const end = await engineRun(todo, runId, bus, router, log)
  const durationMs = Math.round(adapters.clock.monotonic() - begun)
  const clean = redactEnd(end, redactor)
  const meta = { timestamp: new Date(adapters.clock.now()).toISOString(), runId, workflow: { name: workflow.settings.name, file: workflow.displayFile }, github: githubRecord(request.env) }
  const records = clean.records.map((error) => toErrorRecord(error, meta))
  const errors = writeErrors(adapters.files, runDir, records)
  if ('writeError' in errors) bus.emit({ type: 'errors_jsonl_write_failed', scope: '', node: null, error: errors.writeError })
  bus.emit(closingEvent(end, errors, durationMs))
  const result = collector.build({
    end: clean,
    runId,
    workflowName: workflow.settings.name,
    workflowFile: workflow.displayFile,
    durationMs,
    checkpointPath: null,
    resumable: false,
    runDir,
    inputsForCommands: inputTexts(workflow, inputs),
    commandFile: request.fileAsGiven,
    positionOf: positionLookup(workflow),
    traceFile: runDir === null ? null : path.join(runDir, 'events.jsonl'),
    warnings: todo.warnings.filter(({ severity }) => severity === 'warning').map((finding) => `${finding.file}:${finding.line}:${finding.column} ${finding.message}`),
  })
  log?.close()
  if (runDir !== null) writeFile(adapters.files, path.join(runDir, 'result.json'), `${JSON.stringify(result, null, 2)}\n`, observer.note)
  const report: RunReport = {
    result,
    records,
    graph,
    termination: clean.termination,
    runDir,
    errorsPath: 'path' in errors ? errors.path : null,
    errorsWriteError: 'writeError' in errors ? errors.writeError : null,
    github: meta.github,
  }
  await observer.finished(report)
  return { status: 'ended', result, output: end.output, hasOutput: workflow.output !== null || end.termination !== null, runDir }
}

async function engineRun(todo: ExecuteRequest, runId: string, bus: EventBus, router: OutputRouter, log: EventLog | null): Promise<RunEnd> {
  const { request, workflow, inputs } = todo
  const { adapters } = request
  const temp = path.join(request.tempBase, `conductor-${runId}`)
  const end = await runWorkflow({
    workflow,
    inputs,
    resumed: false,
    cancel: request.cancel,
    finallyBudgetMs: ENGINE_DEFAULTS.finallyBudgetMs,
    services: {
      ports: {
        clock: adapters.clock,
        processes: adapters.processes,
        errorFiles: adapters.errorFiles(path.join(temp, 'errors')),
        scripts: adapters.scripts(path.join(temp, 'scripts')),
        patterns: adapters.patterns,
        agents: {
          provider: { ask: async (asked, signal) => (await adapters.provider()).ask(asked, signal) },
          resolve: (file, node) => adapters.resolveProvider(file, node, request.provider),
          isSecret: (text) => bus.redactor.text(text) !== text,
        },
      },
      settings: { runId, cwd: request.cwd, env: request.scriptEnv, helpersFolder: request.helpersFolder, gates: request.gates, github: adapters.github },
      recall: NOTHING_RECALLED,
      governance: UNGOVERNED,
      intercept: injecting(request.injections),
      emit: bus.emit,
      beforeEffect: () => log?.flush(),
      output: router.write,
      random: Math.random,
      deadLetter: () => {},
      readsExitCode,
    },
  })
  await adapters.processes.endLeftovers()
  adapters.removeFolder(temp)
  return end
}

function openFolder(request: RunRequest, workflow: Workflow, runId: string): string | null {
  const { clock, files } = request.adapters
  const folder = request.runDir === null ? defaultRunFolder(request.tempBase, workflow.settings.name, clock.now(), runId) : path.resolve(request.cwd, request.runDir)
  const made = makeRunFolder(files, folder)
  if (made.ok) return made.value
  request.observer.note(`the run folder ${folder} cannot be written (${made.error}); the run goes on without files`)
  return null
}

function writeErrors(files: FileStore, runDir: string | null, records: readonly unknown[]): ErrorsWritten {
  if (records.length === 0) return { path: null }
  if (runDir === null) return { writeError: 'there is no run folder' }
  const target = path.join(runDir, 'errors.jsonl')
  try {
    const file = files.openAppend(target)
    file.append(records.map(toJsonLine).join(''))
    file.flush()
    file.close()
    return { path: target }
  } catch (error) {
    return { writeError: error instanceof Error ? error.message : String(error) }
  }
}

function writeFile(files: FileStore, target: string, text: string, note: (message: string) => void): void {
  try {
    files.replace(target, text)
  } catch (error) {
    note(`${target} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Inputs as they can be typed again; secret ones are left out. */
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
