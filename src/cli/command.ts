import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import { REQUESTED_REPORTS, reportFile } from '../reporters/report-files.js'
import { plainText } from '../text/terminal-text.js'
import type { OptionSpec, ParsedArguments } from './arguments.js'
import type { CommandName } from './summaries.js'

/** Where a command writes, and what it knows of its surroundings. */
interface Terminal {
  readonly stdout: (text: string | Buffer) => void
  readonly stderr: (text: string | Buffer) => void
  readonly stderrIsTerminal: boolean
  readonly stdinIsTerminal: boolean
  /** Whether stderr takes colours. */
  readonly color: boolean
  /** Whether stdout takes colours. */
  readonly stdoutColor: boolean
  readonly columns: () => number
}

export interface CommandContext {
  readonly terminal: Terminal
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly debug: boolean
  /** Every command, for those that tell about the others. */
  readonly commands: () => Promise<readonly Command[]>
}

/** One word of the command line: its help, its options, and what it does; it answers with an exit code. */
export interface Command {
  readonly name: CommandName
  readonly usage: string
  readonly options: readonly OptionSpec[]
  readonly examples: readonly string[]
  run(args: ParsedArguments, context: CommandContext): Promise<number>
}

export const EXIT_INVALID = 2

/** The border that messages cross: they may quote a value that came from the environment. */
export function environmentRedactor(context: Pick<CommandContext, 'env'>): Redactor {
  return new Redactor({ secrets: secretsOfEnvironment(context.env) })
}

/** Says on stderr why a command does nothing. What was typed is quoted, unless it is a secret of the environment. */
export function complain(context: CommandContext, message: string): typeof EXIT_INVALID {
  context.terminal.stderr(`${environmentRedactor(context).text(plainText(message))}\n`)
  return EXIT_INVALID
}

/** The same in the name of a command. */
export function refuse(context: CommandContext, { name }: Pick<Command, 'name'>, message: string): typeof EXIT_INVALID {
  return complain(context, `conductor ${name}: ${message}`)
}

/** Bad usage: one clear line that says where help is. */
export function badUsage(context: CommandContext, command: Pick<Command, 'name'>, message: string): number {
  return refuse(context, command, `${message}; try conductor ${command.name} --help`)
}

export const FORMAT: OptionSpec = { name: '--format', value: 'FORMAT', choices: ['text', 'json'], help: 'text or json' }
export const QUIET: OptionSpec = {
  name: '--quiet',
  short: '-q',
  aliases: ['-s', '--silent'],
  help: 'only the result, no progress',
}
export const INPUT_FILE: OptionSpec = {
  name: '--input-file',
  value: 'FILE',
  help: 'a YAML or JSON mapping of inputs; -i wins',
}
/** For commands that resume something: inputs were given before. */
export const INPUT_AGAIN: OptionSpec = {
  name: '--input',
  short: '-i',
  value: 'NAME=VALUE',
  repeats: true,
  help: 'a secret input again, or a new value',
}
export const DURABILITY: OptionSpec = {
  name: '--durability',
  value: 'LEVEL',
  choices: ['process', 'machine'],
  help: 'what a checkpoint survives: the end of its process, or also a loss of power (default)',
}
export const SKIP_GATES: OptionSpec = { name: '--skip-gates', help: 'take the first option of every gate' }
export const NO_INTERACTIVE: OptionSpec = { name: '--no-interactive', help: 'never ask at the terminal' }
export const PROVIDER: OptionSpec = {
  name: '--provider',
  short: '-p',
  value: 'NAME',
  help: 'the provider that answers agents, instead of the one in the file',
}
export const BREAKER_STATE: OptionSpec = {
  name: '--breaker-state',
  value: 'FILE',
  help: 'where repository-wide circuit breakers are kept',
}
/** `--junit`, `--sarif`. */
export const REPORT_OPTIONS: readonly OptionSpec[] = REQUESTED_REPORTS.map((name) => ({
  name: `--${name}`,
  value: 'FILE',
  help: `write ${reportFile(name).what}`,
}))
export const STRICT_ABILITIES: OptionSpec = {
  name: '--strict-abilities',
  help: 'refuse a file that needs abilities this runner lacks: skills, plugins, validator, sandbox, tools',
}
export const VERBOSE: OptionSpec = { name: '--verbose', short: '-v', help: 'show more of what happens' }
export const DEBUG: OptionSpec = { name: '--debug', help: 'stack traces for bugs, and more detail' }
