import { statSync } from 'node:fs'
import path from 'node:path'
import { cancelOnSignals } from '../shell/interrupts.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type Command, type CommandContext, DEBUG } from './command.js'

export const mcpCommand: Command = {
  name: 'mcp',
  usage: 'mcp [--workspace DIR]',
  options: [{ name: '--workspace', value: 'DIR', help: 'start there instead of in the current folder' }, DEBUG],
  examples: ['conductor mcp', 'conductor mcp --workspace /src/project'],
  run: runMcp,
}

async function runMcp(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [extra] = args.operands
  if (extra !== undefined) return badUsage(context, mcpCommand, `${JSON.stringify(extra)} is too much`)
  const folder = path.resolve(context.cwd, oneValue(args, '--workspace') ?? '.')
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return badUsage(context, mcpCommand, `--workspace ${folder} is no folder`)
  // Commands that read files resolve names from here.
  process.chdir(folder)
  const interrupts = cancelOnSignals()
  await (await import('./mcp/server.js')).serveMcp({ ...context, cwd: folder }, interrupts.signal)
  interrupts.release()
  return 0
}
