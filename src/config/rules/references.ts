import { didYouMean, type Hint, type Path, type Severity } from '../../core/finding.js'
import type { FindingCode } from '../../core/finding-codes.js'
import { GITHUB_FIELDS } from '../../core/github.js'
import { memoize } from '../../core/maps.js'
import { findNearest, quote } from '../../core/messages.js'
import type { Reference } from '../../expressions/index.js'
import { isGroup, STREAM_FIELDS, type Step, type Workflow } from '../model.js'
import type { TemplateUse } from '../templates.js'
import {
  ERROR_FIELDS,
  type FileFacts,
  GROUP_ATTRIBUTES,
  joinNamesLimited,
  listLocalNames,
  Report,
  type Suggestion,
  suggestName,
} from './facts.js'
import { findContextHint, findDashedName, findFunctionHint } from './template-hints.js'

const WORKFLOW_ATTRIBUTES = ['name', 'description', 'dir', 'file', 'input', 'run_id', 'metadata']
const SCOPE: Readonly<Record<string, readonly string[]>> = {
  workflow: WORKFLOW_ATTRIBUTES,
  context: ['iteration', 'history'],
  conductor: ['retry_attempt'],
  github: GITHUB_FIELDS,
  policy: [],
}
export const SCOPE_NAMES = Object.keys(SCOPE)
const ERROR_ATTRIBUTES = ['kind', 'message', 'details', 'node', 'attempts', 'retries_exhausted', 'transient']
/** Attributes that tell a step from an output field after a bare name in a condition. */
export const STEP_MARKS = new Set(['output', 'outputs', 'error', 'errors'])
/** Scopes of hooks, where an unknown name is only a warning, because a failing hook changes nothing. */
const HOOKS: ReadonlySet<TemplateUse['scope']> = new Set(['hook', 'complete-hook', 'error-hook'])

interface Read extends Reference {
  readonly root: string
  readonly use: TemplateUse
  readonly file: FileFacts
  add(code: FindingCode, message: string, hint: Suggestion, severity?: Severity): void
}

export function checkReference(reference: Reference, use: TemplateUse, file: FileFacts, report: Report): void {
  const { line, column } = reference
  const [root = ''] = reference.path
  // Names of captures and of item fields are not known statically.
  if (use.scope === 'captures' || use.scope === 'item') return
  const read: Read = {
    ...reference,
    root,
    use,
    file,
    add(code, message, hint, severity) {
      const place = file.workflow.within(use.path, line, column)
      report.add(code, place, message, hint, HOOKS.has(use.scope) ? 'warning' : severity)
    },
  }
  const [, attribute] = reference.path
  const step = file.workflow.steps.get(root)
  if (listLocalNames(use).includes(root)) checkLocalName(read)
  else if (root === 'workflow') checkWorkflowReference(read)
  else if (root === 'error') checkErrorReference(read)
  else if (root === 'policy' || root === 'github') {
    const isPolicy = root === 'policy'
    const known = isPolicy ? (file.workflow.settings.policies ?? []).map(({ name }) => name) : GITHUB_FIELDS
    if (attribute === undefined || known.includes(attribute) || reference.guarded) return
    const hint = suggestName(attribute, known)
    if (isPolicy) read.add('unknown-policy', `This file has no policy ${quote(attribute)}.`, hint)
    else read.add('unknown-attribute', `github has no ${quote(attribute)} here.`, hint, 'warning')
  } else if (step !== undefined) checkStepReference(read, step)
  else if (root !== 'context' && root !== 'conductor') checkUnknownName(read)
}

/** Checks what is known of `output` and `error` on routes. */
function checkLocalName(read: Read): void {
  const { root, path, use } = read
  const step = use.site?.step
  if (root === 'error' && use.scope === 'error-route') checkErrorAttribute(read, path[1], 'error')
  if (root === 'output' && step !== undefined && !read.guarded)
    checkOutputField({ ...read, root: step.name, path: [step.name, ...path] }, step)
}

