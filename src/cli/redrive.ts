import { cancelOnSignals } from '../adapters/interrupts.js'
import { jsonText } from '../core/json.js'
import { notifyOfRun } from '../run/notify.js'
import { type Redriven, type RedriveReport, redrive } from '../run/redrive.js'
import { toRedriveResult } from '../run/redrive-result.js'
import { oneLine } from '../text/terminal-text.js'
import { badUsage, type CommandContext, EXIT_INVALID, type ParsedArguments, refuse } from './command.js'
import { notifyFacts, printUndelivered, readNotifyOptions } from './notify.js'
import { fileRules, namedRun } from './run-index.js'
import { createCommandRequest } from './run-request.js'

export async function runRedrive(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const asked = createCommandRequest(args, context, null)
  if (!asked.ok) return badUsage(context, 'redrive', asked.error)
  const named = namedRun(target, context)
  if (!named.ok) return badUsage(context, 'redrive', named.error)
  const interrupts = cancelOnSignals()
  const done = await redrive({
    ...asked.value,
    ...fileRules(args, context),
    cancel: interrupts.signal,
    target: named.value,
    only: args.value('--only'),
    dryRun: args.has('--dry-run'),
  })
  interrupts.release()
  const asJson = args.value('--format') === 'json'
  if (!done.ok) {
    for (const problem of done.error) refuse(context, 'redrive', oneLine(problem, 2000))
    const nothing = { schema_version: 1, exit_code: EXIT_INVALID, errors: done.error, letters: [] }
    if (asJson) context.terminal.stdout(`${JSON.stringify(nothing, null, 2)}\n`)
    return EXIT_INVALID
  }
  context.terminal.stdout(asJson ? `${jsonText(done.value, 2)}\n` : formatRedriveReport(done.value))
  const settings = readNotifyOptions(args, context)
  if (settings.ok && settings.value !== null && !done.value.dry_run) {
    const result = toRedriveResult(asked.value, named.value, done.value)
    printUndelivered(context, 'redrive', await notifyOfRun(settings.value, result, notifyFacts(context)))
  }
  return done.value.exit_code
}

const WORDS = { settled: 'settled', failed: 'failed again', pending: 'not run' } as const

function formatRedriveReport(report: RedriveReport): string {
  if (report.letters.length === 0) {
    return report.remaining === 0
      ? 'There are no dead letters to run again.\n'
      : `No dead letter of that kind is open; ${report.remaining} of other kinds are.\n`
  }
  const lines = report.letters.map((letter) => formatRedriveLine(letter, report.dry_run))
  const total = report.dry_run
    ? `${report.letters.length} would run, of ${report.remaining} open`
    : `${report.settled} settled, ${report.failed} failed again, ${report.remaining} still open`
  return `${[...lines, total].join('\n')}\n`
}

function formatRedriveLine({ node, item, kind, changed, status, error }: Redriven, dry: boolean): string {
  const key = item === null ? '' : ` [${item.key === '' ? item.index : item.key}]`
  const change = changed ? ' (changed since)' : ''
  const word = dry ? 'would run' : WORDS[status]
  const why = error === null ? '' : `: ${error.kind}: ${error.message}`
  return oneLine(`${node}${key} (${kind})${change}: ${word}${why}`, 1000)
}
