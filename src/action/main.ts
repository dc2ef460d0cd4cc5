import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ArtifactStore } from '../adapters/artifact.js'
import { jsonCopy } from '../core/json.js'
import { ok, type Result } from '../core/result.js'
import { seenInLedger } from '../durability/ledger-file.js'
import type { SecretSource } from '../redaction/index.js'
import { invalidResult } from '../reporters/result.js'
import { realAdapters, temporaryBase } from '../run/adapters.js'
import { run } from '../run/index.js'
import { checkFile } from '../run/prepare.js'
import type { RunRequest, RunResult } from '../run/request.js'
import type { OneStep } from '../run/step-options.js'
import { conclude } from './conclude.js'
import { type Ending, endedBefore, misused, notRun, stepEnding } from './ending.js'
import { commitOf, payloadOf, workspaceOf } from './event-facts.js'
import { plannedEnding } from './fan-out-summary.js'
import { type ActionHost, note } from './host.js'
import { type ActionInputs, readInputs } from './inputs.js'
import { setOutputs } from './outputs.js'
import { redriven } from './redrive.js'
import { type Fetched, type FoundRun, fetchContext, fetchRunFolder, planFetch, startsAfresh } from './resume-from.js'
import { runRequest, stepRequest } from './run-request.js'
import { Watcher } from './watcher.js'

/** Does what `with:` says; the answer is the exit code of the process: 0, or 1 when the job is to fail. */
export async function main(host: ActionHost): Promise<0 | 1> {
  const { inputs, problems, notes } = readInputs(host.env, host.input)
  const moved = problems.length === 0 ? changeFolder(inputs.workingDirectory) : null
  const wrong = moved === null ? problems : [moved]
  const secrets = tokenSecrets(inputs)
  for (const { value } of secrets) host.commands.mask(value)
  // A problem is reported once, by the step that runs the engine.
  if (host.env['CONDUCTOR_ACTION_PHASE'] === 'plan') return wrong.length === 0 ? plan(host, inputs) : 0
  for (const each of notes) note(host, each)
  if (inputs.command === 'triage' && wrong.length === 0)
    return (await import('./triage.js')).triage(host, inputs, secrets)
  return conclude(host, inputs, await endingOf(host, inputs, secrets, wrong))
}

async function endingOf(
  host: ActionHost,
  inputs: ActionInputs,
  secrets: readonly SecretSource[],
  wrong: readonly string[],
): Promise<Ending> {
  if (wrong.length > 0) return notRun(host, secrets, misused(host, 'action-input', wrong, inputs))
  if (inputs.step !== null) return runStep(host, inputs, inputs.step, secrets)
  return inputs.command === 'validate' ? validate(host, inputs, secrets) : execute(host, inputs, secrets)
}

/** Like `cd` before everything else. */
function changeFolder(folder: string): string | null {
  if (folder === '') return null
  try {
    if (!statSync(folder).isDirectory()) return `working-directory ${JSON.stringify(folder)} is not a folder`
    process.chdir(folder)
    return null
  } catch {
    return `working-directory ${JSON.stringify(folder)} does not exist`
  }
}

function tokenSecrets(inputs: ActionInputs): readonly SecretSource[] {
  return inputs.githubToken === '' ? [] : [{ value: inputs.githubToken, origin: 'input:github-token' }]
}

/** What was unpacked for it is removed, but for the folder that the run went on in. */
async function execute(host: ActionHost, inputs: ActionInputs, secrets: readonly SecretSource[]): Promise<Ending> {
  const folders: string[] = []
  const ending = await executed({ ...host, artifacts: recordFolders(host.artifacts, folders) }, inputs, secrets)
  for (const folder of folders) if (folder !== ending.runDir) rmSync(folder, { recursive: true, force: true })
  return ending
}

function recordFolders(artifacts: ArtifactStore, folders: string[]): ArtifactStore {
  return {
    ...artifacts,
    download(artifact, place, folder) {
      folders.push(folder)
      return artifacts.download(artifact, place, folder)
    },
    unpack(packed, folder) {
      folders.push(folder)
      return artifacts.unpack(packed, folder)
    },
  }
}

async function executed(host: ActionHost, inputs: ActionInputs, secrets: readonly SecretSource[]): Promise<Ending> {
  const watcher = new Watcher(host, inputs)
  const request = runRequest(host, inputs, secrets, watcher)
  if (inputs.command === 'shard' || inputs.command === 'join') {
    const { partEnding } = await import('./fan-out.js')
    return remembered(host, inputs, request, await partEnding(host, inputs, request, watcher))
  }
  const fetched = await folderToResume(host, inputs, request)
  if (!fetched.ok) return notRun(host, secrets, misused(host, 'resume-from', [fetched.error], inputs))
  if (inputs.command === 'redrive') return redriven(host, inputs, request, fetched.value)
  const result = fetched.value.status === 'fresh' ? await run(request) : await resume(host, request, fetched.value)
  if (result.status === 'over') return result.ending
  if (result.status === 'invalid') {
    const refusal = refusalOf(result)
    const why = refusal === null ? result : misused(host, 'resume-from', [refusal], inputs)
    return notRun(host, secrets, why)
  }
  const ending = watcher.ending(result, request.cwd)
  return remembered(host, inputs, request, inputs.command === 'plan' ? plannedEnding(ending) : ending)
}

