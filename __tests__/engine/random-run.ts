import type {
  ForEachGroup,
  Member,
  ParallelGroup,
  RouteDefinition,
  ScriptNode,
  Step,
  Workflow,
  WorkflowNode,
} from '../../src/config/model.js'
import type { RunEvent } from '../../src/core/events.js'
import { isEngineKind } from '../../src/core/kinds.js'
import type { NodeOutcome, RunEnd } from '../../src/core/outcome.js'
import { RunGovernance } from '../../src/engine/governance.js'
import { type Interception, NOTHING_RECALLED, runWorkflow } from '../../src/engine/index.js'
import type { NodePorts } from '../../src/nodes/executor.js'
import { VirtualClock } from '../../src/scenario/run.js'

/** A workflow in memory, as the loader would have made it. */
export function workflowOf(
  name: string,
  steps: readonly Step[],
  settings: Partial<Workflow['settings']> = {},
  children: Readonly<Record<string, Workflow>> = {},
): Workflow {
  const position = { file: `${name}.yaml`, line: 1, column: 1 }
  return {
    file: `/${name}.yaml`,
    displayFile: `${name}.yaml`,
    settings: { name, entry_point: steps[0]?.name ?? '', limits: { max_iterations: 40 }, ...settings },
    steps: new Map(steps.map((step) => [step.name, step])),
    unreadSteps: new Set(),
    stepPaths: new Map(),
    output: null,
    children: new Map(Object.entries(children)),
    substitutions: [],
    hashes: new Map(),
    keyAt: () => position,
    at: () => position,
    within: () => position,
  }
}

export function scriptOf(name: string, routes: readonly RouteDefinition[], more: Partial<ScriptNode> = {}): ScriptNode {
  return { name, type: 'script', command: 'never', routes: [...routes], ...more }
}

export function childOf(name: string, file: string, routes: readonly RouteDefinition[]): WorkflowNode {
  return { name, type: 'workflow', workflow: file, routes: [...routes] }
}

export function parallelOf(
  name: string,
  agents: ParallelGroup['agents'],
  more: Partial<ParallelGroup> = {},
): ParallelGroup {
  return { name, type: 'parallel', agents, ...more }
}

export function forEachOf(name: string, agent: Member, items: number, more: Partial<ForEachGroup> = {}): ForEachGroup {
  return { name, type: 'for_each', source: `{{ range(${items}) | list }}`, as: 'item', agent, ...more }
}

function unused(): never {
  throw new Error('a run in memory touches nothing outside')
}

/** For runs whose agents have no tools. */
export const NO_TOOLS = { tools: unused, call: unused, close: async () => {} }

function portsOf(clock: VirtualClock): NodePorts {
  return {
    clock,
    processes: { run: unused, endLeftovers: async () => [] },
    errorFiles: { writeArguments: () => ({ ok: false, error: 'no arguments' }) as const, create: unused },
    scripts: { prepare: unused },
    patterns: unused,
    agents: {
      provider: { ask: unused },
      resolve: unused,
      isSecret: () => false,
      tools: NO_TOOLS,
      budget: {
        limit: null,
        used: 0,
        cost: null,
        spentUsd: 0,
        prices: {},
        spend: () => {},
        admit: async () => () => {},
      },
    },
    secrets: { mark: unused, spans: () => [] },
  }
}

/** What each run of a script does, one after the other: a kind that it raises, or null for a success. */
export type Play = readonly (string | null)[]

/** Plays kinds instead of running scripts; every raise has a message of its own, so that it can be followed. */
export function playing(play: Play): Interception {
  let runs = 0
  return (_at, step): NodeOutcome | null => {
    if (step.type !== 'script') return null
    const kind = play[runs % Math.max(1, play.length)] ?? null
    runs += 1
    if (kind === null) return { status: 'completed', output: { run: runs } }
    const envelope = { kind, message: `raise ${runs}`, details: {} }
    const origin = isEngineKind(kind) ? 'engine' : 'author'
    return { status: 'raised', error: { envelope, origin }, partial: { run: runs } }
  }
}

export interface Recorded {
  readonly end: RunEnd
  readonly events: readonly RunEvent[]
}

/** Runs a workflow on a virtual clock and keeps every event. */
export async function recorded(workflow: Workflow, intercept: Interception, seed = 1): Promise<Recorded> {
  const events: RunEvent[] = []
  let state = seed
  const random = (): number => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const end = await runWorkflow({
    workflow,
    inputs: {},
    resumed: false,
    cancel: new AbortController().signal,
    services: {
      ports: portsOf(new VirtualClock(1_000_000)),
      settings: {
        runId: 'run',
        cwd: '/',
        env: {},
        helpersFolder: null,
        gates: { answers: new Map(), skip: false, human: null },
        github: () => null,
      },
      recall: NOTHING_RECALLED,
      governance: new RunGovernance({
        root: workflow,
        emit: () => {},
        breakers: new Map(),
        answers: [],
        random: () => 0.5,
      }),
      intercept,
      emit: (event) => void events.push(event),
      beforeEffect: () => {},
      output: () => {},
      random,
      deadLetter: () => {},
    },
  })
  return { end, events }
}
