import type { PreparedRule } from '../classify/prepared-rules.js'
import { withQuery } from '../core/github.js'
import type { Json } from '../core/json.js'
import type { ApiProblem, GithubApi, UnpackedLogs, UnpackLogs } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { Redactor } from '../redaction/index.js'
import { errorMessage } from '../text/error-message.js'
import { createTriagedJob } from './document.js'
import { type JobRecord, parseAnnotations, type RunFacts } from './github.js'
import { findGuardInName } from './guard.js'
import { PER_PAGE } from './lists.js'
import { LogReader, type ReadLog } from './log.js'
import { findLastWords, type JobFacts, judgeJob, type Verdict } from './verdict.js'

const MAX_LOG_BYTES = 512 * 1024 * 1024

export interface JobReading {
  readonly api: GithubApi
  /** Opens the log of a job; by default with a request of its own. */
  readonly openLog?: (job: JobRecord) => Promise<Result<AsyncIterable<Uint8Array>, ApiProblem>>
  readonly wantsAnnotations?: (withoutThem: Verdict) => boolean
  readonly base: string
  readonly rules: readonly PreparedRule[]
  readonly redactor: Redactor
}

/** Finds out why a job failed, by its log and its annotations, which `isThrifty` skips if they cannot change the verdict. */
export async function lookAtJob(reading: JobReading, job: JobRecord, isThrifty = false) {
  const { api, base, rules, redactor } = reading
  const read = await readJobLog(reading, job)
  const [log, noLog] = read.ok ? [read.value, null] : [null, read.error]
  const { id, name, url, conclusion } = job
  const facts = createJobFacts(job)
  const alone = judgeJob(rules, log, facts)
  // Annotations repeat the errors of the log; only those of the runner itself are not in the log.
  const isEnough = isThrifty ? alone.class === 'deterministic' : reading.wantsAnnotations?.(alone) === false
  const address = withQuery(`${base}/check-runs/${id}/annotations`, { per_page: PER_PAGE })
  const answer = isEnough ? ok([]) : await api.request('GET', address)
  const listed = answer.ok ? checkAnnotations(answer.value) : answer
  const annotations = listed.ok ? listed.value : []
  const verdict = annotations.length === 0 ? alone : judgeJob(rules, log, { ...facts, annotations })
  const more = listed.ok ? '' : '; neither can the annotations'
  const note = noLog && `the log cannot be read: ${noLog.message}${more}`
  const guard = findGuardInName(name) ?? findGuardInName(verdict.step ?? '') ?? log?.guard ?? null
  const triaged = createTriagedJob({ id, name: redactor.text(name), url, conclusion }, verdict, redactor, note, guard)
  const last = log && findLastWords(log, facts)
  const lastWords = last && { ...last, text: redactor.text(last.text) }
  return { triaged, noLog, noAnnotations: listed.ok ? null : listed.error, last: lastWords }
}

function checkAnnotations(value: Json): Result<readonly string[], ApiProblem> {
  const texts = parseAnnotations(value)
  return texts === null ? err({ status: null, message: 'the answer is not a list of annotations' }) : ok(texts)
}

export async function readJobLog(
  { api, base, openLog }: JobReading,
  job: JobRecord,
): Promise<Result<ReadLog, ApiProblem>> {
  const stream = await (openLog?.(job) ?? api.stream(`${base}/actions/jobs/${job.id}/logs`))
  return stream.ok ? readLog(stream.value) : stream
}

export function createJobFacts({ name: job, conclusion, failedStep: step, failedAt }: JobRecord): JobFacts {
  const ended = { isCancelled: conclusion === 'cancelled', isTimedOut: conclusion === 'timed_out' }
  return { job, step, failedAt, annotations: [], ...ended }
}

async function readLog(chunks: AsyncIterable<Uint8Array>): Promise<Result<ReadLog, ApiProblem>> {
  const reader = new LogReader()
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > MAX_LOG_BYTES) break
      reader.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))
    }
  } catch (error) {
    return err({ status: null, message: errorMessage(error) })
  }
  return ok(reader.end())
}

/** Above this number of jobs their logs are read from the archive of the attempt, which is one request. */
const MAX_SINGLE_LOGS = 20
/** Maximum number of logs that are requested one by one because the archive lacks them. */
const MAX_MISSING_LOGS = 5

type Chunks = Result<AsyncIterable<Uint8Array>, ApiProblem>

export interface LogSource {
  readonly api: GithubApi
  readonly base: string
  readonly runId: number
  readonly attempt: number
  readonly usesArchive: boolean
  readonly unpackLogs: UnpackLogs
}

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

  async close(): Promise<void> {
    const archive = await this.#archive
    if (archive?.ok === true) archive.value.remove()
  }
}

/** Opens the logs of attempts for one triage, within a number of requests, and removes them in the end. */
export class LogDesk {
  readonly #logs: AttemptLogs[] = []
  readonly #causes = new Set<string>()
  /** Whether so many jobs failed that requests for single jobs would use up the token's limit. */
  isLarge = false

  constructor(
    readonly request: Pick<JobReading, 'api' | 'base' | 'rules' | 'redactor'> &
      Pick<LogSource, 'unpackLogs'> & { readonly mayRerun: boolean },
  ) {}

  open({ id: runId }: Pick<RunFacts, 'id'>, attempt: number, jobs: number): AttemptLogs {
    const usesArchive = jobs > MAX_SINGLE_LOGS
    this.isLarge ||= usesArchive
    const { api, base, unpackLogs } = this.request
    const logs = new AttemptLogs({ api, base, runId, attempt, usesArchive, unpackLogs })
    this.#logs.push(logs)
    return logs
  }

  /** Of many jobs, the annotations of one for each cause are enough; those of cancelled jobs say who cancelled them. */
  readingFrom(logs: AttemptLogs): JobReading {
    const wantsAnnotations = ({ kind, class: ofClass }: Verdict): boolean => {
      const isKnown = this.#causes.has(`${ofClass} ${kind}`)
      this.#causes.add(`${ofClass} ${kind}`)
      return !this.isLarge || !isKnown || (ofClass === 'cancelled' && this.request.mayRerun)
    }
    return { ...this.request, openLog: logs.open, wantsAnnotations }
  }

  async close(): Promise<void> {
    await Promise.all(this.#logs.map((logs) => logs.close()))
  }
}

/** Stops all requests after a rate limit, because further requests would prolong it. */
export function stopAtRateLimit(api: GithubApi): GithubApi {
  let limit: ApiProblem | null = null
  const askOnce = async <T>(ask: () => Promise<Result<T, ApiProblem>>): Promise<Result<T, ApiProblem>> => {
    if (limit !== null) return err(limit)
    const answer = await ask()
    if (!answer.ok && answer.error.isRateLimit === true) limit = answer.error
    return answer
  }
  return {
    request: (method, path, body, options) => askOnce(() => api.request(method, path, body, options)),
    stream: (path) => askOnce(() => api.stream(path)),
  }
}
