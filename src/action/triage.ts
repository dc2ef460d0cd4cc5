import path from 'node:path'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import type { GithubApi } from '../adapters/github/api.js'
import { loadPatterns } from '../adapters/patterns.js'
import { appendSummary } from '../adapters/runner-files.js'
import { isJsonObject } from '../core/json.js'
import { writeInLedger } from '../durability/ledger-file.js'
import { ledgerSentence } from '../durability/ledger-view.js'
import { Redactor, type SecretSource, secretsOfEnvironment } from '../redaction/index.js'
import { commentMarker } from '../reporters/summary.js'
import { temporaryBase } from '../run/adapters.js'
import { readTriageRules } from '../run/triage-rules.js'
import { pullRequestOf, type Triaged, triageRun } from '../run/triage-run.js'
import { errorMessage } from '../text/error-message.js'
import { type RunFacts, runOf } from '../triage/github.js'
import { ledgerOfTriage } from '../triage/remember.js'
import { triageMarkdown, triageText } from '../triage/text.js'
import { deliverComment } from './comment.js'
import { payloadOf, repositoryOf } from './event-facts.js'
import { type ActionHost, note } from './host.js'
import type { ActionInputs } from './inputs.js'
import { setOutputs } from './outputs.js'

const LONGEST_LIMIT_MS = 60_000

interface Place {
  readonly owner: string
  readonly repo: string
}

/** `command: triage`: the job fails only when this could not do its work. */
export async function triage(host: ActionHost, inputs: ActionInputs, secrets: readonly SecretSource[]): Promise<0 | 1> {
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(host.env), ...secrets] })
  const repository = repositoryOf(host.env)
  if (!repository.ok) return fail(host, inputs, redactor, repository.error)
  const known = runOfEvent(host)
  if (known === null) return fail(host, inputs, redactor, 'the event names no run: command: triage is for workflow_run')
  if (inputs.githubToken === '') return fail(host, inputs, redactor, 'there is no github-token')
  const rules = await readTriageRules(inputs.rules, process.cwd(), loadPatterns)
  if (!rules.ok) return fail(host, inputs, redactor, rules.error)
  const api = host.api(inputs.githubToken, LONGEST_LIMIT_MS)
  const triaged = await triageRun({
    api,
    ...repository.value,
    runId: known.id,
    known,
    rules: rules.value,
    redactor,
    ledger: ledgerText(inputs),
    rerun: inputs.rerun,
    rerunAfterSeconds: inputs.rerunAfter,
    rerunStale: inputs.rerunStale,
    sleep: (milliseconds) => nap(milliseconds, host.cancel),
    random: Math.random,
    note: (text) => note(host, redactor.text(text)),
  })
  if (!triaged.ok) return fail(host, inputs, redactor, triaged.error)
  await tell(host, inputs, triaged.value, api, repository.value)
  return 0
}

async function tell(
  host: ActionHost,
  inputs: ActionInputs,
  triaged: Triaged,
  api: GithubApi,
  place: Place,
): Promise<void> {
  const { document } = triaged
  host.commands.say(triageText(document).trimEnd())
  // Who could not look has seen nothing, also not that something is mended.
  const hasLooked = document.decision !== 'leave' || document.jobs.length > 0
  const seen = hasLooked ? remember(host, inputs, document) : []
  setOutputs(
    host,
    new Map([
      ['outcome', 'success'],
      ['exit-code', '0'],
      ['decision', document.decision],
      ['triage-path', writeDocument(host, document)],
      ['job-fails', 'false'],
    ]),
  )
  const page = triageMarkdown(document, seen)
  if (inputs.summary) {
    const problem = await appendSummary(page)
    if (problem !== null) note(host, `the job summary was not written: ${problem}`)
  }
  if (!inputs.comment || !hasLooked) return
  const problem = await comment(api, place, triaged, page)
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

/** What earlier runs left; a ledger that cannot be read says so when it is written. */
function ledgerText({ ledger }: ActionInputs): string {
  if (ledger === null) return ''
  try {
    return createFileStore().readText(path.resolve(process.cwd(), ledger))
  } catch {
    return ''
  }
}

/** Adds what was seen to the ledger, and says how often each failure was seen before. */
function remember(host: ActionHost, inputs: ActionInputs, document: Triaged['document']): readonly string[] {
  if (inputs.ledger === null) return []
  const file = path.resolve(process.cwd(), inputs.ledger)
  const now = new Date().toISOString()
  const news = writeInLedger(createFileStore(), file, (text) => ledgerOfTriage(document, text, now))
  if (!news.ok) {
    note(host, `the run is not in the ledger: ${news.error}`)
    return []
  }
  const { ledger, entry } = news.value
  if (ledger.warning !== null) note(host, `${inputs.ledger}: ${ledger.warning}`)
  return document.jobs.flatMap(({ name = '', kind }) => {
    const sentence = kind === null ? null : ledgerSentence(ledger, entry.workflow, name, kind)
    return sentence === null ? [] : [`${name}: ${kind}: ${sentence}`]
  })
}

/** One comment per workflow; a run in which nothing failed only brings an old one up to date. */
async function comment(api: GithubApi, place: Place, triaged: Triaged, page: string): Promise<string | null> {
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

function runOfEvent(host: ActionHost): RunFacts | null {
  const payload = payloadOf(host.env)
  return isJsonObject(payload) ? runOf(payload['workflow_run'] ?? null) : null
}

function fail(host: ActionHost, inputs: ActionInputs, redactor: Redactor, message: string): 0 | 1 {
  const text = redactor.text(message)
  host.commands.annotate({ level: 'error', title: 'triage', message: text, file: null })
  const outputs = new Map([
    ['outcome', 'failed'],
    ['exit-code', '1'],
    ['error-message', text],
    ['job-fails', 'true'],
  ])
  setOutputs(host, outputs)
  return inputs.composite ? 0 : 1
}
