import { quote } from '../../core/messages.js'
import { isGroup, type Path, type Step, type Workflow } from '../model.js'
import { SCOPE_NAMES } from './groups.js'
import {
  checkInputName,
  GROUP_ATTRIBUTES,
  isLocalName,
  type KnownNames,
  localNames,
  MAPPING_METHODS,
  STEP_MARKS,
  Use,
} from './known-names.js'
import { didYouMean, listed, type Report, type Reporting } from './report.js'
import { contextHint, dashedName, functionHint } from './template-hints.js'
import { eachText, type Reference, type TemplateUse } from './templates.js'

const GLOBALS = new Set([
  'range',
  'dict',
  'namespace',
  'cycler',
  'joiner',
  'lipsum',
  'caller',
  'varargs',
  'kwargs',
  'self',
])
const WORKFLOW_ATTRIBUTES = ['name', 'description', 'dir', 'file', 'input', 'run_id', 'metadata']
const GITHUB_ATTRIBUTES = [
  'repository',
  'ref',
  'sha',
  'actor',
  'event_name',
  'head_ref',
  'base_ref',
  'run_id',
  'run_attempt',
  'event',
]
/** Checks one name that a template reads. */
export function checkReference(reference: Reference, use: TemplateUse, known: KnownNames, report: Reporting): void {
  const root = reference.path[0]
  // Captures come from regular expressions and fields of items from data: no file tells their names.
  if (root === undefined || use.scope === 'captures' || use.scope === 'item') return
  if (isLocalName(root, use) || GLOBALS.has(root)) return
  const one = new Use(reference, use, known)
  // The loops of a template bring their own `loop`; elsewhere it can only be a node.
  if (root === 'workflow') checkWorkflowReference(one, report)
  else if (root === 'policy') checkPolicyReference(one, report)
  else if (root === 'github') checkGithubReference(one, report)
  else if (root === 'error') checkErrorReference(one, report)
  else if (root !== 'context' && root !== 'conductor') {
    const step = known.workflow.steps.get(root)
    if (step !== undefined) checkStepReference(one, root, step, report)
    else checkUnknownName(one, root, report)
  }
}

function checkWorkflowReference(one: Use, report: Reporting): void {
  const { reference, use, known } = one
  const [, attribute, input] = reference.path
  if (attribute === undefined || MAPPING_METHODS.has(attribute)) return
  if (attribute === 'input') {
    if (input !== undefined) checkInputName(input, reference.guarded, () => one.at(), known, report)
    return
  }
  const ending =
    use.scope === 'error-hook' ||
    (use.site !== null && known.finallySteps.has(use.site.step.name)) ||
    use.site?.inFinally === true
  // After a success there is an outcome, and no error that could be read.
  const times = ['execution_time', 'iteration_count']
  const more =
    use.scope === 'complete-hook'
      ? ['outcome', ...times]
      : ending
        ? ['error', 'outcome', ...(use.scope === 'error-hook' ? times : [])]
        : []
  const attributes = [...WORKFLOW_ATTRIBUTES, ...more]
  if (attributes.includes(attribute) || reference.guarded) return
  const hint =
    attribute === 'inputs'
      ? `did you mean \`workflow.input${input === undefined ? '' : `.${input}`}\`?`
      : didYouMean(attribute, attributes, `known: ${listed(attributes)}`)
  report.error('unknown-attribute', one.at(), `workflow has no ${quote(attribute)} here.`, hint)
}

/** `error` is the error that led to this node: there must be a route that leads one here. */
function checkErrorReference(one: Use, report: Reporting): void {
  const { reference, use, known } = one
  const step = use.site?.group?.name ?? use.site?.step.name
  const handled = step === undefined || use.scope === 'output' ? undefined : known.handlers.get(step)
  if (handled === 'always' || reference.guarded) return
  if (handled === undefined) checkUnknownName(one, 'error', report)
  else
    report.warning(
      'error-may-be-absent',
      one.at(),
      `The template reads ${quote(reference.path.join('.'))}, but not every way to ${quote(step)} is an error route.`,
      `write \`${reference.path.join('.')} | default('')\``,
    )
}

function checkPolicyReference(one: Use, report: Reporting): void {
  const { reference, known } = one
  const [, name] = reference.path
  if (name === undefined || known.policies.has(name) || reference.guarded) return
  report.error(
    'unknown-policy',
    one.at(),
    `This file has no policy ${quote(name)}.`,
    didYouMean(name, known.policies, () => (known.policies.size === 0 ? null : `policies: ${listed(known.policies)}`)),
  )
}

function checkGithubReference(one: Use, report: Reporting): void {
  const { reference } = one
  const [, attribute] = reference.path
  if (
    attribute === undefined ||
    GITHUB_ATTRIBUTES.includes(attribute) ||
    MAPPING_METHODS.has(attribute) ||
    reference.guarded
  )
    return
  report.warning(
    'unknown-attribute',
    one.at(),
    `github has no ${quote(attribute)} here.`,
    didYouMean(attribute, GITHUB_ATTRIBUTES, `known: ${listed(GITHUB_ATTRIBUTES, 12)}`),
  )
}

