import type { ApiProblem, GithubApi } from '../adapters/github/api.js'
import { err, ok, type Result } from '../core/result.js'
import type { Redactor } from '../redaction/index.js'
import { jobOf, obstacle, type TriageDocument, type TriagedJob, type TriagedRun } from '../triage/document.js'
import { annotationTexts, failedJobs, type JobRecord, newestCommit, type RunFacts, runOf } from '../triage/github.js'
import { LogReader, type ReadLog } from '../triage/log.js'
import type { TriageRule } from '../triage/rules.js'
import { jobVerdict } from '../triage/verdict.js'

/** What is asked of a triage, and with what it is done. */
export interface TriageRequest {
  readonly api: GithubApi
  readonly owner: string
  readonly repo: string
  readonly runId: number
  /** The run as the event describes it, for when the API gives no answer. */
  readonly known: RunFacts | null
  readonly rules: readonly TriageRule[]
  readonly redactor: Redactor
  /** The highest attempt that may come of it; 0 only reports. */
  readonly rerun: number
  readonly rerunAfterSeconds: number
  readonly rerunStale: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
  /** In [0, 1). */
  readonly random: () => number
  readonly note: (text: string) => void
}

export interface Triaged {
  readonly document: TriageDocument & { readonly run: TriagedRun; readonly attempt: number }
  readonly pullRequests: readonly number[]
}

const PER_PAGE = 100
const MAX_PAGES = 20
const MAX_LOG_BYTES = 512 * 1024 * 1024
/** Two triages of one run look at different moments whether it runs again. */
const SPREAD_MS = 2000

/** Looks at a run's failed jobs, says why each failed, and asks for another run where that is sensible. */
export async function triageRun(given: TriageRequest): Promise<Result<Triaged, string>> {
  const request = { ...given, api: untilLimited(given.api) }
  const run = await readRun(request)
  if (!run.ok) return unlooked(request, given.known, `the run cannot be read: ${run.error.message}`, run.error)
  const jobs = await readJobs(request)
  if (!jobs.ok)
    return unlooked(request, run.value, `the jobs of the run cannot be listed: ${jobs.error.message}`, jobs.error)
  const triaged: TriagedJob[] = []
  for (const job of jobs.value) triaged.push(await triageJob(request, job))
  return ok(triagedOf(request, run.value, triaged, await decide(request, run.value, triaged)))
}

function triagedOf(
  { redactor }: TriageRequest,
  run: RunFacts,
  jobs: readonly TriagedJob[],
  { decision, reason: why }: Decided,
): Triaged {
  const { attempt, status: _status, headRepository: _repository, pullRequests, ...facts } = run
  // A run and a branch may be named by data of others.
  const branch = facts.head_branch === null ? null : redactor.text(facts.head_branch)
  const named = { ...facts, name: redactor.text(facts.name), head_branch: branch }
  const reason = redactor.text(why)
  return { document: { schema_version: 1, run: named, attempt, decision, reason, jobs }, pullRequests }
}

/** A limit that takes longer than anyone waits is a note; everything else that hides the run is a failure. */
function unlooked(
  request: TriageRequest,
  run: RunFacts | null,
  message: string,
  { isRateLimit }: ApiProblem,
): Result<Triaged, string> {
  if (isRateLimit !== true || run === null) return err(message)
  request.note(message)
  return ok(triagedOf(request, run, [], { decision: 'leave', reason: message }))
}

/** Who is at a limit asks no more: each further request would make it longer. */
function untilLimited(api: GithubApi): GithubApi {
  let limit: ApiProblem | null = null
  const guarded = async <T>(ask: () => Promise<Result<T, ApiProblem>>): Promise<Result<T, ApiProblem>> => {
    if (limit !== null) return err(limit)
    const answer = await ask()
    if (!answer.ok && answer.error.isRateLimit === true) limit = answer.error
    return answer
  }
  return {
    request: (method, path, body) => guarded(() => api.request(method, path, body)),
    stream: (path) => guarded(() => api.stream(path)),
  }
}

function base({ owner, repo }: TriageRequest): string {
  return `/repos/${owner}/${repo}`
}

async function readRun(request: TriageRequest): Promise<Result<RunFacts, ApiProblem>> {
  const answer = await request.api.request('GET', `${base(request)}/actions/runs/${request.runId}`)
  if (!answer.ok) return answer
  const run = runOf(answer.value)
  return run === null ? err({ status: null, message: 'the answer is not a run' }) : ok(run)
}

