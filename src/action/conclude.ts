import { statSync } from 'node:fs'
import { appendOutputs, appendSummary, summaryBudget } from '../adapters/actions-core.js'
import { filesBelow } from '../adapters/artifact.js'
import { readEventPayload } from '../adapters/event-payload.js'
import type { Json } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import type { Redactor } from '../core/redaction/index.js'
import type { GithubRecord, ResultDocument, WorkflowGraph } from '../core/report.js'
import { type Annotation, limitAnnotations, toWorkflowCommand } from '../reporters/annotations.js'
import type { RunTrace } from '../reporters/run-trace.js'
import { commentMarkdown, commentMarker, summaryMarkdown } from '../reporters/summary.js'
import { conclusionOf, deliverCheckRun } from './check-run.js'
import { deliverComment } from './comment.js'
import { escalateToIssues } from './escalation.js'
import { headSha, pullRequestNumber, repositoryOf } from './event-facts.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { masksFor } from './masks.js'
import { artifactName, attemptOf, legKey, legLabel, stepKey } from './naming.js'
import { stepOutputs } from './outputs.js'

/** How the step ended, with everything that is told about it. */
export interface Ending {
  readonly result: ResultDocument
  /** The output as it is; only outputs of the step carry it. */
  readonly output: Json
  readonly runDir: string | null
  readonly errorsPath: string | null
  readonly redactor: Redactor
  readonly graph: WorkflowGraph | null
  readonly trace: RunTrace | null
  readonly github: GithubRecord | null
  readonly annotations: readonly Annotation[]
  /** What the ledger knows about the error. */
  readonly seenBefore: string | null
}

interface Uploaded {
  readonly name: string
  readonly id: number
  readonly url: string
}

/** A runner that cancels a job kills what is left after ten seconds. */
const CANCEL_BUDGET_MS = 9000
const UPLOAD_MS = 60_000
const UPLOAD_MS_PER_MIB = 1000
const CHECK_SUMMARY_BYTES = 60_000

/** Tells everybody how the step ended; nothing that fails here changes the outcome. Answers with the process's exit code. */
export async function conclude(host: ActionHost, inputs: ActionInputs, ending: Ending): Promise<0 | 1> {
  const { result } = ending
  const fails = inputs.failOn.has(result.outcome)
  for (const mask of masksFor(ending.output, ending.redactor)) host.commands.mask(mask)
  setOutputs(host, stepOutputs(ending))
  if (inputs.composite) return concludeComposite(host, inputs, ending, fails)
  if (result.outcome === 'cancelled' || host.cancel.aborted) {
    // The runner waits for seconds only: what is on this machine comes first, and nothing is posted.
    tell(host, inputs, ending, null)
    await upload(host, inputs, ending)
    return fails ? 1 : 0
  }
  const uploaded = await upload(host, inputs, ending)
  tell(host, inputs, ending, uploaded)
  await post(host, inputs, ending, uploaded)
  return fails ? 1 : 0
}

/** The composite action uploads, and ends the job, in steps of its own. */
async function concludeComposite(host: ActionHost, inputs: ActionInputs, ending: Ending, fails: boolean): Promise<0> {
  const name = wantsArtifact(inputs, ending) ? nameOf(host, inputs, ending) : ''
  const days = inputs.retentionDays === null ? '0' : String(inputs.retentionDays)
  setOutputs(
    host,
    new Map([
      ['artifact-name', name],
      ['retention-days', days],
      ['job-fails', String(fails)],
    ]),
  )
  tell(host, inputs, ending, null)
  if (ending.result.outcome !== 'cancelled' && !host.cancel.aborted) await post(host, inputs, ending, null)
  return 0
}

/** A line in the log for something that was not delivered. */
export function note(host: ActionHost, message: string): void {
  host.commands.say(`note: ${message}`)
}

