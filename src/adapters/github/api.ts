import { isJson, type Json, type JsonObject } from '../../core/json.js'
import { err, ok, type Result } from '../../core/result.js'
import { errorMessage } from '../../text/error-message.js'
import { oneLine } from '../../text/terminal-text.js'

/** Why a request did not succeed, for one line in the log. */
export interface ApiProblem {
  /** Null when no answer came. */
  readonly status: number | null
  readonly message: string
}

/** GitHub's REST API as far as the action uses it; it answers with data and never throws. */
export interface GithubApi {
  request(method: ApiMethod, path: string, body?: JsonObject): Promise<Result<Json, ApiProblem>>
}
export type ApiMethod = 'GET' | 'POST' | 'PATCH'

export interface ApiOptions {
  readonly token: string
  readonly baseUrl: string
  readonly timeoutMs?: number
  readonly sleep?: (milliseconds: number) => Promise<void>
  /** Ends requests that are under way, for a job that is being cancelled. */
  readonly signal?: AbortSignal
}

const TIMEOUT_MS = 10_000
const ATTEMPTS = 3
const LONGEST_WAIT_MS = 5000
const FIRST_WAIT_MS = 500

interface Failure extends ApiProblem {
  readonly retryAfterMs: number | null
  readonly isRateLimit: boolean
}

/**
 * Goes through Octokit, which knows proxies, GitHub Enterprise and redirects; it costs nothing in the bundle, since the
 * artifact client needs it as well, and it is loaded with the first request only.
 */
export function createGithubApi(options: ApiOptions): GithubApi {
  const sleep = options.sleep ?? ((milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)))
  return {
    request: async (method, path, body) => {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await once(options, method, path, body)
        if (answer.ok) return answer
        const wait = retryWait(answer.error, method, attempt)
        if (wait === null || options.signal?.aborted === true) return err(describe(answer.error))
        await sleep(wait)
      }
    },
  }
}

/** A list, or the problem that something else was answered. */
export async function requestList(api: GithubApi, path: string): Promise<Result<readonly Json[], ApiProblem>> {
  const answer = await api.request('GET', path)
  if (!answer.ok) return answer
  return Array.isArray(answer.value) ? ok(answer.value) : err({ status: null, message: 'the answer is not a list' })
}

async function once(
  options: ApiOptions,
  method: ApiMethod,
  path: string,
  body: JsonObject | undefined,
): Promise<Result<Json, Failure>> {
  let timeout: AbortSignal | null = null
  try {
    const { getOctokit } = await import('./toolkit.js')
    timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal])
    const octokit = getOctokit(options.token, { baseUrl: options.baseUrl, log: SILENT })
    const headers = { 'X-GitHub-Api-Version': '2022-11-28' }
    const reply = await octokit.request(`${method} ${path}`, {
      headers,
      request: { signal },
      ...(body === undefined ? {} : { data: body }),
    })
    const data: unknown = reply.data
    // Everything that is asked for is answered with an object or a list; a text comes from somebody in between.
    if (isJson(data) && typeof data === 'object' && data !== null) return ok(data)
    return err({ ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' })
  } catch (error) {
    if (options.signal?.aborted === true) return err({ ...NO_ANSWER, message: 'the job was cancelled' })
    if (timeout?.aborted === true) return err({ ...NO_ANSWER, message: 'no answer in time' })
    return err(failureOf(error))
  }
}

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

const NO_ANSWER = { status: null, retryAfterMs: null, isRateLimit: false } as const

function failureOf(error: unknown): Failure {
  const status = property(error, 'status')
  const headers = property(property(error, 'response'), 'headers')
  const message = oneLine(errorMessage(error), 300)
  if (typeof status !== 'number' || property(error, 'response') === undefined) {
    return { ...NO_ANSWER, message }
  }
  const seconds = Number(property(headers, 'retry-after') ?? Number.NaN)
  const isSpent = String(property(headers, 'x-ratelimit-remaining') ?? '') === '0'
  return {
    status,
    message,
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null,
    isRateLimit: status === 429 || (status === 403 && (isSpent || Number.isFinite(seconds))),
  }
}

/** Milliseconds until the next attempt, or null when another one makes no sense; a POST is never sent twice on a doubt. */
function retryWait(failure: Failure, method: ApiMethod, attempt: number): number | null {
  if (attempt >= ATTEMPTS) return null
  const isOutage = failure.status !== null && failure.status >= 500
  if (!failure.isRateLimit && !(isOutage && method !== 'POST')) return null
  const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
  return wait > LONGEST_WAIT_MS ? null : wait
}

function describe(failure: Failure): ApiProblem {
  const { status } = failure
  if (status === null) return { status, message: failure.message }
  const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status]
  return { status, message: `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}` }
}

const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the token was refused',
  403: 'the token lacks the permission',
  404: 'not found, or the token may not see it',
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined
  return Reflect.get(value, name)
}
