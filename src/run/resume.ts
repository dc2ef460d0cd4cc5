import path from 'node:path'
import { type GivenInputs, givenData, inputOfOrigin, resolveInputs, secretInputValues } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import { NO_FILE } from '../core/finding.js'
import { isJsonObject, type Json, type JsonObject, jsonText, parseJson } from '../core/json.js'
import type { FileStore } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { LockResult } from '../core/run-lock.js'
import {
  giveInputs,
  type Refusal,
  readCheckpoint,
  recalledInput,
  restoreRecords,
  type SavedRun,
  secretTroubles,
} from '../durability/checkpointing.js'
import { mendLines } from '../durability/mend-lines.js'
import type { ResumeState } from '../durability/resume-state.js'
import { runsBefore, withoutRewound } from '../durability/rewind.js'
import { CHECKPOINT_FILE } from '../durability/snapshot.js'
import { errorMessage } from '../text/error-message.js'
import { execute } from './execute.js'
import {
  checkSettings,
  invalidRun,
  type RunRequest,
  type RunResult,
  settingsProblems,
  settingsWarnings,
} from './index.js'
import { checkFile, withMetadata } from './prepare.js'
import { ownerText } from './run-folder.js'

/** What a resume adds to a run: the folder to go on in, and where to enter again on purpose. */
export interface ResumeRequest extends Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir'> {
  readonly folder: string
  /** The workflow file, where the caller names it; otherwise the one that the run was started from. */
  readonly named?: Pick<RunRequest, 'file' | 'fileAsGiven'>
  readonly from: string | null
  readonly resetBreakers: boolean
}

/** Goes on with a run where it stopped: what it has done is recalled, the rest runs. */
export async function resumeRun(request: ResumeRequest): Promise<RunResult> {
  const { files, lock } = request.adapters
  const folder = path.resolve(request.cwd, request.folder)
  if (!files.exists(folder)) return refused(request, `there is no run folder ${request.folder}`)
  // A folder that holds no run is not even locked: nothing is left in it.
  if (!files.exists(path.join(folder, CHECKPOINT_FILE))) {
    const nothing = readCheckpoint(files, folder)
    if (!nothing.ok) return refused(request, nothing.error)
  }
  const locked = lock.acquire(folder)
  if (locked.status === 'taken')
    return refused(request, `${request.folder} is in use${ownerText(locked.owner)}; wait for it, or end it`)
  if (locked.status === 'failed') return refused(request, `${request.folder} cannot be taken: ${locked.message}`)
  let kept = false
  try {
    const result = await resumeOwned(request, folder, locked)
    kept = result.status !== 'invalid'
    return result
  } finally {
    if (!kept) locked.release()
  }
}

type Owned = Extract<LockResult, { status: 'owned' }>

async function resumeOwned(request: ResumeRequest, folder: string, lock: Owned): Promise<RunResult> {
  const saved = readCheckpoint(request.adapters.files, folder)
  if (!saved.ok) return refused(request, saved.error)
  const { snapshot } = saved.value
  // An end that its process did not live to tell is told again.
  if (snapshot.status === 'ended' && !snapshot.resumable && request.from === null && !lock.interrupted) {
    return refused(
      request,
      `this run cannot be resumed: ${snapshot.reason ?? 'it has ended'}`,
      '`--from NODE` runs a node and everything after it again',
    )
  }
  const run = runRequestOf(request, saved.value)
  const checked = await checkFile({
    file: run.file,
    env: run.env,
    patterns: run.adapters.patterns,
    given: [...Object.keys(snapshot.inputs), ...Object.keys(request.given)],
    ...checkSettings(run),
    ...(run.workspace === undefined ? {} : { workspace: run.workspace }),
  })
  if (checked.runnable === null) return invalidRun(checked, checked.findings, run)
  const workflow = withMetadata(checked.runnable, run.metadata)
  if (workflow.settings.name !== snapshot.workflow.name) {
    return refused(
      request,
      `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`,
    )
  }
  const inputs = resumedInputs(workflow, saved.value, request.given, request.env)
  if (!inputs.ok) return refused(request, inputs.error.message, inputs.error.suggestion)
  const problems = settingsProblems(workflow, run)
  if (problems.length > 0) return invalidRun(checked, problems, run)
  const resume = resumeState(request, folder, saved.value, inputs.value, workflow, lock.release)
  if (!resume.ok) return refused(request, resume.error.message, resume.error.suggestion)
  mendLogs(request, folder)
  return execute({
    request: run,
    workflow,
    inputs: inputs.value,
    warnings: [...checked.findings, ...settingsWarnings(workflow, run)],
    sources: checked.loaded.sources,
    resume: resume.value,
    workspace: checked.workspace,
  })
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
    const recalled = recalledInput(value, (variable) => env[variable])
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

function resumeState(
  request: ResumeRequest,
  folder: string,
  saved: SavedRun,
  inputs: JsonObject,
  workflow: Workflow,
  release: () => void,
): Result<ResumeState, Refusal> {
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
  return ok({
    runId: saved.snapshot.runId,
    folder,
    saved,
    records,
    rewind,
    nextSeq: lastSeq(request.adapters.files, folder) + 1,
    resetBreakers: request.resetBreakers,
    release,
  })
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

/** The number of the last event that is whole; a torn line at the end does not count. */
function lastSeq(files: FileStore, folder: string): number {
  try {
    let last: string[] = []
    for (const line of files.lines(path.join(folder, 'events.jsonl')))
      if (line.trim() !== '') last = [line, ...last.slice(0, 1)]
    for (const line of last) {
      const event = parseJson(line)
      if (isJsonObject(event) && typeof event['seq'] === 'number') return event['seq']
    }
  } catch {
    // Without the log the numbers begin anew; nothing is resumed from it.
  }
  return 0
}

function refusal(message: string): Refusal {
  return { message, suggestion: null }
}

function refused(request: ResumeRequest, message: string, suggestion: string | null = null): RunResult {
  // A run folder is no text: there is no line to point at.
  const at = { file: NO_FILE, line: 1, column: 1 }
  const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`
  return invalidRun(null, [{ ...at, code: 'resume', severity: 'error', message: named, suggestion }], {
    ...request,
    fileAsGiven: request.folder,
  })
}