function setOutputs(host: ActionHost, outputs: ReadonlyMap<string, string>): void {
  const problem = appendOutputs(host.env['GITHUB_OUTPUT'], outputs)
  if (problem !== null) note(host, `outputs were not set: ${problem}`)
}

function tell(host: ActionHost, inputs: ActionInputs, ending: Ending, uploaded: Uploaded | null): void {
  if (inputs.summary) writeSummary(host, ending, uploaded)
  if (!inputs.annotations) return
  for (const annotation of limitAnnotations(ending.annotations)) host.commands.command(toWorkflowCommand(annotation))
}

function writeSummary(host: ActionHost, ending: Ending, uploaded: Uploaded | null): void {
  const file = host.env['GITHUB_STEP_SUMMARY']
  const page = summaryMarkdown({ ...story(host, ending, uploaded), budgetBytes: summaryBudget(file) })
  const problem = page === '' ? 'scripts have used up its 1 MiB' : appendSummary(file, page)
  if (problem !== null) note(host, `the job summary was not written: ${problem}`)
}

function story(host: ActionHost, ending: Ending, uploaded: Uploaded | null) {
  const { result, graph, trace, github, seenBefore } = ending
  const artifact = uploaded === null ? {} : { artifactUrl: uploaded.url, artifactName: uploaded.name }
  return { result, graph, trace, github, seenBefore, ...artifact, docsUrlFor: docsLinks(host.env) }
}

/** Pages about the kinds that the engine makes, in the version of the action that ran. */
function docsLinks(env: ActionHost['env']): (kind: string) => string | null {
  const repository = env['GITHUB_ACTION_REPOSITORY'] ?? ''
  const ref = env['GITHUB_ACTION_REF'] ?? ''
  if (repository === '' || ref === '') return () => null
  return (kind) =>
    isEngineKind(kind)
      ? `https://github.com/${repository}/blob/${ref}/docs/errors.md#${kind.replaceAll('.', '')}`
      : null
}

function wantsArtifact(inputs: ActionInputs, ending: Ending): boolean {
  if (ending.runDir === null || inputs.artifact === 'never') return false
  return inputs.artifact === 'always' || ending.result.outcome !== 'success'
}

function nameOf(host: ActionHost, inputs: ActionInputs, ending: Ending): string {
  return artifactName({
    given: inputs.artifactName,
    workflow: ending.result.workflow.name ?? '',
    job: host.env['GITHUB_JOB'] ?? '',
    key: stepKey(inputs, host.env),
    attempt: attemptOf(host.env),
    runId: ending.result.run_id ?? '',
  })
}

async function upload(host: ActionHost, inputs: ActionInputs, ending: Ending): Promise<Uploaded | null> {
  const { runDir } = ending
  if (runDir === null || !wantsArtifact(inputs, ending)) return null
  const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !host.env[name])
  if (missing.length > 0) {
    note(
      host,
      `the run folder was not uploaded: this runner has no artifact service (${missing.join(' and ')} not set); it is ${runDir}`,
    )
    return null
  }
  const name = nameOf(host, inputs, ending)
  const { retentionDays } = inputs
  host.commands.group(`Upload the run folder as ${name}`)
  const sent = await host.artifacts.upload({ name, folder: runDir, retentionDays, timeoutMs: uploadTime(host, runDir) })
  host.commands.endGroup()
  if (!sent.ok) {
    note(host, `the run folder was not uploaded: ${ending.redactor.text(sent.error)}; it is ${runDir}`)
    return null
  }
  const { id } = sent.value
  const url = ending.github === null || ending.github.run_url === '' ? '' : `${ending.github.run_url}/artifacts/${id}`
  setOutputs(
    host,
    new Map([
      ['artifact-name', name],
      ['artifact-id', String(id)],
      ['artifact-url', url],
    ]),
  )
  return { name, id, url }
}

function uploadTime(host: ActionHost, folder: string): number {
  const elapsed = host.sinceCancel()
  if (elapsed !== null) return Math.max(500, CANCEL_BUDGET_MS - elapsed)
  try {
    const bytes = filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0)
    return UPLOAD_MS + (bytes / 2 ** 20) * UPLOAD_MS_PER_MIB
  } catch {
    return UPLOAD_MS
  }
}

