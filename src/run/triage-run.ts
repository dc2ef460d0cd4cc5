import type { ApiProblem, GithubApi } from '../adapters/github/api.js'
import { isJsonObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import type { Redactor } from '../redaction/index.js'
import { errorMessage } from '../text/error-message.js'
import { jobOf, obstacle, type TriageDocument, type TriagedJob, type TriagedRun } from '../triage/document.js'
import {
  annotationTexts,
  hasFailed,
  type JobRecord,
  jobsOf,
  newestCommit,
  pullRequestAt,
  type RunFacts,
  runOf,
  runsBeside,
} from '../triage/github.js'
import { type PastAttempt, withHistory } from '../triage/history.js'
import { LogReader, type ReadLog } from '../triage/log.js'
import type { TriageRule } from '../triage/rules.js'
import { jobVerdict } from '../triage/verdict.js'

export interface TriageRequest {
  readonly api: GithubApi
  readonly owner: string
  readonly repo: string
  readonly runId: number
  /** The run as the event describes it, for when the API gives no answer. */
  readonly known: RunFacts | null
  readonly rules: readonly TriageRule[]
  readonly redactor: Redactor
  readonly ledger: string
  /** The highest attempt that may come of it; 0 only reports. */
  readonly rerun: number
  readonly rerunAfterSeconds: number
  readonly rerunStale: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
  readonly note: (text: string) => void
}

export interface Triaged {
  readonly document: TriageDocument & { readonly run: TriagedRun; readonly attempt: number }
  readonly run: RunFacts
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
  // What was allowed to fail has not failed the run.
  if (run.value.conclusion === 'success')
    return ok(triagedOf(request, run.value, [], { decision: 'none', reason: 'the run succeeded' }))
  const jobs = await listJobs(request, `runs/${request.runId}/jobs?filter=latest`)
  if (!jobs.ok)
    return unlooked(request, run.value, `the jobs of the run cannot be listed: ${jobs.error.message}`, jobs.error)
  const triaged: TriagedJob[] = []
  for (const job of jobs.value.filter(hasFailed)) triaged.push(await triageJob(request, job))
  const past = triaged.some((job) => job.class !== 'cancelled') ? await readPast(request, run.value) : []
  const known = triaged.map((job) => withHistory(job, run.value, past, request.ledger))
  return ok(triagedOf(request, run.value, known, await decide(request, run.value, known, past)))
}

function triagedOf(
  { redactor }: TriageRequest,
  run: RunFacts,
  jobs: readonly TriagedJob[],
  { decision, reason: why }: Decided,
): Triaged {
  const { attempt, status: _status, conclusion: _conclusion, headRepository: _repository, ...facts } = run
  // A run and a branch may be named by data of others.
  const branch = facts.head_branch === null ? null : redactor.text(facts.head_branch)
  const named = { ...facts, name: redactor.text(facts.name), head_branch: branch }
  const reason = redactor.text(why)
  return { document: { schema_version: 1, run: named, attempt, decision, reason, jobs }, run }
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
  return ok(triagedOf(request, run, [], leave(message)))
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

async function listJobs(
  request: TriageRequest,
  what: string,
  pages = MAX_PAGES,
): Promise<Result<readonly JobRecord[], ApiProblem>> {
  const jobs: JobRecord[] = []
  for (let page = 1; page <= pages; page += 1) {
    const mark = what.includes('?') ? '&' : '?'
    const path = `${base(request)}/actions/${what}${mark}per_page=${PER_PAGE}&page=${page}`
    const answer = await request.api.request('GET', path)
    if (!answer.ok) return answer
    const some = jobsOf(answer.value)
    jobs.push(...some)
    if (some.length < PER_PAGE) break
  }
  return ok(jobs)
}

const MAX_PAST_ATTEMPTS = 5
const MAX_RUNS_BESIDE = 5
const PAGES_OF_PAST = 3

/** Earlier attempts, and other runs of the workflow for the same commit; what cannot be read tells nothing. */
async function readPast(request: TriageRequest, run: RunFacts): Promise<readonly PastAttempt[]> {
  const past: PastAttempt[] = []
  const oldest = Math.max(1, run.attempt - MAX_PAST_ATTEMPTS)
  for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
    const jobs = await listJobs(request, `runs/${run.id}/attempts/${attempt}/jobs`, PAGES_OF_PAST)
    if (jobs.ok) past.push({ run: run.id, attempt, jobs: jobs.value })
  }
  const path = `${base(request)}/actions/runs?head_sha=${encodeURIComponent(run.head_sha)}&per_page=${PER_PAGE}`
  const listed = await request.api.request('GET', path)
  const beside = listed.ok ? runsBeside(listed.value, run).slice(0, MAX_RUNS_BESIDE) : []
  for (const { id } of beside) {
    const jobs = await listJobs(request, `runs/${id}/jobs?filter=all`, PAGES_OF_PAST)
    for (const job of jobs.ok ? jobs.value : []) past.push({ run: id, attempt: job.attempt, jobs: [job] })
  }
  return past
}

/** What would fail the same way again: a kind that a job had in the attempt before too. */
async function repeated(
  request: TriageRequest,
  run: RunFacts,
  jobs: readonly TriagedJob[],
  past: readonly PastAttempt[],
): Promise<string | null> {
  const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1)
  for (const job of jobs) {
    if (job.class !== 'transient') continue
    const same = before?.jobs.find((each) => each.name === job.name && hasFailed(each))
    if (same === undefined) continue
    const then = await triageJob(request, same)
    if (then.kind === job.kind) return `${job.name} failed with ${job.kind} in two attempts in a row`
  }
  return null
}

