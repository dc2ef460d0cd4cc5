import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { renderFindings } from '../config/finding-text.js'
import { parseInjection } from '../core/injection.js'
import { jsonText } from '../core/json.js'
import type { Durability } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { PROVIDER_KEY_VARIABLES } from '../redaction/provider-keys.js'
import { createProgress, type Progress } from '../reporters/progress.js'
import { parseGateArguments } from '../run/gate-answers.js'
import { run } from '../run/index.js'
import type { RunObserver } from '../run/observer.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { definedOnly, helpersFolder, realAdapters, temporaryBase } from '../shell/adapters.js'
import { cancelOnSignals } from '../shell/interrupts.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type CommandContext } from './command.js'
import { noteRun, realPath } from './run-index.js'
import { durabilityOf, humanAt, inputsOf, logWriter, reportFiles, runOptionsOf } from './run-options.js'
import { shardsOf } from './shard-options.js'

export async function runRun(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file, ...more] = args.operands
  if (file === undefined) return badUsage(context, 'run', 'which file? conductor run FILE')
  if (more.length > 0) return badUsage(context, 'run', `one file at a time; ${JSON.stringify(more[0])} is too much`)
  const found = path.resolve(context.cwd, file)
  const injections = injectionsOf(args)
  if (!injections.ok) return badUsage(context, 'run', injections.error)
  const shards = shardsOf(args)
  if (!shards.ok) return badUsage(context, 'run', shards.error)
  const shared = sharedRequest(args, context, found)
  if (!shared.ok) return badUsage(context, 'run', shared.error)
  const { observer } = shared.value
  const page = args.flags.has('--watch') ? (await import('./watch-run.js')).ownPage(context) : null
  const interrupts = cancelOnSignals()
  const format = oneValue(args, '--format') ?? 'text'
  const request: RunRequest = {
    ...shared.value,
    file: found,
    fileAsGiven: file,
    runDir: oneValue(args, '--run-dir'),
    injections: injections.value,
    cancel: interrupts.signal,
    observer: noting(page?.following(observer) ?? observer, found, context),
    ...shards.value,
  }
  if (args.flags.has('--dry-run')) {
    const { dryRun } = await import('./dry-run.js')
    const refuse = (invalid: RunResult): number => printResult(invalid, format, context)
    return dryRun(request, format, context, refuse).finally(interrupts.release)
  }
  const result = await run(request)
  await page?.finish(interrupts.signal.aborted)
  interrupts.release()
  return printResult(result, format, context)
}

/** Notes the run when it begins, so that `runs` and `last` find it wherever its folder is. */
function noting(observer: RunObserver, file: string, { cwd, env }: CommandContext): RunObserver {
  return {
    ...observer,
    started: (start) => {
      const { runId: run_id, runDir, workflow } = start
      if (runDir !== null) {
        const places = { file: realPath(file), cwd: realPath(cwd), folder: path.resolve(cwd, runDir) }
        noteRun({ run_id, workflow: workflow.settings.name, ...places, started: new Date().toISOString() }, env)
      }
      return observer.started(start)
    },
  }
}

function injectionsOf(args: ParsedArguments): Result<RunRequest['injections'], string> {
  const injections = []
  for (const text of args.values.get('--inject') ?? []) {
    const injection = parseInjection(text)
    if (!injection.ok) return err(`--inject: ${injection.error}`)
    injections.push(injection.value)
  }
  return ok(injections)
}

type SharedRequest = Omit<RunRequest, 'file' | 'fileAsGiven' | 'runDir' | 'injections' | 'shards' | 'cancel'>

/** What every command that runs nodes reads from its arguments, or what is wrong with them; `file` is what is run, if it is known. */
export function sharedRequest(
  args: ParsedArguments,
  context: CommandContext,
  file: string | null,
): Result<SharedRequest, string> {
  const given = inputsOf(args, context)
  if (!given.ok) return given
  const answers = parseGateArguments(args.values.get('--gate') ?? [])
  if (!answers.ok) return answers
  const options = runOptionsOf(args, context, file)
  if (!options.ok) return options
  const observer = observerOf(args, context)
  if (!observer.ok) return observer
  return ok({
    given: given.value,
    ...surroundings(context, durabilityOf(args)),
    strictExit: null,
    gates: { answers: answers.value, skip: args.flags.has('--skip-gates'), human: humanAt(args, context) },
    provider: oneValue(args, '--provider'),
    breakerState: oneValue(args, '--breaker-state'),
    reports: reportFiles(args, context),
    observer: observer.value,
    ...options.value,
  })
}

