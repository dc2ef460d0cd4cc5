import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { sendNotification } from '../adapters/notify.js'
import { findBranch } from '../core/github.js'
import { lastOutcome } from '../durability/ledger.js'
import type { Redactor } from '../redaction/index.js'
import { type Delivery, NOTIFY_FORMATS, type Notified, type NotifySettings, notifyOfRun } from '../run/notify.js'
import type { RunRequest } from '../run/request.js'
import { CHECK_RUN } from './check-run.js'
import { COMMENT } from './comment.js'
import type { EndTask, StepEnd, StepEnding } from './ending.js'
import { ESCALATION } from './escalation.js'
import { pullRequestNumber } from './event-facts.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'

/** Returns the settings of the inputs `notify`, `notify-format` and `notify-on`; null if nobody is to be told. */
export function readNotifyInputs({ notify: url, notifyFormat, notifyOn: on }: ActionInputs): NotifySettings | null {
  return url === ''
    ? null
    : { url, format: NOTIFY_FORMATS.find((format) => format === notifyFormat) ?? null, on, send: sendNotification }
}

interface RecoveredEnd extends StepEnd {
  /** Whether the previous run of this workflow and branch did not succeed. */
  readonly isRecovered?: boolean
}

/** The notification about the end of a run. Plans and shards send none: the join does. */
const NOTIFICATION: EndTask<RecoveredEnd, Partial<Delivery>> = {
  what: 'the notification',
  isWanted: ({ inputs }) => inputs.command !== 'shard' && inputs.command !== 'plan',
  deliver: async ({ host, inputs, result, github, isRecovered = false }) => {
    const settings = readNotifyInputs(inputs)
    if (settings === null) return {}
    const number = pullRequestNumber(host.payload)
    const facts = { github, pullRequest: number.ok ? number.value : null, isRecovered }
    return { notified: await notifyOfRun(settings, result, facts) }
  },
}

/** Tells of the end of a run before its result is written. */
const TOLD: readonly EndTask<RecoveredEnd, Partial<Delivery>>[] = [ESCALATION, NOTIFICATION]
/** Posts on GitHub that link to the uploaded artifact. */
export const POSTED = [CHECK_RUN, COMMENT]

/** Delivers what is wanted, one after the other. */
export async function deliverWanted<End extends StepEnd, Told>(tasks: readonly EndTask<End, Told>[], end: End) {
  const told: (Told & { readonly what: string })[] = []
  for (const task of tasks) if (task.isWanted(end)) told.push({ ...(await task.deliver(end)), what: task.what })
  return told
}

/** Tells people about the end of a run: makes issues of its escalations and sends the notification. */
export async function deliverEnd(
  host: ActionHost,
  inputs: ActionInputs,
  { adapters, cwd }: Pick<RunRequest, 'adapters' | 'cwd'>,
  { result, github }: Pick<RunReport, 'result' | 'github'>,
): Promise<Delivery> {
  const ledger = inputs.ledger === null ? null : path.resolve(cwd, inputs.ledger)
  const before =
    ledger === null ? null : lastOutcome(adapters.files, ledger, result.workflow.file, findBranch(host.env))
  const isRecovered = before !== null && before !== 'success'
  const told = await deliverWanted(TOLD, { host, inputs, result, github, isRecovered })
  return Object.assign({ issues: new Map(), problem: null, notified: null }, ...told)
}

/** Sends the notification about the end of a step that ran no workflow. */
export async function notify(host: ActionHost, inputs: ActionInputs, ending: StepEnding): Promise<Notified> {
  const { result, github } = ending
  return (await NOTIFICATION.deliver({ host, inputs, result, github })).notified ?? null
}

/** Warns about a notification that could not be sent. */
export function tellUndelivered({ commands }: ActionHost, notified: Notified, redactor: Redactor): void {
  const problem = notified?.problem ?? null
  if (problem === null) return
  const message = redactor.text(`the notification was not delivered: ${problem}`)
  commands.annotate({ level: 'warning', title: 'not-delivered', message, file: null })
}
