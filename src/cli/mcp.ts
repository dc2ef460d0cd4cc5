import { statSync } from 'node:fs'
import path from 'node:path'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { badUsage, type CommandContext } from './command.js'

export async function runMcp(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [extra] = args.operands
  if (extra !== undefined) return badUsage(context, 'mcp', `${JSON.stringify(extra)} is too much`)
  const folder = path.resolve(context.cwd, oneValue(args, '--workspace') ?? '.')
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return badUsage(context, 'mcp', `--workspace ${folder} is no folder`)
  // Commands that read files resolve names from here.
  process.chdir(folder)
  const interrupts = cancelOnSignals()
  await (await import('./mcp/server.js')).serveMcp({ ...context, cwd: folder }, interrupts.signal)
  interrupts.release()
  return 0
}
