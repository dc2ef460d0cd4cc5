import { isPermissionRefusal, isSafeServer } from '../../core/github.js'
import { isJson, type Json, type JsonObject, parseJson } from '../../core/json.js'
import { memoize } from '../../core/maps.js'
import type { AnswerMemory, ApiMethod, ApiProblem, GithubApi } from '../../core/ports.js'
import { readRegularFile } from '../../core/regular-file.js'
import { err, ok, type Result, tryOr } from '../../core/result.js'
import { errorMessage } from '../../text/error-message.js'
import { toOneLine } from '../../text/terminal-text.js'
import { nap } from '../clock.js'

export interface ApiOptions {
  readonly token: string
  readonly baseUrl: string
  readonly timeoutMs?: number
  readonly sleep?: (milliseconds: number) => Promise<void>
  /** Maximum wait for a rate limit, 5 s by default; a request that would have to wait longer fails. */
  readonly longestWaitMs?: number
  readonly onRemaining?: (left: number) => void
  readonly signal?: AbortSignal
}

const TIMEOUT_MS = 10_000
const LONGEST_STREAM_MS = 600_000
const NEVER = new AbortController().signal
const ATTEMPTS = 3
const LONGEST_WAIT_MS = 5000
/** A server may ask for a wait of at most an hour; a timer of over 24 days would fire at once. */
const LONGEST_ASKED_MS = 60 * 60 * 1000
const FIRST_WAIT_MS = 500

interface Failure extends ApiProblem {
  readonly retryAfterMs: number | null
  readonly isRateLimit: boolean
}

/** Uses Octokit, which handles proxies, GitHub Enterprise and redirects, and is imported with the first request. */
export function createGithubApi(options: ApiOptions): GithubApi {
  const sleep = options.sleep ?? ((milliseconds: number) => nap(milliseconds, options.signal ?? NEVER))
  const withRetries = async <T>(
    method: ApiMethod,
    ask: () => Promise<Result<T, Failure>>,
    isOnce = false,
  ): Promise<Result<T, ApiProblem>> => {
    for (let attempt = isOnce ? ATTEMPTS : 1; ; attempt += 1) {
      const answer = await ask()
      if (answer.ok) return answer
      const wait = computeRetryWait(answer.error, method, attempt, options.longestWaitMs ?? LONGEST_WAIT_MS)
      if (wait === null || options.signal?.aborted === true) return err(describeFailure(answer.error))
      await sleep(wait)
    }
  }
  return {
    request: (method, path, body, { memory, isOnce = false } = {}) =>
      withRetries(method, () => requestOnce(options, method, path, body, memory), isOnce),
    stream: (path) => withRetries('GET', () => openStream(options, path)),
  }
}

async function requestOnce(
  options: ApiOptions,
  method: ApiMethod,
  path: string,
  body: JsonObject | undefined,
  memory: AnswerMemory | undefined,
) {
  const attempt = new Attempt(options)
  const stored = memory?.stored ?? null
  try {
    const data = body === undefined ? {} : { data: body }
    const headers = stored === null ? {} : { headers: { 'If-None-Match': stored.etag } }
    const reply = await attempt.ask(method, path, { ...data, ...headers })
    const { etag } = reply.headers
    const answer: unknown = reply.data
    const remaining = Number(reply.headers['x-ratelimit-remaining'] ?? Number.NaN)
    if (Number.isFinite(remaining)) options.onRemaining?.(remaining)
    // GitHub answers with an object or a list; a text comes from a proxy.
    if (isJson(answer) && typeof answer === 'object' && answer !== null) {
      if (etag !== undefined) memory?.store(etag, answer)
      return ok(answer)
    }
    return err(attempt.ownFailure() ?? { ...NO_ANSWER, status: reply.status, message: 'the answer is not JSON' })
  } catch (error) {
    if (stored !== null && getProperty(error, 'status') === 304) return ok(stored.value)
    return err(attempt.ownFailure() ?? toApiFailure(error))
  } finally {
    attempt.end()
  }
}

/** Makes one client for each set of options: every client has all methods of GitHub's API, which is much for one request. */
const openOctokit = memoize(async ({ token, baseUrl }: ApiOptions) => {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { baseUrl, log: SILENT })
})

type Answer = Pick<Response, 'status' | 'statusText' | 'url' | 'headers' | 'body' | 'text' | 'arrayBuffer'>
type Fetch = (url: string, init: RequestInit) => Promise<Answer>

const MAX_ANSWER_BYTES = 32 * 1024 * 1024
const TOO_LONG = 'the answer is too long'

class Attempt {
  readonly #late = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #isTooLong = false

  constructor(readonly options: ApiOptions) {}

