import type { EngineKind } from './kinds.js'

/**
 * What a step does when it runs:
 * `work` starts a process or asks a model, `ask` asks a person, `wait` lets time pass, `compute` only makes data,
 * `end` ends the run, `hold` runs other steps.
 */
type Activity = 'work' | 'ask' | 'wait' | 'compute' | 'end' | 'hold'

/** A field whose texts are templates; `*` in its path is every entry of a list. */
interface TemplateField {
  readonly path: readonly string[]
  /** `run`: `{#` does not begin a comment there. */
  readonly form: 'template' | 'run'
  /** Which names it may read: those of the run, those of a pattern's groups, or the fields of an item. */
  readonly scope: 'node' | 'captures' | 'item'
}

/** A field that a dry run shows; a mapping is shown entry by entry. */
export interface PlannedField {
  readonly field: string
  readonly label: string
  /** A field whose text, where it is given, is the label instead. */
  readonly labelFrom?: string
  readonly form?: 'run'
  /** A list of words that follow on the same line. */
  readonly followedBy?: string
  /** Shown as it is written: it is not a template. */
  readonly asWritten?: true
}

export type GraphShape = 'box' | 'round' | 'hexagon' | 'oval' | 'frame'

/** What the program must know of a type of node or group, besides its schema and its executor. */
interface StepType {
  readonly does: Activity
  /** What it may read in the context mode `explicit` without listing it. */
  readonly sees: 'everything' | 'inputs' | 'listed'
  /** Kinds that the engine can make there, whatever its settings. */
  readonly kinds: readonly EngineKind[]
  readonly templates: readonly TemplateField[]
  readonly plan: readonly PlannedField[]
  readonly shape: GraphShape
}

function templates(...paths: readonly string[]): readonly TemplateField[] {
  return paths.map((path) => ({ path: path.split('.'), form: 'template', scope: 'node' }))
}

const GOVERNED: readonly EngineKind[] = [
  'internal.schema_violation',
  'internal.undeclared_kind',
  'internal.template_error',
  'internal.policy_denied',
  'internal.circuit_open',
]

type StepTypeName =
  | 'script'
  | 'set'
  | 'wait'
  | 'terminate'
  | 'workflow'
  | 'agent'
  | 'human_gate'
  | 'questions'
  | 'parallel'
  | 'for_each'

/** Every type of node and group, with all that is switched by type outside of its own schema and executor. */
export const STEP_TYPES: Readonly<Record<StepTypeName, StepType>> = {
  script: {
    does: 'work',
    sees: 'inputs',
    kinds: ['internal.script_error', 'internal.timeout', ...GOVERNED],
    templates: [
      ...templates('command', 'args', 'env', 'working_dir', 'stdin'),
      { path: ['run'], form: 'run', scope: 'node' },
      { path: ['classify', '*', 'message'], form: 'template', scope: 'captures' },
    ],
    plan: [
      { field: 'run', label: 'run', labelFrom: 'shell', form: 'run' },
      { field: 'command', label: 'command', followedBy: 'args' },
      { field: 'env', label: 'env' },
    ],
    shape: 'box',
  },
  set: {
    does: 'compute',
    sees: 'inputs',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: templates('value', 'values'),
    plan: [],
    shape: 'box',
  },
  wait: {
    does: 'wait',
    sees: 'inputs',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: templates('duration', 'reason'),
    plan: [{ field: 'duration', label: 'duration' }],
    shape: 'box',
  },
  terminate: {
    does: 'end',
    sees: 'listed',
    kinds: [],
    templates: templates('reason', 'output_template'),
    plan: [{ field: 'reason', label: 'reason', labelFrom: 'status' }],
    shape: 'oval',
  },
  workflow: {
    does: 'hold',
    sees: 'inputs',
    kinds: ['subworkflow.terminated', 'subworkflow.failed', 'subworkflow.depth_exceeded', ...GOVERNED],
    templates: templates('input_mapping'),
    plan: [{ field: 'workflow', label: 'file', asWritten: true }],
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
    templates: templates('prompt', 'system_prompt', 'model', 'working_dir', 'reasoning'),
    plan: [{ field: 'prompt', label: 'prompt' }],
    shape: 'round',
  },
  human_gate: {
    does: 'ask',
    sees: 'everything',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: templates('prompt'),
    plan: [{ field: 'prompt', label: 'prompt' }],
    shape: 'hexagon',
  },
  questions: {
    does: 'ask',
    sees: 'everything',
    kinds: ['internal.template_error', 'internal.schema_violation'],
    templates: templates('prompt', 'source', 'questions.*.text', 'questions.*.hint', 'questions.*.choices'),
    plan: [{ field: 'prompt', label: 'prompt' }],
    shape: 'hexagon',
  },
  parallel: {
    does: 'hold',
    sees: 'listed',
    kinds: ['internal.group_failed', 'internal.template_error', 'internal.policy_denied'],
    templates: [],
    plan: [],
    shape: 'box',
  },
  for_each: {
    does: 'hold',
    sees: 'listed',
    kinds: ['internal.group_failed', 'internal.template_error', 'internal.schema_violation', 'internal.policy_denied'],
    templates: [...templates('source'), { path: ['key_by'], form: 'template', scope: 'item' }],
    plan: [{ field: 'source', label: 'for each of', asWritten: true }],
    shape: 'box',
  },
}

/** What is known of a type; null for a name that a newer or a damaged record may hold. */
export function stepType(name: string): StepType | null {
  return isStepType(name) ? STEP_TYPES[name] : null
}

function isStepType(name: string): name is StepTypeName {
  return Object.hasOwn(STEP_TYPES, name)
}

function activityOf(type: string): Activity | null {
  return stepType(type)?.does ?? null
}

/** It touches the world by itself: a scenario never runs it by accident. */
export function touchesOutside(type: string): boolean {
  return isWork(type) || activityOf(type) === 'ask'
}

/** A program or a model: what counts as a running task, and may raise kinds of its own. */
export function isWork(type: string): boolean {
  return activityOf(type) === 'work'
}

/** Its run takes time by itself: a log says when it begins, and what came before is flushed first. */
export function takesTime(type: string): boolean {
  return touchesOutside(type) || activityOf(type) === 'wait'
}

/** It ends the run or waits for a person: it has no place where a run is ending, and no use for a retry. */
export function endsOrAsks(type: string): boolean {
  return activityOf(type) === 'end' || activityOf(type) === 'ask'
}

/** It only holds other steps, which are reported on their own. */
export function holdsSteps(type: string): boolean {
  return activityOf(type) === 'hold'
}

/** Policies are asked before it starts, and `resilience` reaches it. */
export function isGovernedType(type: string): boolean {
  return isWork(type) || holdsSteps(type)
}
