import type { AgentStep, Workflow } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import type { ResolvedProvider } from '../core/provider.js'
import type { Result } from '../core/result.js'
import { allWorkflows } from './workflow-graph.js'

/** Agents whose provider is unknown or not configured: found before anything runs; providers that no node uses are nobody's business. */
export function checkProviders(
  root: Workflow,
  resolve: (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, string>,
): readonly Finding[] {
  const findings: Finding[] = []
  for (const workflow of allWorkflows(root)) {
    for (const step of workflow.steps.values()) {
      const agent =
        step.type === 'agent' ? step : step.type === 'for_each' && step.agent.type === 'agent' ? step.agent : null
      if (agent === null) continue
      const resolved = resolve(workflow, agent)
      if (!resolved.ok)
        findings.push({
          ...workflow.at(workflow.stepPaths.get(step.name) ?? []),
          code: 'provider',
          severity: 'error',
          message: `${agent.name}: ${resolved.error}`,
          suggestion: null,
        })
    }
  }
  return findings
}
