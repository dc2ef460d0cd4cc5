import { cpSync, mkdtempSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AwayReader, Reader } from '../account/next-steps.js'
import { type ArtifactStore, filesBelow } from '../adapters/artifact.js'
import { nap } from '../adapters/clock.js'
import { createFileStore } from '../adapters/file-store.js'
import { removeQuietly } from '../adapters/patience.js'
import { displayPath, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { aborted } from '../core/abort.js'
import { isJsonObject, jsonText, parseJson } from '../core/json.js'
import { type FileStore, textIfReadable } from '../core/ports.js'
import type { ResultDocument } from '../core/report.js'
import { err, type Result } from '../core/result.js'
import { isOwnerFile, PLACE_FILE } from '../core/run-files.js'
import { whyUnsafe } from '../durability/saved-run.js'
import { PLAN_FOLDER } from '../durability/shards.js'
import type { RunRequest } from '../run/request.js'
import { errorMessage } from '../text/error-message.js'
import { callerOf } from './caller.js'
import type { Ending } from './ending.js'
import { isForeignHead, workspaceOf } from './event-facts.js'
import { type ActionHost, lacksArtifacts, note } from './host.js'
import { PREVIOUS_ATTEMPT } from './input-readers.js'
import { type ActionInputs, isPart } from './inputs.js'
import {
  artifactName,
  attemptOf,
  type Place,
  placedName,
  placeOf,
  placeText,
  readPlace,
  shardArtifactName,
} from './naming.js'
import { setOutputs } from './outputs.js'

/** The artifact as reports name it; there is no address before the upload. */
export interface UploadedArtifact {
  readonly name: string
  readonly url: string | null
}

export interface Upload {
  readonly name: string
  readonly folder: string
  /** The name to take instead where another use has taken that one; null where none can have. */
  readonly nameIfTaken: string | null
  /** A folder inside of it that everybody has already. */
  readonly without?: string
}

/** A runner that cancels a job kills what is left after ten seconds. */
const CANCEL_BUDGET_MS = 9000
const UPLOAD_MS = 60_000
const UPLOAD_MS_PER_MIB = 1000

export function planned(wanted: Upload | null): UploadedArtifact | null {
  return wanted === null ? null : { name: wanted.name, url: null }
}

/** What the artifact is to be; null when none is wanted, or there is nothing to put into it. */
export async function artifactOf(host: ActionHost, inputs: ActionInputs, ending: Ending): Promise<Upload | null> {
  const { result, shard, runDir: folder } = ending
  if (folder === null || !isWanted(inputs, result)) return null
  const workflow = result.workflow.name ?? ''
  const place = placeOf(inputs, host.env, await callerOf(host, inputs))
  const name = nameOf(host, inputs, { workflow, runId: result.run_id ?? '', shard, place })
  if (shard !== undefined) return { name, folder, nameIfTaken: null, without: PLAN_FOLDER }
  writePlace(folder, place)
  const given = inputs.artifactName
  return { name, folder, nameIfTaken: given && placedName({ given, place, attempt: attemptOf(host.env) }) }
}

function isWanted({ command, artifact, resumeFrom }: ActionInputs, result: ResultDocument): boolean {
  if (isPart(command)) return true
  if (artifact === 'never') return false
  // The next attempt must learn that this one has succeeded.
  if (artifact === 'always' || resumeFrom.includes(PREVIOUS_ATTEMPT)) return true
  return result.outcome !== 'success' || result.dead_letters.length > 0 || result.escalations.length > 0
}

interface NamedRun {
  readonly workflow: string
  readonly runId: string
  readonly shard?: Ending['shard'] | undefined
  readonly place: Place
}

function nameOf(host: ActionHost, inputs: ActionInputs, { workflow, runId, shard, place }: NamedRun): string {
  const given = inputs.artifactName
  const attempt = attemptOf(host.env)
  if (shard !== undefined) return shardArtifactName({ given, workflow, ...shard, attempt: Number(attempt), run: runId })
  const job = host.env['GITHUB_JOB'] ?? ''
  return artifactName({ given, workflow, job, place, attempt, runId })
}

/** The name of what is uploaded while the run goes on; nobody else can have taken it. */
export async function checkpointName(host: ActionHost, inputs: ActionInputs, run: Omit<NamedRun, 'place'>) {
  const place = placeOf(inputs, host.env, await callerOf(host, inputs))
  const given = inputs.artifactName
  if (given === '' || run.shard !== undefined) return nameOf(host, inputs, { ...run, place })
  return placedName({ given, place, attempt: attemptOf(host.env) })
}

/** A name that the user gave does not say which use left the artifact: the file does. */
function writePlace(folder: string, place: Place): void {
  try {
    createFileStore().replace(path.join(folder, PLACE_FILE), `${jsonText({ place: placeText(place) })}\n`, 'plain')
  } catch {
    // A run folder that cannot be written was noted by the run.
  }
}

/** The place that a downloaded artifact was left by; null where it does not say. */
export function placeIn(files: FileStore, folder: string): Place | null {
  if (whyUnsafe(files, folder) !== null) return null
  const found = parseJson(textIfReadable(files, path.join(folder, PLACE_FILE)) ?? '')
  return isJsonObject(found) ? readPlace(String(found['place'])) : null
}

/** The upload, where this runner can do it; a note says when it cannot. */
export function whereUploaded(host: ActionHost, inputs: ActionInputs, wanted: Upload | null): Upload | null {
  if (wanted === null) return null
  const missing = lacksArtifacts(host)
  if (missing.length === 0) return wanted
  const why = `this runner has no artifact service (${missing.join(' and ')} not set)`
  note(host, notUploaded(inputs, why, wanted.folder))
  return null
}

function notUploaded({ resumeFrom }: ActionInputs, why: string, folder: string): string {
  const result = resumeFrom.includes(PREVIOUS_ATTEMPT) ? '; the next attempt will begin anew' : ''
  return `the run folder was not uploaded: ${why}; it is ${folder}${result}`
}

/** Uploads it, in the time that a cancelled job has left. */
export async function upload(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  wanted: Upload | null,
): Promise<UploadedArtifact | null> {
  if (wanted === null) return null
  const { folder, nameIfTaken } = wanted
  const done = new AbortController()
  const retentionDays = inputs.retentionDays || null
  const send = (as: string) => {
    host.commands.group(`Upload the run folder as ${as}`)
    const sending = host.artifacts.upload({ ...wanted, name: as, retentionDays, timeoutMs: uploadTime(folder) })
    return Promise.race([sending, noTimeLeft(host, done.signal)]).finally(() => host.commands.endGroup())
  }
  const first = await send(wanted.name)
  const name = isTaken(first) && nameIfTaken ? nameIfTaken : wanted.name
  const sent = name === wanted.name ? first : await send(name)
  done.abort()
  if (!sent.ok) {
    note(host, notUploaded(inputs, ending.redactor.text(sent.error), folder))
    return null
  }
  const { id } = sent.value
  const runUrl = ending.github?.run_url ?? ''
  const url = runUrl === '' ? '' : `${runUrl}/artifacts/${id}`
  const outputs = { 'artifact-name': name, 'artifact-id': String(id), 'artifact-url': url }
  setOutputs(host, { ...outputs, ...(inputs.command === 'plan' ? { plan: name } : {}) })
  return { name, url }
}

/** Whether the artifact service refused a name because another use has taken it. */
function isTaken(sent: Result<unknown, string>): boolean {
  return !sent.ok && /\(409\)|already exists/i.test(sent.error)
}

/** Answers when a cancelled job has no time left, whether it was cancelled before or is now. */
async function noTimeLeft(host: ActionHost, done: AbortSignal): Promise<Result<never, string>> {
  await aborted(AbortSignal.any([host.cancel, done]))
  await nap(Math.max(500, CANCEL_BUDGET_MS - (host.sinceCancel() ?? 0)), done)
  return err('the job was cancelled, and there was no time left')
}

function uploadTime(folder: string): number {
  try {
    const bytes = filesBelow(folder).reduce((sum, file) => sum + statSync(file).size, 0)
    return UPLOAD_MS + (bytes / 2 ** 20) * UPLOAD_MS_PER_MIB
  } catch {
    return UPLOAD_MS
  }
}

/** Where commands work in a clone of the repository, and what gets the command there. */
export function cloneOf({ env, payload }: ActionHost): Pick<Reader, 'folder' | 'source' | 'isForeign'> {
  const here = realPathOf(process.cwd())
  const folder = displayPath(repositoryWithin(workspaceOf(env), path.join(here, 'workflow.yaml')), here)
  return { folder, ...commandSource(env), isForeign: isForeignHead(env, payload) }
}

/** What files inside of the artifact say about how to get it; the folder of a shard is for the join, not for people. */
export function readerOf(host: ActionHost, inputs: ActionInputs): NonNullable<RunRequest['reader']> {
  const mayUpload = inputs.artifact !== 'never' || isPart(inputs.command)
  // The composite uploads in a step of its own, which has what this one lacks.
  const canUpload = inputs.composite || lacksArtifacts(host).length === 0
  const isUploaded = mayUpload && inputs.command !== 'shard' && canUpload
  const clone = cloneOf(host)
  const of = async (result: ResultDocument): Promise<AwayReader> => {
    if (!isUploaded || !isWanted(inputs, result)) return { ...clone, artifactName: null }
    const place = placeOf(inputs, host.env, await callerOf(host, inputs))
    const run = { workflow: result.workflow.name ?? '', runId: result.run_id ?? '', place }
    return { ...clone, artifactName: nameOf(host, inputs, run) }
  }
  return { hasArtifact: isUploaded, of }
}

function commandSource(env: ActionHost['env']): { readonly source?: string } {
  const repository = env['GITHUB_ACTION_REPOSITORY'] ?? ''
  const ref = env['GITHUB_ACTION_REF'] ?? ''
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref)) return {}
  return { source: `github:${repository}#${ref}` }
}

