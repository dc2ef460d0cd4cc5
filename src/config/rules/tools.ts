import { quote } from '../../core/messages.js'
import type { Path, Workflow } from '../model.js'
import type { Site } from '../sites.js'
import { ownTool } from '../tools.js'
import type { Report } from './report.js'
import { listed } from './report.js'

/** Tools that no server of this file can have; callers may bring servers of their own, so it is a warning. */
export function checkTools(workflow: Workflow, sites: readonly Site[], report: Report): void {
  const servers = Object.keys(workflow.settings.runtime?.mcp_servers ?? {})
  const check = (tools: readonly string[] | undefined, path: Path): void => {
    for (const [index, name] of (tools ?? []).entries()) {
      const known =
        servers.length > 0 && (!name.includes('__') || servers.some((server) => ownTool(name, server) !== null))
      if (known || name === '*') continue
      const where =
        servers.length === 0 ? 'this file has no `runtime.mcp_servers`' : `its servers are ${listed(servers)}`
      report.warning('unknown-tool', [...path, index], `No server has the tool ${quote(name)}: ${where}.`)
    }
  }
  check(workflow.tools, ['tools'])
  for (const { step, path } of sites) if (step.type === 'agent') check(step.tools, [...path, 'tools'])
}
