import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { type CallToolResult, CallToolResultSchema, ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { JsonObject } from '../../core/json.js'
import {
  MAX_TOOL_ANSWER_BYTES,
  MAX_TOOL_MESSAGE_BYTES,
  type OfferedTool,
  type ToolReply,
  type ToolServer,
  type ToolServers,
} from '../../core/provider.js'
import { err, ok, type Result } from '../../core/result.js'
import { VERSION } from '../../core/version.js'
import { errorMessage } from '../../text/error-message.js'
import { cutHead, cutTail, trimSigns } from '../../text/excerpt.js'
import { StdioTransport } from './stdio.js'

const MAX_PAGES = 100
const MAX_TOOLS = 1000
const MESSAGE_CHARS = 500
const MAX_REPLIES = 100

/** Connects to the MCP servers of one run. The same server in the same folder is started once. */
export function createToolServers(): ToolServers {
  const running = new Map<string, Promise<Result<Connection, string>>>()
  const live = new Set<Connection>()
  const killAll = (): void => {
    for (const connection of live) connection.kill()
  }
  process.once('exit', killAll)
  const connectServer = (server: ToolServer, signal: AbortSignal): Promise<Result<Connection, string>> => {
    const key = JSON.stringify(server)
    const opened = running.get(key)
    if (opened !== undefined) return opened
    // The next call starts a server again that did not start or has ended.
    const connection = new Connection(server, () => {
      if (running.get(key) === opening) running.delete(key)
    })
    live.add(connection)
    const opening: Promise<Result<Connection, string>> = connection.start(signal).then(async (problem) => {
      if (problem === null) return ok(connection)
      live.delete(connection)
      await connection.close()
      return err(problem)
    })
    running.set(key, opening)
    return opening
  }
  return {
    tools: async (server, signal) => {
      const opened = await connectServer(server, signal)
      return opened.ok ? ok(opened.value.tools) : opened
    },
    call: async (server, tool, input, signal) => {
      const opened = await connectServer(server, signal)
      if (signal.aborted) return { status: 'cancelled' }
      return opened.ok ? opened.value.call(tool, input, signal) : { status: 'gone', message: opened.error }
    },
    close: async () => {
      process.removeListener('exit', killAll)
      running.clear()
      await Promise.all([...live].map((connection) => connection.close()))
      live.clear()
    },
  }
}

class Connection {
  tools: readonly OfferedTool[] = []
  readonly #client = new Client({ name: 'conductor-action', version: VERSION })
  readonly #transport: StdioTransport | Transport
  /** Calls in progress; all of them fail at an oversized message. */
  readonly #pending = new Set<(reason: Error) => void>()
  #gone = false

  constructor(
    readonly server: ToolServer,
    readonly onGone: () => void,
  ) {
    const oversize = (): void => {
      for (const fail of this.#pending) fail(new Error('the server sent a message of more than 4 MiB'))
    }
    this.#transport =
      server.kind === 'stdio' ? new StdioTransport(server, oversize) : createHttpTransport(server, oversize)
    limitReplies(this.#transport)
    this.#client.onclose = () => {
      this.#gone = true
      onGone()
    }
  }

  get #stdio(): StdioTransport | null {
    return this.#transport instanceof StdioTransport ? this.#transport : null
  }

  async start(signal: AbortSignal): Promise<string | null> {
    const { timeoutMs: timeout } = this.server
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
    try {
      await this.#client.connect(this.#transport, { timeout, signal: deadline })
      this.tools = await this.#list(timeout, deadline)
      return null
    } catch (error) {
      const isLate = deadline.aborted && !signal.aborted
      const why = isLate ? `it was not ready after ${timeout} ms` : describeToolError(error)
      // The last line alone often names only a log file.
      const lines = cutTail(this.#stdio?.stderr ?? '', MESSAGE_CHARS).split('\n')
      const said = lines.flatMap((line) => line.trim() || []).join(' | ')
      return said === '' ? why : `${why}; it said: ${said}`
    }
  }

  async #list(timeout: number, signal: AbortSignal): Promise<readonly OfferedTool[]> {
    const tools: OfferedTool[] = []
    let cursor: string | undefined
    for (let page = 0; page < MAX_PAGES && tools.length < MAX_TOOLS; page++) {
      const listed = await this.#client.listTools(cursor === undefined ? {} : { cursor }, { timeout, signal })
      for (const { name, description, inputSchema } of listed.tools) {
        const schema: JsonObject = JSON.parse(JSON.stringify(inputSchema))
        tools.push({ name, description: description ?? '', inputSchema: schema })
      }
      cursor = listed.nextCursor
      if (cursor === undefined) break
    }
    return tools.slice(0, MAX_TOOLS)
  }

  async call(tool: string, input: JsonObject, signal: AbortSignal): Promise<ToolReply> {
    const { timeoutMs: timeout } = this.server
    let fail: (reason: Error) => void = () => {}
    const oversized = new Promise<never>((_, reject) => {
      fail = reject
    })
    this.#pending.add(fail)
    try {
      const asked = this.#client.request(
        { method: 'tools/call', params: { name: tool, arguments: input } },
        CallToolResultSchema,
        { timeout, signal },
      )
      // The promise that loses the race has no other handler.
      asked.catch(() => undefined)
      const result = await Promise.race([asked, oversized])
      return { status: 'answered', text: limitToolText(formatToolResult(result)), failed: result.isError === true }
    } catch (error) {
      if (signal.aborted) return { status: 'cancelled' }
      const message = cutHead(describeToolError(error), MESSAGE_CHARS)
      const gone = this.#gone || (error instanceof McpError && error.code === ErrorCode.ConnectionClosed)
      return gone ? { status: 'gone', message } : { status: 'answered', text: message, failed: true }
    } finally {
      this.#pending.delete(fail)
    }
  }

  async close(): Promise<void> {
    this.onGone()
    await this.#client.close().catch(() => undefined)
    await this.#stdio?.close()
  }

  kill(): void {
    this.#stdio?.kill()
  }
}