const CHECKPOINT_UPLOAD_MS = 120_000
const MINUTE_MS = 60_000

/** What is uploaded while a run goes on, and who is told that it was not. */
export interface CheckpointSource {
  readonly folder: string
  /** What its names begin with. */
  readonly name: () => Promise<string>
  readonly tempBase: string
  readonly retentionDays: number | null
  readonly artifacts: Pick<ArtifactStore, 'upload'>
  readonly note: (message: string) => void
}

/** Uploads the run folder from time to time, so that a machine that vanishes does not take everything with it. */
export class Checkpoints {
  readonly #timer: NodeJS.Timeout
  #uploads = 0
  #going: Promise<void> | null = null

  constructor(
    readonly source: CheckpointSource,
    everyMinutes: number,
  ) {
    this.#timer = setInterval(() => this.begin(), everyMinutes * MINUTE_MS).unref()
  }

  begin(): void {
    this.#going ??= this.#upload().finally(() => {
      this.#going = null
    })
  }

  /** No more of them; the one that is under way comes to its end first, so that the last artifact is the newest. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#going
  }

  async #upload(): Promise<void> {
    const { folder, name, tempBase, retentionDays, artifacts, note } = this.source
    this.#uploads += 1
    const as = `${await name()}-checkpoint-${this.#uploads}`
    let copy: string | null = null
    try {
      copy = mkdtempSync(path.join(tempBase, 'conductor-checkpoint-'))
      // A copy stands still while it is read, and nobody owns it.
      cpSync(folder, copy, { recursive: true, filter: (file) => !isOwnerFile(path.basename(file)) })
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
