import type { ParsedArguments } from './arguments.js'
import { badUsage, type Command, type CommandContext, DEBUG } from './command.js'
import { bashCompletion, type CompletedCommand, fishCompletion, zshCompletion } from './completion-scripts.js'

export const completionCommand: Command = {
  name: 'completion',
  usage: 'completion bash|zsh|fish',
  options: [DEBUG],
  examples: [
    'eval "$(conductor completion bash)"',
    'conductor completion zsh > ~/.zfunc/_conductor',
    'conductor completion fish > ~/.config/fish/completions/conductor.fish',
  ],
  run: runCompletion,
}

const SCRIPTS: ReadonlyMap<string, (commands: readonly CompletedCommand[]) => string> = new Map([
  ['bash', bashCompletion],
  ['zsh', zshCompletion],
  ['fish', fishCompletion],
])

async function runCompletion(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [shell, ...more] = args.operands
  const script = shell === undefined ? undefined : SCRIPTS.get(shell)
  if (script === undefined || more.length > 0) {
    const known = [...SCRIPTS.keys()].join(', ')
    const problem =
      shell === undefined ? 'which shell?' : `${JSON.stringify(more[0] ?? shell)} is not a shell that is known here;`
    return badUsage(context, completionCommand, `${problem} shells are ${known}`)
  }
  context.terminal.stdout(script(await context.commands()))
  return 0
}
