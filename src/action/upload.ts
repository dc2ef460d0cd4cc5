import { cpSync, lstatSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AwayReader } from '../account/next-steps.js'
import { type ArtifactStore, listUploadFiles } from '../adapters/artifact.js'
import { nap } from '../adapters/clock.js'
import { makeTemporaryFolder, removeQuietly } from '../adapters/file-store.js'
import { waitForAbort } from '../core/abort.js'
import { printJson } from '../core/json.js'
import type { ResultDocument } from '../core/report.js'
import { err, type Result, tryOr } from '../core/result.js'
import { isOwnerFile } from '../core/run-files.js'
import { PLAN_FOLDER } from '../durability/shards.js'
import type { RunRequest } from '../run/request.js'
import { errorMessage } from '../text/error-message.js'
import type { StepEnding } from './ending.js'
import { type ActionHost, describeClone, findArtifactLack, note } from './host.js'
import { PREVIOUS_ATTEMPT } from './input-readers.js'
import { getCommandFacts } from './input-specs.js'
import type { ActionInputs } from './inputs.js'
import { leaveFiles, passOutputs } from './outputs.js'
import {
  createArtifactName,
  createRefusalName,
  findUseSite,
  formatPlacedName,
  readRunAttempt,
  writeUseSite,
} from './use-site.js'

export interface UploadedArtifact {
  readonly name: string
  readonly url: string | null
}

export interface Upload {
  readonly name: string
  readonly folder: string
  /** Name to use if another use has taken the first one; null or empty if none can have. */
  readonly nameIfTaken: string | null
  /** A folder in the run folder that is not uploaded, because the plan's artifact contains it. */
  readonly without?: string
}

/** A runner that cancels a job kills what is left after ten seconds. */
const CANCEL_BUDGET_MS = 9000
const UPLOAD_MS = 60_000
const UPLOAD_MS_PER_MIB = 1000

export function toPlannedArtifact(wanted: Upload | null): UploadedArtifact | null {
  return wanted === null ? null : { name: wanted.name, url: null }
}

export async function selectArtifact(
  host: ActionHost,
  inputs: ActionInputs,
  ending: StepEnding,
): Promise<Upload | null> {
  const { result, shard, runDir: folder } = ending
  if (folder === null || !isWanted(inputs, result)) return null
  const workflow = result.workflow.name ?? ''
  const place = await findUseSite(host, inputs)
  const name = createArtifactName(host, inputs, { workflow, runId: result.run_id ?? '', shard, place })
  if (shard !== undefined) return { name, folder, nameIfTaken: null, without: PLAN_FOLDER }
  writeUseSite(folder, place)
  const given = inputs.artifactName
  return { name, folder, nameIfTaken: given && formatPlacedName({ given, place, attempt: readRunAttempt(host.env) }) }
}

function isWanted(inputs: ActionInputs, result: ResultDocument): boolean {
  const { command, artifact } = inputs
  if (getCommandFacts(command).isFanOut) return true
  if (artifact === 'never') return false
  if (artifact === 'always' || isReadByNextAttempt(inputs)) return true
  return result.outcome !== 'success' || result.dead_letters.length > 0 || result.escalations.length > 0
}

/** Reports whether the next attempt looks for what this one left, also for what it settled. */
function isReadByNextAttempt({ command, resumeFrom }: ActionInputs): boolean {
  return resumeFrom.includes(PREVIOUS_ATTEMPT) || command === 'redrive'
}

/** Makes a folder that tells the next attempt that nothing ran in this one; null unless the step was refused before it ran anything. */
export async function createRefusal(host: ActionHost, inputs: ActionInputs, { result, runDir }: StepEnding) {
  const isRefused = result.outcome === 'invalid' && runDir === null && inputs.artifact !== 'never'
  if (!isRefused || !isReadByNextAttempt(inputs) || getCommandFacts(inputs.command).isNotContinued) return null
  const name = createRefusalName(host, inputs, await findUseSite(host, inputs))
  const text = `${printJson({ schema_version: 1, outcome: result.outcome, nothing_ran: true, reason: result.error }, 2)}\n`
  const folder = leaveFiles(host, name, { 'refused.json': text })
  return folder === null ? null : { name, folder }
}

export async function leaveRefusal(host: ActionHost, inputs: ActionInputs, ending: StepEnding): Promise<void> {
  const refusal = await createRefusal(host, inputs, ending)
  if (refusal === null || findArtifactLack(host) !== null) return
  const retentionDays = inputs.retentionDays || null
  const sent = await host.artifacts.upload({ ...refusal, retentionDays, timeoutMs: UPLOAD_MS })
  if (!sent.ok)
    note(host, `the next attempt cannot know that nothing ran in this one: ${ending.redactor.text(sent.error)}`)
}

export function toPossibleUpload(host: ActionHost, inputs: ActionInputs, wanted: Upload | null): Upload | null {
  if (wanted === null) return null
  const lacking = findArtifactLack(host)
  if (lacking === null) return wanted
  note(host, describeMissingUpload(inputs, lacking, wanted.folder))
  return null
}

function describeMissingUpload({ resumeFrom }: ActionInputs, why: string, folder: string): string {
  const result = resumeFrom.includes(PREVIOUS_ATTEMPT) ? '; the next attempt will start over' : ''
  return `the run folder was not uploaded: ${why}; it is ${folder}${result}`
}

