import path from 'node:path'
import { type GivenInputs, givenData, inputOfOrigin, resolveInputs, secretInputValues } from '../config/inputs.js'
import { findWorkspace, isInside, realPathOf } from '../config/load/workspace.js'
import type { Workflow } from '../config/model.js'
import { NO_FILE, type Problem } from '../core/finding.js'
import { asObject, type Json, type JsonObject, textOrJson } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { runsBefore, withoutRewound } from '../durability/rewind.js'
import {
  giveInputs,
  type ResumeState,
  recalledValue,
  restoreEntries,
  type SavedRun,
  secretTroubles,
} from '../durability/saved-run.js'
import { errorMessage } from '../text/error-message.js'
import { givenAgain } from './gate-answers.js'
import { checkRequest, invalidRun, settingsProblems } from './index.js'
import type { JoinRequest } from './join.js'
import { type Checked, withMetadata } from './prepare.js'
import { isOfTheRunner, referableVariables, type Variables } from './providers.js'
import type { RunRequest, RunResult } from './request.js'

/** What a resume adds to a run: the folder to continue in, and where to enter again on purpose. */
export interface ResumeRequest
  extends Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir'>,
    Pick<FileRules, 'named' | 'started'> {
  readonly folder: string
  readonly from: string | null
  readonly resetBreakers: boolean
  /** Adds what the shards of this run's plan did to what it did itself. */
  readonly join?: JoinRequest
}

/** Everything that is checked before a run continues; nothing has been touched yet. */
export interface PreparedResume {
  readonly request: RunRequest
  readonly resetBreakers: boolean
  readonly saved: SavedRun
  readonly checked: Checked
  readonly workflow: Workflow
  readonly inputs: JsonObject
  readonly recalled: Pick<ResumeState, 'records' | 'rewind'>
  /** Messages about answers that repeat recorded ones. */
  readonly notes: readonly string[]
}

