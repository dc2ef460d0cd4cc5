import type { AgentStep, Workflow } from '../config/model.js'
import type { NodeAt, SavedAnswers } from '../core/events.js'
import type { GateSettings } from '../core/gates.js'
import type { JsonObject } from '../core/json.js'
import type { NodeOutcome, PendingGate } from '../core/outcome.js'
import type {
  Clock,
  ErrorFiles,
  Patterns,
  ProcessRunner,
  ReportFiles,
  ScriptPreparer,
  SourceTree,
  StreamName,
} from '../core/ports.js'
import type { Provider, ProviderProblem, ResolvedProvider, ToolServers } from '../core/provider.js'
import type { Result } from '../core/result.js'
import type { TestCounts, TestHistory, TestIdentity } from '../core/test-counts.js'
import type { AssumedValues, Scope } from '../expressions/index.js'
import type { Quarantine } from '../test-reports/quarantine-file.js'
import type { SecretSpans } from '../text/excerpt.js'

export interface Secrets {
  /** Masks the value from now on wherever it would be shown or written. */
  readonly mark: (value: string) => void
  readonly spans: SecretSpans
}

/** The outside world, as far as nodes touch it. */
export interface NodePorts {
  readonly clock: Clock
  readonly processes: ProcessRunner
  readonly errorFiles: ErrorFiles
  readonly scripts: ScriptPreparer
  /** Regular expressions are loaded on demand: most workflows need none. */
  readonly patterns: () => Promise<Patterns>
  readonly agents: AgentPorts
  /** The files of the workspace that a folder belongs to; absent where there are none, as in a scenario. */
  readonly sources?: (cwd: string) => SourceTree
  /** Absent where scripts do not run, as in a scenario. */
  readonly reports?: ReportFiles
  /** Returns the quarantine that the named or the default file had when the run began; null if there is none. */
  readonly quarantine?: (file: string | undefined) => Quarantine | null
  readonly secrets: Secrets
  /** Set in a simulation, where outputs are assumed. */
  readonly assumed?: AssumedValues
}

/** The part of the context that all nodes of a run share. */
export interface RunSettings {
  readonly runId: string
  /** Folder in which the command was started; scripts start there. */
  readonly cwd: string
  /** The environment that scripts inherit, without keys of providers and tokens of the action. */
  readonly env: Readonly<Record<string, string>>
  readonly helpersFolder: string | null
  readonly gates: GateSettings
  /** The event that started the job, in CI. */
  readonly github: () => JsonObject | null
  /** The span of a node's run, for what it starts; absent where nobody traces. */
  readonly traceParentOf?: (at: NodeAt) => string
}

export interface ExecutionContext {
  readonly workflow: Workflow
  readonly scope: Scope
  /** Whether a non-zero exit is an error here, unless the node's own routes decide on it. */
  readonly strict: boolean
  /** Whether the node's success routes may decide on a non-zero exit. */
  readonly mayDecideExit: boolean
  readonly inGroup: boolean
  readonly traceParent: string | null
  /** Re-runs through retry routes since the node last succeeded. */
  readonly retryAttempt: number
  readonly signal: AbortSignal
  readonly settings: RunSettings
  readonly ports: NodePorts
  readonly maxOutputBytes: number
  readonly output: (stream: StreamName, printed: string) => void
  /** The deadline that an interrupted run of this very attempt has set, if any. */
  readonly recalledTimer: { readonly deadline: number; readonly started: number } | null
  readonly setTimer: (deadline: number, started: number) => void
  /** Answers to these questions from an earlier session of the run. */
  readonly recalledAnswers: SavedAnswers
  readonly saveAnswers: (answers: SavedAnswers) => void
  /** Tests that failed in earlier attempts of this visit and have not passed since. */
  readonly failedBefore: readonly TestIdentity[]
  /** Tests of earlier attempts of this visit. */
  readonly testHistory: () => TestHistory
  readonly reportTests: (tests: TestCounts) => void
  readonly warn: (code: string, message: string) => void
  /** The gate comes to wait for a human, here or in a later run. */
  readonly waiting: (gate: PendingGate) => void
}

/** Runs one node; it never throws for a failing one. */
export type Executor<N> = (node: N, context: ExecutionContext) => Promise<NodeOutcome> | NodeOutcome

/** Access of agents to a model; which provider serves a node was checked before the run began. */
interface AgentPorts {
  readonly provider: Provider
  readonly resolve: (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, ProviderProblem>
  /** Whether redaction would change a text. */
  readonly isSecret: (text: string) => boolean
  readonly budget: AgentBudget
  readonly tools: ToolServers
}

/** Budget of all agents of a run together, including those of children: `limits` of the root file. */
export interface AgentBudget {
  /** `limits.max_tokens`. */
  readonly limit: number | null
  readonly used: number
  /** `limits.budget_usd` and `budget_mode`. */
  readonly cost: { readonly limitUsd: number; readonly isEnforced: boolean } | null
  readonly spentUsd: number
  readonly prices: Readonly<Record<string, ModelPrice>>
  spend(tokens: number, usd: number): void
  /** Waits while the answers that are under way may use up the limit, so that agents beside each other cannot pass it; call the returned function after `spend`. */
  admit(signal: AbortSignal): Promise<() => void>
}

/** US dollars for a million tokens. */
interface ModelPrice {
  readonly input_per_mtok: number
  readonly output_per_mtok: number
}