/** Checks a field of an error as templates see it. */
function checkErrorAttribute({ guarded, path, add }: Read, attribute: string | undefined, owner: string): void {
  if (attribute === undefined || guarded || ERROR_ATTRIBUTES.includes(attribute)) return
  const near = findNearest(attribute, ERROR_ATTRIBUTES)
  const written = path.join('.')
  const hint =
    near === null
      ? `known: ${joinNamesLimited(ERROR_ATTRIBUTES)}; what the script gave is under \`${owner}.details\``
      : didYouMean(written, written.replace(`${owner}.${attribute}`, `${owner}.${near}`))
  add('unknown-attribute', `${quote(owner)} has no ${quote(attribute)}.`, hint, 'warning')
}

function checkWorkflowReference({ path, guarded, use, file, add }: Read): void {
  const [, attribute, input] = path
  if (attribute === 'input' && input !== undefined) checkInput(input, guarded, file, add)
  const attributes = [...WORKFLOW_ATTRIBUTES]
  const isEnding = use.scope === 'error-hook' || use.site?.inFinally === true
  if (isEnding || use.scope === 'complete-hook') attributes.push('outcome')
  // After a success there is an outcome but no error.
  if (isEnding) attributes.push('error')
  if (HOOKS.has(use.scope) && use.scope !== 'hook') attributes.push('execution_time', 'iteration_count')
  if (attribute === undefined || attributes.includes(attribute) || guarded) return
  const hint =
    attribute === 'inputs'
      ? didYouMean(path.slice(0, 3).join('.'), ['workflow', 'input', ...path.slice(2, 3)].join('.'))
      : suggestName(attribute, attributes)
  add('unknown-attribute', `workflow has no ${quote(attribute)} here.`, hint)
}

function checkInput(name: string, optional: boolean, { workflow, given }: FileFacts, add: Read['add']): void {
  const declared = workflow.settings.input ?? {}
  if (Object.hasOwn(declared, name)) return
  if (given === null) {
    const hint = suggestName(name, () => Object.keys(declared))
    const message = `${quote(name)} is not declared under workflow.input.`
    add('unknown-input', message, hint, optional ? 'warning' : 'error')
  } else if (!optional && !given.has(name)) {
    // A file without an `input` block may read any input; report each missing one once.
    given.add(name)
    const message = `${quote(name)} is declared nowhere: this file has no \`input\` block, so it is known only when it is given.`
    add('undeclared-input', message, `give it with -i ${name}=TEXT, or declare it under \`workflow.input\``)
  }
}

/** Checks that `error` is available: an error route must lead to this node. */
function checkErrorReference(read: Read): void {
  const { site, scope } = read.use
  const step = site?.group?.name ?? site?.step.name
  const handled = step === undefined || scope === 'output' ? undefined : read.file.handlers.get(step)
  if (handled !== undefined) checkErrorAttribute(read, read.path[1], 'error')
  if (handled === 'always' || read.guarded) return
  const name = read.path.join('.')
  const message = `${quote(name)} is read, but not every way to ${quote(step)} is an error route.`
  if (handled === undefined) checkUnknownName(read)
  else read.add('error-may-be-absent', message, `write \`${name} | default('')\``)
}

function checkUnknownName({ root, path, guarded, use, file, add }: Read): void {
  const { steps, unreadSteps, settings } = file.workflow
  const marked = STEP_MARKS.has(path[1] ?? '')
  // `default` covers nodes that have not run, not nodes that do not exist.
  if ((guarded && !marked) || unreadSteps.has(root)) return
  const called = findFunctionHint(root, use.source)
  // In a bare condition a name may be an output field, unless it is called.
  if (use.form === 'expression' && use.scope !== 'policy' && !marked && called === null) {
    checkBareField(root, use, add)
    return
  }
  const dashed = findDashedName(root, use.source, steps.keys())
  if (dashed !== null && !dashed.startsWith(`${root}-`)) return
  const message = marked
    ? `${quote(path.join('.'))} is read, but this file has no node or group ${quote(root)}.`
    : `${quote(root)} is not known here.`
  const known = () => [...listLocalNames(use), ...SCOPE_NAMES, ...steps.keys()]
  const hint =
    called ??
    (dashed === null
      ? (findContextHint(path, settings.input) ??
        findErrorFieldHint(path, use, file) ??
        suggestName(root, known, findUnknownHint(root, use, file)))
      : `\`-\` means minus in a template: call the node \`${dashed.replaceAll('-', '_')}\``)
  if (use.scope === 'policy')
    add('unknown-reference', `${message} The policy cannot be evaluated, and denies.`, hint, 'warning')
  else add('unknown-reference', message, hint)
}

