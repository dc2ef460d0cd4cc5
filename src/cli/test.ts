import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { createFileStore, writeTextFile } from '../adapters/file-store.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { createCoverage } from '../config/contract/coverage.js'
import { listTestedFiles } from '../config/load/file-sorts.js'
import { findEntryAt } from '../core/entries.js'
import { ok } from '../core/result.js'
import { readSnapshot } from '../run/run-folder.js'
import { createScenario } from '../scenario/from-run.js'
import {
  createTestDocument,
  describeLack,
  hasPassed,
  renderTestJunit,
  renderTestText,
  testFiles,
} from '../scenario/test-files.js'
import { findWorkspace } from '../source/workspace.js'
import { parsePercentage } from '../text/percentage.js'
import { type CommandContext, EXIT_FAILED, EXIT_INVALID, type ParsedArguments } from './command.js'
import { writeNewFiles } from './files.js'
import { printDocument, tellOthers } from './inspect-file.js'
import { type RunFolder, readRun } from './inspect-run.js'
import { createCommandSurroundings } from './run-request.js'

export async function runTest(args: ParsedArguments, context: CommandContext): Promise<number> {
  const recorded = args.value('--from-run')
  if (recorded !== null) {
    const [file, ...more] = args.operands
    if (more.length === 0) return writeScenarioOfRun(recorded, file ?? null, context)
    return context.badUsage('--from-run writes one file: conductor test --from-run RUN_DIR [FILE]')
  }
  if (args.operands.length === 0) return context.badUsage('which file? conductor test FILE|DIR...')
  const named = listTestedFiles(args.operands, context.cwd)
  if (!named.ok) return context.badUsage(named.error)
  const minCoverage = args.value('--min-coverage') ?? '0'
  const least = parsePercentage(minCoverage)
  if (least === null)
    return context.badUsage(`--min-coverage ${JSON.stringify(minCoverage)} is not a percentage from 0 to 100`)
  const interrupts = cancelOnSignals()
  const report = await testFiles(named.value.files, {
    ...createCommandSurroundings(context),
    cancel: interrupts.signal,
  })
  interrupts.release()
  const invalid = report.findings.some(({ severity }) => severity === 'error')
  const coverage = createCoverage(report)
  const lack = describeLack(coverage, least)
  const code = invalid ? EXIT_INVALID : hasPassed(report) && lack === null ? 0 : EXIT_FAILED
  const { stdout, stdoutColor } = context.terminal
  if (args.value('--format') === 'json') printDocument(createTestDocument(report, coverage, code), context)
  else {
    context.printFindings(report.findings, report.sources)
    if (!invalid) stdout(context.redactor().text(renderTestText(report, coverage, stdoutColor, args.has('--verbose'))))
    tellOthers(named.value.others, args.has('--verbose'), context)
  }
  if (!invalid && lack !== null) context.terminal.stderr(`conductor test: ${lack}\n`)
  const junit = args.value('--junit')
  if (junit !== null && !invalid) writeJunit(junit, renderTestJunit(report, coverage), context)
  return code
}

function writeJunit(file: string, junit: string, context: CommandContext): void {
  const text = context.redactor().text(junit)
  const written = writeTextFile(path.resolve(context.cwd, file), text)
  if (!written.ok) context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`)
}

function writeScenarioOfRun(target: string, file: string | null, context: CommandContext): number {
  const run = readRun(target, context, new RunAccount({ whole: true }))
  if (!run.ok) return context.refuse(run.error)
  const folder = file === null ? context.cwd : path.dirname(path.resolve(context.cwd, file))
  const workflow = path.relative(folder, findRunWorkflow(run.value, context)).split(path.sep).join('/')
  const text = createScenario(run.value, workflow)
  if (!text.ok) return context.refuse(`${target} cannot become a scenario: ${text.error}`)
  const written = file === null ? ok(null) : writeNewFiles(context.cwd, [{ path: file, text: text.value }], String)
  if (!written.ok) return context.refuse(written.error)
  context.terminal.stdout(file === null ? text.value : `${file}\n`)
  return 0
}

function findRunWorkflow({ folder, account, result }: RunFolder, { cwd, env }: CommandContext): string {
  const recorded = account.run?.file ?? result?.workflow.file ?? ''
  const snapshot = folder === null ? null : readSnapshot(createFileStore(), folder)
  const started = snapshot === null ? [] : [path.resolve(snapshot.cwd, snapshot.file)]
  const here = path.resolve(cwd, recorded)
  const inWorkspace = path.resolve(findWorkspace(path.join(cwd, 'workflow.yaml'), env), recorded)
  return [...started, inWorkspace].find((candidate) => findEntryAt(candidate) === 'file') ?? here
}
