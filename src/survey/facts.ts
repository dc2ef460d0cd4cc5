import { asObject, asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { allowNull, createListShape, createObjectShape, isNumber, isString, type Shaped } from '../core/shape.js'
import type { Redactor } from '../redaction/index.js'
import type { TriagedJob } from '../triage/document.js'
import { parseJob, parseRun, type RunFacts } from '../triage/github.js'

/** A run as a list of runs describes it, with times in seconds since the epoch. Nothing about people is read. */
export type ListedRun = NonNullable<ReturnType<typeof parseListedRun>>

const JOB = {
  id: isNumber,
  attempt: isNumber,
  name: isString,
  url: isString,
  conclusion: isString,
  failedStep: allowNull(isString),
  failedAt: createListShape(createObjectShape({ from: isString, to: isString })),
  started: allowNull(isNumber),
  ended: allowNull(isNumber),
}

export type SurveyedJob = Shaped<typeof JOB>

export const isJobList = createListShape(createObjectShape(JOB))

/** Whether the log of a failed job was read, and else why not. */
export type LogState = 'read' | 'gone' | 'forbidden' | 'cut' | 'failed'

export interface JobFinding {
  readonly triaged: TriagedJob
  readonly log: LogState
  /** The last line of the failed step that says something, for failures that no rule knows. */
  readonly last: { readonly line: number; readonly text: string } | null
}

/** A job that failed or was cancelled, with its run and attempt. */
export interface FailedJob {
  readonly run: ListedRun
  readonly attempt: number
  readonly job: SurveyedJob
  finding: JobFinding | null
}

export type AttemptEnd = 'passed' | 'failed' | 'cancelled' | 'other' | 'unread'

export type SurveyedAttempt = ReturnType<typeof createAttempt>

export interface ReadRun {
  readonly run: ListedRun
  readonly attempts: readonly SurveyedAttempt[]
  readonly failed: readonly FailedJob[]
}

/** Counts of data that could not be read: runs in a second with more than GitHub lists, jobs of attempts, logs of failed jobs. */
export interface Missing
  extends Record<'runs' | 'attempts' | `logs_${'gone' | 'forbidden' | 'cut' | 'failed'}`, number> {
  readonly notes: string[]
}

/** What a repository says about itself; null where it is not known. */
export interface RepositoryFacts {
  readonly defaultBranch: string | null
  readonly isPrivate: boolean | null
}

export function parseRepositoryFacts(value: Json): RepositoryFacts {
  const { default_branch: branch, private: isPrivate } = asObject(value)
  return { defaultBranch: asString(branch) || null, isPrivate: typeof isPrivate === 'boolean' ? isPrivate : null }
}

function parseMoment(value: Json | undefined): number | null {
  const at = Date.parse(asString(value))
  return Number.isNaN(at) ? null : Math.floor(at / 1000)
}

export function parseListedRun(value: Json, redactor: Redactor) {
  const facts = parseRun(value)
  if (facts === null || !isJsonObject(value)) return null
  const created = parseMoment(value['created_at']) ?? 0
  const ended = parseMoment(value['updated_at']) ?? created
  return {
    ...facts,
    attempt: Math.max(1, facts.attempt),
    name: redactor.text(facts.name),
    workflow: redactor.text(facts.workflow),
    head_branch: facts.head_branch === null ? null : redactor.text(facts.head_branch),
    created,
    /** Start and end of the last attempt. */
    started: parseMoment(value['run_started_at']) ?? created,
    ended,
    /** Keys of the pull requests: numbers, or a branch of a fork, for which GitHub lists no number. */
    pulls: listPullRequests(value, facts),
  }
}

const RUN_FIELDS = [
  ...['id', 'name', 'path', 'event', 'head_branch', 'head_sha', 'html_url', 'run_attempt', 'status', 'conclusion'],
  ...['created_at', 'run_started_at', 'updated_at'],
]

/** Reduces a page of runs to what a survey reads, for the cache. */
export function trimRuns(page: Json, redactor: Redactor): Json {
  const { total_count: total = null, workflow_runs: runs } = asObject(page)
  const trimmed = (Array.isArray(runs) ? runs : []).filter(isJsonObject).map((run) => ({
    ...Object.fromEntries(RUN_FIELDS.map((name) => [name, run[name] ?? null])),
    head_repository: { full_name: asObject(run['head_repository'])['full_name'] ?? null },
    pull_requests: listPullNumbers(run).map((number) => ({ number })),
  }))
  return redactor.json({ total_count: total, workflow_runs: trimmed })
}

function listPullNumbers({ pull_requests: listed }: JsonObject): readonly Json[] {
  return Array.isArray(listed) ? listed.filter(isJsonObject).map(({ number = null }) => number) : []
}

function listPullRequests(value: JsonObject, { event, headRepository, head_branch: branch }: RunFacts) {
  const numbers = listPullNumbers(value).map((number) => `#${String(number)}`)
  if (numbers.length > 0 || !event.startsWith('pull_request')) return numbers
  return [`${headRepository ?? ''}:${branch ?? ''}`]
}

export function parseSurveyedJobs(jobs: readonly Json[], redactor: Redactor): readonly SurveyedJob[] {
  return jobs.filter(isJsonObject).flatMap((job) => {
    const parsed = parseJob(job)
    if (parsed === null) return []
    const { steps: _steps, ...record } = parsed
    return {
      ...record,
      name: redactor.text(record.name),
      failedStep: record.failedStep === null ? null : redactor.text(record.failedStep),
      started: parseMoment(job['started_at']),
      ended: parseMoment(job['completed_at']),
    }
  })
}

export function measureSeconds({ started, ended }: SurveyedJob): number {
  return started === null || ended === null ? 0 : Math.max(0, ended - started)
}

/** Separates the jobs that ran in an attempt from earlier ones, which GitHub lists again with their old times. */
export function createAttempt(jobs: readonly SurveyedJob[] | null, attempt: number, earlier: readonly SurveyedJob[]) {
  const ids = new Set(earlier.map(({ id }) => id))
  const moment = ({ name, started, ended }: SurveyedJob): string => `${name}\n${started}\n${ended}`
  const moments = new Set(earlier.filter(({ started }) => started !== null).map(moment))
  const isOld = (job: SurveyedJob): boolean =>
    ids.has(job.id) || moments.has(moment(job)) || (job.attempt > 0 && job.attempt < attempt)
  const listed = jobs ?? []
  return { jobs: listed.filter((job) => !isOld(job)), takenOver: listed.filter(isOld), isRead: jobs !== null }
}
