import { describeRefusal, withQuery } from '../core/github.js'
import type { ApiProblem, GithubApi } from '../core/ports.js'
import type { Result } from '../core/result.js'
import { cutHead } from '../text/excerpt.js'
import {
  type Decided,
  decideRerun,
  type JudgedJob,
  leave,
  type RerunLimits,
  RULE_GUARD,
  suggestRerunJobs,
} from './decision.js'
import { MAX_GUARD_CHARS, type TriagedJob } from './document.js'
import { findGuardInFile, hasUnknownCommand } from './file-guards.js'
import { hasFailed, type JobRecord, type ListedJob, parseDeployments, type RunFacts } from './github.js'
import { splitAtExpressions } from './github-expression.js'
import { findGuardInName } from './guard.js'
import type { PastAttempt } from './history.js'
import { type JobReading, type LogDesk, lookAtJob, readJobLog } from './job.js'
import { PER_PAGE } from './lists.js'
import { findOutage } from './outage.js'
import { planRerun, type RepeatedJob } from './rerun-plan.js'
import { describeUnread, RunStanding } from './standing.js'
import { forbidsJob } from './verdict.js'
import type { WorkflowFile } from './workflow-file.js'
import { WorkflowFiles } from './workflow-files.js'

/** Maximum random delay before the last check, so that two triages of one run do not both ask for another run. */
const SPREAD_MS = 2000
/** How often the re-run is asked for if GitHub's limits refuse it. */
const TRIES = 3
const LONGEST_WAIT_MS = 60_000
/** Time in which an attempt appears whose request was not answered. */
const LOOK_UP_MS = 5000

export interface RerunRequest extends Pick<JobReading, 'api' | 'rules' | 'redactor'> {
  readonly owner: string
  readonly repo: string
  readonly limits: RerunLimits
  readonly rerunAfterSeconds: number
  readonly rerunStale: boolean
  /** The most re-runs of the repository within an hour. */
  readonly rerunLimit: number
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
  readonly note: (text: string) => void
}

/** A run that may be run again, as far as it has been read. */
interface Candidate {
  readonly run: RunFacts
  readonly failed: readonly TriagedJob[]
  readonly past: readonly PastAttempt[]
  readonly file: WorkflowFile
  readonly files: WorkflowFiles
  readonly repeated: readonly RepeatedJob[]
}

export type RerunVerdict = Decided & {
  readonly jobs: readonly TriagedJob[]
  /** Names for `rerun-jobs` where only this list was missing. */
  readonly safe: readonly string[]
}

/** Decides whether the failed jobs of a run are run again, and asks GitHub for it. */
export class RerunJudge {
  readonly #base: string
  /** Guards by the last logs of jobs, which do not change. */
  readonly #logGuards = new Map<RepeatedJob, string | null>()

  constructor(
    readonly request: RerunRequest,
    readonly api: GithubApi,
    readonly desk: LogDesk,
    readonly unread: string[],
    readonly readRun: () => Promise<Result<RunFacts, ApiProblem>>,
  ) {
    this.#base = `/repos/${request.owner}/${request.repo}`
  }

  /** Decides by what is known; everything that costs further requests is read only if nothing else prevents a re-run. */
  async decide(
    run: RunFacts,
    failed: readonly TriagedJob[],
    past: readonly PastAttempt[],
    all: readonly ListedJob[],
  ): Promise<RerunVerdict> {
    const { owner, repo } = this.request
    const first = this.#decideBy(run, failed, null, [])
    if (first.decision !== 'rerun') return { ...first, jobs: failed, safe: [] }
    const files = new WorkflowFiles(this.api, `${owner}/${repo}`, run)
    const read = await files.read()
    if (!read.ok) return { ...leaveUnknown(read.error), jobs: failed, safe: [] }
    const planned = planRerun(read.value.jobs, all, run)
    if (!planned.ok) return { ...leaveUnknown(planned.error), jobs: failed, safe: [] }
    return this.#judge({ run, failed, past, file: read.value.file, files, repeated: planned.value })
  }

