import type { AwayReader } from '../account/next-steps.js'
import type { RunReport } from '../account/report.js'
import type { RunAccount } from '../account/run-account.js'
import type { Checked, CheckRequest } from '../config/check.js'
import type { GivenInputs } from '../config/inputs.js'
import type { AgentStep, Workflow } from '../config/model.js'
import type { EventConsumer } from '../core/events.js'
import type { Finding } from '../core/finding.js'
import { type GateSettings, NO_GATE_ANSWERS } from '../core/gates.js'
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
import type { Provider, ProviderProblem, ResolvedProvider, ToolServers } from '../core/provider.js'
import type { ResultDocument } from '../core/report.js'
import type { Result } from '../core/result.js'
import type { FormerOwner, RunLock } from '../core/run-files.js'
import type { Interception } from '../engine/index.js'
import type { Injection } from '../engine/interception.js'
import type { AssumedValues } from '../expressions/index.js'
import type { Redactor, SecretSource } from '../redaction/index.js'
import type { Delivery } from '../reporters/notify.js'
import type { ReportTargets } from '../reporters/report-files.js'
import type { TracedRun, Tracer } from '../reporters/telemetry/export.js'
import type { OutputSink } from './live-output.js'

export interface RunAdapters {
  readonly clock: Clock
  readonly files: FileStore
  readonly runsFolder: () => { readonly folder: string; readonly warning: string | null }
  readonly processes: ProcessRunner
  readonly errorFiles: (folder: string) => ErrorFiles
  readonly scripts: (folder: string) => ScriptPreparer
  /** Makes a folder for this user alone, under a name that nobody can guess. */
  readonly temporaryFolder: (base: string, prefix: string) => string
  readonly removeFolder: (folder: string) => void
  readonly patterns: () => Promise<Patterns>
  readonly sources?: (root: string) => SourceTree
  readonly reports?: ReportFiles
  readonly provider: (surroundings: Pick<ProcessRequest, 'env' | 'cwd'>) => Promise<Provider>
  readonly tools: () => Promise<ToolServers>
  readonly resolveProvider: (
    workflow: Workflow,
    node: Pick<AgentStep, 'provider'>,
    override: string | null,
  ) => Result<ResolvedProvider, ProviderProblem>
  readonly github: () => JsonObject | null
  readonly lock: RunLock
  /** Ends what the killed owner of a run folder started, and returns the commands. */
  readonly endSurvivors?: (owner: FormerOwner) => Promise<readonly string[]>
  readonly tracer?: (run: TracedSession) => Promise<Tracer | null>
}

export type TracedSession = Omit<TracedRun, 'facts'>

export interface RunRequest
  extends Pick<CheckRequest, 'file' | 'env' | 'workspace' | 'strictAbilities' | 'instructions'> {
  /** The file as the user named it, for commands that can be pasted. */
  readonly fileAsGiven: string
  readonly given: GivenInputs
  readonly cwd: string
  readonly scriptEnv: Readonly<Record<string, string>>
  readonly tempBase: string
  readonly runDir: string | null
  readonly strictExit: boolean | null
  readonly injections: readonly Injection[]
  readonly gates: GateSettings
  readonly provider: string | null
  readonly helpersFolder: string | null
  readonly secrets: readonly SecretSource[]
  readonly cancel: AbortSignal
  readonly breakerState: string | null
  /** Returns a number in [0, 1) for jitter; scenarios have no jitter. */
  readonly random?: () => number
  readonly intercept?: Interception
  /** Values that a simulation assumes. */
  readonly assumed?: AssumedValues
  readonly runId?: string
  readonly matrix?: JsonObject | null
  readonly commit?: string
  /** Describes later readers of the run's files, if they are not on this machine. */
  readonly reader?: {
    readonly hasArtifact: boolean
    readonly of: (result: ResultDocument) => Promise<AwayReader>
  }
  readonly metadata?: Readonly<Record<string, string>>
  readonly oneStep?: OneStepRun
  readonly shards?: ShardsRequest
  readonly reports: ReportTargets & {
    /** Skips report.html after a success, because the run folder is removed then. */
    readonly page?: 'unless-success'
  }
  readonly deliver?: (report: RunReport) => Promise<Delivery>
  readonly adapters: RunAdapters
  readonly observer: RunObserver
}

/** Stops the run where this for_each would start, and plans its items over a number of shards. */
export interface ShardsRequest {
  readonly group: string
  readonly count: number
}

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
      /** The output, not redacted, for stdout and step outputs; that of `result` is redacted. */
      readonly output: Json
      readonly hasOutput: boolean
      readonly runDir: string | null
    }

export interface RunStart {
  readonly workflow: Workflow
  readonly redactor: Redactor
  readonly runId: string
  readonly runDir: string | null
  /** Account of the run; it consumes each event before the other consumers do. */
  readonly account: RunAccount
  readonly warnings: readonly Finding[]
  readonly sources: ReadonlyMap<string, string>
}

export interface RunObserver {
  onStarted(start: RunStart): { readonly consumers: readonly EventConsumer[]; readonly sinks: readonly OutputSink[] }
  /** Called with a value that must be masked from now on; the redactor masks it already. */
  onMasked(value: string): void
  /** Called with a message that is no event, for example about a folder that cannot be written. */
  note(message: string): void
  onFinished(report: RunReport): void | Promise<void>
}
