import type { ApiProblem, GithubApi, UnpackLogs } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { type Decided, decideRerun, leave } from './decision.js'
import type { TriageDocument, TriagedJob, TriagedRun } from './document.js'
import { hasFailed, type ListedJob, parseRun, type RunFacts } from './github.js'
import { isComparable, type PastAttempt, withHistory } from './history.js'
import { LogDesk, lookAtJob, stopAtRateLimit } from './job.js'
import { listJobs, listRuns } from './lists.js'
import { completeDocument } from './next.js'
import { RerunJudge, type RerunRequest } from './rerun.js'
import { describeUnread, findListProblem } from './standing.js'

export interface TriageRequest extends RerunRequest {
  readonly runId: number
  readonly known: RunFacts | null
  readonly ledger: string | null
  readonly unpackLogs: UnpackLogs
}

export interface Triaged {
  readonly document: TriageDocument & { readonly run: TriagedRun; readonly attempt: number }
  readonly run: RunFacts
  /** Names of the jobs that passed; skipped jobs are not included. */
  readonly passed: readonly string[]
}

const MAX_PAST_ATTEMPTS = 5
const MAX_RUNS_BESIDE = 5

/** Finds out why each failed job of a run failed, and runs the failed jobs again if that may help. */
export class Triage {
  readonly #api: GithubApi
  readonly #base: string
  readonly #passed: string[] = []
  readonly #unread: string[] = []
  readonly #desk: LogDesk

  constructor(readonly request: TriageRequest) {
    this.#api = stopAtRateLimit(request.api)
    this.#base = `/repos/${request.owner}/${request.repo}`
    this.#desk = new LogDesk({ ...request, api: this.#api, base: this.#base, mayRerun: request.limits.highest > 0 })
  }

  triage(): Promise<Result<Triaged, string>> {
    return this.#triage().finally(() => this.#desk.close())
  }

