import type { Position } from '../../core/finding.js'
import { quote } from '../../core/messages.js'
import type { ErrorContract } from '../contract/index.js'
import { type StaticGraph, staticGraph } from '../graph.js'
import { finallySteps, type Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { didYouMean, listed, type Reporting } from './report.js'
import type { Reference, Scope, TemplateUse } from './templates.js'

/** Methods that every mapping has: a template may call them, so they are not names of fields. */
export const MAPPING_METHODS = new Set([
  'get',
  'items',
  'keys',
  'values',
  'copy',
  'pop',
  'setdefault',
  'update',
  'popitem',
  'clear',
  'fromkeys',
])
/** After a bare name in a condition these tell a step from a field of the output. */
export const STEP_MARKS = new Set(['output', 'outputs', 'error', 'errors'])

/** What templates may read of a group. */
export const GROUP_ATTRIBUTES = ['outputs', 'errors', 'results', 'count', 'error', 'type']

/** What a file offers to its templates. */
export interface KnownNames {
  readonly workflow: Workflow
  readonly inputs: ReadonlySet<string>
  /** In a file without an `input` block: the inputs that it is sure to get; null where it declares its own. */
  readonly given: Set<string> | null
  readonly policies: ReadonlySet<string>
  readonly finallySteps: ReadonlySet<string>
  /** Steps that can raise something. */
  readonly raising: ReadonlySet<string>
  /** Members of parallel groups by name. */
  readonly members: ReadonlyMap<string, string>
  /** Steps that an error route leads to, and whether something else leads there too. */
  readonly handlers: ReadonlyMap<string, 'always' | 'sometimes'>
}

/** Collects what a file offers. */
export function knownNamesOf(
  workflow: Workflow,
  sites: readonly Site[],
  contract: ErrorContract,
  given: ReadonlySet<string>,
): KnownNames {
  const members = new Map<string, string>()
  for (const { step, group } of sites) if (group?.type === 'parallel') members.set(step.name, group.name)
  return {
    workflow,
    inputs: new Set(Object.keys(workflow.settings.input ?? {})),
    given: workflow.settings.input === undefined ? new Set(given) : null,
    policies: new Set((workflow.settings.policies ?? []).map((policy) => policy.name)),
    finallySteps: new Set(finallySteps(workflow)),
    raising: new Set(contract.nodes.filter((node) => node.raises.length > 0).map((node) => node.node)),
    members,
    handlers: handlersOf(staticGraph(workflow)),
  }
}

/** Which steps an error leads to: in every case, or only in some. */
function handlersOf(graph: StaticGraph): KnownNames['handlers'] {
  const entered = { byError: new Set<string>(), otherwise: new Set([graph.entry, ...graph.finallySteps]) }
  for (const name of graph.edges.keys())
    for (const { to, via } of graph.successors(name))
      (via === 'error' || via === 'shared-error' ? entered.byError : entered.otherwise).add(to)
  return new Map([...entered.byError].map((name) => [name, entered.otherwise.has(name) ? 'sometimes' : 'always']))
}

/** One reference at its place in the file. */
export class Use {
  constructor(
    readonly reference: Reference,
    readonly use: TemplateUse,
    readonly known: KnownNames,
  ) {}

  at(): Position {
    return this.known.workflow.within(this.use.path, this.reference.line, this.reference.column)
  }
}

/** Whether a name stands in front of those of the steps. */
export function isLocalName(name: string, use: TemplateUse): boolean {
  return localNames(use).includes(name)
}

/** Names that a template knows by where it stands: those of its route or hook, and of the loop around it. */
export function localNames({ scope, site }: TemplateUse): readonly string[] {
  const ofScope = NAMES_OF_SCOPES[scope] ?? []
  return site?.group?.type === 'for_each' ? [...ofScope, site.group.as, '_index', '_key', site.step.name] : ofScope
}

const NAMES_OF_SCOPES: Partial<Record<Scope, readonly string[]>> = {
  'success-route': ['output'],
  'error-route': ['output', 'error'],
  'error-hook': ['error'],
  'complete-hook': ['result'],
}

/** An input that is not declared can never have a value. */
export function checkInputName(
  name: string,
  optional: boolean,
  place: () => ReturnType<Workflow['at']>,
  known: KnownNames,
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
