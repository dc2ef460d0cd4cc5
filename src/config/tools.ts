import type { AgentStep, ToolServerDefinition, Workflow } from './model.js'

const ANY = '*'
export const TOOL_JOINT = '__'

/** Combines the tool lists of an agent, its workflow and the servers, before servers are asked. */
export function resolveToolAccess(workflow: Workflow, agent: Pick<AgentStep, 'tools'>) {
  // The agent's list overrides the workflow's; no list and `*` mean all tools.
  const listed = agent.tools ?? (workflow.tools?.length === 0 ? undefined : workflow.tools)
  const listedTools = listed === undefined || listed.includes(ANY) ? null : listed
  const offers = ({ tools }: ToolServerDefinition, tool: string): boolean =>
    tools === undefined || tools.includes(ANY) || tools.includes(tool)
  // A tool `server__tool` that the server does not offer is reported only when the server is asked.
  const mayServe = (name: string, server: ToolServerDefinition) =>
    server.tools?.length !== 0 &&
    (listedTools === null || listedTools.some((each) => toOwnTool(each, name) !== null || offers(server, each)))
  const all = Object.entries(workflow.settings.runtime?.mcp_servers ?? {})
  const servers = new Map(all.filter(([name, server]) => mayServe(name, server)))
  const allows = (name: string, tool: string): boolean => {
    const server = servers.get(name)
    if (server === undefined || !offers(server, tool)) return false
    return (
      listedTools === null ||
      listedTools.some((each) => each === tool || [tool, ANY].includes(toOwnTool(each, name) ?? ''))
    )
  }
  return { servers, allows, listedTools }
}

export function toOwnTool(wanted: string, server: string): string | null {
  const prefix = `${server}${TOOL_JOINT}`
  return wanted.startsWith(prefix) && wanted.length > prefix.length ? wanted.slice(prefix.length) : null
}

export function mayUseTools(workflow: Workflow, agent: Pick<AgentStep, 'tools'>): boolean {
  return resolveToolAccess(workflow, agent).servers.size > 0
}
