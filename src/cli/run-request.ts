import { appendFileSync, constants, ftruncateSync } from 'node:fs'
import path from 'node:path'
import { systemClock } from '../adapters/clock.js'
import { makeFolder } from '../adapters/file-store.js'
import { renderFindings } from '../config/finding-text.js'
import { createTextInputs, type GivenInputs, parseInputMapping } from '../config/inputs.js'
import { pickDefined } from '../config/providers.js'
import { findEntryAt } from '../core/entries.js'
import { parseGateArguments } from '../core/gate-answers.js'
import type { AskHuman } from '../core/gates.js'
import { setKey } from '../core/json.js'
import { once } from '../core/maps.js'
import type { Durability } from '../core/ports.js'
import { openRegularFile } from '../core/regular-file.js'
import { err, ok, type Result, tryAction, tryResult } from '../core/result.js'
import { addInjectedDetails, parseInjections } from '../engine/interception.js'
import { PROVIDER_KEY_VARIABLES } from '../redaction/secret-sources.js'
import { Progress } from '../reporters/progress.js'
import { forEachRequested } from '../reporters/report-files.js'
import { claimRunsFolder, createSurroundings } from '../run/adapters.js'
import { PLAIN_RUN, parseShards, type RunObserver, type RunRequest } from '../run/request.js'
import { formatStamp } from '../run/run-folder.js'
import { displayPath, findWorkspace, isInside, resolveRealPath } from '../source/workspace.js'
import { type CommandContext, type ParsedArguments, parsePairs, type Surroundings } from './command.js'
import { readTextFile } from './files.js'
import { createDeliveryRequest, readNotifyOptions, URL_VARIABLE } from './notify.js'
import { findNamedRun, LAST } from './run-index.js'

/** A request to which the caller adds the signal that cancels the run. */
type UncancelledRequest = Omit<RunRequest, 'cancel'>

export function createPlainRequest(
  context: Surroundings,
  observer: RunObserver,
  durability?: Durability,
): UncancelledRequest {
  return { ...PLAIN_RUN, ...createCommandSurroundings(context, durability), observer }
}

export function createCommandSurroundings({ cwd, env }: Surroundings, durability?: Durability) {
  // A node's `env` must name a provider's key to get it.
  const scriptEnv = pickDefined(env, [...PROVIDER_KEY_VARIABLES, URL_VARIABLE])
  return { ...createSurroundings(cwd, env, durability), scriptEnv }
}

/** `file` is null for commands that continue a run, whose folder names the file. */
export function createCommandRequest(
  args: ParsedArguments,
  context: CommandContext,
  file: string | null,
): Result<UncancelledRequest, string> {
  const inputs = readInputOptions(args, context)
  if (!inputs.ok) return inputs
  const answers = parseGateArguments(args.all('--gate'))
  if (!answers.ok) return answers
  const metadata = parsePairs(args.all('--metadata'), '-m', 'KEY=VALUE')
  if (!metadata.ok) return metadata
  const workflow = file === null ? null : path.resolve(context.cwd, file)
  const instructions = readInstructionOptions(args, context, workflow)
  if (!instructions.ok) return instructions
  const parsed = parseInjections(args.all('--inject'))
  if (!parsed.ok) return err(`--inject: ${parsed.error}`)
  const injections = addInjectedDetails(parsed.value, args.all('--inject-details'))
  if (!injections.ok) return err(`--inject-details: ${injections.error}`)
  const planned = args.value('--shards')
  const shards = parseShards(planned ?? '')
  if (planned !== null && shards === null) return err(`--shards ${JSON.stringify(planned)} is not GROUP=N`)
  const observer = createObserver(args, context)
  if (!observer.ok) return observer
  const notify = readNotifyOptions(args, context)
  if (!notify.ok) return notify
  const strictExit = args.value('--strict-exit')
  const durability = args.value('--durability') === 'process' ? 'process' : 'machine'
  const plain = createPlainRequest(context, observer.value, durability)
  return ok({
    ...plain,
    ...createDeliveryRequest(notify.value, args.file('--ledger', context.cwd), context, plain.adapters),
    file: workflow ?? '',
    fileAsGiven: file ?? '',
    given: inputs.value,
    gates: { answers: answers.value, skip: args.has('--skip-gates'), human: createHuman(args, context) },
    provider: args.value('--provider'),
    breakerState: args.value('--breaker-state'),
    reports: readReportOptions(args, context),
    metadata: Object.fromEntries(metadata.value),
    instructions: instructions.value,
    injections: injections.value,
    strictExit: strictExit === null ? null : strictExit === 'true',
    strictAbilities: args.has('--strict-abilities'),
    ...(shards && { shards }),
  })
}

