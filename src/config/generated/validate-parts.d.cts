/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
import type { ParallelDefinition, ForEachDefinition, WaitNode, TerminateNode, WorkflowNode, AgentNode, GateNode, QuestionsNode, MaxConcurrentTasksPolicy, TaskTimeoutPolicy, PhaseGatePolicy, NodeAvailabilityPolicy, ExpressionPolicy, CommandPolicy } from './workflow-file.js'
import type { Guard } from './validate-workflow-file.cjs'
declare const validators: {
  readonly parallel: Guard<ParallelDefinition>
  readonly forEach: Guard<ForEachDefinition>
  readonly waitNode: Guard<WaitNode>
  readonly terminateNode: Guard<TerminateNode>
  readonly workflowNode: Guard<WorkflowNode>
  readonly agentNode: Guard<AgentNode>
  readonly gateNode: Guard<GateNode>
  readonly questionsNode: Guard<QuestionsNode>
  readonly max_concurrent_tasks_policy: Guard<MaxConcurrentTasksPolicy>
  readonly task_timeout_policy: Guard<TaskTimeoutPolicy>
  readonly phase_gate_policy: Guard<PhaseGatePolicy>
  readonly node_availability_policy: Guard<NodeAvailabilityPolicy>
  readonly expression_policy: Guard<ExpressionPolicy>
  readonly command_policy: Guard<CommandPolicy>
}
export default validators