  async #triage(): Promise<Result<Triaged, string>> {
    const { known, runId, ledger, limits } = this.request
    const run = await this.#readRun()
    if (!run.ok) return this.#unlooked(known, 'the run cannot be read', run.error)
    // Jobs with `continue-on-error` do not fail the run. The list is read only because the ledger records which jobs passed.
    const hasPassed = run.value.conclusion === 'success'
    if (hasPassed && ledger === null) return ok(this.#triaged(run.value, [], decideRerun(run.value, [], limits)))
    const listed = await listJobs(this.#api, this.#base, `runs/${runId}/jobs`, { filter: 'latest' })
    if (!listed.ok) return this.#unlooked(run.value, 'the jobs of the run cannot be listed', listed.error)
    const { entries: all, missing } = listed.value
    if (missing !== null) this.#addUnread('the list of the jobs', { status: null, message: missing })
    for (const { name, conclusion } of all) if (conclusion === 'success') this.#passed.push(name)
    const failed = await this.#lookAtJobs(
      run.value,
      all.filter((each) => !hasPassed && hasFailed(each)),
    )
    const past = failed.some((job) => job.class !== 'cancelled') ? await this.#readPast(run.value) : []
    const jobs = failed.map((job) => withHistory(job, run.value, past, ledger ?? ''))
    const judge = new RerunJudge(this.request, this.#api, this.#desk, this.#unread, () => this.#readRun())
    const decided = await judge.decide(run.value, jobs, past, all)
    return ok(this.#triaged(run.value, decided.jobs, decided, decided.safe))
  }

  async #lookAtJobs(run: RunFacts, records: readonly ListedJob[]): Promise<readonly TriagedJob[]> {
    const logs = this.#desk.open(run, run.attempt, records.length)
    const failed: TriagedJob[] = []
    for (const job of records) {
      const { triaged, noLog, noAnnotations } = await lookAtJob(this.#desk.readingFrom(logs), job)
      failed.push(triaged)
      // A job that was cancelled before its first step did nothing, and has no log.
      const hasBegun = job.conclusion !== 'cancelled' || job.steps.length > 0
      if (noLog !== null && hasBegun) this.#addUnread(`the log of ${triaged.name}`, noLog)
      if (noAnnotations !== null) this.#addUnread(`the annotations of ${triaged.name}`, noAnnotations, 'checks: read')
    }
    return failed
  }

  #triaged(
    run: RunFacts,
    jobs: readonly TriagedJob[],
    { decision, reason: why }: Decided,
    safe: readonly string[] = [],
  ): Triaged {
    const { redactor, owner, repo } = this.request
    const { attempt, id, workflow, event, head_sha, url } = run
    // Names of runs and branches are untrusted.
    const branch = run.head_branch === null ? null : redactor.text(run.head_branch)
    const named = { id, name: redactor.text(run.name), workflow, event, head_branch: branch, head_sha, url }
    const reason = redactor.text(why)
    const passed = this.#passed.map((name) => redactor.text(name))
    const document = { schema_version: 1 as const, run: named, attempt, decision, reason, jobs }
    // A push is always one to this repository; a fork that is gone has no name.
    const from = run.headRepository ?? (event.startsWith('pull_request') ? null : `${owner}/${repo}`)
    const isForeign = from?.toLowerCase() !== `${owner}/${repo}`.toLowerCase()
    return { document: completeDocument(document, { now: Date.now(), isForeign, safe }), run, passed }
  }

  /** Returns the result for a run that could not be read: a note where another look may help, else a failure. */
  #unlooked(run: RunFacts | null, what: string, problem: ApiProblem): Result<Triaged, string> {
    const message = `${what}: ${problem.message}`
    const isPassing = problem.isRateLimit === true || problem.status === null || problem.status >= 500
    if (!isPassing || run === null) return err(message)
    this.request.note(message)
    return ok(this.#triaged(run, [], leave(message)))
  }

  async #readRun(): Promise<Result<RunFacts, ApiProblem>> {
    const answer = await this.#api.request('GET', `${this.#base}/actions/runs/${this.request.runId}`)
    if (!answer.ok) return answer
    const run = parseRun(answer.value)
    return run === null ? err({ status: null, message: 'the answer is not a run' }) : ok(run)
  }

  #addUnread(what: string, problem: ApiProblem, permission = 'actions: read'): void {
    this.#unread.push(describeUnread(what, problem, permission))
  }

  /** Returns earlier attempts, and other runs of the workflow for the same commit if those tested the same tree. */
  async #readPast(run: RunFacts): Promise<readonly PastAttempt[]> {
    const past: PastAttempt[] = []
    const oldest = Math.max(1, run.attempt - (this.#desk.isLarge ? 1 : MAX_PAST_ATTEMPTS))
    for (let attempt = run.attempt - 1; attempt >= oldest; attempt -= 1) {
      const listed = await listJobs(this.#api, this.#base, `runs/${run.id}/attempts/${attempt}/jobs`)
      const problem = findListProblem(listed)
      if (problem !== null) this.#addUnread(`the jobs of attempt ${attempt}`, problem)
      if (listed.ok) past.push({ run: run.id, attempt, jobs: listed.value.entries })
    }
    if (this.#desk.isLarge || !isComparable(run)) return past
    const { head_sha, event, id, workflow } = run
    const listed = await listRuns(this.#api, this.#base, { head_sha, event })
    const beside = (listed.ok ? listed.value.entries : []).filter(
      (other) => other.id !== id && other.workflow === workflow && other.event === event,
    )
    for (const other of beside.slice(0, MAX_RUNS_BESIDE)) {
      const jobs = await listJobs(this.#api, this.#base, `runs/${other.id}/jobs`, { filter: 'all' })
      for (const job of jobs.ok ? jobs.value.entries : [])
        past.push({ run: other.id, attempt: job.attempt, jobs: [job] })
    }
    return past
  }
}
