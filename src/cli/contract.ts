import { contractOf, renderContract } from '../config/contract/index.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { printDocument, soundWorkflow } from './check.js'
import { badUsage, type CommandContext } from './command.js'

export async function runContract(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file, ...more] = args.operands
  if (file === undefined || more.length > 0)
    return badUsage(context, 'contract', 'give one file: conductor contract FILE')
  const format = oneValue(args, '--format') ?? 'text'
  const workflow = await soundWorkflow(file, format, context)
  if (typeof workflow === 'number') return workflow
  const contract = contractOf(workflow)
  if (format === 'json') printDocument(contract, context)
  else context.terminal.stdout(`${renderContract(contract, context.terminal.stdoutColor).trimEnd()}\n`)
  return 0
}