const WORKSPACE_FILES = ['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md']

function readInstructionOptions(args: ParsedArguments, context: CommandContext, file: string | null) {
  const caller: string[] = []
  for (const name of args.all('--instructions')) {
    const read = readTextFile(path.resolve(context.cwd, name))
    if (!read.ok) return err(`--instructions ${name}: ${read.error}`)
    caller.push(read.value)
  }
  if (!args.has('--workspace-instructions')) return ok({ workspace: [], caller })
  // Without a workflow file the workspace is that of the current folder.
  const root = findWorkspace(file ?? path.join(context.cwd, 'workflow.yaml'), context.env)
  const workspace: string[] = []
  for (const name of WORKSPACE_FILES) {
    const real = resolveRealPath(path.join(root, name))
    if (!isInside(root, real) || findEntryAt(real) !== 'file') continue
    const read = readTextFile(real)
    if (!read.ok) return err(`--workspace-instructions: ${name} ${read.error}`)
    workspace.push(read.value)
  }
  return ok({ workspace, caller })
}

/** Returns the inputs of `-i`. `@env:NAME` and `@file:PATH` name a source, so that a secret is not in the list of processes; `@@` begins a text with `@`. */
function readInputTexts(args: ParsedArguments, { env, cwd }: Surroundings) {
  const texts = parsePairs(args.all('--input'), '-i', 'NAME=VALUE')
  if (!texts.ok) return texts
  const values: Record<string, string> = {}
  for (const [name, text] of texts.value) {
    const [, source = '', where = ''] = /^@(env|file):(.*)$/s.exec(text) ?? []
    const read = source === 'file' ? readTextFile(path.resolve(cwd, where)) : ok(env[where])
    if (!read.ok) return err(`-i ${name}=${text}: ${read.error}`)
    if (source === 'env' && read.value === undefined) return err(`-i ${name}=${text}: the variable ${where} is not set`)
    if (source === '' && /^@[a-z]+:/.test(text))
      return err(`-i ${name}=${text}: write @env:VARIABLE or @file:PATH, or @@ for a text that begins with @`)
    const value = source === '' ? text.replace(/^@@/, '@') : (read.value ?? '')
    setKey(values, name, source === 'file' ? value.replace(/\r?\n$/, '') : value)
  }
  return ok(values)
}

function readInputOptions(args: ParsedArguments, context: CommandContext): Result<GivenInputs, string> {
  const texts = readInputTexts(args, context)
  if (!texts.ok) return texts
  const inputs = createTextInputs(texts.value)
  const file = args.value('--input-file')
  if (file === null) return ok(inputs)
  const read = readTextFile(path.resolve(context.cwd, file))
  if (!read.ok) return err(`--input-file ${file}: ${read.error}`)
  const mapping = parseInputMapping(read.value)
  if (!mapping.ok) return err(`--input-file ${file}: ${mapping.error}`)
  return ok({ ...mapping.value, ...inputs })
}

export function readReportOptions(args: ParsedArguments, context: CommandContext): RunRequest['reports'] {
  return forEachRequested((name) => args.file(`--${name}`, context.cwd))
}