/** Warns of a bare name in a condition that resembles a field of the node's schema; a node may print other fields too. */
function checkBareField(name: string, { site, scope }: TemplateUse, add: Read['add']): void {
  const schema = site !== null && 'output' in site.step ? site.step.output : undefined
  if (site === null || schema === undefined || recovers(site.step)) return
  const locals = listLocalNames({ scope, form: 'expression', site })
  const known = [...listFieldsOfSchema(schema), ...(site.step.type === 'script' ? STREAM_FIELDS : []), ...locals]
  if (known.includes(name) || findNearest(name, known) === null) return
  const message = `The output schema of ${quote(site.step.name)} has no ${quote(name)}.`
  add('unknown-attribute', message, suggestName(name, known), 'warning')
}

/** A field of the error is read by its name in bare conditions only. */
function findErrorFieldHint(path: readonly string[], { site, scope }: TemplateUse, { handlers }: FileFacts): Hint {
  const isErrorThere = scope === 'error-route' || handlers.has(site?.group?.name ?? site?.step.name ?? '')
  const isField = ERROR_FIELDS.includes(path[0] ?? '')
  return isErrorThere && isField ? didYouMean(path.join('.'), `error.${path.join('.')}`) : null
}

function findUnknownHint(root: string, { site }: TemplateUse, { given }: FileFacts): string {
  if (root === 'output') return '`output` is known in routes only; elsewhere write `node.output`'
  if (root === 'error')
    return '`error` is known in error routes and in nodes that one leads to; elsewhere write `node.error`'
  if (root === 'item' && site?.group?.type === 'for_each') return `the loop variable is \`${site.group.as}\``
  const all = 'known are nodes that ran, `workflow`, and in CI `github`; texts stand in quotes'
  return given === null ? all : `an input is read as \`workflow.input.${root}\`; ${all}`
}

function checkStepReference(read: Read, step: Step): void {
  const { root: name, path, guarded, use, file, add } = read
  const { site } = use
  const group = file.members.get(name)
  if (group !== undefined && site?.group?.name === group && site.step.name !== name) {
    const message = `${quote(site.step.name)} reads ${quote(name)}, a member of the same group: members run side by side and do not see each other.`
    const hint = `read it after the group as \`${group}.outputs.${name}\``
    add('reads-sibling', message, hint, guarded ? 'warning' : 'error')
    return
  }
  if (guarded || (use.form === 'expression' && !STEP_MARKS.has(path[1] ?? ''))) return
  if (group !== undefined && site?.step.name !== name && use.scope !== 'policy') {
    const message = `${quote(name)} is a member of the group ${group}; after the group its output is part of the group's.`
    add('member-read-outside', message, `read \`${group}.outputs.${name}\``)
  }
  checkStepAttribute(read, step)
  checkOutputField(read, step)
}

/** Returns the names that can follow a path in a template, without those that a check refuses. */
export function listSoundNames(file: FileFacts, use: TemplateUse, path: readonly string[]): readonly string[] {
  return listKnownNames(file.workflow, use, path).filter((name) => {
    const report = new Report(file.workflow)
    const reference = { path: [...path, name], line: 1, column: 1, guarded: false, isTested: false, isPrinted: true }
    checkReference(reference, use, file, report)
    return report.findings.every(({ severity }) => severity !== 'error')
  })
}

/** Returns the names that can follow a path in a template, such as `['probe', 'output']`; for an empty path those at the beginning. */
function listKnownNames(workflow: Workflow, use: Parameters<typeof listLocalNames>[0], path: Path) {
  const { steps, settings } = workflow
  const [root, second, third] = path.map(String)
  const ownStep = use.site?.step
  if (root === undefined) {
    const fields = use.form === 'expression' && ownStep !== undefined ? listOutputFields(workflow, ownStep) : []
    return [...new Set([...listLocalNames(use), ...fields, ...steps.keys(), ...SCOPE_NAMES])]
  }
  const step = steps.get(root)
  if (second === undefined) {
    if (root === 'policy') return (settings.policies ?? []).map(({ name }) => name)
    if (root === 'output') return ownStep === undefined ? [] : listOutputFields(workflow, ownStep)
    if (step !== undefined) return isGroup(step) ? GROUP_ATTRIBUTES : ['output', 'error']
    return root === 'error' ? ERROR_ATTRIBUTES : (SCOPE[root] ?? [])
  }
  if (third !== undefined) return []
  if (root === 'workflow' && second === 'input') return Object.keys(settings.input ?? {})
  if (step === undefined) return []
  if (second === 'error') return ERROR_ATTRIBUTES
  if (second === 'output') return listOutputFields(workflow, step)
  return step.type === 'parallel' && (second === 'outputs' || second === 'errors') ? step.agents : []
}

