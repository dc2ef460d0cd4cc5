import type { AgentStep, Workflow } from '../../config/model.js'
import type { Provider, ResolvedProvider } from '../../core/provider.js'
import type { Result } from '../../core/result.js'
import type { ToolServers } from '../../core/tools.js'

/** How agents reach a model; which provider serves a node was checked before the run began. */
export interface AgentPorts {
  readonly provider: Provider
  readonly resolve: (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, string>
  /** Whether redaction would change a text. */
  readonly isSecret: (text: string) => boolean
  readonly budget: TokenBudget
  readonly tools: ToolServers
}

/** What all agents of a run, those of children included, may use together: `limits.max_tokens` of the root file. */
export interface TokenBudget {
  readonly limit: number | null
  readonly used: number
  spend(tokens: number): void
}
