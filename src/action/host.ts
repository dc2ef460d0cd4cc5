import path from 'node:path'
import type { Reader } from '../account/next-steps.js'
import { RunnerCommands, readInputText } from '../adapters/actions-core.js'
import { type ArtifactStore, createArtifactStore } from '../adapters/artifact.js'
import { type ApiOptions, createGithubApi, readEventPayload } from '../adapters/github/api.js'
import { cancelOnSignals } from '../adapters/interrupts.js'
import { isRepositoryName } from '../core/github.js'
import { asObject, asString, isJsonObject, type Json } from '../core/json.js'
import { isEngineKind } from '../core/kinds.js'
import { addTo } from '../core/maps.js'
import type { GithubApi } from '../core/ports.js'
import { err, ok, type Result } from '../core/result.js'
import type { Environment } from '../core/shells.js'
import { listSecretsOfEnvironment, Redactor } from '../redaction/index.js'
import { displayPath, findRepositoryWithin, resolveRealPath } from '../source/workspace.js'
import { findQueuedPullRequest } from '../triage/github.js'
import type { ActionInputs } from './inputs.js'

/** The runner around the action, handed in so that tests can stand in for it. */
export interface ActionHost {
  readonly input: (name: string) => string
  readonly env: Environment
  readonly payload: Json | undefined
  readonly commands: RunnerCommands
  readonly cancel: AbortSignal
  /** Milliseconds since the job was cancelled; null while it is not. */
  readonly sinceCancel: () => number | null
  readonly artifacts: ArtifactStore
  readonly api: (token: string, options?: Pick<ApiOptions, 'longestWaitMs' | 'signal'>) => GithubApi
}

export function createRunnerHost(): ActionHost {
  const { signal } = cancelOnSignals()
  let cancelledAt: number | null = null
  signal.addEventListener('abort', () => {
    cancelledAt = performance.now()
  })
  const { env } = process
  const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com'
  const api: ActionHost['api'] = (token, options) => createGithubApi({ token, baseUrl, signal, ...options })
  return {
    input: readInputText,
    env,
    payload: readPayload(env),
    commands: new RunnerCommands(),
    cancel: signal,
    sinceCancel: () => (cancelledAt === null ? null : performance.now() - cancelledAt),
    artifacts: createArtifactStore(api),
    api,
  }
}

export function readPayload({ GITHUB_EVENT_PATH: file }: Environment): Json | undefined {
  return file ? readEventPayload(file) : undefined
}

/** Returns why there is no artifact service of the runner; null if there is one. */
export function findArtifactLack({ env }: ActionHost): string | null {
  const missing = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'].filter((name) => !env[name])
  return missing.length === 0 ? null : `this runner has no artifact service (${missing.join(' and ')} not set)`
}

/** Returns the redactor of the step: for values of its environment and for its secret inputs. */
export function createStepRedactor({ env }: ActionHost, { secrets }: ActionInputs): Redactor {
  return new Redactor({ secrets: [...listSecretsOfEnvironment(env), ...secrets] })
}

export function note(host: ActionHost, message: string): void {
  host.commands.say(`note: ${message}`)
}

interface Undelivered {
  readonly what: string
  readonly problem: string
  readonly cause: string
}

