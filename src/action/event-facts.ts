import { readEventPayload } from '../adapters/github/api.js'
import { displayPath, realPathOf, repositoryWithin } from '../config/load/workspace.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'
import { err, ok, type Result } from '../core/result.js'
import type { ActionHost } from './host.js'

type Environment = Readonly<Record<string, string | undefined>>

/** The runner's folder for the repository; annotations are relative to it. */
export function workspaceOf(env: Environment): string {
  return realPathOf(env['GITHUB_WORKSPACE'] || process.cwd())
}

/** The file as annotations and comments name it: relative to the repository, wherever the step has changed to. */
export function displayedFile(env: Environment, workflow: string): string {
  return displayPath(repositoryWithin(workspaceOf(env), workflow), realPathOf(workflow))
}

export interface Repository {
  readonly owner: string
  readonly repo: string
}

export function repositoryOf(env: Environment): Result<Repository, string> {
  const [owner, repo, ...more] = (env['GITHUB_REPOSITORY'] ?? '').split('/')
  if (!isName(owner) || !isName(repo) || more.length > 0) return err('GITHUB_REPOSITORY is not set')
  return ok({ owner, repo })
}

/** The commit that a reviewer looks at: the head of the pull request, not the merge that was checked out. */
export function headSha(env: Environment, payload: Json | undefined): Result<string, string> {
  const event = isJsonObject(payload) ? payload : null
  const name = env['GITHUB_EVENT_NAME'] ?? ''
  if (name.startsWith('pull_request')) return pullRequestHead(event?.['pull_request'])
  // GITHUB_SHA is the default branch there, which nobody has asked about.
  if (name === 'issue_comment' && pullRequestNumber(event ?? undefined).ok)
    return err('the event does not name the head of the pull request')
  const run = member(event, 'workflow_run')
  return shaOf(name === 'workflow_run' ? run?.['head_sha'] : env['GITHUB_SHA'], 'the commit of this run is not known')
}

/** The commit that links and reproduction lead to: on a pull request its head, else that of the run; empty where it is not known. */
export function commitOf({ env, payload }: Pick<ActionHost, 'env' | 'payload'>): string {
  const sha = headSha(env, payload)
  return sha.ok ? sha.value : (env['GITHUB_SHA'] ?? '')
}

/** Whether the head of the pull request lies in another repository than this one, or in one that is gone. */
export function isForeignHead(env: Environment, payload: Json | undefined): boolean {
  const pullRequest = isJsonObject(payload) ? member(payload, 'pull_request') : null
  if (pullRequest === null) return false
  return member(member(pullRequest, 'head'), 'repo')?.['full_name'] !== env['GITHUB_REPOSITORY']
}

export function payloadOf(env: Environment): Json | undefined {
  const file = env['GITHUB_EVENT_PATH']
  return file === undefined || file === '' ? undefined : readEventPayload(file)
}

export function pullRequestHead(pullRequest: Json | undefined): Result<string, string> {
  const head = isJsonObject(pullRequest) ? member(pullRequest, 'head') : null
  return shaOf(head?.['sha'], 'the event payload does not name the head of the pull request')
}

export function pullRequestNumber(payload: Json | undefined): Result<number, string> {
  if (!isJsonObject(payload)) return err('the event payload is missing')
  const issue = member(payload, 'issue')
  const listed = member(payload, 'workflow_run')?.['pull_requests']
  const candidates = [
    member(payload, 'pull_request')?.['number'],
    issue?.['pull_request'] === undefined ? undefined : issue['number'],
    Array.isArray(listed) && isJsonObject(listed[0]) ? listed[0]['number'] : undefined,
  ]
  const number = candidates.find((candidate) => typeof candidate === 'number' && Number.isSafeInteger(candidate))
  return typeof number === 'number' ? ok(number) : err('this event belongs to no pull request')
}

function member(value: JsonObject | null | undefined, name: string): JsonObject | null {
  const found = value?.[name]
  return isJsonObject(found) ? found : null
}

function shaOf(value: Json | undefined, otherwise: string): Result<string, string> {
  return typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? ok(value) : err(otherwise)
}

function isName(text: string | undefined): text is string {
  return text !== undefined && /^[A-Za-z0-9_.-]+$/.test(text) && text !== '.' && text !== '..'
}
