import type { ApiProblem, GithubApi, UnpackedLogs, UnpackLogs } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { JobRecord } from '../triage/github.js'

/** Above this number of jobs their logs are read from the archive of the attempt, which is one request. */
export const MAX_SINGLE_LOGS = 20
/** Maximum number of logs that are requested one by one because the archive lacks them. */
const MAX_MISSING_LOGS = 5

type Chunks = Result<AsyncIterable<Uint8Array>, ApiProblem>

export interface LogSource {
  readonly api: GithubApi
  /** The path of the repository. */
  readonly base: string
  readonly runId: number
  readonly attempt: number
  readonly usesArchive: boolean
  readonly unpackLogs: UnpackLogs
}

/** Opens the logs of one attempt of a run, each by a request, or all of them from the attempt's archive. */
export class AttemptLogs {
  #archive: Promise<Result<UnpackedLogs, ApiProblem>> | null = null
  #singleLogs = 0
  #refusal: ApiProblem | null = null

  constructor(readonly source: LogSource) {}

  readonly open = async (job: JobRecord): Promise<Chunks> => {
    if (!this.source.usesArchive) return this.#openSingle(job)
    this.#archive ??= this.#fetch()
    const archive = await this.#archive
    const log = archive.ok ? archive.value.open(job.name) : null
    if (log !== null) return ok(log)
    // Without an archive the logs may still be there, one by one.
    if (this.#refusal !== null) return err(this.#refusal)
    this.#singleLogs += 1
    if (archive.ok && this.#singleLogs > MAX_MISSING_LOGS)
      return err({ status: 404, message: 'the archive of the logs has no log of this job' })
    const single = await this.#openSingle(job)
    if (!single.ok) this.#refusal = single.error
    return single
  }

  #openSingle({ id }: JobRecord): Promise<Chunks> {
    return this.source.api.stream(`${this.source.base}/actions/jobs/${id}/logs`)
  }

  async #fetch(): Promise<Result<UnpackedLogs, ApiProblem>> {
    const { api, base, runId, attempt } = this.source
    const ofAttempt = attempt > 0 ? `/attempts/${attempt}` : ''
    const stream = await api.stream(`${base}/actions/runs/${runId}${ofAttempt}/logs`)
    if (!stream.ok) return stream
    const unpacked = await this.source.unpackLogs(stream.value)
    return unpacked.ok ? unpacked : err({ status: null, message: unpacked.error })
  }

  /** Removes the unpacked logs. */
  async close(): Promise<void> {
    const archive = await this.#archive
    if (archive?.ok === true) archive.value.remove()
  }
}