/** Returns one note per cause: a missing token is mentioned once, not for each thing that was to be made. */
export function listUndeliveredNotes(problems: readonly Undelivered[]): readonly string[] {
  const byCause = new Map<string, Undelivered[]>()
  for (const undelivered of problems) addTo(byCause, undelivered.cause, undelivered)
  return [...byCause].flatMap(([cause, undelivered]) => {
    const names = undelivered.map(({ what }) => what)
    if (names.length === 1) return undelivered.map(({ problem }) => problem)
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} were not made: ${cause}`
  })
}

export function getRunnerWorkspace(env: Environment): string {
  return resolveRealPath(env['GITHUB_WORKSPACE'] || process.cwd())
}

/** Returns the file as annotations and comments name it: relative to the repository, whatever `working-directory` is. */
export function toDisplayedFile(env: Environment, workflow: string): string {
  return displayPath(findRepositoryWithin(getRunnerWorkspace(env), workflow), resolveRealPath(workflow))
}

export interface Repository {
  readonly owner: string
  readonly repo: string
}

export function parseRepository({ GITHUB_REPOSITORY: name = '' }: Environment): Result<Repository, string> {
  const [owner = '', repo = ''] = name.split('/')
  return isRepositoryName(name) ? ok({ owner, repo }) : err('GITHUB_REPOSITORY is not set')
}

export interface GithubAccess extends Repository {
  readonly api: GithubApi
}

export function openRepository(host: ActionHost, { githubToken }: ActionInputs): Result<GithubAccess, string> {
  if (githubToken === '') return err('there is no github-token')
  const repository = parseRepository(host.env)
  return repository.ok ? ok({ ...repository.value, api: host.api(githubToken) }) : repository
}

/** Returns the commit that a reviewer looks at: the head of the pull request, not the merge commit that was checked out. */
export function findHeadCommit(env: Environment, payload: Json | undefined): Result<string, string> {
  const event = asObject(payload)
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  if (name.startsWith('pull_request')) return readPullRequestHead(event['pull_request'])
  // For a comment on a pull request GITHUB_SHA is the head of the default branch.
  if (name === 'issue_comment' && findPullRequestNumber(event).ok)
    return err('the event does not name the head of the pull request')
  const sha = name === 'workflow_run' ? asObject(event['workflow_run'])['head_sha'] : env['GITHUB_SHA']
  return parseSha(sha, 'the commit of this run is not known')
}

/** Returns the commit for links and commands: the head of the pull request, else the commit of the run; empty if unknown. */
export function findCommit({ env, payload }: Pick<ActionHost, 'env' | 'payload'>): string {
  const sha = findHeadCommit(env, payload)
  return sha.ok ? sha.value : (env['GITHUB_SHA'] ?? '')
}

export function isForeignHead(env: Environment, payload: Json | undefined): boolean {
  const pullRequest = asObject(payload)['pull_request']
  if (!isJsonObject(pullRequest)) return false
  return asObject(asObject(pullRequest['head'])['repo'])['full_name'] !== env['GITHUB_REPOSITORY']
}

export function readPullRequestHead(pullRequest: Json | undefined): Result<string, string> {
  const { sha } = asObject(asObject(pullRequest)['head'])
  return parseSha(sha, 'the event payload does not name the head of the pull request')
}

function parseSha(value: Json | undefined, otherwise: string): Result<string, string> {
  return typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? ok(value) : err(otherwise)
}

export function findPullRequestNumber(payload: Json | undefined): Result<number, string> {
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

export function describeClone({ env, payload }: ActionHost): Pick<Reader, 'folder' | 'source' | 'isForeign'> {
  const here = resolveRealPath(process.cwd())
  const folder = displayPath(findRepositoryWithin(getRunnerWorkspace(env), path.join(here, 'workflow.yaml')), here)
  const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env
  const isNamed = /^[\w.-]+\/[\w.-]+$/.test(repository) && /^[\w./-]+$/.test(ref)
  const source = isNamed ? { source: `github:${repository}#${ref}` } : {}
  return { folder, ...source, isForeign: isForeignHead(env, payload) }
}

export function createDocsLinks(env: Environment): (kind: string) => string | null {
  const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env
  const pages = `https://github.com/${repository}/blob/${ref}/docs/errors.md`
  const isKnown = repository !== '' && ref !== ''
  return (kind) => (isKnown && isEngineKind(kind) ? `${pages}#${kind.replaceAll('.', '')}` : null)
}

/** The caller of a reusable workflow, `staging` in `staging / deploy (eu)`; empty for a job of the workflow itself, null if unknown. */
export type Caller = string | null

export interface OwnJob {
  readonly name: string
  readonly step: { readonly name: string; readonly number: number } | null
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
  return job === null ? null : parseCaller(job.name)
}

/** The job and its check run have the same id and name: a token that may only write checks can read the check run. */
async function requestOwnJob(host: ActionHost, { checkRunId, githubToken }: ActionInputs): Promise<OwnJob | null> {
  const repository = parseRepository(host.env)
  if (checkRunId === '' || githubToken === '' || !repository.ok) return null
  const api = host.api(githubToken, { signal: AbortSignal.timeout(OWN_JOB_MS) })
  const { owner, repo } = repository.value
  for (const kind of ['actions/jobs', 'check-runs']) {
    const answer = await api.request('GET', `/repos/${owner}/${repo}/${kind}/${checkRunId}`)
    const job = answer.ok ? parseOwnJob(answer.value) : null
    if (job !== null) return job
  }
  return null
}

export function parseOwnJob(value: Json): OwnJob | null {
  const { name, steps } = asObject(value)
  if (typeof name !== 'string') return null
  const running = (Array.isArray(steps) ? steps : []).map(asObject).find((step) => step['status'] === 'in_progress')
  const [title, number] = [running?.['name'], running?.['number']]
  return { name, step: typeof title === 'string' && typeof number === 'number' ? { name: title, number } : null }
}

export function parseCaller(jobName: string): string {
  return jobName.slice(0, Math.max(0, jobName.lastIndexOf(' / ')))
}
