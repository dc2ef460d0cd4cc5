import { dot, mermaid } from '../reporters/graph.js'
import { workflowGraph } from '../run/workflow-graph.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { soundWorkflow } from './check.js'
import { badUsage, type CommandContext } from './command.js'

/** A file has no reader's limits, so nothing is left out. */
const WHOLE = { maxChars: Number.POSITIVE_INFINITY, maxEdges: Number.POSITIVE_INFINITY }

export async function runGraph(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file, ...more] = args.operands
  if (file === undefined || more.length > 0) return badUsage(context, 'graph', 'give one file: conductor graph FILE')
  const workflow = await soundWorkflow(file, 'text', context)
  if (typeof workflow === 'number') return workflow
  const graph = workflowGraph(workflow)
  context.terminal.stdout(oneValue(args, '--format') === 'dot' ? dot(graph) : mermaid(graph, new Map(), WHOLE))
  return 0
}
