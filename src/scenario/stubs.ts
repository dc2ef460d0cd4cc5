import type { Member, Step, Workflow } from '../config/model.js'
import { allWorkflows, groupsOfMembers } from '../config/model.js'
import { isStrict } from '../config/typed-world.js'
import type { GateAnswer } from '../core/gates.js'
import type { Patterns } from '../core/patterns.js'
import { touchesOutside } from '../core/step-types.js'
import type { Interception } from '../engine/index.js'
import { injecting } from '../run/interception.js'
import type { ReadyScenario } from './check.js'
import { stubOutcome } from './stub-outcome.js'

export interface Stubbing {
  readonly intercept: Interception
  /** Nodes that would have run by accident. */
  readonly accidents: ReadonlySet<string>
}

/**
 * Injections first, then stubs, one entry for each run of a node with the last one repeating; a node that touches the
 * outside and is neither stubbed nor meant to be real ends the run.
 */
export function stubbing(ready: ReadyScenario, root: Workflow, patterns: Patterns, stop: () => void): Stubbing {
  const { scenario, injections, answers } = ready
  const inject = injecting(injections)
  const raising = whereExitsRaise(root)
  const runs = new Map<string, number>()
  const accidents = new Set<string>()
  const intercept: Interception = (at, step) => {
    const injected = inject(at, step)
    if (injected !== null) return injected
    const entries = scenario.stubs.get(step.name) ?? []
    const run = runs.get(step.name) ?? 0
    const entry = entries[Math.min(run, entries.length - 1)]
    if (entry !== undefined) {
      runs.set(step.name, run + 1)
      return stubOutcome(entry, step, { failingExitRaises: raising(step), patterns })
    }
    if (!touchesOutside(step.type) || scenario.real.includes(step.name)) return null
    if (isAnswered(step, answers.get(step.name))) return null
    accidents.add(step.name)
    stop()
    return { status: 'cancelled' }
  }
  return { intercept, accidents }
}

/** A gate is answered by its value, questions by their fields; those that stay open suspend the run, as they would without a scenario. */
function isAnswered({ type }: Step | Member, answer: GateAnswer | undefined): boolean {
  if (answer === undefined) return false
  return type === 'human_gate' ? answer.value !== null : type === 'questions'
}

/** In the typed world and inside groups a failing exit is an error. */
function whereExitsRaise(root: Workflow): (step: Step | Member) => boolean {
  const raising = new Set<Step | Member>()
  for (const workflow of allWorkflows(root)) {
    const members = groupsOfMembers(workflow)
    for (const step of workflow.steps.values()) {
      if (step.type === 'for_each') raising.add(step.agent)
      if (members.has(step.name) || isStrict(workflow, step)) raising.add(step)
    }
  }
  return (step) => raising.has(step)
}
