import { asObject, type Json, type JsonObject, printTextOrJson } from './json.js'
import { once } from './maps.js'
import type { ApiProblem, GithubApi } from './ports.js'
import { err, ok, type Result } from './result.js'
import type { ShardId } from './sharding.js'
import type { Environment } from './shells.js'

export function isGithubActions(env: Environment): boolean {
  return env['GITHUB_ACTIONS'] === 'true'
}

export function createGithubRecord(env: Environment, matrix: JsonObject | null = null) {
  if (!isGithubActions(env)) return null
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  const runId = env['GITHUB_RUN_ID'] ?? ''
  const server = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  return {
    repository,
    sha: env['GITHUB_SHA'] ?? '',
    ref: env['GITHUB_REF'] ?? '',
    run_id: runId,
    run_attempt: env['GITHUB_RUN_ATTEMPT'] ?? '1',
    job: env['GITHUB_JOB'] ?? '',
    matrix,
    run_url: repository === '' || runId === '' ? '' : `${server}/${repository}/actions/runs/${runId}`,
  }
}

const NAMES = {
  repository: 'GITHUB_REPOSITORY',
  ref: 'GITHUB_REF',
  sha: 'GITHUB_SHA',
  actor: 'GITHUB_ACTOR',
  event_name: 'GITHUB_EVENT_NAME',
  head_ref: 'GITHUB_HEAD_REF',
  base_ref: 'GITHUB_BASE_REF',
  run_id: 'GITHUB_RUN_ID',
  run_attempt: 'GITHUB_RUN_ATTEMPT',
} as const

export const GITHUB_FIELDS: readonly string[] = [...Object.keys(NAMES), 'event']

/** Returns the template variable `github`: facts and the event, never a token. Reads the payload on first use. */
export function createGithubContext(env: Environment, readEvent: (path: string) => Json | undefined) {
  return once((): JsonObject | null => {
    if (!isGithubActions(env)) return null
    const facts = Object.entries(NAMES).map(([name, variable]): [string, Json] => [name, env[variable] ?? ''])
    const path = env['GITHUB_EVENT_PATH'] ?? ''
    return { ...Object.fromEntries(facts), event: path === '' ? {} : asObject(readEvent(path)) }
  })
}

/** Returns the label of a run's part of a job, such as `ubuntu-latest, 20, shard 2 of 4`; empty for a whole job. */
export function formatPartLabel(matrix: JsonObject | null, shard: Pick<ShardId, 'index' | 'of'> | undefined): string {
  const leg = Object.values(matrix ?? {})
    .map(printTextOrJson)
    .join(', ')
  // A matrix leg that is a number only counts the shards.
  if (shard === undefined) return leg
  const part = `shard ${shard.index} of ${shard.of}`
  return leg === '' || /^\d+$/.test(leg) ? part : `${leg}, ${part}`
}

/** Appends a query to a path; a value may hold any character, such as the colon of `head=owner:branch`. */
export function withQuery(path: string, query: Readonly<Record<string, string | number>>): string {
  const values = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) values.set(name, String(value))
  return `${path}?${values}`
}

/** Returns the branch that a job builds: the head of a pull request, else the branch of the event; null if unknown. */
export function getBuiltBranch(env: Environment): string | null {
  return env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'] || null
}

/** Reports whether a token may be sent to a server: over https, or to loopback. */
export function isSafeServer(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || isLoopback(hostname)
}

export function isLoopback(hostname: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname)
}

/** Reports whether a text is OWNER/REPO; such a text is safe in a path of the API. */
export function isRepositoryName(text: string): boolean {
  return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text) && !text.split('/').some((part) => part === '.' || part === '..')
}

/** GitHub also refuses with 403 what no permission would allow, such as a run that is too old to be run again. */
const NO_PERMISSION_HELPS =
  /already|running|in progress|completed|too (?:old|many|long)|over a month|days? ago|expired|cannot be (?:retried|re-?run)|re-?runs?\b.{0,200}\b(?:limit|maximum)|maximum|disabled|archived|locked/i

export function isPermissionRefusal({ status, message }: ApiProblem): boolean {
  return status === 404 || (status === 403 && !NO_PERMISSION_HELPS.test(message))
}

export function describeRefusal(problem: ApiProblem, permission: string): string {
  const isPermission = isPermissionRefusal(problem) && problem.isRateLimit !== true
  return isPermission ? `${problem.message} (the token needs ${permission})` : problem.message
}

export async function requestList(api: GithubApi, path: string): Promise<Result<readonly Json[], ApiProblem>> {
  const answer = await api.request('GET', path)
  if (!answer.ok) return answer
  return Array.isArray(answer.value) ? ok(answer.value) : err({ status: null, message: 'the answer is not a list' })
}
