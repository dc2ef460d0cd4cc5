import { loadPatterns } from '../adapters/patterns.js'
import { renderFindings } from '../config/finding-text.js'
import { shownFolder } from '../config/load/index.js'
import type { Workflow } from '../config/model.js'
import { jsonCopy, jsonText } from '../core/json.js'
import type { ResultDocument } from '../core/report.js'
import { invalidResult } from '../reporters/result.js'
import { type Checked, checkFile } from '../run/prepare.js'
import { type CommandContext, EXIT_INVALID, environmentRedactor } from './command.js'

/** Loads a file that the user named and applies every rule; messages name it as the user did. */
export function checkNamed(file: string, context: CommandContext, strictAbilities = false): Promise<Checked> {
  const { env, cwd } = context
  return checkFile({ file, env, patterns: loadPatterns, shownFrom: shownFolder(file, env, cwd), strictAbilities })
}

/** Findings for people, redacted; empty when there are none. */
export function findingsText(checked: Checked, context: CommandContext): string {
  if (checked.findings.length === 0) return ''
  const text = renderFindings(checked.findings, checked.loaded.sources, context.terminal.color)
  return `${environmentRedactor(context).text(text)}\n`
}

/** The result of checking a file, in the structure of result.json. */
export function checkDocument(checked: Checked, file: string): ResultDocument {
  const { workflow } = checked.loaded
  return invalidResult(checked.findings, workflow?.displayFile ?? checked.findings[0]?.file ?? file, {
    workflowName: workflow?.settings.name ?? null,
    commandFile: file,
    ...(checked.contract === null ? {} : { contract: jsonCopy(checked.contract) }),
  })
}

/** JSON on stdout, redacted as every result is. */
export function printDocument(document: unknown, context: CommandContext): void {
  const clean = environmentRedactor(context).json(jsonCopy({ document })['document'] ?? null)
  context.terminal.stdout(`${jsonText(clean, 2)}\n`)
}

/** The workflow of a sound file; for a file with errors, its findings are printed and the command ends with 2. */
export async function soundWorkflow(
  file: string,
  format: string,
  context: CommandContext,
): Promise<Workflow | typeof EXIT_INVALID> {
  const checked = await checkNamed(file, context)
  if (checked.runnable !== null) return checked.runnable
  if (format === 'json') printDocument(checkDocument(checked, file), context)
  else context.terminal.stderr(findingsText(checked, context))
  return EXIT_INVALID
}
