import path from 'node:path'
import { removeQuietly } from '../adapters/file-store.js'
import type { OneStep } from '../config/one-step.js'
import { getBuiltBranch } from '../core/github.js'
import { formatCount } from '../core/messages.js'
import type { ResultDocument } from '../core/report.js'
import { tryAction } from '../core/result.js'
import { recordFolderInLedger } from '../durability/ledger.js'
import { createInvalidResult } from '../reporters/result.js'
import { checkRequest, createCheckedResult, run } from '../run/index.js'
import { type RedriveReport, toRedriveResult } from '../run/redrive.js'
import type { RunRequest, RunResult } from '../run/request.js'
import { errorMessage } from '../text/error-message.js'
import { formatTableCell, renderMarkdownTable } from '../text/markdown.js'
import { conclude, notifyEnding } from './conclude.js'
import {
  completeStepEnding,
  concludeEndedRun,
  concludeNotRun,
  createBareEnding,
  createMisuseEnding,
  createRemark,
  type StepEnding,
} from './ending.js'
import { createPlannedEnding, repeatPlan } from './fan-out-summary.js'
import { type ActionHost, note } from './host.js'
import { PREVIOUS_ATTEMPT } from './input-readers.js'
import { type ActionInputs, readInputs } from './inputs.js'
import { createStepOutputs, passOutputs, setStepOutputs } from './outputs.js'
import { type Fetched, type FoundRun, fetchRunFolder, mayBeginAnew, noteFreshStart, planFetch } from './resume-from.js'
import { createFetchContext, type FetchContext, WHAT_TO_DO } from './run-artifacts.js'
import { createActionRequest, createStepRequest } from './run-request.js'
import { Watcher } from './watcher.js'

/** Runs the step that `with:` describes. Returns the exit code of the process: 0, or 1 if the job is to fail. */
export async function runAction(host: ActionHost): Promise<0 | 1> {
  const { inputs, problems, notes } = readInputs(host.env, host.input)
  const { workingDirectory: folder } = inputs
  const isGone = problems.length === 0 && folder !== '' && tryAction(() => process.chdir(folder)) !== null
  const gone = `working-directory ${JSON.stringify(folder)} does not exist, or is not a folder`
  const wrong = isGone ? [gone] : problems
  for (const { value } of inputs.secrets) host.commands.mask(value)
  // A problem is reported once, by the step that runs the engine.
  if (host.env['CONDUCTOR_ACTION_PHASE'] === 'plan') return wrong.length === 0 ? plan(host, inputs) : 0
  for (const each of notes) note(host, each)
  if (wrong.length > 0)
    return conclude(
      host,
      inputs,
      await notifyEnding(host, inputs, createMisuseEnding(host, inputs, 'action-input', wrong)),
    )
  if (inputs.command === 'triage') return (await import('./triage.js')).triage(host, inputs)
  if (inputs.command === 'survey') return (await import('./survey.js')).surveyRepository(host, inputs)
  if (inputs.command === 'verdict') return (await import('./verdict.js')).judgeWorkflow(host, inputs)
  const ending = await new Step(host, inputs).ending()
  // `notify-on` may name the outcome of a step in which nothing ran, or only scenarios.
  const isUntold = ending.account === null && (ending.result.outcome === 'invalid' || inputs.command === 'test')
  return conclude(host, inputs, isUntold ? await notifyEnding(host, inputs, ending) : ending)
}

/** Reports a bug of ours. The outputs are set, so that later steps learn that the run failed. */
export function reportUnexpected(host: ActionHost, error: unknown): 1 {
  const message = errorMessage(error)
  const result = {
    ...createInvalidResult([], ''),
    success: false,
    outcome: 'failed',
    exit_code: 1,
    error: message,
  } as const
  const outputs = new Map(createStepOutputs({ result, output: null, runDir: null, errorsPath: null }))
  outputs.set('error-kind', 'internal.unexpected')
  setStepOutputs(host, outputs)
  const advice = `${message}\nThis is a bug; please report it.`
  host.commands.annotate({ level: 'error', title: 'internal.unexpected', message: advice, file: null })
  if (host.env['RUNNER_DEBUG'] === '1' && error instanceof Error) host.commands.say(error.stack ?? '')
  return 1
}