/** Checks the file, the inputs and what the journal holds, before anything is touched. */
export async function prepareResume(
  request: ResumeRequest,
  saved: SavedRun,
): Promise<Result<PreparedResume, RunResult>> {
  const { snapshot } = saved
  const options = recalledOptions(snapshot.options, request)
  if (!options.ok) return err(refused(request, options.error))
  const found = runRequestOf({ ...request, ...options.value }, saved)
  if (!found.ok) return err(refused(request, found.error))
  const run = found.value
  const checked = await checkRequest(run, Object.keys(snapshot.inputs))
  if (checked.runnable === null) return err(invalidRun(checked, checked.findings, run))
  const workflow = withMetadata(checked.runnable, run.metadata)
  if (workflow.settings.name !== snapshot.workflow.name) {
    const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`
    return err(refused(request, message))
  }
  const variable = referableVariables(request, [workflow])
  const inputs = resumedInputs(workflow, saved, request.given, variable)
  if (!inputs.ok) return err(refused(request, inputs.error))
  const problems = settingsProblems(workflow, run)
  if (problems.length > 0) return err(invalidRun(checked, problems, run))
  const recalled = recalledRun(request, saved, inputs.value, workflow, variable)
  if (!recalled.ok) return err(refused(request, recalled.error))
  const gates = givenAgain(recalled.value.records, run.gates.answers, (node, hash) => {
    const now = workflow.hashes.get(node)
    return now !== undefined && now !== hash
  })
  if (gates.refused.length > 0) {
    const suggestion = 'resume without this answer; `--from NODE` runs the gate and everything after it again'
    return err(refused(request, { message: gates.refused.join('; '), suggestion }))
  }
  const { resetBreakers } = request
  const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value }
  return ok({ ...prepared, recalled: recalled.value, notes: gates.notes })
}

/** What runs, and where: the file of the checkpoint in this workspace, or as the index of this machine has it. */
function runRequestOf(request: ResumeRequest, { snapshot }: SavedRun): Result<RunRequest, string> {
  const { files } = request.adapters
  const { file: fileAsGiven, workflow, run_id: runId } = snapshot
  const settings = {
    runDir: null,
    strictExit: request.strictExit ?? snapshot.strict_exit,
    provider: request.provider ?? snapshot.provider,
  }
  if (request.named !== undefined) return ok({ ...request, ...request.named, ...settings })
  const folder = path.resolve(request.cwd, request.folder)
  const there = path.resolve(snapshot.cwd, fileAsGiven)
  const started = request.started?.(runId, folder) ?? null
  if (started !== null && files.exists(there) && realPathOf(there) === realPathOf(started.file)) {
    const cwd = files.exists(started.cwd) ? started.cwd : request.cwd
    return ok({ ...request, file: there, fileAsGiven, cwd, ...settings })
  }
  const first = path.resolve(request.cwd, fileAsGiven)
  const others = [
    path.resolve(request.workspace ?? request.cwd, workflow.file),
    path.resolve(request.cwd, workflow.file),
    there,
  ]
  const own = ownFile([first, ...others], request, folder, [currentWorkspace(request)], fileAsGiven)
  if (!own.ok) return own
  const file = own.value ?? first
  return ok({ ...request, file, fileAsGiven: path.isAbsolute(fileAsGiven) ? file : fileAsGiven, ...settings })
}

/** Recorded inputs with what is given now over them; secret ones must be given, or lie in their variable. */
function resumedInputs(workflow: Workflow, saved: SavedRun, given: GivenInputs, variable: Variables) {
  const recorded: Record<string, Json> = {}
  const missing = new Set<string>()
  for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
    if (Object.hasOwn(given, name)) continue
    const recalled = recalledValue(value, (variableName) => variable(variableName, null))
    if (recalled === null) missing.add(name)
    // A file that declares none takes any.
    else if (workflow.settings.input === undefined || Object.hasOwn(workflow.settings.input, name))
      recorded[name] = recalled.value
  }
  if (missing.size > 0)
    return err({
      message: `secret inputs are not stored in a checkpoint and must be given again: ${[...missing].join(', ')}`,
      suggestion: giveInputs([...missing]),
    })
  const inputs = resolveInputs(workflow, { ...givenData(recorded), ...given })
  return inputs.ok ? inputs : err(inputs.error.map((finding) => finding.message).join(' '))
}

/** What the journal says and still counts, with its secrets. */
function recalledRun(
  request: ResumeRequest,
  saved: SavedRun,
  inputs: JsonObject,
  workflow: Workflow,
  variable: Variables,
): Result<PreparedResume['recalled'], string | Problem> {
  let counting = saved.entries
  let rewind: ResumeState['rewind'] = null
  if (request.from !== null) {
    if (!workflow.steps.has(request.from)) return err(`--from ${request.from}: the workflow has no such node`)
    const keep = runsBefore(saved.entries, workflow.settings.entry_point, request.from)
    if (keep === null)
      return err(`--from ${request.from}: that node did not run, so nothing can be run again from there`)
    rewind = { from: request.from, keep }
    counting = withoutRewound([...saved.entries, { at: 0, event: { type: 'run_rewound', keep } }])
  }
  const secrets = new Map(secretInputValues(workflow, inputs).map(({ origin, value }) => [origin, value]))
  const lookup = (origin: string, node: string | null): string | undefined => {
    if (origin.startsWith('env:')) return variable(origin.slice(4), node)
    const value = secrets.get(origin) ?? inputs[inputOfOrigin(origin) ?? '']
    return value === undefined ? undefined : textOrJson(value)
  }
  const records = restoreEntries(counting, lookup)
  const trouble = secretTroubles(records, workflow)
  if (trouble !== null) return err(trouble)
  return ok({ records, rewind })
}

/** The result of a resume that did not begin. A run folder is not text: there is no line to point at. */
export function refused(request: ResumeRequest, why: string | Problem): RunResult {
  const { message, suggestion } = typeof why === 'string' ? { message: why, suggestion: null } : why
  const at = { file: NO_FILE, line: 1, column: 1 }
  const named = message.includes(request.folder) ? message : `${request.folder}: ${message}`
  const finding = { ...at, code: 'resume', severity: 'error', message: named, suggestion } as const
  return invalidRun(null, [finding], { ...request, fileAsGiven: request.folder })
}

/** What is said where the disk refused before anything ran. */
export function unusable(problem: string): string {
  return `its files cannot be used: ${problem}; nothing was run, try it again`
}

/** What must be read or written in a run folder before anything runs; a disk that refuses is told, and is no bug of ours. */
export function onDisk<T>(request: ResumeRequest, act: () => T): Result<T, RunResult> {
  try {
    return ok(act())
  } catch (error) {
    return err(refused(request, unusable(errorMessage(error))))
  }
}

/** What a caller tells a run with `--instructions`, `--workspace-instructions` and `-m`. */
type RecalledOptions = Required<Pick<RunRequest, 'instructions' | 'metadata'>>

/** Options of earlier sessions with what is given now over them; what held a secret was not stored and must be given again. */
export function recalledOptions(
  stored: JsonObject,
  { instructions, metadata = {}, scriptEnv }: Pick<RunRequest, 'instructions' | 'metadata' | 'scriptEnv'>,
): Result<RecalledOptions, Problem> {
  const again: string[] = []
  const recall = (value: Json | undefined, option: string): string | null => {
    const recalled = recalledValue(value ?? null, (name) => (isOfTheRunner(name) ? undefined : scriptEnv[name]))
    if (typeof recalled?.value === 'string') return recalled.value
    if (!again.includes(option)) again.push(option)
    return null
  }
  const before = asObject(stored['instructions'])
  const texts = (now: readonly string[], part: string, option: string): readonly string[] => {
    const list = before[part]
    if (now.length > 0 || !Array.isArray(list)) return now
    return list.flatMap((text) => recall(text, option) ?? [])
  }
  const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE')
  const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions')
  const entries = Object.entries(asObject(stored['metadata'])).flatMap(([key, value]) => {
    const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`)
    return text === null ? [] : [[key, text] as const]
  })
  if (again.length === 0)
    return ok({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } })
  return err({
    message: `these options held a secret, and secrets are not stored in a checkpoint: ${again.join(', ')}`,
    suggestion: 'give them again',
  })
}

