import { type Checked, checkFile, withMetadata } from '../config/check.js'
import { withDetails } from '../config/contract/payloads.js'
import { resolveInputs } from '../config/inputs.js'
import { listGateShapes, listWorkflows, type Workflow } from '../config/model.js'
import {
  checkProviders,
  createResolver,
  findLostTools,
  findMissingKeys,
  findReplacedProviders,
} from '../config/providers.js'
import { findQuarantineProblems } from '../config/quarantine.js'
import { createUnplacedFinding, type Finding, type Remedy, suggestNearest, toAdvice } from '../core/finding.js'
import { checkGateAnswers, listMissingGateTexts } from '../core/gates.js'
import { copyJson, isJsonObject } from '../core/json.js'
import type { ResultDocument } from '../core/report.js'
import { err, ok } from '../core/result.js'
import { MOST_SHARDS } from '../core/sharding.js'
import { checkInjections } from '../engine/interception.js'
import { listSecretsOfEnvironment, Redactor } from '../redaction/index.js'
import { redactFinding } from '../redaction/redact-records.js'
import { createInvalidResult } from '../reporters/result.js'
import { executeRun } from './execute.js'
import type { RunRequest, RunResult } from './request.js'
import { claimFolder, createRunId, findRunDirProblems } from './run-folder.js'

export async function prepareRun(request: RunRequest) {
  const checked = await (request.oneStep?.check() ?? checkRequest(request))
  const refuse = (problems: readonly Finding[]) =>
    err(createInvalidRun(checked, [...problems, ...checked.findings], request))
  if (checked.runnable === null) return refuse([])
  const workflow = withMetadata(checked.runnable, request.metadata)
  const inputs = resolveInputs(workflow, request.given)
  if (!inputs.ok) return refuse(inputs.error)
  const problems = findSettingsProblems(workflow, request)
  return problems.length > 0 ? refuse(problems) : ok({ checked, workflow, inputs: inputs.value })
}

export async function run(request: RunRequest): Promise<RunResult> {
  const prepared = await prepareRun(request)
  if (!prepared.ok) return prepared.error
  const { checked, workflow, inputs } = prepared.value
  const runId = request.runId ?? createRunId()
  const folder = claimFolder(request, workflow.settings.name, runId)
  if (!folder.ok) {
    return createInvalidRun(
      checked,
      [createUnplacedFinding('run-dir', 'error', folder.error), ...checked.findings],
      request,
    )
  }
  return executeRun({
    request: { ...request, runId },
    workflow,
    inputs,
    warnings: [...checked.findings, ...findSettingsWarnings(workflow, request)],
    sources: checked.loaded.sources,
    resume: null,
    folder: folder.value,
    workspace: checked.workspace,
  })
}

export function checkRequest(request: RunRequest, alsoGiven: readonly string[] = []): Promise<Checked> {
  const { adapters, given } = request
  const now = adapters.clock.now()
  return checkFile({ ...request, now, patterns: adapters.patterns, given: [...alsoGiven, ...Object.keys(given)] })
}

export function findSettingsProblems(workflow: Workflow, request: RunRequest): readonly Finding[] {
  const { answers, human } = request.gates
  const gates = listWorkflows(workflow).flatMap((file) => [...file.steps.values()].flatMap(listGateShapes))
  return [
    ...findUsageFindings('gate-answer', checkGateAnswers(gates, answers)),
    ...findUsageFindings('gate-answer', human === null ? listMissingGateTexts(gates, answers) : []),
    ...findUsageFindings('injection', checkInjections(workflow, request.injections)),
    ...findUsageFindings('run-dir', findRunDirProblems(request)),
    ...findQuarantineProblems(workflow, request),
    ...findUsageFindings('shards', findShardsProblems(workflow, request.shards)),
    ...checkProviders(workflow, createResolver(request)),
    ...(request.strictAbilities === true ? findLostTools(workflow, true, createResolver(request)) : []),
  ]
}

export function findSettingsWarnings(workflow: Workflow, request: RunRequest): readonly Finding[] {
  const resolve = createResolver(request)
  return [
    ...findReplacedProviders(workflow, resolve),
    ...findMissingKeys(workflow, resolve),
    ...findLostTools(workflow, false, resolve),
  ]
}

function findShardsProblems(workflow: Workflow, shards: RunRequest['shards']): readonly (Remedy | string)[] {
  if (shards === undefined) return []
  const { group, count } = shards
  if (!Number.isInteger(count) || count < 1 || count > MOST_SHARDS)
    return [`--shards ${group}=${count}: the number of shards is from 1 to ${MOST_SHARDS}`]
  if (workflow.steps.get(group)?.type === 'for_each') return []
  const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name)
  const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`
  return [{ message, ...toAdvice(suggestNearest(group, groups)) }]
}

function findUsageFindings(code: string, problems: readonly (Remedy | string)[]): readonly Finding[] {
  return problems.map((problem) => createUnplacedFinding(code, 'error', problem))
}

export function createInvalidRun(
  checked: Checked | null,
  findings: readonly Finding[],
  request: Pick<RunRequest, 'fileAsGiven' | 'oneStep' | 'env' | 'secrets'>,
): RunResult {
  const workflow = checked?.loaded.workflow ?? null
  const redactor = new Redactor({ secrets: [...listSecretsOfEnvironment(request.env), ...request.secrets] })
  const shown = findings.map((finding) => redactFinding(finding, redactor))
  const contract =
    checked?.contract && workflow ? redactor.json(copyJson(withDetails(checked.contract, workflow))) : null
  const result = createInvalidResult(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
    workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
    ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
    ...(isJsonObject(contract) ? { contract } : {}),
  })
  const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)] as const)
  return { status: 'invalid', result, findings: shown, sources: new Map(sources) }
}

export function createCheckedResult(
  { loaded: { workflow }, findings, contract }: Checked,
  file: string,
): ResultDocument {
  return createInvalidResult(findings, workflow?.displayFile ?? findings[0]?.file ?? file, {
    workflowName: workflow?.settings.name ?? null,
    commandFile: file,
    ...(contract === null || workflow === null ? {} : { contract: copyJson(withDetails(contract, workflow)) }),
  })
}
