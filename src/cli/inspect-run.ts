import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { RunAccount } from '../account/run-account.js'
import { EventReader, RecordReader, readResult } from '../account/run-reader.js'
import { createFileStore } from '../adapters/file-store.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import { findEntryAt } from '../core/entries.js'
import type { EventConsumer } from '../core/events.js'
import { createGithubRecord } from '../core/github.js'
import type { GraphNode, ResultDocument, WorkflowGraph } from '../core/report.js'
import { err, ok, type Result, tryResult, type ValueOf } from '../core/result.js'
import { explain, LogExcerpt } from '../reporters/explain.js'
import { reportFile } from '../reporters/report-files.js'
import { findNamedSource, writeReportFiles } from '../run/conclude.js'
import { findWorkspace } from '../source/workspace.js'
import { toShellPath } from '../text/shell-words.js'
import { type CommandContext, EXIT_FAILED, type ParsedArguments, type Surroundings } from './command.js'
import { readTextFile } from './files.js'
import { checkNamedFile } from './inspect-file.js'
import { createStartedLookup, findNamedRun, LAST } from './run-index.js'
import { readReportOptions } from './run-request.js'

export async function runExplain(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const account = new RunAccount()
  const log = new LogExcerpt(account)
  const run = readRun(target, context, account, log)
  if (!run.ok) return context.refuse(run.error)
  const { folder, ...left } = run.value
  const runId = left.result?.run_id ?? account.run?.run_id ?? ''
  const isUnknown = folder !== null && createStartedLookup(context.env)(runId, folder) === null
  const runDir = folder === null ? null : target === LAST ? folder : target
  context.terminal.stdout(explain({ ...left, log, runDir, isUnknown }))
  return 0
}

export async function runReport(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const run = readRun(target, context)
  if (!run.ok) return context.refuse(run.error)
  const { folder, result, account } = run.value
  if (folder === null) return context.refuse(`${target} is not a run folder`)
  if (result === null) {
    const advice = `the run did not come to its end; see conductor explain ${toShellPath(target)}`
    return context.refuse(`${target} has no result.json that can be read: ${advice}`)
  }
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  const toRelative = (file: string): string | null => findNamedSource(file, context.cwd, workspace)
  const graph = (await loadFileGraph(result.workflow.file, account, context)) ?? traceGraph(account, result)
  const report: RunReport = { account, result, graph, runDir: folder, github: createGithubRecord(context.env) }
  const targets = { ...readReportOptions(args, context), html: path.join(folder, reportFile('html').file) }
  const written = await writeReportFiles(createFileStore(), targets, { report, toRelative })
  for (const { file, problem } of written) {
    if (problem === null) context.terminal.stdout(`${file}\n`)
    else context.terminal.stderr(`conductor report: ${file} ${problem}\n`)
  }
  return written.every(({ problem }) => problem === null) ? 0 : EXIT_FAILED
}

export type RunFolder = ValueOf<typeof readRun>

const EVENTS = 'events.jsonl'
const ERRORS = 'errors.jsonl'
const RESULT = 'result.json'

/** Reads a run folder, or one of its files, into an account; other consumers get the events too. The error is a message for the user. */
export function readRun(
  named: string,
  context: Surroundings,
  account: RunAccount = new RunAccount(),
  ...others: readonly EventConsumer[]
) {
  const run = findNamedRun(named, context)
  if (!run.ok) return run
  const target = run.value
  const resolved = path.resolve(context.cwd, target)
  const entry = findEntryAt(resolved)
  if (entry === 'absent') return err(`${target} does not exist; \`conductor runs\` lists the runs of this machine`)
  const isFolder = entry === 'folder'
  // A single file is recognised by its name; any other is read as error records.
  const names = isFolder
    ? [EVENTS, ERRORS, RESULT].filter((name) => findEntryAt(path.join(resolved, name)) !== 'absent')
    : [path.basename(resolved)]
  if (names.length === 0) return err(`${target} holds no run: there is no ${EVENTS}, ${ERRORS}, ${RESULT} in it`)
  const events = new EventReader(account, ...others)
  const errors = new RecordReader()
  let result: ResultDocument | null = null
  for (const name of names) {
    const file = isFolder ? path.join(resolved, name) : resolved
    const text = name === RESULT ? readTextFile(file) : readLines(file, name === EVENTS ? events : errors)
    if (!text.ok) return err(`${isFolder ? path.join(target, name) : target} ${text.error}`)
    if (name === RESULT) result = readResult(text.value)
  }
  const skipped = events.skipped + errors.skipped
  const isEmpty = account.startedAt === null && errors.records.length === 0 && result === null
  if (!isFolder && isEmpty && (skipped > 0 || names[0] === RESULT))
    return err(`${target} holds no error record, no events and no result`)
  return ok({ folder: isFolder ? resolved : null, account, records: errors.records, result, skipped })
}

function readLines(file: string, reader: { line(text: string): void }): Result<string, string> {
  if (findEntryAt(file) === 'folder') return err('is a folder, not a file')
  const read = tryResult(() => {
    for (const line of createFileStore().lines(file)) reader.line(line)
  })
  return read.ok ? ok('') : err(`cannot be read: ${read.error}`)
}

/** Returns the graph of a file in the workspace, or in the current folder, whose nodes fit the events; null if there is none. */
export async function loadFileGraph(named: string, account: RunAccount, context: CommandContext) {
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  for (const folder of new Set([workspace, context.cwd])) {
    const file = path.resolve(folder, named)
    if (findEntryAt(file) !== 'file') continue
    const { runnable } = await checkNamedFile(file, context)
    const isRight = runnable !== null && runnable.settings.name === account.run?.workflow
    if (isRight && [...account.walk.types].every(([name, type]) => runnable.steps.get(name)?.type === type))
      return createWorkflowGraph(runnable)
  }
  return null
}

/** Returns a graph of the steps that result.json lists, or that ran, and of the routes that were taken. */
export function traceGraph({ walk, run }: RunAccount, result: ResultDocument | null): WorkflowGraph {
  const file = result?.workflow.file ?? run?.file ?? ''
  const steps = result?.execution.steps ?? []
  const types = new Map(steps.map((step) => [step.node_id, step.type]))
  for (const [name, type] of walk.types) if (!types.has(name)) types.set(name, type)
  const position = { file, line: 1 }
  const nodes = [...types].map(([name, type]): GraphNode => ({ name, type, position, members: [], child: null }))
  const edges = [...walk.edges.values()].filter(({ to }) => to === '$end' || types.has(to))
  const entry = walk.path[0] ?? steps[0]?.node_id ?? '$end'
  return { name: result?.workflow.name ?? run?.workflow ?? file, file, entry, nodes, edges }
}
