import { gateShapes } from '../config/gate-shapes.js'
import type { GivenInputs } from '../config/inputs.js'
import { resolveInputs } from '../config/inputs.js'
import { type AgentStep, allWorkflows, type Workflow } from '../config/model.js'
import { type Finding, nearest, type Problem } from '../core/finding.js'
import type { AskHuman, GateAnswers } from '../core/gates.js'
import { checkGateAnswers, missingGateTexts } from '../core/gates.js'
import type { Injection } from '../core/injection.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import type { Patterns } from '../core/patterns.js'
import type { Clock, ErrorFiles, FileStore, ProcessRunner, ScriptPreparer } from '../core/ports.js'
import type { Provider, ResolvedProvider } from '../core/provider.js'
import type { ResultDocument } from '../core/report.js'
import type { Result } from '../core/result.js'
import type { RunLock } from '../core/run-lock.js'
import { MOST_SHARDS } from '../core/sharding.js'
import type { ToolServers } from '../core/tools.js'
import type { Interception } from '../engine/index.js'
import { Redactor, type SecretSource, secretsOfEnvironment } from '../redaction/index.js'
import { redactFinding } from '../redaction/redact-parts.js'
import type { AwayReader } from '../reporters/next-steps.js'
import { invalidResult } from '../reporters/result.js'
import { execute } from './execute.js'
import { checkInjections } from './interception.js'
import type { RunObserver } from './observer.js'
import { type Checked, type CheckRequest, checkFile, type Instructions, withMetadata } from './prepare.js'
import { checkProviders, lostTools, replacedProviders } from './providers.js'
import { claimFolder, newRunId, runDirProblems } from './run-folder.js'
import type { Tracer } from './session.js'

/** What a program that answers prompts is started with. */
export interface ProviderSurroundings {
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
}

