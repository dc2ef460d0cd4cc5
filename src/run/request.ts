import type { AwayReader } from '../account/next-steps.js'
import type { RunReport } from '../account/report.js'
import type { RunAccount } from '../account/run-account.js'
import type { GivenInputs } from '../config/inputs.js'
import type { AgentStep, Workflow } from '../config/model.js'
import type { EventConsumer, NodeAt } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { type AskHuman, type GateAnswers, NO_GATE_ANSWERS } from '../core/gates.js'
import type { Injection } from '../core/injection.js'
import type { Json, JsonObject } from '../core/json.js'
import type {
  Clock,
  ErrorFiles,
  FileStore,
  Patterns,
  ProcessRequest,
  ProcessRunner,
  ReportFiles,
  ScriptPreparer,
  SourceTree,
} from '../core/ports.js'
import type { Provider, ResolvedProvider, ToolServers } from '../core/provider.js'
import type { ResultDocument } from '../core/report.js'
import type { Result } from '../core/result.js'
import type { RunLock } from '../core/run-files.js'
import type { Interception } from '../engine/index.js'
import type { Redactor, SecretSource } from '../redaction/index.js'
import type { ReportTargets } from '../reporters/report-files.js'
import type { OutputSink } from './live-output.js'
import type { Checked, Instructions } from './prepare.js'

export interface RunAdapters {
  readonly clock: Clock
  readonly files: FileStore
  /** Where runs are left by default, and what is odd about it; absent for a folder below the one for temporary files. */
  readonly runsFolder?: () => { readonly folder: string; readonly warning: string | null }
  readonly processes: ProcessRunner
  readonly errorFiles: (folder: string) => ErrorFiles
  readonly scripts: (folder: string) => ScriptPreparer
  readonly removeFolder: (folder: string) => void
  readonly patterns: () => Promise<Patterns>
  /** The files below a folder; absent where nothing is read from the disk. */
  readonly sources?: (root: string) => SourceTree
  readonly reports?: ReportFiles
  /** Loaded on demand: only agents need one; a program that answers prompts gets this environment. */
  readonly provider: (surroundings: Pick<ProcessRequest, 'env' | 'cwd'>) => Promise<Provider>
  /** Servers of tools for agents, one set a run; loaded on demand. */
  readonly tools: () => Promise<ToolServers>
  readonly resolveProvider: (
    workflow: Workflow,
    node: Pick<AgentStep, 'provider'>,
    override: string | null,
  ) => Result<ResolvedProvider, string>
  readonly github: () => JsonObject | null
  readonly lock: RunLock
  /** Loaded only where the environment asks for traces. */
  readonly tracer?: (run: TracedSession) => Promise<Tracer | null>
}

export interface Tracer {
  /** After each event of this session, which the account knows. */
  follow(account: RunAccount): void
  /** What a script gets as its own `TRACEPARENT`. */
  readonly traceParentOf: (at: NodeAt) => string
  /** Sends what is left, in a bounded time; the answer is a warning, or null. */
  finish(): Promise<string | null>
}

export interface TracedSession {
  readonly runId: string
  /** `TRACEPARENT` of the first session, as the run has stored it; null when there was none. */
  readonly storedParent: string | null
  /** Tells later sessions of one run apart; null in the first. */
  readonly resumed: string | null
}

/** Everything that one run depends on, read once by the entry points. */
export interface RunRequest {
  readonly file: string
  /** How the file was named by the user, for commands that can be pasted. */
  readonly fileAsGiven: string
  readonly workspace?: string | undefined
  readonly given: GivenInputs
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly scriptEnv: Readonly<Record<string, string>>
  readonly tempBase: string
  readonly runDir: string | null
  readonly strictExit: boolean | null
  readonly injections: readonly Injection[]
  readonly gates: { readonly answers: GateAnswers; readonly skip: boolean; readonly human: AskHuman | null }
  readonly provider: string | null
  readonly helpersFolder: string | null
  readonly secrets: readonly SecretSource[]
  readonly cancel: AbortSignal
  /** Where the state of repository-wide circuit breakers is stored. */
  readonly breakerState: string | null
  /** In [0, 1), for jitter; scenarios have none. */
  readonly random?: () => number
  /** Takes the place of nodes; injected errors by default. */
  readonly intercept?: Interception
  readonly runId?: string
  readonly matrix?: JsonObject | null
  /** The commit that links of reports lead to, where it is not GITHUB_SHA. */
  readonly commit?: string
  /** Where whoever reads the run's files later will be, when that is not this machine. */
  readonly reader?: {
    readonly hasArtifact: boolean
    readonly of: (result: ResultDocument) => Promise<AwayReader>
  }
  /** A lost ability that would have changed an answer ends the run before it begins. */
  readonly strictAbilities?: boolean | undefined
  readonly instructions?: Instructions | undefined
  readonly metadata?: Readonly<Record<string, string>>
  readonly oneStep?: OneStepRun
  readonly shards?: ShardsRequest
  /** Reports that are written only on request. */
  readonly reports: ReportTargets & {
    /** Where a run that went well leaves nothing behind, nobody reads its page. */
    readonly page?: 'unless-success'
  }
  readonly adapters: RunAdapters
  readonly observer: RunObserver
}

/** Stops the run where this for_each would start, and plans its items over a number of shards. */
export interface ShardsRequest {
  readonly group: string
  readonly count: number
}

/** Parses `GROUP=N`; null for any other text. */
export function parseShards(text: string): ShardsRequest | null {
  const [, group, count] = /^(.+)=(\d{1,9})$/.exec(text) ?? []
  return group === undefined ? null : { group, count: Number(count) }
}

export const PLAIN_RUN = {
  file: '',
  fileAsGiven: '',
  given: {},
  runDir: null,
  strictExit: null,
  injections: [],
  gates: { answers: NO_GATE_ANSWERS, skip: false, human: null },
  provider: null,
  secrets: [],
  breakerState: null,
  reports: {},
} as const satisfies Partial<RunRequest>

interface OneStepRun {
  readonly name: string
  readonly check: () => Promise<Checked>
  readonly again: string
  /** What went wrong around the command, so far. */
  readonly warnings: () => readonly string[]
}

export type RunResult =
  | {
      readonly status: 'invalid'
      readonly result: ResultDocument
      readonly findings: readonly Finding[]
      readonly sources: ReadonlyMap<string, string>
    }
  | {
      readonly status: 'ended'
      readonly result: ResultDocument
      /** The output as it is, for stdout and step outputs; the result's is redacted. */
      readonly output: Json
      readonly hasOutput: boolean
      readonly runDir: string | null
    }

export interface RunStart {
  readonly workflow: Workflow
  readonly redactor: Redactor
  readonly runId: string
  readonly runDir: string | null
  /** What has happened so far; it learns each event before the consumers do. */
  readonly account: RunAccount
  readonly warnings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
}

/** How an entry point watches a run: who sees events, who shows output, and who gets the report. */
export interface RunObserver {
  started(start: RunStart): { readonly consumers: readonly EventConsumer[]; readonly sinks: readonly OutputSink[] }
  /** A value that must be masked from now on; the redactor knows it already. */
  masked(value: string): void
  /** A fact about the run itself that is not an event, such as a folder that cannot be written. */
  note(message: string): void
  finished(report: RunReport): void | Promise<void>
}