function checkUnknownName(one: Use, root: string, report: Reporting): void {
  const { reference, use, known } = one
  const marked = STEP_MARKS.has(reference.path[1] ?? '')
  // A node that has not run may be read with `default`; one that the file does not have never has a value.
  if ((reference.guarded && !marked) || known.workflow.unreadSteps.has(root)) return
  const called = functionHint(root, use.source)
  // In a bare condition a name may be a field of the node's output; what is called is not one.
  if (use.form === 'expression' && !marked && called === null) return
  const dashed = dashedName(root, use.source, known.workflow.steps.keys())
  if (dashed !== null && !dashed.startsWith(`${root}-`)) return
  const message = marked
    ? `The template reads ${quote(reference.path.join('.'))}, but this file has no node or group ${quote(root)}.`
    : `The template reads ${quote(root)}, which is not known here.`
  const hint =
    called ??
    (dashed === null
      ? (contextHint(reference, known.inputs) ??
        didYouMean(root, namesAround(use, known), () => unknownHint(root, use, known)))
      : `\`-\` means minus in a template: call the node \`${dashed.replaceAll('-', '_')}\``)
  if (use.scope === 'policy')
    report.warning('unknown-reference', one.at(), `${message} An undefined name lets the policy pass.`, hint)
  else report.error('unknown-reference', one.at(), message, hint)
}

function* namesAround(use: TemplateUse, known: KnownNames): Generator<string> {
  yield* localNames(use)
  yield* SCOPE_NAMES
  yield* known.workflow.steps.keys()
}

function unknownHint(root: string, use: TemplateUse, known: KnownNames): string | null {
  if (root === 'output') return '`output` is known in routes only; elsewhere write `node.output`'
  if (root === 'error')
    return '`error` is known in error routes and in nodes that one leads to; elsewhere write `node.error`'
  if ((root === 'item' || root === '_index' || root === '_key') && use.site?.group?.type === 'for_each')
    return `the loop variable is \`${use.site.group.as}\``
  const all = 'known are nodes that ran, `workflow`, and in CI `github`; texts stand in quotes'
  return known.given === null ? all : `an input is read as \`workflow.input.${root}\`; ${all}`
}

const NODE_ATTRIBUTES = ['output', 'error']
/** Checks what a template reads of a step. */
function checkStepReference(one: Use, name: string, step: Step, report: Reporting): void {
  const { reference, use, known } = one
  const { site } = use
  const group = known.members.get(name)
  const sibling = group !== undefined && site?.group?.name === group && site.step.name !== name
  if (sibling) {
    const message = `${quote(site.step.name)} reads ${quote(name)}, a member of the same group: members run side by side and do not see each other.`
    if (reference.guarded) report.warning('reads-sibling', one.at(), message)
    else report.error('reads-sibling', one.at(), message, `read it after the group as \`${group}.outputs.${name}\``)
    return
  }
  if (use.form === 'expression' && !STEP_MARKS.has(reference.path[1] ?? '')) return
  if (reference.guarded) return
  if (group !== undefined && site?.step.name !== name && use.scope !== 'policy') {
    report.warning(
      'member-read-outside',
      one.at(),
      `${quote(name)} is a member of the group ${group}; after the group its output is part of the group's.`,
      `read \`${group}.outputs.${name}\``,
    )
  }
  checkStepAttribute(one, name, step, report)
}

function checkStepAttribute(one: Use, name: string, step: Step, report: Reporting): void {
  const { reference, use, known } = one
  const attribute = reference.path[1]
  const member = reference.path[2]
  if (attribute === undefined || MAPPING_METHODS.has(attribute)) return
  const attributes = isGroup(step) ? GROUP_ATTRIBUTES : NODE_ATTRIBUTES
  if (!attributes.includes(attribute)) {
    const message = `The ${isGroup(step) ? 'group' : 'node'} ${quote(name)} has no ${quote(attribute)}.`
    if (use.scope === 'policy') report.warning('unknown-attribute', one.at(), message)
    else report.error('unknown-attribute', one.at(), message, attributeHint(name, attribute, member, step))
    return
  }
  if (attribute === 'error' && !known.raising.has(name)) {
    report.error(
      'error-never-raised',
      one.at(),
      `${quote(`${name}.error`)} is read, but ${quote(name)} can raise nothing.`,
      'give it error routes, or read it as optional',
    )
  }
  if (step.type !== 'parallel' || (attribute !== 'outputs' && attribute !== 'errors')) return
  // What a recovery gives has names of its own.
  if (attribute === 'outputs' && step.routes?.some(({ recover }) => recover !== undefined) === true) return
  if (member === undefined || step.agents.includes(member) || MAPPING_METHODS.has(member)) return
  report.error(
    'unknown-member',
    one.at(),
    `The group ${quote(name)} has no member ${quote(member)}.`,
    didYouMean(member, step.agents, () => `members: ${listed(step.agents)}`),
  )
}

function attributeHint(name: string, attribute: string, member: string | undefined, step: Step): string {
  if (isGroup(step))
    return attribute === 'output' ? `did you mean \`${name}.outputs\`?` : `known: ${listed(GROUP_ATTRIBUTES)}`
  if (attribute === 'outputs') return `did you mean \`${name}.output${member === undefined ? '' : `.${member}`}\`?`
  if (attribute === 'errors') return `did you mean \`${name}.error\`?`
  return `did you mean \`${name}.output.${attribute}\`?`
}

/** GitHub fills `${{ }}` in only in its own files; here the `$` stays as text. */
export function checkGithubExpressions(workflow: Workflow, report: Report): void {
  if (workflow.literal === true) return
  const check = (value: unknown, at: Path): void =>
    eachText(value, at, (source, path) => {
      const offset = source.indexOf('${{')
      if (offset === -1) return
      const lines = source.slice(0, offset).split('\n')
      report.warning(
        'github-expression',
        workflow.within(path, lines.length, (lines.at(-1) ?? '').length + 1),
        "`${{ ... }}` is GitHub's and means nothing here.",
        'write `{{ ... }}`; values of the job come in as inputs: `{{ workflow.input.NAME }}`',
      )
    })
  check(workflow.settings, ['workflow'])
  for (const [name, step] of workflow.steps) check(step, workflow.stepPaths.get(name) ?? [])
  check(workflow.output, ['output'])
}