async function readJobs(request: TriageRequest): Promise<Result<readonly JobRecord[], ApiProblem>> {
  const failed: JobRecord[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `${base(request)}/actions/runs/${request.runId}/jobs?filter=latest&per_page=${PER_PAGE}&page=${page}`
    const answer = await request.api.request('GET', path)
    if (!answer.ok) return answer
    const { count, failed: some } = failedJobs(answer.value)
    failed.push(...some)
    if (count < PER_PAGE) break
  }
  return ok(failed)
}

async function triageJob(request: TriageRequest, job: JobRecord): Promise<TriagedJob> {
  const log = await readLog(request, job)
  const path = `${base(request)}/check-runs/${job.id}/annotations?per_page=${PER_PAGE}`
  const listed = await request.api.request('GET', path)
  const annotations = listed.ok ? annotationTexts(listed.value) : []
  const facts = {
    step: job.failedStep,
    failedAt: job.failedAt,
    annotations,
    isCancelled: job.conclusion === 'cancelled',
  }
  const verdict = jobVerdict(request.rules, log.ok ? log.value : null, facts)
  const { id, name, url, conclusion } = job
  const note = log.ok ? null : `the log cannot be read: ${log.error}${listed.ok ? '' : '; neither can the annotations'}`
  return jobOf({ id, name: request.redactor.text(name), url, conclusion }, verdict, request.redactor, note)
}

async function readLog(request: TriageRequest, job: JobRecord): Promise<Result<ReadLog, string>> {
  const stream = await request.api.stream(`${base(request)}/actions/jobs/${job.id}/logs`)
  if (!stream.ok) return { ok: false, error: stream.error.message }
  const reader = new LogReader()
  let bytes = 0
  try {
    for await (const chunk of stream.value) {
      bytes += chunk.length
      if (bytes > MAX_LOG_BYTES) break
      reader.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))
    }
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) }
  }
  return ok(reader.end())
}

interface Decided {
  readonly decision: TriageDocument['decision']
  readonly reason: string
}

async function decide(request: TriageRequest, run: RunFacts, jobs: readonly TriagedJob[]): Promise<Decided> {
  if (jobs.length === 0) return { decision: 'none', reason: 'no job of this attempt failed' }
  const inTheWay = obstacle(jobs, run.attempt, request.rerun) ?? (await staleness(request, run))
  if (inTheWay !== null) return { decision: 'leave', reason: inTheWay }
  await request.sleep(request.rerunAfterSeconds * 1000 + Math.floor(request.random() * SPREAD_MS))
  const now = await readRun(request)
  if (!now.ok)
    return {
      decision: 'leave',
      reason: `it is not known whether the run is already running again: ${now.error.message}`,
    }
  if (now.value.attempt !== run.attempt || now.value.status !== 'completed')
    return { decision: 'leave', reason: 'another run of it has begun' }
  const moved = request.rerunAfterSeconds > 0 ? await staleness(request, run) : null
  return moved === null ? askAgain(request, run) : { decision: 'leave', reason: moved }
}

/** A branch that has moved on has a run of its own for what counts now. */
async function staleness(request: TriageRequest, run: RunFacts): Promise<string | null> {
  if (request.rerunStale) return null
  if (run.head_branch === null) return 'the branch of the run is not known'
  const repository = run.headRepository ?? `${request.owner}/${request.repo}`
  const branch = run.head_branch.split('/').map(encodeURIComponent).join('/')
  let answer = await request.api.request('GET', `/repos/${repository}/branches/${branch}`)
  // What ran for a tag has the tag's name here.
  if (!answer.ok && answer.error.status === 404)
    answer = await request.api.request('GET', `/repos/${repository}/commits/${branch}`)
  if (!answer.ok) return `it is not known whether the branch ${run.head_branch} has moved on: ${answer.error.message}`
  return newestCommit(answer.value) === run.head_sha ? null : `the branch ${run.head_branch} has moved on since`
}

async function askAgain(request: TriageRequest, run: RunFacts): Promise<Decided> {
  const asked = await request.api.request('POST', `${base(request)}/actions/runs/${run.id}/rerun-failed-jobs`, {})
  if (asked.ok || asked.error.status === 201)
    return { decision: 'rerun', reason: `every failed job is transient; attempt ${run.attempt + 1} was asked for` }
  const { status, message } = asked.error
  if (status === 403 && /already running|has already been|in progress/i.test(message))
    return { decision: 'leave', reason: 'another run of it has begun' }
  request.note(
    `the failed jobs were not run again: ${message}${status === 403 ? '; the token needs actions: write' : ''}`,
  )
  return { decision: 'leave', reason: `the request to run the failed jobs again was refused: ${message}` }
}
