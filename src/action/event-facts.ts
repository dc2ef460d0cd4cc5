import path from 'node:path'
import type { Reader } from '../account/next-steps.js'
import { displayPath, repositoryWithin, resolveRealPath } from '../config/load/workspace.js'
import { isRepositoryName } from '../core/github.js'
import { asObject, asString, isJsonObject, type Json } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import type { GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import { findQueuedPullRequest } from '../triage/github.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the runner's folder for the repository; annotations are relative to it. */
export function getRunnerWorkspace(env: Environment): string {
  return resolveRealPath(env['GITHUB_WORKSPACE'] || process.cwd())
}

/** Returns the file as annotations and comments name it: relative to the repository, whatever `working-directory` is. */
export function displayedFile(env: Environment, workflow: string): string {
  return displayPath(repositoryWithin(getRunnerWorkspace(env), workflow), resolveRealPath(workflow))
}

export interface Repository {
  readonly owner: string
  readonly repo: string
}

export function parseRepository({ GITHUB_REPOSITORY: name = '' }: Environment): Result<Repository, string> {
  const [owner = '', repo = ''] = name.split('/')
  return isRepositoryName(name) ? ok({ owner, repo }) : err('GITHUB_REPOSITORY is not set')
}

/** The repository of this job, and the API to write to it. */
export interface GithubAccess extends Repository {
  readonly api: GithubApi
}

/** Returns access with the job's token; the error says what is missing. */
export function openRepository(host: ActionHost, { githubToken }: ActionInputs): Result<GithubAccess, string> {
  if (githubToken === '') return err('there is no github-token')
  const repository = parseRepository(host.env)
  return repository.ok ? ok({ ...repository.value, api: host.api(githubToken) }) : repository
}

/** Returns the commit that a reviewer looks at: the head of the pull request, not the merge commit that was checked out. */
export function headSha(env: Environment, payload: Json | undefined): Result<string, string> {
  const event = asObject(payload)
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  if (name.startsWith('pull_request')) return pullRequestHead(event['pull_request'])
  // For a comment on a pull request GITHUB_SHA is the head of the default branch.
  if (name === 'issue_comment' && pullRequestNumber(event).ok)
    return err('the event does not name the head of the pull request')
  const sha = name === 'workflow_run' ? asObject(event['workflow_run'])['head_sha'] : env['GITHUB_SHA']
  return parseSha(sha, 'the commit of this run is not known')
}

/** Returns the commit for links and commands: the head of the pull request, else the commit of the run; empty if unknown. */
export function findCommit({ env, payload }: Pick<ActionHost, 'env' | 'payload'>): string {
  const sha = headSha(env, payload)
  return sha.ok ? sha.value : (env['GITHUB_SHA'] ?? '')
}

/** Reports whether the head of the pull request is in another repository, or in a deleted one. */
export function isForeignHead(env: Environment, payload: Json | undefined): boolean {
  const pullRequest = asObject(payload)['pull_request']
  if (!isJsonObject(pullRequest)) return false
  return asObject(asObject(pullRequest['head'])['repo'])['full_name'] !== env['GITHUB_REPOSITORY']
}

export function pullRequestHead(pullRequest: Json | undefined): Result<string, string> {
  const { sha } = asObject(asObject(pullRequest)['head'])
  return parseSha(sha, 'the event payload does not name the head of the pull request')
}

function parseSha(value: Json | undefined, otherwise: string): Result<string, string> {
  return typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? ok(value) : err(otherwise)
}

export function pullRequestNumber(payload: Json | undefined): Result<number, string> {
  if (!isJsonObject(payload)) return err('the event payload is missing')
  const issue = asObject(payload['issue'])
  const listed = asObject(payload['workflow_run'])['pull_requests']
  const candidates = [
    asObject(payload['pull_request'])['number'],
    issue['pull_request'] === undefined ? undefined : issue['number'],
    Array.isArray(listed) ? asObject(listed[0])['number'] : undefined,
    findQueuedPullRequest(asString(asObject(payload['merge_group'])['head_ref'])) ?? undefined,
  ]
  const number = candidates.find((candidate) => Number.isSafeInteger(candidate))
  return typeof number === 'number' ? ok(number) : err('this event belongs to no pull request')
}

/** Returns where commands work in a clone of the repository, and the package that installs the command. */
export function describeClone({ env, payload }: ActionHost): Pick<Reader, 'folder' | 'source' | 'isForeign'> {
  const here = resolveRealPath(process.cwd())
  const folder = displayPath(repositoryWithin(getRunnerWorkspace(env), path.join(here, 'workflow.yaml')), here)
  return { folder, ...commandSource(env), isForeign: isForeignHead(env, payload) }
}

function commandSource(env: ActionHost['env']): { readonly source?: string } {
  const repository = env['GITHUB_ACTION_REPOSITORY'] ?? ''
  const ref = env['GITHUB_ACTION_REF'] ?? ''
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^[\w./-]+$/.test(ref)) return {}
  return { source: `github:${repository}#${ref}` }
}