function createHuman(args: ParsedArguments, context: CommandContext): AskHuman | null {
  if (args.has('--no-interactive') || !context.terminal.stdinIsTerminal || !context.terminal.stderrIsTerminal)
    return null
  // One reader for the whole run, because lines that were typed ahead belong to the next question.
  const human = once(async () => {
    const { TerminalGate } = await import('../adapters/terminal-gate.js')
    return new TerminalGate(process.stdin, process.stderr)
  })
  return {
    introduce: async (gate) => (await human()).introduce(gate),
    choose: async (gate, signal) => (await human()).choose(gate, signal),
    fill: async (field, multiline, signal) => (await human()).fill(field, multiline, signal),
  }
}

function createObserver(args: ParsedArguments, context: CommandContext): Result<RunObserver, string> {
  const opened = openLog(args, context)
  if (!opened.ok) return opened
  const log = opened.value
  const { terminal } = context
  const quiet = args.has('--quiet')
  if (log !== null && !quiet) terminal.stderr(`log file: ${log.file}\n`)
  const { stderrIsTerminal: isTerminal, color, columns } = terminal
  const plain = { isTerminal: false, color: false, columns: () => LOG_COLUMNS, quiet: false, level: 'debug' } as const
  const level = context.debug || args.has('--verbose') ? 'debug' : 'info'
  const shown = [
    new Progress({ write: terminal.stderr, clock: systemClock, isTerminal, color, columns, quiet, level }),
    ...(log === null ? [] : [new Progress({ write: log.write, clock: systemClock, ...plain })]),
  ]
  // The current folder relative to the root that displayed paths are relative to.
  let folder = ''
  return ok({
    onStarted: ({ workflow: { file, displayFile }, warnings, sources, redactor, account }) => {
      if (displayFile !== '' && file.split(path.sep).join('/').endsWith(displayFile)) {
        const shown = displayPath(file.slice(0, -displayFile.length), resolveRealPath(context.cwd))
        folder = path.isAbsolute(shown) ? '' : shown
      }
      const text = (painted: boolean): string => `${redactor.text(renderFindings(warnings, sources, painted))}\n`
      if (warnings.length > 0 && !quiet) terminal.stderr(text(color))
      if (warnings.length > 0) log?.write(text(false))
      for (const progress of shown) progress.begin(account)
      return { consumers: shown, sinks: quiet ? shown.slice(1) : shown }
    },
    onMasked: () => {},
    note: (message) => {
      terminal.stderr(`conductor: ${message}\n`)
      log?.write(`conductor: ${message}\n`)
    },
    onFinished: (report) => {
      const last = findNamedRun(LAST, context)
      const isLast = last.ok && report.runDir !== null && last.value === path.resolve(context.cwd, report.runDir)
      for (const progress of shown) progress.finish({ ...report, folder, isLast })
    },
  })
}

const LOG_COLUMNS = 120

function openLog(args: ParsedArguments, { cwd, env, terminal }: CommandContext) {
  const named = args.value('--log-file')
  if (named === null) return ok(null)
  const name = `conductor-${formatStamp(Date.now())}-${process.pid}.log`
  const made = tryResult(() => {
    const file = named === 'auto' ? path.join(claimRunsFolder(env).folder, 'logs', name) : path.resolve(cwd, named)
    makeFolder(path.dirname(file), named === 'auto' ? 0o700 : 0o777)
    const descriptor = openRegularFile(file, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT)
    ftruncateSync(descriptor)
    return { file, descriptor }
  })
  if (!made.ok) return err(`--log-file ${named}: ${made.error}`)
  const { file, descriptor } = made.value
  let isBroken = false
  const write = (text: string | Buffer): void => {
    const broken = isBroken ? null : tryAction(() => appendFileSync(descriptor, text))
    if (broken === null) return
    isBroken = true
    terminal.stderr(`conductor: the log file cannot be written any more: ${broken}\n`)
  }
  return ok({ file, write })
}
