import { RunAccount } from '../account/run-account.js'
import { explain } from '../reporters/explain.js'
import { Story } from '../reporters/story.js'
import type { ParsedArguments } from './arguments.js'
import { badUsage, type Command, type CommandContext, DEBUG, refuse } from './command.js'
import { LAST } from './named-run.js'
import { readRun } from './run-folder.js'

export const explainCommand: Command = {
  name: 'explain',
  usage: 'explain RUN_DIR|last|errors.jsonl',
  options: [DEBUG],
  examples: ['conductor explain /tmp/conductor/drift-check-20250101T000000Z-a1b2c3', 'conductor explain errors.jsonl'],
  run: runExplain,
}

async function runExplain(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target, ...more] = args.operands
  if (target === undefined || more.length > 0)
    return badUsage(context, explainCommand, 'give one run: conductor explain RUN_DIR|errors.jsonl')
  const account = new RunAccount()
  const story = new Story(account.groups)
  const run = readRun(target, context, { account, consumers: [story] })
  if (!run.ok) return refuse(context, explainCommand, run.error)
  const { folder, ...left } = run.value
  context.terminal.stdout(
    explain({ ...left, story, runDir: folder === null ? null : target === LAST ? folder : target }),
  )
  return 0
}
