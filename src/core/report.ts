import type { Envelope, HandledFirst, Raised } from './envelope.js'
import type { Finding } from './finding.js'
import type { createGithubRecord } from './github.js'
import type { Json, JsonObject } from './json.js'
import type { PendingGate, RunOutcome, Usage } from './outcome.js'
import type { ShardShare } from './sharding.js'
import type { TestTotals } from './test-counts.js'

/** A record of errors.jsonl; `node` is the raising node, `workflow` the root workflow. */
export interface ErrorRecord extends Omit<Raised, 'origin' | 'typed'> {
  readonly schema_version: 1
  readonly timestamp: string
  readonly run_id: string
  readonly workflow: { readonly name: string; readonly file: string }
  readonly node: string
  readonly github: GithubRecord | null
}

/** Records of older versions have no `matrix`. */
export type GithubRecord = Omit<NonNullable<ReturnType<typeof createGithubRecord>>, 'matrix'> & {
  readonly matrix?: JsonObject | null
}

type ErrorCategory = 'template_error' | 'api_validation' | 'static_validation' | 'exception' | 'execution_failure'

/** An entry of `errors` in result.json, with what an agent needs to repair the workflow. */
export interface ReportedError
  extends Envelope,
    Pick<
      Raised,
      | 'frames'
      | 'attempts'
      | 'command'
      | 'stdout_tail'
      | 'while_handling'
      | 'unmet_routes'
      | 'retries_exhausted'
      | 'item_path'
    > {
  readonly source: 'runtime' | 'validation'
  readonly category: ErrorCategory
  readonly node_id: string | null
  readonly fixable: boolean
  readonly retryable: boolean
  readonly action: string
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly suggestion: string | null
  readonly exit_code?: number
  readonly stderr_tail?: string
  readonly transient?: boolean
  readonly description?: string
  readonly docs?: string
  readonly owner?: string
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

export interface HandledError extends HandledFirst {
  readonly attempts: number
  /** Target of the error route, `$end`, `recover`, `group` (tolerated), `when` (routes decide on the exit code), or
   * `quarantine` (the test may fail for a while). */
  readonly by: string
  /** Handlers of the error that failed before `by` completed, in order; absent if there were none. */
  readonly through?: readonly string[]
  readonly item?: string
  readonly details?: JsonObject
  /** Exit code of a command whose failure its node's own routes decide on. */
  readonly exit_code?: number
}

export type Suspended =
  | { readonly waits_for: 'gate'; readonly gates: readonly string[] }
  | { readonly waits_for: 'shards'; readonly group: string; readonly total: number; readonly shards: number }

/** `delivery` of an escalation that nobody was told about, because nobody was to be told. */
export const RECORDED = 'recorded'

/** Adds to `recorded` that nobody was told, and how to change that. */
export function withNobody(delivery: string): string {
  return delivery === RECORDED ? `${RECORDED}; nobody was told: set \`escalate\` or \`notify\`` : delivery
}

/** Reports whether nobody could be told about an escalation; its `delivery` says why. */
export function isUndelivered({ undelivered }: JsonObject): boolean {
  return undelivered === true
}

/** result.json; has the same structure for every outcome. */
export interface ResultDocument {
  readonly schema_version: 1
  readonly success: boolean
  readonly outcome: RunOutcome
  readonly exit_code: number
  readonly run_id: string | null
  readonly workflow: { readonly name: string | null; readonly file: string }
  readonly output: Json
  readonly error: string | null
  /** Kind of the error that a halt route ended the run on; null for a halt on a success route. */
  readonly error_cause: string | null
  /** Set for a single step that succeeded in spite of a tolerated error. */
  readonly tolerated?: true
  readonly errors: readonly ReportedError[]
  readonly warnings: readonly string[]
  /** Errors that did not end the run, because they were handled; absent if there were none. */
  readonly handled?: readonly HandledError[]
  /** Total number, if `handled` is truncated. */
  readonly handled_total?: number
  /** Totals of the test reports of all nodes, each with its latest attempt; absent if there were none. */
  readonly tests?: TestTotals
  /** Number of non-zero exits that are no errors and that nothing reads; absent if there were none. */
  readonly unseen_failures?: number
  readonly termination: { readonly status: string; readonly reason: string; readonly terminated_by: string } | null
  readonly gate: PendingGate | null
  readonly suspended?: Suspended | null
  readonly shard?: Omit<ShardShare, 'visit'>
  /** All waiting gates, if there are several; `gate` is the first. */
  readonly gates?: readonly PendingGate[]
  readonly checkpoint: {
    readonly completed_nodes: readonly string[]
    readonly node_actions: Readonly<Record<string, string>>
    readonly node_hashes: Readonly<Record<string, string>>
    readonly failed_node: string | null
    readonly path: string | null
    /** Cause of a checkpoint that could not be written. */
    readonly error?: string
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
    /** By `cost.pricing` of the file; null if a model that ran has no price. */
    readonly total_cost_usd: number | null
    readonly input_tokens?: number
    readonly output_tokens?: number
    /** Totals by node name over visits, attempts and items. */
    readonly agents?: Readonly<Record<string, AgentMetrics>>
  }
  readonly policies: readonly JsonObject[]
  readonly dead_letters: readonly JsonObject[]
  /** `delivery` says where an escalation went. Escalations of earlier sessions have `earlier`: they are reported already. */
  readonly escalations: readonly JsonObject[]
  readonly findings?: readonly Finding[]
  readonly contract?: JsonObject
  readonly next_commands: readonly string[]
}

export function listWaitingGates({ gate, gates }: Pick<ResultDocument, 'gate' | 'gates'>): readonly PendingGate[] {
  return gates ?? (gate === null ? [] : [gate])
}

export interface AgentMetrics extends Usage {
  readonly runs: number
  readonly duration_ms: number
}

export interface GraphNode {
  readonly name: string
  readonly type: string
  readonly position: { readonly file: string; readonly line: number }
  readonly members: readonly string[]
  readonly child: string | null
  readonly status?: 'success' | 'failed'
}
export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly label: string
  readonly kind: 'success' | 'error' | 'gate'
  readonly route?: string
}
/** Names of the boxes at which a run ends, and errors that lead to no node. */
export const [END_NODE, HALTED_END, ESCAPED_END] = ['$end', '$halted', '$escaped'] as const

export interface WorkflowGraph {
  readonly name: string
  readonly file: string
  readonly entry: string
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  readonly finallySteps?: readonly string[]
  /** Edges of errors that lead to no node; pictures draw them, and no node of a report is behind them. */
  readonly errorEnds?: readonly GraphEdge[]
}

/** Returns how many errors did not end the run, because they were handled. */
export function countHandled({ handled = [], handled_total: total = handled.length }: ResultDocument): number {
  return total
}
