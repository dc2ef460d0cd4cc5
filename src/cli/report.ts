import path from 'node:path'
import { findWorkspace } from '../config/load/index.js'
import type { StampedEvent } from '../core/events.js'
import { githubRecord } from '../core/github.js'
import type { Termination } from '../core/outcome.js'
import type { ResultDocument, RunReport } from '../core/report.js'
import { renderHtml } from '../reporters/html/index.js'
import { renderJunit } from '../reporters/junit.js'
import { renderSarif } from '../reporters/sarif.js'
import { shellPath } from '../reporters/shell-words.js'
import { sourceFile } from '../run/source-file.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type Command, type CommandContext, DEBUG, EXIT_INVALID } from './command.js'
import { writeTextFile } from './files.js'
import { graphOfRun } from './report-graph.js'
import { type RunFolder, readRun } from './run-folder.js'

export const reportCommand: Command = {
  name: 'report',
  summary: 'Write the reports of a run again',
  usage: 'report RUN_DIR [--junit FILE] [--sarif FILE]',
  options: [
    { name: '--junit', value: 'FILE', help: 'also write a JUnit report' },
    { name: '--sarif', value: 'FILE', help: 'also write a SARIF log' },
    DEBUG,
  ],
  examples: ['conductor report /tmp/conductor/drift-check-20250101T000000Z-a1b2c3'],
  run: runReport,
}

const EXIT_FAILED = 1

async function runReport(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target, ...more] = args.operands
  if (target === undefined || more.length > 0)
    return badUsage(context, reportCommand, 'give one run folder: conductor report RUN_DIR')
  const run = readRun(target, context.cwd)
  if (!run.ok) return refuse(run.error, context)
  const { folder, result, events } = run.value
  if (folder === null) return refuse(`${target} is not a run folder`, context)
  if (result === null)
    return refuse(
      `${target} has no result.json that can be read: the run did not come to its end; see conductor explain ${shellPath(target)}`,
      context,
    )
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  const toRelative = (file: string): string | null => sourceFile(file, context.cwd, workspace)
  const input = { report: await reportOf(run.value, folder, result, context), events, toRelative }
  const page = path.join(folder, 'report.html')
  const texts: [string, string][] = [[page, renderHtml(input)]]
  const junit = oneValue(args, '--junit')
  const sarif = oneValue(args, '--sarif')
  if (junit !== null) texts.push([path.resolve(context.cwd, junit), renderJunit(input)])
  if (sarif !== null) texts.push([path.resolve(context.cwd, sarif), renderSarif(input)])
  for (const [file, text] of texts) {
    const written = writeTextFile(file, text)
    if (!written.ok) {
      context.terminal.stderr(`conductor report: ${file} ${written.error}\n`)
      return EXIT_FAILED
    }
    context.terminal.stdout(`${file}\n`)
  }
  return 0
}

function refuse(message: string, context: CommandContext): number {
  context.terminal.stderr(`conductor report: ${message}\n`)
  return EXIT_INVALID
}

async function reportOf(
  run: RunFolder,
  folder: string,
  result: ResultDocument,
  context: CommandContext,
): Promise<RunReport> {
  const hasRecords = run.records.length > 0
  return {
    result,
    records: run.records,
    graph: await graphOfRun(result, run.events, context),
    termination: terminationOf(result),
    runDir: folder,
    errorsPath: hasRecords ? path.join(folder, 'errors.jsonl') : null,
    errorsWriteError: writeErrorOf(run.events),
    github: run.records.find(({ github }) => github !== null)?.github ?? githubRecord(context.env),
  }
}

function terminationOf({ termination }: ResultDocument): Termination | null {
  if (termination === null) return null
  const { status, reason, terminated_by: terminatedBy } = termination
  return { status: status === 'success' ? 'success' : 'failed', reason, terminatedBy }
}

function writeErrorOf(events: readonly StampedEvent[]): string | null {
  const failed = events.findLast((event) => event.type === 'errors_jsonl_write_failed')
  return failed?.type === 'errors_jsonl_write_failed' ? failed.error : null
}
