import { asNumber } from '../../core/float.js'
import { asObject, asString, isJsonObject, type Json, type JsonObject, parseJson, printJson } from '../../core/json.js'
import type { ProviderAnswer, ProviderRejection, ToolCall, TransportCategory } from '../../core/provider.js'
import { cutHead } from '../../text/excerpt.js'
import { type HttpReply, type NoReply, parseRetryAfter } from './http.js'

const BODY_CHARS = 2000
/** Maximum number of tool calls in one answer. */
const MAX_CALLS = 100
const MESSAGE_CHARS = 500
const TELLING_HEADERS = /^(retry-after(-ms)?|content-type|location|(x-)?request-id|cf-ray|(x-|anthropic-)ratelimit-.+)$/

/** Reads the body of a successful response; a text is the reason why the body is not a completion. */
type ReadCompletion = (body: JsonObject) => ProviderAnswer | string

function toRejection({ statusCode, text, headers }: HttpReply, message: string): ProviderRejection {
  const telling = Object.entries(headers).filter(([name]) => TELLING_HEADERS.test(name))
  const body = cutHead(text, BODY_CHARS)
  return { status: 'rejected', statusCode, message, body, headers: Object.fromEntries(telling) }
}

export function judgeReply(reply: HttpReply | NoReply, read: ReadCompletion): ProviderAnswer {
  if (reply.status !== 'replied') return reply
  const { statusCode } = reply
  if (reply.tooLarge) return toRejection(reply, 'the answer is larger than 16 MiB')
  if (statusCode >= 300 && statusCode < 400) return toRejection(reply, describeRedirect(reply))
  const body = parseJson(reply.text)
  if (statusCode < 200 || statusCode >= 300) return judgeStatus(reply, statusCode, readReplyMessage(reply, body))
  if (!isJsonObject(body)) return toRejection(reply, `HTTP ${statusCode}, but ${describeReply(reply)}`)
  const inner = findErrorInside(body)
  if (inner !== null) return judgeStatus(reply, inner.code, inner.message)
  const completion = read(body)
  if (typeof completion === 'string') return toRejection(reply, completion)
  const calls = completion.status === 'answered' ? (completion.calls?.list.length ?? 0) : 0
  if (calls > MAX_CALLS)
    return toRejection(reply, `the answer has ${calls} calls of tools, and ${MAX_CALLS} are the most`)
  return completion
}

function judgeStatus(reply: HttpReply, code: number | null, message: string): ProviderAnswer {
  const category = toTransportCategory(code)
  if (category === null) return toRejection(reply, message)
  const wait = parseRetryAfter(reply.headers, Date.now())
  return { ...toRejection(reply, message), status: 'failed', category, retryAfterSeconds: wait }
}

/** Returns the kind of a failure that another attempt may fix; null for a refusal. */
function toTransportCategory(code: number | null): TransportCategory | null {
  if (code === 429) return 'rate_limit'
  if (code === 408) return 'timeout'
  return code === 425 || (code !== null && code >= 500) ? 'provider_error' : null
}

/** Returns the status of an error that a server reports with 200, by the code or type of the error. */
function findErrorInside(body: JsonObject): { readonly code: number | null; readonly message: string } | null {
  const error = body['error']
  if (error === undefined || error === null) return null
  const text = readErrorText(error)
  const message = `HTTP 200 with an error inside: ${text === '' ? cutHead(printJson(error), MESSAGE_CHARS) : text}`
  if (!isJsonObject(error)) return { code: null, message }
  const code = Number(error['code'] ?? error['status'] ?? Number.NaN)
  if (Number.isInteger(code) && code >= 400) return { code, message }
  const type = `${String(error['type'] ?? '')} ${String(error['code'] ?? '')}`
  if (/rate_limit/.test(type)) return { code: 429, message }
  return { code: /overloaded|server_error|api_error|timeout/.test(type) ? 503 : null, message }
}

function readReplyMessage(reply: HttpReply, body: Json | undefined): string {
  const said = isJsonObject(body) ? readErrorText(body['error'] ?? body['message'] ?? body['detail'] ?? null) : ''
  return `HTTP ${reply.statusCode}: ${said || describeReply(reply)}`
}

function readErrorText(error: Json): string {
  return cutHead(asString(typeof error === 'string' ? error : asObject(error)['message']), MESSAGE_CHARS)
}

function describeReply(reply: HttpReply): string {
  if (reply.text.trim() === '') return 'the body is empty'
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(reply.text)) {
    return 'the body is a web page and not JSON: is the base URL that of an API?'
  }
  return parseJson(reply.text) === undefined ? 'the body is not JSON' : 'the body is JSON of another form'
}

function describeRedirect(reply: HttpReply): string {
  const target = reply.headers['location'] ?? 'another place'
  return `HTTP ${reply.statusCode}: the server redirects to ${target.slice(0, 200)}; redirects are not followed, because they would carry the key along: use that address as base_url`
}

export function createAnswer(
  body: JsonObject,
  text: string,
  cut: boolean,
  [inputTokens, outputTokens]: readonly [number | null, number | null],
  calls: { readonly list: readonly ToolCall[]; readonly said: Json },
): ProviderAnswer {
  const usage = { inputTokens, outputTokens }
  const called = calls.list.length === 0 ? {} : { calls }
  return { status: 'answered', text, usage, model: asString(body['model']), cut, ...called }
}

export function readTokenCount(value: Json | undefined): number | null {
  const number = asNumber(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : null
}
