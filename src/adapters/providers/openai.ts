import { asObject, asString, isJsonObject, type Json, type JsonObject, parseJson } from '../../core/json.js'
import type { HttpProvider, ProviderAnswer, ProviderMessage, ProviderRequest, ToolCall } from '../../core/provider.js'
import { extendUrl, type HttpLimits, type HttpReply, type NoReply, postJson } from './http.js'
import { createAnswer, judgeReply, readTokenCount } from './reply.js'

const OFFICIAL = 'api.openai.com'

/** Optional parts of a request, with the texts of servers that refuse them. */
const OPTIONAL_PARTS = {
  schema: /response_format|json_schema|structured output/i,
  effort: /reasoning[_. ]?effort/i,
} as const
type OptionalPart = keyof typeof OPTIONAL_PARTS
const PARTS: readonly OptionalPart[] = ['schema', 'effort']

/** Uses chat completions, and remembers which parts a server refuses, so that they are sent to it once. */
export class OpenAiClient {
  readonly #unknown = new Map<string, Set<OptionalPart>>()

  constructor(readonly limits: HttpLimits) {}

  async ask(server: HttpProvider, request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const key = `${server.baseUrl} ${request.model}`
    const unknown = this.#unknown.get(key) ?? new Set()
    this.#unknown.set(key, unknown)
    const url = extendUrl(server.baseUrl, (base) =>
      base.endsWith('/chat/completions') ? base : `${base}/chat/completions`,
    )
    const headers = { authorization: `Bearer ${server.apiKey}`, ...server.headers }
    for (;;) {
      const asked: ProviderRequest = {
        ...request,
        schema: unknown.has('schema') ? null : request.schema,
        effort: unknown.has('effort') ? undefined : request.effort,
      }
      const reply = await postJson({ url, headers, body: createRequestBody(server, asked) }, signal, this.limits)
      const refused = PARTS.find((part) => (asked[part] ?? null) !== null && refuses(reply, part))
      if (refused === undefined) return judgeReply(reply, readCompletion)
      unknown.add(refused)
    }
  }
}

function createRequestBody(server: HttpProvider, request: ProviderRequest): JsonObject {
  const { schema, effort, temperature, maxTokens, tools = [] } = request
  const system = request.system === null ? [] : [{ role: 'system', content: request.system }]
  const messages = request.messages.flatMap(toTurns)
  // Older servers refuse the newer name, newer models the older one.
  const tokenField = new URL(server.baseUrl).hostname === OFFICIAL ? 'max_completion_tokens' : 'max_tokens'
  const offered = tools.map(({ name, description, inputSchema: parameters }) => {
    return { type: 'function', function: { name, description, parameters } }
  })
  const form = { name: 'output', strict: fitsStrict(schema ?? undefined) }
  return {
    model: request.model,
    messages: [...system, ...messages],
    ...(temperature === undefined ? {} : { temperature }),
    ...(maxTokens === undefined ? {} : { [tokenField]: maxTokens }),
    ...(offered.length === 0 ? {} : { tools: offered }),
    ...(effort === undefined ? {} : { reasoning_effort: effort === 'max' ? 'xhigh' : effort }),
    ...(schema === null ? {} : { response_format: { type: 'json_schema', json_schema: { ...form, schema } } }),
  }
}

function toTurns(message: ProviderMessage): readonly Json[] {
  if (message.role === 'calls') return [message.said]
  if (message.role !== 'answers') return [{ role: message.role, content: message.content }]
  return message.answers.map(({ id, text, failed }) => {
    // The protocol has no field for a failed tool call, so the text says it.
    return { role: 'tool', tool_call_id: id, content: failed ? `Error: ${text}` : text }
  })
}

/** Reports whether a schema fits strict mode: closed objects, all properties required, described items, no lengths. */
function fitsStrict(schema: Json | undefined): boolean {
  if (!isJsonObject(schema)) return false
  if ('minLength' in schema || 'maxLength' in schema || 'anyOf' in schema) return false
  const types: readonly Json[] = Array.isArray(schema['type']) ? schema['type'] : [schema['type'] ?? null]
  if (types.includes('array')) return fitsStrict(schema['items'])
  if (!types.includes('object')) return true
  const properties = schema['properties']
  const required = schema['required']
  if (!isJsonObject(properties) || !Array.isArray(required)) return false
  const names = Object.keys(properties)
  return names.every((name) => required.includes(name)) && names.every((name) => fitsStrict(properties[name]))
}

function refuses(reply: HttpReply | NoReply, part: OptionalPart): boolean {
  if (reply.status !== 'replied' || ![400, 404, 422, 501].includes(reply.statusCode)) return false
  return OPTIONAL_PARTS[part].test(reply.text)
}

function readCompletion(body: JsonObject): ProviderAnswer | string {
  const choices = body['choices']
  const choice: Json | undefined = Array.isArray(choices) ? choices[0] : undefined
  const message = isJsonObject(choice) ? choice['message'] : undefined
  if (!isJsonObject(choice) || !isJsonObject(message)) return 'the answer is not a chat completion: it has no choices'
  const refusal = message['refusal']
  if (typeof refusal === 'string' && refusal !== '') return `the model refused: ${refusal.slice(0, 500)}`
  const list = readToolCalls(message['tool_calls'])
  const text = readContent(message['content']) ?? (list.length > 0 ? '' : null)
  if (text === null) return 'the answer is not a chat completion: its message has no text'
  const usage = asObject(body['usage'])
  const tokens = [readTokenCount(usage['prompt_tokens']), readTokenCount(usage['completion_tokens'])] as const
  const said = { ...message, content: message['content'] ?? null }
  return createAnswer(body, text, choice['finish_reason'] === 'length', tokens, { list, said })
}

function readToolCalls(calls: Json | undefined): readonly ToolCall[] {
  const list: readonly Json[] = Array.isArray(calls) ? calls : []
  return list.map(asObject).flatMap(({ id, function: called }): readonly ToolCall[] => {
    const { name, arguments: written } = asObject(called)
    if (typeof id !== 'string' || typeof name !== 'string') return []
    const input = typeof written === 'string' ? parseJson(written.trim() === '' ? '{}' : written) : (written ?? {})
    return [{ id, name, input: isJsonObject(input) ? input : null }]
  })
}

function readContent(content: Json | undefined): string | null {
  if (!Array.isArray(content)) return typeof content === 'string' ? content : null
  const parts: readonly Json[] = content
  return parts.map((part) => asString(asObject(part)['text'])).join('')
}
