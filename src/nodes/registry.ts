import type { Node } from '../config/model.js'
import type { NodeOutcome } from '../core/outcome.js'
import { executeAgent } from './agent/index.js'
import type { ExecutionContext, Executor } from './executor.js'
import { executeGate } from './gate.js'
import { executeQuestions } from './questions.js'
import { executeScript } from './script.js'
import { executeSet } from './set.js'
import { executeTerminate } from './terminate.js'
import { executeWait } from './wait.js'

/** Nodes that run by themselves; groups and sub-workflows are the engine's. */
type PlainNode = Exclude<Node, { type: 'workflow' }>
type PlainType = PlainNode['type']
type NodesByType = { readonly [T in PlainType]: Extract<PlainNode, { type: T }> }

const EXECUTORS: { readonly [T in PlainType]: Executor<NodesByType[T]> } = {
  script: executeScript,
  set: executeSet,
  wait: executeWait,
  terminate: executeTerminate,
  agent: executeAgent,
  human_gate: executeGate,
  questions: executeQuestions,
}

export function executeNode<T extends PlainType>(
  node: NodesByType[T] & { readonly type: T },
  context: ExecutionContext,
): Promise<NodeOutcome> | NodeOutcome {
  return EXECUTORS[node.type](node, context)
}
