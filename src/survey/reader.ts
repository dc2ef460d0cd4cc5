import { withQuery } from '../core/github.js'
import { asObject, isCount, isJsonObject, type Json } from '../core/json.js'
import type { AnswerMemory, ApiProblem, GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { createTriagedJob } from '../triage/document.js'
import { hasFailed } from '../triage/github.js'
import { createJobFacts, type JobReading, lookAtJob } from '../triage/job.js'
import { judgeJob } from '../triage/verdict.js'
import type { SurveyCache } from './cache.js'
import type { SurveyFacts } from './document.js'
import {
  createAttempt,
  type FailedJob,
  type JobFinding,
  type ListedRun,
  type LogState,
  type Missing,
  measureSeconds,
  parseListedRun,
  parseRepositoryFacts,
  parseSurveyedJobs,
  type ReadRun,
  type RepositoryFacts,
  type SurveyedAttempt,
  type SurveyedJob,
  trimRuns,
} from './facts.js'
import { findAllowedFailures } from './sightings.js'
import { Tally } from './tally.js'
import { formatCreatedQuery, splitWindow, type Window } from './window.js'

export interface ReadRequest extends Omit<JobReading, 'base'> {
  readonly repository: string
  readonly window: Window
  readonly branches: readonly string[]
  readonly workflows: readonly string[]
  readonly logs: number
  /** Whether the repository is one of several, whose page says less about private ones. */
  readonly isOneOfMany: boolean
  readonly cache: SurveyCache
  readonly waits: boolean
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly now: () => number
  readonly note: (text: string) => void
  readonly progress: (progress: SurveyProgress) => void
}

export type SurveyProgress = Record<'runs' | 'looked' | 'remarkable' | 'jobs' | 'failedJobs', number>

export function formatProgressWords({ runs, looked, remarkable, jobs, failedJobs }: SurveyProgress): readonly string[] {
  return [
    `${runs} runs listed`,
    ...(looked > 0 ? [`jobs of ${looked} of ${remarkable} read`] : []),
    ...(jobs > 0 ? [`${jobs} of ${failedJobs} failed jobs looked at`] : []),
  ]
}

/** `isLimited` tells whether GitHub's limit cut the reading off. */
type ReadSurvey = Pick<SurveyFacts, 'tally' | 'runs' | 'complete' | 'missing' | 'about'> & {
  readonly isLimited: boolean
}

const AT_ONCE = 4
const PER_PAGE = 100
/** GitHub allows fewer attempts of a run; a server that names more is wrong. */
const MAX_ATTEMPTS = 100
/** Enough for windows with a million runs. */
const MAX_SPLITS = 5000
/** The most runs that GitHub lists for a query, whatever `total_count` says. */
const MOST_LISTED = 1000
/** Runs that may be created while a window and its halves are asked for. */
const NEW_RUNS = 100
const MAX_JOB_PAGES = 20
const TRIES = 3
const FIRST_WAIT_MS = 500
const UNNAMED_WAIT_MS = 60_000
/** The age of a job after which a missing log counts as gone for good. */
const GONE_AFTER_SECONDS = 3600

const NOTHING_MISSING = { runs: 0, attempts: 0, logs_gone: 0, logs_forbidden: 0, logs_cut: 0, logs_failed: 0 }

interface Part {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly window: Window
  /** Names the part among those of other windows: a digit for each time that the window was halved. */
  readonly half: string
  /** The total of the window that was halved, and what its halves said so far. */
  readonly whole: { readonly total: number; sum: number } | null
}

export class SurveyReader {
  readonly #tally = new Tally()
  readonly #missing: Missing = { ...NOTHING_MISSING, notes: [] }
  readonly #base: string
  readonly #api: GithubApi
  #complete = true
  #answers = 0
  #limit: ApiProblem | null = null
  #waiting: Promise<void> | null = null
  readonly #done = { looked: 0, jobs: 0, failedJobs: 0 }

  constructor(readonly request: ReadRequest) {
    const { api, repository } = request
    this.#base = `/repos/${repository}`
    this.#api = {
      request: (method, path, body, options) => this.#ask(() => api.request(method, path, body, options)),
      stream: (path) => this.#ask(() => api.stream(path)),
    }
  }

  async read(): Promise<Result<ReadSurvey, ApiProblem>> {
    const first = await this.#list()
    if (this.#answers === 0 && first !== null) return err(first)
    this.#tally.endListing()
    const remarkable = this.#tally.remarkable.toSorted((one, other) => other.created - one.created || other.id - one.id)
    const runs: ReadRun[] = []
    await drain(remarkable, async (run) => {
      runs.push(await this.#readRun(run))
      this.#done.looked += 1
      this.#reportProgress()
    })
    await this.#readLogs(runs.flatMap(({ failed }) => failed))
    const about = await this.#readAbout()
    if (this.#limit !== null) {
      this.#complete = false
      this.#missing.notes.push(this.request.redactor.text(`GitHub's limit was reached: ${this.#limit.message}`))
    }
    const isLimited = this.#limit !== null
    return ok({ tally: this.#tally, runs, about, complete: this.#complete, missing: this.#missing, isLimited })
  }

  /** Asks the repository for its default branch if a run failed and the runs have several branches. */
  async #readAbout(): Promise<RepositoryFacts> {
    const { isOneOfMany, cache } = this.request
    const { branches, remarkable } = this.#tally
    if (remarkable.length === 0 || (!isOneOfMany && branches.size < 2)) return parseRepositoryFacts(null)
    const memory = cache.remember(this.#base, this.#base, (answer) => {
      const { default_branch = null, private: isPrivate = null } = asObject(answer)
      return { default_branch, private: isPrivate }
    })
    const answer = await this.#api.request('GET', this.#base, undefined, { memory })
    return parseRepositoryFacts(answer.ok ? answer.value : null)
  }

  /** Waits for rate limits and retries broken connections; the client itself retries outages. */
  async #ask<T>(ask: () => Promise<Result<T, ApiProblem>>): Promise<Result<T, ApiProblem>> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#waiting
      if (this.#limit !== null) return err(this.#limit)
      const answer = await ask()
      if (answer.ok) return answer
      if (answer.error.isRateLimit === true) {
        if (!this.request.waits) {
          this.#limit = answer.error
          return answer
        }
        await this.#waitOut(answer.error)
        attempt = 0
      } else if (answer.error.status !== null || attempt >= TRIES) return answer
      else await this.request.sleep(FIRST_WAIT_MS * 2 ** (attempt - 1))
    }
  }

  async #waitOut({ retryAfterMs }: ApiProblem): Promise<void> {
    if (this.#waiting !== null) return this.#waiting
    const { now, sleep, note } = this.request
    const wait = retryAfterMs ?? UNNAMED_WAIT_MS
    note(`GitHub's limit is reached; waiting until ${new Date(now() + wait).toISOString().slice(0, 19)}Z`)
    this.#waiting = sleep(wait)
    await this.#waiting
    this.#waiting = null
  }

  /** Notes that the survey lacks something; what a rate limit cut off needs no notes of its own. */
  #miss(note: string): void {
    this.#complete = false
    const { notes } = this.#missing
    if (this.#limit === null && notes.length < 20) notes.push(this.request.redactor.text(note))
  }

  #reportProgress(): void {
    const { runs, remarkable } = this.#tally
    this.request.progress({ runs, remarkable: remarkable.length, ...this.#done })
  }

  async #list(): Promise<ApiProblem | null> {
    const { branches, workflows, window } = this.request
    const paths = workflows.map((file) => `${this.#base}/actions/workflows/${encodeURIComponent(file)}/runs`)
    const queries = branches.map((branch) => ({ branch }))
    const parts: Part[] = (paths.length > 0 ? paths : [`${this.#base}/actions/runs`]).flatMap((path) =>
      (queries.length > 0 ? queries : [{}]).map((query) => ({ path, query, window, half: '', whole: null })),
    )
    let first: ApiProblem | null = null
    await drain(parts, async (part) => {
      const problem = namePermission(await this.#readListPart(part, parts))
      if (problem === null) return
      first ??= problem
      this.#miss(`runs created in ${formatCreatedQuery(part.window)} cannot be listed: ${problem.message}`)
    })
    return first
  }

  /** Number of windows that were split, because GitHub said that they hold too many runs. */
  #splits = 0
  /** Whether halves had no more runs than the whole. A server whose total ignores the window would be asked without end. */
  #totalsFit = true

  #readListPart({ path, query, window, half, whole }: Part, parts: Part[]): Promise<ApiProblem | null> {
    const { cache, redactor } = this.request
    const asked = { ...query, created: formatCreatedQuery(window) }
    const remember = (address: string, page: number): AnswerMemory | undefined =>
      cache.remember(address, JSON.stringify([path, query, half, page]), (answer) => trimRuns(answer, redactor))
    const take = (items: readonly Json[], total: number, page: number): boolean => {
      this.#answers += 1
      if (page === 1 && whole !== null) {
        whole.sum += total
        if (whole.sum > whole.total + NEW_RUNS) this.#totalsFit = false
      }
      if (page === 1 && total >= MOST_LISTED) {
        this.#splits += 1
        const smaller = this.#splits > MAX_SPLITS || !this.#totalsFit ? [] : splitWindow(window)
        const halved = { total, sum: 0 }
        const halves = smaller.map((each, at) => ({ path, query, window: each, half: `${half}${at}`, whole: halved }))
        for (const part of halves.reverse()) parts.unshift(part)
        if (smaller.length > 0) return false
        const more = total - MOST_LISTED
        this.#missing.runs += more
        if (more > 0) this.#miss(`${more} runs of ${asked.created} are not listed by GitHub`)
      }
      let hasNew = false
      for (const each of items) {
        const run = parseListedRun(each, redactor)
        if (run !== null) hasNew = this.#tally.add(run) || hasNew
      }
      this.#reportProgress()
      return hasNew
    }
    return this.#readPages(path, asked, 'workflow_runs', MOST_LISTED / PER_PAGE, take, remember)
  }

  async #readPages(
    path: string,
    query: Readonly<Record<string, string>>,
    name: string,
    mostPages: number,
    take: (items: readonly Json[], total: number, page: number) => boolean,
    remember?: (address: string, page: number) => AnswerMemory | undefined,
  ): Promise<ApiProblem | null> {
    for (let page = 1; page <= mostPages; page += 1) {
      const address = withQuery(path, { ...query, per_page: PER_PAGE, page })
      const answer = await this.#api.request('GET', address, undefined, { memory: remember?.(address, page) })
      if (!answer.ok) return answer.error
      const items = isJsonObject(answer.value) ? answer.value[name] : null
      if (!isJsonObject(answer.value) || !Array.isArray(items))
        return { status: null, message: `the answer is not a list of ${name}` }
      const counted = answer.value['total_count']
      // Without a total, a page that is not full is the last.
      const total = isCount(counted) ? counted : items.length < PER_PAGE ? 0 : MOST_LISTED - 1
      if (!take(items, total, page) || items.length === 0 || page * PER_PAGE >= total) break
    }
    return null
  }

  async #readRun(run: ListedRun): Promise<ReadRun> {
    const attempts: SurveyedAttempt[] = []
    for (let attempt = 1; attempt <= Math.min(run.attempt, MAX_ATTEMPTS); attempt += 1) {
      const jobs = await this.#readJobs(run.id, attempt)
      const earlier = attempts.flatMap((each) => each.jobs)
      attempts.push(createAttempt(jobs, attempt, earlier))
    }
    const allowed = findAllowedFailures({ run, attempts })
    const failed = attempts.flatMap(({ jobs }, at) =>
      jobs
        .filter((job) => hasFailed(job) && !allowed.has(job.name))
        .map((job): FailedJob => ({ run, attempt: at + 1, job, finding: null })),
    )
    this.#done.failedJobs += failed.length
    return { run, attempts, failed }
  }

  async #readJobs(run: number, attempt: number): Promise<readonly SurveyedJob[] | null> {
    const stored = this.request.cache.jobs.read(`${run}-${attempt}`)
    if (stored !== null) return stored
    const jobs = new Map<number, SurveyedJob>()
    const path = `${this.#base}/actions/runs/${run}/attempts/${attempt}/jobs`
    const problem = await this.#readPages(path, {}, 'jobs', MAX_JOB_PAGES, (items) => {
      const before = jobs.size
      for (const job of parseSurveyedJobs(items, this.request.redactor)) jobs.set(job.id, job)
      return jobs.size > before
    })
    if (problem !== null) {
      this.#missing.attempts += 1
      this.#miss(`jobs of attempt ${attempt} of run ${run} cannot be listed: ${namePermission(problem)?.message}`)
      return null
    }
    this.request.cache.jobs.write(`${run}-${attempt}`, [...jobs.values()])
    return [...jobs.values()]
  }

  /** Reads the logs of failed jobs, the newest first, and then of cancelled ones, up to the limit. */
  async #readLogs(failed: readonly FailedJob[]): Promise<void> {
    const rank = ({ job }: FailedJob): number => (job.conclusion === 'cancelled' ? 1 : 0)
    const order = failed.toSorted(
      (one, other) =>
        rank(one) - rank(other) || (other.job.ended ?? 0) - (one.job.ended ?? 0) || other.job.id - one.job.id,
    )
    const hasStarted = (one: FailedJob): boolean =>
      rank(one) === 0 || one.job.failedStep !== null || measureSeconds(one.job) > 0
    const started = order.filter(hasStarted)
    const looked = started.slice(0, this.request.logs)
    const cut = started.slice(looked.length)
    this.#missing.logs_cut += cut.length
    for (const one of order) if (!hasStarted(one)) one.finding = this.#judgeWithoutLog(one.job, 'gone')
    for (const one of cut) one.finding = this.#judgeWithoutLog(one.job, 'cut')
    this.#done.failedJobs = looked.length
    await drain(looked, async (one) => {
      one.finding = await this.#readFinding(one.job)
      const { log } = one.finding
      if (log !== 'read') this.#missing[`logs_${log}`] += 1
      this.#done.jobs += 1
      this.#reportProgress()
    })
  }

  #judgeWithoutLog(job: SurveyedJob, log: LogState): JobFinding {
    const { id, name, url, conclusion } = job
    const verdict = judgeJob(this.request.rules, null, createJobFacts(job))
    const triaged = createTriagedJob({ id, name, url, conclusion }, verdict, this.request.redactor, null)
    return { triaged, log, last: null }
  }

  async #readFinding(job: SurveyedJob): Promise<JobFinding> {
    const { cache, rules, redactor, now } = this.request
    const stored = cache.findings.read(String(job.id))
    if (stored !== null) return stored
    for (let attempt = 1; ; attempt += 1) {
      const looked = await lookAtJob({ api: this.#api, base: this.#base, rules, redactor }, job, true)
      const { noLog, noAnnotations, last } = looked
      // The log broke off while it was read.
      if (noLog !== null && noLog.status === null && this.#limit === null && attempt < TRIES) continue
      const { evidence, annotations, script: _script, ...rest } = looked.triaged
      const triaged = { ...rest, evidence: evidence.slice(0, 1), annotations: annotations.slice(0, 10) }
      const finding = { triaged, log: toLogState(noLog), last: evidence.length > 0 ? null : last }
      if (finding.log === 'failed') this.#miss(`the log of job ${job.id} cannot be read: ${noLog?.message ?? ''}`)
      const isLongAgo = job.ended !== null && now() / 1000 - job.ended > GONE_AFTER_SECONDS
      const isFinal = finding.log === 'read' || (finding.log === 'gone' && isLongAgo)
      if (isFinal && (noAnnotations === null || isRefusal(noAnnotations))) cache.findings.write(String(job.id), finding)
      return finding
    }
  }
}

function isRefusal({ status, isRateLimit }: ApiProblem): boolean {
  return isRateLimit !== true && status !== null && status < 500
}

/** Adds to a refusal which permission the token lacks. */
function namePermission(problem: ApiProblem | null): ApiProblem | null {
  if (problem?.status !== 403 || !isRefusal(problem)) return problem
  return { ...problem, message: `${problem.message} (this needs \`actions: read\`)` }
}

function toLogState(problem: ApiProblem | null): LogState {
  if (problem === null || !isRefusal(problem)) return problem === null ? 'read' : 'failed'
  return problem.status === 404 || problem.status === 410 ? 'gone' : 'forbidden'
}

/** Works off a queue, to which work may add, with a few items at once. */
async function drain<T>(queue: T[], work: (item: T) => Promise<void>): Promise<void> {
  const busy = new Set<Promise<void>>()
  while (queue.length > 0 || busy.size > 0) {
    const item = busy.size < AT_ONCE ? queue.shift() : undefined
    if (item === undefined) {
      await Promise.race(busy)
      continue
    }
    const doing: Promise<void> = work(item).finally(() => busy.delete(doing))
    busy.add(doing)
  }
}
