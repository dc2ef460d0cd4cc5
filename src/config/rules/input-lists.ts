import { quote } from '../../core/messages.js'
import { type ForEachGroup, isGroup, type Path, type Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { checkInputName, GROUP_ATTRIBUTES, isLocalName, type KnownNames } from './known-names.js'
import { didYouMean, listed, type Report } from './report.js'
import type { Reference, TemplateUse } from './templates.js'

const ENTRY = /^([A-Za-z_][\w-]*)((?:\.[A-Za-z_0-9][\w-]*)+)(\?)?$/
const FORMS =
  '`workflow.input.x`, `node.output`, `node.output.field`, `node.error`, `group.outputs` or `group.errors`, with `?` at the end when optional'

interface Entry {
  readonly path: readonly string[]
  readonly optional: boolean
}

/** Reads an entry of `input:`; `node.field` is short for `node.output.field`. */
function parseEntry(text: string): Entry | null {
  const match = ENTRY.exec(text.trim())
  const root = match?.[1]
  const rest = match?.[2]?.slice(1).split('.')
  if (root === undefined || rest === undefined) return null
  return { path: [root, ...rest], optional: match?.[3] === '?' }
}

/** `input:` lists may name only what exists. */
export function checkInputLists(sites: readonly Site[], known: KnownNames, report: Report): void {
  for (const site of sites) {
    if (!('input' in site.step) || site.step.input === undefined) continue
    const seen = new Set<string>()
    for (const [index, text] of site.step.input.entries()) {
      const path = [...site.path, 'input', index]
      if (seen.has(text)) report.warning('duplicate-entry', path, `${quote(text)} is listed twice.`)
      seen.add(text)
      const entry = parseEntry(text)
      if (entry === null)
        report.error('bad-input-reference', path, `${quote(text)} is not a reference.`, `write ${FORMS}`)
      else checkEntry(entry, text, site, path, known, report)
    }
  }
}

function checkEntry(entry: Entry, text: string, site: Site, path: Path, known: KnownNames, report: Report): void {
  const [root = '', attribute = '', field] = entry.path
  if (root === 'workflow') {
    if (attribute !== 'input' || field === undefined || entry.path.length > 3) {
      report.error(
        'bad-input-reference',
        path,
        `${quote(text)} is not an input of the workflow.`,
        'write `workflow.input.x`; `workflow.name` and the like are always there',
      )
    } else {
      checkInputName(field, entry.optional, () => known.workflow.at(path), known, report)
    }
    return
  }
  if (site.group?.type === 'for_each' && site.group.as === root) return
  const step = known.workflow.steps.get(root)
  if (step === undefined) {
    const message = `${quote(text)} names ${quote(root)}, which is not a node or group of this file.`
    const hint = didYouMean(root, known.workflow.steps.keys(), () => `known: ${listed(known.workflow.steps.keys())}`)
    if (entry.optional) report.warning('unknown-reference', path, message, hint)
    else report.error('unknown-reference', path, message, hint)
    return
  }
  const group = known.members.get(root)
  if (group !== undefined && site.group?.name === group && site.step.name !== root) {
    report.error(
      'reads-sibling',
      path,
      `${quote(site.step.name)} lists ${quote(root)}, a member of the same group: members run side by side and do not see each other.`,
    )
    return
  }
  if (isGroup(step) ? !GROUP_ATTRIBUTES.includes(attribute) : attribute === 'outputs' || attribute === 'errors') {
    const hint = isGroup(step)
      ? `did you mean \`${root}.outputs\`?`
      : `did you mean \`${root}.${attribute.slice(0, -1)}\`?`
    report.error(
      'bad-input-reference',
      path,
      `${quote(root)} is a ${isGroup(step) ? 'group' : 'node'} and has no ${quote(attribute)}.`,
      hint,
    )
  } else if (attribute === 'error' && !entry.optional && !known.raising.has(root)) {
    report.error(
      'error-never-raised',
      path,
      `${quote(text)} is required, but ${quote(root)} can raise nothing.`,
      `write \`${text}?\`, or give ${root} error routes`,
    )
  }
}

/** In explicit mode a node lists what its templates read, also what its type would see without an entry. */
export function checkDeclared(reference: Reference, use: TemplateUse, known: KnownNames, report: Report): void {
  const { site } = use
  if (known.workflow.settings.context?.mode !== 'explicit' || site === null || use.scope !== 'node') return
  const [root, attribute, field] = reference.path
  if (root === undefined) return
  if (isGroup(site.step) || isLocalName(root, use) || root === site.step.name) return
  const isInput = root === 'workflow' && attribute === 'input' && field !== undefined
  if (!isInput && !known.workflow.steps.has(root)) return
  const entries = ('input' in site.step ? (site.step.input ?? []) : []).flatMap((text) => parseEntry(text) ?? [])
  if (entries.some((entry) => touches(normal(entry.path, known), reference.path))) return
  const name = isInput ? `workflow.input.${field}` : reference.path.slice(0, 2).join('.')
  report.warning(
    'undeclared-reference',
    known.workflow.within(use.path, reference.line, reference.column),
    `${quote(name)} is not listed in the input of ${quote(site.step.name)}, and the context mode is explicit.`,
    `add \`${name}\` to its \`input:\``,
  )
}

/** The path that a template would use for an entry. */
function normal(path: readonly string[], known: KnownNames): readonly string[] {
  const [root = '', attribute = ''] = path
  const step = known.workflow.steps.get(root)
  if (step === undefined || isGroup(step) || attribute === 'output') return path
  // A field of an error brings the whole envelope.
  return attribute === 'error' ? [root, 'error'] : [root, 'output', ...path.slice(1)]
}

function touches(entry: readonly string[], path: readonly string[]): boolean {
  const length = Math.min(entry.length, path.length)
  return entry.slice(0, length).every((part, index) => part === path[index])
}

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
