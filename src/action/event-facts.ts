import { displayPath, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { isRepositoryName } from '../core/github.js'
import { asObject, isJsonObject, type Json } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import type { ActionHost } from './host.js'
import type { ActionInputs } from './inputs.js'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the runner's folder for the repository; annotations are relative to it. */
export function workspaceOf(env: Environment): string {
  return realPathOf(env['GITHUB_WORKSPACE'] || process.cwd())
}

/** Returns the file as annotations and comments name it: relative to the repository, whatever `working-directory` is. */
export function displayedFile(env: Environment, workflow: string): string {
  return displayPath(repositoryWithin(workspaceOf(env), workflow), realPathOf(workflow))
}

export interface Repository {
  readonly owner: string
  readonly repo: string
}

export function repositoryOf({ GITHUB_REPOSITORY: name = '' }: Environment): Result<Repository, string> {
  const [owner = '', repo = ''] = name.split('/')
  return isRepositoryName(name) ? ok({ owner, repo }) : err('GITHUB_REPOSITORY is not set')
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
  return shaOf(sha, 'the commit of this run is not known')
}

/** Returns the commit for links and commands: the head of the pull request, else the commit of the run; empty if unknown. */
export function commitOf({ env, payload }: Pick<ActionHost, 'env' | 'payload'>): string {
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
  return shaOf(sha, 'the event payload does not name the head of the pull request')
}

function shaOf(value: Json | undefined, otherwise: string): Result<string, string> {
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
  ]
  const number = candidates.find((candidate) => Number.isSafeInteger(candidate))
  return typeof number === 'number' ? ok(number) : err('this event belongs to no pull request')
}

/**
 * The caller of a reusable workflow, as the full name of the job has it: `staging` in `staging / deploy (eu)`. Empty for a job that
 * belongs to the workflow itself, null where the name cannot be read.
 */
export type Caller = string | null

/** Time limit for reading the caller, which is also read in a cancelled job that has seconds left. */
const CALLER_MS = 5000

const callers = new WeakMap<ActionHost, Promise<Caller>>()

/** Asks GitHub, once per process, for the caller of this job's workflow. */
export function callerOf(host: ActionHost, inputs: ActionInputs): Promise<Caller> {
  const caller = callers.get(host) ?? readCaller(host, inputs)
  callers.set(host, caller)
  return caller
}

/** The job and its check run have the same id and name: a token that may only write checks can read the check run. */
async function readCaller(host: ActionHost, { checkRunId, githubToken }: ActionInputs): Promise<Caller> {
  const repository = repositoryOf(host.env)
  if (checkRunId === '' || githubToken === '' || !repository.ok) return null
  const api = host.api(githubToken, { signal: AbortSignal.timeout(CALLER_MS) })
  const { owner, repo } = repository.value
  for (const kind of ['actions/jobs', 'check-runs']) {
    const answer = await api.request('GET', `/repos/${owner}/${repo}/${kind}/${checkRunId}`)
    const name = answer.ok ? asObject(answer.value)['name'] : null
    if (typeof name === 'string') return callerIn(name)
  }
  return null
}

export function callerIn(jobName: string): string {
  return jobName.slice(0, Math.max(0, jobName.lastIndexOf(' / ')))
}
