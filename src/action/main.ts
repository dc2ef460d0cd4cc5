import path from 'node:path'
import { removeQuietly } from '../adapters/patience.js'
import { findBranch } from '../core/github.js'
import { formatCount } from '../core/messages.js'
import type { ResultDocument } from '../core/report.js'
import { ok, tryResult } from '../core/result.js'
import { seenInLedger } from '../durability/ledger.js'
import { invalidResult } from '../reporters/result.js'
import { checkRequest, run } from '../run/index.js'
import { checkedResult } from '../run/prepare.js'
import { type RedriveReport, toRedriveResult } from '../run/redrive.js'
import type { RunRequest, RunResult } from '../run/request.js'
import type { OneStep } from '../run/step-options.js'
import { errorMessage } from '../text/error-message.js'
import { markdownTable, tableCell } from '../text/markdown.js'
import { conclude } from './conclude.js'
import { notify } from './deliver.js'
import {
  bareEnding,
  createMisuseEnding,
  endedBefore,
  notRun,
  remark,
  type StepEnding,
  stepEnding,
  withNotice,
} from './ending.js'
import { plannedEnding } from './fan-out-summary.js'
import { type ActionHost, note } from './host.js'
import { PREVIOUS_ATTEMPT } from './input-readers.js'
import { type ActionInputs, readInputs } from './inputs.js'
import { passOutputs, setStepOutputs, stepOutputs } from './outputs.js'
import { type Fetched, type FoundRun, fetchRunFolder, mayBeginAnew, planFetch, startsAfresh } from './resume-from.js'
import { type FetchContext, fetchContext, WHAT_TO_DO } from './run-artifacts.js'
import { createActionRequest, stepRequest } from './run-request.js'
import { Watcher } from './watcher.js'

/** Runs the step that `with:` describes. Returns the exit code of the process: 0, or 1 if the job is to fail. */
export async function runAction(host: ActionHost): Promise<0 | 1> {
  const { inputs, problems, notes } = readInputs(host.env, host.input)
  const moved = problems.length === 0 ? changeFolder(inputs.workingDirectory) : null
  const wrong = moved === null ? problems : [moved]
  for (const { value } of inputs.secrets) host.commands.mask(value)
  // A problem is reported once, by the step that runs the engine.
  if (host.env['CONDUCTOR_ACTION_PHASE'] === 'plan') return wrong.length === 0 ? plan(host, inputs) : 0
  for (const each of notes) note(host, each)
  if (wrong.length > 0) return concludeInvalid(host, inputs, createMisuseEnding(host, inputs, 'action-input', wrong))
  if (inputs.command === 'triage') return (await import('./triage.js')).triage(host, inputs)
  if (inputs.command === 'survey') return (await import('./survey.js')).surveyRepository(host, inputs)
  const ending = await new Step(host, inputs).ending()
  return ending.result.outcome === 'invalid' && ending.account === null
    ? concludeInvalid(host, inputs, ending)
    : conclude(host, inputs, ending)
}

/** Concludes a step in which nothing ran; `notify-on` may name that outcome. */
async function concludeInvalid(host: ActionHost, inputs: ActionInputs, ending: StepEnding): Promise<0 | 1> {
  return conclude(host, inputs, withNotice(ending, await notify(host, inputs, ending)))
}

/** Reports a bug of ours. The outputs are set, so that later steps learn that the run failed. */
export function unexpected(host: ActionHost, error: unknown): 1 {
  const message = errorMessage(error)
  const result = { ...invalidResult([], ''), success: false, outcome: 'failed', exit_code: 1, error: message } as const
  const outputs = new Map(stepOutputs({ result, output: null, runDir: null, errorsPath: null }))
  outputs.set('error-kind', 'internal.unexpected')
  setStepOutputs(host, outputs)
  host.commands.annotate({
    level: 'error',
    title: 'internal.unexpected',
    message: `${message}\nThis is a bug; please report it.`,
    file: null,
  })
  if (host.env['RUNNER_DEBUG'] === '1' && error instanceof Error) host.commands.say(error.stack ?? '')
  return 1
}

