import { Redactor, secretsOfEnvironment } from '../redaction/index.js'
import { plainText } from '../text/terminal-text.js'
import type { OptionSpec, ParsedArguments } from './arguments.js'

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

export interface CommandContext {
  readonly terminal: Terminal
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly debug: boolean
  /** Every command, for those that tell about the others. */
  readonly commands: Readonly<Record<string, Command>>
}

export type RunCommand = (args: ParsedArguments, context: CommandContext) => Promise<number>

export interface Command {
  readonly summary: string
  readonly usage: string
  readonly options: readonly OptionSpec[]
  /** How many words it takes beside them, and what is said where there are too few or too many. */
  readonly operands: { readonly least: number; readonly most?: number; readonly ask: string }
  /** Whether its options end at the first word that is none: everything from there on is somebody else's command. */
  readonly endsAtOperand?: true
  /** Words that it takes first, where others take files; for completion. */
  readonly words?: readonly string[]
  readonly examples: readonly string[]
  readonly load: () => Promise<RunCommand>
}

export const EXIT_FAILED = 1
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

export function refuse(context: CommandContext, name: string, message: string): typeof EXIT_INVALID {
  return complain(context, `conductor ${name}: ${message}`)
}

export function badUsage(context: CommandContext, name: string, message: string): number {
  return refuse(context, name, `${message}; try conductor ${name} --help`)
}
