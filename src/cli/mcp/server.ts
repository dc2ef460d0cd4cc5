import { statSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { cancelOnSignals } from '../../adapters/interrupts.js'
import { onAbort } from '../../core/abort.js'
import { copyJson, cutText, isJson, MAX_LEVELS, printJson } from '../../core/json.js'
import { err, tryResult } from '../../core/result.js'
import { VERSION } from '../../core/version.js'
import { findRunsFolder, isTrustedRunsFolder } from '../../run/adapters.js'
import { findWorkspace } from '../../source/workspace.js'
import { type CommandContext, createContext, type ParsedArguments } from '../command.js'
import {
  type Bounds,
  callTool,
  checkArguments,
  createInputSchema,
  createTextReply,
  isToolName,
  type RunCall,
  TOOLS,
  type ToolName,
  type ToolSpec,
} from './calls.js'

const MAX_RUNS = 8
const MAX_REFUSAL_CHARS = 2000
const INSTRUCTIONS = [
  'Runs workflow files whose failures are typed.',
  'When a run ends with another outcome than success, read errors[0] (kind, node_id, file, line, suggestion), repair the file or its inputs,',
  'check with validate, and continue with resume and the run folder: what has completed does not run again.',
].join(' ')

export async function runMcp(args: ParsedArguments, context: CommandContext): Promise<number> {
  const folder = path.resolve(context.cwd, args.value('--workspace') ?? '.')
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return context.badUsage(`--workspace ${folder} is no folder`)
  // Some commands resolve names of files from the folder of the process.
  process.chdir(folder)
  const interrupts = cancelOnSignals()
  await serveMcp(createContext('mcp', { ...context, cwd: folder }), interrupts.signal)
  interrupts.release()
  return 0
}

/** Serves the tools over stdin and stdout until the client disconnects or the signal aborts; runs are ended first. */
async function serveMcp(context: CommandContext, stop: AbortSignal): Promise<void> {
  const { cwd, env } = context
  const workspace = findWorkspace(path.join(cwd, 'workflow.yaml'), env)
  const bounds: Bounds = {
    cwd,
    workspace,
    // The first run makes the folder.
    get runs() {
      return isTrustedRunsFolder(env) ? findRunsFolder(env) : workspace
    },
  }
  const running = new Set<Promise<unknown>>()
  const gone = new AbortController()
  const server = createServer({ context, bounds }, gone.signal, running)
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
  })
  server.onerror = (error) => {
    const code = findErrorCode(error)
    const message = 'this is no message of the protocol'
    if (code !== null) process.stdout.write(`${printJson({ jsonrpc: '2.0', id: null, error: { code, message } })}\n`)
  }
  const close = (): void => void server.close()
  process.stdin.once('end', close)
  stop.addEventListener('abort', close, { once: true })
  keepPaceWithReader(process.stdin, process.stdout)
  await server.connect(new StdioServerTransport())
  await closed
  gone.abort('SIGTERM')
  await Promise.allSettled(running)
}

/** Takes requests only as fast as the client reads the answers, which would fill the memory otherwise. */
export function keepPaceWithReader(requests: Readable, answers: Writable): void {
  // Each answer that waits has a listener.
  answers.setMaxListeners(0)
  requests.on('data', () => {
    if (!answers.writableNeedDrain || requests.isPaused()) return
    requests.pause()
    answers.once('drain', () => requests.resume())
  })
}

/** Returns the error code for a line that could not be read, so that the client does not wait for ever; null for other errors. */
function findErrorCode(error: Error): number | null {
  if (error instanceof SyntaxError) return ErrorCode.ParseError
  return error.name === 'ZodError' || error instanceof RangeError ? ErrorCode.InvalidRequest : null
}

function createServer(around: Pick<RunCall, 'context' | 'bounds'>, gone: AbortSignal, running: Set<Promise<unknown>>) {
  const capabilities = { tools: {} }
  const server = new Server({ name: 'conductor', version: VERSION }, { capabilities, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: Object.entries(TOOLS).map(describeTool) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    const { name, arguments: given = {} } = params
    if (!isToolName(name)) {
      const message = `there is no tool ${name}; tools are: ${Object.keys(TOOLS).join(', ')}`
      throw new McpError(ErrorCode.InvalidParams, composeRefusal(message, around.context))
    }
    const token = params._meta?.progressToken
    let sent = 0
    const tell = (message: string): void => {
      if (token === undefined || extra.signal.aborted) return
      sent += 1
      const progress = { progressToken: token, progress: sent, message }
      void extra.sendNotification({ method: 'notifications/progress', params: progress }).catch(() => {})
    }
    if (running.size >= MAX_RUNS)
      return createTextReply(`${MAX_RUNS} calls are running already; wait for one of them`, true)
    // A client that cancels its call ends the run as SIGINT would.
    const interrupt = new AbortController()
    onAbort(extra.signal, () => interrupt.abort('SIGINT'))
    const cancel = AbortSignal.any([interrupt.signal, gone])
    const work = answerCall(name, given, { ...around, cancel, tell })
    running.add(work)
    return work.finally(() => running.delete(work))
  })
  return server
}

async function answerCall(tool: ToolName, given: Readonly<Record<string, unknown>>, call: Omit<RunCall, 'args'>) {
  // Printing and reading again keeps numbers as they were written; both are recursive.
  const isShallow = isJson(given, MAX_LEVELS)
  const sent = isShallow ? tryResult(() => copyJson(given)) : err(`the arguments have more than ${MAX_LEVELS} levels`)
  const args = sent.ok ? checkArguments(tool, sent.value) : sent
  const reply = args.ok ? await callTool(tool, { ...call, args: args.value }) : args
  return reply.ok ? reply.value : createTextReply(composeRefusal(reply.error, call.context), true)
}

/** Redacts and cuts a message that quotes what the client sent. */
function composeRefusal(message: string, context: CommandContext): string {
  return cutText(context.redactor().text(message), MAX_REFUSAL_CHARS)
}

function describeTool([name, tool]: [string, ToolSpec]) {
  const annotations = tool.readOnly
    ? { readOnlyHint: true, openWorldHint: false }
    : { readOnlyHint: false, destructiveHint: true, openWorldHint: true }
  return { name, description: tool.description, inputSchema: createInputSchema(tool), annotations }
}
