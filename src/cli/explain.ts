import { RunAccount } from '../account/run-account.js'
import { explain } from '../reporters/explain.js'
import { Story } from '../reporters/story.js'
import type { ParsedArguments } from './arguments.js'
import { badUsage, type CommandContext, refuse } from './command.js'
import { LAST } from './named-run.js'
import { readRun } from './run-folder.js'

export async function runExplain(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [target, ...more] = args.operands
  if (target === undefined || more.length > 0)
    return badUsage(context, 'explain', 'give one run: conductor explain RUN_DIR|errors.jsonl')
  const account = new RunAccount()
  const story = new Story(account.groups)
  const run = readRun(target, context, { account, consumers: [story] })
  if (!run.ok) return refuse(context, 'explain', run.error)
  const { folder, ...left } = run.value
  context.terminal.stdout(
    explain({ ...left, story, runDir: folder === null ? null : target === LAST ? folder : target }),
  )
  return 0
}
