import { dot, mermaid } from '../reporters/graph.js'
import { workflowGraph } from '../run/workflow-graph.js'
import { oneValue, type ParsedArguments } from './arguments.js'
import { soundWorkflow } from './check.js'
import { badUsage, type Command, type CommandContext, DEBUG } from './command.js'

export const graphCommand: Command = {
  name: 'graph',
  usage: 'graph FILE [--format mermaid|dot]',
  options: [
    { name: '--format', value: 'FORMAT', choices: ['mermaid', 'dot'], help: 'mermaid (the default) or dot' },
    DEBUG,
  ],
  examples: ['conductor graph workflow.yaml', 'conductor graph workflow.yaml --format dot | dot -Tsvg -o workflow.svg'],
  run: runGraph,
}

/** A file has no reader's limits, so nothing is left out. */
const WHOLE = { maxChars: Number.POSITIVE_INFINITY, maxEdges: Number.POSITIVE_INFINITY }

async function runGraph(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file, ...more] = args.operands
  if (file === undefined || more.length > 0)
    return badUsage(context, graphCommand, 'give one file: conductor graph FILE')
  const workflow = await soundWorkflow(file, 'text', context)
  if (typeof workflow === 'number') return workflow
  const graph = workflowGraph(workflow)
  context.terminal.stdout(oneValue(args, '--format') === 'dot' ? dot(graph) : mermaid(graph, new Map(), WHOLE))
  return 0
}
