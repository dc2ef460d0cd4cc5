import path from 'node:path'
import { type GivenInputs, givenData, inputOfOrigin, resolveInputs, secretInputValues } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import { type Finding, NO_FILE } from '../core/finding.js'
import { type Json, type JsonObject, jsonText } from '../core/json.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { LockResult } from '../core/run-lock.js'
import {
  giveInputs,
  journalText,
  type Refusal,
  readCheckpoint,
  recalledValue,
  restoreRecords,
  type SavedRun,
  secretTroubles,
} from '../durability/checkpointing.js'
import { mendLines } from '../durability/mend-lines.js'
import type { ResumeState } from '../durability/resume-state.js'
import { runsBefore, withoutRewound } from '../durability/rewind.js'
import { CHECKPOINT_FILE, type Snapshot } from '../durability/snapshot.js'
import { errorMessage } from '../text/error-message.js'
import { execute } from './execute.js'
import { checkSettings, invalidRun, settingsProblems, settingsWarnings } from './index.js'
import { type JoinRequest, lastSeq, type ReadyJoin, readJoin, writeJoin } from './join.js'
import { recalledOptions } from './kept-options.js'
import { type Checked, checkFile, withMetadata } from './prepare.js'
import type { RunRequest, RunResult } from './request.js'
import { ownerText } from './run-folder.js'
import type { ExecuteRequest } from './session.js'

/** What a resume adds to a run: the folder to go on in, and where to enter again on purpose. */
export interface ResumeRequest extends Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir'> {
  readonly folder: string
  /** The workflow file, where the caller names it; otherwise the one that the run was started from. */
  readonly named?: Pick<RunRequest, 'file' | 'fileAsGiven'>
  readonly from: string | null
  readonly resetBreakers: boolean
  /** Adds what the shards of this run's plan did to what it did itself. */
  readonly join?: JoinRequest
}

/** Resumes a run where it stopped: what it has done is recalled, the rest runs. */
export async function resumeRun(request: ResumeRequest): Promise<RunResult> {
  const { files } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  if (!files.exists(folder)) return refused(request, `there is no run folder ${request.folder}`)
  // A folder that holds no run is not even locked: nothing is left in it.
  if (!files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const nothing = readCheckpoint(files, folder)
    if (!nothing.ok) return refused(request, nothing.error)
  }
  const { join } = request
  if (join === undefined) return owning(request, folder, (lock) => resumeOwned(request, folder, lock))
  const ready = await prepareJoin(request, folder, join)
  return ready.ok ? owning(request, folder, (lock) => joinOwned(request, folder, lock, ready.value)) : ready.error
}

/** Takes a folder for one session; a session that does not run releases it. */
async function owning(
  request: ResumeRequest,
  folder: string,
  act: (lock: Owned) => Promise<RunResult>,
): Promise<RunResult> {
  const locked = request.adapters.lock.acquire(folder)
  if (locked.status === 'taken')
    return refused(request, `${request.folder} is in use${ownerText(locked.owner)}; wait for it, or end it`)
  if (locked.status === 'failed') return refused(request, `${request.folder} cannot be taken: ${locked.message}`)
  let kept = false
  try {
    const result = await act(locked)
    kept = result.status !== 'invalid'
    return result
  } finally {
    if (!kept) locked.release()
  }
}

/** A join that was looked at and may be made, and what the folder held then. */
interface PreparedJoin {
  readonly join: ReadyJoin
  readonly prepared: PreparedResume
  readonly state: string
}

/** Everything about a join that can go wrong, before any folder is touched. */
async function prepareJoin(
  request: ResumeRequest,
  folder: string,
  asked: JoinRequest,
): Promise<Result<PreparedJoin, RunResult>> {
  const { files } = request.adapters
  const state = stateOf(files, folder)
  const saved = readCheckpoint(files, folder)
  if (!saved.ok) return err(refused(request, saved.error))
  const over = whyOver(request, saved.value.snapshot)
  if (over !== null) return err(over)
  const join = readJoin(files, folder, saved.value, asked)
  if (!join.ok) return err(refused(request, join.error))
  const prepared = await prepareResume(request, join.value.saved)
  return prepared.ok ? ok({ join: join.value, prepared: prepared.value, state }) : prepared
}

/** Why shards cannot be joined any more, if so: a run that waits, or was stopped from outside, is not at its end. */
function whyOver(request: ResumeRequest, { status, resumable, reason, outcome }: Snapshot): RunResult | null {
  if (status !== 'ended' || outcome === 'suspended' || outcome === 'cancelled') return null
  const why = reason ?? `the run has ended (${outcome})`
  return refused(
    request,
    `there is nothing to join any more: ${why}`,
    resumable ? '`conductor resume` without --join continues it' : null,
  )
}

