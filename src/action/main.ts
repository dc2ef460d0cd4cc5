import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ArtifactStore } from '../adapters/artifact.js'
import { seenInLedger } from '../durability/ledger-file.js'
import type { SecretSource } from '../redaction/index.js'
import { realAdapters, temporaryBase } from '../run/adapters.js'
import { checkRequest, run } from '../run/index.js'
import { checkedResult } from '../run/prepare.js'
import type { RunRequest, RunResult } from '../run/request.js'
import type { OneStep } from '../run/step-options.js'
import { conclude } from './conclude.js'
import { type Ending, endedBefore, misused, type NotRun, notRun, stepEnding } from './ending.js'
import { commitOf, payloadOf } from './event-facts.js'
import { plannedEnding } from './fan-out-summary.js'
import { type ActionHost, note } from './host.js'
import { type ActionInputs, readInputs } from './inputs.js'
import { setOutputs } from './outputs.js'
import { redriven } from './redrive.js'
import { type FoundRun, fetchContext, fetchRunFolder, planFetch, startsAfresh } from './resume-from.js'
import { runRequest, stepRequest } from './run-request.js'
import { Watcher } from './watcher.js'

/** Does what `with:` says; the answer is the exit code of the process: 0, or 1 when the job is to fail. */
export async function main(host: ActionHost): Promise<0 | 1> {
  const { inputs, problems, notes } = readInputs(host.env, host.input)
  const moved = problems.length === 0 ? changeFolder(inputs.workingDirectory) : null
  const wrong = moved === null ? problems : [moved]
  const token = inputs.githubToken
  const secrets: readonly SecretSource[] = token === '' ? [] : [{ value: token, origin: 'input:github-token' }]
  for (const { value } of secrets) host.commands.mask(value)
  // A problem is reported once, by the step that runs the engine.
  if (host.env['CONDUCTOR_ACTION_PHASE'] === 'plan') return wrong.length === 0 ? plan(host, inputs) : 0
  for (const each of notes) note(host, each)
  if (wrong.length > 0)
    return conclude(host, inputs, notRun(host, secrets, misused(host, 'action-input', wrong, inputs)))
  if (inputs.command === 'triage') return (await import('./triage.js')).triage(host, inputs, secrets)
  return conclude(host, inputs, await new Step(host, inputs, secrets).ending())
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

/** The first step of the composite action: says what the next one has to download. */
async function plan(host: ActionHost, inputs: ActionInputs): Promise<0> {
  const { files } = realAdapters(host.env)
  const tempBase = temporaryBase(host.env)
  const planned = await planFetch(fetchContext(host, inputs, { files, cwd: process.cwd(), tempBase }))
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

class Step {
  readonly #host: ActionHost
  /** What was unpacked for it is removed, but for the folder that the run went on in. */
  readonly #unpacked: string[] = []
  readonly #watcher: Watcher
  readonly #request: RunRequest

  constructor(
    host: ActionHost,
    readonly inputs: ActionInputs,
    readonly secrets: readonly SecretSource[],
  ) {
    this.#host = { ...host, artifacts: recordFolders(host.artifacts, this.#unpacked) }
    this.#watcher = new Watcher(this.#host, inputs)
    this.#request = runRequest(this.#host, inputs, secrets, this.#watcher)
  }

  async ending(): Promise<Ending> {
    const { step, command } = this.inputs
    if (command === 'validate') return this.#validate()
    const ending = await (step === null ? this.#runFile() : this.#runStep(step))
    for (const folder of this.#unpacked) if (folder !== ending.runDir) rmSync(folder, { recursive: true, force: true })
    return ending
  }

  #refuse(found: NotRun): Ending {
    return notRun(this.#host, this.secrets, found)
  }

  async #runFile(): Promise<Ending> {
    const { inputs } = this
    const [host, request, watcher] = [this.#host, this.#request, this.#watcher]
    if (inputs.command === 'shard' || inputs.command === 'join')
      return this.#remembered(await (await import('./fan-out.js')).partEnding(host, inputs, request, watcher))
    const fetched = await fetchRunFolder(fetchContext(host, inputs, { ...request, files: request.adapters.files }))
    if (!fetched.ok) return this.#refuse(misused(host, 'resume-from', [fetched.error], inputs))
    if (inputs.command === 'redrive') return redriven(host, inputs, request, fetched.value)
    const result = fetched.value.status === 'fresh' ? await run(request) : await this.#resume(fetched.value)
    if (!('status' in result)) return result
    if (result.status === 'invalid') {
      const refusal = refusalOf(result)
      return this.#refuse(refusal === null ? result : misused(host, 'resume-from', [refusal], inputs))
    }
    const ending = watcher.ending(result, request.cwd)
    return this.#remembered(inputs.command === 'plan' ? plannedEnding(ending) : ending)
  }

  async #runStep(step: OneStep): Promise<Ending> {
    const { request, processes } = stepRequest(this.#request, step, this.#watcher.note)
    const result = await run(request)
    if (result.status === 'invalid') return this.#refuse(result)
    return this.#remembered(stepEnding(this.#watcher.ending(result, request.cwd), processes.warnings))
  }

  /** Resumes a run; what an earlier attempt left may be over: then the step ends as that did. */
  async #resume({ folder, whenOver }: FoundRun): Promise<RunResult | Ending> {
    const { resumeRun } = await import('../run/resume.js')
    const request = this.#request
    const named = { file: request.file, fileAsGiven: request.fileAsGiven }
    const result = await resumeRun({ ...request, folder, named, from: null, resetBreakers: false })
    const refusal = refusalOf(result)
    if (refusal === null || whenOver === 'refuse') return result
    if (whenOver === 'final') return endedBefore(this.#host, request, folder) ?? result
    note(this.#host, startsAfresh(refusal))
    return run(request)
  }

  #remembered(ending: Ending): Ending {
    const { ledger } = this.inputs
    if (ledger === null || ending.runDir === null) return ending
    const { env } = this.#host
    const file = path.resolve(this.#request.cwd, ledger)
    const { files } = this.#request.adapters
    const commit = commitOf(env, payloadOf(env))
    const { seenBefore, problem } = seenInLedger(files, file, ending.runDir, ending.result, commit)
    if (problem !== null) note(this.#host, problem)
    return { ...ending, seenBefore }
  }

  async #validate(): Promise<Ending> {
    const { workflow } = this.inputs
    const checked = await checkRequest(this.#request)
    const result = checkedResult(checked, workflow)
    if (result.success) this.#host.commands.say(`✓ ${workflow} is valid`)
    return this.#refuse({ result, findings: checked.findings, sources: checked.loaded.sources })
  }
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

/** Why a run folder cannot be resumed, if that is the only problem. */
function refusalOf(result: RunResult): string | null {
  if (result.status !== 'invalid' || result.findings.some(({ code }) => code !== 'resume')) return null
  return result.findings.map(({ message }) => message).join('; ')
}