  async #judge(candidate: Candidate): Promise<RerunVerdict> {
    const { run, failed, repeated } = candidate
    const byFile = repeated.map((job) => this.#judgeJob(candidate, job))
    const early = this.#decideBy(run, failed, byFile, [])
    if (early.decision !== 'rerun') return { ...early, jobs: addGuards(failed, repeated, byFile), safe: [] }
    await this.#readLastLogs(candidate)
    const judged = await this.#judgeNow(candidate)
    const jobs = addGuards(failed, repeated, judged)
    const before = await this.#lookAtPrevious(candidate)
    const decided = this.#decideBy(run, failed, judged, before)
    if (decided.decision !== 'rerun') return { ...decided, jobs, safe: [] }
    if (this.request.limits.jobs.length > 0) return { ...(await this.#ask(candidate)), jobs, safe: [] }
    const safe = suggestRerunJobs(judged.map(({ name }) => name))
    return { ...decideRerun(run, failed, this.request.limits, { before, repeated: judged, unread: [] }), jobs, safe }
  }

  /** Decides as if a missing `rerun-jobs` named every job, to find out what would be safe. */
  #decideBy(
    run: RunFacts,
    failed: readonly TriagedJob[],
    repeated: readonly JudgedJob[] | null,
    before: readonly TriagedJob[],
  ): Decided {
    const { limits } = this.request
    const open = limits.jobs.length > 0 ? limits : { ...limits, jobs: ['*'] }
    return decideRerun(run, failed, open, { before, repeated, unread: this.unread })
  }

  async #judgeNow(candidate: Candidate): Promise<readonly JudgedJob[]> {
    const deployment = await this.#findDeployment(candidate.run)
    return candidate.repeated.map((job) => {
      const judged = this.#judgeJob(candidate, job)
      return { ...judged, guarded: judged.guarded ?? deployment }
    })
  }

  #judgeJob({ failed }: Candidate, job: RepeatedJob): JudgedJob {
    const { redactor, rules } = this.request
    const triaged = failed.find(({ id }) => id !== undefined && id === job.listed?.id)
    const isForbidden = triaged?.rerun === false || forbidsJob(rules, job.name)
    const guard =
      triaged?.guarded ??
      (isForbidden ? RULE_GUARD : null) ??
      findGuardInNames([splitAtExpressions(job.name).join(' '), ...(job.listed?.steps ?? [])]) ??
      findGuardInFile(job.node) ??
      this.#logGuards.get(job) ??
      null
    return {
      name: redactor.text(job.name),
      spellings: job.spellings.map((name) => redactor.text(name)),
      id: job.node.job.id,
      guarded: guard === null ? null : cutHead(redactor.text(guard), MAX_GUARD_CHARS),
      isDependent: triaged === undefined,
    }
  }

  /** Reads the newest log of each job that did not fail but would run; one guard is enough to leave the run. */
  async #readLastLogs({ run, repeated, past, failed }: Candidate): Promise<void> {
    const dependents = repeated.filter(({ listed }) => !failed.some(({ id }) => id === listed?.id))
    const logs = this.desk.open(run, run.attempt, dependents.length)
    for (const job of dependents) {
      const last = findLastRun(job, run, past)
      if (last === null && hasUnknownCommand(job.node.steps))
        this.#logGuards.set(job, 'a command that only an expression names')
      if (last === null) continue
      const source = last.attempt === run.attempt ? logs : this.desk.open(run, last.attempt, 1)
      const log = await readJobLog(this.desk.readingFrom(source), last.record)
      if (log.ok) this.#logGuards.set(job, log.value.guard)
      else this.#addUnread(`the log of ${job.name}`, log.error)
      if (log.ok && log.value.guard !== null) return
    }
  }

  #addUnread(what: string, problem: ApiProblem, permission?: string): void {
    this.unread.push(describeUnread(this.request.redactor.text(what), problem, permission))
  }

  /** Returns the guard of a deployment of the commit. A re-run may deploy once more, whichever job or service made it. */
  async #findDeployment({ head_sha: sha }: RunFacts): Promise<string | null> {
    const listed = await this.api.request('GET', withQuery(`${this.#base}/deployments`, { sha, per_page: PER_PAGE }))
    const environments = listed.ok ? parseDeployments(listed.value) : null
    if (environments === null) {
      const problem = listed.ok ? { status: null, message: 'the answer is not a list of deployments' } : listed.error
      this.#addUnread('the deployments of the commit', problem, 'deployments: read')
    }
    const [first] = environments ?? []
    return first === undefined ? null : `deployment to ${first}`
  }

  /** Looks at the failed jobs of the previous attempt that failed again with a transient kind. */
  async #lookAtPrevious({ run, failed, past }: Candidate): Promise<readonly TriagedJob[]> {
    const before = past.find((each) => each.run === run.id && each.attempt === run.attempt - 1)
    const names = new Set(failed.filter((job) => job.class === 'transient').map(({ name }) => name))
    const isSame = ({ name }: JobRecord): boolean => names.has(this.request.redactor.text(name))
    const again = (before?.jobs ?? []).filter((job) => isSame(job) && hasFailed(job))
    const logs = this.desk.open(run, run.attempt - 1, again.length)
    const previous: TriagedJob[] = []
    for (const job of again) {
      const { triaged, noLog } = await lookAtJob(this.desk.readingFrom(logs), job)
      previous.push(triaged)
      if (noLog !== null && triaged.kind === null)
        this.#addUnread(`the log of ${triaged.name} in attempt ${run.attempt - 1}`, noLog)
    }
    return previous
  }

  /** Looks at everything that may change, waits, and asks. After a wait everything is looked at again. */
  async #ask(candidate: Candidate): Promise<Decided> {
    const { rerunAfterSeconds, sleep, random, api } = this.request
    const { run, failed } = candidate
    const inTheWay = await this.#findObjection(candidate)
    if (inTheWay !== null) return leave(inTheWay)
    await sleep(rerunAfterSeconds * 1000 + Math.floor(random() * SPREAD_MS))
    let hasWaited = rerunAfterSeconds > 0
    for (let tries = 1; ; tries += 1) {
      const again = hasWaited ? this.#decideBy(run, failed, await this.#judgeNow(candidate), []) : null
      if (again !== null && again.decision !== 'rerun') return again
      const changed = hasWaited ? await this.#findObjection(candidate) : null
      if (changed !== null) return leave(changed)
      const now = await this.readRun()
      if (!now.ok) return leave(`it is not known whether the run is already running again: ${now.error.message}`)
      if (now.value.attempt !== run.attempt || now.value.status !== 'completed')
        return leave('another run of it has begun')
      const path = `${this.#base}/actions/runs/${run.id}/rerun-failed-jobs`
      const asked = await api.request('POST', path, {}, { isOnce: true })
      if (asked.ok || asked.error.status === 201) return createRerunDecision(run)
      const wait = asked.error.isRateLimit === true ? (asked.error.retryAfterMs ?? LONGEST_WAIT_MS) : null
      if (wait === null || wait > LONGEST_WAIT_MS || tries === TRIES) return this.#describeEnd(run, asked.error)
      await sleep(wait)
      hasWaited = true
    }
  }

  #findObjection({ run, failed, file, files, repeated }: Candidate): Promise<string | null> {
    const standing = new RunStanding({ ...this.request, api: this.api, files, now: Date.now })
    return standing.findObjection(run, file, repeated, (failedRuns) =>
      findOutage({ ...this.request, api: this.api, base: this.#base }, run, failed, failedRuns),
    )
  }

  async #describeEnd(run: RunFacts, problem: ApiProblem): Promise<Decided> {
    if (/already running|has already been|in progress/i.test(problem.message))
      return leave(`another run of it has begun: ${problem.message}`)
    const isLost = problem.status === null || problem.status >= 500
    if (isLost) return this.#lookUp(run, problem)
    const refusal = describeRefusal(problem, 'actions: write')
    this.request.note(`the failed jobs were not run again: ${refusal}`)
    return leave(`the request to run the failed jobs again was refused: ${refusal}`)
  }

  /** Finds out what a request did whose answer was lost. */
  async #lookUp(run: RunFacts, { message }: ApiProblem): Promise<Decided> {
    await this.request.sleep(LOOK_UP_MS)
    const now = await this.readRun()
    if (!now.ok) return leave(`it is not known whether the request for a re-run arrived: ${message}`)
    const hasBegun = now.value.attempt > run.attempt || now.value.status !== 'completed'
    return hasBegun
      ? createRerunDecision(run)
      : leave(`the request for a re-run was not answered and had no effect: ${message}`)
  }
}

