import { createGithubRecord, getBuiltBranch } from '../core/github.js'
import { err, ok, type Result } from '../core/result.js'
import { oneOf } from '../core/shape.js'
import { NOTIFY_FORMATS, type Notified, type NotifySettings, parseNotifyEvents } from '../markup/notice.js'
import { type NotifyFacts, notifyOfRun } from '../reporters/notify.js'
import type { RunAdapters, RunRequest } from '../run/request.js'
import type { CommandContext, ParsedArguments } from './command.js'

export const URL_VARIABLE = 'CONDUCTOR_NOTIFY_URL'

const isFormat = oneOf(...NOTIFY_FORMATS)

export function readNotifyOptions(
  args: ParsedArguments,
  { env }: Pick<CommandContext, 'env'>,
): Result<NotifySettings | null, string> {
  const on = parseNotifyEvents(args.value('--notify-on') ?? '')
  if (!on.ok) return err(`--notify-on ${on.error}`)
  const url = args.value('--notify') || env[URL_VARIABLE] || ''
  const format = args.value('--notify-format')
  if (url === '') return ok(null)
  const send: NotifySettings['send'] = async (to, body) =>
    (await import('../adapters/notify.js')).sendNotification(to, body)
  return ok({ url, format: isFormat(format) ? format : null, on: on.value, send })
}

export function createDeliveryRequest(
  settings: NotifySettings | null,
  ledger: string | null,
  { env }: Pick<CommandContext, 'env'>,
  { files }: RunAdapters,
): Pick<RunRequest, 'secrets' | 'deliver'> {
  if (settings === null) return { secrets: [] }
  return {
    secrets: [{ value: settings.url, origin: `env:${URL_VARIABLE}` }],
    deliver: async ({ result }) => {
      const { hasFailedBefore } = await import('../core/ledger.js')
      const isRecovered = ledger !== null && hasFailedBefore(files, ledger, result.workflow.file, getBuiltBranch(env))
      return {
        issues: new Map(),
        problem: null,
        notified: await notifyOfRun(settings, result, { ...createNotifyFacts({ env }), isRecovered }),
      }
    },
  }
}

export function createNotifyFacts({ env }: Pick<CommandContext, 'env'>): NotifyFacts {
  const number = /^refs\/pull\/(\d{1,9})\//.exec(env['GITHUB_REF'] ?? '')?.[1]
  return {
    github: createGithubRecord(env),
    branch: getBuiltBranch(env),
    pullRequest: number === undefined ? null : Number(number),
    isRecovered: false,
  }
}

/** Notifies the address of `--notify`, if there is one, and prints why it could not be reached. */
export async function notifyAddress(
  args: ParsedArguments,
  context: CommandContext,
  notify: (settings: NotifySettings) => Promise<Notified>,
): Promise<void> {
  const settings = readNotifyOptions(args, context)
  if (!settings.ok || settings.value === null) return
  const problem = (await notify(settings.value))?.problem ?? null
  if (problem !== null) context.refuse(`the notification was not delivered: ${problem}`)
}