/** The outside world, chosen by the code that starts a run. */
export interface RunAdapters {
  readonly clock: Clock
  readonly files: FileStore
  readonly processes: ProcessRunner
  readonly errorFiles: (folder: string) => ErrorFiles
  readonly scripts: (folder: string) => ScriptPreparer
  readonly removeFolder: (folder: string) => void
  readonly patterns: () => Promise<Patterns>
  /** Loaded on demand: only agents need one; a program that answers prompts gets this environment. */
  readonly provider: (surroundings: ProviderSurroundings) => Promise<Provider>
  /** Servers of tools for agents, one set a run; loaded on demand. */
  readonly tools?: () => Promise<ToolServers>
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

/** The session of a run that is to be traced. */
export interface TracedSession {
  readonly runId: string
  /** `TRACEPARENT` of the first session, kept with the run; null when there was none. */
  readonly keptParent: string | null
  /** Tells later sessions of one run apart; null in the first. */
  readonly resumed: string | null
}

/** Everything that one run depends on, read once by the entry points. */
export interface RunRequest {
  readonly file: string
  /** How the file was named by the user, for commands that can be pasted. */
  readonly fileAsGiven: string
  readonly workspace?: string
  readonly given: GivenInputs
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** What scripts inherit. */
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
  /** Where the state of repository-wide circuit breakers is kept. */
  readonly breakerState: string | null
  /** In [0, 1), for jitter; scenarios have none. */
  readonly random?: () => number
  /** Takes the place of nodes; injected errors by default. */
  readonly intercept?: Interception
  readonly runId?: string
  /** The leg of the job's matrix, for the records. */
  readonly matrix?: JsonObject | null
  /** Where whoever reads the run's files later will be, when that is not this machine. */
  readonly reader?: (run: { readonly workflow: string; readonly runId: string }) => AwayReader
  /** A lost ability that would have changed an answer ends the run before it begins. */
  readonly strictAbilities?: boolean
  readonly instructions?: Instructions
  /** Over the metadata of the file. */
  readonly metadata?: Readonly<Record<string, string>>
  /** One command without a file. */
  readonly oneStep?: OneStepRun
  /** Stops where this for_each would start, and plans its items over so many shards. */
  readonly shards?: { readonly group: string; readonly count: number }
  /** Reports that are written only on request. */
  readonly reports: {
    readonly junit: string | null
    readonly sarif: string | null
    /** Where a run that went well leaves nothing behind, nobody reads its page. */
    readonly page?: 'unless-success'
  }
  readonly adapters: RunAdapters
  readonly observer: RunObserver
}

/** What takes the place of a workflow file. */
export interface OneStepRun {
  readonly name: string
  readonly check: () => Promise<Checked>
  /** The command that does the same again. */
  readonly again: string
  /** What went wrong around the command, so far. */
  readonly warnings: () => readonly string[]
}

/** A run that was not started, or one that came to an end. */
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

function checkNamedFile(request: RunRequest): Promise<Checked> {
  const { file, env, adapters, given, workspace } = request
  return checkFile({
    file,
    env,
    patterns: adapters.patterns,
    given: Object.keys(given),
    ...checkSettings(request),
    ...(workspace === undefined ? {} : { workspace }),
  })
}

/** Load, validate, execute, report. */
export async function run(request: RunRequest): Promise<RunResult> {
  const checked = await (request.oneStep?.check() ?? checkNamedFile(request))
  if (checked.runnable === null) return invalidRun(checked, checked.findings, request)
  const workflow = withMetadata(checked.runnable, request.metadata)
  const inputs = resolveInputs(workflow, request.given)
  if (!inputs.ok) return invalidRun(checked, [...inputs.error, ...checked.findings], request)
  const problems = settingsProblems(workflow, request)
  if (problems.length > 0) return invalidRun(checked, [...problems, ...checked.findings], request)
  const runId = request.runId ?? newRunId()
  const folder = claimFolder(request, workflow.settings.name, runId)
  if (!folder.ok)
    return invalidRun(
      checked,
      [...usageFindings(workflow, 'run-dir', plainly(folder.error)), ...checked.findings],
      request,
    )
  return execute({
    request: { ...request, runId },
    workflow,
    inputs: inputs.value,
    warnings: [...checked.findings, ...settingsWarnings(workflow, request)],
    sources: checked.loaded.sources,
    resume: null,
    folder: folder.value,
    workspace: checked.workspace,
  })
}

/** What the way a file is run changes about how it is checked. */
export function checkSettings({
  strictAbilities,
  strictExit,
  instructions,
}: Pick<RunRequest, 'strictAbilities' | 'strictExit' | 'instructions'>): Pick<
  CheckRequest,
  'strictAbilities' | 'strictExit' | 'instructions'
> {
  return {
    strictExit,
    ...(strictAbilities === undefined ? {} : { strictAbilities }),
    ...(instructions === undefined ? {} : { instructions }),
  }
}

/** What is wrong with the way the file is to be run, although the file itself is fine. */
export function settingsProblems(workflow: Workflow, request: RunRequest): readonly Finding[] {
  const gates = allWorkflows(workflow).flatMap((file) => [...file.steps.values()].flatMap(gateShapes))
  return [
    ...usageFindings(workflow, 'gate-answer', plainly(checkGateAnswers(gates, request.gates.answers))),
    ...(request.gates.human === null
      ? usageFindings(workflow, 'gate-answer', plainly(missingGateTexts(gates, request.gates.answers)))
      : []),
    ...usageFindings(
      workflow,
      'injection',
      checkInjections(workflow, request.injections).map((problem) => ({
        ...problem,
        message: `--inject: ${problem.message}`,
      })),
    ),
    ...usageFindings(workflow, 'run-dir', plainly(runDirProblems(request))),
    ...usageFindings(workflow, 'shards', shardsProblems(workflow, request.shards)),
    ...checkProviders(workflow, resolverOf(request)),
    ...(request.strictAbilities === true ? lostTools(workflow, resolverOf(request), true) : []),
  ]
}

function resolverOf({ adapters, provider }: RunRequest): Parameters<typeof checkProviders>[1] {
  return (file, node) => adapters.resolveProvider(file, node, provider)
}

/** What is worth a word about the way the file is to be run. */
export function settingsWarnings(workflow: Workflow, request: RunRequest): readonly Finding[] {
  const resolve = resolverOf(request)
  return [...replacedProviders(workflow, resolve), ...lostTools(workflow, resolve, false)]
}

/** Why a group cannot be spread over shards. */
function shardsProblems(workflow: Workflow, shards: RunRequest['shards']): readonly Problem[] {
  if (shards === undefined) return []
  const { group, count } = shards
  if (!Number.isInteger(count) || count < 1 || count > MOST_SHARDS)
    return plainly([`--shards ${group}=${count}: the number of shards is from 1 to ${MOST_SHARDS}`])
  if (workflow.steps.get(group)?.type === 'for_each') return []
  const groups = [...workflow.steps.values()].filter(({ type }) => type === 'for_each').map(({ name }) => name)
  const near = nearest(group, groups)
  const message = `--shards ${group}: ${group} is not a for_each of ${workflow.displayFile}`
  return [{ message, suggestion: near === null ? null : `did you mean ${near}?` }]
}

function plainly(messages: readonly string[]): readonly Problem[] {
  return messages.map((message) => ({ message, suggestion: null }))
}

function usageFindings(workflow: Workflow, code: string, problems: readonly Problem[]): readonly Finding[] {
  const at = { file: workflow.displayFile, line: 1, column: 1 }
  return problems.map((problem) => ({ ...at, code, severity: 'error', ...problem }))
}

/** A run that never began, with everything that is wrong. */
export function invalidRun(
  checked: Checked | null,
  findings: readonly Finding[],
  request: Pick<RunRequest, 'fileAsGiven' | 'oneStep' | 'env' | 'secrets'>,
): RunResult {
  const workflow = checked?.loaded.workflow ?? null
  const redactor = new Redactor({ secrets: [...secretsOfEnvironment(request.env), ...request.secrets] })
  const shown = findings.map((finding) => redactFinding(finding, redactor))
  const contract = checked === null || checked.contract === null ? null : redactor.json(checked.contract)
  const result = invalidResult(shown, workflow?.displayFile ?? findings[0]?.file ?? request.fileAsGiven, {
    workflowName: workflow?.settings.name ?? request.oneStep?.name ?? null,
    ...(checked?.runnable === null && request.oneStep === undefined ? { commandFile: request.fileAsGiven } : {}),
    ...(isJsonObject(contract) ? { contract } : {}),
  })
  const sources = [...(checked?.loaded.sources ?? [])].map(([file, text]) => [file, redactor.text(text)] as const)
  return { status: 'invalid', result, findings: shown, sources: new Map(sources) }
}
