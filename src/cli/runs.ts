import { existsSync, lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createFileStore, tryPatiently } from '../adapters/file-store.js'
import { getBuiltBranch } from '../core/github.js'
import { foldLedger, formatLedger, type LedgerQuery, printLedgerJson, showLedger } from '../core/ledger.js'
import { formatCount } from '../core/messages.js'
import { err, ok, type Result, tryOr, tryResult } from '../core/result.js'
import { isOwnerFile, RUN_FILE_NAMES } from '../core/run-files.js'
import { recordInLedger } from '../durability/ledger.js'
import { PLAN_FOLDER } from '../durability/shards.js'
import { findRunsFolder, isTrustedRunsFolder } from '../run/adapters.js'
import { readRunResult } from '../run/run-folder.js'
import { findWorkspace, isInside, resolveRealPath } from '../source/workspace.js'
import { findLargest } from '../text/lists.js'
import { toOneLine } from '../text/terminal-text.js'
import { type CommandContext, type ParsedArguments, parseNumberUpTo } from './command.js'
import { readTextFile } from './files.js'
import { readRun } from './inspect-run.js'
import { forgetRuns, listNotedRuns, type RunEntry } from './run-index.js'

/** The folder in which a run was started is known only of runs in the index. */
type Noted = Pick<RunEntry, 'folder' | 'workflow' | 'started' | 'run_id'> & Partial<Pick<RunEntry, 'cwd'>>

const LISTED = 20
const MOST_LISTED = 100_000

interface ListedRun extends Noted {
  readonly outcome: string
}

export async function runRuns(args: ParsedArguments, context: CommandContext): Promise<number> {
  const prune = args.value('--prune')
  const age = prune === null ? null : parseAge(prune)
  if (age !== null && !age.ok) return context.badUsage(age.error)
  const limit = parseNumberUpTo(MOST_LISTED, args.value('--limit') ?? String(LISTED))
  if (limit === null || limit === 0) return context.badUsage(`--limit is a number from 1 to ${MOST_LISTED}`)
  const all = listRuns(context)
  // A run of many days is not old while it continues.
  const isOld = ({ folder, started }: ListedRun): boolean => {
    const events = lstatSync(path.join(folder, 'events.jsonl'), { throwIfNoEntry: false })
    return Math.max(Date.parse(started), events?.mtimeMs ?? 0) < Date.now() - (age?.value ?? 0)
  }
  const old = age === null ? [] : all.filter(isOld)
  for (const { folder } of old) removeRun(folder, context)
  forgetRuns(new Set(old.map(({ folder }) => folder)), context.env)
  const left = all.filter((run) => !old.includes(run))
  if (age !== null) context.terminal.stderr(`${formatCount(old.length, 'run')} removed\n`)
  const root = findWorkspace(path.join(context.cwd, 'x'), context.env)
  const here = args.has('--all') ? left : left.filter(({ cwd }) => cwd !== undefined && isInside(root, cwd))
  const shown = here.slice(0, limit)
  const rows = shown.map(({ cwd: _, ...run }) => run)
  context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : renderTable(rows))
  const hidden = left.length - shown.length
  if (hidden > 0) context.terminal.stderr(`${formatCount(hidden, 'more run')} on this machine: --all, --limit N\n`)
  return 0
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

function parseAge(text: string): Result<number, string> {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhd])$/.exec(text.trim()) ?? []
  const length = UNITS[unit]
  if (length === undefined) return err(`--prune ${JSON.stringify(text)} is not an age; write 30d, 12h or 90m`)
  return ok(Number(count) * length)
}

function listRuns({ env }: CommandContext): readonly ListedRun[] {
  const noted = listNotedRuns(env)
  const indexed = new Set(noted.map(({ folder }) => folder))
  const base = findRunsFolder(env)
  // A forged folder could offer runs of others.
  const entries = isTrustedRunsFolder(env) ? tryOr([], () => readdirSync(base, { withFileTypes: true })) : []
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(base, name))
  const others = folders.filter((folder) => !indexed.has(folder))
  return [...noted, ...others.flatMap(readFolderName)]
    .flatMap(toListedRun)
    .sort((a, b) => Date.parse(b.started) - Date.parse(a.started))
}

function toListedRun({ workflow, started, folder, run_id, cwd }: Noted): readonly ListedRun[] {
  const result = readRunResult(createFileStore(), folder)
  if (result === null && !existsSync(path.join(folder, 'events.jsonl'))) return []
  const outcome = result?.outcome ?? 'unfinished'
  return [{ workflow: result?.workflow.name ?? workflow, outcome, started, folder, run_id, ...(cwd && { cwd }) }]
}

