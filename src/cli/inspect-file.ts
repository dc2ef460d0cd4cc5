import { loadPatterns } from '../adapters/patterns.js'
import { type Checked, checkFile } from '../config/check.js'
import { createContract, renderContract } from '../config/contract/index.js'
import { withDetails } from '../config/contract/payloads.js'
import { formatCountOrNone } from '../config/finding-text.js'
import { listNamedFiles, VALIDATED } from '../config/load/file-sorts.js'
import { listWorkflows, type Workflow } from '../config/model.js'
import { findLostTools } from '../config/providers.js'
import {
  findQuarantineFindings,
  readQuarantine,
  withDefaultQuarantine,
  withQuarantineEntries,
} from '../config/quarantine.js'
import { findUnusedKinds } from '../config/rules/catalogue.js'
import { createWorkflowGraph } from '../config/workflow-graph.js'
import type { Finding } from '../core/finding.js'
import { copyJson, printJson } from '../core/json.js'
import { formatCount } from '../core/messages.js'
import type { ResultDocument } from '../core/report.js'
import { renderDot, renderWholeMermaid, withErrorEnds } from '../reporters/graph.js'
import { renderSvg } from '../reporters/html/svg.js'
import { createInvalidResult } from '../reporters/result.js'
import { createCheckedResult } from '../run/index.js'
import { findShownFolder } from '../source/workspace.js'
import { toOneLine } from '../text/terminal-text.js'
import { type CommandContext, EXIT_INVALID, type ParsedArguments } from './command.js'
import { createQuarantineRequest } from './quarantine.js'

export async function checkNamedFile(file: string, context: CommandContext, strictAbilities = false): Promise<Checked> {
  const { env, cwd } = context
  const shownFrom = findShownFolder(file, env, cwd)
  const checked = await checkFile({ file, env, patterns: loadPatterns, shownFrom, strictAbilities })
  const lost = checked.runnable === null ? [] : findLostTools(checked.runnable, strictAbilities, null)
  if (lost.length === 0) return checked
  return { ...checked, findings: [...checked.findings, ...lost], runnable: strictAbilities ? null : checked.runnable }
}

export function printDocument(document: unknown, context: CommandContext): void {
  const clean = context.redactor().json(copyJson({ document })['document'] ?? null)
  context.terminal.stdout(`${printJson(clean, 2)}\n`)
}

/** Returns the workflow of a valid file; for a file with errors, prints its findings and returns exit code 2. */
export async function loadSoundWorkflow(file: string, format: string, context: CommandContext) {
  const checked = await checkNamedFile(file, context)
  if (checked.runnable !== null) return checked.runnable
  if (format === 'json') printDocument(createCheckedResult(checked, file), context)
  else context.printFindings(checked.findings, checked.loaded.sources)
  return EXIT_INVALID
}

export async function runValidate(args: ParsedArguments, context: CommandContext): Promise<number> {
  const named = listNamedFiles(args.operands, context.cwd, VALIDATED)
  if (!named.ok) return context.badUsage(named.error)
  const { files, scenarioFiles, quarantineFiles, others } = named.value
  const isJson = args.value('--format') === 'json'
  const documents: ResultDocument[] = []
  const checkedFiles: (CheckedFile & { readonly file: string; readonly isWorkflow: boolean })[] = []
  for (const file of files) {
    const isWorkflow = !scenarioFiles.has(file) && !quarantineFiles.has(file)
    const checked = isWorkflow
      ? await checkWorkflowFile(file, context, args.has('--strict-abilities'), quarantineFiles.size === 0)
      : await (scenarioFiles.has(file) ? checkScenarioFile : checkQuarantineFile)(file, context)
    checkedFiles.push({ ...checked, file, isWorkflow })
  }
  const workflows = new Map(
    checkedFiles
      .flatMap(({ workflow }) => (workflow === null ? [] : listWorkflows(workflow)))
      .map((one) => [one.file, one]),
  )
  const unused = findUnusedKinds([...workflows.values()])
  for (const { file, isWorkflow, workflow, sources, ...checked } of checkedFiles) {
    // Kinds of a shared catalogue are judged over all files; the first file that uses the catalogue has the findings.
    const findings = [...checked.findings, ...(workflow === null ? [] : (unused.get(workflow.file) ?? []))]
    const document = checked.createDocument(findings)
    // A sound scenario or quarantine file among others is no document of its own.
    if (isWorkflow || !document.success || files.length === 1) documents.push(document)
    if (!isJson) context.printFindings(findings, sources)
    if (!isJson && !args.has('--quiet'))
      context.terminal.stdout(`${file}: ${formatFindingsVerdict(findings, document.success)}\n`)
  }
  if (!isJson && !args.has('--quiet')) tellOthers(others, args.has('--verbose'), context)
  // One file prints one document, several files print a list in their order.
  if (isJson) printDocument(documents.length === 1 ? documents[0] : documents, context)
  return documents.every(({ success }) => success) ? 0 : EXIT_INVALID
}

