import { isatty } from 'node:tty'
import { keepHandlers } from '../adapters/interrupts.js'
import { formatNearHint } from '../core/messages.js'
import { VERSION } from '../core/version.js'
import { errorMessage } from '../text/error-message.js'
import { findLargest } from '../text/lists.js'
import { withoutAnyCommands } from '../text/terminal-text.js'
import {
  type Command,
  type CommandContext,
  type CommandFacts,
  createContext,
  indexOptions,
  parseArguments,
} from './command.js'
import { COMMANDS, isCommandName } from './commands.js'
import { COMMON_OPTIONS, HELP } from './options.js'

/** Runs the command line of this process. Returns its exit code, also after an unexpected error. */
export async function start(argv: readonly string[], outputLost: AbortSignal): Promise<number> {
  keepHandlers()
  try {
    return await runCommand(argv, readProcessFacts(argv, outputLost))
  } catch (error) {
    process.stderr.write(describeUnexpected(error, argv.includes('--debug')))
    return 1
  }
}

function describeUnexpected(error: unknown, debug: boolean): string {
  const message = errorMessage(error).replaceAll(/\s+/g, ' ')
  const stack = debug && error instanceof Error ? `${error.stack ?? ''}\n` : ''
  // A refusal of the system, for example because the disk is full, is no bug.
  if (error instanceof Error && 'syscall' in error && 'code' in error)
    return `conductor: the system refused: ${message}\n${stack}`
  const advice = `This is a bug; please report it with what you ran${stack === '' ? ' (--debug shows where it happened)' : ''}.\n`
  return `conductor: unexpected: ${message}\n${advice}${stack}`
}

export async function runCommand(argv: readonly string[], facts: CommandFacts): Promise<number> {
  // Options may come before the command, as upstream allows: `conductor --silent run FILE`.
  const nameIndex = argv.findIndex((arg) => !arg.startsWith('-'))
  const name = argv[nameIndex]
  const rest = argv.filter((_, index) => index !== nameIndex)
  const context = createContext(name ?? '', facts)
  if (name === undefined) return runWithoutCommand(argv, context)
  if (name === 'help') return runCommand([...rest, '--help'], facts)
  if (name === 'version') return runCommand(['--version'], facts)
  if (!isCommandName(name)) {
    return context.complain(
      `conductor: unknown command ${JSON.stringify(name)}${formatNearHint(name, Object.keys(COMMANDS))}; try conductor --help`,
    )
  }
  const command: Command = COMMANDS[name]
  const args = parseArguments(rest, [...command.options, ...COMMON_OPTIONS], command.endsAtOperand)
  const isHelp = command.endsAtOperand === true ? args.ok && args.value.has(HELP.name) : isGiven(rest, '--help', '-h')
  if (isHelp) {
    context.terminal.stdout(formatCommandHelp(command))
    return 0
  }
  if (!args.ok) return context.badUsage(args.error)
  const { least, most = Number.POSITIVE_INFINITY, ask } = command.operands
  const { operands } = args.value
  const extra = operands[most]
  if (extra !== undefined) {
    const isInput = extra.includes('=') && command.options.some(({ name }) => name === '--input')
    const hint = isInput ? `; an input is given with -i ${extra}` : ''
    return context.badUsage(`${JSON.stringify(extra)} is too much: conductor ${command.usage}${hint}`)
  }
  if (operands.length < least) return context.badUsage(ask)
  const run = await command.load()
  return run(args.value, context)
}

/** Reports whether an option is given; arguments after `--` belong to another command. */
function isGiven(argv: readonly string[], ...names: readonly string[]): boolean {
  const end = argv.indexOf('--')
  return (end === -1 ? argv : argv.slice(0, end)).some((arg) => names.includes(arg))
}

function runWithoutCommand(argv: readonly string[], context: CommandContext): number {
  const [option] = argv
  const isVersion = isGiven(argv, '--version', '-V')
  if (isVersion || option === undefined || isGiven(argv, '--help', '-h')) {
    context.terminal.stdout(isVersion ? `${VERSION}\n` : formatMainHelp())
    return 0
  }
  const options = indexOptions(Object.values<Command>(COMMANDS).flatMap((command) => command.options))
  if (options.has(option)) return context.complain('conductor: which command? try conductor --help')
  const hint = formatNearHint(option, ['--help', '--version'])
  return context.complain(`conductor: unknown option ${option}${hint}; try conductor --help`)
}

function formatCommandHelp({ summary, usage, options, examples }: Command): string {
  const rows = [...options, ...COMMON_OPTIONS].map(({ label, help }): [string, string] => [label, help])
  const exampleLines = examples.map((example) => `  ${example}`)
  return `${summary}\n\nUsage: conductor ${usage}\n\nOptions:\n${alignColumns(rows)}\n\nExamples:\n${exampleLines.join('\n')}\n`
}

function formatMainHelp(): string {
  return `conductor ${VERSION}: runs workflows and routes each failure by its kind

Usage: conductor COMMAND [OPTIONS]

Commands:
${alignColumns(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]))}

Exit codes: 0 success, 1 failed, 2 invalid, 3 halted by a typed error, 4 suspended at a gate, 129, 130, 131 and 143 cancelled

Examples:
  conductor run workflow.yaml -i branch=main
  conductor validate workflow.yaml
  conductor COMMAND --help
`
}

function alignColumns(rows: readonly (readonly [string, string])[]): string {
  const width = findLargest(rows.map(([label]) => label.length))
  return rows.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join('\n')
}

function readProcessFacts(argv: readonly string[], outputLost: AbortSignal): CommandFacts {
  const { env, stdout, stderr } = process
  const dumb = env['TERM'] === 'dumb'
  const stderrIsTerminal = isatty(2) && !dumb
  const colours = (env['NO_COLOR'] ?? '') === ''
  const isInActions = (env['GITHUB_ACTIONS'] ?? '') !== ''
  const disarm = (text: string | Buffer) => (isInActions && typeof text === 'string' ? withoutAnyCommands(text) : text)
  return {
    terminal: {
      stdout: (text) => void stdout.write(disarm(text)),
      stderr: (text) => void stderr.write(disarm(text)),
      stderrIsTerminal,
      stdinIsTerminal: isatty(0),
      color: stderrIsTerminal && colours,
      stdoutColor: isatty(1) && !dumb && colours,
      // A terminal without a size says 0.
      columns: () => stderr.columns || 80,
      lost: outputLost,
    },
    env,
    cwd: process.cwd(),
    debug: isGiven(argv, '--debug') || env['RUNNER_DEBUG'] === '1',
    commands: COMMANDS,
  }
}
