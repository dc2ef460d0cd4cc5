import { statSync } from 'node:fs'
import path from 'node:path'
import { appendOutputs } from '../adapters/actions-core.js'
import { helpersFolder, realAdapters, temporaryBase } from '../cli/adapters.js'
import { renderFindings } from '../config/finding-text.js'
import type { Finding } from '../core/finding.js'
import { githubRecord } from '../core/github.js'
import { PROVIDER_KEY_VARIABLES } from '../core/provider-keys.js'
import { Redactor, type SecretSource, secretsOfEnvironment } from '../core/redaction/index.js'
import type { ResultDocument } from '../core/report.js'
import { ok, type Result } from '../core/result.js'
import { findingAnnotations } from '../reporters/annotations.js'
import { invalidResult } from '../reporters/result.js'
import { type RunRequest, run } from '../run/index.js'
import { seenInLedger } from '../run/ledger-file.js'
import type { RunObserver } from '../run/observer.js'
import { checkFile } from '../run/prepare.js'
import { conclude, type Ending, note } from './conclude.js'
import type { ActionHost } from './host.js'
import { type ActionInputs, readInputs } from './inputs.js'
import { stepOutputs } from './outputs.js'
import { fetchRunFolder, planFetch } from './resume-from.js'
import { scriptEnvironment } from './script-env.js'
import { Watcher, workspaceOf } from './watcher.js'

/** Does what `with:` says; the answer is the exit code of the process: 0, or 1 when the job is to fail. */
export async function main(host: ActionHost): Promise<0 | 1> {
  const inputs = readInputs(host.env)
  if (!inputs.ok) return refuse(host, inputs.error)
  const moved = changeFolder(inputs.value.workingDirectory)
  if (moved !== null) return refuse(host, [moved])
  const secrets = tokenSecrets(inputs.value)
  for (const { value } of secrets) host.commands.mask(value)
  if (host.env['CONDUCTOR_ACTION_PHASE'] === 'plan') return plan(host, inputs.value)
  const ending =
    inputs.value.command === 'validate'
      ? await validate(host, inputs.value, secrets)
      : await execute(host, inputs.value, secrets)
  return conclude(host, inputs.value, ending)
}

