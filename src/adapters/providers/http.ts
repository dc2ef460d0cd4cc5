import { printJson } from '../../core/json.js'
import { MAX_ANSWER_BYTES, type ProviderAnswer } from '../../core/provider.js'
import { tryResult } from '../../core/result.js'
import { errorCode, errorMessage } from '../../text/error-message.js'
import { trimSigns } from '../../text/excerpt.js'

export interface HttpLimits {
  /** Maximum time until a response begins. */
  readonly firstByteMs: number
  readonly idleMs: number
  readonly maxBytes: number
}

export const DEFAULT_LIMITS: HttpLimits = { firstByteMs: 290_000, idleMs: 60_000, maxBytes: MAX_ANSWER_BYTES }

export interface HttpReply {
  readonly status: 'replied'
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly tooLarge: boolean
}

export type NoReply = Exclude<ProviderAnswer, { status: 'answered' }>

interface HttpRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

const TIMEOUT_CODES: ReadonlySet<string> = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
])

/** Posts JSON and reads a response of limited size and duration. Redirects are not followed, because they would receive the key. */
export async function postJson(
  request: HttpRequest,
  signal: AbortSignal,
  { firstByteMs, idleMs, maxBytes }: HttpLimits,
): Promise<HttpReply | NoReply> {
  const json = 'application/json'
  const defaults = { 'content-type': json, accept: json, 'user-agent': 'conductor-action' }
  const headers = buildHeaders({ ...defaults, ...request.headers })
  if (typeof headers === 'string')
    return { status: 'rejected', statusCode: null, message: headers, body: '', headers: {} }
  const silence = new AbortController()
  const expect = (withinMs: number, otherwise: string): NodeJS.Timeout =>
    setTimeout(() => silence.abort(new Error(otherwise)), withinMs)
  let timer = expect(firstByteMs, `no answer after ${firstByteMs / 1000} s`)
  try {
    const response = await fetch(request.url, {
      method: 'POST',
      headers,
      body: printJson(request.body),
      redirect: 'manual',
      signal: AbortSignal.any([signal, silence.signal]),
    })
    clearTimeout(timer)
    timer = expect(idleMs, `the answer stood still for ${idleMs / 1000} s`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      timer.refresh()
      size += chunk.byteLength
      chunks.push(chunk)
      if (size > maxBytes) break
    }
    const text = new TextDecoder().decode(Buffer.concat(chunks))
    const { status: statusCode, headers: told } = response
    return { status: 'replied', statusCode, headers: Object.fromEntries(told), text, tooLarge: size > maxBytes }
  } catch (cause) {
    if (signal.aborted) return { status: 'cancelled' }
    return silence.signal.aborted ? createNoReply('timeout', errorMessage(silence.signal.reason)) : toNoReply(cause)
  } finally {
    clearTimeout(timer)
  }
}

export function extendUrl(baseUrl: string, pathOf: (base: string) => string): string {
  const [path = '', ...query] = baseUrl.split(/(?=[?#])/)
  return [pathOf(trimSigns(path, '/')), ...query].join('')
}

/** Returns the seconds that a server asks to wait, given as a number or a date; null if it does not ask. */
export function parseRetryAfter(headers: Readonly<Record<string, string>>, now: number): number | null {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (Number.isFinite(exact) && exact >= 0) return exact / 1000
  const text = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Number(text)
  // Dates begin with the day of the week; `Date.parse` would read a number as a year.
  const date = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000))
}

/** Builds headers; the error names a bad header without its value, which may be a key. */
function buildHeaders(headers: Readonly<Record<string, string>>): Headers | string {
  const built = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (!tryResult(() => built.set(name, value)).ok)
      return `the header ${JSON.stringify(name.slice(0, 100))} has a name or a value that cannot be sent`
  }
  return built
}

function toNoReply(cause: unknown): NoReply {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  const [code, text] = [errorCode(inner), errorMessage(inner)]
  const message = text.includes(code) ? text : `${text} (${code})`
  return createNoReply(TIMEOUT_CODES.has(code) ? 'timeout' : 'network', message)
}

function createNoReply(category: 'timeout' | 'network', message: string): NoReply {
  return { status: 'failed', category, statusCode: null, message, retryAfterSeconds: null, body: '', headers: {} }
}
