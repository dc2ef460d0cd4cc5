import { whenAborted } from '../../core/abort.js'
import { jsonText } from '../../core/json.js'
import { MAX_ANSWER_BYTES } from '../../core/provider.js'
import { errorMessage } from '../../text/error-message.js'

export interface HttpLimits {
  /** How long a server may take until its answer begins. */
  readonly firstByteMs: number
  /** How long an answer that has begun may stand still. */
  readonly idleMs: number
  readonly maxBytes: number
}

export const DEFAULT_LIMITS: HttpLimits = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: MAX_ANSWER_BYTES }

export interface HttpReply {
  readonly statusCode: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** The body was larger than the limit; the text is its beginning. */
  readonly tooLarge: boolean
}

export type HttpOutcome =
  | ({ readonly status: 'replied' } & HttpReply)
  | { readonly status: 'failed'; readonly category: 'timeout' | 'network'; readonly message: string }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'cancelled' }

export interface HttpRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

const HEAD_OF_TOO_LARGE = 4096
const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

/** Posts JSON and reads what comes back, bounded in size and in silence; redirects are not followed, they would carry keys away. */
export async function postJson(
  request: HttpRequest,
  signal: AbortSignal,
  limits = DEFAULT_LIMITS,
): Promise<HttpOutcome> {
  const headers = buildHeaders({
    'content-type': 'application/json',
    accept: 'application/json',
    'user-agent': 'conductor-action',
    ...request.headers,
  })
  if (typeof headers === 'string') return { status: 'refused', message: headers }
  if (!URL.canParse(request.url)) return { status: 'refused', message: 'the URL of the provider is not one' }
  const guard = new SilenceGuard(signal)
  try {
    guard.expect(limits.firstByteMs, `no answer after ${limits.firstByteMs / 1000} s`)
    const response = await fetch(request.url, {
      method: 'POST',
      headers,
      body: jsonText(request.body),
      redirect: 'manual',
      signal: guard.signal,
    })
    const body = await readBody(response, guard, limits)
    return { status: 'replied', statusCode: response.status, headers: Object.fromEntries(response.headers), ...body }
  } catch (cause) {
    if (signal.aborted) return { status: 'cancelled' }
    if (guard.silence !== null) return { status: 'failed', category: 'timeout', message: guard.silence }
    return describeFailure(cause)
  } finally {
    guard.end()
  }
}

/** The address under a base URL; what follows its path, such as `?api-version=1`, stays behind the new one. */
export function urlUnder(baseUrl: string, pathOf: (base: string) => string): string {
  const [path = '', ...query] = baseUrl.split(/(?=[?#])/)
  return [pathOf(path.replace(/\/+$/, '')), ...query].join('')
}

/** Seconds that a server asks to wait, from a number or a date; null when it does not ask. */
export function retryAfterSeconds(headers: Readonly<Record<string, string>>, now: number): number | null {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(exact) && exact >= 0) return exact / 1000
  const text = headers['retry-after']?.trim() ?? ''
  if (text === '') return null
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text)
  // Dates begin with the day of the week; Date.parse would take numbers for years.
  const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000))
}

/** Ends a request when nothing is heard for too long, or when the run is cancelled. */
class SilenceGuard {
  readonly #controller = new AbortController()
  readonly #unlink: () => void
  #timer: NodeJS.Timeout | null = null
  silence: string | null = null

  constructor(outer: AbortSignal) {
    this.#unlink = whenAborted(outer, () => this.#controller.abort())
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  expect(withinMs: number, otherwise: string): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.silence = otherwise
      this.#controller.abort()
    }, withinMs)
  }

  end(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#unlink()
    this.#controller.abort()
  }
}

async function readBody(
  response: Response,
  guard: SilenceGuard,
  limits: HttpLimits,
): Promise<Pick<HttpReply, 'text' | 'tooLarge'>> {
  const stalled = `the answer stood still for ${limits.idleMs / 1000} s`
  guard.expect(limits.idleMs, stalled)
  const reader = response.body?.getReader()
  if (reader === undefined) return { text: '', tooLarge: false }
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { text: decode(chunks), tooLarge: false }
    guard.expect(limits.idleMs, stalled)
    size += value.byteLength
    chunks.push(value)
    if (size > limits.maxBytes) {
      await reader.cancel().catch(() => undefined)
      return { text: decode(chunks).slice(0, HEAD_OF_TOO_LARGE), tooLarge: true }
    }
  }
}

function decode(chunks: readonly Uint8Array[]): string {
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** The reason names the header and not its value, which may be a key. */
function buildHeaders(headers: Readonly<Record<string, string>>): Headers | string {
  const built = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    try {
      built.set(name, value)
    } catch {
      return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`
    }
  }
  return built
}

function describeFailure(cause: unknown): HttpOutcome {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const code = codeOf(inner)
  const text = errorMessage(inner)
  const message = code === null || text.includes(code) ? text : `${text} (${code})`
  return { status: 'failed', category: code !== null && TIMEOUT_CODES.has(code) ? 'timeout' : 'network', message }
}

function codeOf(cause: unknown): string | null {
  if (!(cause instanceof Error) || !('code' in cause)) return null
  return typeof cause.code === 'string' ? cause.code : null
}
