import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Reader } from '../account/next-steps.js'
import { type ArtifactStore, filesBelow } from '../adapters/artifact.js'
import { nap } from '../adapters/clock.js'
import { displayPath, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { aborted } from '../core/abort.js'
import { err, type Result } from '../core/result.js'
import { PLAN_FOLDER } from '../durability/shards.js'
import type { RunRequest } from '../run/request.js'
import { errorMessage } from '../text/error-message.js'
import type { Ending } from './ending.js'
import { isForeignHead, workspaceOf } from './event-facts.js'
import { type ActionHost, lacksArtifacts, note } from './host.js'
import { type ActionInputs, isPart } from './inputs.js'
import { artifactName, attemptOf, placeKey, shardArtifactName } from './naming.js'
import { setOutputs } from './outputs.js'

/** The artifact as reports name it; there is no address before the upload. */
export interface UploadedArtifact {
  readonly name: string
  readonly url: string | null
}

export interface Upload {
  readonly name: string
  readonly folder: string
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
export function artifactOf(host: ActionHost, inputs: ActionInputs, ending: Ending): Upload | null {
  if (ending.runDir === null) return null
  const { result, shard } = ending
  const name = nameOf(host, inputs, { workflow: result.workflow.name ?? '', runId: result.run_id ?? '', shard })
  const wanted = { name, folder: ending.runDir }
  if (ending.shard !== undefined) return { ...wanted, without: PLAN_FOLDER }
  if (isPart(inputs.command)) return wanted
  if (inputs.artifact === 'never') return null
  const isLeft = result.outcome !== 'success' || result.dead_letters.length > 0 || result.escalations.length > 0
  return inputs.artifact === 'always' || isLeft ? wanted : null
}

type NamedRun = Parameters<NonNullable<RunRequest['reader']>>[0] & { readonly shard?: Ending['shard'] | undefined }

export function nameOf(host: ActionHost, inputs: ActionInputs, { workflow, runId, shard }: NamedRun): string {
  const given = inputs.artifactName
  const attempt = attemptOf(host.env)
  if (shard !== undefined) return shardArtifactName({ given, workflow, ...shard, attempt: Number(attempt), run: runId })
  const job = host.env['GITHUB_JOB'] ?? ''
  return artifactName({ given, workflow, job, key: placeKey(inputs, host.env), attempt, runId })
}

/** The same where this runner can upload it; a note says when it cannot. */
export function uploadOf(host: ActionHost, inputs: ActionInputs, ending: Ending): Upload | null {
  const wanted = artifactOf(host, inputs, ending)
  if (wanted === null) return null
  const missing = lacksArtifacts(host)
  if (missing.length === 0) return wanted
  const why = `this runner has no artifact service (${missing.join(' and ')} not set)`
  note(host, `the run folder was not uploaded: ${why}; it is ${wanted.folder}`)
  return null
}

/** Uploads it, in the time that a cancelled job has left. */
export async function upload(
  host: ActionHost,
  inputs: ActionInputs,
  ending: Ending,
  wanted: Upload | null,
): Promise<UploadedArtifact | null> {
  if (wanted === null) return null
  const { name, folder } = wanted
  host.commands.group(`Upload the run folder as ${name}`)
  const done = new AbortController()
  const retentionDays = inputs.retentionDays || null
  const sending = host.artifacts.upload({ ...wanted, retentionDays, timeoutMs: uploadTime(folder) })
  const sent = await Promise.race([sending, noTimeLeft(host, done.signal)])
  done.abort()
  host.commands.endGroup()
  if (!sent.ok) {
    note(host, `the run folder was not uploaded: ${ending.redactor.text(sent.error)}; it is ${folder}`)
    return null
  }
  const { id } = sent.value
  const runUrl = ending.github?.run_url ?? ''
  const url = runUrl === '' ? '' : `${runUrl}/artifacts/${id}`
  const outputs = { 'artifact-name': name, 'artifact-id': String(id), 'artifact-url': url }
  setOutputs(host, { ...outputs, ...(inputs.command === 'plan' ? { plan: name } : {}) })
  return { name, url }
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
  const isWanted = inputs.artifact !== 'never' || isPart(inputs.command)
  // The composite uploads in a step of its own, which has what this one lacks.
  const canUpload = inputs.composite || lacksArtifacts(host).length === 0
  const isUploaded = isWanted && inputs.command !== 'shard' && canUpload
  const clone = cloneOf(host)
  return (run) => ({ ...clone, artifactName: isUploaded ? nameOf(host, inputs, run) : null })
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
  /** The name of the artifact that the run would leave at its end. */
  readonly name: string
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
    const as = `${name}-checkpoint-${this.#uploads}`
    let copy: string | null = null
    try {
      copy = mkdtempSync(path.join(tempBase, 'conductor-checkpoint-'))
      // A copy stands still while it is read, and nobody owns it.
      cpSync(folder, copy, { recursive: true, filter: (file) => !/^owner-\d+\.lock/.test(path.basename(file)) })
      const copied = { name: as, folder: copy, without: PLAN_FOLDER }
      const sent = await artifacts.upload({ ...copied, retentionDays, timeoutMs: CHECKPOINT_UPLOAD_MS })
      if (!sent.ok) note(`the checkpoint ${as} was not uploaded: ${sent.error}`)
    } catch (error) {
      note(`the checkpoint ${as} was not uploaded: ${errorMessage(error)}`)
    } finally {
      if (copy !== null) rmSync(copy, { recursive: true, force: true })
    }
  }
}
