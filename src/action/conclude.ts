import { verdictOf, verdictText } from '../account/diagnosis.js'
import { appendSummary, summaryBudget } from '../adapters/runner-files.js'
import { aborted } from '../core/abort.js'
import { partLabel } from '../core/github.js'
import { isJsonObject } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import { err, type Result } from '../core/result.js'
import { type Annotation, limitAnnotations } from '../reporters/annotations.js'
import { closingBlock } from '../reporters/closing-block.js'
import { commentMarkdown, commentMarker, summaryMarkdown } from '../reporters/summary.js'
import { type CheckRunDelivery, conclusionOf, deliverCheckRun } from './check-run.js'
import { deliverComment, runOrder } from './comment.js'
import type { Ending } from './ending.js'
import { escalateToIssues } from './escalation.js'
import { commitOf, headSha, payloadOf, pullRequestHead, pullRequestNumber, repositoryOf } from './event-facts.js'
import { isPlanned } from './fan-out-summary.js'
import { type ActionHost, note, type Undelivered, undeliveredNotes } from './host.js'
import type { ActionInputs } from './inputs.js'
import { masksFor } from './masks.js'
import { issueKey, legOf, useInJob, useKey } from './naming.js'
import { setOutputs, setStepOutputs, stepOutputs } from './outputs.js'
import { artifactOf, cloneOf, planned, type UploadedArtifact, upload, uploadOf } from './upload.js'

const CHECK_SUMMARY_BYTES = 60_000

/** Tells everybody how the step ended; nothing that fails here changes the outcome. Answers with the process's exit code. */
export async function conclude(host: ActionHost, inputs: ActionInputs, ending: Ending): Promise<0 | 1> {
  const { result } = ending
  const fails = inputs.failOn.has(result.outcome) && !(inputs.command === 'plan' && isPlanned(ending))
  for (const mask of masksFor(ending.output, ending.redactor, namesToKeep(host, inputs, ending)))
    host.commands.mask(mask)
  setStepOutputs(host, new Map([...stepOutputs(ending), ...(ending.outputs ?? [])]))
  if (inputs.composite) return concludeComposite(host, inputs, ending, fails)
  const wanted = uploadOf(host, inputs, ending)
  // The runner waits for seconds only: what is on this machine comes first, and nothing is posted.
  if (result.outcome === 'cancelled' || host.cancel.aborted) {
    await writeSummary(host, inputs, ending, planned(wanted))
    annotate(host, inputs, ending)
    printClosing(host, inputs, ending, planned(wanted))
    await upload(host, inputs, ending, wanted)
    return fails ? 1 : 0
  }
  const uploading = upload(host, inputs, ending, wanted)
  const uploaded = await Promise.race([uploading, aborted(host.cancel).then(() => null)])
  if (host.cancel.aborted) {
    await writeSummary(host, inputs, ending, uploaded ?? planned(wanted))
    annotate(host, inputs, ending)
    printClosing(host, inputs, ending, uploaded ?? planned(wanted))
    await uploading
    return fails ? 1 : 0
  }
  await writeSummary(host, inputs, ending, uploaded)
  const { taken, undelivered } = await post(host, inputs, ending, uploaded)
  annotate(host, inputs, ending, taken)
  printClosing(host, inputs, { ...ending, undelivered }, uploaded)
  return fails || isUnreachable(host, inputs, ending, uploaded) ? 1 : 0
}

/** A plan or a shard whose folder nobody can get at: the next job would have nothing to go on from. */
function isUnreachable(
  host: ActionHost,
  { command }: ActionInputs,
  { runDir }: Ending,
  uploaded: UploadedArtifact | null,
): boolean {
  if (runDir === null || uploaded !== null || (command !== 'plan' && command !== 'shard')) return false
  const message = `the folder of this ${command} was not uploaded, and the next job needs it; run this job again`
  host.commands.annotate({ level: 'error', title: `${command} lost`, message, file: null })
  return true
}

/** What later jobs must be able to read, whatever is secret in the workflow's own output. */
function namesToKeep(host: ActionHost, inputs: ActionInputs, ending: Ending): readonly string[] {
  const own = stepOutputs({ ...ending, output: null })
  return [...own.values(), artifactOf(host, inputs, ending)?.name ?? '']
}

/** The end of the log, after everything else: all that a reader of the last 4 KiB needs. */
function printClosing(host: ActionHost, inputs: ActionInputs, ending: Ending, artifact: UploadedArtifact | null): void {
  const isQuiet = inputs.logLevel === 'warning' || inputs.logLevel === 'error'
  const { result, account, undelivered } = ending
  const isGood = verdictOf(result, account, undelivered).tone === 'good'
  if (result.success && (account === null || (isQuiet && isGood))) return
  const lines = closingLines(host, inputs, ending, artifact)
  // Of a green run the last line says what went wrong.
  for (const line of isQuiet && result.success ? lines.slice(-1) : lines) host.commands.say(line)
}

