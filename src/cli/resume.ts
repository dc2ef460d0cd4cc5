import { parseGateArguments } from '../core/gates.js'
import { resumeRun } from '../run/resume.js'
import { helpersFolder, realAdapters, temporaryBase } from '../shell/adapters.js'
import { cancelOnSignals } from '../shell/interrupts.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import {
  BREAKER_STATE,
  badUsage,
  type Command,
  type CommandContext,
  DEBUG,
  FORMAT,
  INPUT_AGAIN,
  INPUT_FILE,
  JUNIT,
  NO_INTERACTIVE,
  PROVIDER,
  QUIET,
  SARIF,
  SKIP_GATES,
} from './command.js'
import { resumableRun } from './named-run.js'
import { humanAt, inputsOf, observerOf, printResult, reportFiles, scriptEnvironment } from './run.js'
import { RUN_OPTIONS, runOptionsOf } from './run-options.js'

export const resumeCommand: Command = {
  name: 'resume',
  summary: 'Go on with a run where it stopped',
  usage: 'resume RUN_DIR|FILE|last [--from NODE] [OPTIONS]',
  options: [
    { name: '--from', value: 'NODE', help: 'run this node and everything that ran after it again' },
    INPUT_AGAIN,
    INPUT_FILE,
    { name: '--gate', value: 'NAME=VALUE', repeats: true, help: 'answer a human gate' },
    SKIP_GATES,
    NO_INTERACTIVE,
    { name: '--reset-breakers', help: 'forget the state of circuit breakers' },
    BREAKER_STATE,
    PROVIDER,
    ...RUN_OPTIONS,
    JUNIT,
    SARIF,
    FORMAT,
    QUIET,
    DEBUG,
  ],
  examples: [
    'conductor resume /tmp/conductor/deploy-20260102T030405Z-1a2b3c4d5e6f',
    'conductor resume last',
    'conductor resume workflow.yaml',
    'conductor resume RUN_DIR --gate approve=yes',
    'conductor resume RUN_DIR --from build',
  ],
  run: runResume,
}

async function runResume(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [folder, ...more] = args.operands
  if (folder === undefined) return badUsage(context, resumeCommand, 'which run? conductor resume RUN_DIR')
  if (more.length > 0)
    return badUsage(context, resumeCommand, `one run at a time; ${JSON.stringify(more[0])} is too much`)
  const given = inputsOf(args, context)
  if (!given.ok) return badUsage(context, resumeCommand, given.error)
  const answers = parseGateArguments(args.values.get('--gate') ?? [])
  if (!answers.ok) return badUsage(context, resumeCommand, answers.error)
  const from = oneValue(args, '--from')
  if (from !== null && looksLikePath(from))
    return badUsage(
      context,
      resumeCommand,
      `--from names a node, and ${JSON.stringify(from)} looks like a path; the run folder stands alone: conductor resume RUN_DIR`,
    )
  const options = runOptionsOf(args, context, null)
  if (!options.ok) return badUsage(context, resumeCommand, options.error)
  const observer = observerOf(args, context)
  if (!observer.ok) return badUsage(context, resumeCommand, observer.error)
  const named = resumableRun(folder, context)
  if (!named.ok) return badUsage(context, resumeCommand, named.error)
  const interrupts = cancelOnSignals()
  const result = await resumeRun({
    folder: named.value,
    from,
    resetBreakers: args.flags.has('--reset-breakers'),
    given: given.value,
    cwd: context.cwd,
    env: context.env,
    scriptEnv: scriptEnvironment(context.env),
    tempBase: temporaryBase(context.env),
    strictExit: null,
    injections: [],
    gates: { answers: answers.value, skip: args.flags.has('--skip-gates'), human: humanAt(args, context) },
    provider: oneValue(args, '--provider'),
    breakerState: oneValue(args, '--breaker-state'),
    helpersFolder: helpersFolder(),
    secrets: [],
    cancel: interrupts.signal,
    adapters: realAdapters(context.env),
    reports: reportFiles(args, context),
    observer: observer.value,
    ...options.value,
  })
  interrupts.release()
  return printResult(result, oneValue(args, '--format') ?? 'text', context)
}

/** Upstream gives a checkpoint's path there; no name of a node looks like one. */
function looksLikePath(text: string): boolean {
  return /[\\/]|\.(json|ya?ml)$/i.test(text)
}
