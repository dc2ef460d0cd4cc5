import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { findWorkspace } from '../config/load/index.js'
import { githubRecord } from '../core/github.js'
import { renderHtml } from '../reporters/html/index.js'
import { renderJunit } from '../reporters/junit.js'
import { renderSarif } from '../reporters/sarif.js'
import { shellPath } from '../reporters/shell-words.js'
import { sourceFile } from '../run/source-file.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type Command, type CommandContext, DEBUG, refuse } from './command.js'
import { writeTextFile } from './files.js'
import { graphOfRun } from './report-graph.js'
import { readRun } from './run-folder.js'

export const reportCommand: Command = {
  name: 'report',
  usage: 'report RUN_DIR|last [--junit FILE] [--sarif FILE]',
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
  const run = readRun(target, context)
  if (!run.ok) return refuse(context, reportCommand, run.error)
  const { folder, result, account } = run.value
  if (folder === null) return refuse(context, reportCommand, `${target} is not a run folder`)
  if (result === null)
    return refuse(
      context,
      reportCommand,
      `${target} has no result.json that can be read: the run did not come to its end; see conductor explain ${shellPath(target)}`,
    )
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  const toRelative = (file: string): string | null => sourceFile(file, context.cwd, workspace)
  const graph = await graphOfRun(result, account, context)
  const report: RunReport = { account, result, graph, runDir: folder, github: githubRecord(context.env) }
  const page = path.join(folder, 'report.html')
  const texts: [string, string][] = [[page, renderHtml({ report, toRelative })]]
  const junit = oneValue(args, '--junit')
  const sarif = oneValue(args, '--sarif')
  if (junit !== null) texts.push([path.resolve(context.cwd, junit), renderJunit({ report, toRelative })])
  if (sarif !== null) texts.push([path.resolve(context.cwd, sarif), renderSarif({ report, toRelative })])
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
