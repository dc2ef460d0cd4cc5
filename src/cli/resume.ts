import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../adapters/file-store.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { printJson } from '../core/json.js'
import { err, ok, type Result, tryResult } from '../core/result.js'
import { findUnsafeReason } from '../durability/saved-run.js'
import { readPlan } from '../durability/shards.js'
import { CHECKPOINT_FILE, JOURNAL_FILE } from '../durability/snapshot.js'
import { notifyOfRun } from '../reporters/notify.js'
import type { ResumeRequest } from '../run/prepare-resume.js'
import { type Redriven, type RedriveReport, redrive, toRedriveResult } from '../run/redrive.js'
import { resumeRun, runShard, type ShardRequest } from '../run/resume.js'
import { appendAll } from '../text/lists.js'
import { toOneLine } from '../text/terminal-text.js'
import { type CommandContext, EXIT_INVALID, type ParsedArguments } from './command.js'
import { createNotifyFacts, notifyAddress } from './notify.js'
import { noteInLedger, printResult } from './run.js'
import { findNamedRun, findResumableRun, noteRunsOf, readFileRules } from './run-index.js'
import { createCommandRequest } from './run-request.js'

export async function runResume(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [folder = '', ...more] = args.operands
  const part = readPart(args, folder, more, context)
  if (!part.ok) return context.badUsage(part.error)
  if (more.length > 0 && part.value.join === undefined)
    return context.badUsage(`one run at a time; ${JSON.stringify(more[0])} is too much`)
  const from = args.value('--from')
  // Upstream takes the path of a checkpoint here; no name of a node looks like a path.
  if (from !== null && /[\\/]|\.(json|ya?ml)$/i.test(from)) {
    const advice = 'to resume a run, give its folder without --from: conductor resume RUN_DIR'
    return context.badUsage(`--from names a node, and ${JSON.stringify(from)} looks like a path; ${advice}`)
  }
  const asked = createCommandRequest(args, context, null)
  if (!asked.ok) return context.badUsage(asked.error)
  const named = findResumableRun(folder, context)
  if (!named.ok) return context.badUsage(named.error)
  const interrupts = cancelOnSignals()
  const request: ResumeRequest = {
    ...asked.value,
    ...readFileRules(args, context),
    observer: noteRunsOf(asked.value.observer, context),
    cancel: interrupts.signal,
    folder: named.value,
    from,
    resetBreakers: args.has('--reset-breakers'),
    ...(part.value.join === undefined ? {} : { join: part.value.join }),
  }
  const { shard } = part.value
  const { deliver: _, ...untold } = request
  // The join tells people what its shards did.
  const result = await (shard === undefined ? resumeRun(request) : runShard({ ...untold, ...shard, isShard: true }))
  interrupts.release()
  if (shard === undefined) await noteInLedger(args, context, result)
  return printResult(result, args.value('--format') ?? 'text', context)
}

/** Part of a run on many machines: one shard, or the join; neither for an ordinary resume. */
interface Part {
  readonly shard?: Pick<ShardRequest, 'shard' | 'out'>
  readonly join?: NonNullable<ResumeRequest['join']>
}

function readPart(
  args: ParsedArguments,
  plan: string,
  folders: readonly string[],
  context: CommandContext,
): Result<Part, string> {
  const text = args.value('--shard')
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text ?? '') ?? []
  if (text !== null && index === undefined) return err(`--shard ${JSON.stringify(text)} is not I/N`)
  const out = args.value('--run-dir')
  const isJoin = args.has('--join')
  const requireAll = args.has('--require-all')
  const asked = ['--shards', '--shard', '--from', '--join'].filter((name) => args.has(name))
  if (asked.length > 1 && asked.join() !== '--shards,--from') return err(`${asked.join(' and ')} do not go together`)
  if (text !== null && out === null) return err('--shard needs --run-dir DIR, the folder of the shard')
  if (text === null && out !== null) return err('--run-dir goes with --shard; a resume goes on in its own folder')
  if (!isJoin && requireAll) return err('--require-all goes with --join')
  if (out !== null) return ok({ shard: { shard: { index: Number(index), of: Number(of) }, out } })
  if (!isJoin) return ok({})
  const files = createFileStore()
  const folder = path.resolve(context.cwd, plan)
  const read = findUnsafeReason(files, folder) === null ? readPlan(files, folder) : null
  // If a plan has no items, no shard has left a folder.
  const shards = findShardFolders(folders, context.cwd, read?.ok === true && read.value.shards === 0)
  return shards.ok ? ok({ join: { folders: shards.value, requireAll } }) : shards
}

