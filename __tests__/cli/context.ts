import { type CommandContext, createContext } from '../../src/cli/command.js'

/** A context of the command line in a folder, whose output a test can read. */
export function contextIn(cwd: string): { readonly context: CommandContext; readonly said: () => string } {
  let said = ''
  const write = (text: string | Buffer): void => {
    said += text
  }
  const terminal = {
    stdout: write,
    stderr: write,
    stderrIsTerminal: false,
    stdinIsTerminal: false,
    color: false,
    stdoutColor: false,
    columns: () => 80,
    lost: new AbortController().signal,
  }
  const context = createContext('test', { terminal, env: {}, cwd, debug: false, commands: {} })
  return { context, said: () => said }
}
