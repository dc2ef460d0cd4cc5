import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import type { GithubApi } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { appendSummary, summaryBudget } from '../adapters/runner-files.js'
import { isJsonObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import { commentMarker } from '../reporters/summary.js'
import { temporaryBase } from '../run/adapters.js'
import { LONGEST_LIMIT_MS, type RememberedTriage, readTriageRules, rememberedTriage } from '../run/triage.js'
import { pullRequestOf, type Triaged } from '../run/triage-run.js'
import { errorMessage } from '../text/error-message.js'
import { type RunFacts, runAddress, runOf } from '../triage/github.js'
import { MAX_COMMENT_BYTES, MAX_SUMMARY_BYTES, triageMarkdown, triageText } from '../triage/text.js'
import { deliverComment } from './comment.js'
import { type Repository, repositoryOf } from './event-facts.js'
import { type ActionHost, note } from './host.js'
import type { ActionInputs } from './inputs.js'
import { setOutputs } from './outputs.js'

/** `command: triage`: the job fails only when this could not do its work. */
export async function triage(host: ActionHost, inputs: ActionInputs): Promise<0 | 1> {
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(host.env), ...inputs.secrets] })
  const refuse = (message: string): 0 | 1 => fail(host, inputs, redactor.text(message))
  const meant = runOfRequest(host, inputs)
  if (!meant.ok) return refuse(meant.error)
  const { runId, known, ...place } = meant.value
  if (inputs.githubToken === '') return refuse('there is no github-token')
  const rules = await readTriageRules(inputs.rules, process.cwd(), loadPatterns)
  if (!rules.ok) return refuse(rules.error)
  const api = host.api(inputs.githubToken, { longestWaitMs: LONGEST_LIMIT_MS })
  const request = {
    api,
    ...place,
    runId,
    known,
    rules: rules.value,
    redactor,
    limits: { highest: inputs.rerun, jobs: inputs.rerunJobs, except: inputs.rerunExcept },
    rerunAfterSeconds: inputs.rerunAfter,
    rerunStale: inputs.rerunStale,
    sleep: (milliseconds: number) => nap(milliseconds, host.cancel),
    random: Math.random,
    note: (text: string) => note(host, redactor.text(text)),
  }
  const ledger = inputs.ledger === null ? null : path.resolve(process.cwd(), inputs.ledger)
  const triaged = await rememberedTriage(request, ledger, createFileStore())
  if (!triaged.ok) return refuse(triaged.error)
  await tell(host, inputs, triaged.value, api, place)
  return 0
}

interface MeantRun extends Repository {
  readonly runId: number
  readonly known: RunFacts | null
}

/** The run of `run-url`, which must be on the server that the token is for, else that of the event. */
function runOfRequest({ env, payload }: ActionHost, { runUrl }: ActionInputs): Result<MeantRun, string> {
  if (runUrl !== null) {
    const address = runAddress(runUrl, serversOf(env))
    return address.ok
      ? ok({ owner: address.value.owner, repo: address.value.repo, runId: address.value.id, known: null })
      : address
  }
  const repository = repositoryOf(env)
  if (!repository.ok) return repository
  const known = isJsonObject(payload) ? runOf(payload['workflow_run'] ?? null) : null
  if (known === null) return err('the event names no run: use command: triage with workflow_run, or give run-url')
  return ok({ ...repository.value, runId: known.id, known })
}

/** The action has a token for one server only. */
function serversOf(env: ActionHost['env']): readonly string[] {
  return [env['GITHUB_SERVER_URL'] || 'https://github.com']
}

async function tell(
  host: ActionHost,
  inputs: ActionInputs,
  triaged: RememberedTriage,
  api: GithubApi,
  place: Repository,
): Promise<void> {
  const { document, hasLooked, seen } = triaged
  host.commands.say(triageText(document).trimEnd())
  const found = { decision: document.decision, 'triage-path': writeDocument(host, document) }
  setOutputs(host, { outcome: 'success', 'exit-code': '0', ...found, 'job-fails': 'false' })
  if (inputs.summary) {
    const most = Math.min(MAX_SUMMARY_BYTES, summaryBudget())
    const problem = await appendSummary(triageMarkdown(document, seen, most))
    if (problem !== null) note(host, `the job summary was not written: ${problem}`)
  }
  if (!inputs.comment || !hasLooked) return
  const problem = await comment(api, place, triaged, triageMarkdown(document, seen, MAX_COMMENT_BYTES - MARKER_BYTES))
  if (problem !== null) note(host, problem)
}

function writeDocument(host: ActionHost, document: Triaged['document']): string {
  const folder = path.join(temporaryBase(host.env), 'conductor', `triage-${document.run.id}-${document.attempt}`)
  const file = path.join(folder, 'triage.json')
  try {
    const files = createFileStore()
    files.makeFolder(folder)
    files.replace(file, `${JSON.stringify(document, null, 2)}\n`)
    return file
  } catch (error) {
    note(host, `triage.json was not written: ${errorMessage(error)}`)
    return ''
  }
}

/** For what tells the comment from others. */
const MARKER_BYTES = 1000

/** One comment per workflow; a run in which nothing failed only brings an old one up to date. */
async function comment(api: GithubApi, place: Repository, triaged: Triaged, page: string): Promise<string | null> {
  const { document } = triaged
  const pullRequest = await pullRequestOf(api, place, triaged.run)
  if (pullRequest === null) return 'the comment was not made: no open pull request has this commit as its head'
  const marker = commentMarker(`triage-${document.run.workflow}`)
  return deliverComment(api, {
    ...place,
    pullRequest,
    marker,
    body: `${marker}\n${page}`,
    run: null,
    onlyUpdate: document.decision === 'none',
  })
}

function fail(host: ActionHost, inputs: ActionInputs, message: string): 0 | 1 {
  host.commands.annotate({ level: 'error', title: 'triage', message, file: null })
  setOutputs(host, { outcome: 'failed', 'exit-code': '1', 'error-message': message, 'job-fails': 'true' })
  return inputs.composite ? 0 : 1
}