function stateOf(files: FileStore, folder: string): string {
  return `${files.readText(path.join(folder, CHECKPOINT_FILE))}${journalText(files, folder).length}`
}

async function joinOwned(
  request: ResumeRequest,
  folder: string,
  lock: Owned,
  { join, prepared, state }: PreparedJoin,
): Promise<RunResult> {
  const { files } = request.adapters
  if (stateOf(files, folder) !== state)
    return refused(request, 'another process has continued this run in the meantime; look at it again')
  mendLogs(request, folder)
  const lastEvent = writeJoin(files, folder, join)
  return execute(resumed(prepared, folder, { release: lock.release, lastEvent, join }))
}

type Owned = Extract<LockResult, { status: 'owned' }>

async function resumeOwned(request: ResumeRequest, folder: string, lock: Owned): Promise<RunResult> {
  const saved = readCheckpoint(request.adapters.files, folder)
  if (!saved.ok) return refused(request, saved.error)
  const { snapshot } = saved.value
  // If a process ended before it could report the end of its run, the end is reported now.
  if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
    return refused(
      request,
      `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`,
      '`--from NODE` runs a node and everything after it again',
    )
  }
  const prepared = await prepareResume(request, saved.value)
  if (!prepared.ok) return prepared.error
  mendLogs(request, folder)
  const lastEvent = lastSeq(request.adapters.files, folder)
  return execute(resumed(prepared.value, folder, { release: lock.release, lastEvent, join: null }))
}

/** Everything that is checked before a run goes on; nothing has been touched yet. */
export interface PreparedResume {
  readonly request: RunRequest
  readonly resetBreakers: boolean
  readonly saved: SavedRun
  readonly checked: Checked
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly recalled: Pick<ResumeState, 'records' | 'rewind'>
}

