import type { Command } from './command.js'
import { runCommand } from './run.js'

/** Every command; those that are not always needed are loaded when they are asked for. */
export const COMMANDS: ReadonlyMap<string, { readonly summary: string; readonly load: () => Promise<Command> }> = new Map([
  ['run', { summary: runCommand.summary, load: async () => runCommand }],
])
