import { quote } from '../../core/messages.js'
import type { Workflow, WorkflowNode } from '../model.js'
import type { Site } from '../sites.js'
import type { Report } from './report.js'
import { didYouMean, listed } from './report.js'

/** What a workflow node hands to its child, compared with what the child asks for. */
export function checkChildren(workflow: Workflow, sites: readonly Site[], report: Report): void {
  for (const site of sites) {
    if (site.step.type !== 'workflow') continue
    const child = workflow.children.get(site.step.workflow)
    if (child !== undefined) checkMapping(workflow, site, site.step, child, report)
  }
}

function checkMapping(workflow: Workflow, site: Site, step: WorkflowNode, child: Workflow, report: Report): void {
  const declared = child.settings.input ?? {}
  const mapping = step.input_mapping
  for (const name of Object.keys(mapping ?? {})) {
    if (child.settings.input === undefined || Object.hasOwn(declared, name)) continue
    const known = Object.keys(declared)
    const hint = didYouMean(name, known, () => (known.length === 0 ? null : `its inputs: ${listed(known)}`))
    report.warning(
      'unknown-child-input',
      [...site.path, 'input_mapping', name],
      `${child.displayFile} declares no input ${quote(name)}; it is not passed on.`,
      hint,
    )
  }
  const given = mapping ?? workflow.settings.input ?? {}
  for (const [name, input] of Object.entries(declared)) {
    if (input.default !== undefined || input.required === false || Object.hasOwn(given, name)) continue
    const place = mapping === undefined ? 'workflow' : 'input_mapping'
    report.warning(
      'missing-child-input',
      [...site.path, place],
      `${child.displayFile} requires the input ${quote(name)}, which it does not get here.`,
      `add \`${name}\` to \`input_mapping\``,
    )
  }
}