/** Changes to `working-directory`. Returns the problem where that is not possible. */
function changeFolder(folder: string): string | null {
  const changed = folder === '' ? ok(undefined) : tryResult(() => process.chdir(folder))
  return changed.ok ? null : `working-directory ${JSON.stringify(folder)} does not exist, or is not a folder`
}

/** The first step of the composite action: tells the next step what to download. */
async function plan(host: ActionHost, inputs: ActionInputs): Promise<0 | 1> {
  const context = fetchContext(host, inputs)
  const planned = await planFetch(context)
  removeFetched(context, null)
  if (planned === null) return 0
  const { name, runId, folder, entry, problem } = planned
  const fetch = { 'fetch-name': name, 'fetch-run-id': String(runId ?? ''), 'fetch-path': folder, 'fetch-entry': entry }
  // Without these the engine would begin anew, although a run is to be continued.
  return passOutputs(host, { ...fetch, 'fetch-problem': problem }) ? 0 : 1
}

/** Removes the folders that artifacts were downloaded to, except the one that the run continued in. */
function removeFetched({ folders }: FetchContext, kept: string | null): void {
  for (const folder of folders) if (folder !== kept) removeQuietly(folder)
}

/** The result of a resume; `settled` if the step ends without a run of its own. */
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
    this.#fetching = fetchContext(host, inputs)
  }

  async ending(): Promise<StepEnding> {
    const { step, command } = this.inputs
    if (command === 'validate') return this.#validate()
    const ending = await (step === null ? this.#runFile() : this.#runStep(step))
    removeFetched(this.#fetching, ending.runDir)
    return ending
  }

  async #runFile(): Promise<StepEnding> {
    const { host, inputs } = this
    const [request, watcher] = [this.#request, this.#watcher]
    if (inputs.command === 'shard' || inputs.command === 'join')
      return this.#remembered(await (await import('./fan-out.js')).partEnding(this.#fetching, request, watcher))
    const fetched = await fetchRunFolder(this.#fetching)
    if (!fetched.ok) return createMisuseEnding(host, inputs, 'resume-from', [fetched.error])
    if (inputs.command === 'redrive') return this.#notified(await redriveLetters(host, inputs, request, fetched.value))
    const result = fetched.value.status === 'fresh' ? await run(request) : await this.#resume(fetched.value)
    const moved = fetched.value.status === 'folder' ? fetched.value.moved : null
    switch (result.status) {
      case 'settled':
        return result.ending
      case 'invalid':
        return notRun(host, inputs, result)
      case 'ended': {
        const watched = watcher.ending(result, request.cwd)
        const ending = inputs.command === 'plan' ? plannedEnding(watched) : watched
        const preface = moved === null ? {} : { preface: `Resumed: ${moved}.\n\n${ending.preface ?? ''}` }
        return this.#remembered({ ...ending, ...preface })
      }
    }
  }

  async #runStep(step: OneStep): Promise<StepEnding> {
    const { request, processes } = stepRequest(this.#request, step, this.#watcher.note)
    const result = await run(request)
    if (result.status === 'invalid') return notRun(this.host, this.inputs, result)
    return this.#remembered(
      stepEnding(this.#watcher.ending(result, request.cwd), processes.warnings, processes.exitCode()),
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
    const over = isFinal ? endedBefore(host, inputs, request.adapters.files, folder) : null
    if (over !== null) return { status: 'settled', ending: over }
    if (mayBeginAnew(inputs)) {
      note(host, startsAfresh(refusal))
      return run(request)
    }
    const advice = inputs.resumeFrom.includes(PREVIOUS_ATTEMPT) ? `; ${WHAT_TO_DO}` : ''
    return { status: 'settled', ending: createMisuseEnding(host, inputs, 'resume-from', [refusal + advice]) }
  }

  /** Adds the run to the ledger, and to the ending what the ledger knows about its errors. */
  #remembered(ending: StepEnding): StepEnding {
    const { ledger } = this.inputs
    if (ledger === null || ending.runDir === null) return ending
    const { cwd, adapters, commit } = this.#request
    const file = path.resolve(cwd, ledger)
    const built = { commit, branch: findBranch(this.host.env) }
    const { seenBefore, problem } = seenInLedger(adapters.files, file, ending.runDir, ending.result, built)
    if (problem !== null) note(this.host, problem)
    return { ...ending, seenBefore }
  }

  async #notified(ending: StepEnding): Promise<StepEnding> {
    const { host, inputs } = this
    return withNotice(ending, await notify(host, inputs, ending))
  }

  async #validate(): Promise<StepEnding> {
    const { host, inputs } = this
    const checked = await checkRequest(this.#request)
    const result = checkedResult(checked, inputs.workflow)
    if (result.success) host.commands.say(`✓ ${inputs.workflow} is valid`)
    return notRun(host, inputs, { result, findings: checked.findings, sources: checked.loaded.sources })
  }
}

/** Returns why a run folder cannot be resumed; null if the run began, or if the file or its inputs are to blame. */
function findRefusal(result: RunResult): string | null {
  if (result.status !== 'invalid' || result.findings.some(({ code }) => code !== 'resume')) return null
  return result.findings.map(({ message }) => message).join('; ')
}

const MAX_ROWS = 200

/** `command: redrive`: runs the dead letters of a run folder again. */
async function redriveLetters(host: ActionHost, inputs: ActionInputs, request: RunRequest, fetched: Fetched) {
  const refuse = (problems: readonly string[]): StepEnding => createMisuseEnding(host, inputs, 'redrive', problems)
  if (fetched.status === 'fresh') return refuse(['there is no run whose dead letters could be run again'])
  const { redrive } = await import('../run/redrive.js')
  const done = await redrive({
    ...request,
    named: { file: request.file, fileAsGiven: request.fileAsGiven, isOnly: true },
    target: fetched.folder,
    only: null,
    dryRun: false,
  })
  if (!done.ok) return refuse(done.error)
  return redriveEnding(host, inputs, request, fetched.folder, done.value)
}

/** Ends a step that ran the dead letters of a folder. */
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
    remark('error', `${kind} · ${node ?? ''}`, message, kind),
  )
  return {
    ...bareEnding(host, inputs, result),
    runDir: folder,
    annotations,
    page: renderRedrivePage(result, report),
    outputs: new Map([
      ['settled', String(report.settled)],
      ['remaining', String(report.remaining)],
    ]),
  }
}

function formatCounts({ settled, failed, remaining }: RedriveReport): string {
  return `${formatCount(settled, 'dead letter')} settled, ${failed} failed again, ${remaining} still open`
}

function renderRedrivePage({ success, workflow }: ResultDocument, report: RedriveReport): string {
  const rows = report.letters.slice(0, MAX_ROWS).map(({ node, item, kind, status, error }) => {
    const place = item === null ? node : `${node} [${item.key === '' ? item.index : item.key}]`
    const why = error === null ? '' : tableCell(`${error.kind}: ${error.message}`, 300)
    return [tableCell(place, 200), tableCell(kind, 200), status, why]
  })
  const hidden = report.letters.length - rows.length
  const note = hidden > 0 ? `${formatCount(hidden, 'more letter')} in dead-letter.jsonl.` : ''
  const table = rows.length === 0 ? [] : [markdownTable(['node', 'given up for', 'now', 'error'], rows, note)]
  const name = tableCell(workflow.name ?? workflow.file, 100)
  const heading = `## ${success ? '✅' : '🛑'} ${name}: dead letters`
  return `${[heading, `${formatCounts(report)}.`, ...table].join('\n\n')}\n`
}
