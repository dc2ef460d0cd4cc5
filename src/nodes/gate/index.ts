import type { GateNode } from '../../config/model.js'
import type { AskHuman, GateAnswers } from '../../core/gates.js'
import type { NodeOutcome } from '../../core/outcome.js'
import type { ExecutionContext } from '../executor.js'
import { renderText } from '../rendering.js'
import { answerGate } from './answer-gate.js'

/** Who may answer the gates of a run. */
export interface GateSettings {
  readonly answers: GateAnswers
  readonly skip: boolean
  readonly human: AskHuman | null
}

/** Asks a human, or takes what was answered beforehand; without either the run waits. */
export async function executeGate(node: GateNode, context: ExecutionContext): Promise<NodeOutcome> {
  const prompt = renderText(node.prompt, context.scope, 'prompt')
  if (!prompt.ok) return { status: 'raised', error: prompt.error, partial: undefined }
  const { answers, skip, human } = context.settings.gates
  const result = await answerGate(node, { prompt: prompt.value, answers, skipGates: skip, human, signal: context.signal })
  switch (result.status) {
    case 'completed':
      return result.route === null ? { status: 'completed', output: result.output } : { status: 'routed', output: result.output, to: result.route }
    case 'suspended':
      return { status: 'suspended', gate: result.gate }
    case 'cancelled':
      return { status: 'cancelled' }
    case 'invalid':
      return {
        status: 'raised',
        partial: undefined,
        error: { envelope: { kind: 'internal.schema_violation', message: result.message, details: { node: node.name, source: 'gate' } }, origin: 'engine', inner: null },
      }
  }
}