function closingLines(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  artifact: UploadedArtifact | null,
): readonly string[] {
  return closingBlock(reportData(host, inputs, ending, artifact)).map(({ text }) => text)
}

/** The composite action uploads, and ends the job, in steps of its own. */
async function concludeComposite(host: ActionHost, inputs: ActionInputs, ending: Ending, fails: boolean): Promise<0> {
  const artifact = planned(artifactOf(host, inputs, ending))
  const days = inputs.retentionDays === null ? '0' : String(inputs.retentionDays)
  setOutputs(
    host,
    new Map([
      ['artifact-name', artifact?.name ?? ''],
      ['plan', inputs.command === 'plan' ? (artifact?.name ?? '') : ''],
      ['retention-days', days],
      ['job-fails', String(fails)],
      // The last step prints the one that is true by then.
      ['closing', closingLines(host, inputs, ending, artifact).join('\n')],
      ['closing-without-artifact', closingLines(host, inputs, ending, null).join('\n')],
    ]),
  )
  await writeSummary(host, inputs, ending, artifact)
  const isCancelled = ending.result.outcome === 'cancelled' || host.cancel.aborted
  const { taken, undelivered } = isCancelled ? NOTHING_POSTED : await post(host, inputs, ending, artifact)
  annotate(host, inputs, ending, taken)
  // Where the job fails, the step that ends it says this last.
  if (!fails) printClosing(host, inputs, { ...ending, undelivered }, artifact)
  return 0
}

/** Prints annotations, but none that a check run shows already. */
function annotate(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  onCheckRun: readonly Annotation[] = [],
): void {
  if (!inputs.annotations) return
  const left = ending.annotations.filter((each) => !onCheckRun.includes(each))
  for (const annotation of limitAnnotations(left)) host.commands.annotate(annotation)
}

async function writeSummary(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  artifact: UploadedArtifact | null,
): Promise<void> {
  if (!inputs.summary) return
  const preface = ending.preface ?? ''
  const budgetBytes = summaryBudget() - Buffer.byteLength(preface)
  const body = ending.page ?? summaryMarkdown({ ...reportData(host, inputs, ending, artifact), budgetBytes })
  const page = body === '' ? '' : preface + body
  const problem = page === '' ? 'scripts have used up its 1 MiB' : await appendSummary(page)
  if (problem !== null) note(host, `the job summary was not written: ${problem}`)
}

