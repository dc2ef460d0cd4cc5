import path from 'node:path'
import { withMetadata } from '../config/check.js'
import { createDataInputs, type GivenInputs, listSecretValues, resolveInputs, toInputName } from '../config/inputs.js'
import type { Workflow } from '../config/model.js'
import { createVariableReader, isOfTheRunner, type Variables } from '../config/providers.js'
import { createUnplacedFinding, type Remedy } from '../core/finding.js'
import type { GateAnswer, GateAnswers } from '../core/gates.js'
import { asObject, type Json, type JsonObject, printTextOrJson } from '../core/json.js'
import { toNodeKey } from '../core/place.js'
import { err, ok, type Result, tryResult, type ValueOf } from '../core/result.js'
import type { JoinRequest } from '../durability/join.js'
import type { JournalRecord } from '../durability/journal.js'
import {
  findSecretTroubles,
  formatInputAdvice,
  listRunsBefore,
  type ResumeState,
  recallValue,
  restoreEntries,
  type SavedRun,
  withoutRewound,
} from '../durability/saved-run.js'
import { findWorkspace, isInside, resolveRealPath } from '../source/workspace.js'
import { quoteForShell } from '../text/shell-words.js'
import { checkRequest, createInvalidRun, findSettingsProblems } from './index.js'
import { describeOtherCommit, readOrigin } from './origin.js'
import type { RunRequest, RunResult } from './request.js'

export interface ResumeRequest
  extends Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir'>,
    Pick<FileRules, 'named' | 'started'> {
  readonly folder: string
  readonly from: string | null
  readonly resetBreakers: boolean
  readonly join?: JoinRequest
  /** Whether one shard of a plan runs here; plans travel to other machines. */
  readonly isShard?: boolean
}

export type PreparedResume = ValueOf<typeof prepareResume>

export async function prepareResume(request: ResumeRequest, saved: SavedRun) {
  const { snapshot } = saved
  const options = recallOptions(snapshot.options, request)
  if (!options.ok) return err(refuseRunFolder(request, options.error))
  const resumed = createRunRequest({ ...request, ...options.value }, saved)
  if (!resumed.ok) return resumed
  const run = resumed.value
  const checked = await checkRequest(run, Object.keys(snapshot.inputs))
  if (checked.runnable === null) return err(createInvalidRun(checked, checked.findings, run))
  const workflow = withMetadata(checked.runnable, run.metadata)
  if (workflow.settings.name !== snapshot.workflow.name) {
    const message = `${request.folder} is a run of ${snapshot.workflow.name}, and ${run.fileAsGiven} is ${workflow.settings.name} now; resume with the file it was started from`
    return err(refuseResume(request, message))
  }
  const variable = createVariableReader(request, [workflow])
  const inputs = recallInputs(workflow, saved, request.given, variable)
  if (!inputs.ok) return err(refuseRunFolder(request, inputs.error))
  const problems = findSettingsProblems(workflow, run)
  if (problems.length > 0) return err(createInvalidRun(checked, problems, run))
  const recalled = recallSavedRun(request, saved, inputs.value, workflow, variable)
  if (!recalled.ok) return err(refuseRunFolder(request, recalled.error))
  const isChanged = (node: string, hash: string): boolean => (workflow.hashes.get(node) ?? hash) !== hash
  const gates = findRepeatedAnswers(recalled.value.records, run.gates.answers, isChanged)
  if (gates.refused.length > 0) {
    const suggestion = 'resume without this answer; `--from NODE` runs the gate and everything after it again'
    return err(refuseRunFolder(request, { message: gates.refused.join('; '), suggestion }))
  }
  const { resetBreakers } = request
  const prepared = { request: run, resetBreakers, saved, checked, workflow, inputs: inputs.value }
  const moved = describeOtherCommit(snapshot, readOrigin(run.adapters.files, run).commit)
  return ok({ ...prepared, recalled: recalled.value, notes: [...gates.notes, ...(moved === null ? [] : [moved])] })
}

/** Says that a folder may come from elsewhere: this machine's index does not know it, so it does not decide which file runs. */
export function describeUnknownFolder(folder: string, file: string): string {
  const advice = `if it is a run of ${file}, say so: --workflow ${quoteForShell(file)}`
  return `no run of this machine was started in ${folder}, and a run folder does not decide which file runs; ${advice}`
}