  async ask(
    method: ApiMethod,
    path: string,
    more: { readonly data?: JsonObject; readonly request?: JsonObject; readonly headers?: Record<string, string> },
  ) {
    const { baseUrl, signal = NEVER, timeoutMs = TIMEOUT_MS } = this.options
    if (!isSafeServer(baseUrl)) throw new Error(`a token is not sent over plain http: ${baseUrl}`)
    const octokit = await openOctokit(this.options)
    const fetch = this.#limitSize(octokit.request.endpoint.DEFAULTS.request?.fetch)
    // The import above does not count towards the timeout.
    this.#timer = setTimeout(() => this.#late.abort(), timeoutMs)
    const ends = AbortSignal.any([this.#late.signal, signal])
    const headers = { 'X-GitHub-Api-Version': '2022-11-28', ...more.headers }
    // Octokit would replace `:word` and `{word}` in a path by a parameter of that name, or by nothing.
    const route = `${method} ${path.replace(/[:{}]/g, encodeURIComponent)}`
    return octokit.request(route, { ...more, headers, request: { ...more.request, signal: ends, fetch } })
  }

  /** Limits the size of a response that is read as a whole, also of a compressed one. Readers of a stream set their own limit. */
  #limitSize(inner: Fetch): Fetch {
    return async (address, init) => {
      const { status, statusText, url, headers, body } = await inner(address, init)
      const text = async (): Promise<string> => (await this.#readBytes(body)).toString('utf8')
      const arrayBuffer = async (): Promise<ArrayBuffer> => new Uint8Array(await this.#readBytes(body)).buffer
      return { status, statusText, url, headers, body, text, arrayBuffer }
    }
  }

  async #readBytes(body: Answer['body']): Promise<Buffer> {
    const parts: Uint8Array[] = []
    let length = 0
    for await (const part of body ?? []) {
      length += part.length
      this.#isTooLong = length > MAX_ANSWER_BYTES
      if (this.#isTooLong) throw new Error(TOO_LONG)
      parts.push(part)
    }
    return Buffer.concat(parts)
  }

  /** Restarts the timeout, because a part of the response has arrived. */
  extend(): void {
    this.#timer?.refresh()
  }

  ownFailure(): Failure | null {
    if (this.options.signal?.aborted === true) return { ...NO_ANSWER, message: 'the job was cancelled' }
    if (this.#late.signal.aborted) return { ...NO_ANSWER, message: 'no answer in time' }
    return this.#isTooLong ? { ...NO_ANSWER, message: TOO_LONG } : null
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}

/** Opens a response that may take long, as long as more of it arrives. */
async function openStream(options: ApiOptions, path: string): Promise<Result<AsyncIterable<Uint8Array>, Failure>> {
  const attempt = new Attempt(options)
  try {
    const reply = await attempt.ask('GET', path, { request: { parseSuccessResponseBody: false } })
    const data: unknown = reply.data
    if (isChunks(data)) return ok(extendTimeout(data, attempt))
    attempt.end()
    return err({ ...NO_ANSWER, status: reply.status, message: 'the answer is not a stream' })
  } catch (error) {
    attempt.end()
    return err(attempt.ownFailure() ?? toApiFailure(error))
  }
}

async function* extendTimeout(chunks: AsyncIterable<Uint8Array>, attempt: Attempt): AsyncIterable<Uint8Array> {
  const begin = performance.now()
  try {
    for await (const chunk of chunks) {
      yield chunk
      // The reader may take longer with a chunk than the timeout allows.
      attempt.extend()
      if (performance.now() - begin > LONGEST_STREAM_MS) throw new Error('it took too long')
    }
  } catch (error) {
    throw new Error(attempt.ownFailure()?.message ?? errorMessage(error))
  } finally {
    attempt.end()
  }
}

function isChunks(value: unknown): value is AsyncIterable<Uint8Array> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Wait that GitHub's docs ask for if a secondary rate limit names no time. */
const SECONDARY_WAIT_MS = 60_000

const NO_ANSWER = { status: null, retryAfterMs: null, isRateLimit: false } as const

function toApiFailure(error: unknown): Failure {
  const status = getProperty(error, 'status')
  const headers = getProperty(getProperty(error, 'response'), 'headers')
  const message = toOneLine(errorMessage(error), 300)
  if (typeof status !== 'number' || getProperty(error, 'response') === undefined) {
    return { ...NO_ANSWER, message }
  }
  const seconds = Number(getProperty(headers, 'retry-after') ?? Number.NaN)
  const isSpent = String(getProperty(headers, 'x-ratelimit-remaining') ?? '') === '0'
  const reset = Number(getProperty(headers, 'x-ratelimit-reset') ?? Number.NaN) * 1000 - Date.now()
  const until = isSpent && Number.isFinite(reset) ? Math.max(0, reset) + 1000 : null
  const isSecondary = status === 403 && /secondary rate limit/i.test(message)
  const otherwise = until ?? (isSecondary ? SECONDARY_WAIT_MS : null)
  const waitMs = Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : otherwise
  return {
    status,
    message,
    retryAfterMs: waitMs === null ? null : Math.min(waitMs, LONGEST_ASKED_MS),
    isRateLimit: status === 429 || (status === 403 && (isSpent || isSecondary || Number.isFinite(seconds))),
  }
}

/** Returns the milliseconds until the next attempt, or null for none. A POST that may have had an effect is not repeated. */
function computeRetryWait(failure: Failure, method: ApiMethod, attempt: number, longest: number): number | null {
  if (attempt >= ATTEMPTS) return null
  const isOutage = failure.status !== null && failure.status >= 500
  if (!failure.isRateLimit && !(isOutage && method !== 'POST')) return null
  const wait = failure.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
  const isAsked = failure.isRateLimit || failure.retryAfterMs !== null
  return isAsked && wait > longest ? null : wait
}

function describeFailure(failure: Failure): ApiProblem {
  const { status } = failure
  if (status === null) return { status, message: failure.message }
  const isRefusal = status === 403 && !isPermissionRefusal(failure)
  const meaning = failure.isRateLimit ? 'too many requests' : isRefusal ? 'refused' : MEANINGS[status]
  const message = `${status}${meaning === undefined ? '' : ` (${meaning})`}: ${failure.message}`
  return { status, message, isRateLimit: failure.isRateLimit, retryAfterMs: failure.retryAfterMs }
}

const MEANINGS: Readonly<Record<number, string>> = {
  401: 'the token was refused',
  403: 'the token lacks the permission',
  404: 'not found, or the token may not see it',
}

function getProperty(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined
  return Reflect.get(value, name)
}

const MAX_PAYLOAD_BYTES = 32 * 1024 * 1024

export function readEventPayload(path: string): Json | undefined {
  return tryOr(undefined, () => parseJson(readRegularFile(path, MAX_PAYLOAD_BYTES).toString('utf8')))
}
