import { isSafeServer } from '../core/github.js'
import { asString, isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { quote } from '../core/messages.js'
import { err, ok, type Result } from '../core/result.js'
import type { TriagedRun } from './document.js'

/** The fields of a run that triage needs. */
export interface RunFacts extends TriagedRun {
  /** 0 where it is not known. */
  readonly attempt: number
  readonly status: string
  readonly conclusion: string
  readonly headRepository: string | null
  /** Start and end of the attempt in milliseconds; null where GitHub gives none. */
  readonly startedMs: number | null
  readonly endedMs: number | null
}

/** A job of an attempt. */
export interface JobRecord {
  readonly id: number
  /** 0 where it is not known. */
  readonly attempt: number
  readonly name: string
  readonly url: string
  readonly conclusion: string
  readonly failedStep: string | null
  readonly failedAt: readonly { readonly from: string; readonly to: string }[]
}

/** A job of a list, with all that the list says about it. */
export interface ListedJob extends JobRecord {
  /** Times in milliseconds; null where GitHub gives none. */
  readonly begunAt: number | null
  readonly endedAt: number | null
  /** Names of the steps that were not skipped. */
  readonly steps: readonly string[]
}

const FAILED: ReadonlySet<string> = new Set(['failure', 'timed_out', 'startup_failure'])
/** GitHub also uses this for a job that ran into its time limit. */
const CANCELLED = 'cancelled'

export function parseRun(value: Json): RunFacts | null {
  if (!isJsonObject(value) || typeof value['id'] !== 'number') return null
  const repository = value['head_repository']
  return {
    id: value['id'],
    name: asString(value['name']),
    workflow: asString(value['path']).split('@', 1)[0] ?? '',
    event: asString(value['event']),
    head_branch: typeof value['head_branch'] === 'string' ? value['head_branch'] : null,
    head_sha: asString(value['head_sha']),
    url: asString(value['html_url']),
    attempt: readAttempt(value),
    status: asString(value['status']),
    conclusion: asString(value['conclusion']),
    headRepository: isJsonObject(repository) ? asString(repository['full_name']) || null : null,
    startedMs: toTime(value['run_started_at']),
    endedMs: toTime(value['updated_at']),
  }
}

function readAttempt({ run_attempt: attempt }: JsonObject): number {
  return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0
}

/** Returns the open pull request whose head is the commit. */
export function pullRequestAt(value: Json, sha: string): number | null {
  const pulls: readonly Json[] = Array.isArray(value) ? value : []
  const isAt = (head: Json | undefined): boolean => isJsonObject(head) && head['sha'] === sha
  const found = pulls.filter(isJsonObject).find((pull) => pull['state'] !== 'closed' && isAt(pull['head']))
  return typeof found?.['number'] === 'number' ? found['number'] : null
}

/** Returns the pull request that a branch of the merge queue names, as in `gh-readonly-queue/main/pr-12-0123abc`. */
export function findQueuedPullRequest(branch: string): number | null {
  const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.{1,300}\/pr-(\d{1,10})-[0-9a-f]{4,64}$/.exec(branch) ?? []
  return number === undefined ? null : Number(number)
}

/** The jobs of a page. */
export function parseJobs(value: Json): readonly ListedJob[] {
  const jobs: readonly Json[] = isJsonObject(value) && Array.isArray(value['jobs']) ? value['jobs'] : []
  return jobs.flatMap((job) => (isJsonObject(job) ? createJobRecord(job) : []))
}

/** Reports whether a job failed or was cancelled. */
export function hasFailed({ conclusion }: JobRecord): boolean {
  return FAILED.has(conclusion) || conclusion === CANCELLED
}

/**
 * Returns the jobs that a re-run of the failed jobs may repeat although they did not fail. GitHub also repeats all jobs that depend on a
 * failed job, and does not say which: every job counts that was not skipped and began when or after a failed job had ended.
 */
export function findDependents(jobs: readonly ListedJob[]): readonly ListedJob[] {
  const ends = jobs.filter(hasFailed).map(({ begunAt, endedAt }) => endedAt ?? begunAt ?? Number.NEGATIVE_INFINITY)
  const firstEnd = ends.reduce((least, end) => Math.min(least, end), Number.POSITIVE_INFINITY)
  return jobs.filter(
    (job) => !hasFailed(job) && job.conclusion !== 'skipped' && job.begunAt !== null && job.begunAt >= firstEnd,
  )
}

/** Returns the other runs of the same workflow and event; a push and a pull request test different trees. */
export function listRunsBeside(value: Json, { id, workflow, event }: RunFacts): readonly RunFacts[] {
  const runs: readonly Json[] =
    isJsonObject(value) && Array.isArray(value['workflow_runs']) ? value['workflow_runs'] : []
  return runs
    .flatMap((each) => parseRun(each) ?? [])
    .filter((run) => run.id !== id && run.workflow === workflow && run.event === event)
}

function createJobRecord(job: JsonObject): readonly ListedJob[] {
  if (typeof job['id'] !== 'number') return []
  const steps: readonly JsonObject[] = Array.isArray(job['steps']) ? job['steps'].filter(isJsonObject) : []
  const failed = steps.filter((step) => FAILED.has(asString(step['conclusion'])))
  const [stopped] = failed.length > 0 ? failed : steps.filter((step) => step['conclusion'] === CANCELLED)
  return [
    {
      id: job['id'],
      attempt: readAttempt(job),
      name: asString(job['name']),
      url: asString(job['html_url']),
      conclusion: asString(job['conclusion']),
      begunAt: toTime(job['started_at']),
      endedAt: toTime(job['completed_at']),
      steps: steps.filter((step) => step['conclusion'] !== 'skipped').map((step) => asString(step['name'])),
      failedStep: stopped === undefined ? null : asString(stopped['name']),
      failedAt: failed.map((step) => ({
        from: parseSecond(step['started_at']),
        to: parseSecond(step['completed_at']) || '9999',
      })),
    },
  ]
}

function toTime(value: Json | undefined): number | null {
  const time = Date.parse(asString(value))
  return Number.isNaN(time) ? null : time
}

/** `2026-01-01T00:00:00`, whatever follows the seconds. */
function parseSecond(value: Json | undefined): string {
  return asString(value).slice(0, 19)
}

/** Returns the commit of the API's answer about a branch or a commit. */
export function readNewestCommit(value: Json): string | null {
  if (!isJsonObject(value)) return null
  const commit = isJsonObject(value['commit']) ? value['commit'] : value
  return asString(commit['sha']) || asString(value['sha']) || null
}

/** The deployments of a list. */
export function parseDeployments(value: Json): readonly { readonly id: number; readonly environment: string }[] {
  const listed: readonly Json[] = Array.isArray(value) ? value : []
  return listed.filter(isJsonObject).flatMap(({ id, environment }) => {
    return typeof id === 'number' ? [{ id, environment: asString(environment) }] : []
  })
}

/**
 * Returns the ids of the jobs of a run that the statuses of a deployment link to. Null stands for any job of the run, also if
 * the statuses do not identify a job.
 */
export function listJobsOfDeployment(statuses: Json, run: number): readonly (number | null)[] {
  const listed: readonly Json[] = Array.isArray(statuses) ? statuses : []
  if (listed.length === 0) return [null]
  return listed.filter(isJsonObject).flatMap((status) => {
    const links = `${asString(status['log_url'])} ${asString(status['target_url'])}`
    const job = /\/actions\/runs\/(\d{1,15})(?:\/(?:attempts\/\d+\/)?job\/(\d{1,15}))?/.exec(links)
    if (job !== null) return Number(job[1]) === run ? [job[2] === undefined ? null : Number(job[2])] : []
    const check = /\/[\w.-]+\/[\w.-]+\/runs\/(\d{1,15})/.exec(links)
    return check === null ? [] : [Number(check[1])]
  })
}

/** Messages of the errors that the checks of a job show. */
export function annotationTexts(value: Json): readonly string[] {
  const listed: readonly Json[] = Array.isArray(value) ? value : []
  return listed.filter(isJsonObject).flatMap((each) => {
    const isFailure = each['annotation_level'] === 'failure'
    return isFailure && typeof each['message'] === 'string' ? [each['message'].slice(0, 20_000)] : []
  })
}

/** The location of a run. */
export interface RunAddress {
  readonly server: string
  readonly owner: string
  readonly repo: string
  readonly id: number
}

/**
 * Parses `https://github.com/owner/repo/actions/runs/1`, also with an attempt or a job at its end. The run must be on a server
 * that the token is for, so that a foreign address never receives the token.
 */
export function runAddress(url: string, servers: readonly string[]): Result<RunAddress, string> {
  const match = /^(https?:\/\/[^/\s]+)\/([\w.-]+)\/([\w.-]+)\/actions\/runs\/(\d{1,15})(?:[/?#].*)?$/.exec(url)
  const [, server = '', owner = '', repo = '', id = ''] = match ?? []
  if (match === null)
    return err(`${quote(url)} is not the address of a run: https://github.com/OWNER/REPO/actions/runs/ID`)
  const origin = parseOrigin(server)
  if (origin === null || !servers.some((each) => parseOrigin(each) === origin))
    return err(`the token is for ${servers.join(' and ')}: no request was made to ${quote(server)}`)
  if (!isSafeServer(origin)) return err(`a token is not sent over plain http: no request was made to ${quote(server)}`)
  return ok({ server: origin, owner, repo, id: Number(id) })
}

function parseOrigin(url: string): string | null {
  return URL.canParse(url) && new URL(url).username === '' ? new URL(url).origin : null
}
