import type { Path } from '../../core/finding.js'
import { getOwnEntry } from '../../core/json.js'
import { quote } from '../../core/messages.js'
import { isTemplate, type Reference } from '../../expressions/index.js'
import { declaresKinds } from '../contract/potential.js'
import { getInputList, isGroup, raisesItself, type Site } from '../model.js'
import { parseTemplateUse, type TemplateUse } from '../templates.js'
import { type FileFacts, listLocalNames, type Report } from './facts.js'
import { suggestStep } from './names.js'
import { checkReference, STEP_MARKS } from './references.js'

export const INPUT_RULES = [checkInputLists, checkSources]

const ENTRY = /^[A-Za-z_][\w-]*(?:\.[A-Za-z_0-9][\w-]*)+\??$/
const FORMS =
  '`workflow.input.x`, `node.output`, `node.output.field`, `node.error`, `group.outputs` or `group.errors`, with `?` at the end when optional'

/** Parses an entry of `input:`; `node.field` is short for `node.output.field`. */
function parseEntry(text: string): readonly string[] | null {
  return ENTRY.test(text.trim()) ? text.trim().replace('?', '').split('.') : null
}

function checkInputLists(file: FileFacts, report: Report): void {
  for (const site of file.sites)
    for (const [index, text] of getInputList(site.step).entries())
      checkEntry(text, site, [...site.path, 'input', index], file, report)
}

/** Checks an entry like a reference of a template; an optional entry like one with a default. */
function checkEntry(text: string, site: Site, path: Path, file: FileFacts, report: Report): void {
  const names = parseEntry(text)
  if (names === null) {
    report.add('bad-input-reference', path, `${quote(text)} is not a reference.`, `write ${FORMS}`)
    return
  }
  const guarded = text.trim().endsWith('?')
  const [root = '', attribute = ''] = names
  const step = file.workflow.steps.get(root)
  if (root === 'workflow' && (attribute !== 'input' || names.length !== 3)) {
    const hint = 'write `workflow.input.x`; `workflow.name` and the like are always there'
    report.add('bad-input-reference', path, `${quote(text)} is not an input of the workflow.`, hint)
  } else if (root !== 'workflow' && step === undefined && guarded) {
    const message = `${quote(root)} is not a node or group of this file.`
    report.add('unknown-reference', path, message, suggestStep(file.workflow, root), 'warning')
  } else {
    const isShort = step !== undefined && !isGroup(step) && !STEP_MARKS.has(attribute)
    const full = isShort ? [root, 'output', ...names.slice(1)] : names
    const reference = { path: full, line: 1, column: 1, guarded, isTested: guarded, isPrinted: true }
    checkReference(
      reference,
      parseTemplateUse({ source: text, path, form: 'template', scope: 'node', site }),
      file,
      report,
    )
    if (step === undefined || attribute !== 'error' || guarded || !raisesItself(step) || declaresKinds(step)) return
    const message = `${quote(text)} is required, but ${quote(root)} does not declare which kinds it raises.`
    report.add('error-not-declared', path, message, `give ${root} \`raises:\`, or write \`${text}?\``)
  }
}

export function checkDeclared(reference: Reference, use: TemplateUse, { workflow }: FileFacts, report: Report): void {
  const { site } = use
  if (workflow.settings.context?.mode !== 'explicit' || site === null || use.scope !== 'node') return
  const [root = '', attribute, field] = reference.path
  if (isGroup(site.step) || listLocalNames(use).includes(root) || root === site.step.name) return
  const isInput = root === 'workflow' && attribute === 'input' && field !== undefined
  const step = workflow.steps.get(root)
  if (!isInput && step === undefined) return
  const isListed = getInputList(site.step).some((text) => {
    const [listed = '', part = '', ...rest] = parseEntry(text) ?? []
    // A field of an error includes the whole envelope, and `node.field` is short for `node.output.field`.
    const whole = part === 'error' ? [listed, part] : [listed, 'output', part, ...rest]
    const path = step === undefined || isGroup(step) || part === 'output' ? [listed, part, ...rest] : whole
    return path.every((name, index) => index >= reference.path.length || name === reference.path[index])
  })
  if (isListed) return
  const name = reference.path.slice(0, isInput ? 3 : 2).join('.')
  const at = workflow.within(use.path, reference.line, reference.column)
  const message = `${quote(name)} is not listed in the input of ${quote(site.step.name)}, and the context mode is explicit.`
  report.add('undeclared-reference', at, message, `add \`${name}\` to its \`input:\``)
}

const PATH = /^[A-Za-z_][\w-]*(?:\.[\w-]+|\[[^\]]*\])*$/

/** Checks a `source:` without braces, a dotted path, like a reference of a template. */
function checkSources(file: FileFacts, report: Report): void {
  for (const site of file.sites) {
    if (site.step.type !== 'for_each' || isTemplate(site.step.source)) continue
    const source = site.step.source.trim()
    const path = [...site.path, 'source']
    if (!PATH.test(source)) {
      const hint = 'write a path such as `finder.output.items`, or a template'
      report.add('bad-source', path, `${quote(source)} is neither a dotted path nor a template.`, hint)
      continue
    }
    const names = source.split(/[.[]/).map((part) => part.replace(/\]$/, '').replace(/^['"]|['"]$/g, ''))
    const reference = { path: names, line: 1, column: 1, guarded: false, isTested: false, isPrinted: true }
    checkReference(reference, parseTemplateUse({ source, path, form: 'template', scope: 'node', site }), file, report)
    // The declared type of an input tells whether it can be a list.
    const [root, part, name = '', ...rest] = names
    const isInput = root === 'workflow' && part === 'input' && rest.length === 0
    const type = isInput ? getOwnEntry(file.workflow.settings.input ?? {}, name)?.type : undefined
    if (type !== undefined && type !== 'array') {
      const message = `The input ${quote(name)} is declared as ${type}, and a source is a list.`
      report.add('bad-source', path, message, 'declare it with `type: array`')
    }
  }
}
