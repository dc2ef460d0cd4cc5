import type { EngineKind } from './catalogue.js'
import { getOwnEntry } from './json.js'

/**
 * Activity of a node: `work` starts a process or asks a model, `ask` asks a person, `wait` waits, `compute` makes data,
 * `end` ends the run, `hold` runs other nodes.
 */
type Activity = 'work' | 'ask' | 'wait' | 'compute' | 'end' | 'hold'

/** A field whose texts are templates; `*` in the path matches every entry of a list. */
interface TemplateField {
  readonly path: readonly string[]
  /** `run`: `{#` does not start a comment. `condition`: a template or a bare expression. */
  readonly form: 'template' | 'run' | 'condition'
  /** Names in scope: of the run, also the node's own output, of a pattern's groups, or the fields of an item. */
  readonly scope: 'node' | 'own-output' | 'captures' | 'item'
}

export type GraphShape = 'box' | 'round' | 'hexagon' | 'oval' | 'frame'

/** Facts about a type of node or group, besides its schema and its executor. */
interface StepType {
  readonly does: Activity
  /** Data that a node may read in the context mode `explicit` without listing it. */
  readonly sees: 'everything' | 'inputs' | 'listed'
  readonly kinds: readonly EngineKind[]
  readonly templates: readonly TemplateField[]
  readonly shape?: GraphShape
}

function listTemplateFields(...paths: readonly string[]): readonly TemplateField[] {
  return paths.map((path) => ({ path: path.split('.'), form: 'template', scope: 'node' }))
}

const GOVERNED: readonly EngineKind[] = [
  'internal.schema_violation',
  'internal.undeclared_kind',
  'internal.template_error',
  'internal.policy_denied',
  'internal.circuit_open',
]

const TYPES = {
  script: {
    does: 'work',
    sees: 'inputs',
    kinds: ['internal.script_error', 'internal.timeout', ...GOVERNED],
    templates: [
      ...listTemplateFields('command', 'args', 'env', 'working_dir', 'stdin', 'timeout', 'idle_timeout', 'reports'),
      { path: ['run'], form: 'run', scope: 'node' },
      { path: ['classify', '*', 'message'], form: 'template', scope: 'captures' },
      { path: ['fail_when', '*', 'when'], form: 'condition', scope: 'own-output' },
      { path: ['fail_when', '*', 'message'], form: 'template', scope: 'own-output' },
      { path: ['fail_when', '*', 'details'], form: 'template', scope: 'own-output' },
    ],
  },
  set: {
    does: 'compute',
    sees: 'inputs',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: listTemplateFields('value', 'values'),
  },
  wait: {
    does: 'wait',
    sees: 'inputs',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: listTemplateFields('duration', 'reason'),
  },
  terminate: {
    does: 'end',
    sees: 'listed',
    kinds: [],
    templates: listTemplateFields('reason', 'output_template'),
    shape: 'oval',
  },
  workflow: {
    does: 'hold',
    sees: 'inputs',
    kinds: ['subworkflow.terminated', 'subworkflow.failed', 'subworkflow.depth_exceeded', ...GOVERNED],
    templates: listTemplateFields('input_mapping'),
    shape: 'frame',
  },
  agent: {
    does: 'work',
    sees: 'listed',
    kinds: [
      'provider.exhausted',
      'provider.rejected',
      'provider.tool_unavailable',
      'internal.limit_exceeded',
      'internal.timeout',
      ...GOVERNED,
    ],
    templates: listTemplateFields('prompt', 'system_prompt', 'model', 'working_dir', 'reasoning'),
    shape: 'round',
  },
  human_gate: {
    does: 'ask',
    sees: 'everything',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: listTemplateFields('prompt'),
    shape: 'hexagon',
  },
  questions: {
    does: 'ask',
    sees: 'everything',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: listTemplateFields('prompt', 'source', 'questions.*.text', 'questions.*.hint', 'questions.*.choices'),
    shape: 'hexagon',
  },
  parallel: {
    does: 'hold',
    sees: 'listed',
    kinds: ['internal.group_failed', 'internal.template_error', 'internal.policy_denied'],
    templates: [],
  },
  for_each: {
    does: 'hold',
    sees: 'listed',
    kinds: ['internal.group_failed', 'internal.template_error', 'internal.schema_violation', 'internal.policy_denied'],
    templates: [...listTemplateFields('source'), { path: ['key_by'], form: 'template', scope: 'item' }],
  },
} satisfies Readonly<Record<string, StepType>>
export const STEP_TYPES: Readonly<Record<keyof typeof TYPES, StepType>> = TYPES

/** Returns the facts about a type; null for an unknown name, as in a record of a newer version. */
export function stepType(name: string): StepType | null {
  return getOwnEntry(STEP_TYPES, name) ?? null
}

function findActivity(type: string): Activity | null {
  return stepType(type)?.does ?? null
}

/** Reports whether a node affects the outside world, so that a scenario must not run it. */
export function touchesOutside(type: string): boolean {
  return isWork(type) || findActivity(type) === 'ask'
}

export function isWork(type: string): boolean {
  return findActivity(type) === 'work'
}

/** Reports whether a node takes time: the log shows its start, after a flush of the journal. */
export function takesTime(type: string): boolean {
  return touchesOutside(type) || findActivity(type) === 'wait'
}

/** Reports whether a node ends the run or waits for a person; not allowed in `finally`, and never retried. */
export function endsOrAsks(type: string): boolean {
  return findActivity(type) === 'end' || findActivity(type) === 'ask'
}

export function hasSteps(type: string): boolean {
  return findActivity(type) === 'hold'
}

export function isGovernedType(type: string): boolean {
  return isWork(type) || hasSteps(type)
}

export const ROUTE_ACTIONS = ['to', 'retry', 'halt', 'propagate', 'recover'] as const
export type RouteAction = (typeof ROUTE_ACTIONS)[number]