function createRunRequest(request: ResumeRequest, { snapshot }: SavedRun): Result<RunRequest, RunResult> {
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
  if (started !== null && files.exists(there) && resolveRealPath(there) === resolveRealPath(started.file)) {
    const cwd = files.exists(started.cwd) ? started.cwd : request.cwd
    return ok({ ...request, file: there, fileAsGiven, cwd, ...settings })
  }
  if (started === null && request.started !== undefined && request.join === undefined && request.isShard !== true)
    return err(refuseResume(request, describeUnknownFolder(request.folder, fileAsGiven)))
  const { cwd, workspace = cwd } = request
  const first = path.resolve(cwd, fileAsGiven)
  const candidates = [first, path.resolve(workspace, workflow.file), path.resolve(cwd, workflow.file), there]
  const runnable = findOwnFile(candidates, request, folder, [findCurrentWorkspace(request)], fileAsGiven)
  if (!runnable.ok) return err(refuseRunFolder(request, runnable.error))
  const file = runnable.value ?? first
  return ok({ ...request, file, fileAsGiven: path.isAbsolute(fileAsGiven) ? file : fileAsGiven, ...settings })
}

/** Returns the recorded inputs, overridden by those given now. A secret input must be given again, or be in its variable. */
function recallInputs(workflow: Workflow, saved: SavedRun, given: GivenInputs, variable: Variables) {
  const recorded: Record<string, Json> = {}
  const missing = new Set<string>()
  for (const [name, value] of Object.entries(saved.snapshot.inputs)) {
    if (Object.hasOwn(given, name)) continue
    const recalled = recallValue(value, (variableName) => variable(variableName, null))
    if (recalled === null) missing.add(name)
    // A file that declares no inputs takes any.
    else if (workflow.settings.input === undefined || Object.hasOwn(workflow.settings.input, name))
      recorded[name] = recalled.value
  }
  if (missing.size > 0)
    return err({
      message: `secret inputs are not stored in a checkpoint and must be given again: ${[...missing].join(', ')}`,
      suggestion: formatInputAdvice([...missing]),
    })
  const inputs = resolveInputs(workflow, { ...createDataInputs(recorded), ...given })
  return inputs.ok ? inputs : err(inputs.error.map((finding) => finding.message).join(' '))
}

function recallSavedRun(
  request: ResumeRequest,
  saved: SavedRun,
  inputs: JsonObject,
  workflow: Workflow,
  variable: Variables,
): Result<Pick<ResumeState, 'records' | 'rewind'>, string | Remedy> {
  let counting = saved.entries
  let rewind: ResumeState['rewind'] = null
  if (request.from !== null) {
    if (!workflow.steps.has(request.from)) return err(`--from ${request.from}: the workflow has no such node`)
    const keep = listRunsBefore(saved.entries, workflow.settings.entry_point, request.from)
    if (keep === null)
      return err(`--from ${request.from}: that node did not run, so nothing can be run again from there`)
    rewind = { from: request.from, keep }
    counting = withoutRewound([...saved.entries, { at: 0, event: { type: 'run_rewound', keep } }])
  }
  const secrets = new Map(listSecretValues(workflow, inputs).map(({ origin, value }) => [origin, value]))
  const lookup = (origin: string, node: string | null): string | undefined => {
    if (origin.startsWith('env:')) return variable(origin.slice(4), node)
    const value = secrets.get(origin) ?? inputs[toInputName(origin) ?? '']
    return value === undefined ? undefined : printTextOrJson(value)
  }
  const records = restoreEntries(counting, lookup)
  const trouble = findSecretTroubles(records, workflow)
  if (trouble !== null) return err(trouble)
  return ok({ records, rewind })
}

/** Refuses a resume with a message about its run folder, which the message does not name. */
export function refuseRunFolder(request: ResumeRequest, why: string | Remedy): RunResult {
  const { message, ...remedy } = typeof why === 'string' ? { message: why, suggestion: null } : why
  return refuseResume(request, { ...remedy, message: `${request.folder}: ${message}` })
}

/** Refuses a resume with a message that names the folder or file it is about. */
export function refuseResume(request: ResumeRequest, why: string | Remedy): RunResult {
  const finding = createUnplacedFinding('resume', 'error', why)
  return createInvalidRun(null, [finding], { ...request, fileAsGiven: request.folder })
}

export function describeUnusable(problem: string): string {
  return `its files cannot be used: ${problem}; nothing was run, try it again`
}

/** Reads or writes in a run folder before anything runs; a failure of the disk refuses the resume. */
export function tryOnDisk<T>(request: ResumeRequest, act: () => T): Result<T, RunResult> {
  const done = tryResult(act)
  return done.ok ? done : err(refuseRunFolder(request, describeUnusable(done.error)))
}

