import { quote } from '../../core/messages.js'
import type { Workflow } from '../model.js'
import { SCOPE_NAMES } from './groups.js'
import { type Knowledge, MAPPING_METHODS, STEP_MARKS, Use } from './known-names.js'
import type { Reporting } from './report.js'
import { didYouMean, listed } from './report.js'
import { checkStepReference } from './step-references.js'
import { contextHint, dashedName, functionHint } from './template-hints.js'
import type { Reference, Scope, TemplateUse } from './templates.js'

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
export function checkReference(reference: Reference, use: TemplateUse, known: Knowledge, report: Reporting): void {
  const root = reference.path[0]
  // Captures come from regular expressions and fields of items from data: no file tells their names.
  if (root === undefined || use.scope === 'captures' || use.scope === 'item') return
  if (isLocalName(root, use) || GLOBALS.has(root)) return
  const one = new Use(reference, use, known)
  // The loops of a template bring their own `loop`; elsewhere it can only be a node.
  if (root === 'workflow') checkWorkflowReference(one, report)
  else if (root === 'policy') checkPolicyReference(one, report)
  else if (root === 'github') checkGithubReference(one, report)
  else if (root !== 'context' && root !== 'conductor') {
    const step = known.workflow.steps.get(root)
    if (step !== undefined) checkStepReference(one, root, step, report)
    else checkUnknownName(one, root, report)
  }
}

/** Whether a name stands in front of those of the steps. */
export function isLocalName(name: string, use: TemplateUse): boolean {
  return namesOfScope(use.scope).includes(name) || namesOfItem(use).includes(name)
}

function namesOfItem({ site }: TemplateUse): readonly string[] {
  return site?.group?.type === 'for_each' ? [site.group.as, '_index', '_key', site.step.name] : NO_NAMES
}

const NO_NAMES: readonly string[] = []
const OUTPUT: readonly string[] = ['output']
const OUTPUT_AND_ERROR: readonly string[] = ['output', 'error']

function namesOfScope(scope: Scope): readonly string[] {
  switch (scope) {
    case 'success-route':
      return OUTPUT
    case 'error-route':
      return OUTPUT_AND_ERROR
    case 'error-hook':
      return ['error']
    case 'complete-hook':
      return ['result']
    default:
      return NO_NAMES
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

/** An input that is not declared can never have a value. */
export function checkInputName(
  name: string,
  optional: boolean,
  place: () => ReturnType<Workflow['at']>,
  known: Knowledge,
  report: Reporting,
): void {
  if (known.inputs.has(name) || MAPPING_METHODS.has(name)) return
  if (known.given !== null) {
    tellUndeclared(name, optional, place, known.given, report)
    return
  }
  const message = `${quote(name)} is not declared under workflow.input.`
  const hint = didYouMean(name, known.inputs, () =>
    known.inputs.size === 0 ? 'declare it under `workflow.input`' : `declared: ${listed(known.inputs)}`,
  )
  if (optional) report.warning('unknown-input', place(), message, hint)
  else report.error('unknown-input', place(), message, hint)
}

/** A file without an `input` block may read any input; each that it may not get is reported once. */
function tellUndeclared(
  name: string,
  optional: boolean,
  place: () => ReturnType<Workflow['at']>,
  given: Set<string>,
  report: Reporting,
): void {
  if (optional || given.has(name)) return
  given.add(name)
  const message = `${quote(name)} is declared nowhere: this file has no \`input\` block, so it is known only when it is given.`
  report.warning(
    'undeclared-input',
    place(),
    message,
    `give it with -i ${name}=TEXT, or declare it under \`workflow.input\``,
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
  if (reference.guarded || known.workflow.unreadSteps.has(root)) return
  const marked = STEP_MARKS.has(reference.path[1] ?? '')
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
      ? (contextHint(reference, use.source, known.inputs) ??
        didYouMean(root, namesAround(use, known), () => unknownHint(root, use, known)))
      : `\`-\` means minus in a template: call the node \`${dashed.replaceAll('-', '_')}\``)
  if (use.scope === 'policy')
    report.warning('unknown-reference', one.at(), `${message} An undefined name lets the policy pass.`, hint)
  else report.error('unknown-reference', one.at(), message, hint)
}

function* namesAround(use: TemplateUse, known: Knowledge): Generator<string> {
  yield* namesOfScope(use.scope)
  yield* namesOfItem(use)
  yield* SCOPE_NAMES
  yield* known.workflow.steps.keys()
}

function unknownHint(root: string, use: TemplateUse, known: Knowledge): string | null {
  if (root === 'output') return '`output` is known in routes only; elsewhere write `node.output`'
  if (root === 'error') return '`error` is known in error routes only; elsewhere write `node.error`'
  if ((root === 'item' || root === '_index' || root === '_key') && use.site?.group?.type === 'for_each')
    return `the loop variable is \`${use.site.group.as}\``
  const all = 'known are nodes that ran, `workflow`, and in CI `github`; texts stand in quotes'
  return known.given === null ? all : `an input is read as \`workflow.input.${root}\`; ${all}`
}
