import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import type { Workflow } from '../config/model.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import type { EventConsumer } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { createGithubRecord } from '../core/github.js'
import { isJsonObject, type JsonObject } from '../core/json.js'
import { once } from '../core/maps.js'
import { Checkpoint } from '../durability/checkpointing.js'
import { type ResumeState, sumEarlierDuration } from '../durability/saved-run.js'
import type { Redactor } from '../redaction/index.js'
import { redactGraph } from '../redaction/redact-records.js'
import type { Tracer } from '../reporters/telemetry/export.js'
import { ErrorRecords, EventBus, EventLog } from './event-bus.js'
import { LiveOutput, OutputRouter } from './live-output.js'
import { RunBudget } from './node-ports.js'
import { readOrigin } from './origin.js'
import type { RunRequest, RunResult } from './request.js'
import type { OwnedFolder } from './run-folder.js'

export interface ExecuteRequest {
  readonly request: RunRequest
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly warnings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
  readonly resume: ResumeState | null
  readonly folder?: OwnedFolder
  readonly workspace: string
  /** Set if only the observer's consumers get the events, and no account of the run is kept. */
  readonly isUnreported?: true
  /** Returns the result if the checkpoint cannot be created; absent if the run then continues and cannot be resumed. */
  readonly refuseUnsaved?: (problem: string) => RunResult
}

export type RunSession = ReturnType<typeof openSession>

export function openSession(
  todo: ExecuteRequest,
  runId: string,
  runDir: string | null,
  redactor: Redactor,
  tracer: Tracer | null,
) {
  const { request, workflow } = todo
  const { adapters, observer } = request
  const log = runDir === null ? null : new EventLog(adapters.files, path.join(runDir, 'events.jsonl'))
  const graph = once(() => redactGraph(createWorkflowGraph(workflow), redactor))
  const account = new RunAccount()
  // Redact: values of a matrix may come from the outputs of an earlier job.
  const leg = redactor.json(request.matrix ?? null)
  const github = createGithubRecord(request.env, isJsonObject(leg) ? leg : null)
  const errorFile = new ErrorRecords(adapters.files, runDir === null ? null : path.join(runDir, 'errors.jsonl'), {
    workflow: { name: workflow.settings.name, file: workflow.displayFile },
    github,
  })
  const { warnings, sources } = todo
  const watching = observer.onStarted({ workflow, redactor, runId, runDir, account, warnings, sources })
  const showsColours = watching.sinks.some((sink) => sink.showsColours)
  const liveOutput = log && new LiveOutput(adapters.clock, (event) => bus.emit(event), showsColours)
  const live = liveOutput === null ? [] : [liveOutput]
  const router = new OutputRouter(redactor, [...watching.sinks, ...live], observer.onMasked)
  const budget = new RunBudget(workflow.settings)
  const reporting: EventConsumer[] = [
    router,
    errorFile,
    ...live,
    account,
    ...(tracer === null ? [] : [{ consume: () => tracer.follow(account) }]),
  ]
  const consumers = [budget, ...(todo.isUnreported === true ? [] : reporting), ...watching.consumers]
  // The checkpoint stores the events of the bus, and emits its own failures there.
  let checkpoint: Checkpoint | null = null
  const raw: Pick<Checkpoint, 'append'> = { append: (event, clean, at) => checkpoint?.append(event, clean, at) }
  const files = log === null ? null : { raw, log }
  const bus = new EventBus(runId, adapters.clock, redactor, files, consumers, todo.resume?.nextSeq ?? 1)
  // A run of one command cannot be resumed.
  const isDurable = runDir !== null && request.oneStep === undefined
  checkpoint = isDurable ? startCheckpoint(todo, runId, runDir, redactor, bus) : null
  const rewind = todo.resume?.rewind ?? null
  if (rewind !== null) bus.emit({ type: 'run_rewound', scope: '', node: null, ...rewind })
  return {
    todo,
    graph,
    runId,
    runDir,
    redactor,
    bus,
    router,
    liveOutput,
    log,
    checkpoint,
    account,
    errorFile,
    github: github === null ? null : { ...github, sha: request.commit ?? github.sha },
    budget,
    tracer,
  }
}

function startCheckpoint(todo: ExecuteRequest, runId: string, runDir: string, redactor: Redactor, bus: EventBus) {
  const { request, workflow, inputs, resume } = todo
  const { workspace = [], caller = [] } = request.instructions ?? {}
  const saved = resume?.saved.snapshot ?? null
  const { repository, commit, event } = readOrigin(request.adapters.files, request)
  return new Checkpoint({
    files: request.adapters.files,
    folder: runDir,
    redactor,
    workflow,
    snapshot: {
      run_id: runId,
      workflow: { name: workflow.settings.name, file: workflow.displayFile },
      file: request.fileAsGiven,
      cwd: request.cwd,
      inputs,
      created_at: saved?.created_at ?? request.adapters.clock.now(),
      elapsed_ms: resume === null ? 0 : sumEarlierDuration(resume),
      session_at: request.adapters.clock.now(),
      strict_exit: request.strictExit,
      provider: request.provider,
      // Options that later sessions of the run need.
      options: { instructions: { workspace: [...workspace], caller: [...caller] }, metadata: { ...request.metadata } },
      repository: repository ?? saved?.repository ?? null,
      commit: commit ?? saved?.commit ?? null,
      event: event ?? saved?.event ?? null,
      shard: resume?.shard ?? null,
      traceparent: saved === null ? (request.env['TRACEPARENT'] ?? null) : saved.traceparent,
    },
    saved: resume?.saved ?? null,
    onFailure: (error) => bus.emit({ type: 'checkpoint_save_failed', scope: '', node: null, error }),
  })
}

/** Flushes checkpoint and log, so that everything done so far is on the disk before the next effect outside. */
export function makeDurable(session: Pick<RunSession, 'bus' | 'log' | 'checkpoint' | 'runDir'>): void {
  const { bus, log, checkpoint, runDir } = session
  if (runDir !== null && checkpoint?.flush() === true)
    bus.emit({ type: 'checkpoint_saved', scope: '', node: null, path: path.join(runDir, 'checkpoint.json') })
  log?.flush()
}
