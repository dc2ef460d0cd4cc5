import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { standardStream } from '../adapters/standard-streams.js'
import { type GivenInputs, givenTexts, parseInputMapping } from '../config/inputs.js'
import { findWorkspace, isInside, realPathOf } from '../config/load/workspace.js'
import type { AskHuman } from '../core/gates.js'
import type { Durability } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { forEachRequested } from '../reporters/report-files.js'
import type { Instructions } from '../run/prepare.js'
import type { RunRequest } from '../run/request.js'
import { stampOf } from '../run/run-folder.js'
import { temporaryBase } from '../shell/adapters.js'
import { errorMessage } from '../text/error-message.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import type { CommandContext } from './command.js'
import { entryAt, readTextFile } from './files.js'

/** What the run must survive; by default a loss of power too. */
export function durabilityOf(args: ParsedArguments): Durability {
  return oneValue(args, '--durability') === 'process' ? 'process' : 'machine'
}

type RunOptions = Pick<RunRequest, 'instructions' | 'strictAbilities' | 'metadata'>

/** What these options say about a run of a file, or what is wrong with them. */
export function runOptionsOf(
  args: ParsedArguments,
  context: CommandContext,
  file: string | null,
): Result<RunOptions, string> {
  const metadata = pairsOf(args, '--metadata', '-m', 'KEY=VALUE')
  if (!metadata.ok) return metadata
  const instructions = instructionsOf(args, context, file)
  if (!instructions.ok) return instructions
  const strictAbilities = args.flags.has('--strict-abilities')
  return ok({ metadata: metadata.value, instructions: instructions.value, strictAbilities })
}

/** The values of an option that is given as `NAME=VALUE`, each time it is; of a name that is given twice the last counts. */
function pairsOf(
  args: ParsedArguments,
  option: string,
  short: string,
  form: string,
): Result<Readonly<Record<string, string>>, string> {
  const entries: [string, string][] = []
  for (const text of args.values.get(option) ?? []) {
    const equals = text.indexOf('=')
    if (equals < 1) return err(`${short} ${JSON.stringify(text)} is not ${form}`)
    entries.push([text.slice(0, equals), text.slice(equals + 1)])
  }
  return ok(Object.fromEntries(entries))
}

/** Files of a workspace that tell agents about it. */
const WORKSPACE_FILES = ['AGENTS.md', 'CLAUDE.md', '.github/copilot-instructions.md']

function instructionsOf(
  args: ParsedArguments,
  context: CommandContext,
  file: string | null,
): Result<Instructions, string> {
  const caller: string[] = []
  for (const name of args.values.get('--instructions') ?? []) {
    const read = readTextFile(path.resolve(context.cwd, name))
    if (!read.ok) return err(`--instructions ${name}: ${read.error}`)
    caller.push(read.value)
  }
  if (!args.flags.has('--workspace-instructions')) return ok({ workspace: [], caller })
  // Without a workflow file the workspace is that of the current folder.
  const root = findWorkspace(file ?? path.join(context.cwd, 'workflow.yaml'), context.env)
  const workspace: string[] = []
  for (const name of WORKSPACE_FILES) {
    const found = realPathOf(path.join(root, name))
    if (!isInside(root, found) || entryAt(found) !== 'file') continue
    const read = readTextFile(found)
    if (!read.ok) return err(`--workspace-instructions: ${name} ${read.error}`)
    workspace.push(read.value)
  }
  return ok({ workspace, caller })
}

/** Writes to the file of `--log-file`; null when none is asked for. */
export function logWriter(
  args: ParsedArguments,
  context: CommandContext,
): Result<{ readonly file: string; readonly write: (text: string | Buffer) => void } | null, string> {
  const named = oneValue(args, '--log-file')
  if (named === null) return ok(null)
  const file = named === 'auto' ? madeUp(context) : path.resolve(context.cwd, named)
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
  } catch (error) {
    return err(`--log-file ${named}: ${errorMessage(error)}`)
  }
  let broken = false
  const write = (text: string | Buffer): void => {
    if (broken) return
    try {
      appendFileSync(file, text)
    } catch (error) {
      broken = true
      context.terminal.stderr(`conductor: the log file cannot be written any more: ${errorMessage(error)}\n`)
    }
  }
  return ok({ file, write })
}

function madeUp(context: CommandContext): string {
  const stamp = stampOf(Date.now())
  return path.join(temporaryBase(context.env), 'conductor', 'logs', `conductor-${stamp}-${process.pid}.log`)
}

/** Values of `--input-file`, with those of `-i` over them. */
export function inputsOf(args: ParsedArguments, context: CommandContext): Result<GivenInputs, string> {
  const texts = pairsOf(args, '--input', '-i', 'NAME=VALUE')
  if (!texts.ok) return texts
  const given = givenTexts(texts.value)
  const file = oneValue(args, '--input-file')
  if (file === null) return ok(given)
  const read = readTextFile(path.resolve(context.cwd, file))
  if (!read.ok) return err(`--input-file ${file}: ${read.error}`)
  const mapping = parseInputMapping(read.value)
  if (!mapping.ok) return err(`--input-file ${file}: ${mapping.error}`)
  return ok({ ...mapping.value, ...given })
}

/** Reports that were asked for, beside what every run leaves. */
export function reportFiles(args: ParsedArguments, context: CommandContext): RunRequest['reports'] {
  return forEachRequested((name) => {
    const given = oneValue(args, `--${name}`)
    return given === null ? null : path.resolve(context.cwd, given)
  })
}

export function humanAt(args: ParsedArguments, context: CommandContext): AskHuman | null {
  if (args.flags.has('--no-interactive') || !context.terminal.stdinIsTerminal || !context.terminal.stderrIsTerminal)
    return null
  let terminal: Promise<AskHuman> | null = null
  // One reader for the whole run: lines that were typed ahead belong to the next question.
  const human = (): Promise<AskHuman> => {
    terminal ??= import('../adapters/terminal-gate.js').then(({ createTerminalGate }) =>
      createTerminalGate(process.stdin, standardStream('stderr')),
    )
    return terminal
  }
  return {
    introduce: async (gate) => (await human()).introduce(gate),
    choose: async (gate, signal) => (await human()).choose(gate, signal),
    fill: async (field, multiline, signal) => (await human()).fill(field, multiline, signal),
  }
}
