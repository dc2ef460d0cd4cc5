import type { AgentStep, GateNode, Node, ScriptNode, SetNode, TerminateNode, WaitNode } from '../config/model.js'
import type { NodeOutcome } from '../core/outcome.js'
import { executeAgent } from './agent/index.js'
import type { ExecutionContext, Executor } from './executor.js'
import { executeGate } from './gate/index.js'
import { executeScript } from './script.js'
import { executeSet } from './set.js'
import { executeTerminate } from './terminate.js'
import { executeWait } from './wait.js'

/** Every type of node that runs by itself; groups and sub-workflows are the engine's. */
interface Registry {
  readonly script: Executor<ScriptNode>
  readonly set: Executor<SetNode>
  readonly wait: Executor<WaitNode>
  readonly terminate: Executor<TerminateNode>
  readonly agent: Executor<AgentStep>
  readonly human_gate: Executor<GateNode>
}

const registry: Registry = {
  script: executeScript,
  set: executeSet,
  wait: executeWait,
  terminate: executeTerminate,
  agent: executeAgent,
  human_gate: executeGate,
}

export type PlainNode = Exclude<Node, { type: 'workflow' }>

export function executeNode(node: PlainNode, context: ExecutionContext): Promise<NodeOutcome> | NodeOutcome {
  switch (node.type) {
    case 'script':
      return registry.script(node, context)
    case 'set':
      return registry.set(node, context)
    case 'wait':
      return registry.wait(node, context)
    case 'terminate':
      return registry.terminate(node, context)
    case 'agent':
      return registry.agent(node, context)
    case 'human_gate':
      return registry.human_gate(node, context)
  }
}
