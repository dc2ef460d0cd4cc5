import { cpSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import type { ArtifactStore } from '../adapters/artifact.js'
import { removeQuietly } from '../adapters/patience.js'
import { isOwnerFile } from '../core/run-files.js'
import { PLAN_FOLDER } from '../durability/shards.js'
import { errorMessage } from '../text/error-message.js'

const CHECKPOINT_UPLOAD_MS = 120_000
const MINUTE_MS = 60_000

/** The run folder to upload while its run continues, and who is told about problems. */
export interface CheckpointSource {
  readonly folder: string
  /** Beginning of the names of its artifacts. */
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
      copy = mkdtempSync(path.join(tempBase, 'conductor-checkpoint-'))
      // Upload a copy: the run folder changes meanwhile. Lock files are left out, because nobody owns the copy.
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
