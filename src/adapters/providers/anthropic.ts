import { asObject, isJsonObject, type Json, type JsonObject } from '../../core/json.js'
import type {
  HttpProvider,
  ProviderAnswer,
  ProviderMessage,
  ProviderRequest,
  ReasoningEffort,
  ToolCall,
} from '../../core/provider.js'
import { extendUrl, type HttpLimits, postJson } from './http.js'
import { createAnswer, judgeReply, readTokenCount } from './reply.js'

const API_VERSION = '2023-06-01'
/** Maximum number of output tokens, which the protocol requires; every current model accepts this number. */
const DEFAULT_MAX_TOKENS = 8192

export async function askAnthropic(
  server: HttpProvider,
  request: ProviderRequest,
  signal: AbortSignal,
  limits: HttpLimits,
): Promise<ProviderAnswer> {
  const headers = { 'x-api-key': server.apiKey, 'anthropic-version': API_VERSION, ...server.headers }
  const tools = (request.tools ?? []).map(({ inputSchema, ...tool }) => ({ ...tool, input_schema: inputSchema }))
  const body: JsonObject = {
    model: request.model,
    ...createLimits(request),
    ...(request.system === null ? {} : { system: request.system }),
    messages: request.messages.map(toTurn),
    ...(tools.length === 0 ? {} : { tools }),
  }
  return judgeReply(
    await postJson({ url: createMessagesUrl(server.baseUrl), headers, body }, signal, limits),
    readMessage,
  )
}

function toTurn(message: ProviderMessage): JsonObject {
  if (message.role === 'calls') return { role: 'assistant', content: message.said }
  if (message.role !== 'answers') return { role: message.role, content: message.content }
  const content = message.answers.map(({ id, text, failed }) => {
    return { type: 'tool_result', tool_use_id: id, content: text, ...(failed ? { is_error: true } : {}) }
  })
  return { role: 'user', content }
}

/** Thinking tokens by effort; the limit of the answer must be above them. */
const THINKING_TOKENS: Readonly<Record<ReasoningEffort, number>> = {
  low: 2048,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 59_904,
}
const ROOM_FOR_THE_ANSWER = 4096
const THINKING_MODELS = /^claude-(3-7-|(opus|sonnet|haiku)-[4-9]|[a-z]+-[5-9])/

/** Omits the temperature for a model that thinks, because the API refuses both together. */
function createLimits({ model, effort, maxTokens, temperature }: ProviderRequest): JsonObject {
  const max_tokens = maxTokens ?? DEFAULT_MAX_TOKENS
  if (effort === undefined || !THINKING_MODELS.test(model))
    return { max_tokens, ...(temperature === undefined ? {} : { temperature }) }
  const budget_tokens = THINKING_TOKENS[effort]
  const thinking = { type: 'enabled', budget_tokens }
  return { max_tokens: Math.max(max_tokens, budget_tokens + ROOM_FOR_THE_ANSWER), thinking }
}

function createMessagesUrl(baseUrl: string): string {
  return extendUrl(baseUrl, (base) => {
    if (base.endsWith('/messages')) return base
    return base.endsWith('/v1') ? `${base}/messages` : `${base}/v1/messages`
  })
}

function readMessage(body: JsonObject): ProviderAnswer | string {
  const content = body['content']
  if (!Array.isArray(content)) return 'the answer is not a message: it has no content'
  const blocks: readonly Json[] = content
  const texts = blocks.flatMap((block) =>
    isJsonObject(block) && block['type'] === 'text' && typeof block['text'] === 'string' ? [block['text']] : [],
  )
  if (body['stop_reason'] === 'refusal') return `the model refused: ${texts.join('').slice(0, 500)}`
  const list = blocks.flatMap(readToolCall)
  if (texts.length === 0 && list.length === 0 && blocks.length > 0)
    return 'the answer is not a message: its content has no text'
  const usage = asObject(body['usage'])
  const tokens = [countInputTokens(usage), readTokenCount(usage['output_tokens'])] as const
  return createAnswer(body, texts.join(''), body['stop_reason'] === 'max_tokens', tokens, { list, said: content })
}

function readToolCall(block: Json): readonly ToolCall[] {
  if (!isJsonObject(block) || block['type'] !== 'tool_use') return []
  const { id, name, input } = block
  if (typeof id !== 'string' || typeof name !== 'string') return []
  return [{ id, name, input: isJsonObject(input) ? input : null }]
}

/** Adds cached tokens to the input: this provider counts them separately. */
function countInputTokens(usage: JsonObject): number | null {
  const fresh = readTokenCount(usage['input_tokens'])
  const cached = ['cache_creation_input_tokens', 'cache_read_input_tokens'].map(
    (name) => readTokenCount(usage[name]) ?? 0,
  )
  return fresh === null ? null : cached.reduce((sum, count) => sum + count, fresh)
}
