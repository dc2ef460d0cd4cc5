import type { JsonObject } from './json.js'
import type { Result } from './result.js'

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
  /** JSON Schema of its arguments. */
  readonly inputSchema: JsonObject
}

/** What came of a call: an answer for the model, a server that is gone, or nothing because the run was cancelled. */
export type ToolReply =
  | { readonly status: 'answered'; readonly text: string; readonly failed: boolean }
  | { readonly status: 'gone'; readonly message: string }
  | { readonly status: 'cancelled' }

/** Servers of tools: each is started when it is first asked, and ended with the run. */
export interface ToolServers {
  /** The tools of a server; the error says why it is not there. */
  tools(server: ToolServer, signal: AbortSignal): Promise<Result<readonly OfferedTool[], string>>
  call(server: ToolServer, tool: string, input: JsonObject, signal: AbortSignal): Promise<ToolReply>
  close(): Promise<void>
}

/** An answer of a tool may have at most this many bytes; the rest is cut. */
export const MAX_TOOL_ANSWER_BYTES = 256 * 1024
/** A message of a server may have at most this many bytes; a larger one is a failed call. */
export const MAX_TOOL_MESSAGE_BYTES = 4 * 1024 * 1024
