import { collectSites, listGateShapes, listWorkflows } from '../config/model.js'
import { type Remedy, suggestNearest, toAdvice } from '../core/finding.js'
import { checkGateAnswers } from '../core/gates.js'
import { isEngineKind, matchesPattern } from '../core/kinds.js'
import { quote } from '../core/messages.js'
import { findInjectedSites, findInjectionProblems } from '../engine/interception.js'
import { AssumedData } from './assumed.js'
import { listKindsAt } from './failures.js'
import type { Assumptions, SimulatedFailure, Simulation } from './model.js'
import { findFieldsRead } from './reads.js'
import { AssumedWorld, listStreams } from './world.js'

/** Returns what is wrong with a question or its assumptions. */
export function checkQuestion(
  simulation: Simulation,
  failures: readonly SimulatedFailure[],
  assumptions: Assumptions,
): readonly Remedy[] {
  return [
    ...failures.flatMap((failure) => checkFailure(simulation, failure)),
    ...checkAssumptions(simulation, assumptions),
  ]
}

function checkFailure(simulation: Simulation, failure: SimulatedFailure): readonly Remedy[] {
  const { details: _, ...injection } = failure
  const { node, kind } = failure
  const wrong = findInjectionProblems(simulation.workflow, [injection])
  if (wrong.length > 0) return wrong
  const { contract, workflow } = simulation
  // An item of a group raises what the member of the group raises.
  const labels = new Set(findInjectedSites(workflow, node).map(({ site }) => site.label))
  const kinds = [...labels].flatMap((label) => listKindsAt(contract, label))
  const isPossible = kinds.some((pattern) => pattern === kind || (!isEngineKind(kind) && matchesPattern(pattern, kind)))
  if (isPossible) return []
  const can = kinds.map((each) => (each === '*' ? 'any kind of its own' : each))
  const list = can.length === 0 ? 'it raises nothing' : `it can raise ${can.join(', ')}`
  return [{ message: `${node} cannot raise ${kind}; ${list}`, ...toAdvice(suggestNearest(kind, kinds)) }]
}

export function checkAssumptions(simulation: Simulation, assumptions: Assumptions): readonly Remedy[] {
  const { workflow } = simulation
  const files = listWorkflows(workflow)
  const sites = files.flatMap(collectSites)
  const reads = findFieldsRead(workflow)
  const remedies: Remedy[] = []
  for (const name of assumptions.outputs.keys()) {
    const [node = '', field] = name.split('.')
    const steps = sites.map(({ step }) => step).filter((step) => step.name === node)
    const work = sites.map(({ step }) => step.name)
    if (steps.length === 0) {
      remedies.push({ message: `--output: there is no node ${quote(node)}`, ...toAdvice(suggestNearest(node, work)) })
      continue
    }
    const fields = steps.flatMap((step) => [
      ...listStreams(step),
      ...Object.keys(('output' in step ? step.output : undefined) ?? {}),
      ...(reads.outputs.get(step) ?? []),
    ])
    if (field === undefined || field === '')
      remedies.push({ message: `--output needs NODE.FIELD=VALUE, not ${quote(name)}`, suggestion: null })
    else if (!fields.includes(field)) {
      const message = `--output: nothing reads a field ${quote(field)} of ${node}, and it has no such field`
      remedies.push({ message, ...toAdvice(suggestNearest(field, fields)) })
    }
  }
  for (const message of checkGateAnswers(
    sites.flatMap(({ step }) => listGateShapes(step)),
    assumptions.gates,
  ))
    remedies.push({ message: `--gate: ${message}`, suggestion: null })
  const world = new AssumedWorld(workflow, assumptions, [], new AssumedData([], assumptions.itemCount, () => {}))
  const inputs = world.createInputs()
  if (!inputs.ok) for (const { message, suggestion } of inputs.error) remedies.push({ message, suggestion })
  return remedies
}
