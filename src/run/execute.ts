import path from 'node:path'
import type { JournalRecord } from '../checkpoint/journal.js'
import { Memory } from '../checkpoint/memory.js'
import type { Workflow } from '../config/model.js'
import type { EventConsumer, RunEvent } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { githubRecord } from '../core/github.js'
import type { Json, JsonObject } from '../core/json.js'
import type { RunEnd } from '../core/outcome.js'
import { Redactor, secretsOfEnvironment } from '../core/redaction/index.js'
import type { RunReport } from '../core/report.js'
import { runWorkflow } from '../engine/index.js'
import { ResultCollector } from '../reporters/result.js'
import { type Checkpointing, openCheckpoint } from './checkpointing.js'
import { closingEvent } from './closing-event.js'
import { openDeadLetters } from './dead-letters.js'
import { ENGINE_DEFAULTS } from './defaults.js'
import { writeErrors } from './error-file.js'
import { EventBus, type RawEvents } from './event-bus.js'
import { EventLog } from './event-log.js'
import { createGovernance } from './governing.js'
import type { RunRequest, RunResult } from './index.js'
import { injecting } from './interception.js'
import { nodeWorld } from './node-ports.js'
import { OutputRouter } from './output-router.js'
import { secretsOfRun } from './prepare.js'
import { secretsOfProviders } from './providers.js'
import { redactEnd } from './redact-end.js'
import { EventRecorder, writeReports } from './reports.js'
import type { ResumeState } from './resume-state.js'
import { defaultRunFolder, makeRunFolder, newRunId } from './run-folder.js'
import { RunTokenBudget } from './token-budget.js'
import { positionLookup, readsExitCode, workflowGraph } from './workflow-graph.js'

export interface ExecuteRequest {
  readonly request: RunRequest
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly warnings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
  readonly resume: ResumeState | null
  readonly workspace: string
}

/** Everything that one session of a run works with. */
export interface Session {
  readonly todo: ExecuteRequest
  readonly runId: string
  readonly runDir: string | null
  readonly redactor: Redactor
  readonly bus: EventBus
  readonly router: OutputRouter
  readonly log: EventLog | null
  readonly checkpoint: Checkpointing | null
  readonly collector: ResultCollector
  readonly recorder: EventRecorder
  readonly budget: RunTokenBudget
}

/** Runs a checked workflow in a run folder and leaves everything that a run leaves. */
export async function execute(todo: ExecuteRequest): Promise<RunResult> {
  const { request, workflow, inputs } = todo
  const { adapters } = request
  const runId = todo.resume?.runId ?? request.runId ?? newRunId()
  const redactor = new Redactor({
    secrets: [
      ...secretsOfEnvironment(request.env),
      ...request.secrets,
      ...secretsOfRun(workflow, inputs),
      ...secretsOfProviders(workflow, request.env, (file, node) =>
        adapters.resolveProvider(file, node, request.provider),
      ),
    ],
  })
  const folder =
    todo.resume === null
      ? openFolder(request, workflow, runId)
      : { path: todo.resume.folder, release: todo.resume.release }
  const session = openSession(todo, runId, folder.path, redactor)
  const begun = adapters.clock.monotonic()
  const { end, repaired } = await engineRun(session)
  const durationMs = Math.round(adapters.clock.monotonic() - begun)
  const report = concludeRun(session, end, repaired, durationMs)
  await writeReports(request, todo.workspace, report, session.recorder.events)
  sealRun(session, end)
  await request.observer.finished(report)
  folder.release()
  return {
    status: 'ended',
    result: report.result,
    output: end.output,
    hasOutput: workflow.output !== null || end.termination !== null,
    runDir: folder.path,
  }
}

function openSession(todo: ExecuteRequest, runId: string, runDir: string | null, redactor: Redactor): Session {
  const { request, workflow } = todo
  const { adapters, observer } = request
  const log = runDir === null ? null : new EventLog(adapters.files, path.join(runDir, 'events.jsonl'))
  const collector = new ResultCollector({ graph: workflowGraph(workflow), hashes: Object.fromEntries(workflow.hashes) })
  const watching = observer.started({
    workflow,
    redactor,
    runId,
    runDir,
    warnings: todo.warnings,
    sources: todo.sources,
  })
  const router = new OutputRouter(redactor, watching.sinks, observer.masked)
  const recorder = new EventRecorder()
  const budget = new RunTokenBudget(workflow.settings.limits?.max_tokens ?? null)
  const consumers: EventConsumer[] = [
    router,
    collector,
    recorder,
    budget,
    ...(log === null ? [] : [log]),
    ...watching.consumers,
  ]
  const kept: { checkpoint: Checkpointing | null } = { checkpoint: null }
  const raw: RawEvents = { append: (event, clean) => kept.checkpoint?.append(event, clean) }
  const bus = new EventBus(runId, adapters.clock, redactor, raw, consumers, todo.resume?.nextSeq ?? 1)
  kept.checkpoint = runDir === null ? null : startCheckpoint(todo, runId, runDir, redactor, bus)
  return { todo, runId, runDir, redactor, bus, router, log, checkpoint: kept.checkpoint, collector, recorder, budget }
}

