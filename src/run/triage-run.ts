import { describeRefusal, withQuery } from '../core/github.js'
import { asObject } from '../core/json.js'
import type { ApiProblem, GithubApi, UnpackLogs } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { cutHead } from '../text/excerpt.js'
import { type Decided, type Dependent, decideRerun, leave, type RerunLimits } from '../triage/decision.js'
import { MAX_GUARD_CHARS, type TriageDocument, type TriagedJob, type TriagedRun } from '../triage/document.js'
import {
  findDependents,
  findQueuedPullRequest,
  hasFailed,
  type JobRecord,
  type ListedJob,
  listJobsOfDeployment,
  listRunsBeside,
  parseDeployments,
  parseJobs,
  parseRun,
  pullRequestAt,
  type RunFacts,
  readNewestCommit,
} from '../triage/github.js'
import { guardOfName } from '../triage/guard.js'
import { isComparable, type PastAttempt, withHistory } from '../triage/history.js'
import { completeDocument } from '../triage/next.js'
import type { Verdict } from '../triage/verdict.js'
import { AttemptLogs, type JobReading, lookAtJob, MAX_SINGLE_LOGS, readJobLog, stopAtRateLimit } from './triage-job.js'

export interface TriageRequest extends Pick<JobReading, 'api' | 'rules' | 'redactor'> {
  readonly owner: string
  readonly repo: string
  readonly runId: number
  readonly known: RunFacts | null
  readonly ledger: string | null
  readonly limits: RerunLimits
  readonly rerunAfterSeconds: number
  readonly rerunStale: boolean
  readonly unpackLogs: UnpackLogs
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
  readonly note: (text: string) => void
}

export interface Triaged {
  readonly document: TriageDocument & { readonly run: TriagedRun; readonly attempt: number }
  readonly run: RunFacts
  /** Names of the jobs that passed; skipped jobs are not included. */
  readonly passed: readonly string[]
}

const PER_PAGE = 100
const MAX_PAGES = 20
const MAX_PAST_ATTEMPTS = 5
const MAX_RUNS_BESIDE = 5
const PAGES_OF_PAST = 3
/** Maximum number of deployments whose jobs are asked for; any further one may be of any job. */
const MAX_DEPLOYMENTS = 30
/** Maximum number of deployments and of annotated jobs that are asked for in a run with many failed jobs. */
const MAX_OF_MANY = 1
/** Maximum random delay before the last check, so that two triages of one run do not both ask for another run. */
const SPREAD_MS = 2000

/** A deployment: the word that guards its jobs, and their names; null stands for any job. */
interface MadeDeployment {
  readonly word: string
  readonly names: readonly (string | null)[]
}

/** Finds out why each failed job of a run failed, and runs the failed jobs again if that may help. */
export class Triage {
  readonly #api: GithubApi
  readonly #base: string
  readonly #passed: string[] = []
  readonly #names = new Map<number, string>()
  readonly #unread: string[] = []
  readonly #logs: AttemptLogs[] = []
  /** Whether so many jobs failed that requests for single jobs would use up the token's limit. */
  #isLarge = false
  #deployments: Promise<readonly MadeDeployment[]> | null = null
  #annotationsAsked = 0

  constructor(readonly request: TriageRequest) {
    this.#api = stopAtRateLimit(request.api)
    this.#base = `/repos/${request.owner}/${request.repo}`
  }

  triage(): Promise<Result<Triaged, string>> {
    return this.#triage().finally(() => Promise.all(this.#logs.map((logs) => logs.close())))
  }

