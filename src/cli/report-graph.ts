import path from 'node:path'
import type { RunAccount } from '../account/run-account.js'
import { findWorkspace } from '../config/load/index.js'
import type { Workflow } from '../config/model.js'
import type { GraphNode, ResultDocument, WorkflowGraph } from '../core/report.js'
import { workflowGraph } from '../run/workflow-graph.js'
import type { CommandContext } from './command.js'
import { entryAt } from './files.js'
import { checkNamed } from './inspect-file.js'

/** The graph of the file that ran, when it is still the same; else what the run itself shows of it. */
export async function graphOfRun(
  result: ResultDocument,
  account: RunAccount,
  context: CommandContext,
): Promise<WorkflowGraph> {
  const graph = await graphWhere(result.workflow.file, context, (workflow) => isSame(workflow, result))
  return graph ?? traceGraph(account, result)
}

/** The graph of a file whose run goes on, as far as its events tell that it is this one; null where it is not there. */
export function fileGraph(file: string, account: RunAccount, context: CommandContext): Promise<WorkflowGraph | null> {
  const types = [...account.walk.types()]
  return graphWhere(
    file,
    context,
    ({ settings, steps }) =>
      settings.name === account.run?.workflow && types.every(([name, type]) => steps.get(name)?.type === type),
  )
}

/** In the workspace, or in the current folder. */
async function graphWhere(
  named: string,
  context: CommandContext,
  isIt: (workflow: Workflow) => boolean,
): Promise<WorkflowGraph | null> {
  const workspace = findWorkspace(path.join(context.cwd, 'workflow.yaml'), context.env)
  for (const folder of new Set([workspace, context.cwd])) {
    const file = path.resolve(folder, named)
    if (entryAt(file) !== 'file') continue
    const { runnable } = await checkNamed(file, context)
    if (runnable !== null && isIt(runnable)) return workflowGraph(runnable)
  }
  return null
}

function isSame(workflow: Workflow, result: ResultDocument): boolean {
  const hashes = result.checkpoint?.node_hashes ?? {}
  const names = Object.keys(hashes)
  return names.length === workflow.hashes.size && names.every((name) => workflow.hashes.get(name) === hashes[name])
}

/** Steps as the result lists them, where there is one, and the ways that were taken between them. */
export function traceGraph({ walk, run }: RunAccount, result: ResultDocument | null): WorkflowGraph {
  const file = result?.workflow.file ?? run?.file ?? ''
  const steps = result?.execution.steps ?? []
  const types = new Map(steps.map((step) => [step.node_id, step.type]))
  for (const [name, type] of walk.types()) if (!types.has(name)) types.set(name, type)
  const nodes = [...types].map(
    ([name, type]): GraphNode => ({ name, type, position: { file, line: 1 }, members: [], child: null }),
  )
  const edges = walk.edges().filter(({ to }) => to === '$end' || types.has(to))
  const entry = walk.path[0] ?? steps[0]?.node_id ?? '$end'
  return { name: result?.workflow.name ?? run?.workflow ?? file, file, entry, nodes, edges }
}
