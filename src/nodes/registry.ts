import type { Node } from '../config/model.js'
import type { NodeOutcome } from '../core/outcome.js'
import type { ExecutionContext, Executor } from './executor.js'
import { executeScript } from './script.js'
import { executeSet } from './set.js'
import { executeTerminate } from './terminate.js'
import { executeWait } from './wait.js'

/** Nodes that run by themselves; groups and sub-workflows are the engine's. */
type PlainNode = Exclude<Node, { type: 'workflow' }>
type PlainType = PlainNode['type']
type NodesByType = { readonly [T in PlainType]: Extract<PlainNode, { type: T }> }

/** Types that most runs do not have are imported where one is run. */
const EXECUTORS: { readonly [T in PlainType]: Executor<NodesByType[T]> } = {
  script: executeScript,
  set: executeSet,
  wait: executeWait,
  terminate: executeTerminate,
  agent: async (node, context) => (await import('./agent/index.js')).executeAgent(node, context),
  human_gate: async (node, context) => (await import('./gate.js')).executeGate(node, context),
  questions: async (node, context) => (await import('./questions.js')).executeQuestions(node, context),
}

export function executeNode<T extends PlainType>(
  node: NodesByType[T] & { readonly type: T },
  context: ExecutionContext,
): Promise<NodeOutcome> | NodeOutcome {
  return EXECUTORS[node.type](node, context)
}
