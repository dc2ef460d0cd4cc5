import { createKindReference, renderKindReference } from '../config/kind-reference.js'
import { listNamedFiles, VALIDATED } from '../config/load/file-sorts.js'
import { listWorkflows, type Workflow } from '../config/model.js'
import type { CommandContext, ParsedArguments } from './command.js'
import { loadSoundWorkflow, printDocument } from './inspect-file.js'

export async function runKinds(args: ParsedArguments, context: CommandContext): Promise<number> {
  const named = listNamedFiles(args.operands, context.cwd, VALIDATED)
  if (!named.ok) return context.badUsage(named.error)
  const { files, scenarioFiles, quarantineFiles } = named.value
  const format = args.value('--format') ?? 'text'
  const workflows = new Map<string, Workflow>()
  for (const file of files.filter((each) => !scenarioFiles.has(each) && !quarantineFiles.has(each))) {
    const workflow = await loadSoundWorkflow(file, format, context)
    if (typeof workflow === 'number') return workflow
    for (const each of listWorkflows(workflow)) workflows.set(each.file, each)
  }
  const kinds = createKindReference([...workflows.values()])
  if (format === 'json') printDocument({ schema_version: 1, kinds }, context)
  else
    context.terminal.stdout(
      context.redactor().text(renderKindReference(kinds, format === 'markdown' ? 'markdown' : 'text')),
    )
  return 0
}