/** Links kinds of the engine to their documentation, in the version of the action that ran. */
export function docsLinks(env: ActionHost['env']): (kind: string) => string | null {
  const repository = env['GITHUB_ACTION_REPOSITORY'] ?? ''
  const ref = env['GITHUB_ACTION_REF'] ?? ''
  const pages = `https://github.com/${repository}/blob/${ref}/docs/errors.md`
  const isKnown = repository !== '' && ref !== ''
  return (kind) => (isKnown && isEngineKind(kind) ? `${pages}#${kind.replaceAll('.', '')}` : null)
}

/**
 * The caller of a reusable workflow, as the full name of the job has it: `staging` in `staging / deploy (eu)`. Empty for a job that
 * belongs to the workflow itself, null where the name cannot be read.
 */
export type Caller = string | null

/** This job as GitHub lists it. */
export interface OwnJob {
  /** The full name, such as `staging / deploy (eu)`. */
  readonly name: string
  /** The step in progress, which is this one; null if the answer has no steps. */
  readonly step: JobStep | null
}

interface JobStep {
  readonly name: string
  readonly number: number
}

/** Time limit for reading the job, which is also read in a cancelled job that has seconds left. */
const OWN_JOB_MS = 5000

const ownJobs = new WeakMap<ActionHost, Promise<OwnJob | null>>()

/** Asks GitHub, once per process, for this job; null if it cannot be read. */
export function readOwnJob(host: ActionHost, inputs: ActionInputs): Promise<OwnJob | null> {
  const job = ownJobs.get(host) ?? requestOwnJob(host, inputs)
  ownJobs.set(host, job)
  return job
}

export async function findJobCaller(host: ActionHost, inputs: ActionInputs): Promise<Caller> {
  const job = await readOwnJob(host, inputs)
  return job === null ? null : callerIn(job.name)
}

/** The job and its check run have the same id and name: a token that may only write checks can read the check run. */
async function requestOwnJob(host: ActionHost, { checkRunId, githubToken }: ActionInputs): Promise<OwnJob | null> {
  const repository = parseRepository(host.env)
  if (checkRunId === '' || githubToken === '' || !repository.ok) return null
  const api = host.api(githubToken, { signal: AbortSignal.timeout(OWN_JOB_MS) })
  const { owner, repo } = repository.value
  for (const kind of ['actions/jobs', 'check-runs']) {
    const answer = await api.request('GET', `/repos/${owner}/${repo}/${kind}/${checkRunId}`)
    const job = answer.ok ? toOwnJob(answer.value) : null
    if (job !== null) return job
  }
  return null
}

export function toOwnJob(value: Json): OwnJob | null {
  const { name, steps } = asObject(value)
  if (typeof name !== 'string') return null
  const running = (Array.isArray(steps) ? steps : []).map(asObject).find((step) => step['status'] === 'in_progress')
  const [title, number] = [running?.['name'], running?.['number']]
  return { name, step: typeof title === 'string' && typeof number === 'number' ? { name: title, number } : null }
}

export function callerIn(jobName: string): string {
  return jobName.slice(0, Math.max(0, jobName.lastIndexOf(' / ')))
}
