import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { ArtifactStore } from '../adapters/artifact.js'
import { PLAN_FOLDER } from '../durability/shards.js'
import { errorMessage } from '../text/error-message.js'

const UPLOAD_MS = 120_000
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
  readonly #source: CheckpointSource
  readonly #timer: NodeJS.Timeout
  #uploads = 0
  #going: Promise<void> | null = null

  constructor(source: CheckpointSource, everyMinutes: number) {
    this.#source = source
    this.#timer = setInterval(() => this.begin(), everyMinutes * MINUTE_MS)
    this.#timer.unref()
  }

  /** Begins one upload, unless the last one still goes on. */
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
    const { folder, name, tempBase, retentionDays, artifacts, note } = this.#source
    this.#uploads += 1
    const as = `${name}-checkpoint-${this.#uploads}`
    let copy: string | null = null
    try {
      copy = mkdtempSync(path.join(tempBase, 'conductor-checkpoint-'))
      // A copy stands still while it is read, and nobody owns it.
      cpSync(folder, copy, { recursive: true, filter: (file) => !/^owner-\d+\.lock/.test(path.basename(file)) })
      const sent = await artifacts.upload({
        name: as,
        folder: copy,
        without: PLAN_FOLDER,
        retentionDays,
        timeoutMs: UPLOAD_MS,
      })
      if (!sent.ok) note(`the checkpoint ${as} was not uploaded: ${sent.error}`)
    } catch (error) {
      note(`the checkpoint ${as} was not uploaded: ${errorMessage(error)}`)
    } finally {
      if (copy !== null) rmSync(copy, { recursive: true, force: true })
    }
  }
}