function startCheckpoint(
  todo: ExecuteRequest,
  runId: string,
  runDir: string,
  redactor: Redactor,
  bus: EventBus,
): Checkpointing {
  const { request, workflow, inputs, resume } = todo
  return openCheckpoint({
    files: request.adapters.files,
    folder: runDir,
    redactor,
    now: () => request.adapters.clock.now(),
    workflow,
    snapshot: {
      runId,
      workflow: { name: workflow.settings.name, file: workflow.displayFile },
      fileAsGiven: request.fileAsGiven,
      cwd: request.cwd,
      inputs,
      createdAt: resume?.saved.snapshot.createdAt ?? request.adapters.clock.now(),
      strictExit: request.strictExit,
      provider: request.provider,
    },
    saved: resume?.saved ?? null,
    rewind: resume?.rewind ?? null,
    onFailure: (error) => bus.emit({ type: 'checkpoint_save_failed', scope: '', node: null, error }),
  })
}

async function engineRun(session: Session): Promise<{ readonly end: RunEnd; readonly repaired: readonly string[] }> {
  const { todo, runId, bus, router, log, checkpoint } = session
  const { request, workflow, inputs, resume } = todo
  const { adapters } = request
  const temp = path.join(request.tempBase, `conductor-${runId}-${process.pid}`)
  const { redactor, budget } = session
  const { ports, env } = nodeWorld({ request, workflow, cwd: request.cwd, temp, redactor, budget })
  const memory = new Memory(resume?.records ?? [], (at, reason) =>
    bus.emit({
      type: 'warning',
      scope: at.scope,
      node: at.node,
      code: 'node-changed',
      message: `${reason}; it runs again`,
    }),
  )
  for (const { entry } of resume?.records ?? []) if (isFact(entry)) bus.emit(entry, true)
  const end = await runWorkflow({
    workflow,
    inputs,
    resumed: resume !== null,
    cancel: request.cancel,
    finallyBudgetMs: ENGINE_DEFAULTS.finallyBudgetMs,
    services: {
      ports,
      settings: {
        runId,
        cwd: request.cwd,
        env,
        helpersFolder: request.helpersFolder,
        gates: request.gates,
        github: adapters.github,
      },
      recall: memory,
      governance: createGovernance(session),
      intercept: request.intercept ?? injecting(request.injections),
      emit: bus.emit,
      beforeEffect: () => makeDurable(bus, log, checkpoint, session.runDir),
      output: router.write,
      random: request.random ?? Math.random,
      markSecret: (value) => {
        session.redactor.add({ value, origin: 'mask' })
        request.observer.masked(value)
      },
      deadLetter: openDeadLetters(session),
      readsExitCode,
    },
  })
  await adapters.processes.endLeftovers()
  adapters.removeFolder(temp)
  return { end, repaired: memory.repaired }
}

type Fact = Extract<RunEvent, { type: 'policy_evaluated' | 'dead_lettered' | 'escalated' }>

/** What earlier sessions told and no node's recalled run tells again. */
function isFact(entry: JournalRecord['entry']): entry is Fact {
  return entry.type === 'policy_evaluated' || entry.type === 'dead_lettered' || entry.type === 'escalated'
}

/** What is done must be on the disk before the next thing happens outside. */
function makeDurable(
  bus: EventBus,
  log: EventLog | null,
  checkpoint: Checkpointing | null,
  runDir: string | null,
): void {
  if (checkpoint?.flush() === true && runDir !== null)
    bus.emit({ type: 'checkpoint_saved', scope: '', node: null, path: path.join(runDir, 'checkpoint.json') })
  log?.flush()
}

/** Records, the closing event, result.json: in this order, so that each can name what came before it. */
function concludeRun(session: Session, end: RunEnd, repaired: readonly string[], durationMs: number): RunReport {
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
  makeDurable(bus, null, session.checkpoint, runDir)
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
    graph: workflowGraph(workflow),
    termination: clean.termination,
    runDir,
    errorsPath: 'path' in errors.written ? errors.written.path : null,
    errorsWriteError: 'writeError' in errors.written ? errors.written.writeError : null,
    github,
  }
}

/** The last thing that a run writes: whoever dies before it can be gone on with, and comes to the same end. */
function sealRun({ checkpoint, log, todo }: Session, end: RunEnd): void {
  checkpoint?.seal(end)
  log?.close()
  if (log !== null && log.failure !== null) todo.request.observer.note(`events.jsonl is incomplete: ${log.failure}`)
}

/** Where a run leaves its files, and how to let go of it. */
function openFolder(
  request: RunRequest,
  workflow: Workflow,
  runId: string,
): { readonly path: string | null; readonly release: () => void } {
  const { clock, files, lock } = request.adapters
  const folder =
    request.runDir === null
      ? defaultRunFolder(request.tempBase, workflow.settings.name, clock.now(), runId)
      : path.resolve(request.cwd, request.runDir)
  const made = makeRunFolder(files, folder)
  if (!made.ok) {
    request.observer.note(`the run folder ${folder} cannot be written (${made.error}); the run goes on without files`)
    return { path: null, release: () => {} }
  }
  const locked = lock.acquire(folder)
  return { path: folder, release: locked.status === 'owned' ? locked.release : () => {} }
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
