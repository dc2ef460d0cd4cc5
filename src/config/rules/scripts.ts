import { UNSEEN_FAILURE } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import { isTemplate, type Reference } from '../../expressions/index.js'
import { unseenScripts } from '../error-mode.js'
import type { Workflow } from '../model.js'
import { type FileFacts, localNames } from './facts.js'
import type { Report } from './report.js'
import type { TemplateUse } from './templates.js'

/** Data pasted into the text of a script becomes code; the environment keeps it data. */
export function checkShellText(reference: Reference, use: TemplateUse, { workflow }: FileFacts, report: Report): void {
  if (use.form !== 'run' || !isData(reference, use, workflow)) return
  const name = reference.path.join('.')
  const variable = (reference.path.at(-1) ?? 'VALUE').replace(/\W/g, '_').toUpperCase()
  const at = workflow.within(use.path, reference.line, reference.column)
  const message = `${quote(name)} is pasted into the script: a value with quotes, \`$\` or \`;\` in it would run as code.`
  const hint = `pass it as data: \`env: { ${variable}: "{{ ${name} }}" }\`, and read "$${variable}" in the script`
  report.warning('shell-interpolation', at, message, hint)
}

/** Names of the file itself and counters are the author's own; everything else comes from outside. */
function isData({ path }: Reference, use: TemplateUse, workflow: Workflow): boolean {
  const [root = '', attribute] = path
  if (root === '_index') return false
  if (root === 'workflow') return attribute === 'input' || attribute === undefined
  return root === 'github' || workflow.steps.has(root) || localNames(use).includes(root)
}

/** `command` is one program; who writes a whole command line there means `run`. */
export function checkCommands({ sites }: FileFacts, report: Report): void {
  for (const { step, path } of sites) {
    if (step.type !== 'script' || step.command === undefined || (step.args?.length ?? 0) > 0) continue
    const line = step.command.trim()
    if (!/\s/.test(line) || isTemplate(line)) continue
    const message = '`command` is the name of one program, and this one has spaces in it.'
    const shown = line.length > 60 ? '...' : line.replaceAll('`', "'")
    const hint = `write \`run: ${shown}\`, or the rest of the line as \`args\``
    report.warning('command-with-spaces', [...path, 'command'], message, hint)
  }
}

/** Scripts that may fail while the run stays green, because `strict_exit` is off. */
export function checkUnseen(workflow: Workflow, report: Report): void {
  const hint =
    'turn strict_exit on (`workflow.runtime`, `--strict-exit`), or add an `on_error` route; `strict_exit: false` on the node says that its failure does not matter'
  for (const { step, path } of unseenScripts(workflow)) {
    const message = `A failure of ${quote(step.name)} would go unnoticed: strict_exit is off, and nothing reads its exit_code.`
    report.warning(UNSEEN_FAILURE, [...path, 'name'], message, hint)
  }
}