async function plan(host: ActionHost, inputs: ActionInputs): Promise<0 | 1> {
  const context = createFetchContext(host, inputs)
  const planned = await planFetch(context)
  removeFetched(context, null)
  if (planned === null) return 0
  const { name, runId, folder, entry, problem } = planned
  const fetch = { 'fetch-name': name, 'fetch-run-id': String(runId ?? ''), 'fetch-path': folder, 'fetch-entry': entry }
  // Without these the engine would begin anew, although a run is to be continued.
  return passOutputs(host, { ...fetch, 'fetch-problem': problem }) ? 0 : 1
}

function removeFetched({ folders }: FetchContext, kept: string | null): void {
  for (const folder of folders) if (folder !== kept) removeQuietly(folder)
}

type Resumed = RunResult | { readonly status: 'settled'; readonly ending: StepEnding }

class Step {
  readonly #watcher: Watcher
  readonly #request: RunRequest
  readonly #fetching: FetchContext

  constructor(
    readonly host: ActionHost,
    readonly inputs: ActionInputs,
  ) {
    this.#watcher = new Watcher(host, inputs)
    this.#request = createActionRequest(host, inputs, this.#watcher)
    this.#fetching = createFetchContext(host, inputs)
  }

  async ending(): Promise<StepEnding> {
    const { step, command } = this.inputs
    if (command === 'validate') return this.#validate()
    if (command === 'test')
      return (await import('./test-scenarios.js')).testScenarios(this.host, this.inputs, this.#request)
    const ending = await (step === null ? this.#runFile() : this.#runStep(step))
    removeFetched(this.#fetching, ending.runDir)
    return ending
  }

  async #runFile(): Promise<StepEnding> {
    const { host, inputs } = this
    const [request, watcher] = [this.#request, this.#watcher]
    if (inputs.command === 'shard' || inputs.command === 'join')
      return this.#remembered(
        await new (await import('./fan-out.js')).FanOutStep(this.#fetching, request, watcher).ending(),
      )
    const fetched = await fetchRunFolder(this.#fetching)
    if (!fetched.ok) return createMisuseEnding(host, inputs, 'resume-from', [fetched.error])
    if (inputs.command === 'redrive')
      return notifyEnding(host, inputs, await redriveLetters(host, inputs, request, fetched.value))
    const planned = fetched.value.status === 'folder' ? repeatPlan(this.#fetching, fetched.value.folder) : null
    if (planned !== null) return planned
    const result = fetched.value.status === 'fresh' ? await run(request) : await this.#resume(fetched.value)
    const moved = fetched.value.status === 'folder' ? fetched.value.moved : null
    switch (result.status) {
      case 'settled':
        return inputs.command === 'plan' ? createPlannedEnding(result.ending) : result.ending
      case 'invalid':
        return concludeNotRun(host, inputs, result)
      case 'ended': {
        const watched = watcher.ending(result, request.cwd)
        const ending = inputs.command === 'plan' ? createPlannedEnding(watched) : watched
        const preface = moved === null ? {} : { preface: `Resumed: ${moved}.\n\n${ending.preface ?? ''}` }
        return this.#remembered({ ...ending, ...preface })
      }
    }
  }

  async #runStep(step: OneStep): Promise<StepEnding> {
    const { request, processes } = createStepRequest(this.#request, step, this.#watcher.note)
    const result = await run(request)
    if (result.status === 'invalid') return concludeNotRun(this.host, this.inputs, result)
    return this.#remembered(
      completeStepEnding(this.#watcher.ending(result, request.cwd), processes.warnings, processes.exitCode()),
    )
  }

  /** Resumes a run. If it is over and `isFinal`, the step ends as that run did; if it is refused, `fresh` begins a new run. */
  async #resume({ folder, isFinal }: FoundRun): Promise<Resumed> {
    const { host, inputs } = this
    const { resumeRun } = await import('../run/resume.js')
    const request = this.#request
    const named = { file: request.file, fileAsGiven: request.fileAsGiven }
    const result = await resumeRun({ ...request, folder, named, from: null, resetBreakers: false })
    const refusal = findRefusal(result)
    if (refusal === null) return result
    const over = isFinal ? concludeEndedRun(host, inputs, request.adapters.files, folder) : null
    if (over !== null) return { status: 'settled', ending: over }
    if (mayBeginAnew(inputs)) {
      noteFreshStart(host, refusal)
      return run(request)
    }
    const advice = inputs.resumeFrom.includes(PREVIOUS_ATTEMPT) ? `; ${WHAT_TO_DO}` : ''
    return { status: 'settled', ending: createMisuseEnding(host, inputs, 'resume-from', [refusal + advice]) }
  }

  #remembered(ending: StepEnding): StepEnding {
    const { ledger } = this.inputs
    if (ledger === null || ending.runDir === null) return ending
    const { cwd, adapters, commit } = this.#request
    const file = path.resolve(cwd, ledger)
    const built = { commit, branch: getBuiltBranch(this.host.env) }
    const { seenBefore, problem } = recordFolderInLedger(adapters.files, file, ending.runDir, ending.result, built)
    if (problem !== null) note(this.host, problem)
    return { ...ending, seenBefore }
  }

  async #validate(): Promise<StepEnding> {
    const { host, inputs } = this
    const checked = await checkRequest(this.#request)
    const result = createCheckedResult(checked, inputs.workflow)
    if (result.success) host.commands.say(`✓ ${inputs.workflow} is valid`)
    return concludeNotRun(host, inputs, { result, findings: checked.findings, sources: checked.loaded.sources })
  }
}

/** Returns why a run folder cannot be resumed; null if the run began, or if the file or its inputs are to blame. */
function findRefusal(result: RunResult): string | null {
  if (result.status !== 'invalid' || result.findings.some(({ code }) => code !== 'resume')) return null
  return result.findings.map(({ message }) => message).join('; ')
}

const MAX_ROWS = 200

async function redriveLetters(host: ActionHost, inputs: ActionInputs, request: RunRequest, fetched: Fetched) {
  const refuse = (problems: readonly string[]): StepEnding => createMisuseEnding(host, inputs, 'redrive', problems)
  if (fetched.status === 'fresh') return refuse(['there is no run whose dead letters could be run again'])
  const { redrive } = await import('../run/redrive.js')
  const named = { file: request.file, fileAsGiven: request.fileAsGiven, isOnly: true }
  const done = await redrive({ ...request, named, target: fetched.folder, only: null, dryRun: false })
  return done.ok ? redriveEnding(host, inputs, request, fetched.folder, done.value) : refuse(done.error)
}

export function redriveEnding(
  host: ActionHost,
  inputs: ActionInputs,
  request: Pick<RunRequest, 'adapters' | 'fileAsGiven'>,
  folder: string,
  report: RedriveReport,
): StepEnding {
  const result = toRedriveResult(request, folder, report)
  host.commands.say(formatCounts(report))
  const annotations = result.errors.map(({ kind, message, node_id: node }) =>
    createRemark('error', `${kind} · ${node ?? ''}`, message, kind),
  )
  const outputs = new Map(Object.entries({ settled: String(report.settled), remaining: String(report.remaining) }))
  const page = renderRedrivePage(result, report)
  return { ...createBareEnding(host, inputs, result), runDir: folder, annotations, page, outputs }
}

function formatCounts({ settled, failed, remaining }: RedriveReport): string {
  return `${formatCount(settled, 'dead letter')} settled, ${failed} failed again, ${remaining} still open`
}

function renderRedrivePage({ success, workflow }: ResultDocument, report: RedriveReport): string {
  const rows = report.letters.slice(0, MAX_ROWS).map(({ node, item, kind, status, error }) => {
    const place = item === null ? node : `${node} [${item.key === '' ? item.index : item.key}]`
    const why = error === null ? '' : formatTableCell(`${error.kind}: ${error.message}`, 300)
    return [formatTableCell(place, 200), formatTableCell(kind, 200), status, why]
  })
  const hidden = report.letters.length - rows.length
  const note = hidden > 0 ? `${formatCount(hidden, 'more letter')} in dead-letter.jsonl.` : ''
  const table = rows.length === 0 ? [] : [renderMarkdownTable(['node', 'given up for', 'now', 'error'], rows, note)]
  const name = formatTableCell(workflow.name ?? workflow.file, 100)
  const heading = `## ${success ? '✅' : '🛑'} ${name}: dead letters`
  return `${[heading, `${formatCounts(report)}.`, ...table].join('\n\n')}\n`
}
