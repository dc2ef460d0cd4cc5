import type { GateShape } from '../core/gates.js'
import type { Member, Step } from './model.js'

/** What answers to a step may name; nothing for a step that asks no human. */
export function gateShapes(step: Step | Member): readonly GateShape[] {
  if (step.type === 'human_gate') return [step]
  if (step.type !== 'questions') return []
  const fields = step.questions?.map(({ id }, index) => id ?? `q${index + 1}`) ?? null
  return [{ name: step.name, options: [], fields }]
}