function createHttpTransport(server: Extract<ToolServer, { kind: 'http' }>, onOversize: () => void): Transport {
  const transport = new StreamableHTTPClientTransport(new URL(server.url), {
    requestInit: { headers: { ...server.headers } },
    fetch: createBoundedFetch(onOversize),
  })
  // The class declares `sessionId` as possibly undefined, the interface as optional: no type guard distinguishes them.
  return transport as Transport
}

/** Drops answers to requests of the server (pings) beyond those that it has not read yet: a flood would fill the memory. */
function limitReplies(transport: Transport): void {
  const send = transport.send.bind(transport)
  let waiting = 0
  transport.send = async (message, options) => {
    if ('method' in message) return send(message, options)
    if (waiting >= MAX_REPLIES) return
    waiting++
    await send(message, options).finally(() => waiting--)
  }
}

function formatToolResult({ content, structuredContent }: CallToolResult): string {
  const parts = content.map((part): string => {
    if (part.type === 'text') return part.text
    if (part.type === 'resource' && 'text' in part.resource) return part.resource.text
    if (part.type === 'resource_link') return part.uri
    return `[${part.type}]`
  })
  if (parts.length > 0 || structuredContent === undefined) return parts.join('\n')
  return JSON.stringify(structuredContent)
}

function limitToolText(text: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= MAX_TOOL_ANSWER_BYTES) return text
  const head = trimSigns(new TextDecoder().decode(bytes.subarray(0, MAX_TOOL_ANSWER_BYTES)), '\uFFFD')
  return `${head}\n[cut at 256 KiB of ${bytes.length} bytes]`
}

function describeToolError(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${errorMessage(error)}${inner}`
}

const NEWLINE = 10

/** Limits the size of responses: of a body as a whole, of an event stream for each event. Redirects are refused. */
function createBoundedFetch(onOversize: () => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    const { body } = response
    if (body === null) return response
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true
    const { status, statusText, headers } = response
    return new Response(body.pipeThrough(createBoundary(isStream, onOversize)), { status, statusText, headers })
  }
}

function createBoundary(isStream: boolean, onOversize: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  let last = 0
  return new TransformStream({
    transform(chunk, controller) {
      for (const byte of chunk) {
        // An empty line ends an event.
        size = isStream && byte === NEWLINE && last === NEWLINE ? 0 : size + 1
        if (byte !== 13) last = byte
      }
      if (size <= MAX_TOOL_MESSAGE_BYTES) {
        controller.enqueue(chunk)
        return
      }
      onOversize()
      controller.error(new Error('a message of the server has more than 4 MiB'))
    },
  })
}
