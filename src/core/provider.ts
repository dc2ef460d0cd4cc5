import type { overlaid } from './environment.js'
import type { Json, JsonObject } from './json.js'
import type { StreamName } from './ports.js'
import type { OfferedTool } from './tools.js'

/** Servers that answer over HTTP; without a word the first whose key is there. `names` are those that files may use. */
export const HTTP_SERVERS = [
  {
    kind: 'openai',
    names: ['openai'],
    baseUrl: 'https://api.openai.com/v1',
    baseUrlVariable: 'OPENAI_BASE_URL',
    keyVariable: 'OPENAI_API_KEY',
    defaultModel: 'gpt-5-mini',
  },
  {
    kind: 'anthropic',
    names: ['anthropic', 'claude'],
    baseUrl: 'https://api.anthropic.com',
    baseUrlVariable: 'ANTHROPIC_BASE_URL',
    keyVariable: 'ANTHROPIC_API_KEY',
    defaultModel: 'claude-sonnet-4-5',
  },
] as const

export type HttpServer = (typeof HTTP_SERVERS)[number]

export interface HttpProvider {
  readonly kind: HttpServer['kind']
  readonly name: string
  readonly baseUrl: string
  readonly apiKey: string
  /** Used where neither the node nor the workflow names a model. */
  readonly defaultModel: string
  readonly headers: Readonly<Record<string, string>>
}

/** A program that reads the prompt and prints the answer. */
export interface CommandProvider {
  readonly kind: 'command'
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Laid over the environment of the run. */
  readonly env: Parameters<typeof overlaid>[1]
}

/** Who answers an agent, resolved before anything runs. */
export type ResolvedProvider = (HttpProvider | CommandProvider) & {
  /** The provider of microsoft/conductor that the file names, when this one takes its place. */
  readonly replaces?: string
}

export const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number]

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** Null when the model did not write a JSON object. */
  readonly input: JsonObject | null
}

export interface ToolAnswer {
  readonly id: string
  readonly text: string
  readonly failed: boolean
}

/** One turn of a conversation; a turn that called tools goes back as the server sent it. */
export type ProviderMessage =
  | { readonly role: 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'calls'; readonly said: Json }
  | { readonly role: 'answers'; readonly answers: readonly ToolAnswer[] }

export interface ProviderRequest {
  readonly provider: ResolvedProvider
  readonly model: string
  readonly system: string | null
  readonly messages: readonly ProviderMessage[]
  /** JSON Schema of the answer, for servers that can hold a model to one; the instructions say the same in words. */
  readonly schema: JsonObject | null
  readonly tools?: readonly OfferedTool[]
  readonly temperature?: number | undefined
  readonly maxTokens?: number | undefined
  readonly effort?: ReasoningEffort | undefined
  /** Where a program starts; without it where the run was started. */
  readonly workingDir?: string
  readonly onOutput?: (stream: StreamName, printed: string) => void
}

/** Troubles of transport that another attempt may mend. */
export const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'] as const
export type TransportCategory = (typeof TRANSPORT_CATEGORIES)[number]

/** What a server said when it gave no answer, as far as it is fit to be recorded. */
interface ProviderTrouble {
  readonly statusCode: number | null
  readonly message: string
  /** A bounded excerpt. */
  readonly body: string
  /** Only those that tell something: request ids, rate limits, the content type. */
  readonly headers: Readonly<Record<string, string>>
}

export type ProviderFailure = ProviderTrouble & {
  readonly status: 'failed'
  readonly category: TransportCategory
  readonly retryAfterSeconds: number | null
}
export type ProviderRejection = ProviderTrouble & { readonly status: 'rejected' }

export type ProviderAnswer =
  | {
      readonly status: 'answered'
      readonly text: string
      readonly usage: { readonly inputTokens: number | null; readonly outputTokens: number | null }
      readonly model: string
      /** The answer ended at the limit of tokens. */
      readonly cut: boolean
      /** The tools that the model calls instead of answering, and its turn as the server sent it. */
      readonly calls?: { readonly list: readonly ToolCall[]; readonly said: Json }
    }
  | ProviderFailure
  | ProviderRejection
  | { readonly status: 'cancelled' }

/** Asks a model once; it never throws and never retries for reasons of transport. */
export interface Provider {
  ask(request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer>
}

/** An answer may have at most this many bytes. */
export const MAX_ANSWER_BYTES = 16 * 1024 * 1024