function createRerunDecision({ attempt }: RunFacts): Decided {
  return { decision: 'rerun', reason: `every failed job is transient; attempt ${attempt + 1} was asked for` }
}

function leaveUnknown(problem: string): Decided {
  return leave(`${problem}. What cannot be found out counts as a guard`)
}

function findGuardInNames(names: readonly string[]): string | null {
  return names.map(findGuardInName).find((word) => word !== null) ?? null
}

/** Returns the attempt in which a job ran last, with its record; null if it never ran. */
function findLastRun({ listed, name }: RepeatedJob, run: RunFacts, past: readonly PastAttempt[]) {
  const hasRun = ({ conclusion }: JobRecord): boolean => conclusion !== 'skipped' && conclusion !== ''
  if (listed !== null && hasRun(listed)) return { attempt: run.attempt, record: listed }
  for (const { run: id, attempt, jobs } of past) {
    const record = id === run.id ? jobs.find((job) => job.name === name && hasRun(job)) : undefined
    if (record !== undefined) return { attempt, record }
  }
  return null
}

/** Shows the guards of failed jobs in their report. */
function addGuards(
  failed: readonly TriagedJob[],
  repeated: readonly RepeatedJob[],
  judged: readonly JudgedJob[],
): readonly TriagedJob[] {
  const guardById = new Map(repeated.map(({ listed }, at) => [listed?.id, judged[at]?.guarded ?? null]))
  return failed.map((job) => {
    const guarded = job.guarded ?? guardById.get(job.id) ?? null
    return guarded === null || guarded === RULE_GUARD ? job : { ...job, guarded }
  })
}
