import type { AgentStep, ToolServerDefinition, Workflow } from './model.js'

const ANY = '*'
/** Between a server's name and the name of its tool. */
export const TOOL_JOINT = '__'

/** Which tools an agent may use, before any server was asked. */
interface ToolAccess {
  /** Servers that may have a tool for it, with what they say of themselves. */
  readonly servers: ReadonlyMap<string, ToolServerDefinition>
  /** Whether a tool of one of them may be used. */
  readonly allows: (server: string, tool: string) => boolean
  /** The names that were asked for; null when all are welcome. */
  readonly wanted: readonly string[] | null
}

/** What an agent, its workflow and the servers themselves say about tools, put together. */
export function toolAccess(workflow: Workflow, agent: Pick<AgentStep, 'tools'>): ToolAccess {
  // The agent's own list, else the workflow's; null for all, which is also what `*` says.
  const listed = agent.tools ?? (workflow.tools?.length === 0 ? undefined : workflow.tools)
  const wanted = listed === undefined || listed.includes(ANY) ? null : listed
  const offers = ({ tools }: ToolServerDefinition, tool: string): boolean =>
    tools === undefined || tools.includes(ANY) || tools.includes(tool)
  // A tool of its own that the server does not offer is missed when the server is asked, not before.
  const mayServe = (name: string, server: ToolServerDefinition): boolean =>
    server.tools?.length !== 0 &&
    (wanted === null || wanted.some((each) => ownTool(each, name) !== null || offers(server, each)))
  const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {})
  const servers = new Map(all.filter(([name, server]) => mayServe(name, server)))
  const allows = (name: string, tool: string): boolean => {
    const server = servers.get(name)
    if (server === undefined || !offers(server, tool)) return false
    return wanted === null || wanted.some((each) => each === tool || [tool, ANY].includes(ownTool(each, name) ?? ''))
  }
  return { servers, allows, wanted }
}

/** The tool that `server__tool` names, when it names one of this server. */
export function ownTool(wanted: string, server: string): string | null {
  const prefix = `${server}${TOOL_JOINT}`
  return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null
}

/** Whether an agent may use tools at all. */
export function mayUseTools(workflow: Workflow, agent: Pick<AgentStep, 'tools'>): boolean {
  return toolAccess(workflow, agent).servers.size > 0
}
