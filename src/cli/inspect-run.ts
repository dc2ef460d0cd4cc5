import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { RunAccount } from '../account/run-account.js'
import { findWorkspace } from '../config/load/index.js'
import { githubRecord } from '../core/github.js'
import { explain, LogExcerpt } from '../reporters/explain.js'
import { REPORT_NAMES, reportFile } from '../reporters/report-files.js'
import { sourceFile } from '../run/conclude.js'
import { shellPath } from '../text/shell-words.js'
import type { ParsedArguments } from './arguments.js'
import { type CommandContext, EXIT_FAILED, refuse } from './command.js'
import { writeTextFile } from './files.js'
import { graphOfRun, readRun } from './run-folder.js'
import { LAST } from './run-index.js'
import { reportFiles } from './run-request.js'

export async function runExplain(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const account = new RunAccount()
  const log = new LogExcerpt(account)
  const run = readRun(target, context, account, log)
  if (!run.ok) return refuse(context, 'explain', run.error)
  const { folder, ...left } = run.value
  context.terminal.stdout(explain({ ...left, log, runDir: folder === null ? null : target === LAST ? folder : target }))
  return 0
}

export async function runReport(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target = ''] = args.operands
  const run = readRun(target, context)
  if (!run.ok) return refuse(context, 'report', run.error)
  const { folder, result, account } = run.value
  if (folder === null) return refuse(context, 'report', `${target} is not a run folder`)
  if (result === null) {
    const advice = `the run did not come to its end; see conductor explain ${shellPath(target)}`
    return refuse(context, 'report', `${target} has no result.json that can be read: ${advice}`)
  }
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  const toRelative = (file: string): string | null => sourceFile(file, context.cwd, workspace)
  const graph = await graphOfRun(result, account, context)
  const report: RunReport = { account, result, graph, runDir: folder, github: githubRecord(context.env) }
  const targets = { ...reportFiles(args, context), html: path.join(folder, reportFile('html').file) }
  for (const name of REPORT_NAMES) {
    const file = targets[name] ?? null
    if (file === null) continue
    const render = await reportFile(name).renderer()
    const written = writeTextFile(file, render({ report, toRelative }))
    if (!written.ok) {
      context.terminal.stderr(`conductor report: ${file} ${written.error}\n`)
      return EXIT_FAILED
    }
    context.terminal.stdout(`${file}\n`)
  }
  return 0
}
