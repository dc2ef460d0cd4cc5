import path from 'node:path'
import { RunAccount } from '../account/run-account.js'
import { createFileStore } from '../adapters/file-store.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { findWorkspace } from '../config/load/workspace.js'
import { ok } from '../core/result.js'
import { snapshotIn } from '../run/run-folder.js'
import { scenarioFromRun } from '../scenario/from-run.js'
import { hasPassed, type TestReport, testFiles, testJson, testJunit, testText } from '../scenario/test-files.js'
import { hasMagic } from '../text/glob.js'
import {
  badUsage,
  type CommandContext,
  EXIT_FAILED,
  EXIT_INVALID,
  environmentRedactor,
  type ParsedArguments,
  printFindings,
  refuse,
} from './command.js'
import { entryAt, namedFiles, TESTED, writeNewFiles, writeTextFile } from './files.js'
import { printDocument, tellOthers } from './inspect-file.js'
import { type RunFolder, readRun } from './inspect-run.js'
import { surroundings } from './run-request.js'

export async function runTest(args: ParsedArguments, context: CommandContext): Promise<number> {
  const recorded = args.value('--from-run')
  if (recorded !== null) {
    const [file, ...more] = args.operands
    if (more.length === 0) return scenarioOfRun(recorded, file ?? null, context)
    return badUsage(context, 'test', '--from-run writes one file: conductor test --from-run RUN_DIR [FILE]')
  }
  if (args.operands.length === 0) return badUsage(context, 'test', 'which file? conductor test FILE|DIR...')
  const gone = args.operands.find((name) => !hasMagic(name) && entryAt(path.resolve(context.cwd, name)) === 'absent')
  if (gone !== undefined) return badUsage(context, 'test', `there is no file or folder ${gone}`)
  const named = namedFiles(args.operands, context.cwd, TESTED)
  if (!named.ok) return badUsage(context, 'test', named.error)
  const interrupts = cancelOnSignals()
  const report = await testFiles(named.value.files, { ...surroundings(context), cancel: interrupts.signal })
  interrupts.release()
  const invalid = report.findings.some(({ severity }) => severity === 'error')
  const code = invalid ? EXIT_INVALID : hasPassed(report) ? 0 : EXIT_FAILED
  const format = args.value('--format') ?? 'text'
  tell(report, code, format, context)
  if (format !== 'json') tellOthers(named.value.others, args.has('--verbose'), context)
  const junit = args.value('--junit')
  if (junit !== null && !invalid) writeJunit(junit, report, context)
  return code
}

function tell(report: TestReport, code: number, format: string, context: CommandContext): void {
  const { stdout, stdoutColor } = context.terminal
  if (format === 'json') {
    printDocument(testJson(report, code), context)
    return
  }
  printFindings(context, report.findings, report.sources)
  if (code !== EXIT_INVALID) stdout(environmentRedactor(context).text(testText(report, stdoutColor)))
}

/** Writes the JUnit report; if that fails, prints a message and keeps the exit code. */
function writeJunit(file: string, report: TestReport, context: CommandContext): void {
  const text = environmentRedactor(context).text(testJunit(report))
  const written = writeTextFile(path.resolve(context.cwd, file), text)
  if (!written.ok) context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`)
}

/** Turns a run into a scenario: on stdout with the workflow's path relative to the current folder, in a new file relative to that file. */
export function scenarioOfRun(target: string, file: string | null, context: CommandContext): number {
  const run = readRun(target, context, new RunAccount({ whole: true }))
  if (!run.ok) return refuse(context, 'test', run.error)
  const folder = file === null ? context.cwd : path.dirname(path.resolve(context.cwd, file))
  const workflow = path.relative(folder, findRunWorkflow(run.value, context)).split(path.sep).join('/')
  const text = scenarioFromRun(run.value, workflow)
  if (!text.ok) return refuse(context, 'test', `${target} cannot become a scenario: ${text.error}`)
  const written = file === null ? ok(null) : writeNewFiles(context.cwd, [{ path: file, text: text.value }], String)
  if (!written.ok) return refuse(context, 'test', written.error)
  context.terminal.stdout(file === null ? text.value : `${file}\n`)
  return 0
}

/** Returns the workflow file of a run, as its checkpoint or its events name it, in its workspace or in the current folder. */
function findRunWorkflow({ folder, account, result }: RunFolder, { cwd, env }: CommandContext): string {
  const recorded = account.run?.file ?? result?.workflow.file ?? ''
  const snapshot = folder === null ? null : snapshotIn(createFileStore(), folder)
  const started = snapshot === null ? [] : [path.resolve(snapshot.cwd, snapshot.file)]
  const here = path.resolve(cwd, recorded)
  const inWorkspace = path.resolve(findWorkspace(path.join(cwd, 'workflow.yaml'), env), recorded)
  return [...started, inWorkspace].find((candidate) => entryAt(candidate) === 'file') ?? here
}