/** What every command that runs nodes takes from its surroundings. */
export function surroundings({ cwd, env }: CommandContext, durability?: Durability): Surroundings {
  return {
    cwd,
    env,
    scriptEnv: scriptEnvironment(env),
    tempBase: temporaryBase(env),
    helpersFolder: helpersFolder(),
    secrets: [],
    adapters: realAdapters(env, durability),
  }
}

type Surroundings = Pick<
  RunRequest,
  'cwd' | 'env' | 'scriptEnv' | 'tempBase' | 'helpersFolder' | 'secrets' | 'adapters'
>

/** What scripts inherit: everything but the keys of providers, which a node's `env` must name to get. */
function scriptEnvironment(env: CommandContext['env']): Record<string, string> {
  const inherited = definedOnly(env)
  for (const name of PROVIDER_KEY_VARIABLES) delete inherited[name]
  return inherited
}

/** Live progress on stderr, and everything into the file of `--log-file`. */
function observerOf(args: ParsedArguments, context: CommandContext): Result<RunObserver, string> {
  const log = logWriter(args, context)
  if (!log.ok) return log
  const quiet = args.flags.has('--quiet')
  const verbose = args.flags.has('--verbose')
  if (log.value !== null && !quiet) context.terminal.stderr(`log file: ${log.value.file}\n`)
  return ok(terminalObserver(verbose ? { ...context, debug: true } : context, quiet, log.value?.write ?? null))
}

function terminalObserver(
  context: CommandContext,
  quiet: boolean,
  log: ((text: string | Buffer) => void) | null,
): RunObserver {
  const { terminal } = context
  const shown = [
    createProgress({
      write: terminal.stderr,
      isTerminal: terminal.stderrIsTerminal,
      color: terminal.color,
      columns: terminal.columns,
      clock: systemClock,
      quiet,
      level: context.debug ? 'debug' : 'info',
    }),
    ...(log === null ? [] : [plainProgress(log)]),
  ]
  return {
    started: ({ warnings, sources, redactor, account }) => {
      const text = warnings.length === 0 ? '' : `${redactor.text(renderFindings(warnings, sources, terminal.color))}\n`
      if (text !== '' && !quiet) terminal.stderr(text)
      if (text !== '') log?.(`${redactor.text(renderFindings(warnings, sources, false))}\n`)
      for (const one of shown) one.begin(account.groups)
      return { consumers: shown, sinks: quiet ? shown.slice(1) : shown }
    },
    masked: () => {},
    note: (message) => {
      terminal.stderr(`conductor: ${message}\n`)
      log?.(`conductor: ${message}\n`)
    },
    finished: (report) => {
      for (const one of shown) one.finish(report)
    },
  }
}

/** Everything, in plain lines. */
function plainProgress(write: (text: string | Buffer) => void): Progress {
  return createProgress({
    write,
    isTerminal: false,
    color: false,
    columns: LOG_COLUMNS,
    clock: systemClock,
    quiet: false,
    level: 'debug',
  })
}

const LOG_COLUMNS = 120

/** stdout is the result: the workflow's output, or with `--format json` the whole document. */
export function printResult(result: RunResult, format: string, context: CommandContext): number {
  const { terminal } = context
  if (result.status === 'invalid') {
    if (format === 'json') terminal.stdout(`${jsonText(result.result, 2)}\n`)
    else terminal.stderr(`${renderFindings(result.findings, result.sources, terminal.color)}\n`)
    return result.result.exit_code
  }
  if (format === 'json') terminal.stdout(`${jsonText(result.result, 2)}\n`)
  else if (result.hasOutput && result.output !== null) terminal.stdout(`${jsonText(result.output, 2)}\n`)
  return result.result.exit_code
}
