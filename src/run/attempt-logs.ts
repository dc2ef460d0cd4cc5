import { createReadStream, createWriteStream, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ApiProblem, GithubApi } from '../adapters/github/api.js'
import { removeQuietly } from '../adapters/patience.js'
import { unzip } from '../adapters/unzip.js'
import { err, ok, type Result } from '../core/result.js'
import { errorMessage } from '../text/error-message.js'
import type { JobRecord } from '../triage/github.js'

/** Above this number of jobs their logs are read from the archive of the attempt, which is one request. */
export const MAX_SINGLE_LOGS = 20
/** Maximum number of logs that are requested one by one because the archive lacks them. */
const MAX_MISSING_LOGS = 5
const MAX_ARCHIVE_BYTES = 512 * 1024 * 1024
/** GitHub cuts the names of jobs in the archive at this length. */
const MAX_NAME_CHARS = 90

type Chunks = Result<AsyncIterable<Uint8Array>, ApiProblem>

/** Opens the logs of one attempt of a run, each by a request, or all of them from the attempt's archive. */
export class AttemptLogs {
  #folder: string | null = null
  #archive: Promise<Result<ReadonlyMap<string, readonly string[]>, ApiProblem>> | null = null
  #singleLogs = 0
  #refusal: ApiProblem | null = null

  constructor(
    readonly api: GithubApi,
    /** The path of the repository. */
    readonly base: string,
    readonly runId: number,
    readonly attempt: number,
    readonly usesArchive: boolean,
  ) {}

  readonly open = async (job: JobRecord): Promise<Chunks> => {
    if (!this.usesArchive) return this.#openSingle(job)
    this.#archive ??= this.#fetch()
    const archive = await this.#archive
    const files = archive.ok ? archive.value.get(toArchiveName(job.name)) : undefined
    const [file, ...others] = files ?? []
    if (file !== undefined && others.length === 0) return ok(createReadStream(file))
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
    return this.api.stream(`${this.base}/actions/jobs/${id}/logs`)
  }

  /** Downloads and unpacks the archive; returns its files by the names of the jobs. */
  async #fetch(): Promise<Result<ReadonlyMap<string, readonly string[]>, ApiProblem>> {
    const attempt = this.attempt > 0 ? `/attempts/${this.attempt}` : ''
    const stream = await this.api.stream(`${this.base}/actions/runs/${this.runId}${attempt}/logs`)
    if (!stream.ok) return stream
    try {
      this.#folder = mkdtempSync(path.join(tmpdir(), 'conductor-logs-'))
      const packed = path.join(this.#folder, 'logs.zip')
      await pipeline(Readable.from(limitBytes(stream.value)), createWriteStream(packed))
      const unpacked = path.join(this.#folder, 'logs')
      await unzip(packed, unpacked, { isWanted: (name) => JOB_LOG.test(name) })
      return ok(groupByJob(unpacked))
    } catch (error) {
      return err({ status: null, message: `the archive of the logs cannot be read: ${errorMessage(error)}` })
    }
  }

  /** Removes the unpacked logs. */
  close(): void {
    if (this.#folder !== null) removeQuietly(this.#folder)
  }
}

/** `0_test (1).txt`; the number may be negative. The folders beside these files hold the same text by steps. */
const JOB_LOG = /^-?\d{1,20}_([^/]+)\.txt$/

function groupByJob(folder: string): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, readonly string[]>()
  for (const name of readdirSync(folder)) {
    const job = toArchiveName(JOB_LOG.exec(name)?.[1] ?? '')
    files.set(job, [...(files.get(job) ?? []), path.join(folder, name)])
  }
  return files
}

/** GitHub leaves out characters that a file system may refuse, and cuts long names. */
function toArchiveName(job: string): string {
  return job
    .replaceAll(/[/:"*?<>|\\]/g, '')
    .slice(0, MAX_NAME_CHARS)
    .trim()
}

async function* limitBytes(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > MAX_ARCHIVE_BYTES) throw new Error('it is too large')
    yield chunk
  }
}
