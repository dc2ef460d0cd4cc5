import type { ForEachGroup, Path } from '../model.js'
import type { Reference } from './parsed.js'
import type { Report } from './report.js'
import { shown } from './report.js'

const PATH = /^[A-Za-z_][\w-]*(?:\.[\w-]+|\[[^\]]*\])*$/

/** `source:` without braces is a dotted path; it is judged like a reference of a template. */
export function sourceReference(group: ForEachGroup, path: Path, report: Report): Reference | null {
  const source = group.source.trim()
  if (/\{\{|\{%/.test(source)) return null
  if (!PATH.test(source)) {
    report.error(
      'bad-source',
      path,
      `${shown(source)} is neither a dotted path nor a template.`,
      'write a path such as `finder.output.items`, or a template',
    )
    return null
  }
  const names = source.split(/[.[]/).map((part) => part.replace(/\]$/, '').replace(/^['"]|['"]$/g, ''))
  return { path: names, line: 1, column: 1, guarded: false }
}
