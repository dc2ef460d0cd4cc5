import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { sendNotification } from '../adapters/notify.js'
import { findBranch } from '../core/github.js'
import type { GithubRecord, ResultDocument } from '../core/report.js'
import { lastOutcome } from '../durability/ledger-file.js'
import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import {
  type Delivery,
  NOTIFY_FORMATS,
  type Notified,
  type NotifySettings,
  newEscalations,
  notifyOfRun,
} from '../run/notify.js'
import type { RunRequest } from '../run/request.js'
import { escalateToIssues } from './escalation.js'
import { parseRepository, pullRequestNumber } from './event-facts.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'
import { issueKey } from './naming.js'

/** Returns the settings of the inputs `notify`, `notify-format` and `notify-on`; null if nobody is to be told. */
export function readNotifyInputs({ notify: url, notifyFormat, notifyOn: on }: ActionInputs): NotifySettings | null {
  return url === ''
    ? null
    : { url, format: NOTIFY_FORMATS.find((format) => format === notifyFormat) ?? null, on, send: sendNotification }
}

/** Tells people about the end of a run: makes issues of its escalations and sends the notification. */
export async function deliverEnd(
  host: ActionHost,
  inputs: ActionInputs,
  { adapters, cwd }: Pick<RunRequest, 'adapters' | 'cwd'>,
  { result, github }: Pick<RunReport, 'result' | 'github'>,
): Promise<Delivery> {
  // The join tells what its shards escalated; after a cancel there is no time for more than one request.
  const isPart = inputs.command === 'shard' || inputs.command === 'plan'
  const isCancelled = host.cancel.aborted || result.outcome === 'cancelled'
  const wantsIssues = inputs.escalate && inputs.command !== 'shard' && !isCancelled
  const none = { issues: new Map(), problem: null }
  const made = wantsIssues ? await escalate(host, inputs, result, github) : none
  const ledger = inputs.ledger === null ? null : path.resolve(cwd, inputs.ledger)
  const before =
    ledger === null ? null : lastOutcome(adapters.files, ledger, result.workflow.file, findBranch(host.env))
  const isRecovered = before !== null && before !== 'success'
  return { ...made, notified: isPart ? null : await notify(host, inputs, result, github, isRecovered) }
}

/** Sends the notification about a result, if the inputs ask for it. */
export async function notify(
  host: ActionHost,
  inputs: ActionInputs,
  result: ResultDocument,
  github: GithubRecord | null,
  isRecovered = false,
): Promise<Notified> {
  const settings = readNotifyInputs(inputs)
  if (settings === null) return null
  const number = pullRequestNumber(host.payload)
  return notifyOfRun(settings, result, { github, pullRequest: number.ok ? number.value : null, isRecovered })
}

/** Warns about a notification that could not be sent. */
export function tellUndelivered({ commands }: ActionHost, notified: Notified, redactor: Redactor): void {
  const problem = notified?.problem ?? null
  if (problem === null) return
  const message = redactor.text(`the notification was not delivered: ${problem}`)
  commands.annotate({ level: 'warning', title: 'not-delivered', message, file: null })
}

async function escalate(
  host: ActionHost,
  inputs: ActionInputs,
  result: ResultDocument,
  github: GithubRecord | null,
): Promise<Pick<Delivery, 'issues' | 'problem'>> {
  const repository = parseRepository(host.env)
  const missing = inputs.githubToken === '' ? 'there is no github-token' : repository.ok ? null : repository.error
  const escalations = newEscalations(result)
  if (!repository.ok || missing !== null)
    return { issues: new Map(), problem: escalations.length === 0 ? null : `the escalation was not made: ${missing}` }
  const { workflow, outcome } = result
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(host.env), ...inputs.secrets] })
  return escalateToIssues(host.api(inputs.githubToken), {
    ...repository.value,
    workflow: {
      name: workflow.name ?? workflow.file,
      file: issueKey(workflow.file, { key: redactor.text(inputs.key) }),
    },
    outcome,
    escalations,
    ref: host.env['GITHUB_REF'] ?? '',
    runUrl: github?.run_url ?? '',
    now: new Date().toISOString(),
  })
}
