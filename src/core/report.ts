import type { Frame, HandledFirst, Raised } from './envelope.js'
import type { Finding } from './finding.js'
import type { Json, JsonObject } from './json.js'
import type { PendingGate, RunOutcome } from './outcome.js'
import type { ShardShare } from './sharding.js'

/** One record of errors.jsonl: `node` is the raising node, `workflow` the root, whatever lies between them. */
export interface ErrorRecord extends Omit<Raised, 'origin' | 'typed'> {
  readonly schema_version: 1
  readonly timestamp: string
  readonly run_id: string
  readonly workflow: { readonly name: string; readonly file: string }
  readonly node: string
  readonly github: GithubRecord | null
}

export interface GithubRecord {
  readonly repository: string
  readonly sha: string
  readonly ref: string
  readonly run_id: string
  readonly run_attempt: string
  readonly job: string
  /** The leg of the job's matrix; null outside of one, absent in records that are older. */
  readonly matrix?: JsonObject | null
  readonly run_url: string
}

export type ErrorCategory =
  | 'template_error'
  | 'api_validation'
  | 'static_validation'
  | 'exception'
  | 'execution_failure'

/** One entry of result.json's `errors`: what an agent needs to repair the workflow. */
export interface ReportedError {
  readonly source: 'runtime' | 'validation'
  readonly category: ErrorCategory
  readonly kind: string
  readonly message: string
  readonly node_id: string | null
  readonly fixable: boolean
  readonly retryable: boolean
  readonly action: string
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly suggestion: string | null
  readonly details: JsonObject
  readonly frames: readonly Frame[]
  readonly attempts: number
  /** The command that ran, rendered. */
  readonly command?: string
  readonly exit_code?: number
  /** The end of stderr, where `details` do not have it. */
  readonly stderr_tail?: string
  /** The end of stdout where stderr says nothing, unless `details` have it. */
  readonly stdout_tail?: string
  /** Another run may succeed although nothing has changed. */
  readonly transient?: true
  readonly while_handling?: readonly HandledFirst[]
  readonly available_fields?: readonly string[]
  readonly available_fields_total?: number
  readonly available_fields_truncated?: boolean
  readonly trace_file_hint?: string
  readonly status_code?: Json
  readonly raw_response?: Json
  readonly response_headers?: Json
  readonly response_time?: Json
  readonly mcp_error?: Json
  readonly mcp_error_details?: Json
}

export interface StepReport {
  readonly node_id: string
  readonly type: string
  readonly status: 'completed' | 'failed' | 'not_executed'
  readonly duration_ms: number | null
  readonly attempts: number
  readonly cached: boolean
  readonly repaired: boolean
}

export interface HandledError {
  readonly node: string
  readonly kind: string
  readonly message: string
  readonly attempts: number
  /** Who took it: the step that a route led to, `$end`, `recover`, `group` where its group tolerates it, or `when` where the node's own routes decide on its exit code. */
  readonly by: string
  /** The key of the item that it occurred in. */
  readonly item?: string
}

export type Suspended =
  | { readonly waits_for: 'gate'; readonly gates: readonly string[] }
  | { readonly waits_for: 'shards'; readonly group: string; readonly total: number; readonly shards: number }

/** result.json: the same structure for every outcome. */
export interface ResultDocument {
  readonly schema_version: 1
  readonly success: boolean
  readonly outcome: RunOutcome
  readonly exit_code: number
  readonly run_id: string | null
  readonly workflow: { readonly name: string | null; readonly file: string }
  readonly output: Json
  readonly error: string | null
  /** The kind that a halt route ended the run about; null where none did, and for one on a success route. */
  readonly error_cause: string | null
  /** One step that ended well in spite of an error of a kind that it tolerates. */
  readonly tolerated?: true
  readonly errors: readonly ReportedError[]
  readonly warnings: readonly string[]
  /** Errors that a route handled, so that they did not end the run; only where there were some. */
  readonly handled?: readonly HandledError[]
  /** How many there were, where that is more than are listed. */
  readonly handled_total?: number
  /** How many commands failed where a failing exit is not an error and nothing looks at it; only where there were some. */
  readonly unseen_failures?: number
  readonly termination: { readonly status: string; readonly reason: string; readonly terminated_by: string } | null
  readonly gate: PendingGate | null
  readonly suspended?: Suspended | null
  readonly shard?: Omit<ShardShare, 'visit'>
  /** Where several gates wait: all of them, the one above first. */
  readonly gates?: readonly PendingGate[]
  readonly checkpoint: {
    readonly completed_nodes: readonly string[]
    readonly node_actions: Readonly<Record<string, string>>
    readonly node_hashes: Readonly<Record<string, string>>
    readonly failed_node: string | null
    readonly path: string | null
  } | null
  readonly execution: {
    readonly duration_ms: number
    readonly nodes_executed: number
    readonly nodes_total: number
    readonly steps: readonly StepReport[]
  }
  readonly metrics: {
    readonly duration_ms: number
    readonly nodes_executed: number
    readonly total_cost_usd: number | null
    readonly input_tokens?: number
    readonly output_tokens?: number
    /** By the name of the node; runs, retries and items of a group added up. */
    readonly agents?: Readonly<Record<string, AgentMetrics>>
  }
  readonly policies: readonly JsonObject[]
  readonly dead_letters: readonly JsonObject[]
  /** Those of sessions before a resume say `earlier`: they were reported then. */
  readonly escalations: readonly JsonObject[]
  readonly findings?: readonly Finding[]
  readonly contract?: JsonObject
  readonly next_commands: readonly string[]
}

export function waitingGates({ gate, gates }: Pick<ResultDocument, 'gate' | 'gates'>): readonly PendingGate[] {
  return gates ?? (gate === null ? [] : [gate])
}

/** What one agent used over all of its runs; tokens are null where its provider does not count. */
export interface AgentMetrics {
  readonly provider: string
  readonly model: string
  readonly runs: number
  readonly duration_ms: number
  readonly input_tokens: number | null
  readonly output_tokens: number | null
}

/** A step of the graph that reports draw. */
export interface GraphNode {
  readonly name: string
  readonly type: string
  readonly position: { readonly file: string; readonly line: number }
  readonly members: readonly string[]
  /** The child's file, for workflow nodes. */
  readonly child: string | null
  /** The status of a terminate node. */
  readonly status?: 'success' | 'failed'
}
export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly kind: 'success' | 'error' | 'gate'
  /** The row that it comes from, as events name it. */
  readonly route?: string
}
export interface WorkflowGraph {
  readonly name: string
  readonly file: string
  readonly entry: string
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  /** What runs after the end, one after the other. */
  readonly finallySteps?: readonly string[]
}
