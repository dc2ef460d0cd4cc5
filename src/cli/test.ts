import { type Dirent, readdirSync } from 'node:fs'
import path from 'node:path'
import { renderFindings } from '../config/finding-text.js'
import { err, ok, type Result } from '../core/result.js'
import { passed, testJson, testJunit, testText } from '../scenario/report.js'
import { type TestReport, testFiles } from '../scenario/test-files.js'
import { cancelOnSignals } from '../shell/interrupts.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { printDocument } from './check.js'
import { badUsage, type CommandContext, EXIT_INVALID, environmentRedactor } from './command.js'
import { entryAt, writeTextFile } from './files.js'
import { surroundings } from './run.js'
import { scenarioOfRun } from './test-from-run.js'

const EXIT_FAILED = 1

export async function runTest(args: ParsedArguments, context: CommandContext): Promise<number> {
  const recorded = oneValue(args, '--from-run')
  if (recorded !== null) {
    const [file, ...more] = args.operands
    if (more.length === 0) return scenarioOfRun(recorded, file ?? null, context)
    return badUsage(context, 'test', '--from-run writes one file: conductor test --from-run RUN_DIR [FILE]')
  }
  if (args.operands.length === 0) return badUsage(context, 'test', 'which file? conductor test FILE|DIR...')
  const files: string[] = []
  for (const name of args.operands) {
    const found = scenarioFiles(name, context.cwd)
    if (!found.ok) return badUsage(context, 'test', found.error)
    files.push(...found.value)
  }
  const report = await test([...new Set(files)], context)
  const invalid = report.findings.some(({ severity }) => severity === 'error')
  const code = invalid ? EXIT_INVALID : passed(report) ? 0 : EXIT_FAILED
  tell(report, code, oneValue(args, '--format') ?? 'text', context)
  const junit = oneValue(args, '--junit')
  if (junit !== null && !invalid) writeJunit(junit, report, context)
  return code
}

async function test(files: readonly string[], context: CommandContext): Promise<TestReport> {
  const interrupts = cancelOnSignals()
  const report = await testFiles(files, {
    ...surroundings(context),
    cancel: interrupts.signal,
  })
  interrupts.release()
  return report
}

function tell(report: TestReport, code: number, format: string, context: CommandContext): void {
  const { terminal } = context
  const redactor = environmentRedactor(context)
  if (format === 'json') {
    printDocument(testJson(report, code), context)
    return
  }
  if (report.findings.length > 0)
    terminal.stderr(`${redactor.text(renderFindings(report.findings, report.sources, terminal.color))}\n`)
  if (code !== EXIT_INVALID) terminal.stdout(redactor.text(testText(report, terminal.stdoutColor)))
}

/** A report that cannot be written is a message, and never hides how the scenarios went. */
function writeJunit(file: string, report: TestReport, context: CommandContext): void {
  const text = environmentRedactor(context).text(testJunit(report))
  const written = writeTextFile(path.resolve(context.cwd, file), text)
  if (!written.ok) context.terminal.stderr(`conductor test: --junit ${file} ${written.error}\n`)
}

const SCENARIO_FILE = /\.test\.ya?ml$/
const SKIPPED = new Set(['node_modules', '.git'])

/** A file as it is; of a folder everything that is named `*.test.yaml`, in the order of names. */
function scenarioFiles(name: string, cwd: string): Result<readonly string[], string> {
  const target = path.resolve(cwd, name)
  const entry = entryAt(target)
  if (entry === 'absent') return err(`there is no file or folder ${name}`)
  if (entry === 'file') return ok([name])
  const found = within(target).map((file) => path.join(name, path.relative(target, file)))
  return found.length === 0 ? err(`there is no *.test.yaml in ${name}`) : ok(found)
}

function within(folder: string): readonly string[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : within(file)
    return SCENARIO_FILE.test(entry.name) ? [file] : []
  })
}

/** In the order of names; a folder that cannot be read has nothing to offer. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}
