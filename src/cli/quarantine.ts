import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { createSourceTree, reportFiles } from '../adapters/source-tree.js'
import { readQuarantine } from '../config/quarantine.js'
import { formatCount } from '../core/messages.js'
import { err, ok, type ValueOf } from '../core/result.js'
import { findShownFolder } from '../source/workspace.js'
import { TestReports } from '../test-reports/index.js'
import { QuarantineMatcher } from '../test-reports/quarantine.js'
import {
  DEFAULT_QUARANTINE,
  getQuarantineState,
  type Quarantine,
  type QuarantineEntry,
} from '../test-reports/quarantine-file.js'
import { toOneLine } from '../text/terminal-text.js'
import { type CommandContext, EXIT_FAILED, EXIT_INVALID, type ParsedArguments } from './command.js'

/** From this many days before its end on, an entry is due. */
const DUE_DAYS = 7

type EntryState = ReturnType<typeof getQuarantineState> | 'due' | 'unused'

export function createQuarantineRequest({ cwd, env }: CommandContext) {
  return { adapters: { files: createFileStore(), clock: systemClock, sources: createSourceTree }, cwd, env }
}

/** Lists the entries of a quarantine file with their states; `check` fails if one is over, or if a cap is exceeded. */
export async function runQuarantine(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [word, named] = args.operands
  if (word !== 'list' && word !== 'check') return context.badUsage(`${JSON.stringify(word)} is not list or check`)
  const caps = readCaps(args)
  if (!caps.ok) return context.badUsage(caps.error)
  if (word === 'list' && (caps.value.max !== null || caps.value.needsOwners))
    return context.badUsage('--max and --owners go with check')
  const { quarantine, findings } = readQuarantine(createQuarantineRequest(context), named)
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    context.printFindings(errors, new Map())
    return EXIT_INVALID
  }
  const { terminal } = context
  const isJson = args.value('--format') === 'json'
  if (quarantine === null && !isJson) {
    terminal.stdout(`There is no quarantine: ${DEFAULT_QUARANTINE} does not exist.\n`)
    return 0
  }
  const unused = quarantine === null ? new Set() : await findUnused(quarantine, args.value('--reports'), context)
  const entries = (quarantine?.entries ?? []).map((entry) => ({ entry, state: judgeEntry(entry, unused.has(entry)) }))
  if (isJson) {
    const rows = entries.map(({ entry: { daysLeft, ...entry }, state }) => ({ ...entry, days_left: daysLeft, state }))
    terminal.stdout(`${JSON.stringify({ file: quarantine?.file ?? null, entries: rows }, null, 2)}\n`)
  } else {
    terminal.stdout(`${quarantine?.file ?? ''}: ${formatCount(entries.length, 'test')} in quarantine\n`)
    for (const { entry, state } of entries) terminal.stdout(`${formatEntry(entry, state)}\n`)
  }
  if (word === 'list') return 0
  const problems = listCapProblems(quarantine?.entries ?? [], caps.value)
  for (const problem of problems) terminal.stderr(`${problem}\n`)
  return problems.length > 0 || entries.some(({ state }) => state === 'over') ? EXIT_FAILED : 0
}

function readCaps(args: ParsedArguments) {
  const [max, owners] = [args.value('--max'), args.value('--owners')]
  if (max !== null && !/^\d{1,6}$/.test(max)) return err('--max must be a number')
  if (owners !== null && owners !== 'required') return err('--owners must be required')
  return ok({ max: max === null ? null : Number(max), needsOwners: owners === 'required' })
}

function listCapProblems(entries: readonly QuarantineEntry[], caps: ValueOf<typeof readCaps>): readonly string[] {
  const { max, needsOwners } = caps
  const ownerless = needsOwners ? entries.filter(({ owner }) => owner === null) : []
  return [
    ...(max !== null && entries.length > max
      ? [`${formatCount(entries.length, 'test')} in quarantine, and at most ${max} may be`]
      : []),
    ...ownerless.map(({ name }) => `${toOneLine(name, 200)} has no owner`),
  ]
}

function judgeEntry(entry: QuarantineEntry, isUnused: boolean): EntryState {
  const state = getQuarantineState(entry)
  if (state !== 'active') return state
  if (isUnused) return 'unused'
  return entry.daysLeft <= DUE_DAYS ? 'due' : 'active'
}

async function findUnused(
  quarantine: Quarantine,
  reports: string | null,
  { cwd, env }: CommandContext,
): Promise<ReadonlySet<unknown>> {
  if (reports === null) return new Set()
  const matcher = new QuarantineMatcher(quarantine)
  const sources = createSourceTree(findShownFolder(path.join(cwd, 'x'), env, cwd))
  const files = { ...reportFiles, includesEarlier: true } as const
  await new TestReports(reports, files, { sources, cwd }, matcher).read({ clock: systemClock, isOver: () => false })
  return new Set(matcher.listUnused())
}

function formatEntry(
  { name, file, until, daysLeft, owner, issue, reason }: QuarantineEntry,
  state: EntryState,
): string {
  const when = daysLeft < 0 ? `over since ${until}` : `until ${until}, ${formatCount(daysLeft, 'day')} left`
  const facts = [when, ...[file, owner, issue, reason].flatMap((fact) => (fact === null ? [] : [fact]))]
  return `  ${state.padEnd(14)} ${toOneLine(`${name}: ${facts.join('; ')}`, 500)}`
}