export async function prepareResume(
  request: ResumeRequest,
  saved: SavedRun,
): Promise<Result<PreparedResume, RunResult>> {
  const { snapshot } = saved
  const options = recalledOptions(snapshot.options, request)
  if (!options.ok) return err(refused(request, options.error.message, options.error.suggestion))
  const run = runRequestOf({ ...request, ...options.value }, saved)
  const checked = await checkFile({
    file: run.file,
    env: run.env,
    patterns: run.adapters.patterns,
    given: [...Object.keys(snapshot.inputs), ...Object.keys(request.given)],
    ...checkSettings(run),
    ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
  })
  if (checked.runnable === null) return err(invalidRun(checked, checked.findings, run))
  const workflow = withMetadata(checked.runnable, run.metadata)
  if (workflow.settings.name !== snapshot.workflow.name) {
    const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`
    return err(refused(request, message))
  }
  const inputs = resumedInputs(workflow, saved, request.given, request.env)
  if (!inputs.ok) return err(refused(request, inputs.error.message, inputs.error.suggestion))
  const problems = settingsProblems(workflow, run)
  if (problems.length > 0) return err(invalidRun(checked, problems, run))
  const recalled = recalledRun(request, saved, inputs.value, workflow)
  if (!recalled.ok) return err(refused(request, recalled.error.message, recalled.error.suggestion))
  const { resetBreakers } = request
  const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value }
  return ok({ ...prepared, recalled: recalled.value })
}

/** A folder that a session goes on in. */
interface TakenFolder {
  readonly release: () => void
  /** The number of the last event in it. */
  readonly lastEvent: number
  readonly join: ReadyJoin | null
}

/** What is left to do in a folder, now that it may be touched. */
export function resumed(
  prepared: PreparedResume,
  folder: string,
  { release, lastEvent, join }: TakenFolder,
): ExecuteRequest {
  const { request, saved, checked, workflow, inputs, recalled, resetBreakers } = prepared
  return {
    request,
    workflow,
    inputs,
    warnings: [...checked.findings, ...settingsWarnings(workflow, request), ...resumeWarnings(join?.warning ?? null)],
    sources: checked.loaded.sources,
    resume: {
      runId: saved.snapshot.runId,
      folder,
      saved,
      ...recalled,
      nextSeq: lastEvent + 1,
      shard: saved.snapshot.shard,
      joined: join?.plan ?? null,
      resetBreakers,
      release,
    },
    workspace: checked.workspace,
  }
}

function resumeWarnings(message: string | null): readonly Finding[] {
  if (message === null) return []
  return [{ file: NO_FILE, line: 1, column: 1, code: 'join', severity: 'warning', message, suggestion: null }]
}

/** The file is looked for where the run was, then where the resume was started: folders are moved, and machines change. */
function runRequestOf(request: ResumeRequest, saved: SavedRun): RunRequest {
  const { snapshot } = saved
  const { files } = request.adapters
  const settings = {
    runDir: null,
    strictExit: request.strictExit ?? snapshot.strictExit,
    provider: request.provider ?? snapshot.provider,
  }
  if (request.named !== undefined) return { ...request, ...request.named, ...settings }
  const there = path.resolve(snapshot.cwd, snapshot.fileAsGiven)
  const candidates = [
    path.resolve(request.cwd, snapshot.fileAsGiven),
    path.resolve(request.workspace ?? request.cwd, snapshot.workflow.file),
    path.resolve(request.cwd, snapshot.workflow.file),
  ]
  const isThere = files.exists(there)
  const here = candidates.find((file) => files.exists(file)) ?? candidates[0] ?? there
  return {
    ...request,
    file: isThere ? there : here,
    fileAsGiven: isThere || !path.isAbsolute(snapshot.fileAsGiven) ? snapshot.fileAsGiven : here,
    cwd: isThere && files.exists(snapshot.cwd) ? snapshot.cwd : request.cwd,
    ...settings,
  }
}

/** Recorded inputs with what is given now over them; secret ones must be given, or lie in their variable. */
function resumedInputs(
  workflow: Workflow,
  saved: SavedRun,
  given: GivenInputs,
  env: RunRequest['env'],
): Result<JsonObject, Refusal> {
  const recorded: Record<string, Json> = {}
  const missing = new Set<string>()
  for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
    if (Object.hasOwn(given, name)) continue
    const recalled = recalledValue(value, (variable) => env[variable])
    if (recalled === null) missing.add(name)
    else if (Object.hasOwn(workflow.settings.input ?? {}, name)) recorded[name] = recalled.value
  }
  if (missing.size > 0)
    return err({
      message: `secret inputs are not kept in a checkpoint and must be given again: ${[...missing].join(', ')}`,
      suggestion: giveInputs([...missing]),
    })
  const inputs = resolveInputs(workflow, { ...givenData(recorded), ...given })
  return inputs.ok ? inputs : err(refusal(inputs.error.map((finding) => finding.message).join(' ')))
}

/** What the journal says and still counts, with its secrets. */
function recalledRun(
  request: ResumeRequest,
  saved: SavedRun,
  inputs: JsonObject,
  workflow: Workflow,
): Result<PreparedResume['recalled'], Refusal> {
  let counting = saved.records
  let rewind: ResumeState['rewind'] = null
  if (request.from !== null) {
    if (!workflow.steps.has(request.from)) return err(refusal(`--from ${request.from}: the workflow has no such node`))
    const keep = runsBefore(saved.records, workflow.settings.entry_point, request.from)
    if (keep === null)
      return err(refusal(`--from ${request.from}: that node did not run, so nothing can be run again from there`))
    rewind = { from: request.from, keep }
    const mark: Json = { t: 0, e: { type: 'run_rewound', keep } }
    counting = withoutRewound([...saved.records, mark])
  }
  const secrets = new Map(secretInputValues(workflow, inputs).map(({ origin, value }) => [origin, value]))
  const lookup = (origin: string): string | undefined => {
    if (origin.startsWith('env:')) return request.env[origin.slice(4)]
    const value = secrets.get(origin) ?? inputs[inputOfOrigin(origin) ?? '']
    return value === undefined ? undefined : typeof value === 'string' ? value : jsonText(value)
  }
  const records = restoreRecords(counting, lookup)
  const trouble = secretTroubles(records, workflow)
  if (trouble !== null) return err(trouble)
  return ok({ records, rewind })
}

const LOGS = ['events.jsonl', 'errors.jsonl', 'dead-letter.jsonl']

/** Whatever a crash left half-written is put right before anything is appended; none of it is needed to go on. */
function mendLogs(request: ResumeRequest, folder: string): void {
  for (const name of LOGS) {
    try {
      mendLines(request.adapters.files, path.join(folder, name))
    } catch (error) {
      request.observer.note(`${name} cannot be put right: ${errorMessage(error)}`)
    }
  }
}

function refusal(message: string): Refusal {
  return { message, suggestion: null }
}

export function refused(request: ResumeRequest, message: string, suggestion: string | null = null): RunResult {
  // A run folder is no text: there is no line to point at.
  const at = { file: NO_FILE, line: 1, column: 1 }
  const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`
  return invalidRun(null, [{ ...at, code: 'resume', severity: 'error', message: named, suggestion }], {
    ...request,
    fileAsGiven: request.folder,
  })
}