/** How a run was started on this machine, as its own index says. */
export interface StartedRun {
  readonly file: string
  readonly cwd: string
}

/**
 * A run folder is data: it may come from another machine, and what it says may be forged. So it does not decide what runs, nor where. A
 * workflow file of the current workspace may run, one that the caller names, and one that the index of this machine has for this run.
 */
export interface FileRules extends Pick<RunRequest, 'cwd' | 'env' | 'workspace'> {
  /** The file that the caller names; in the action no other one may run. */
  readonly named?: Pick<RunRequest, 'file' | 'fileAsGiven'> & { readonly isOnly?: boolean }
  readonly started?: (runId: string, folder: string) => StartedRun | null
}

/** The folder whose files may run: GitHub's workspace, else the git root, else the current folder. */
export function currentWorkspace({ cwd, env, workspace }: FileRules): string {
  return realPathOf(workspace ?? findWorkspace(path.join(cwd, 'workflow.yaml'), env))
}

/** Whether a file lies in one of these folders and not in the run folder; links are followed first. */
export function isOwnFile(file: string, folder: string, roots: readonly string[]): boolean {
  const real = realPathOf(file)
  return roots.some((root) => isInside(realPathOf(root), real)) && !isInside(realPathOf(folder), real)
}

/** The first of these files that is there and our own; null where none is there, and an error where only others are. */
export function ownFile(
  candidates: readonly string[],
  { adapters: { files } }: Pick<RunRequest, 'adapters'>,
  folder: string,
  roots: readonly string[],
  shown: string,
): Result<string | null, string> {
  const found = candidates.filter((each) => files.exists(each))
  const own = found.find((each) => isOwnFile(each, folder, roots))
  if (own !== undefined || found.length === 0) return ok(own ?? null)
  return err(
    `${shown}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`,
  )
}
