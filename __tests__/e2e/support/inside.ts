import type { CommandFacts } from '../../../src/cli/command.js'
import { COMMANDS } from '../../../src/cli/commands.js'
import { runCommand } from '../../../src/cli/main.js'

interface Surroundings {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
}

/** The command in this process, from the sources: a start of its own costs ten times as much as most runs. */
export async function conductorInside(args: readonly string[], { cwd, env }: Surroundings) {
  const said = { stdout: '', stderr: '' }
  const context: CommandFacts = {
    terminal: {
      stdout: (text) => {
        said.stdout += text
      },
      stderr: (text) => {
        said.stderr += text
      },
      stderrIsTerminal: false,
      stdinIsTerminal: false,
      color: false,
      stdoutColor: false,
      columns: () => 80,
      lost: new AbortController().signal,
    },
    env,
    cwd,
    debug: false,
    commands: COMMANDS,
  }
  const code = await runCommand(args, context)
  return { code, ...said }
}
