import type { Position } from '../../core/finding.js'
import type { ErrorContract } from '../contract/index.js'
import { finallySteps, type Workflow } from '../model.js'
import type { Site } from '../sites.js'
import type { Reference, TemplateUse } from './templates.js'

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

/** What a file offers to its templates. */
export interface Knowledge {
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
}

/** Collects what a file offers. */
export function knowledgeOf(
  workflow: Workflow,
  sites: readonly Site[],
  contract: ErrorContract,
  given: ReadonlySet<string>,
): Knowledge {
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
  }
}

/** One reference at its place in the file. */
export class Use {
  constructor(
    readonly reference: Reference,
    readonly use: TemplateUse,
    readonly known: Knowledge,
  ) {}

  /** Looking a place up costs more than most checks, and most references are fine. */
  at(): Position {
    return this.known.workflow.within(this.use.path, this.reference.line, this.reference.column)
  }
}