/** Returns the stored options, overridden by those given now. An option that contained a secret was not stored. */
export function recallOptions(
  stored: JsonObject,
  { instructions, metadata = {}, scriptEnv }: Pick<RunRequest, 'instructions' | 'metadata' | 'scriptEnv'>,
) {
  const again: string[] = []
  const recall = (value: Json | undefined, option: string): Json => {
    const recalled = recallValue(value ?? null, (name) => (isOfTheRunner(name) ? undefined : scriptEnv[name]))
    if (recalled === null) again.push(option)
    return recalled?.value ?? null
  }
  const storedTexts = asObject(stored['instructions'])
  const texts = (given: readonly string[], part: string, option: string): readonly string[] => {
    const recalled = given.length > 0 ? null : recall(storedTexts[part], option)
    return Array.isArray(recalled) ? recalled.filter((text) => typeof text === 'string') : given
  }
  const caller = texts(instructions?.caller ?? [], 'caller', '--instructions FILE')
  const workspace = texts(instructions?.workspace ?? [], 'workspace', '--workspace-instructions')
  const entries = Object.entries(asObject(stored['metadata'])).flatMap(([key, value]) => {
    const text = Object.hasOwn(metadata, key) ? null : recall(value, `-m ${key}=VALUE`)
    return typeof text === 'string' ? [[key, text] as const] : []
  })
  if (again.length === 0)
    return ok({ instructions: { workspace, caller }, metadata: { ...Object.fromEntries(entries), ...metadata } })
  return err({
    message: `these options held a secret, and secrets are not stored in a checkpoint: ${again.join(', ')}`,
    suggestion: 'give them again',
  })
}

export type StartedRun = Pick<RunRequest, 'file' | 'cwd'>

/** Decides which workflow file may run. A run folder may be forged, so it does not decide: the workspace, the caller and the index do. */
export interface FileRules extends Pick<RunRequest, 'cwd' | 'env' | 'workspace'> {
  /** The file that the caller names; with `isOnly`, as in the action, no other file may run. */
  readonly named?: Pick<RunRequest, 'file' | 'fileAsGiven'> & { readonly isOnly?: boolean }
  readonly started?: (runId: string, folder: string) => StartedRun | null
}

/** Returns the folder whose files may run: GitHub's workspace, else the git root, else the current folder. */
export function findCurrentWorkspace({ cwd, env, workspace }: FileRules): string {
  return resolveRealPath(workspace ?? findWorkspace(path.join(cwd, 'workflow.yaml'), env))
}

/** Reports whether a file lies in one of the roots and outside of the run folder; links are resolved. */
export function isOwnFile(file: string, folder: string, roots: readonly string[]): boolean {
  const real = resolveRealPath(file)
  return roots.some((root) => isInside(resolveRealPath(root), real)) && !isInside(resolveRealPath(folder), real)
}

/** Returns the first candidate that is a file of the workspace; null if none exists, an error if all lie elsewhere. */
export function findOwnFile(
  candidates: readonly string[],
  { adapters: { files } }: Pick<RunRequest, 'adapters'>,
  folder: string,
  roots: readonly string[],
  shown: string,
): Result<string | null, string> {
  const existing = candidates.filter((file) => files.exists(file))
  const own = existing.find((file) => isOwnFile(file, folder, roots))
  if (own !== undefined || existing.length === 0) return ok(own ?? null)
  return err(
    `${shown}, the workflow file of this run, is not a file of this workspace, and a run folder does not decide what runs; --workflow FILE names the file`,
  )
}

/** Refuses answers that differ from recorded ones. A gate that waits again, or whose definition changed, takes a new answer. */
function findRepeatedAnswers(
  records: readonly JournalRecord[],
  given: GateAnswers,
  isChanged: (node: string, hash: string) => boolean,
) {
  const waiting = new Map<string, string>()
  const answered = new Map<string, GateAnswer[]>()
  for (const { event } of records) {
    if (event.type === 'gate_waiting') waiting.set(toNodeKey(event), event.node)
    if (event.type !== 'node_completed') continue
    waiting.delete(toNodeKey(event))
    const { node, node_type: type, output, hash } = event
    if ((type !== 'human_gate' && type !== 'questions') || (hash !== undefined && isChanged(node, hash))) continue
    answered.set(node, [...(answered.get(node) ?? []), readRecordedAnswer(output)])
  }
  const open = new Set(waiting.values())
  const refused: string[] = []
  const notes: string[] = []
  for (const [name, answer] of given) {
    const recorded = answered.get(name) ?? []
    if (recorded.length === 0 || open.has(name)) continue
    // The recorded answer may say more than the new one.
    const isSame = ({ value, fields }: GateAnswer): boolean =>
      (answer.value ?? value) === value &&
      Object.entries(answer.fields).every(([field, text]) => fields[field] === text)
    const last = recorded.at(-1)
    if (recorded.some(isSame)) notes.push(`${name} was answered before, and the answer is the same`)
    else
      refused.push(
        `${name} was answered with ${JSON.stringify(last?.value ?? last?.fields)} before, and an answer cannot be changed`,
      )
  }
  return { refused, notes }
}

function readRecordedAnswer(output: Json): GateAnswer {
  const { selected, additional_input: fields, answers } = asObject(output)
  const texts = Object.entries(asObject(answers ?? fields ?? null)).map(([name, text]) => [name, printTextOrJson(text)])
  return { value: selected === undefined ? null : printTextOrJson(selected), fields: Object.fromEntries(texts) }
}
