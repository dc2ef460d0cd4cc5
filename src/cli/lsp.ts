import { serveEditor } from '../editor/server.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { surroundings } from './run-request.js'

/** Serves editors over stdin and stdout. Nothing runs, and nothing is written. */
export async function runLsp(_args: ParsedArguments, context: CommandContext): Promise<number> {
  await serveEditor(process.stdin, process.stdout, surroundings(context))
  return 0
}
