import { quote } from '../../core/messages.js'
import type { ForEachGroup, Path, Workflow } from '../model.js'
import type { Report } from './report.js'
import type { Reference } from './templates.js'

const PATH = /^[A-Za-z_][\w-]*(?:\.[\w-]+|\[[^\]]*\])*$/

/** `source:` without braces is a dotted path; it is judged like a reference of a template. */
export function sourceReference(group: ForEachGroup, path: Path, report: Report): Reference | null {
  const source = group.source.trim()
  if (/\{\{|\{%/.test(source)) return null
  if (!PATH.test(source)) {
    report.error(
      'bad-source',
      path,
      `${quote(source)} is neither a dotted path nor a template.`,
      'write a path such as `finder.output.items`, or a template',
    )
    return null
  }
  const names = source.split(/[.[]/).map((part) => part.replace(/\]$/, '').replace(/^['"]|['"]$/g, ''))
  return { path: names, line: 1, column: 1, guarded: false }
}

/** An input is declared with its type, so that it is known before anything runs whether it can be a list. */
export function checkSourceInput({ path: names }: Reference, path: Path, workflow: Workflow, report: Report): void {
  const [root, part, name = '', ...rest] = names
  const declared = workflow.settings.input ?? {}
  if (root !== 'workflow' || part !== 'input' || rest.length > 0 || !Object.hasOwn(declared, name)) return
  const type = declared[name]?.type
  if (type === undefined || type === 'array') return
  report.error(
    'bad-source',
    path,
    `The input ${quote(name)} is declared as ${type}, and a source is a list.`,
    `declare it with \`type: array\``,
  )
}