interface CheckedFile {
  readonly findings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
  /** The workflow of a valid file. */
  readonly workflow: Workflow | null
  readonly createDocument: (findings: readonly Finding[]) => ResultDocument
}

/** With `withQuarantine` the quarantine files that the workflow uses are checked as well. */
async function checkWorkflowFile(
  file: string,
  context: CommandContext,
  strictAbilities: boolean,
  withQuarantine: boolean,
): Promise<CheckedFile> {
  const checked = await checkNamedFile(file, context, strictAbilities)
  const { loaded, runnable } = checked
  const excused =
    runnable === null || !withQuarantine ? [] : findQuarantineFindings(runnable, createQuarantineRequest(context))
  // A named file is relative to the folder of a run, which may be another.
  const findings = [...checked.findings, ...excused.filter(({ code }) => code !== 'quarantine-file')]
  const createDocument = (all: readonly Finding[]) => createCheckedResult({ ...checked, findings: all }, file)
  return { findings, sources: loaded.sources, workflow: runnable, createDocument }
}

async function checkQuarantineFile(file: string, context: CommandContext): Promise<CheckedFile> {
  const { findings } = readQuarantine(createQuarantineRequest(context), file)
  return { findings, sources: new Map(), workflow: null, createDocument: (all) => createInvalidResult(all, file) }
}

async function checkScenarioFile(file: string, context: CommandContext): Promise<CheckedFile> {
  const [{ checkScenarioFindings }, { createCommandSurroundings }] = await Promise.all([
    import('../scenario/test-files.js'),
    import('./run-request.js'),
  ])
  const around = { ...createCommandSurroundings(context), cancel: new AbortController().signal }
  const { findings, sources } = await checkScenarioFindings(file, around)
  return { findings, sources, workflow: null, createDocument: (all) => createInvalidResult(all, file) }
}

/** Says how many YAML files of the folders belong to other programs, so that no file is left out in silence. */
export function tellOthers(others: readonly string[], isVerbose: boolean, context: CommandContext): void {
  if (others.length === 0) return
  const names = isVerbose ? others.map((file) => `  ${toOneLine(file)}\n`).join('') : ''
  context.terminal.stdout(`${formatCount(others.length, 'other YAML file')}\n${names}`)
}

function formatFindingsVerdict(findings: readonly Finding[], isValid: boolean): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const counts = [formatCountOrNone(errors, 'error'), formatCountOrNone(findings.length - errors, 'warning')].filter(
    Boolean,
  )
  return `${isValid ? 'valid' : 'invalid'}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`
}

export async function runGraph(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const workflow = await loadSoundWorkflow(file, 'text', context)
  if (typeof workflow === 'number') return workflow
  const graph = withErrorEnds(createWorkflowGraph(workflow))
  const render = { dot: renderDot, svg: renderSvg }[args.value('--format') ?? ''] ?? renderWholeMermaid
  context.terminal.stdout(render(graph))
  return 0
}

export async function runContract(args: ParsedArguments, context: CommandContext): Promise<number> {
  const [file = ''] = args.operands
  const format = args.value('--format') ?? 'text'
  const workflow = await loadSoundWorkflow(file, format, context)
  if (typeof workflow === 'number') return workflow
  const source = { root: findShownFolder(file, context.env, context.cwd) }
  const contract = withQuarantineEntries(createContract(withDefaultQuarantine(workflow, source)), source)
  if (format === 'json') printDocument(withDetails(contract, workflow), context)
  else {
    const text = renderContract(contract, context.terminal.stdoutColor, args.has('--all'))
    context.terminal.stdout(`${text.trimEnd()}\n`)
  }
  return 0
}
