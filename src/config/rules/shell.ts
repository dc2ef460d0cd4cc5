import { quote } from '../../core/messages.js'
import type { Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { isLocalName } from './known-names.js'
import type { Report } from './report.js'
import type { Reference, TemplateUse } from './templates.js'

/** Data pasted into the text of a script becomes code; the environment keeps it data. */
export function checkShellText(reference: Reference, use: TemplateUse, workflow: Workflow, report: Report): void {
  if (use.form !== 'run' || !isData(reference, use, workflow)) return
  const name = reference.path.join('.')
  const variable = (reference.path.at(-1) ?? 'VALUE').replace(/\W/g, '_').toUpperCase()
  report.warning(
    'shell-interpolation',
    workflow.within(use.path, reference.line, reference.column),
    `${quote(name)} is pasted into the script: a value with quotes, \`$\` or \`;\` in it would run as code.`,
    `pass it as data: \`env: { ${variable}: "{{ ${name} }}" }\`, and read "$${variable}" in the script`,
  )
}

/** Names of the file itself and counters are the author's own; everything else comes from outside. */
function isData({ path }: Reference, use: TemplateUse, workflow: Workflow): boolean {
  const [root = '', attribute] = path
  if (root === '_index') return false
  if (root === 'workflow') return attribute === 'input' || attribute === undefined
  return root === 'github' || workflow.steps.has(root) || isLocalName(root, use)
}

/** `command` is one program; who writes a whole command line there means `run`. */
export function checkCommands(sites: readonly Site[], report: Report): void {
  for (const { step, path } of sites) {
    if (step.type !== 'script' || step.command === undefined || (step.args?.length ?? 0) > 0) continue
    const line = step.command.trim()
    if (!/\s/.test(line) || line.includes('{{') || line.includes('{%')) continue
    report.warning(
      'command-with-spaces',
      [...path, 'command'],
      '`command` is the name of one program, and this one has spaces in it.',
      `write \`run: ${line.length > 60 ? '...' : line.replaceAll('`', "'")}\`, or the rest of the line as \`args\``,
    )
  }
}
