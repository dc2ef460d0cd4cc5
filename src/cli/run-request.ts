import path from 'node:path'
import { type GivenInputs, givenTexts, parseInputMapping } from '../config/inputs.js'
import { findWorkspace, isInside, resolveRealPath } from '../config/load/workspace.js'
import { once } from '../core/cached.js'
import type { AskHuman } from '../core/gates.js'
import { parseInjections } from '../core/injection.js'
import type { Durability } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { PROVIDER_KEY_VARIABLES } from '../redaction/provider-keys.js'
import { forEachRequested } from '../reporters/report-files.js'
import { helpersFolder, realAdapters, temporaryBase } from '../run/adapters.js'
import { parseGateArguments } from '../run/gate-answers.js'
import { definedOnly } from '../run/providers.js'
import { PLAIN_RUN, parseShards, type RunObserver, type RunRequest } from '../run/request.js'
import type { CommandContext, ParsedArguments, Surroundings } from './command.js'
import { entryAt, readTextFile } from './files.js'
import { deliveryRequest, readNotifyOptions, URL_VARIABLE } from './notify.js'
import { createObserver } from './observer.js'

/** A request to which the caller adds the signal that cancels the run. */
type UncancelledRequest = Omit<RunRequest, 'cancel'>

export function plainRequest(
  context: Surroundings,
  observer: RunObserver,
  durability?: Durability,
): UncancelledRequest {
  return { ...PLAIN_RUN, ...surroundings(context, durability), observer }
}

/** Returns what every command that runs nodes takes from its surroundings. */
export function surroundings({ cwd, env }: Surroundings, durability?: Durability) {
  return {
    cwd,
    env,
    // A node's `env` must name a provider's key to get it.
    scriptEnv: definedOnly(env, [...PROVIDER_KEY_VARIABLES, URL_VARIABLE]),
    tempBase: temporaryBase(env),
    helpersFolder: helpersFolder(),
    adapters: realAdapters(env, durability),
  }
}

/**
 * Returns the request that the arguments describe, or what is wrong with them. `file` is the workflow file; null for commands that
 * continue a run, whose folder names the file.
 */
export function createCommandRequest(
  args: ParsedArguments,
  context: CommandContext,
  file: string | null,
): Result<UncancelledRequest, string> {
  const given = readInputOptions(args, context)
  if (!given.ok) return given
  const answers = parseGateArguments(args.all('--gate'))
  if (!answers.ok) return answers
  const metadata = namedValues(args, '--metadata', '-m', 'KEY=VALUE')
  if (!metadata.ok) return metadata
  const found = file === null ? null : path.resolve(context.cwd, file)
  const instructions = readInstructionOptions(args, context, found)
  if (!instructions.ok) return instructions
  const injections = parseInjections(args.all('--inject'))
  if (!injections.ok) return err(`--inject: ${injections.error}`)
  const shards = readShardOptions(args)
  if (!shards.ok) return shards
  const observer = createObserver(args, context)
  if (!observer.ok) return observer
  const notify = readNotifyOptions(args, context)
  if (!notify.ok) return notify
  const strictExit = args.value('--strict-exit')
  const durability = args.value('--durability') === 'process' ? 'process' : 'machine'
  const plain = plainRequest(context, observer.value, durability)
  return ok({
    ...plain,
    ...deliveryRequest(notify.value, args.file('--ledger', context.cwd), context, plain.adapters),
    file: found ?? '',
    fileAsGiven: file ?? '',
    given: given.value,
    gates: { answers: answers.value, skip: args.has('--skip-gates'), human: humanAt(args, context) },
    provider: args.value('--provider'),
    breakerState: args.value('--breaker-state'),
    reports: readReportOptions(args, context),
    metadata: metadata.value,
    instructions: instructions.value,
    injections: injections.value,
    strictExit: strictExit === null ? null : strictExit === 'true',
    strictAbilities: args.has('--strict-abilities'),
    ...shards.value,
  })
}

/** Parses the values `NAME=VALUE` of an option; the last value of a name wins. */
function namedValues(args: ParsedArguments, option: string, short: string, form: string) {
  const entries: [string, string][] = []
  for (const text of args.all(option)) {
    const equals = text.indexOf('=')
    if (equals < 1) return err(`${short} ${JSON.stringify(text)} is not ${form}`)
    entries.push([text.slice(0, equals), text.slice(equals + 1)])
  }
  return ok(Object.fromEntries(entries))
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
    const found = resolveRealPath(path.join(root, name))
    if (!isInside(root, found) || entryAt(found) !== 'file') continue
    const read = readTextFile(found)
    if (!read.ok) return err(`--workspace-instructions: ${name} ${read.error}`)
    workspace.push(read.value)
  }
  return ok({ workspace, caller })
}

/** Returns the inputs of `--input-file`, overridden by those of `-i`. */
function readInputOptions(args: ParsedArguments, context: CommandContext): Result<GivenInputs, string> {
  const texts = namedValues(args, '--input', '-i', 'NAME=VALUE')
  if (!texts.ok) return texts
  const given = givenTexts(texts.value)
  const file = args.value('--input-file')
  if (file === null) return ok(given)
  const read = readTextFile(path.resolve(context.cwd, file))
  if (!read.ok) return err(`--input-file ${file}: ${read.error}`)
  const mapping = parseInputMapping(read.value)
  if (!mapping.ok) return err(`--input-file ${file}: ${mapping.error}`)
  return ok({ ...mapping.value, ...given })
}

export function readReportOptions(args: ParsedArguments, context: CommandContext): RunRequest['reports'] {
  return forEachRequested((name) => args.file(`--${name}`, context.cwd))
}

function readShardOptions(args: ParsedArguments): Result<Pick<RunRequest, 'shards'>, string> {
  const text = args.value('--shards')
  if (text === null) return ok({})
  const shards = parseShards(text)
  return shards === null ? err(`--shards ${JSON.stringify(text)} is not GROUP=N`) : ok({ shards })
}

/** Asks the user about gates if there is a terminal; null if there is none. */
function humanAt(args: ParsedArguments, context: CommandContext): AskHuman | null {
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
