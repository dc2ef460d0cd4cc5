import { loadPatterns } from '../adapters/patterns.js'
import { contractOf, renderContract } from '../config/contract/index.js'
import { countedOrNone } from '../config/finding-text.js'
import { shownFolder } from '../config/load/workspace.js'
import { jsonCopy, jsonText } from '../core/json.js'
import type { ResultDocument } from '../core/report.js'
import { dot, wholeMermaid } from '../reporters/graph.js'
import { type Checked, checkedResult, checkFile } from '../run/prepare.js'
import { lostTools } from '../run/providers.js'
import { workflowGraph } from '../run/workflow-graph.js'
import {
  badUsage,
  type CommandContext,
  EXIT_INVALID,
  environmentRedactor,
  type ParsedArguments,
  printFindings,
} from './command.js'
import { namedFiles, WORKFLOW_FILES } from './files.js'

/** Loads a file and applies every rule; messages name the file as the user did. */
export async function checkNamed(file: string, context: CommandContext, strictAbilities = false): Promise<Checked> {
  const { env, cwd } = context
  const shownFrom = shownFolder(file, env, cwd)
  const checked = await checkFile({ file, env, patterns: loadPatterns, shownFrom, strictAbilities })
  const lost = checked.runnable === null ? [] : lostTools(checked.runnable, strictAbilities, null)
  if (lost.length === 0) return checked
  return { ...checked, findings: [...checked.findings, ...lost], runnable: strictAbilities ? null : checked.runnable }
}

export function printDocument(document: unknown, context: CommandContext): void {
  const clean = environmentRedactor(context).json(jsonCopy({ document })['document'] ?? null)
  context.terminal.stdout(`${jsonText(clean, 2)}\n`)
}

/** Returns the workflow of a valid file; for a file with errors, prints its findings and returns exit code 2. */
export async function soundWorkflow(file: string, format: string, context: CommandContext) {
  const checked = await checkNamed(file, context)
  if (checked.runnable !== null) return checked.runnable
  if (format === 'json') printDocument(checkedResult(checked, file), context)
  else printFindings(context, checked.findings, checked.loaded.sources)
  return EXIT_INVALID
}

export async function runValidate(args: ParsedArguments, context: CommandContext): Promise<number> {
  const files = namedFiles(args.operands, context.cwd, WORKFLOW_FILES)
  if (!files.ok) return badUsage(context, 'validate', files.error)
  const isJson = args.value('--format') === 'json'
  const documents: ResultDocument[] = []
  for (const file of files.value) {
    const checked = await checkNamed(file, context, args.has('--strict-abilities'))
    documents.push(checkedResult(checked, file))
    if (!isJson) printFindings(context, checked.findings, checked.loaded.sources)
    if (!isJson && !args.has('--quiet')) context.terminal.stdout(`${file}: ${verdict(checked)}\n`)
  }
  // One file prints one document, several files print a list in their order.
  if (isJson) printDocument(documents.length === 1 ? documents[0] : documents, context)
  return documents.every(({ success }) => success) ? 0 : EXIT_INVALID
}

function verdict({ findings, runnable }: Checked): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const counts = [countedOrNone(errors, 'error'), countedOrNone(findings.length - errors, 'warning')].filter(Boolean)
  return `${runnable === null ? 'invalid' : 'valid'}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`
}

export async function runGraph(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const workflow = await soundWorkflow(file, 'text', context)
  if (typeof workflow === 'number') return workflow
  const graph = workflowGraph(workflow)
  context.terminal.stdout(args.value('--format') === 'dot' ? dot(graph) : wholeMermaid(graph))
  return 0
}

export async function runContract(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const format = args.value('--format') ?? 'text'
  const workflow = await soundWorkflow(file, format, context)
  if (typeof workflow === 'number') return workflow
  const contract = contractOf(workflow)
  if (format === 'json') printDocument(contract, context)
  else {
    const text = renderContract(contract, context.terminal.stdoutColor, args.has('--all'))
    context.terminal.stdout(`${text.trimEnd()}\n`)
  }
  return 0
}