/** Returns the fields of a node's output as far as its type, its schema or its child file tells them. */
function listOutputFields({ children }: Workflow, step: Step): readonly string[] {
  const declared = Object.keys(('output' in step ? step.output : undefined) ?? {})
  if (step.type === 'script') return [...declared, ...STREAM_FIELDS]
  if (step.type === 'agent') return declared.length > 0 ? declared : ['result']
  if (step.type === 'wait') return ['waited_seconds']
  if (step.type === 'human_gate') return ['selected', 'additional_input']
  if (step.type === 'set') return Object.keys(step.values ?? {})
  if (step.type === 'workflow')
    return [...new Set([...declared, ...Object.keys(children.get(step.workflow)?.output ?? {})])]
  return declared
}

const MAX_FIELDS = 200
const listFieldsOfSchema = memoize((schema: object) => Object.keys(schema).slice(0, MAX_FIELDS))

/** An output may have more fields than its schema: only a near name is reported, except in a policy, which would deny. */
function checkOutputField({ root: name, path: [, part, field], use, add }: Read, step: Step): void {
  const schema = 'output' in step ? step.output : undefined
  if (part !== 'output' || field === undefined || schema === undefined) return
  if (Object.hasOwn(schema, field) || (step.type === 'script' && STREAM_FIELDS.includes(field))) return
  const known = [...listFieldsOfSchema(schema), ...(step.type === 'script' ? STREAM_FIELDS : [])]
  const isPolicy = use.scope === 'policy'
  if (!isPolicy && (findNearest(field, known) === null || recovers(step))) return
  const why = isPolicy ? ' Without this field the policy denies.' : ''
  const message = `The output schema of ${quote(name)} has no ${quote(field)}.${why}`
  add('unknown-attribute', message, suggestName(field, known), 'warning')
}

/** A recovered output may have any fields. */
function recovers(step: Step): boolean {
  return 'routes' in step && step.routes?.some(({ recover }) => recover !== undefined) === true
}

function checkStepAttribute(read: Read, step: Step): void {
  const { root: name, path, use, file, add } = read
  const [, attribute, member] = path
  if (attribute === undefined) return
  if (!(isGroup(step) ? GROUP_ATTRIBUTES : ['output', 'error']).includes(attribute)) {
    const message = `The ${isGroup(step) ? 'group' : 'node'} ${quote(name)} has no ${quote(attribute)}.`
    const severity = use.scope === 'policy' ? 'warning' : 'error'
    add('unknown-attribute', message, suggestAttribute(name, attribute, member, step), severity)
  } else if (attribute === 'error' && (file.nodes.get(name)?.raises ?? []).length === 0) {
    const message = `${quote(`${name}.error`)} is read, but ${quote(name)} can raise nothing.`
    add('error-never-raised', message, 'give it error routes, or read it as optional')
  }
  if (attribute === 'error') checkErrorAttribute({ ...read, path }, member, `${name}.error`)
  if (step.type !== 'parallel' || (attribute !== 'outputs' && attribute !== 'errors')) return
  if (member === undefined || step.agents.includes(member) || (attribute === 'outputs' && recovers(step))) return
  const message = `The group ${quote(name)} has no member ${quote(member)}.`
  add('unknown-member', message, suggestName(member, step.agents))
}

function suggestAttribute(name: string, attribute: string, member: string | undefined, step: Step): Hint {
  if (isGroup(step))
    return attribute === 'output'
      ? didYouMean(`${name}.output`, `${name}.outputs`)
      : `known: ${joinNamesLimited(GROUP_ATTRIBUTES)}`
  const inner = member === undefined ? '' : `.${member}`
  if (attribute === 'outputs') return didYouMean(`${name}.outputs${inner}`, `${name}.output${inner}`)
  return didYouMean(`${name}.${attribute}`, `${name}.${attribute === 'errors' ? 'error' : `output.${attribute}`}`)
}