/** Returns the folders of shards: the named folders, or the folders inside of them. An empty folder contains none. */
export function findShardFolders(
  named: readonly string[],
  cwd: string,
  mayBeMissing = false,
): Result<readonly string[], string> {
  const shards: string[] = []
  for (const name of named) {
    const folder = path.resolve(cwd, name)
    if (isShard(folder)) {
      shards.push(folder)
      continue
    }
    const inside = listFolder(folder)
    if (inside === null && mayBeMissing) continue
    if (inside === null) return err(`there is no folder ${name}`)
    const folders = inside.map((entry) => path.join(folder, entry)).filter((each) => listFolder(each) !== null)
    const wrong = folders.find((each) => !isShard(each) && listFolder(each)?.length !== 0)
    if (wrong !== undefined) return err(`${path.join(name, path.basename(wrong))} is not the folder of a shard`)
    if (folders.length === 0 && inside.length > 0) return err(`${name} is not the folder of a shard`)
    appendAll(shards, folders.filter(isShard))
  }
  return ok(shards)
}

/** Reports whether a folder has one of the files that a run writes first; the join checks the rest. */
function isShard(folder: string): boolean {
  return [CHECKPOINT_FILE, JOURNAL_FILE].some((name) => existsSync(path.join(folder, name)))
}

function listFolder(folder: string): readonly string[] | null {
  const names = tryResult(() => readdirSync(folder))
  return names.ok ? names.value.filter((name) => !name.startsWith('.')).sort() : null
}

export async function runRedrive(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const asked = createCommandRequest(args, context, null)
  if (!asked.ok) return context.badUsage(asked.error)
  const named = findNamedRun(target, context)
  if (!named.ok) return context.badUsage(named.error)
  const interrupts = cancelOnSignals()
  const done = await redrive({
    ...asked.value,
    ...readFileRules(args, context),
    cancel: interrupts.signal,
    target: named.value,
    only: args.value('--only'),
    dryRun: args.has('--dry-run'),
  })
  interrupts.release()
  const asJson = args.value('--format') === 'json'
  if (!done.ok) {
    for (const problem of done.error) context.refuse(toOneLine(problem, 2000))
    const nothing = { schema_version: 1, exit_code: EXIT_INVALID, errors: done.error, letters: [] }
    if (asJson) context.terminal.stdout(`${JSON.stringify(nothing, null, 2)}\n`)
    return EXIT_INVALID
  }
  context.terminal.stdout(asJson ? `${printJson(done.value, 2)}\n` : formatRedriveReport(done.value))
  if (!done.value.dry_run) {
    const result = toRedriveResult(asked.value, named.value, done.value)
    await notifyAddress(args, context, (settings) => notifyOfRun(settings, result, createNotifyFacts(context)))
  }
  return done.value.exit_code
}

const WORDS = { settled: 'settled', failed: 'failed again', pending: 'not run' } as const

function formatRedriveReport({ letters, remaining, dry_run: dry, settled, failed }: RedriveReport): string {
  if (letters.length === 0 && remaining === 0) return 'There are no dead letters to run again.\n'
  if (letters.length === 0) return `No dead letter of that kind is open; ${remaining} of other kinds are.\n`
  const total = dry
    ? `${letters.length} would run, of ${remaining} open`
    : `${settled} settled, ${failed} failed again, ${remaining} still open`
  return `${[...letters.map((letter) => formatRedriveLine(letter, dry)), total].join('\n')}\n`
}

function formatRedriveLine({ node, item, kind, changed, status, error }: Redriven, dry: boolean): string {
  const key = item === null ? '' : ` [${item.key === '' ? item.index : item.key}]`
  const change = changed ? ' (changed since)' : ''
  const word = dry ? 'would run' : WORDS[status]
  const why = error === null ? '' : `: ${error.kind}: ${error.message}`
  return toOneLine(`${node}${key} (${kind})${change}: ${word}${why}`, 1000)
}
