/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
import type { WorkflowSettings, ParallelDefinition, ForEachDefinition, ClassifyRule, ScriptNode, SetNode, WaitNode, TerminateNode, WorkflowNode, AgentNode, GateNode, QuestionsNode, MaxConcurrentTasksPolicy, TaskTimeoutPolicy, PhaseGatePolicy, NodeAvailabilityPolicy, ExpressionPolicy, CommandPolicy } from './workflow-file.js'
export interface SchemaError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}
export interface Guard<T> {
  (data: unknown): data is T
  readonly errors?: readonly SchemaError[] | null
}
declare const validators: {
  readonly file: Guard<object>
  readonly workflow: Guard<WorkflowSettings>
  readonly parallel: Guard<ParallelDefinition>
  readonly forEach: Guard<ForEachDefinition>
  readonly classifyRule: Guard<ClassifyRule>
  readonly scriptNode: Guard<ScriptNode>
  readonly setNode: Guard<SetNode>
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
