import { isJsonObject, type Json, type JsonObject, parseJson } from '../../core/json.js'
import type {
  HttpProvider,
  OfferedTool,
  ProviderAnswer,
  ProviderMessage,
  ProviderRequest,
  ToolCall,
} from '../../core/provider.js'
import { type HttpLimits, type HttpOutcome, postJson, urlUnder } from './http.js'
import { answerFrom, tokenCount } from './reply.js'

const OFFICIAL = 'api.openai.com'

/** Parts of a request that not every server and model knows, with what a refusal of one says. */
const OPTIONAL_PARTS = {
  schema: /response_format|json_schema|structured output/i,
  effort: /reasoning[_. ]?effort/i,
} as const
type OptionalPart = keyof typeof OPTIONAL_PARTS
const PARTS: readonly OptionalPart[] = ['schema', 'effort']

/** Speaks chat completions; remembers which servers do not know a part, so that they are asked for it once. */
export class OpenAiClient {
  readonly #unknown = new Map<string, Set<OptionalPart>>()

  constructor(readonly limits: HttpLimits) {}

  async ask(server: HttpProvider, request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer> {
    const key = `${server.baseUrl} ${request.model}`
    const unknown = this.#unknown.get(key) ?? new Set()
    this.#unknown.set(key, unknown)
    for (;;) {
      const outcome = await this.#post(server, without(request, unknown), signal)
      const refused = PARTS.find((part) => !unknown.has(part) && has(request, part) && refuses(outcome, part))
      if (refused === undefined) return answerFrom(outcome, readCompletion, Date.now())
      unknown.add(refused)
    }
  }

  #post(server: HttpProvider, request: ProviderRequest, signal: AbortSignal): Promise<HttpOutcome> {
    const body = requestBody(server, request)
    const headers = {
      authorization: `Bearer ${server.apiKey}`,
      ...server.headers,
    }
    return postJson({ url: completionsUrl(server.baseUrl), headers, body }, signal, this.limits)
  }
}

function completionsUrl(baseUrl: string): string {
  return urlUnder(baseUrl, (base) => (base.endsWith('/chat/completions') ? base : `${base}/chat/completions`))
}

function has(request: ProviderRequest, part: OptionalPart): boolean {
  return part === 'schema' ? request.schema !== null : request.effort !== undefined
}

function without(request: ProviderRequest, parts: ReadonlySet<OptionalPart>): ProviderRequest {
  const { effort, ...rest } = request
  return {
    ...rest,
    schema: parts.has('schema') ? null : request.schema,
    ...(effort === undefined || parts.has('effort') ? {} : { effort }),
  }
}

function requestBody(server: HttpProvider, request: ProviderRequest): JsonObject {
  const { schema, effort } = request
  const system = request.system === null ? [] : [{ role: 'system', content: request.system }]
  const messages = request.messages.flatMap(turns)
  return {
    model: request.model,
    messages: [...system, ...messages],
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    ...(request.maxTokens === undefined ? {} : { [tokenField(server)]: request.maxTokens }),
    ...(request.tools === undefined || request.tools.length === 0 ? {} : { tools: request.tools.map(toolOf) }),
    ...(effort === undefined ? {} : { reasoning_effort: effort === 'max' ? 'xhigh' : effort }),
    ...(schema === null
      ? {}
      : {
          response_format: { type: 'json_schema', json_schema: { name: 'output', strict: fitsStrict(schema), schema } },
        }),
  }
}

function turns(message: ProviderMessage): readonly Json[] {
  switch (message.role) {
    case 'user':
    case 'assistant':
      return [{ role: message.role, content: message.content }]
    case 'calls':
      return [message.said]
    case 'answers':
      // There is no field for failure here: the text says so.
      return message.answers.map(({ id, text, failed }) => ({
        role: 'tool',
        tool_call_id: id,
        content: failed ? `Error: ${text}` : text,
      }))
  }
}

function toolOf({ name, description, inputSchema }: OfferedTool): JsonObject {
  return { type: 'function', function: { name, description, parameters: inputSchema } }
}

/** The newer name is refused by older servers, the older one by newer models: only the official server knows both. */
function tokenField(server: HttpProvider): string {
  return new URL(server.baseUrl).hostname === OFFICIAL ? 'max_completion_tokens' : 'max_tokens'
}

/** Strict mode wants closed objects with every property required, described items, and no lengths. */
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

function refuses(outcome: HttpOutcome, part: OptionalPart): boolean {
  if (outcome.status !== 'replied' || ![400, 404, 422, 501].includes(outcome.statusCode)) return false
  return OPTIONAL_PARTS[part].test(outcome.text)
}

function readCompletion(body: JsonObject): ProviderAnswer | string {
  const choices = body['choices']
  const choice: Json | undefined = Array.isArray(choices) ? choices[0] : undefined
  const message = isJsonObject(choice) ? choice['message'] : undefined
  if (!isJsonObject(choice) || !isJsonObject(message)) return 'the answer is not a chat completion: it has no choices'
  const refusal = message['refusal']
  if (typeof refusal === 'string' && refusal !== '') return `the model refused: ${refusal.slice(0, 500)}`
  const list = callsOf(message['tool_calls'])
  const text = contentText(message['content']) ?? (list.length > 0 ? '' : null)
  if (text === null) return 'the answer is not a chat completion: its message has no text'
  const usage = body['usage']
  return {
    status: 'answered',
    text,
    usage: {
      inputTokens: isJsonObject(usage) ? tokenCount(usage['prompt_tokens']) : null,
      outputTokens: isJsonObject(usage) ? tokenCount(usage['completion_tokens']) : null,
    },
    model: typeof body['model'] === 'string' ? body['model'] : '',
    cut: choice['finish_reason'] === 'length',
    ...(list.length === 0 ? {} : { calls: { list, said: { ...message, content: message['content'] ?? null } } }),
  }
}

function callsOf(calls: Json | undefined): readonly ToolCall[] {
  if (!Array.isArray(calls)) return []
  const list: readonly Json[] = calls
  return list.flatMap((call): readonly ToolCall[] => {
    const called = isJsonObject(call) ? call['function'] : undefined
    if (!isJsonObject(call) || !isJsonObject(called)) return []
    const { id } = call
    const { name, arguments: written } = called
    if (typeof id !== 'string' || typeof name !== 'string') return []
    const input = typeof written === 'string' ? parseJson(written.trim() === '' ? '{}' : written) : (written ?? {})
    return [{ id, name, input: isJsonObject(input) ? input : null }]
  })
}

/** Most servers send a text, some a list of parts. */
function contentText(content: Json | undefined): string | null {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  const parts: readonly Json[] = content
  const texts = parts.map((part) => (isJsonObject(part) && typeof part['text'] === 'string' ? part['text'] : ''))
  return texts.join('')
}
