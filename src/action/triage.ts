import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { unpackLogs } from '../adapters/github/log-archive.js'
import { loadPatterns } from '../adapters/patterns.js'
import { computeSummaryBudget } from '../adapters/runner-files.js'
import { isJsonObject } from '../core/json.js'
import type { GithubApi } from '../core/ports.js'
import { err, ok } from '../core/result.js'
import { formatCommentMarker } from '../reporters/summary.js'
import { createVerdictExport } from '../reporters/telemetry/settings.js'
import { parseRun, parseRunAddress } from '../triage/github.js'
import { LONGEST_LIMIT_MS, type RecordedTriage, readTriageRules, triageAndRecord } from '../triage/index.js'
import { notifyOfTriage } from '../triage/notify.js'
import { describeUnread, findPullRequest } from '../triage/standing.js'
import { MAX_COMMENT_BYTES, MAX_SUMMARY_BYTES, renderTriageMarkdown, renderTriageText } from '../triage/text.js'
import { deliverComment } from './comment.js'
import { notifyAddresses } from './conclude.js'
import { type ActionHost, createStepRedactor, note, parseRepository, type Repository } from './host.js'
import type { ActionInputs } from './inputs.js'
import { failCommand, leaveFiles, passJob, passOutputs, writeSummary } from './outputs.js'

/** `command: triage`. The job fails only if the run cannot be triaged. */
export async function triage(host: ActionHost, inputs: ActionInputs): Promise<0 | 1> {
  const redactor = createStepRedactor(host, inputs)
  const refuse = (message: string): 0 | 1 => failCommand(host, inputs, redactor.text(message))
  const requested = readRequestedRun(host, inputs)
  if (!requested.ok) return refuse(requested.error)
  const { runId, known, ...repository } = requested.value
  if (inputs.githubToken === '') return refuse('there is no github-token')
  const rules = await readTriageRules(inputs.rules, process.cwd(), loadPatterns, (text) =>
    note(host, redactor.text(text)),
  )
  if (!rules.ok) return refuse(rules.error)
  const api = host.api(inputs.githubToken, { longestWaitMs: LONGEST_LIMIT_MS })
  const request = {
    api,
    ...repository,
    runId,
    known,
    rules: rules.value.rules,
    redactor,
    limits: {
      highest: inputs.rerun,
      jobs: inputs.rerunJobs,
      except: inputs.rerunExcept,
      guarded: inputs.rerunGuarded,
    },
    rerunLimit: inputs.rerunLimit,
    rerunAfterSeconds: inputs.rerunAfter,
    rerunStale: inputs.rerunStale,
    unpackLogs,
    sleep: (milliseconds: number) => nap(milliseconds, host.cancel),
    random: Math.random,
    exportVerdicts: createVerdictExport(host.env, () => import('../run/adapters.js')),
    note: (text: string) => note(host, redactor.text(text)),
  }
  const ledger = inputs.ledger === null ? null : path.resolve(process.cwd(), inputs.ledger)
  const triaged = await triageAndRecord(request, ledger, createFileStore())
  if (!triaged.ok) return refuse(triaged.error)
  const isWritten = await reportTriage(host, inputs, triaged.value, api, repository)
  await notifyAddresses(host, inputs, redactor, (settings) => notifyOfTriage(settings, triaged.value.document))
  return passJob(host, inputs, isWritten)
}

/** Returns the run of `run-url`, which must be on the server that the token is for, else the run as the event describes it. */
function readRequestedRun({ env, payload }: ActionHost, { runUrl }: ActionInputs) {
  if (runUrl !== null) {
    const address = parseRunAddress(runUrl, [env['GITHUB_SERVER_URL'] || 'https://github.com'])
    if (!address.ok) return err(`the input run-url: ${address.error}`)
    const { owner, repo, id: runId } = address.value
    return ok({ owner, repo, runId, known: null })
  }
  const repository = parseRepository(env)
  if (!repository.ok) return repository
  const known = isJsonObject(payload) ? parseRun(payload['workflow_run'] ?? null) : null
  if (known === null) return err('the event names no run: use command: triage with workflow_run, or give run-url')
  return ok({ ...repository.value, runId: known.id, known })
}

async function reportTriage(
  host: ActionHost,
  inputs: ActionInputs,
  triaged: RecordedTriage,
  api: GithubApi,
  repository: Repository,
): Promise<boolean> {
  const { document, hasLooked, seen } = triaged
  host.commands.say(renderTriageText(document).trimEnd())
  const texts = { 'triage.json': `${JSON.stringify(document, null, 2)}\n` }
  const folder = leaveFiles(host, `triage-${document.run.id}-${document.attempt}`, texts)
  const file = folder === null ? '' : path.join(folder, 'triage.json')
  const found = { decision: document.decision, 'triage-path': file }
  const isWritten = passOutputs(host, { outcome: 'success', 'exit-code': '0', ...found, 'job-fails': 'false' })
  await writeSummary(
    host,
    inputs,
    renderTriageMarkdown(document, seen, Math.min(MAX_SUMMARY_BYTES, computeSummaryBudget())),
  )
  if (!inputs.comment || !hasLooked) return isWritten
  const problem = await commentOnPull(api, repository, triaged)
  if (problem !== null) note(host, problem)
  return isWritten
}

/** Makes or updates the comment; returns why there is none. */
async function commentOnPull(
  api: GithubApi,
  repository: Repository,
  { document, run, seen }: RecordedTriage,
): Promise<string | null> {
  const pull = await findPullRequest(api, repository, run)
  if (!pull.ok)
    return `the comment was not made: ${describeUnread('the pull request', pull.error, 'pull-requests: write')}`
  const pullRequest = pull.value
  if (pullRequest === null) return 'the comment was not made: no open pull request has this commit as its head'
  // A push and a pull request test different trees, so each has a comment for each workflow; a green run only updates its own.
  const marker = formatCommentMarker(`triage-${run.workflow}-${run.event}`)
  const body = `${marker}\n${renderTriageMarkdown(document, seen, MAX_COMMENT_BYTES - MARKER_BYTES)}`
  const onlyUpdate = document.decision === 'none'
  return deliverComment(api, { ...repository, pullRequest, marker, body, run: null, onlyUpdate })
}

const MARKER_BYTES = 1000
