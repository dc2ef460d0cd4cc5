import type { Finding } from '../../core/finding.js'
import type { ErrorContract } from '../contract/index.js'
import { contractOf } from '../contract/index.js'
import { staticGraph } from '../graph.js'
import { allVariants, allWorkflows, type Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { sitesOf } from '../sites.js'
import { checkCatchAlls } from './catch-all.js'
import { checkGroups, checkPolicies } from './groups.js'
import { checkDeclared, checkInputLists, checkSourceInput, sourceReference } from './input-lists.js'
import { checkKinds } from './kinds.js'
import { type KnownNames, knownNamesOf } from './known-names.js'
import { checkChildren, checkNames, checkTools } from './names.js'
import { checkLimit, checkLoops, checkOutputPaths, checkReachable, checkRetryFrom } from './paths.js'
import { checkRaises } from './raises.js'
import { checkGithubExpressions, checkReference } from './references.js'
import { Report } from './report.js'
import { checkRoutes } from './routes.js'
import { checkCommands, checkShellText } from './shell.js'
import { syntaxHint } from './template-hints.js'
import { parseText, type TemplateUse, templatesOf, templateUse } from './templates.js'
import { checkUnseen } from './unseen.js'

export { RULE_CODES } from './report.js'

/** Everything that one schema-valid file gets wrong on its own; children are not looked into. */
function checkWorkflow(workflow: Workflow, given: ReadonlySet<string>): readonly Finding[] {
  const report = new Report(workflow)
  const sites = sitesOf(workflow)
  const graph = staticGraph(workflow)
  const contract = contractOf(workflow)
  const known = knownNamesOf(workflow, sites, contract, given)
  checkNames(workflow, sites, report)
  checkGroups(workflow, report)
  checkPolicies(workflow, report)
  checkRoutes(workflow, sites, report)
  checkKinds(workflow, sites, contract, report)
  checkInputLists(sites, known, report)
  for (const use of templatesOf(workflow)) checkTemplate(use, known, report)
  checkGithubExpressions(workflow, report)
  checkCommands(sites, report)
  checkSources(sites, known, report)
  checkTools(workflow, sites, report)
  checkChildren(workflow, sites, report)
  checkRaises(workflow, sites, contract, report)
  checkRetryFrom(workflow, sites, report)
  checkReachable(workflow, graph, report)
  checkLoops(workflow, graph, report)
  checkOutputPaths(workflow, graph, report)
  checkLimit(workflow, graph, report)
  checkCatchAlls(workflow, sites, graph, report)
  return report.findings
}

/** The root and every file it calls, each once, with the error contract of the whole; `given` are inputs that the root gets. */
export function validateWorkflow(
  root: Workflow,
  given: ReadonlySet<string> = new Set(),
): {
  readonly findings: readonly Finding[]
  readonly contract: ErrorContract
} {
  const findings = allWorkflows(root).flatMap((workflow) =>
    checkWorkflow(workflow, workflow === root ? given : handedTo(workflow, root, given)),
  )
  return { findings, contract: contractOf(root) }
}

/** What may fail without anybody seeing it. Only sound files are asked: a broken one has been reported already. */
export function unseenFailures(root: Workflow): readonly Finding[] {
  return allWorkflows(root).flatMap((workflow) => {
    const report = new Report(workflow)
    checkUnseen(workflow, report)
    return report.findings
  })
}

/** What callers hand to a child that declares no inputs: those of their mappings, or those that the caller declares. */
function handedTo(child: Workflow, root: Workflow, given: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const caller of allVariants(root)) {
    for (const { step } of sitesOf(caller)) {
      if (step.type !== 'workflow' || caller.children.get(step.workflow)?.file !== child.file) continue
      const own =
        caller.settings.input === undefined && caller === root ? given : Object.keys(caller.settings.input ?? {})
      for (const name of step.input_mapping === undefined ? own : Object.keys(step.input_mapping)) names.add(name)
    }
  }
  return names
}

const HOOKS: ReadonlySet<TemplateUse['scope']> = new Set(['hook', 'complete-hook', 'error-hook'])

function checkTemplate(use: TemplateUse, known: KnownNames, report: Report): void {
  const files = known.workflow.templateFiles?.get(use.source)
  const { references, failure } = files === undefined ? use.parsed : parseText(use.source, use.form, files)
  if (failure !== null) {
    report.error(
      'template-syntax',
      failure.file === undefined
        ? known.workflow.within(use.path, failure.line, failure.column)
        : { file: failure.file, line: failure.line, column: failure.column },
      `The template cannot be read: ${failure.message}`,
      syntaxHint(use.source, failure.line, failure.column, failure.message),
    )
    return
  }
  // A hook that fails changes nothing, so a name that it cannot know is no reason to refuse the file.
  const strictOrSoft = HOOKS.has(use.scope) ? report.softened() : report
  for (const reference of references) {
    checkReference(reference, use, known, strictOrSoft)
    checkDeclared(reference, use, known, report)
    checkShellText(reference, use, known.workflow, report)
  }
}

function checkSources(sites: readonly Site[], known: KnownNames, report: Report): void {
  for (const site of sites) {
    if (site.step.type !== 'for_each') continue
    const path = [...site.path, 'source']
    const reference = sourceReference(site.step, path, report)
    if (reference === null) continue
    checkReference(reference, templateUse(site.step.source, path, 'template', 'node', site), known, report)
    checkSourceInput(reference, path, known.workflow, report)
  }
}
