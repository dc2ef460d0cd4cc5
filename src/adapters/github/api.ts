import { isJson, type Json, type JsonObject } from '../../core/json.js'
import { err, ok, type Result } from '../../core/result.js'
import { errorMessage } from '../../text/error-message.js'
import { oneLine } from '../../text/terminal-text.js'

/** Why a request did not succeed, for one line in the log. */
export interface ApiProblem {
  /** Null when no answer came. */
  readonly status: number | null
  readonly message: string
  /** A limit that was not waited out. */
  readonly isRateLimit?: boolean
}

/** GitHub's REST API as far as the action uses it; it answers with data and never throws. */
export interface GithubApi {
  request(method: ApiMethod, path: string, body?: JsonObject): Promise<Result<Json, ApiProblem>>
  /** Something that is not JSON, such as a log, piece by piece; redirects are followed, without the token. */
  stream(path: string): Promise<Result<AsyncIterable<Uint8Array>, ApiProblem>>
}
export type ApiMethod = 'GET' | 'POST' | 'PATCH'

export interface ApiOptions {
  readonly token: string
  readonly baseUrl: string
  readonly timeoutMs?: number
  readonly sleep?: (milliseconds: number) => Promise<void>
  /** Longer waits that the API asks for are not waited out; 5 s by default. */
  readonly longestWaitMs?: number
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
  const again = async <T>(
    method: ApiMethod,
    ask: () => Promise<Result<T, Failure>>,
  ): Promise<Result<T, ApiProblem>> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask()
      if (answer.ok) return answer
      const wait = retryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS)
      if (wait === null || options.signal?.aborted === true) return err(describe(answer.error))
      await sleep(wait)
    }
  }
  return {
    request: (method, path, body) => again(method, () => once(options, method, path, body)),
    stream: (path) => again('GET', () => openStream(options, path)),
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

/** Only the answer has to come in time: a large log may take long. */
async function openStream(options: ApiOptions, path: string): Promise<Result<AsyncIterable<Uint8Array>, Failure>> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), options.timeoutMs ?? TIMEOUT_MS)
  try {
    const { getOctokit } = await import('./toolkit.js')
    const signal = options.signal === undefined ? late.signal : AbortSignal.any([late.signal, options.signal])
    const octokit = getOctokit(options.token, { baseUrl: options.baseUrl, log: SILENT })
    const headers = { 'X-GitHub-Api-Version': '2022-11-28' }
    const reply = await octokit.request(`GET ${path}`, {
      headers,
      request: { signal, parseSuccessResponseBody: false },
    })
    const data: unknown = reply.data
    return isChunks(data)
      ? ok(data)
      : err({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' })
  } catch (error) {
    if (options.signal?.aborted === true) return err({ ...NO_ANSWER, message: 'the job was cancelled' })
    return late.signal.aborted ? err({ ...NO_ANSWER, message: 'no answer in time' }) : err(failureOf(error))
  } finally {
    clearTimeout(timer)
  }
}

function isChunks(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** GitHub asks for a minute where a secondary limit names no time. */
const SECONDARY_WAIT_MS = 60_000

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
  const reset = Number(property(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now()
  const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null
  const isSecondary = status === 403 && /secondary rate limit/i.test(message)
  const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null)
  return {
    status,
    message,
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise,
    isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
  }
}

/** Milliseconds until the next attempt, or null when another one makes no sense; a POST is never sent twice on a doubt. */
function retryWait(failure: Failure, method: ApiMethod, attempt: number, longest: number): number | null {
  if (attempt >= ATTEMPTS) return null
  const isOutage = failure.status !== null && failure.status >= 500
  if (!failure.isRateLimit && !(isOutage && method !== 'POST')) return null
  const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
  return wait > longest ? null : wait
}

function describe(failure: Failure): ApiProblem {
  const { status } = failure
  if (status === null) return { status, message: failure.message }
  const meaning = failure.isRateLimit ? 'too many requests' : MEANINGS[status]
  const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`
  return { status, message, isRateLimit: failure.isRateLimit }
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
