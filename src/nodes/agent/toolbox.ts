import type { AgentStep, ToolServerDefinition } from '../../config/model.js'
import { resolveToolAccess, TOOL_JOINT, toOwnTool } from '../../config/tools.js'
import { createEngineFailure, type RaisedHere } from '../../core/outcome.js'
import type {
  OfferedTool,
  ResolvedProvider,
  ToolAnswer,
  ToolCall,
  ToolServer,
  ToolServers,
} from '../../core/provider.js'
import { err, ok, type Result } from '../../core/result.js'
import { overlayEnvironment } from '../../core/shells.js'
import { cutHead } from '../../text/excerpt.js'
import type { ExecutionContext } from '../executor.js'

const DEFAULT_TIMEOUT_MS = 30_000
/** Maximum number of characters of all answers, beyond which no tool is called; a context is smaller. */
const MAX_TOOL_CHARS = 8 * 1024 * 1024
/** Maximum length of a tool's name that every API accepts. */
const LONGEST_NAME = 64
const NOT_IN_NAMES = /[^a-zA-Z0-9_-]/g

/** The tools that one run of an agent may use; the error of a call is a server that is gone. */
export type Toolbox = ReturnType<typeof createToolbox>

interface Tool {
  readonly server: ToolServer
  readonly served: OfferedTool
  /** `server__tool`. */
  readonly fullName: string
}

/** Starts the servers that an agent may use and lists what they have; null when it may use none. */
export async function openToolbox(
  agent: AgentStep,
  context: ExecutionContext,
  { provider, workingDir }: { readonly provider: ResolvedProvider; readonly workingDir: string },
  signal: AbortSignal,
): Promise<Result<Toolbox | null, RaisedHere>> {
  const servers = context.ports.agents.tools
  const access = resolveToolAccess(context.workflow, agent)
  // Programs have tools of their own, and cannot call ours.
  if (provider.kind === 'command' || access.servers.size === 0) return ok(null)
  const listed = await Promise.all(
    [...access.servers].map(async ([name, definition]) => {
      const server = createServer(name, definition, context.settings.env, workingDir)
      return { server, tools: await servers.tools(server, signal) }
    }),
  )
  const tools: Tool[] = []
  for (const { server, tools: found } of listed) {
    if (!found.ok)
      return err(createUnavailableError(agent.name, server.name, null, `it cannot be reached: ${found.error}`))
    const missing = findMissingTool(access, server.name, found.value)
    if (missing !== null)
      return err(createUnavailableError(agent.name, server.name, missing, `it has no tool ${missing}`))
    for (const served of found.value) {
      if (access.allows(server.name, served.name))
        tools.push({ server, served, fullName: `${server.name}${TOOL_JOINT}${served.name}` })
    }
  }
  for (const name of access.listedTools ?? []) {
    if (!tools.some((tool) => tool.served.name === name || toOwnTool(name, tool.server.name) !== null))
      context.warn('unknown-tool', `${agent.name} lists the tool ${name}, which no server has`)
  }
  return ok(createToolbox(agent.name, nameTools(tools), servers))
}

function createServer(
  name: string,
  definition: ToolServerDefinition,
  env: Readonly<Record<string, string>>,
  cwd: string,
): ToolServer {
  const timeoutMs = definition.timeout ?? DEFAULT_TIMEOUT_MS
  if (definition.type === 'http')
    return { kind: 'http', name, url: definition.url ?? '', headers: definition.headers ?? {}, timeoutMs }
  const args = (definition.args ?? []).map(String)
  const own = overlayEnvironment(env, definition.env ?? {})
  return { kind: 'stdio', name, command: definition.command ?? '', args, env: own, cwd, timeoutMs }
}

/** Returns a tool that is listed with its server's name and is not there, or is not allowed; null if there is none. */
function findMissingTool(
  { listedTools, allows }: ReturnType<typeof resolveToolAccess>,
  server: string,
  served: readonly OfferedTool[],
): string | null {
  for (const each of listedTools ?? []) {
    const name = toOwnTool(each, server)
    if (name === null || name === '*') continue
    if (!served.some((tool) => tool.name === name) || !allows(server, name)) return name
  }
  return null
}

/** Tools by the names under which they are offered: those that an API refuses are altered, and stay apart. */
function nameTools(tools: readonly Tool[]): ReadonlyMap<string, Tool> {
  const names = new Map<string, Tool>()
  for (const tool of tools) {
    const base = tool.fullName.replaceAll(NOT_IN_NAMES, '_').slice(0, LONGEST_NAME)
    let name = base
    for (let count = 2; names.has(name); count++) {
      const suffix = `_${count}`
      name = `${base.slice(0, LONGEST_NAME - suffix.length)}${suffix}`
    }
    names.set(name, tool)
  }
  return names
}

function createToolbox(agent: string, tools: ReadonlyMap<string, Tool>, servers: ToolServers) {
  const offered = [...tools].map(([name, { served }]) => ({ ...served, name }))
  const answer = ({ id }: ToolCall, text: string, failed = true): Result<ToolAnswer, RaisedHere> =>
    ok({ id, text, failed })
  let chars = 0
  return {
    offered,
    async call(call: ToolCall, signal: AbortSignal): Promise<Result<ToolAnswer | 'cancelled', RaisedHere>> {
      const tool = tools.get(call.name) ?? [...tools.values()].find(({ fullName }) => fullName === call.name)
      if (tool === undefined)
        return answer(call, `there is no tool ${cutHead(call.name, LONGEST_NAME)}; call one of those that were offered`)
      if (call.input === null) return answer(call, 'the arguments of the call are no JSON object')
      if (chars > MAX_TOOL_CHARS) return answer(call, 'the tools of this agent have said too much; answer without them')
      const reply = await servers.call(tool.server, tool.served.name, call.input, signal)
      switch (reply.status) {
        case 'cancelled':
          return ok('cancelled')
        case 'answered':
          chars += reply.text.length
          return answer(call, reply.text, reply.failed)
        case 'gone':
          return err(createUnavailableError(agent, tool.server.name, tool.served.name, `it is gone: ${reply.message}`))
      }
    },
  }
}

function createUnavailableError(agent: string, server: string, tool: string | null, why: string): RaisedHere {
  const message = `${agent} needs the server ${server}, and ${why}`
  return createEngineFailure('provider.tool_unavailable', message, { server, tool, reason: why })
}
