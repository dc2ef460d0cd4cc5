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
  readonly createdMs: number | null
  /** The number of the run among those of its workflow; 0 where it is not known. */
  readonly number: number
  /** Commits of the workflows of other repositories that the run called, by `owner/repo/path@ref`. */
  readonly calledCommits: Readonly<Record<string, string>>
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
    createdMs: toTime(value['created_at']),
    number: typeof value['run_number'] === 'number' ? value['run_number'] : 0,
    calledCommits: readCalledCommits(value['referenced_workflows']),
  }
}

function readCalledCommits(value: Json | undefined): Readonly<Record<string, string>> {
  const called: readonly Json[] = Array.isArray(value) ? value : []
  const pairs = called.filter(isJsonObject).map(({ path, sha }) => [asString(path), asString(sha)] as const)
  return Object.fromEntries(pairs.filter(([path, sha]) => path !== '' && sha !== ''))
}

/** Reports whether a run began after another one of its workflow and branch. */
export function isNewerRun(run: RunFacts, than: RunFacts): boolean {
  if (run.number > 0 && than.number > 0) return run.number > than.number
  const isTimed = run.createdMs !== null && than.createdMs !== null && run.createdMs !== than.createdMs
  return isTimed ? (run.createdMs ?? 0) > (than.createdMs ?? 0) : run.id > than.id
}

function readAttempt({ run_attempt: attempt }: JsonObject): number {
  return typeof attempt === 'number' && Number.isSafeInteger(attempt) && attempt >= 1 ? attempt : 0
}

/** Returns the open pull request whose head is the commit. */
export function findPullRequestAt(pulls: readonly Json[], sha: string): number | null {
  const isAt = (head: Json | undefined): boolean => isJsonObject(head) && head['sha'] === sha
  const pull = pulls.filter(isJsonObject).find(({ state, head }) => state !== 'closed' && isAt(head))
  return typeof pull?.['number'] === 'number' ? pull['number'] : null
}

/** Returns the pull request that a branch of the merge queue names, as in `gh-readonly-queue/main/pr-12-0123abc`. */
export function findQueuedPullRequest(branch: string): number | null {
  const [, number] = /^(?:refs\/heads\/)?gh-readonly-queue\/.{1,300}\/pr-(\d{1,10})-[0-9a-f]{4,64}$/.exec(branch) ?? []
  return number === undefined ? null : Number(number)
}

/** Reports whether a job failed or was cancelled. */
export function hasFailed({ conclusion }: JobRecord): boolean {
  return FAILED.has(conclusion) || conclusion === CANCELLED
}

/** Parses a page of a list of jobs or runs, with the number of all entries; null if it has another form. */
export function parsePage<Entry>(
  value: Json,
  field: 'jobs' | 'workflow_runs',
  parseEntry: (entry: Json) => Entry | null,
): { readonly entries: readonly Entry[]; readonly total: number } | null {
  if (!isJsonObject(value) || !Array.isArray(value[field])) return null
  const total = value['total_count']
  const listed: readonly Json[] = value[field]
  const entries = listed.map(parseEntry)
  const isWhole = entries.every((entry) => entry !== null)
  return typeof total === 'number' && isWhole ? { entries: entries.filter((entry) => entry !== null), total } : null
}

/** Parses a job of a list; null if it has another form. */
export function parseJob(job: Json): ListedJob | null {
  if (!isJsonObject(job) || typeof job['id'] !== 'number') return null
  const steps: readonly JsonObject[] = Array.isArray(job['steps']) ? job['steps'].filter(isJsonObject) : []
  const failed = steps.filter((step) => FAILED.has(asString(step['conclusion'])))
  const [stopped] = failed.length > 0 ? failed : steps.filter((step) => step['conclusion'] === CANCELLED)
  return {
    id: job['id'],
    attempt: readAttempt(job),
    name: asString(job['name']),
    url: asString(job['html_url']),
    conclusion: asString(job['conclusion']),
    steps: steps.filter((step) => step['conclusion'] !== 'skipped').map((step) => asString(step['name'])),
    failedStep: stopped === undefined ? null : asString(stopped['name']),
    failedAt: failed.map((step) => ({
      from: parseSecond(step['started_at']),
      to: parseSecond(step['completed_at']) || '9999',
    })),
  }
}

function toTime(value: Json | undefined): number | null {
  const time = Date.parse(asString(value))
  return Number.isNaN(time) ? null : time
}

/** Parses a time as `2026-01-01T00:00:00`, without what follows the seconds. */
function parseSecond(value: Json | undefined): string {
  return asString(value).slice(0, 19)
}

/** Returns the commit of the API's answer about a branch or a commit. */
export function readNewestCommit(value: Json): string | null {
  if (!isJsonObject(value)) return null
  const commit = isJsonObject(value['commit']) ? value['commit'] : value
  return asString(commit['sha']) || asString(value['sha']) || null
}

/** Returns the environments of a list of deployments; null if it has another form. */
export function parseDeployments(value: Json): readonly string[] | null {
  const listed: readonly Json[] | null = Array.isArray(value) ? value : null
  return listed?.every(isJsonObject) === true ? listed.map(({ environment }) => asString(environment) || '?') : null
}

/** Parses the messages of the errors that the checks of a job show; null if the answer has another form. */
export function parseAnnotations(value: Json): readonly string[] | null {
  const listed: readonly Json[] | null = Array.isArray(value) ? value : null
  if (listed?.every(isJsonObject) !== true) return null
  return listed.flatMap(({ annotation_level: level, message }) =>
    level === 'failure' && typeof message === 'string' ? [message.slice(0, 20_000)] : [],
  )
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
export function parseRunAddress(url: string, servers: readonly string[]): Result<RunAddress, string> {
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
