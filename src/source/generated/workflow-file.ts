/* Derived from schema/conductor.schema.mjs by `npm run generate`. */
import type { Json } from '../../core/json.js'

export type PolicyDefinition = (MaxConcurrentTasksPolicy | TaskTimeoutPolicy | PhaseGatePolicy | NodeAvailabilityPolicy | ExpressionPolicy | CommandPolicy)
/** Tried in order. */
export type Routes = RouteDefinition[]
/** Kinds that may be raised. */
export type Raises = string[]
export type NodeDefinition = (ScriptNode | SetNode | WaitNode | TerminateNode | WorkflowNode | AgentNode | GateNode | QuestionsNode)
export type MemberDefinition = (ScriptNode | SetNode | WorkflowNode | AgentNode)

/** A workflow file of conductor-action */
export interface WorkflowFile {
workflow: WorkflowSettings
/** The nodes. */
agents?: NodeDefinition[]
/** Alias of agents. */
nodes?: NodeDefinition[]
/** Groups of nodes that run at the same time. */
parallel?: ParallelDefinition[]
/** Groups that run one node for every item of a list. */
for_each?: ForEachDefinition[]
output?: OutputTemplate
/** Tools of agents that list none. */
tools?: string[]
/** Known to microsoft/conductor; without effect here. */
skills?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
plugins?: {
[k: string]: unknown
}
}
export interface WorkflowSettings {
/** Name of the workflow. */
name: string
/** Purpose of the workflow. */
description?: string
/** Version of the workflow. */
version?: (string | number)
/** First node or group of the run. */
entry_point: string
/** Typed inputs. */
input?: {
[k: string]: InputSpec
}
/** Bounds of a run. */
limits?: {
/** Maximum number of visits; retries do not count. Default 10, or twice the number of nodes if that is more. */
max_iterations?: number
/** Time limit for the whole run: seconds, or 90s, 10m, 1h. */
timeout_seconds?: number
/** Bytes of a stream that are kept whole; default 16 MiB. */
max_output_bytes?: number
/** Tokens that agents may use in one run. */
max_tokens?: number
/** US dollars that agents may cost in one run, by the prices of `cost.pricing`. */
budget_usd?: number
/** Over the budget: a warning (audit, the default), or the end of the run (enforce). */
budget_mode?: ("audit" | "enforce")
}
/** Data that templates of a node can read. */
context?: {
/** All earlier nodes, the last one, or those that `input` lists. */
mode?: ("accumulate" | "last_only" | "explicit")
/** Known to microsoft/conductor; without effect here. */
max_tokens?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
trim_strategy?: {
[k: string]: unknown
}
}
/** How nodes run. */
runtime?: {
/** For all nodes of the file. */
strict_exit?: boolean
/** Provider of agents. */
provider?: (string | ProviderDefinition)
/** Model for agents without one. */
default_model?: string
/** Passed on by the HTTP providers. */
temperature?: number
/** Maximum tokens of an answer; passed on by the HTTP providers. */
max_tokens?: number
/** Known to microsoft/conductor; without effect here. */
timeout?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
checkpoint?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
tool_output?: {
[k: string]: unknown
}
/** Servers of tools (MCP) that agents may use, by name. */
mcp_servers?: {
[k: string]: ToolServerDefinition
}
/** Known to microsoft/conductor; without effect here. */
max_session_seconds?: {
[k: string]: unknown
}
/** Maximum requests to the model while it calls tools; default 10. */
max_agent_iterations?: number
/** Reasoning effort of agents without their own. */
default_reasoning_effort?: ("low" | "medium" | "high" | "xhigh" | "max")
/** Known to microsoft/conductor; without effect here. */
default_context_tier?: {
[k: string]: unknown
}
/** Working directory of command providers and MCP servers, for agents without their own; a template. */
working_dir?: string
/** Known to microsoft/conductor; without effect here. */
skills?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
skill_injection?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
skill_discovery?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
plugin_sources?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
plugins?: {
[k: string]: unknown
}
}
/** Templates that are rendered at the start and the end of a run and recorded as events. */
hooks?: {
/** A template, rendered before the first node. */
on_start?: string
/** A template, rendered on success. */
on_complete?: string
/** A template, rendered when the run fails or halts; not the same as on_error of a route. */
on_error?: string
}
resilience?: ResilienceDefinition
/** Checked before nodes start. */
policies?: PolicyDefinition[]
error_routes?: Routes
/** Nodes that run before the run ends, whatever its outcome. */
finally?: (string | [string, ...(string)[]])
raises?: Raises
/** Catalogue: what each kind means, and which details its errors have. */
kinds?: {
[k: string]: KindDefinition
}
env?: Env
/** Free-form. */
metadata?: {

}
/** Text before the system prompt of every agent. */
instructions?: (string | string[])
cost?: Cost
/** Known to microsoft/conductor; without effect here. */
mcp?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
bundle?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
defaults?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
skills?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
plugins?: {
[k: string]: unknown
}
}
export interface InputSpec {
/** Type of the value. */
type: ("string" | "number" | "integer" | "boolean" | "array" | "object")
/** Meaning of the input. */
description?: string
/** Value if none is given. */
default?: Json
/** false: it may be left out. */
required?: boolean
/** true: the value is redacted in all output. */
secret?: boolean
}
export interface ProviderDefinition {
/** openai, anthropic, claude, command. */
name: string
/** Address of the API. */
base_url?: string
/** Usually ${VAR}. */
api_key?: string
/** Sent with every request. */
headers?: {
[k: string]: string
}
/** Program of the command provider. */
command?: string
/** Its arguments. */
args?: (string | number | boolean)[]
env?: Env
[k: string]: unknown
}
/** Environment of the scripts; values are templates. */
export interface Env {
[k: string]: (string | number | boolean | null)
}
export interface ToolServerDefinition {
/** Transport: stdio (the default) or http; sse is not supported. */
type?: ("stdio" | "http" | "sse")
/** Program of a stdio server. */
command?: string
/** Its arguments. */
args?: (string | number | boolean)[]
/** Environment variables, over those of scripts. */
env?: {
[k: string]: (string | number | boolean | null)
}
/** Address of an http server. */
url?: string
/** Sent with every request. */
headers?: {
[k: string]: string
}
/** Milliseconds for its start and for each call; default 30000. */
timeout?: number
/** Tools of the server that are offered; all by default. */
tools?: string[]
}
/** Retries and a circuit breaker for errors that no route handles. */
export interface ResilienceDefinition {
/** Retries for errors that no route handles. */
retry?: {
/** Re-runs; default 3. */
max_retries?: number
/** Seconds before the first retry; default 1. */
initial_delay?: number
/** How the wait grows; default 2. */
backoff_multiplier?: number
/** The longest wait in seconds; default 60. */
max_delay?: number
/** A plus/minus fraction of the wait; default 0.25. */
jitter?: number
/** Kinds and prefixes; by default transient kinds. */
retryable?: string[]
}
/** Stops running a node that keeps failing. */
circuit_breaker?: {
/** Consecutive failures that open the breaker; default 5. */
failure_threshold?: number
/** Seconds until a probe; default 60. */
recovery_timeout?: number
/** Successful probes that close the breaker; default 2. */
success_threshold?: number
/** Nodes with the same key share a breaker. */
key?: string
/** repository: the breaker keeps its state between runs. */
scope?: ("run" | "repository")
}
}
export interface MaxConcurrentTasksPolicy {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** warn only reports. */
mode?: ("enforce" | "warn")
/**
 * Nodes that the policy applies to; by default all.
 * 
 * @minItems 1
 */
nodes?: [string, ...(string)[]]
/** A max_concurrent_tasks policy. */
type: "max_concurrent_tasks"
/** Default 5. */
max?: number
}
export interface TaskTimeoutPolicy {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** warn only reports. */
mode?: ("enforce" | "warn")
/**
 * Nodes that the policy applies to; by default all.
 * 
 * @minItems 1
 */
nodes?: [string, ...(string)[]]
/** A task_timeout policy. */
type: "task_timeout"
/** Default 3600. */
max_seconds?: number
}
export interface PhaseGatePolicy {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** warn only reports. */
mode?: ("enforce" | "warn")
/**
 * Nodes that the policy applies to; by default all.
 * 
 * @minItems 1
 */
nodes?: [string, ...(string)[]]
/** A phase_gate policy. */
type: "phase_gate"
/** The group that must have succeeded. */
group: string
/** Default 0.8. */
min_success_rate?: number
}
export interface NodeAvailabilityPolicy {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** warn only reports. */
mode?: ("enforce" | "warn")
/**
 * Nodes that the policy applies to; by default all.
 * 
 * @minItems 1
 */
nodes?: [string, ...(string)[]]
/** A node_availability policy. */
type: "node_availability"
}
export interface ExpressionPolicy {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** warn only reports. */
mode?: ("enforce" | "warn")
/**
 * Nodes that the policy applies to; by default all.
 * 
 * @minItems 1
 */
nodes?: [string, ...(string)[]]
/** A expression policy. */
type: "expression"
/** A condition. */
allow_if: string
}
export interface CommandPolicy {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** warn only reports. */
mode?: ("enforce" | "warn")
/**
 * Nodes that the policy applies to; by default all.
 * 
 * @minItems 1
 */
nodes?: [string, ...(string)[]]
/** A command policy. */
type: "command"
/** Gets the context as JSON on stdin. */
command: string
/** Arguments. */
args?: (string | number)[]
/** Seconds, or 90s, 10m, 1h; default 30. */
timeout?: number
}
export interface RouteDefinition {
/** Next node, group, or $end. */
to?: string
/** A template or a bare expression. */
when?: string
/** true or "*", a kind, a prefix (external.git.*), or a list. */
on_error?: (boolean | string | string[])
retry?: RetryDefinition
/** End the whole run here. */
halt?: ({
/** A template over error and output. */
message?: string
} | true)
/** Hand the error to the calling workflow. */
propagate?: true
/** Treat the node as succeeded with this output. */
recover?: {
/** Templates over error and output; replaces the node's output. */
output: {
[k: string]: unknown
}
}
/** Keep a record that redrive can run again. */
dead_letter?: boolean
/** Notify people: an event, a summary entry, and an issue if allowed. */
escalate?: (true | Escalate)
output?: OutputTemplate
}
export interface RetryDefinition {
/** Re-runs; default 3; or a template. */
max?: (number | string)
/** How the wait grows; default exponential. */
backoff?: ("none" | "fixed" | "linear" | "exponential")
/** The first wait; default 1. */
initial_seconds?: number
/** The longest wait; default 60. */
max_seconds?: number
/** A plus/minus fraction of the wait; default 0.25. */
jitter?: number
/** Counted from the first failure. */
max_elapsed_seconds?: number
/** Re-enter at this earlier node. */
from?: string
}
export interface Escalate {
/** Title of the issue; a template. */
title?: string
/** Labels of the issue. */
labels?: string[]
/** Assignees of the issue. */
assignees?: string[]
}
/** Templates whose rendered values become data. */
export interface OutputTemplate {
[k: string]: unknown
}
export interface KindDefinition {
/** Meaning of the kind. */
description?: string
details?: OutputSchema
/** What to do about it. */
suggestion?: string
/** Address of a page about it. */
docs?: string
/** Who takes care of it: a person or a team. */
owner?: string
/** Whether another run may succeed without a change. */
transient?: boolean
}
/** Schema of the output, by field. */
export interface OutputSchema {
[k: string]: OutputField
}
export interface OutputField {
/** Type of the value. */
type: ("string" | "number" | "integer" | "boolean" | "array" | "object")
/** Meaning of the field. */
description?: string
/**
 * The only values that are allowed.
 * 
 * @minItems 1
 */
enum?: [(string | number | boolean), ...((string | number | boolean))[]]
/** Regular expression, matched anywhere; texts only. */
pattern?: string
/** Lowest number. */
minimum?: number
/** Highest number. */
maximum?: number
/** Minimum number of characters. */
minLength?: number
/** Maximum number of characters. */
maxLength?: number
/** true: null is allowed. */
nullable?: boolean
/** false: a property of an object may be absent. */
required?: boolean
/** For samples only (`--inject`, `simulate`); never filled in at run time. */
default?: Json
/** For samples only, as `default` is. */
example?: Json
items?: OutputField
/** Schema of the fields of an object. */
properties?: {
[k: string]: OutputField
}
}
/** What agents cost. */
export interface Cost {
/** Prices of models, by their names. */
pricing?: {
[k: string]: Price
}
/** Known to microsoft/conductor; without effect here. */
show_per_agent?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
show_summary?: {
[k: string]: unknown
}
}
/** Price of a model. */
export interface Price {
/** US dollars for a million tokens of requests. */
input_per_mtok: number
/** US dollars for a million tokens of answers. */
output_per_mtok: number
/** Known to microsoft/conductor; without effect here. */
cache_read_per_mtok?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
cache_write_per_mtok?: {
[k: string]: unknown
}
}
export interface ScriptNode {
/** Unique name, also the name in templates. */
name: string
/** A script node. */
type: "script"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Turns findings of the engine at this node into routable kinds. */
strict_exit?: boolean
/** Bytes of a stream that are kept whole. */
max_output_bytes?: number
resilience?: ResilienceDefinition
raises?: Raises
/** Program to run; a template. */
command?: string
/** Arguments, each a template. */
args?: (string | number | boolean)[]
/** Script text, as in a step of GitHub Actions. */
run?: string
/** bash, sh, pwsh, powershell (Windows), python, node, cmd, or a line with {0}. */
shell?: string
env?: Env
/** Relative to the folder where the run was started; a template. */
working_dir?: string
/** Time limit for the process tree: seconds, or 90s, 10m, 1h; or a template. */
timeout?: (number | string)
/** Longest time without any output: seconds, or 90s, 10m, 1h; or a template. */
idle_timeout?: (number | string)
/** Text for the standard input; a template. */
stdin?: string
output?: OutputSchema
/**
 * Rules that map failures of programs to kinds.
 * 
 * @minItems 1
 */
classify?: [ClassifyRule, ...(ClassifyRule)[]]
/**
 * Conditions over the output after exit code 0: the first that holds raises its kind.
 * 
 * @minItems 1
 */
fail_when?: [FailRule, ...(FailRule)[]]
/** Test reports that the command writes, JUnit XML or another format: failed tests in them fail the node. */
reports?: (string | [string, ...(string)[]])
/** The test runner whose arguments for the failed tests stand in the file that CONDUCTOR_TEST_ARGS names. */
retry_tests?: ("pytest" | "jest" | "vitest" | "playwright" | "go" | "cargo" | "maven" | "gradle" | "dotnet" | "rspec")
/**
 * Exit codes, beside 1, that mean failed tests: with them a quarantine may excuse the node. Codes of crashes are refused.
 * 
 * @minItems 1
 */
test_exit_codes?: [number, ...(number)[]]
/** true: a missing, broken or incomplete report fails the node. */
reports_required?: boolean
/** File of tests that may fail for a while; .github/quarantine.yml if it exists. */
quarantine?: string
/** Whether the runner may act on ::commands:: that the script prints. */
workflow_commands?: ("allow" | "stop")
/** Known to microsoft/conductor; without effect here. */
execution?: {
[k: string]: unknown
}
}
export interface ClassifyRule {
/** A number, a list, or a range such as "64-78". */
exit_code?: (number | [number, ...(number)[]] | string)
/** Regular expression. */
stdout?: string
/** Regular expression. */
stderr?: string
/** The signal that ended the process, or a list. */
signal?: (string | [string, ...(string)[]])
/** Matches a process that was ended at its timeout. */
timeout?: boolean
/** The kind to raise. */
kind?: string
/** A template over the captures; else the matching line. */
message?: string
/** Added to the details. */
details?: {

}
/** Whether another run may succeed without a change; by default the kind decides. */
transient?: boolean
/** A built-in set of rules. */
use?: ("git" | "npm" | "pip" | "docker" | "curl" | "gh" | "yarn" | "pnpm" | "apt" | "maven" | "gradle" | "cargo" | "go" | "playwright" | "terraform" | "aws" | "kubectl" | "runner" | "build" | "pytest" | "jest" | "vitest" | "node" | "tsc" | "eslint" | "ruff" | "mypy" | "gcc" | "dotnet")
/** Files of rules for triage: regular expression for the name of the job. */
job?: string
/** Files of rules for triage: regular expression for the name of the failed step. */
step?: string
/** Files of rules for triage: false: do not rerun the job. */
rerun?: boolean
/** Files of rules for triage: another file of rules, or a list, by paths relative to this file. */
include?: (string | [string, ...(string)[]])
}
export interface FailRule {
/** A condition over the node's output, a template or a bare expression. */
when: string
/** The kind to raise. */
kind: string
/** A template; by default the condition. */
message?: string
/** The details of the error; texts are templates. */
details?: {

}
}
export interface SetNode {
/** Unique name, also the name in templates. */
name: string
/** A set node. */
type: "set"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Turns findings of the engine at this node into routable kinds. */
strict_exit?: boolean
/** Bytes of a stream that are kept whole. */
max_output_bytes?: number
/** A template (or data) that becomes the output. */
value?: {
[k: string]: unknown
}
/** Several named values; the output is an object. */
values?: {
[k: string]: unknown
}
/** Type of the rendered value. */
output_type?: ("auto" | "string" | "number" | "integer" | "boolean" | "list" | "dict")
output?: OutputSchema
}
export interface WaitNode {
/** Unique name, also the name in templates. */
name: string
/** A wait node. */
type: "wait"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Turns findings of the engine at this node into routable kinds. */
strict_exit?: boolean
/** Bytes of a stream that are kept whole. */
max_output_bytes?: number
/** 500ms, 60s, 2.5m, 1h, a number of seconds, or a template; over 0, at most 24 h. */
duration: (string | number)
/** Shown while waiting; a template. */
reason?: string
}
export interface TerminateNode {
/** Unique name, also the name in templates. */
name: string
/** A terminate node. */
type: "terminate"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
/** Outcome of the run. */
status: ("success" | "failed")
/** Why; a template. */
reason: string
output_template?: OutputTemplate
}
export interface WorkflowNode {
/** Unique name, also the name in templates. */
name: string
/** A workflow node. */
type: "workflow"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Turns findings of the engine at this node into routable kinds. */
strict_exit?: boolean
/** Bytes of a stream that are kept whole. */
max_output_bytes?: number
resilience?: ResilienceDefinition
raises?: Raises
/** Path of the child file, relative to this file. */
workflow: string
/** The child's inputs, templates over this run. */
input_mapping?: {
[k: string]: unknown
}
/** Maximum depth of child workflows. */
max_depth?: number
output?: OutputSchema
/** Known to microsoft/conductor; without effect here. */
execution?: {
[k: string]: unknown
}
}
export interface AgentNode {
/** Unique name, also the name in templates. */
name: string
/** A agent node. */
type?: "agent"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Turns findings of the engine at this node into routable kinds. */
strict_exit?: boolean
/** Bytes of a stream that are kept whole. */
max_output_bytes?: number
resilience?: ResilienceDefinition
raises?: Raises
/** User prompt; a template. */
prompt?: string
/** System prompt; a template. */
system_prompt?: string
/** Model name; a template. */
model?: string
/** Overrides runtime.provider. */
provider?: (string | ProviderDefinition)
output?: OutputSchema
retry?: AgentRetry
/** Time limit over all attempts: seconds, or 90s, 10m, 1h. */
timeout_seconds?: number
/** false: the prompt does not explain the kinds of raises. */
raise_instructions?: boolean
/** Working directory of a command provider and of MCP servers; a template. */
working_dir?: string
/** Passed on by the HTTP providers. */
temperature?: number
/** Maximum tokens of an answer; passed on by the HTTP providers. */
max_tokens?: number
/** Reasoning of the model. */
reasoning?: {
/** Passed on by HTTP providers that support it. */
effort: (("low" | "medium" | "high" | "xhigh" | "max") | string)
}
/** Tools that this agent may use; [] for none, all by default. */
tools?: string[]
/** Known to microsoft/conductor; without effect here. */
skills?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
plugins?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
output_mode?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
context_tier?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
session_key?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
max_session_seconds?: {
[k: string]: unknown
}
/** Maximum requests to the model while it calls tools; default 10. */
max_agent_iterations?: number
/** Known to microsoft/conductor; without effect here. */
validator?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
sandbox?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
dialog?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
execution?: {
[k: string]: unknown
}
/** Known to microsoft/conductor; without effect here. */
settings_dir?: {
[k: string]: unknown
}
}
export interface AgentRetry {
/** Default 3. */
max_attempts?: number
/** How the wait grows; default exponential. */
backoff?: ("none" | "fixed" | "linear" | "exponential")
/** The first wait. */
delay_seconds?: number
/** Errors that are retried. */
retry_on?: ("provider_error" | "timeout" | "rate_limit" | "network")[]
/** Default 2. */
max_parse_recovery_attempts?: number
}
export interface GateNode {
/** Unique name, also the name in templates. */
name: string
/** A human_gate node. */
type: "human_gate"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Question to the human; a template. */
prompt: string
/**
 * Possible answers.
 * 
 * @minItems 1
 */
options: [{
/** Text for the human. */
label: string
/** Value for the workflow. */
value: (string | number | boolean)
/** Next node after this answer. */
route?: string
/** Name of a field that the human fills in. */
prompt_for?: string
/** The field may have several lines. */
multiline?: boolean
}, ...({
/** Text for the human. */
label: string
/** Value for the workflow. */
value: (string | number | boolean)
/** Next node after this answer. */
route?: string
/** Name of a field that the human fills in. */
prompt_for?: string
/** The field may have several lines. */
multiline?: boolean
})[]]
}
export interface QuestionsNode {
/** Unique name, also the name in templates. */
name: string
/** A questions node. */
type: "questions"
/** For readers and reports. */
description?: string
/** Data that this node reads. */
input?: string[]
routes?: Routes
/** Shown before the first question; a template. */
prompt?: string
/**
 * Questions, asked in order.
 * 
 * @minItems 1
 */
questions?: [{
/** Key of the answer; q1, q2, ... by default. */
id?: string
/** The question; a template. */
text: string
/** Shown below the question; a template. */
hint?: string
/** Answers to choose from; templates. */
choices?: (string | number | boolean)[]
/** false: only one of the choices. */
allow_free_text?: boolean
/** Answer if the question is skipped. */
default?: (string | number | boolean)
/** true: the question cannot be skipped, unless it has a default. */
required?: boolean
/** false: an answer has one line. */
multiline?: boolean
}, ...({
/** Key of the answer; q1, q2, ... by default. */
id?: string
/** The question; a template. */
text: string
/** Shown below the question; a template. */
hint?: string
/** Answers to choose from; templates. */
choices?: (string | number | boolean)[]
/** false: only one of the choices. */
allow_free_text?: boolean
/** Answer if the question is skipped. */
default?: (string | number | boolean)
/** true: the question cannot be skipped, unless it has a default. */
required?: boolean
/** false: an answer has one line. */
multiline?: boolean
})[]]
/** Instead of questions: dotted path or template to a list of texts or questions. */
source?: string
/** false: earlier questions cannot be changed. */
allow_back?: boolean
/** false: no question may be skipped. */
allow_skip?: boolean
/** false: the remaining questions may not be skipped at once. */
allow_skip_all?: boolean
/** true: the questions may be aborted. */
allow_abort?: boolean
/** Next node after an abort; $end by default. */
abort_route?: string
}
export interface ParallelDefinition {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** Maximum number of members that run at the same time. */
max_concurrent?: number
/** Effect of a failed member on the group. */
failure_mode?: ("fail_fast" | "continue_on_error" | "all_or_nothing")
/** Failures that the group tolerates. */
tolerate?: {
/** Maximum number of failures. */
count?: number
/** Maximum percentage of failures. */
percent?: number
}
routes?: Routes
/** Turns a failed group into a routable kind. */
strict_exit?: boolean
/** May be left out. */
type?: "parallel"
/**
 * The members.
 * 
 * @minItems 1
 */
agents: [string, ...(string)[]]
}
export interface ForEachDefinition {
/** Unique name, also the name in templates. */
name: string
/** For readers and reports. */
description?: string
/** Maximum number of members that run at the same time. */
max_concurrent?: number
/** Effect of a failed member on the group. */
failure_mode?: ("fail_fast" | "continue_on_error" | "all_or_nothing")
/** Failures that the group tolerates. */
tolerate?: {
/** Maximum number of failures. */
count?: number
/** Maximum percentage of failures. */
percent?: number
}
routes?: Routes
/** Turns a failed group into a routable kind. */
strict_exit?: boolean
/** May be left out. */
type?: "for_each"
/** Dotted path or template to a list. */
source: string
/** Name of the loop variable. */
as: string
agent: MemberDefinition
/** Path to the key of an item. */
key_by?: string
}
