import type { Json, JsonObject } from './json.js'
import type { StreamName } from './ports.js'
import type { Result } from './result.js'
import type { OwnVariables } from './shells.js'

/** HTTP servers; the default is the first one whose key is set. Workflow files use `names`. */
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
  /** Says which key is missing and how to set it; the server is not asked then. */
  readonly missingKey?: string
  /** Used if neither the node nor the workflow names a model. */
  readonly defaultModel: string
  readonly headers: Readonly<Record<string, string>>
}

/** A program that reads the prompt and prints the answer. */
export interface CommandProvider {
  readonly kind: 'command'
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env: OwnVariables
}

export type ResolvedProvider = (HttpProvider | CommandProvider) & {
  /** The provider of microsoft/conductor that the file names, if this one replaces it. */
  readonly replaces?: string
}

export interface ProviderProblem {
  readonly message: string
  /** True if none is configured, false if the settings of one are wrong. */
  readonly isMissing: boolean
}

export const REASONING_EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max'] as const
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number]

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** Null if the model did not write a JSON object. */
  readonly input: JsonObject | null
}

export interface ToolAnswer {
  readonly id: string
  readonly text: string
  readonly failed: boolean
}

/** A turn of a conversation; a turn with tool calls is sent back as received. */
export type ProviderMessage =
  | { readonly role: 'user' | 'assistant'; readonly content: string }
  | { readonly role: 'calls'; readonly said: Json }
  | { readonly role: 'answers'; readonly answers: readonly ToolAnswer[] }

export interface ProviderRequest {
  readonly provider: ResolvedProvider
  readonly model: string
  readonly system: string | null
  readonly messages: readonly ProviderMessage[]
  /** JSON Schema of the answer, for servers that enforce one; the instructions repeat it in words. */
  readonly schema: JsonObject | null
  readonly tools?: readonly OfferedTool[]
  readonly temperature?: number | undefined
  readonly maxTokens?: number | undefined
  readonly effort?: ReasoningEffort | undefined
  readonly workingDir?: string
  readonly onOutput?: (stream: StreamName, printed: string) => void
}

/** Transport errors that a retry may fix. */
export const TRANSPORT_CATEGORIES = ['rate_limit', 'provider_error', 'timeout', 'network'] as const
export type TransportCategory = (typeof TRANSPORT_CATEGORIES)[number]

/** The response of a server that gave no answer, reduced to what may be recorded. */
interface ProviderTrouble {
  readonly statusCode: number | null
  readonly message: string
  readonly body: string
  /** Request ids, rate limits and the content type only. */
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
      readonly cut: boolean
      /** Tools that the model calls instead of answering, and its turn as received. */
      readonly calls?: { readonly list: readonly ToolCall[]; readonly said: Json }
    }
  | ProviderFailure
  | ProviderRejection
  | { readonly status: 'cancelled' }

/** Asks a model once; never throws and never retries. */
export interface Provider {
  ask(request: ProviderRequest, signal: AbortSignal): Promise<ProviderAnswer>
}

export const MAX_ANSWER_BYTES = 16 * 1024 * 1024

export type ToolServer = { readonly name: string; readonly timeoutMs: number } & (
  | {
      readonly kind: 'stdio'
      readonly command: string
      readonly args: readonly string[]
      readonly env: Readonly<Record<string, string>>
      readonly cwd: string
    }
  | { readonly kind: 'http'; readonly url: string; readonly headers: Readonly<Record<string, string>> }
)

export interface OfferedTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: JsonObject
}

export type ToolReply =
  | { readonly status: 'answered'; readonly text: string; readonly failed: boolean }
  | { readonly status: 'gone'; readonly message: string }
  | { readonly status: 'cancelled' }

/** Tool servers; each is started on first use and ended with the run. */
export interface ToolServers {
  tools(server: ToolServer, signal: AbortSignal): Promise<Result<readonly OfferedTool[], string>>
  call(server: ToolServer, tool: string, input: JsonObject, signal: AbortSignal): Promise<ToolReply>
  close(): Promise<void>
}

/** Maximum bytes of a tool's answer; a longer one is truncated. */
export const MAX_TOOL_ANSWER_BYTES = 256 * 1024
/** Maximum bytes of a server's message; a larger one fails the call. */
export const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024