function readFolderName(folder: string): readonly Noted[] {
  const [, workflow = '', date = '', time = '', run_id = ''] =
    /^(.+)-(\d{8})T(\d{6})Z-([0-9a-f]+)$/.exec(path.basename(folder)) ?? []
  const started = `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}.000Z`
  return Number.isNaN(Date.parse(started)) ? [] : [{ folder, workflow, started, run_id }]
}

/** Removes a run. In a folder that the user named, removes only the run's own files. */
function removeRun(folder: string, context: CommandContext): void {
  const removed = tryResult(() => {
    if (resolveRealPath(path.dirname(folder)) === resolveRealPath(findRunsFolder(context.env))) {
      tryPatiently(() => rmSync(folder, { recursive: true, force: true }))
      return
    }
    const names = [...RUN_FILE_NAMES, ...readdirSync(folder).filter(isOwnerFile)]
    for (const name of names) rmSync(path.join(folder, name), { force: true })
    for (const each of [path.join(folder, PLAN_FOLDER), folder])
      if (existsSync(each) && readdirSync(each).length === 0) rmdirSync(each)
  })
  if (!removed.ok) context.terminal.stderr(`conductor runs: ${folder} cannot be removed: ${removed.error}\n`)
}

function renderTable(runs: readonly Omit<ListedRun, 'cwd'>[]): string {
  if (runs.length === 0) return 'no runs\n'
  const rows = runs.map(({ workflow, outcome, started, folder }) => [
    toOneLine(workflow, 60),
    outcome,
    started.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'),
    folder,
  ])
  const widths = [0, 1, 2].map((column) => findLargest(rows.map((row) => row[column]?.length ?? 0)))
  return `${rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')}\n`
}

const DEFAULT_FILE = 'ledger.jsonl'
const FILTERS = ['workflow', 'node', 'kind']

export async function runLedger(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [word, ...operands] = args.operands
  if (word !== 'add' && word !== 'show') return context.badUsage(`${JSON.stringify(word)} is not add or show`)
  return (word === 'add' ? addRun : printLedger)(operands, args, context)
}

function addRun(operands: readonly string[], args: ParsedArguments, context: CommandContext): number {
  const [target, ...more] = operands
  if (target === undefined || more.length > 0) return context.badUsage('give one run: conductor ledger add RUN_DIR')
  const wrong = FILTERS.find((name) => args.has(`--${name}`))
  if (wrong !== undefined) return context.badUsage(`--${wrong} is for show`)
  const run = readRun(target, context)
  if (!run.ok) return context.refuse(run.error)
  const file = args.value('--file') ?? DEFAULT_FILE
  const ledgerFile = path.resolve(context.cwd, file)
  const news = recordInLedger(createFileStore(), ledgerFile, run.value.account, {
    commit: context.env['GITHUB_SHA'],
    branch: getBuiltBranch(context.env),
  })
  if (!news.ok) return context.refuse(news.error)
  const { entry, ledger } = news.value
  if (ledger.warning !== null) context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`)
  const kinds = new Set(entry.sightings.map(({ kind }) => kind)).size
  const what = kinds === 1 ? '1 kind of error' : `${kinds} kinds of errors`
  const text = `${entry.run_id} is in ${file}: ${what}, ${formatCount(ledger.runs.length, 'run')} altogether\n`
  context.terminal.stdout(args.value('--format') === 'json' ? `${JSON.stringify(entry, null, 2)}\n` : text)
  return 0
}

function printLedger(operands: readonly string[], args: ParsedArguments, context: CommandContext): number {
  if (operands.length > 0)
    return context.badUsage(`${JSON.stringify(operands[0])} is too much; the file is named by --file`)
  const file = args.value('--file') ?? DEFAULT_FILE
  const text = readTextFile(path.resolve(context.cwd, file))
  if (!text.ok) return context.refuse(`${file} ${text.error}`)
  const ledger = foldLedger(text.value)
  if (ledger.runs.length === 0 && ledger.warning !== null) return context.refuse(`${file}: ${ledger.warning}`)
  const filters = FILTERS.flatMap((name) => args.all(`--${name}`).map((value) => [name, value]))
  const query: LedgerQuery = Object.fromEntries(filters)
  const rows = showLedger(ledger, query)
  if (args.value('--format') === 'json') {
    context.terminal.stdout(`${JSON.stringify(printLedgerJson(rows, ledger.warning), null, 2)}\n`)
    return 0
  }
  if (ledger.warning !== null) context.terminal.stderr(`conductor ledger: ${file}: ${ledger.warning}\n`)
  context.terminal.stdout(formatLedger(rows, query))
  return 0
}