/** What every page and the end of the log are made of. */
function reportData(host: ActionHost, inputs: ActionInputs, ending: Ending, artifact: UploadedArtifact | null) {
  const { result, graph, account, github, seenBefore, runDir, locate, undelivered = 0 } = ending
  const names = artifact === null ? {} : { artifactUrl: artifact.url, artifactName: artifact.name }
  const facts = {
    result,
    graph,
    account,
    github: github === null ? null : { ...github, sha: commitOf(host.env, payloadOf(host.env)) || github.sha },
    use: [ending.redactor.text(inputs.key), useInJob(host.env)].filter((part) => part !== '').join(', '),
    seenBefore,
    runDir,
    undelivered,
    ...(locate === undefined ? {} : { locate }),
  }
  return { ...facts, ...names, ...cloneOf(host), docsUrlFor: docsLinks(host.env) }
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

/** What became of telling GitHub. */
interface Posted {
  /** Annotations that a check run shows now. */
  readonly taken: readonly Annotation[]
  /** How many escalations did not get there. */
  readonly undelivered: number
}

const NOTHING_POSTED: Posted = { taken: [], undelivered: 0 }

async function post(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  artifact: UploadedArtifact | null,
): Promise<Posted> {
  let taken: readonly Annotation[] = []
  const checkRun: Deliver = async (...given) => {
    const delivered = await postCheckRun(...given)
    taken = delivered.taken
    return delivered.problem
  }
  const tasks = [
    { wanted: inputs.checkRun, what: 'the check run', deliver: checkRun },
    { wanted: inputs.comment, what: 'the comment', deliver: postComment },
    // What a shard escalates belongs to the whole run: the join tells it.
    { wanted: inputs.escalate && ending.shard === undefined, what: ESCALATION, deliver: postEscalation },
  ]
  const problems: Undelivered[] = []
  for (const { wanted, what, deliver } of tasks) {
    if (!wanted || host.cancel.aborted) continue
    const problem =
      inputs.githubToken === ''
        ? `${what} was not made: there is no github-token`
        : await deliver(host, inputs, ending, artifact)
    if (problem !== null) problems.push({ what, problem: ending.redactor.text(problem) })
  }
  for (const text of undeliveredNotes(problems)) note(host, text)
  const isUndelivered = problems.some(({ what }) => what === ESCALATION)
  return { taken, undelivered: isUndelivered ? newEscalations(ending).length : 0 }
}

const ESCALATION = 'the escalation'

function newEscalations({ result }: Ending): Ending['result']['escalations'] {
  return result.escalations.filter((one) => one['earlier'] !== true)
}

/** What a comment or a check run is about: a file, or one step of the job. */
function identityOf({ step }: ActionInputs, { result }: Ending): string {
  return step?.identity ?? result.workflow.file
}

type Deliver = (
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  artifact: UploadedArtifact | null,
) => Promise<string | null>

async function postCheckRun(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  artifact: UploadedArtifact | null,
): Promise<CheckRunDelivery> {
  const refused = (why: string): CheckRunDelivery => ({ problem: `the check run was not made: ${why}`, taken: [] })
  const repository = repositoryOf(host.env)
  if (!repository.ok) return refused(repository.error)
  const sha = await commitToCheck(host, inputs, repository.value)
  if (!sha.ok) return refused(sha.error)
  const { result } = ending
  const [error] = result.errors
  const why =
    result.termination?.reason ??
    (error === undefined ? '' : `${error.kind}${error.node_id === null ? '' : ` · ${error.node_id}`}`)
  const verdict = verdictOf(result, ending.account)
  const ended = result.termination === null ? result.outcome : 'terminated'
  const { use, ...page } = reportData(host, inputs, ending, artifact)
  const leg = ending.redactor.json(legOf(inputs))
  const part = partLabel(isJsonObject(leg) ? leg : null, result.shard)
  const key = useKey(identityOf(inputs, ending), inputs, host.env)
  // Two legs that differ in a secret would have one name.
  const isHidden = ending.redactor.changes(legOf(inputs)) || ending.redactor.changes(inputs.key)
  const label = [host.env['GITHUB_JOB'] ?? '', part, use, isHidden ? key : ''].filter((each) => each !== '').join(', ')
  return deliverCheckRun(host.api(inputs.githubToken), {
    ...repository.value,
    sha: sha.value,
    name: `conductor / ${result.workflow.name ?? result.workflow.file}${label === '' ? '' : ` (${label})`}`,
    key,
    detailsUrl: ending.github?.run_url ?? '',
    title: verdict.flaws.length > 0 ? verdictText(verdict, String) : `${ended}${why === '' ? '' : `: ${why}`}`,
    summary: summaryMarkdown({ ...page, use, budgetBytes: CHECK_SUMMARY_BYTES }),
    conclusion: conclusionOf(result),
    annotations: ending.annotations,
  })
}

/** The commit to put a check run on; a comment on a pull request does not bring it along. */
async function commitToCheck(
  host: ActionHost,
  inputs: ActionInputs,
  { owner, repo }: { readonly owner: string; readonly repo: string },
): Promise<Result<string, string>> {
  const payload = payloadOf(host.env)
  const sha = headSha(host.env, payload)
  const pullRequest = pullRequestNumber(payload)
  if (sha.ok || !pullRequest.ok) return sha
  const answer = await host.api(inputs.githubToken).request('GET', `/repos/${owner}/${repo}/pulls/${pullRequest.value}`)
  return answer.ok ? pullRequestHead(answer.value) : err(answer.error.message)
}

const postComment: Deliver = async (host, inputs, ending, artifact) => {
  const repository = repositoryOf(host.env)
  if (!repository.ok) return `the comment was not made: ${repository.error}`
  const pullRequest = pullRequestNumber(payloadOf(host.env))
  if (!pullRequest.ok) return `the comment was not made: ${pullRequest.error}`
  const key = useKey(identityOf(inputs, ending), inputs, host.env)
  return deliverComment(host.api(inputs.githubToken), {
    ...repository.value,
    pullRequest: pullRequest.value,
    marker: commentMarker(key),
    body: commentMarkdown({ ...reportData(host, inputs, ending, artifact), key }),
    run: runOrder(host.env),
    onlyUpdate: ending.result.outcome === 'success',
  })
}

const postEscalation: Deliver = async (host, inputs, ending) => {
  const repository = repositoryOf(host.env)
  if (!repository.ok) return `the escalation was not delivered: ${repository.error}`
  const { workflow, outcome } = ending.result
  return escalateToIssues(host.api(inputs.githubToken), {
    ...repository.value,
    workflow: {
      name: workflow.name ?? workflow.file,
      file: issueKey(workflow.file, { key: ending.redactor.text(inputs.key) }),
    },
    outcome,
    escalations: newEscalations(ending),
    ref: host.env['GITHUB_REF'] ?? '',
    runUrl: ending.github?.run_url ?? '',
    now: new Date().toISOString(),
  })
}
