import type { GateNode } from '../config/model.js'
import { type AskHuman, checkGateAnswers, type GateAnswer, optionIndex } from '../core/gates.js'
import { createRaised, createSchemaViolation, type NodeOutcome, type PendingGate } from '../core/outcome.js'
import type { ExecutionContext } from './executor.js'
import { renderText } from './rendering.js'

const NO_ANSWER: GateAnswer = { value: null, fields: {} }

/** Asks a human, or takes what was answered beforehand; without either the run waits. */
export async function executeGate(node: GateNode, context: ExecutionContext): Promise<NodeOutcome> {
  const prompt = renderText(node.prompt, context.scope, 'prompt')
  if (!prompt.ok) return createRaised(prompt.error)
  const { answers, human } = context.settings.gates
  const preset = answers.get(node.name) ?? NO_ANSWER
  const [problem] = checkGateAnswers([node], new Map([[node.name, preset]]))
  if (problem !== undefined) return createRaised(createSchemaViolation(node.name, 'gate', 'answer', problem, {}))
  const answer = () => answerGate(node, context, createPendingGate(node, prompt.value), preset)
  return human === null ? answer() : askInTurn(human, answer)
}

/** Answers a gate from the first who can: `--gate`, `--skip-gates`, a human. */
async function answerGate(
  node: GateNode,
  context: ExecutionContext,
  gate: PendingGate,
  preset: GateAnswer,
): Promise<NodeOutcome> {
  const { signal, settings } = context
  const { skip, human } = settings.gates
  const suspended: NodeOutcome = { status: 'suspended', gate }
  const presetIndex = preset.value === null ? (skip ? 0 : null) : optionIndex(node, preset.value)
  const beginToWait = async (): Promise<void> => {
    context.waiting(gate)
    await human?.introduce(gate)
  }
  if (presetIndex === null) await beginToWait()
  const index = presetIndex ?? (await human?.choose(gate, signal)) ?? null
  if (signal.aborted) return { status: 'cancelled' }
  const option = index === null ? undefined : node.options[index]
  if (option === undefined) return suspended
  const field = option.prompt_for
  const completeGate = (fields: GateAnswer['fields']): NodeOutcome => {
    const output = { selected: option.value, additional_input: fields }
    // Without a route of its own the option leaves it to the routes of the node.
    return option.route === undefined ? { status: 'completed', output } : { status: 'routed', output, to: option.route }
  }
  if (field === undefined) return completeGate({})
  const text = Object.hasOwn(preset.fields, field) ? preset.fields[field] : undefined
  if (text !== undefined) return completeGate({ [field]: text })
  if (skip || human === null) return completeGate({})
  if (presetIndex !== null) await beginToWait()
  const said = await human.fill(field, option.multiline === true, signal)
  if (signal.aborted) return { status: 'cancelled' }
  return said === null ? suspended : completeGate({ [field]: said })
}

function createPendingGate(node: GateNode, prompt: string): PendingGate {
  const options = node.options.map(({ label, value, prompt_for: field }) => ({
    label,
    value: String(value),
    prompt_for: field ?? null,
  }))
  return { node: node.name, prompt, options }
}

const lastTurns = new WeakMap<AskHuman, Promise<unknown>>()

/** Asks gates one after the other: items of a group may reach theirs at the same time. */
export function askInTurn<T>(human: AskHuman, work: () => Promise<T>): Promise<T> {
  const turn = (lastTurns.get(human) ?? Promise.resolve()).then(work, work)
  lastTurns.set(human, turn)
  return turn
}