/** Inputs that cannot be understood: one clear error, and nothing runs. */
function refuse(host: ActionHost, problems: readonly string[]): 1 {
  const redactor = new Redactor({ secrets: secretsOfEnvironment(host.env) })
  const messages = problems.map((problem) => redactor.text(problem))
  const findings = messages.map(
    (message): Finding => ({
      file: 'action.yml',
      line: 1,
      column: 1,
      code: 'action-input',
      severity: 'error',
      message,
      suggestion: null,
    }),
  )
  const result = invalidResult(findings, '')
  const problem = appendOutputs(
    host.env['GITHUB_OUTPUT'],
    stepOutputs({ result, output: null, runDir: null, errorsPath: null }),
  )
  if (problem !== null) note(host, `outputs were not set: ${problem}`)
  host.commands.error('Invalid input', messages.join('\n'))
  return 1
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

async function execute(host: ActionHost, inputs: ActionInputs, secrets: readonly SecretSource[]): Promise<Ending> {
  const watcher = new Watcher(host, inputs)
  const request = runRequest(host, inputs, secrets, watcher)
  const folder = await folderToResume(host, inputs, request)
  if (!folder.ok) return notRun(host, secrets, unusable(folder.error, inputs.workflow))
  const result =
    folder.value === null
      ? await run(request)
      : await (await import('../run/resume.js')).resumeRun({
          ...request,
          folder: folder.value,
          from: null,
          resetBreakers: false,
        })
  if (result.status === 'invalid') return notRun(host, secrets, result)
  const ending = watcher.ending(result, request.cwd)
  return inputs.ledger === null ? ending : { ...ending, seenBefore: remember(host, ending, request, inputs.ledger) }
}

function runRequest(
  host: ActionHost,
  inputs: ActionInputs,
  secrets: readonly SecretSource[],
  observer: RunObserver,
): RunRequest {
  const cwd = process.cwd()
  const { env } = host
  const fromHere = (file: string | null): string | null => (file === null ? null : path.resolve(cwd, file))
  return {
    file: path.resolve(cwd, inputs.workflow),
    fileAsGiven: inputs.workflow,
    workspace: workspaceOf(env),
    given: inputs.given,
    cwd,
    env,
    scriptEnv: scriptEnvironment(env, PROVIDER_KEY_VARIABLES, cwd),
    tempBase: temporaryBase(env),
    runDir: null,
    strictExit: inputs.strictExit,
    injections: [],
    gates: { answers: inputs.gates, skip: false, human: null },
    provider: inputs.provider,
    helpersFolder: helpersFolder(),
    secrets,
    cancel: host.cancel,
    breakerState: fromHere(inputs.breakerState),
    reports: { junit: fromHere(inputs.junit), sarif: fromHere(inputs.sarif) },
    adapters: realAdapters(env),
    observer,
  }
}

/** The first step of the composite action: says what the next one has to download. */
async function plan(host: ActionHost, inputs: ActionInputs): Promise<0> {
  const cwd = process.cwd()
  const { env, artifacts } = host
  const { files } = realAdapters(env)
  const planned = await planFetch({ env, cwd, tempBase: temporaryBase(env), inputs, artifacts, files })
  if (!planned.ok) host.commands.say(`note: ${planned.error}`)
  if (!planned.ok || planned.value === null) return 0
  const { name, runId, folder } = planned.value
  const outputs = [
    ['fetch-name', name],
    ['fetch-run-id', runId === null ? '' : String(runId)],
    ['fetch-path', folder],
  ] as const
  const problem = appendOutputs(env['GITHUB_OUTPUT'], new Map(outputs))
  if (problem !== null) note(host, `outputs were not set: ${problem}`)
  return 0
}

/** Adds the run to the ledger, and says what it knows about the error. */
function remember(host: ActionHost, ending: Ending, request: RunRequest, ledger: string): string | null {
  if (ending.runDir === null) return null
  const { files } = request.adapters
  const { seenBefore, problem } = seenInLedger(files, path.resolve(request.cwd, ledger), ending.runDir, ending.result)
  if (problem !== null) note(host, problem)
  return seenBefore
}

/** Null when the run starts from the beginning. */
async function folderToResume(
  host: ActionHost,
  inputs: ActionInputs,
  request: RunRequest,
): Promise<Result<string | null, string>> {
  if (inputs.resumeFrom === '') return ok(null)
  const { env, artifacts } = host
  const { cwd, tempBase } = request
  const fetched = await fetchRunFolder({ env, cwd, tempBase, inputs, artifacts, files: request.adapters.files })
  if (!fetched.ok) return fetched
  if (fetched.value.status === 'folder') return ok(fetched.value.folder)
  note(host, fetched.value.note)
  return ok(null)
}

function unusable(message: string, file: string) {
  const findings: readonly Finding[] = [
    { file, line: 1, column: 1, code: 'resume-from', severity: 'error', message, suggestion: null },
  ]
  return { result: invalidResult(findings, file), findings, sources: new Map<string, string>() }
}

async function validate(host: ActionHost, inputs: ActionInputs, secrets: readonly SecretSource[]): Promise<Ending> {
  const cwd = process.cwd()
  const checked = await checkFile({
    file: path.resolve(cwd, inputs.workflow),
    env: host.env,
    workspace: workspaceOf(host.env),
    patterns: realAdapters(host.env).patterns,
  })
  const { workflow, sources } = checked.loaded
  const result = invalidResult(checked.findings, workflow?.displayFile ?? inputs.workflow, {
    workflowName: workflow?.settings.name ?? null,
    commandFile: inputs.workflow,
    ...(checked.contract === null ? {} : { contract: checked.contract }),
  })
  if (result.success) host.commands.say(`✓ ${inputs.workflow} is valid`)
  return notRun(host, secrets, { result, findings: checked.findings, sources })
}

/** A file that was not run: its findings, for people and at their places. */
function notRun(
  host: ActionHost,
  secrets: readonly SecretSource[],
  found: {
    readonly result: ResultDocument
    readonly findings: readonly Finding[]
    readonly sources: ReadonlyMap<string, string>
  },
): Ending {
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(host.env), ...secrets] })
  const clean = (finding: Finding): Finding => ({
    ...finding,
    message: redactor.text(finding.message),
    suggestion: finding.suggestion === null ? null : redactor.text(finding.suggestion),
  })
  const findings = found.findings.map(clean)
  if (findings.length > 0) host.commands.say(redactor.text(renderFindings(findings, found.sources, false)))
  const errors = found.result.errors.map((error) => ({ ...error, message: redactor.text(error.message) }))
  return {
    result: { ...found.result, findings, errors, error: errors[0]?.message ?? null },
    output: null,
    runDir: null,
    errorsPath: null,
    redactor,
    graph: null,
    trace: null,
    github: githubRecord(host.env),
    annotations: findingAnnotations(findings),
    seenBefore: null,
  }
}
