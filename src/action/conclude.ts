import path from 'node:path'
import type { RunReport } from '../account/report.js'
import { sendNotification } from '../adapters/notify.js'
import { appendSummary, computeSummaryBudget } from '../adapters/runner-files.js'
import { waitForAbort } from '../core/abort.js'
import { getBuiltBranch } from '../core/github.js'
import { hasFailedBefore } from '../core/ledger.js'
import { NOTIFY_FORMATS, type Notified, type NotifySettings } from '../markup/notice.js'
import type { Redactor } from '../redaction/index.js'
import { type Annotation, limitAnnotations } from '../reporters/annotations.js'
import { createClosingBlock, createQuietBlock } from '../reporters/closing-block.js'
import { type Delivery, listUndelivered, notifyOfRun, withDelivery } from '../reporters/notify.js'
import { renderSummaryMarkdown } from '../reporters/summary.js'
import type { RunRequest } from '../run/request.js'
import { cut } from '../text/terminal-text.js'
import { CHECK_RUN } from './check-run.js'
import { COMMENT } from './comment.js'
import { createRemark, createUndeliveredAnnotations, type EndTask, type StepEnd, type StepEnding } from './ending.js'
import { ESCALATION } from './escalation.js'
import {
  type ActionHost,
  type Caller,
  createDocsLinks,
  describeClone,
  findJobCaller,
  findPullRequestNumber,
  listUndeliveredNotes,
  note,
} from './host.js'
import type { ActionInputs } from './inputs.js'
import { tellAll } from './notify-addresses.js'
import { createStepOutputs, listMasks, passJob, passOutputs, setStepOutputs } from './outputs.js'
import {
  createRefusal,
  leaveRefusal,
  selectArtifact,
  toPlannedArtifact,
  toPossibleUpload,
  type Upload,
  type UploadedArtifact,
  upload,
} from './upload.js'
import { createUseKey, formatUseInJob, joinNonEmpty, parseLeg } from './use-site.js'

const MAX_USE_LABEL = 60
const FAIL_ON_BYTES = 300

/** Reports how the step ended everywhere; a report that fails does not change the outcome. Returns the exit code of the process. */
export function conclude(host: ActionHost, inputs: ActionInputs, ending: StepEnding): Promise<0 | 1> {
  return new Conclusion(host, inputs, ending).conclude()
}

class Conclusion {
  #caller: Caller = null

  constructor(
    readonly host: ActionHost,
    readonly inputs: ActionInputs,
    readonly ending: StepEnding,
  ) {}

  async conclude(): Promise<0 | 1> {
    const { host, inputs, ending } = this
    const fails = inputs.failOn.has(ending.result.outcome) && !this.#isPlan()
    const planned = await selectArtifact(host, inputs, ending)
    if (inputs.checkRun || inputs.comment) this.#caller = await findJobCaller(host, inputs)
    // GitHub drops a job output that contains a mask.
    const outputs = createStepOutputs({ ...ending, output: null }).values()
    const unmaskable = [...outputs, planned?.name ?? '', planned?.nameIfTaken ?? '']
    for (const mask of listMasks(ending.output, ending.redactor, unmaskable)) host.commands.mask(mask)
    const isWritten = setStepOutputs(host, new Map([...createStepOutputs(ending), ...(ending.outputs ?? [])]))
    return inputs.composite
      ? this.#concludeComposite(fails, planned, isWritten)
      : this.#concludeNode(fails, toPossibleUpload(host, inputs, planned))
  }

  async #concludeNode(fails: boolean, wanted: Upload | null): Promise<0 | 1> {
    const { host, inputs, ending } = this
    const sending = this.#isCancelled() ? null : upload(host, inputs, ending, wanted)
    const uploaded = sending && (await Promise.race([sending, waitForAbort(host.cancel).then(() => null)]))
    // After a cancel the runner waits for seconds only: write local reports first, and post nothing.
    const isCancelled = this.#isCancelled()
    const artifact = isCancelled ? (uploaded ?? toPlannedArtifact(wanted)) : uploaded
    await this.#writeSummary(artifact)
    this.#annotate(isCancelled ? [] : await this.#post(artifact))
    this.#printClosing(artifact)
    await (sending ?? upload(host, inputs, ending, wanted))
    await leaveRefusal(host, inputs, ending)
    return fails || (!isCancelled && this.#isLost(uploaded)) ? 1 : 0
  }

