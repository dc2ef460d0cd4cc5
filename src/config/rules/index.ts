import type { Finding } from '../../core/finding.js'
import { findConditionProblem } from '../../expressions/conditions.js'
import type { TemplateFiles } from '../../expressions/index.js'
import { createContract } from '../contract/index.js'
import { collectSites, listVariants, listWorkflows, type Workflow } from '../model.js'
import { listTemplates, parseText, type TemplateUse } from '../templates.js'
import { CATALOGUE_RULES } from './catalogue.js'
import { CATCH_ALL_RULES } from './catch-all.js'
import { checkDetail } from './details.js'
import { collectFacts, type FileFacts, Report } from './facts.js'
import { checkDeclared, INPUT_RULES } from './input-lists.js'
import { KIND_RULES } from './kinds.js'
import { NAME_RULES } from './names.js'
import { PATH_RULES } from './paths.js'
import { checkReference } from './references.js'
import { ROUTE_RULES } from './routes.js'
import { checkShellText, checkUnseen, SCRIPT_RULES } from './scripts.js'
import { findSyntaxHint } from './template-hints.js'

const RULES: readonly ((file: FileFacts, report: Report) => void)[] = [
  ...NAME_RULES,
  ...ROUTE_RULES,
  ...KIND_RULES,
  ...CATALOGUE_RULES,
  ...INPUT_RULES,
  checkTemplates,
  ...SCRIPT_RULES,
  ...PATH_RULES,
  ...CATCH_ALL_RULES,
]

/** Validates the root and every file it calls; `inputs` are those of the run, null if they are not known yet. */
export function validateWorkflow(root: Workflow, inputs: ReadonlySet<string> | null = null) {
  const given = inputs ?? new Set()
  const findings = listWorkflows(root).flatMap((workflow) => {
    const report = new Report(workflow)
    const names = workflow === root ? given : listInheritedInputs(workflow, root, given)
    const file = collectFacts(workflow, names, inputs !== null)
    for (const check of RULES) check(file, report)
    return report.findings
  })
  return { findings, contract: createContract(root) }
}

/** Returns failures that may be unseen, for files without errors. */
export function findUnseenFailures(root: Workflow): readonly Finding[] {
  return listWorkflows(root).flatMap((workflow) => {
    const report = new Report(workflow)
    checkUnseen(workflow, report)
    return report.findings
  })
}

/** Returns the inputs that callers pass to a child without declared inputs: mapped ones, or those of the caller. */
function listInheritedInputs(child: Workflow, root: Workflow, given: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const caller of listVariants(root)) {
    for (const { step } of collectSites(caller)) {
      if (step.type !== 'workflow' || caller.children.get(step.workflow)?.file !== child.file) continue
      const own =
        caller.settings.input === undefined && caller === root ? given : Object.keys(caller.settings.input ?? {})
      for (const name of step.input_mapping === undefined ? own : Object.keys(step.input_mapping)) names.add(name)
    }
  }
  return names
}

function checkTemplates(file: FileFacts, report: Report): void {
  const { workflow } = file
  for (const use of listTemplates(workflow)) {
    const files = workflow.templateFiles?.get(use.source)
    const { references, failure } = files === undefined ? use.parsed : parseText(use.source, use.form, files)
    // GitHub's braces in a condition are one finding: the expression that is meant is bare.
    const isGithubs = use.isCondition === true && use.source.includes('${{')
    for (const reference of isGithubs ? [] : references) {
      checkReference(reference, use, file, report)
      checkDeclared(reference, use, file, report)
      checkDetail(reference, use, file, report)
      checkShellText(reference, use, file, report)
    }
    if (failure === null && use.isCondition === true) checkCondition(use, files, workflow, report)
    if (failure === null) continue
    const { line, column, message } = failure
    const place =
      failure.file === undefined ? workflow.within(use.path, line, column) : { file: failure.file, line, column }
    const hint = findSyntaxHint(use.source, failure)
    report.add('template-syntax', place, `The template cannot be read: ${message}`, hint)
  }
}

/** Reports text outside of the expression of a condition: the condition would always hold. */
function checkCondition(use: TemplateUse, files: TemplateFiles | undefined, workflow: Workflow, report: Report): void {
  const found = findConditionProblem(use.source, files)
  if (found === null) return
  const { line, column, isBlock, bare } = found
  const message = isBlock
    ? 'A condition of statements may print nothing but `true` and `false`: any other text always holds.'
    : `Text outside of the braces makes a condition a text, which always holds: a condition is one expression${bare === null ? '' : `, here \`${bare}\``}.`
  const hint = isBlock
    ? 'print `true` or `false` once in each branch, or write one expression without braces, such as `exit_code == 0`'
    : bare === null
      ? 'write one expression without braces, such as `exit_code == 0`'
      : `write \`${use.path.at(-1)}: ${bare}\``
  report.add('condition-text', workflow.within(use.path, line, column), message, hint)
}