  async #triage(): Promise<Result<Triaged, string>> {
    const { known, runId, ledger, limits } = this.request
    const run = await this.#readRun()
    if (!run.ok) return this.#unlooked(known, 'the run cannot be read', run.error)
    // Jobs with `continue-on-error` do not fail the run. The list is read only because the ledger records which jobs passed.
    const hasPassed = run.value.conclusion === 'success'
    if (hasPassed && ledger === null) return ok(this.#triaged(run.value, [], decideRerun(run.value, [], limits)))
    const listed = await this.#listJobs(`runs/${runId}/jobs`, { filter: 'latest' })
    if (!listed.ok) return this.#unlooked(run.value, 'the jobs of the run cannot be listed', listed.error)
    for (const { name, conclusion } of listed.value) if (conclusion === 'success') this.#passed.push(name)
    const records = listed.value.filter((each) => !hasPassed && hasFailed(each))
    const logs = this.#openLogs(run.value, run.value.attempt, records.length)
    const failed: TriagedJob[] = []
    for (const job of records) {
      const { triaged, noLog } = await lookAtJob(this.#readingFrom(logs), job)
      failed.push(triaged)
      // A job that was cancelled before its first step did nothing, and has no log.
      const hasBegun = job.conclusion !== 'cancelled' || job.steps.length > 0
      if (noLog !== null && hasBegun) this.#addUnread(`the log of ${triaged.name}`, noLog)
    }
    const past = failed.some((job) => job.class !== 'cancelled') ? await this.#readPast(run.value) : []
    const jobs = failed.map((job) => withHistory(job, run.value, past, ledger ?? ''))
    const decided = await this.#decide(run.value, jobs, past, { all: listed.value, logs })
    return ok(this.#triaged(run.value, decided.jobs, decided))
  }

  #triaged(run: RunFacts, jobs: readonly TriagedJob[], { decision, reason: why }: Decided): Triaged {
    const { redactor } = this.request
    const { attempt, id, workflow, event, head_sha, url } = run
    // Names of runs and branches are untrusted.
    const branch = run.head_branch === null ? null : redactor.text(run.head_branch)
    const named = { id, name: redactor.text(run.name), workflow, event, head_branch: branch, head_sha, url }
    const reason = redactor.text(why)
    const passed = this.#passed.map((name) => redactor.text(name))
    const document = { schema_version: 1 as const, run: named, attempt, decision, reason, jobs }
    return { document: completeDocument(document, Date.now()), run, passed }
  }

  /** Returns the result for a run that could not be read: a note for a rate limit that is too long to wait for, else a failure. */
  #unlooked(run: RunFacts | null, what: string, problem: ApiProblem): Result<Triaged, string> {
    const message = `${what}: ${problem.message}`
    if (problem.isRateLimit !== true || run === null) return err(message)
    this.request.note(message)
    return ok(this.#triaged(run, [], leave(message)))
  }

  async #readRun(): Promise<Result<RunFacts, ApiProblem>> {
    const answer = await this.#api.request('GET', `${this.#base}/actions/runs/${this.request.runId}`)
    if (!answer.ok) return answer
    const run = parseRun(answer.value)
    return run === null ? err({ status: null, message: 'the answer is not a run' }) : ok(run)
  }