async function runStep(
  host: ActionHost,
  inputs: ActionInputs,
  given: OneStep,
  secrets: readonly SecretSource[],
): Promise<Ending> {
  const watcher = new Watcher(host, inputs)
  const { request, processes } = stepRequest(runRequest(host, inputs, secrets, watcher), given, watcher.note)
  const result = await run(request)
  if (result.status === 'invalid') return notRun(host, secrets, result)
  const ending = stepEnding(watcher.ending(result, request.cwd), processes.warnings)
  return remembered(host, inputs, request, ending)
}

/** Resumes a run; what an earlier attempt left may be over. */
async function resume(
  host: ActionHost,
  request: RunRequest,
  { folder, whenOver }: FoundRun,
): Promise<RunResult | { readonly status: 'over'; readonly ending: Ending }> {
  const { resumeRun } = await import('../run/resume.js')
  const { file, fileAsGiven } = request
  const named = { file, fileAsGiven }
  const result = await resumeRun({ ...request, folder, named, from: null, resetBreakers: false })
  const refusal = refusalOf(result)
  if (refusal === null || whenOver === 'refuse') return result
  if (whenOver === 'final') {
    const ending = endedBefore(host, request, folder)
    return ending === null ? result : { status: 'over', ending }
  }
  note(host, startsAfresh(refusal))
  return run(request)
}

/** Why a run folder cannot be resumed, if that is the only problem. */
function refusalOf(result: RunResult): string | null {
  if (result.status !== 'invalid' || result.findings.some(({ code }) => code !== 'resume')) return null
  return result.findings.map(({ message }) => message).join('; ')
}

/** The first step of the composite action: says what the next one has to download. */
async function plan(host: ActionHost, inputs: ActionInputs): Promise<0> {
  const { files } = realAdapters(host.env)
  const context = fetchContext(host, inputs, files, process.cwd(), temporaryBase(host.env))
  const planned = await planFetch(context, (message) => note(host, message))
  if (planned === null) return 0
  setOutputs(
    host,
    new Map([
      ['fetch-name', planned.name],
      ['fetch-run-id', String(planned.runId ?? '')],
      ['fetch-path', planned.folder],
      ['fetch-entry', planned.entry],
    ]),
  )
  return 0
}

function remembered(host: ActionHost, { ledger }: ActionInputs, request: RunRequest, ending: Ending): Ending {
  if (ledger === null || ending.runDir === null) return ending
  const { files } = request.adapters
  const file = path.resolve(request.cwd, ledger)
  const commit = commitOf(host.env, payloadOf(host.env))
  const { seenBefore, problem } = seenInLedger(files, file, ending.runDir, ending.result, commit)
  if (problem !== null) note(host, problem)
  return { ...ending, seenBefore }
}

async function folderToResume(
  host: ActionHost,
  inputs: ActionInputs,
  request: RunRequest,
): Promise<Result<Fetched, string>> {
  if (inputs.resumeFrom.length === 0) return ok({ status: 'fresh', note: '' })
  const { cwd, tempBase, adapters } = request
  const context = fetchContext(host, inputs, adapters.files, cwd, tempBase)
  const fetched = await fetchRunFolder(context, (message) => note(host, message))
  if (fetched.ok && fetched.value.status === 'fresh') note(host, fetched.value.note)
  return fetched
}

async function validate(host: ActionHost, inputs: ActionInputs, secrets: readonly SecretSource[]): Promise<Ending> {
  const cwd = process.cwd()
  const checked = await checkFile({
    file: path.resolve(cwd, inputs.workflow),
    env: host.env,
    workspace: workspaceOf(host.env),
    patterns: realAdapters(host.env).patterns,
    strictAbilities: inputs.strictAbilities,
    strictExit: inputs.strictExit,
  })
  const { workflow, sources } = checked.loaded
  const result = invalidResult(checked.findings, workflow?.displayFile ?? inputs.workflow, {
    workflowName: workflow?.settings.name ?? null,
    commandFile: inputs.workflow,
    ...(checked.contract === null ? {} : { contract: jsonCopy(checked.contract) }),
  })
  if (result.success) host.commands.say(`✓ ${inputs.workflow} is valid`)
  return notRun(host, secrets, { result, findings: checked.findings, sources })
}