/** The open pull request whose head is the commit of a run, also one from a fork; a push to the default branch has none. */
export async function pullRequestOf(
  api: GithubApi,
  { owner, repo }: Pick<TriageRequest, 'owner' | 'repo'>,
  run: RunFacts,
): Promise<number | null> {
  if (run.head_branch === null) return null
  const from = run.headRepository ?? `${owner}/${repo}`
  if (run.event === 'push' && from === `${owner}/${repo}`) {
    const repository = await api.request('GET', `/repos/${owner}/${repo}`)
    if (repository.ok && isJsonObject(repository.value) && repository.value['default_branch'] === run.head_branch)
      return null
  }
  const head = `${from.split('/')[0] ?? owner}:${encodeURIComponent(run.head_branch)}`
  const listed = await api.request('GET', `/repos/${owner}/${repo}/pulls?state=open&head=${head}&per_page=${PER_PAGE}`)
  return listed.ok ? pullRequestAt(listed.value, run.head_sha) : null
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
  if (!stream.ok) return err(stream.error.message)
  const reader = new LogReader()
  let bytes = 0
  try {
    for await (const chunk of stream.value) {
      bytes += chunk.length
      if (bytes > MAX_LOG_BYTES) break
      reader.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length))
    }
  } catch (error) {
    return err(errorMessage(error))
  }
  return ok(reader.end())
}

type Decided = Pick<TriageDocument, 'decision' | 'reason'>

function leave(reason: string): Decided {
  return { decision: 'leave', reason }
}

async function decide(
  request: TriageRequest,
  run: RunFacts,
  jobs: readonly TriagedJob[],
  past: readonly PastAttempt[],
): Promise<Decided> {
  if (jobs.length === 0) return { decision: 'none', reason: 'no job of this attempt failed' }
  // Who does not know the attempt must not ask for another.
  if (run.attempt < 1) return leave('the attempt of the run is not known')
  const inTheWay =
    obstacle(jobs, run.attempt, request.rerun) ??
    (await repeated(request, run, jobs, past)) ??
    (await staleness(request, run))
  if (inTheWay !== null) return leave(inTheWay)
  await request.sleep(request.rerunAfterSeconds * 1000 + Math.floor(request.random() * SPREAD_MS))
  const now = await readRun(request)
  if (!now.ok) return leave(`it is not known whether the run is already running again: ${now.error.message}`)
  if (now.value.attempt !== run.attempt || now.value.status !== 'completed') return leave('another run of it has begun')
  const moved = request.rerunAfterSeconds > 0 ? await staleness(request, run) : null
  return moved === null ? askAgain(request, run) : leave(moved)
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
    return leave('another run of it has begun')
  const advice = status === 403 ? '; the token needs actions: write' : ''
  request.note(`the failed jobs were not run again: ${message}${advice}`)
  return leave(`the request to run the failed jobs again was refused: ${message}`)
}