  /** The composite action uploads, and fails the job, in other steps. */
  async #concludeComposite(fails: boolean, wanted: Upload | null, areOthersWritten: boolean): Promise<0 | 1> {
    const { host, inputs } = this
    const artifact = toPlannedArtifact(wanted)
    const closing = (sent: UploadedArtifact | null): string =>
      createClosingBlock(this.#report(sent))
        .map(({ text }) => text)
        .join('\n')
    const refusal = await createRefusal(host, inputs, this.ending)
    const isWritten = passOutputs(host, {
      'artifact-name': artifact?.name ?? refusal?.name ?? '',
      ...(refusal === null ? {} : { 'run-dir': refusal.folder }),
      'artifact-name-if-taken': wanted?.nameIfTaken ?? '',
      plan: inputs.command === 'plan' ? (artifact?.name ?? '') : '',
      'retention-days': String(inputs.retentionDays ?? 0),
      'job-fails': String(fails),
      // The last step prints one of the two, depending on the upload.
      closing: closing(artifact),
      'closing-without-artifact': closing(null),
    })
    await this.#writeSummary(artifact)
    this.#annotate(this.#isCancelled() ? [] : await this.#post(artifact))
    // If the job fails, the step that fails it prints the closing lines.
    if (!fails) this.#printClosing(artifact)
    return fails ? 0 : passJob(host, inputs, isWritten && areOthersWritten)
  }

  /** Warns on every use that `fail-on` lets failures pass, because nobody sees that in a green job; unless nothing was to run yet. */
  #failOnRemarks(): readonly Annotation[] {
    const missing = (['halted', 'failed'] as const).filter((outcome) => !this.inputs.failOn.has(outcome))
    if (missing.length === 0 || this.ending.result.outcome === 'invalid' || this.#isPlan()) return []
    const names = missing.map((outcome) => `\`${outcome}\``).join(' and ')
    const what = missing.includes('halted') ? 'typed errors' : 'untyped failures'
    return [createRemark('warning', 'fail-on', `\`fail-on\` does not name ${names}: ${what} do not fail this job.`)]
  }