/** Uploads the run folder; in a cancelled job only as long as the runner waits. */
export async function upload(
  host: ActionHost,
  inputs: ActionInputs,
  ending: StepEnding,
  wanted: Upload | null,
): Promise<UploadedArtifact | null> {
  if (wanted === null) return null
  const { folder, nameIfTaken } = wanted
  const done = new AbortController()
  const retentionDays = inputs.retentionDays || null
  const bytes = tryOr(0, () => listUploadFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0))
  const timeoutMs = UPLOAD_MS + (bytes / 2 ** 20) * UPLOAD_MS_PER_MIB
  const send = (as: string) => {
    host.commands.group(`Upload the run folder as ${as}`)
    const sending = host.artifacts.upload({ ...wanted, name: as, retentionDays, timeoutMs })
    return Promise.race([sending, waitForEndOfTime(host, done.signal)]).finally(() => host.commands.endGroup())
  }
  const first = await send(wanted.name)
  const isTaken = !first.ok && /\(409\)|already exists/i.test(first.error)
  const name = isTaken && nameIfTaken ? nameIfTaken : wanted.name
  const sent = name === wanted.name ? first : await send(name)
  done.abort()
  if (!sent.ok) {
    note(host, describeMissingUpload(inputs, ending.redactor.text(sent.error), folder))
    return null
  }
  const { id } = sent.value
  const runUrl = ending.github?.run_url ?? ''
  const url = runUrl === '' ? '' : `${runUrl}/artifacts/${id}`
  const outputs = { 'artifact-name': name, 'artifact-id': String(id), 'artifact-url': url }
  passOutputs(host, { ...outputs, ...(inputs.command === 'plan' ? { plan: name } : {}) })
  return { name, url }
}

/** Resolves when a cancelled job has no time left; never, if the job is not cancelled. */
async function waitForEndOfTime(host: ActionHost, done: AbortSignal): Promise<Result<never, string>> {
  await waitForAbort(AbortSignal.any([host.cancel, done]))
  await nap(Math.max(500, CANCEL_BUDGET_MS - (host.sinceCancel() ?? 0)), done)
  return err('the job was cancelled, and there was no time left')
}

/** Describes the artifact to readers of the files inside of it. The folder of a shard is for the join, not for people. */
export function describeReader(host: ActionHost, inputs: ActionInputs): NonNullable<RunRequest['reader']> {
  const mayUpload = inputs.artifact !== 'never' || getCommandFacts(inputs.command).isFanOut === true
  // The composite action uploads in another step, which has the artifact service.
  const canUpload = inputs.composite || findArtifactLack(host) === null
  const isUploaded = mayUpload && inputs.command !== 'shard' && canUpload
  const clone = describeClone(host)
  const of = async (result: ResultDocument): Promise<AwayReader> => {
    if (!isUploaded || !isWanted(inputs, result)) return { ...clone, artifactName: null }
    const place = await findUseSite(host, inputs)
    const run = { workflow: result.workflow.name ?? '', runId: result.run_id ?? '', place }
    return { ...clone, artifactName: createArtifactName(host, inputs, run) }
  }
  return { hasArtifact: isUploaded, of }
}

const CHECKPOINT_UPLOAD_MS = 120_000
const MINUTE_MS = 60_000

export interface CheckpointSource {
  readonly folder: string
  readonly name: () => Promise<string>
  readonly tempBase: string
  readonly retentionDays: number | null
  readonly artifacts: Pick<ArtifactStore, 'upload'>
  readonly note: (message: string) => void
}

/** Uploads the run folder from time to time, so that a run whose machine is lost can be resumed. */
export class Checkpoints {
  readonly #timer: NodeJS.Timeout
  #uploads = 0
  #current: Promise<void> | null = null

  constructor(
    readonly source: CheckpointSource,
    everyMinutes: number,
  ) {
    this.#timer = setInterval(() => this.begin(), everyMinutes * MINUTE_MS).unref()
  }

  begin(): void {
    this.#current ??= this.#upload().finally(() => {
      this.#current = null
    })
  }

  /** Stops the timer and waits for the upload that is under way, so that the final artifact is the newest. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#current
  }

  async #upload(): Promise<void> {
    const { folder, name, tempBase, retentionDays, artifacts, note } = this.source
    this.#uploads += 1
    const as = `${await name()}-checkpoint-${this.#uploads}`
    let copy: string | null = null
    try {
      copy = makeTemporaryFolder(tempBase, 'conductor-checkpoint-')
      // Upload a copy: the run folder changes meanwhile. Lock files are left out, because nobody owns the copy.
      // A script may have left a pipe or a device, which cannot be copied.
      const isCopied = (file: string): boolean => {
        const stats = lstatSync(file)
        return !isOwnerFile(path.basename(file)) && (stats.isFile() || stats.isDirectory())
      }
      cpSync(folder, copy, { recursive: true, filter: isCopied })
      const copied = { name: as, folder: copy, without: PLAN_FOLDER }
      const sent = await artifacts.upload({ ...copied, retentionDays, timeoutMs: CHECKPOINT_UPLOAD_MS })
      if (!sent.ok) note(`the checkpoint ${as} was not uploaded: ${sent.error}`)
    } catch (error) {
      note(`the checkpoint ${as} was not uploaded: ${errorMessage(error)}`)
    } finally {
      if (copy !== null) removeQuietly(copy)
    }
  }
}
