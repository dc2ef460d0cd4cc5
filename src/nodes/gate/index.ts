import type { GateNode } from '../../config/model.js'
import { engineFailure, type NodeOutcome, raised } from '../../core/outcome.js'
import type { ExecutionContext } from '../executor.js'
import { renderFrom } from '../rendering.js'
import { answerGate, type GateResult } from './answer-gate.js'
import { inTurn } from './turns.js'

/** Asks a human, or takes what was answered beforehand; without either the run waits. */
export async function executeGate(node: GateNode, context: ExecutionContext): Promise<NodeOutcome> {
  const prompt = renderFrom(context.workflow, node.prompt, context.scope, 'prompt')
  if (!prompt.ok) return raised(prompt.error)
  const { answers, skip, human } = context.settings.gates
  const ask = (): Promise<GateResult> =>
    answerGate(node, {
      prompt: prompt.value,
      answers,
      skipGates: skip,
      human,
      signal: context.signal,
      onWait: context.waiting,
    })
  return outcomeOf(node, await (human === null ? ask() : inTurn(human, ask)))
}

function outcomeOf(node: GateNode, result: GateResult): NodeOutcome {
  switch (result.status) {
    case 'completed':
      return result.route === null
        ? { status: 'completed', output: result.output }
        : { status: 'routed', output: result.output, to: result.route }
    case 'suspended':
      return { status: 'suspended', gate: result.gate }
    case 'cancelled':
      return { status: 'cancelled' }
    case 'invalid': {
      const details = { node: node.name, source: 'gate' }
      const error = engineFailure('internal.schema_violation', result.message, details)
      return raised(error)
    }
  }
}