async function post(host: ActionHost, inputs: ActionInputs, ending: Ending, uploaded: Uploaded | null): Promise<void> {
  const tasks = [
    { wanted: inputs.checkRun, what: 'the check run', deliver: postCheckRun },
    { wanted: inputs.comment, what: 'the comment', deliver: postComment },
    { wanted: inputs.escalate, what: 'the escalation', deliver: postEscalation },
  ]
  for (const { wanted, what, deliver } of tasks) {
    if (!wanted || host.cancel.aborted) continue
    const problem =
      inputs.githubToken === ''
        ? `${what} was not made: there is no github-token`
        : await deliver(host, inputs, ending, uploaded)
    if (problem !== null) note(host, ending.redactor.text(problem))
  }
}

type Deliver = (
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  uploaded: Uploaded | null,
) => Promise<string | null>

const postCheckRun: Deliver = async (host, inputs, ending, uploaded) => {
  const repository = repositoryOf(host.env)
  if (!repository.ok) return `the check run was not made: ${repository.error}`
  const sha = headSha(host.env, payloadOf(host))
  if (!sha.ok) return `the check run was not made: ${sha.error}`
  const { result } = ending
  const [error] = result.errors
  const why =
    result.termination?.reason ??
    (error === undefined ? '' : `${error.kind}${error.node_id === null ? '' : ` · ${error.node_id}`}`)
  const job = [host.env['GITHUB_JOB'] ?? '', legLabel(inputs.matrix)].filter((part) => part !== '').join(', ')
  return deliverCheckRun(host.api(inputs.githubToken), {
    ...repository.value,
    sha: sha.value,
    name: `conductor / ${result.workflow.name ?? result.workflow.file}${job === '' ? '' : ` (${job})`}`,
    key: legKey(result.workflow.file, inputs, host.env),
    detailsUrl: ending.github?.run_url ?? '',
    title: `${result.termination === null ? result.outcome : 'terminated'}${why === '' ? '' : `: ${why}`}`,
    summary: summaryMarkdown({ ...story(host, ending, uploaded), budgetBytes: CHECK_SUMMARY_BYTES }),
    conclusion: conclusionOf(result),
    annotations: ending.annotations,
  })
}

const postComment: Deliver = async (host, inputs, ending, uploaded) => {
  const repository = repositoryOf(host.env)
  if (!repository.ok) return `the comment was not made: ${repository.error}`
  const pullRequest = pullRequestNumber(payloadOf(host))
  if (!pullRequest.ok) return `the comment was not made: ${pullRequest.error}`
  const key = legKey(ending.result.workflow.file, inputs, host.env)
  return deliverComment(host.api(inputs.githubToken), {
    ...repository.value,
    pullRequest: pullRequest.value,
    marker: commentMarker(key),
    body: commentMarkdown({ ...story(host, ending, uploaded), key }),
    onlyUpdate: ending.result.outcome === 'success',
  })
}

const postEscalation: Deliver = async (host, inputs, ending) => {
  const repository = repositoryOf(host.env)
  if (!repository.ok) return `the escalation was not delivered: ${repository.error}`
  const { workflow, outcome, escalations } = ending.result
  return escalateToIssues(host.api(inputs.githubToken), {
    ...repository.value,
    workflow: { name: workflow.name ?? workflow.file, file: workflow.file },
    outcome,
    escalations: escalations.filter((one) => one['earlier'] !== true),
    ref: host.env['GITHUB_REF'] ?? '',
    runUrl: ending.github?.run_url ?? '',
    now: new Date().toISOString(),
  })
}

function payloadOf(host: ActionHost): Json | undefined {
  const file = host.env['GITHUB_EVENT_PATH']
  return file === undefined || file === '' ? undefined : readEventPayload(file)
}