  #isPlan(): boolean {
    return this.inputs.command === 'plan' && this.ending.result.suspended?.waits_for === 'shards'
  }

  #isCancelled(): boolean {
    return this.ending.result.outcome === 'cancelled' || this.host.cancel.aborted
  }

  /** Reports whether the folder of a plan or a shard was not uploaded, which the next job needs. */
  #isLost(uploaded: UploadedArtifact | null): boolean {
    const { command } = this.inputs
    if (this.ending.runDir === null || uploaded !== null || (command !== 'plan' && command !== 'shard')) return false
    const message = `the folder of this ${command} was not uploaded, and the next job needs it; run this job again`
    this.host.commands.annotate({ level: 'error', title: `${command} lost`, message, file: null })
    return true
  }

  #printClosing(artifact: UploadedArtifact | null): void {
    const { logLevel } = this.inputs
    const { result, account } = this.ending
    if (result.success && account === null) return
    const isQuiet = logLevel === 'warning' || logLevel === 'error'
    const block = isQuiet ? createQuietBlock : createClosingBlock
    for (const { text } of block(this.#report(artifact))) this.host.commands.say(text)
  }

  #annotate(onCheckRun: readonly Annotation[]): void {
    if (!this.inputs.annotations) return
    const left = [...this.ending.annotations.filter((each) => !onCheckRun.includes(each)), ...this.#failOnRemarks()]
    for (const annotation of limitAnnotations(left)) this.host.commands.annotate(annotation)
  }

  async #writeSummary(artifact: UploadedArtifact | null): Promise<void> {
    if (!this.inputs.summary) return
    const { preface = '', page } = this.ending
    const budgetBytes = computeSummaryBudget() - Buffer.byteLength(preface) - FAIL_ON_BYTES
    const body = page ?? renderSummaryMarkdown({ ...this.#report(artifact), budgetBytes })
    const remarks = this.#failOnRemarks().map(({ message }) => `\n> ⚠️ ${message}\n`)
    const problem =
      body === '' ? 'scripts have used up its 1 MiB' : await appendSummary(preface + body + remarks.join(''))
    if (problem !== null) note(this.host, `the job summary was not written: ${problem}`)
  }

  #report(artifact: UploadedArtifact | null) {
    const { result, graph, account, github, seenBefore, runDir, locate } = this.ending
    return {
      result,
      graph,
      account,
      github,
      use: this.#use(),
      seenBefore,
      jobPasses: !result.success && !this.inputs.failOn.has(result.outcome) && !this.#isPlan(),
      runDir,
      ...(locate === undefined ? {} : { locate }),
      ...(artifact === null ? {} : { artifactUrl: artifact.url, artifactName: artifact.name }),
      ...describeClone(this.host),
      docsUrlFor: createDocsLinks(this.host.env),
    }
  }

  /** Returns the label that distinguishes this use in its job. A digest follows if redaction or a cut may have made labels equal. */
  #use(): string {
    const { redactor } = this.ending
    const caller = this.#caller ?? ''
    const label = joinNonEmpty([redactor.text(caller), redactor.text(this.inputs.key), formatUseInJob(this.host.env)])
    const isHidden = [parseLeg(this.inputs), this.inputs.key, caller].some((each) => redactor.changes(each))
    return isHidden || label.length > MAX_USE_LABEL ? joinNonEmpty([cut(label, MAX_USE_LABEL), this.#useKey()]) : label
  }

  async #post(artifact: UploadedArtifact | null): Promise<readonly Annotation[]> {
    const { host, inputs, ending } = this
    const { result, github, redactor } = ending
    const [page, caller] = [this.#report(artifact), this.#caller]
    const end = { host, inputs, ending, result, github, page, caller, key: (by = caller) => this.#useKey(by) }
    const told = await deliverWanted(POSTED, end)
    const problems = told.flatMap(({ what, problem, cause = problem }) =>
      problem === null || cause === null
        ? []
        : [{ what, problem: redactor.text(problem), cause: redactor.text(cause) }],
    )
    for (const text of listUndeliveredNotes(problems)) note(host, text)
    return told.flatMap(({ shown = [] }) => shown)
  }

  #useKey(caller = this.#caller): string {
    const { step, run } = this.inputs
    const about = step === null ? this.ending.result.workflow.file : `run: ${step.options.name ?? run.trim()}`
    return createUseKey(about, this.inputs, this.host.env, caller)
  }
}

function readNotifyInputs({ notify, notifyFormat, notifyOn }: ActionInputs): readonly NotifySettings[] {
  const given = NOTIFY_FORMATS.find((format) => format === notifyFormat) ?? null
  return notify.map((address) => ({
    ...address,
    format: address.format ?? given,
    on: address.on ?? notifyOn,
    send: sendNotification,
  }))
}

interface RecoveredEnd extends StepEnd {
  readonly isRecovered?: boolean
}

/** The notification about the end of a run. Plans and shards send none: the join does. */
const NOTIFICATION: EndTask<RecoveredEnd, Partial<Delivery>> = {
  what: 'the notification',
  isWanted: ({ inputs }) => inputs.command !== 'shard' && inputs.command !== 'plan',
  deliver: async ({ host, inputs, result, github, isRecovered = false }) => {
    const number = findPullRequestNumber(host.payload)
    const facts = {
      github,
      branch: getBuiltBranch(host.env),
      pullRequest: number.ok ? number.value : null,
      isRecovered,
    }
    return { notified: await tellAll(readNotifyInputs(inputs), (settings) => notifyOfRun(settings, result, facts)) }
  },
}

const TOLD: readonly EndTask<RecoveredEnd, Partial<Delivery>>[] = [ESCALATION, NOTIFICATION]
const POSTED = [CHECK_RUN, COMMENT]

async function deliverWanted<End extends StepEnd, Told>(tasks: readonly EndTask<End, Told>[], end: End) {
  const told: (Told & { readonly what: string })[] = []
  for (const task of tasks) if (task.isWanted(end)) told.push({ ...(await task.deliver(end)), what: task.what })
  return told
}

export async function deliverEnd(
  host: ActionHost,
  inputs: ActionInputs,
  { adapters, cwd }: Pick<RunRequest, 'adapters' | 'cwd'>,
  { result, github }: Pick<RunReport, 'result' | 'github'>,
): Promise<Delivery> {
  const ledger = inputs.ledger === null ? null : path.resolve(cwd, inputs.ledger)
  const isRecovered =
    ledger !== null && hasFailedBefore(adapters.files, ledger, result.workflow.file, getBuiltBranch(host.env))
  const told = await deliverWanted(TOLD, { host, inputs, result, github, isRecovered })
  return Object.assign({ issues: new Map(), problem: null, notified: null }, ...told)
}

export async function notifyEnding(host: ActionHost, inputs: ActionInputs, ending: StepEnding): Promise<StepEnding> {
  const { notified = null } = await NOTIFICATION.deliver({ host, inputs, ...ending })
  const delivery = { issues: new Map(), problem: null, notified }
  return {
    ...ending,
    result: withDelivery(ending.result, delivery),
    annotations: [...ending.annotations, ...createUndeliveredAnnotations(listUndelivered(delivery))],
  }
}

/** Notifies every address for a command that runs no workflow; an address that cannot be reached is a warning. */
export async function notifyAddresses(
  host: ActionHost,
  inputs: ActionInputs,
  redactor: Redactor,
  notify: (settings: NotifySettings) => Promise<Notified>,
): Promise<void> {
  const problem = (await tellAll(readNotifyInputs(inputs), notify))?.problem ?? null
  if (problem === null) return
  const message = redactor.text(`the notification was not delivered: ${problem}`)
  host.commands.annotate({ level: 'warning', title: 'not-delivered', message, file: null })
}
