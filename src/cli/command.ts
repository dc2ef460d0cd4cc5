import path from 'node:path'
import { renderFindings } from '../config/finding-text.js'
import type { Finding } from '../core/finding.js'
import { getOwnEntry } from '../core/json.js'
import { formatNearHint } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'
import type { Environment } from '../core/shells.js'
import { listSecretsOfEnvironment, Redactor } from '../redaction/index.js'
import { appendAll } from '../text/lists.js'
import { toPlainText } from '../text/terminal-text.js'

interface Terminal {
  readonly stdout: (text: string | Buffer) => void
  readonly stderr: (text: string | Buffer) => void
  readonly stderrIsTerminal: boolean
  readonly stdinIsTerminal: boolean
  readonly color: boolean
  readonly stdoutColor: boolean
  readonly columns: () => number
  /** Aborts when output cannot be written any more. */
  readonly lost: AbortSignal
}

/** The process around a command. */
export interface CommandFacts {
  readonly terminal: Terminal
  readonly env: Environment
  readonly cwd: string
  readonly debug: boolean
  readonly commands: Readonly<Record<string, Command>>
}

/** What a command knows of the process around it, and the ways in which it tells what is wrong. */
export interface CommandContext extends CommandFacts {
  readonly name: string
  /** Prints on stderr why the command does nothing, with the name of the command. */
  readonly refuse: (message: string) => typeof EXIT_INVALID
  /** Refuses, and names `--help`. */
  readonly badUsage: (message: string) => typeof EXIT_INVALID
  readonly complain: (message: string) => typeof EXIT_INVALID
  readonly printFindings: (findings: readonly Finding[], sources: ReadonlyMap<string, string>) => void
  /** Returns the redactor for messages, which may quote values of the environment. */
  readonly redactor: () => Redactor
}

export function createContext(name: string, facts: CommandFacts): CommandContext {
  const { terminal, env } = facts
  const redactor = () => new Redactor({ secrets: listSecretsOfEnvironment(env) })
  const complain = (message: string): typeof EXIT_INVALID => {
    terminal.stderr(`${redactor().text(toPlainText(message))}\n`)
    return EXIT_INVALID
  }
  const refuse = (message: string) => complain(`conductor ${name}: ${message}`)
  const badUsage = (message: string) => refuse(`${message}; try conductor ${name} --help`)
  const printFindings: CommandContext['printFindings'] = (findings, sources) => {
    if (findings.length > 0) terminal.stderr(`${redactor().text(renderFindings(findings, sources, terminal.color))}\n`)
  }
  return { ...facts, name, redactor, complain, refuse, badUsage, printFindings }
}

export type Surroundings = Pick<CommandFacts, 'cwd' | 'env'>

type RunCommand = (args: ParsedArguments, context: CommandContext) => Promise<number>

export interface Command {
  readonly summary: string
  readonly usage: string
  readonly options: readonly OptionSpec[]
  readonly operands: { readonly least: number; readonly most?: number; readonly ask: string }
  /** Whether options end at the first operand: everything from there on is the command that `exec` runs. */
  readonly endsAtOperand?: true
  /** Words that the first operand may be, for completion; absent if it is a file. */
  readonly words?: readonly string[]
  readonly examples: readonly string[]
  readonly load: () => Promise<RunCommand>
}

export const EXIT_FAILED = 1
export const EXIT_INVALID = 2

interface OptionDetails {
  /** Other spellings that are accepted but not in the help. */
  readonly aliases?: readonly string[]
  readonly repeats?: boolean
  readonly choices?: readonly string[]
  /** Words that completion offers although other values are allowed. */
  readonly suggestions?: readonly string[]
}

export interface OptionSpec extends OptionDetails {
  readonly label: string
  readonly name: string
  readonly short: string | undefined
  readonly value: string | undefined
  readonly help: string
}

/** Declares an option by its label: `--quiet`, or `-i, --input NAME=VALUE`. */
export function defineOption(label: string, help: string, details: OptionDetails = {}): OptionSpec {
  const [, short, name = label, value] = /^(?:(-\w), )?(--[\w-]+)(?: (.+))?$/.exec(label) ?? []
  return { label, name, short, value, help, ...details }
}

export class ParsedArguments {
  /** `values` has an entry for each option that was given; that of a flag is empty. */
  constructor(
    readonly operands: readonly string[],
    readonly values: ReadonlyMap<string, readonly string[]>,
  ) {}

  has(option: string): boolean {
    return this.values.has(option)
  }

  value(option: string): string | null {
    return this.values.get(option)?.[0] ?? null
  }

  all(option: string): readonly string[] {
    return this.values.get(option) ?? []
  }

