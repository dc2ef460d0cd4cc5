import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { findBranch } from '../core/github.js'
import { formatCount } from '../core/messages.js'
import { foldLedger } from '../durability/ledger.js'
import { recordInLedger } from '../durability/ledger-file.js'
import { type LedgerQuery, ledgerJson, ledgerText, showLedger } from '../durability/ledger-view.js'
import { badUsage, type CommandContext, type ParsedArguments, refuse } from './command.js'
import { readTextFile } from './files.js'
import { readRun } from './inspect-run.js'

const DEFAULT_FILE = 'ledger.jsonl'
const FILTERS = ['workflow', 'node', 'kind']

export async function runLedger(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [word, ...operands] = args.operands
  if (word === 'add') return add(operands, args, context)
  if (word === 'show') return show(operands, args, context)
  return badUsage(context, 'ledger', `${JSON.stringify(word)} is not add or show`)
}

function add(operands: readonly string[], args: ParsedArguments, context: CommandContext): number {
  const [target, ...more] = operands
  if (target === undefined || more.length > 0)
    return badUsage(context, 'ledger', 'give one run: conductor ledger add RUN_DIR')
  const wrong = FILTERS.find((name) => args.has(`--${name}`))
  if (wrong !== undefined) return badUsage(context, 'ledger', `--${wrong} is for show`)
  const run = readRun(target, context)
  if (!run.ok) return refuse(context, 'ledger', run.error)
  const file = args.value('--file') ?? DEFAULT_FILE
  const ledgerFile = path.resolve(context.cwd, file)
  const news = recordInLedger(createFileStore(), ledgerFile, run.value.account, {
    commit: context.env['GITHUB_SHA'],
    branch: findBranch(context.env),
  })
  if (!news.ok) return refuse(context, 'ledger', news.error)
  const { entry, ledger } = news.value
  if (ledger.warning !== null) context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`)
  const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size
  const what = kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`
  const text = `${entry.run_id} is in ${file}: ${what}, ${formatCount(ledger.runs.length, 'run')} altogether\n`
  context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text)
  return 0
}

function show(operands: readonly string[], args: ParsedArguments, context: CommandContext): number {
  if (operands.length > 0)
    return badUsage(context, 'ledger', `${JSON.stringify(operands[0])} is too much; the file is named by --file`)
  const file = args.value('--file') ?? DEFAULT_FILE
  const text = readTextFile(path.resolve(context.cwd, file))
  if (!text.ok) return refuse(context, 'ledger', `${file} ${text.error}`)
  const ledger = foldLedger(text.value)
  if (ledger.runs.length === 0 && ledger.warning !== null)
    return refuse(context, 'ledger', `${file}: ${ledger.warning}`)
  const given = FILTERS.flatMap((name) => args.all(`--${name}`).map((value) => [name, value]))
  const query: LedgerQuery = Object.fromEntries(given)
  const rows = showLedger(ledger, query)
  if (args.value('--format') === 'json') {
    context.terminal.stdout(`${JSON.stringify(ledgerJson(rows, ledger.warning), null, 2)}\n`)
    return 0
  }
  if (ledger.warning !== null) context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`)
  context.terminal.stdout(ledgerText(rows, query))
  return 0
}