  async #listJobs(
    what: string,
    query: Readonly<Record<string, string>>,
    pages = MAX_PAGES,
  ): Promise<Result<readonly ListedJob[], ApiProblem>> {
    const jobs: ListedJob[] = []
    for (let page = 1; page <= pages; page += 1) {
      const path = withQuery(`${this.#base}/actions/${what}`, { ...query, per_page: PER_PAGE, page })
      const answer = await this.#api.request('GET', path)
      if (!answer.ok) return answer
      const some = parseJobs(answer.value)
      // A loop, because a spread of very many arguments overflows the stack.
      for (const job of some) {
        jobs.push(job)
        this.#names.set(job.id, job.name)
      }
      if (some.length < PER_PAGE) break
    }
    return ok(jobs)
  }

  #openLogs(run: RunFacts, attempt: number, jobs: number): AttemptLogs {
    this.#isLarge ||= jobs > MAX_SINGLE_LOGS
    const usesArchive = jobs > MAX_SINGLE_LOGS
    const { unpackLogs } = this.request
    const logs = new AttemptLogs({ api: this.#api, base: this.#base, runId: run.id, attempt, usesArchive, unpackLogs })
    this.#logs.push(logs)
    return logs
  }

  #addUnread(what: string, { message }: ApiProblem, permission = 'actions: read'): void {
    this.#unread.push(`${what} cannot be read (this needs ${permission}): ${message}`)
  }

  /** Returns earlier attempts, and other runs of the workflow for the same commit if those tested the same tree. */
  async #readPast(run: RunFacts): Promise<readonly PastAttempt[]> {
    const past: PastAttempt[] = []
    const oldest = Math.max(1, run.attempt - (this.#isLarge ? 1 : MAX_PAST_ATTEMPTS))
    for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
      const jobs = await this.#listJobs(`runs/${run.id}/attempts/${attempt}/jobs`, {}, PAGES_OF_PAST)
      if (jobs.ok) past.push({ run: run.id, attempt, jobs: jobs.value })
      else this.#addUnread(`the jobs of attempt ${attempt}`, jobs.error)
    }
    if (this.#isLarge || !isComparable(run)) return past
    const { head_sha, event } = run
    const path = withQuery(`${this.#base}/actions/runs`, { head_sha, event, per_page: PER_PAGE })
    const listed = await this.#api.request('GET', path)
    const beside = listed.ok ? listRunsBeside(listed.value, run).slice(0, MAX_RUNS_BESIDE) : []
    for (const { id } of beside) {
      const jobs = await this.#listJobs(`runs/${id}/jobs`, { filter: 'all' }, PAGES_OF_PAST)
      for (const job of jobs.ok ? jobs.value : []) past.push({ run: id, attempt: job.attempt, jobs: [job] })
    }
    return past
  }

  #readingFrom(logs: AttemptLogs): JobReading {
    const { rules, redactor } = this.request
    const wantsAnnotations = ({ kind }: Verdict): boolean => {
      if (!this.#isLarge) return true
      if (kind === null) this.#annotationsAsked += 1
      return kind === null && this.#annotationsAsked <= MAX_OF_MANY
    }
    return { api: this.#api, base: this.#base, rules, redactor, openLog: logs.open, wantsAnnotations }
  }

  /** Decides by what is known; everything that costs further requests is read only if nothing else prevents a re-run. */
  async #decide(
    run: RunFacts,
    failed: readonly TriagedJob[],
    past: readonly PastAttempt[],
    { all, logs }: { readonly all: readonly ListedJob[]; readonly logs: AttemptLogs },
  ): Promise<Decided & { readonly jobs: readonly TriagedJob[] }> {
    const { limits } = this.request
    const unread = this.#unread
    const records = findDependents(all)
    // A re-run repeats all steps of a job that passed.
    const named = records.map((job) =>
      this.#toDependent(job, [job.name, ...job.steps].map(guardOfName).find((word) => word !== null) ?? null),
    )
    const first = decideRerun(run, failed, limits, { before: [], dependents: named, unread })
    if (first.decision !== 'rerun') return { ...first, jobs: failed }
    const isNamed = limits.jobs.length > 0
    const guarded: readonly Dependent[] = isNamed ? named : await this.#guardDependents(run, records, logs)
    const [jobs, dependents] = isNamed
      ? [failed, guarded]
      : [await this.#withDeployments(run, failed), await this.#withDeployments(run, guarded)]
    const before = await this.#before(run, jobs, past)
    const decided = decideRerun(run, jobs, limits, { before, dependents, unread })
    return { ...(decided.decision === 'rerun' ? await this.#ask(run) : decided), jobs }
  }

  async #guardDependents(run: RunFacts, jobs: readonly JobRecord[], logs: AttemptLogs): Promise<readonly Dependent[]> {
    const opened =
      logs.source.usesArchive || jobs.length <= MAX_SINGLE_LOGS ? logs : this.#openLogs(run, run.attempt, jobs.length)
    const dependents: Dependent[] = []
    for (const job of jobs) {
      const log = await readJobLog(this.#readingFrom(opened), job)
      const dependent = this.#toDependent(job, log.ok ? log.value.guard : null)
      if (!log.ok) this.#addUnread(`the log of ${dependent.name}`, log.error)
      dependents.push(dependent)
      // One guard leaves the run.
      if (dependent.guarded !== undefined) break
    }
    return dependents
  }

  #toDependent({ id, name }: JobRecord, guard: string | null): Dependent {
    const { redactor } = this.request
    const guarded = guard === null ? {} : { guarded: cutHead(redactor.text(guard), MAX_GUARD_CHARS) }
    return { id, name: redactor.text(name), ...guarded }
  }

  async #ask(run: RunFacts): Promise<Decided> {
    const { rerunAfterSeconds, sleep, random } = this.request
    const stale = await this.#staleness(run)
    if (stale !== null) return leave(stale)
    await sleep(rerunAfterSeconds * 1000 + Math.floor(random() * SPREAD_MS))
    const now = await this.#readRun()
    if (!now.ok) return leave(`it is not known whether the run is already running again: ${now.error.message}`)
    const { attempt, status } = now.value
    if (attempt !== run.attempt || status !== 'completed') return leave('another run of it has begun')
    const moved = rerunAfterSeconds > 0 ? await this.#staleness(run) : null
    return moved === null ? this.#askAgain(run) : leave(moved)
  }

  /** Returns the failed jobs of the previous attempt that failed again with a transient kind. */
  async #before(run: RunFacts, jobs: readonly TriagedJob[], past: readonly PastAttempt[]) {
    const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1)
    const names = new Set(jobs.filter((job) => job.class === 'transient').map(({ name }) => name))
    const isSame = ({ name }: JobRecord): boolean => names.has(this.request.redactor.text(name))
    const again = (before?.jobs ?? []).filter((job) => isSame(job) && hasFailed(job))
    const logs = this.#openLogs(run, run.attempt - 1, again.length)
    const found: TriagedJob[] = []
    for (const job of again) {
      const { triaged, noLog } = await lookAtJob(this.#readingFrom(logs), job)
      found.push(triaged)
      if (noLog !== null && triaged.kind === null)
        this.#addUnread(`the log of ${triaged.name} in attempt ${run.attempt - 1}`, noLog)
    }
    return found
  }

  async #withDeployments<Job extends Dependent>(run: RunFacts, jobs: readonly Job[]): Promise<readonly Job[]> {
    this.#deployments ??= this.#readDeployments(run)
    const deployments = await this.#deployments
    return jobs.map((job) => {
      const isMeant = (name: string | null): boolean =>
        name === null || name === this.#names.get(job.id ?? 0) || name === job.name
      const found = deployments.find(({ names }) => names.some(isMeant))
      return found === undefined ? job : { ...job, guarded: job.guarded ?? found.word }
    })
  }

  async #readDeployments(run: RunFacts): Promise<readonly MadeDeployment[]> {
    const base = `${this.#base}/deployments`
    const listed = await this.#api.request('GET', withQuery(base, { sha: run.head_sha, per_page: PER_PAGE }))
    if (!listed.ok) {
      this.#addUnread('the deployments of the commit', listed.error, 'deployments: read')
      return []
    }
    const found: MadeDeployment[] = []
    for (const [index, { id, environment }] of parseDeployments(listed.value).entries()) {
      const isAsked = index < (this.#isLarge ? MAX_OF_MANY : MAX_DEPLOYMENTS)
      const statuses = isAsked
        ? await this.#api.request('GET', withQuery(`${base}/${id}/statuses`, { per_page: PER_PAGE }))
        : null
      const ids = listJobsOfDeployment(statuses?.ok === true ? statuses.value : null, run.id)
      const names = ids.map((job) => (job === null ? null : (this.#names.get(job) ?? null)))
      found.push({ word: cutHead(this.request.redactor.text(`deployment to ${environment}`), MAX_GUARD_CHARS), names })
    }
    return found
  }

  /** Returns why the run is stale; null if its commit is the newest of the branch. A newer commit has its own run. */
  async #staleness({ head_branch: name, head_sha, headRepository, event }: RunFacts): Promise<string | null> {
    // The merge queue removes its branch when it is done with it, and does not wait for another attempt.
    const isQueued = event === 'merge_group'
    if (this.request.rerunStale && !isQueued) return null
    if (name === null) return 'the branch of the run is not known'
    const repository = headRepository === null ? this.#base : `/repos/${headRepository}`
    const branch = name.split('/').map(encodeURIComponent).join('/')
    let answer = await this.#api.request('GET', `${repository}/branches/${branch}`)
    // For a run of a tag, `head_branch` is the name of the tag.
    if (!answer.ok && answer.error.status === 404 && isQueued) return `the branch ${name} of the merge queue is gone`
    if (!answer.ok && answer.error.status === 404)
      answer = await this.#api.request('GET', `${repository}/commits/${branch}`)
    if (!answer.ok) return `it is not known whether the branch ${name} has moved on: ${answer.error.message}`
    return readNewestCommit(answer.value) === head_sha ? null : `the branch ${name} has moved on since`
  }

  async #askAgain({ id, attempt }: RunFacts): Promise<Decided> {
    const asked = await this.#api.request('POST', `${this.#base}/actions/runs/${id}/rerun-failed-jobs`, {})
    if (asked.ok || asked.error.status === 201)
      return { decision: 'rerun', reason: `every failed job is transient; attempt ${attempt + 1} was asked for` }
    if (/already running|has already been|in progress/i.test(asked.error.message))
      return leave(`another run of it has begun: ${asked.error.message}`)
    const refusal = describeRefusal(asked.error, 'actions: write')
    this.request.note(`the failed jobs were not run again: ${refusal}`)
    return leave(`the request to run the failed jobs again was refused: ${refusal}`)
  }
}

/** Returns the open pull request whose head is the commit of a run, forks included; null for a push to the default branch. */
export async function findPullRequest(
  api: GithubApi,
  { owner, repo }: Pick<TriageRequest, 'owner' | 'repo'>,
  run: RunFacts,
): Promise<number | null> {
  if (run.head_branch === null) return null
  if (run.event === 'merge_group') return findQueuedPullRequest(run.head_branch)
  const base = `/repos/${owner}/${repo}`
  const from = run.headRepository ?? `${owner}/${repo}`
  if (run.event === 'push' && from === `${owner}/${repo}`) {
    const repository = await api.request('GET', base)
    if (repository.ok && asObject(repository.value)['default_branch'] === run.head_branch) return null
  }
  const head = `${from.split('/')[0] ?? owner}:${run.head_branch}`
  const listed = await api.request('GET', withQuery(`${base}/pulls`, { state: 'open', head, per_page: PER_PAGE }))
  return listed.ok ? pullRequestAt(listed.value, run.head_sha) : null
}
