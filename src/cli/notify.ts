import { createGithubRecord, getBuiltBranch } from '../core/github.js'
import { ok, type Result } from '../core/result.js'
import { oneOf } from '../core/shape.js'
import { NOTIFY_FORMATS, type Notified, type NotifySettings, parseNotifyEvents } from '../markup/notice.js'
import { type NotifyFacts, notifyOfRun } from '../run/notify.js'
import type { RunAdapters, RunRequest } from '../run/request.js'
import type { CommandContext, ParsedArguments } from './command.js'

export const URL_VARIABLE = 'CONDUCTOR_NOTIFY_URL'

const isFormat = oneOf(...NOTIFY_FORMATS)

export function readNotifyOptions(
  args: ParsedArguments,
  { env }: Pick<CommandContext, 'env'>,
): Result<NotifySettings | null, string> {
  const on = parseNotifyEvents(args.value('--notify-on') ?? '')
  if (!on.ok) return { ok: false, error: `--notify-on ${on.error}` }
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
      const { findLastOutcome } = await import('../core/ledger.js')
      const before = ledger === null ? null : findLastOutcome(files, ledger, result.workflow.file, getBuiltBranch(env))
      const isRecovered = before !== null && before !== 'success'
      return {
        issues: new Map(),
        problem: null,
        notified: await notifyOfRun(settings, result, { ...notifyFacts({ env }), isRecovered }),
      }
    },
  }
}

export function notifyFacts({ env }: Pick<CommandContext, 'env'>): NotifyFacts {
  const number = /^refs\/pull\/(\d{1,9})\//.exec(env['GITHUB_REF'] ?? '')?.[1]
  return {
    github: createGithubRecord(env),
    branch: getBuiltBranch(env),
    pullRequest: number === undefined ? null : Number(number),
    isRecovered: false,
  }
}

export function printUndelivered(context: CommandContext, notified: Notified): void {
  const problem = notified?.problem ?? null
  if (problem !== null) context.refuse(`the notification was not delivered: ${problem}`)
}