  file(option: string, cwd: string): string | null {
    const file = this.value(option)
    return file === null ? null : path.resolve(cwd, file)
  }
}

/** Names that other tools have for options of ours. */
const FOREIGN_OPTIONS: Readonly<Record<string, string>> = {
  '--max-attempts': '--retry',
  '--attempts': '--retry',
  '--retries': '--retry',
  '--max-retries': '--retry',
  '--timeout-minutes': '--timeout',
  '--timeout-seconds': '--timeout',
  '--continue-on-error': '--tolerate',
  '--on-retry': '--before-retry',
  '--output': '--format',
  '--json': '--format',
  '--param': '--input',
  '--var': '--input',
  '--slack': '--notify',
  '--webhook': '--notify',
}

/** Parses the arguments of a command; with `endsAtOperand` everything from the first operand on is an operand. The error is one line. */
export function parseArguments(
  args: readonly string[],
  options: readonly OptionSpec[],
  endsAtOperand = false,
): Result<ParsedArguments, string> {
  const operands: string[] = []
  const values = new Map<string, string[]>()
  const byName = indexOptions(options)
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--') {
      appendAll(operands, args.slice(index + 1))
      break
    }
    const isOperand = !arg.startsWith('-') || arg === '-'
    if (isOperand && endsAtOperand) {
      appendAll(operands, args.slice(index))
      break
    }
    if (isOperand) {
      operands.push(arg)
      continue
    }
    const { name, attached } = splitOption(arg)
    const option = byName.get(name)
    if (option === undefined) {
      // `-classify` lacks a dash; it is not the short option `-c`.
      const written = attached !== null && !arg.startsWith('--') ? arg.replace(/=.*/s, '') : name
      const meant = [`-${written}`, getOwnEntry(FOREIGN_OPTIONS, written) ?? ''].find((each) => byName.has(each))
      const hint = meant ? ` (did you mean ${meant}?)` : formatNearHint(written, byName.keys())
      return err(`unknown option ${written}${hint}`)
    }
    if (option.value === undefined) {
      if (attached !== null) return err(`${name} takes no value`)
      values.set(option.name, [])
      continue
    }
    const value = attached ?? args[++index]
    if (value === undefined || (value === '--' && attached === null))
      return err(`${name} needs a value: ${name} ${option.value}`)
    if (option.choices !== undefined && !option.choices.includes(value))
      return err(`${name} is one of ${option.choices.join(', ')}, not ${JSON.stringify(value)}`)
    const earlier = values.get(option.name) ?? []
    if (earlier.length > 0 && option.repeats !== true) return err(`${name} is given twice`)
    values.set(option.name, [...earlier, value])
  }
  return ok(new ParsedArguments(operands, values))
}

/** Returns the options by every spelling that is accepted. */
export function indexOptions(options: readonly OptionSpec[]): ReadonlyMap<string, OptionSpec> {
  const spellings = ({ name, short = name, aliases = [] }: OptionSpec): readonly string[] => [name, short, ...aliases]
  return new Map(options.flatMap((option) => spellings(option).map((name) => [name, option])))
}

/** Splits `--name=value` and `-nvalue`; `--input.NAME=VALUE` is upstream's spelling of `-i NAME=VALUE`. */
function splitOption(arg: string): { readonly name: string; readonly attached: string | null } {
  if (arg.startsWith('--input.')) return { name: '--input', attached: arg.slice('--input.'.length) }
  const equals = arg.indexOf('=')
  if (arg.startsWith('--') && equals > 0) return { name: arg.slice(0, equals), attached: arg.slice(equals + 1) }
  if (!arg.startsWith('--') && arg.length > 2)
    return { name: arg.slice(0, 2), attached: arg[2] === '=' ? arg.slice(3) : arg.slice(2) }
  return { name: arg, attached: null }
}

/** Parses values `NAME=VALUE` of an option; `form` is what an error asks for. */
export function parsePairs(
  texts: readonly string[],
  option: string,
  form: string,
): Result<readonly [string, string][], string> {
  const pairs: [string, string][] = []
  for (const text of texts) {
    const equals = text.indexOf('=')
    if (equals < 1) return err(`${option} ${JSON.stringify(text)} is not ${form}`)
    pairs.push([text.slice(0, equals), text.slice(equals + 1)])
  }
  return ok(pairs)
}

/** Parses a whole number; no text is 0, and null is no number up to the highest. */
export function parseNumberUpTo(highest: number, text: string | null): number | null {
  const number = /^\d{1,6}$/.test(text ?? '0') ? Number(text ?? 0) : Number.POSITIVE_INFINITY
  return number <= highest ? number : null
}
