import type { AgentStep, Workflow } from '../config/model.js'
import type { Finding } from '../core/finding.js'
import type { ResolvedProvider } from '../core/provider.js'
import { providerKeyVariables, providerSecrets } from '../core/provider-keys.js'
import type { SecretSource } from '../core/redaction/index.js'
import type { Result } from '../core/result.js'
import { allWorkflows } from './workflow-graph.js'

type Environment = Readonly<Record<string, string | undefined>>
type Resolve = (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, string>

interface AgentPlace {
  readonly workflow: Workflow
  readonly agent: AgentStep
  /** The step in the file: the agent itself, or the group whose member it is. */
  readonly step: string
}

/** Agents whose provider is unknown or not configured: found before anything runs; providers that no node uses are nobody's business. */
export function checkProviders(root: Workflow, resolve: Resolve): readonly Finding[] {
  return agentsOf(root).flatMap(({ workflow, agent, step }): readonly Finding[] => {
    const resolved = resolve(workflow, agent)
    if (resolved.ok) return []
    const at = workflow.at(workflow.stepPaths.get(step) ?? [])
    const message = `${agent.name}: ${resolved.error}`
    return [{ ...at, code: 'provider', severity: 'error', message, suggestion: null }]
  })
}

/** A text in the file itself stands in for a key where a server wants none; short ones are words that occur anywhere. */
const SHORTEST_WRITTEN_KEY = 12

/** Keys of all providers that the run may use, with the variables they came from. */
export function secretsOfProviders(root: Workflow, env: Environment, resolve: Resolve): readonly SecretSource[] {
  const variables = keyVariables(root)
  const values = agentsOf(root).flatMap(({ workflow, agent }) => {
    const resolved = resolve(workflow, agent)
    return resolved.ok ? providerSecrets(resolved.value) : []
  })
  return [...new Set(values)].flatMap((value): readonly SecretSource[] => {
    const variable = variables.find((name) => env[name] === value)
    if (variable !== undefined) return [{ value, origin: `env:${variable}` }]
    return value.length < SHORTEST_WRITTEN_KEY ? [] : [{ value, origin: 'mask' }]
  })
}

/** What scripts inherit, without the keys of providers; a node's `env` must name one to get it. */
export function withoutProviderKeys(env: Readonly<Record<string, string>>, root: Workflow): Record<string, string> {
  const keys = new Set(keyVariables(root).map((name) => name.toUpperCase()))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !keys.has(name.toUpperCase())))
}

/** What a program that answers prompts inherits: what scripts see, and the keys. */
export function withProviderKeys(
  scriptEnv: Readonly<Record<string, string>>,
  env: Environment,
  root: Workflow,
): Record<string, string> {
  const all: Record<string, string> = { ...scriptEnv }
  for (const name of keyVariables(root)) {
    const value = env[name]
    if (value !== undefined) all[name] = value
  }
  return all
}

function keyVariables(root: Workflow): readonly string[] {
  return providerKeyVariables(allWorkflows(root).flatMap(({ substitutions }) => substitutions))
}

function agentsOf(root: Workflow): readonly AgentPlace[] {
  return allWorkflows(root).flatMap((workflow) =>
    [...workflow.steps.values()].flatMap((step): readonly AgentPlace[] => {
      if (step.type === 'agent') return [{ workflow, agent: step, step: step.name }]
      if (step.type === 'for_each' && step.agent.type === 'agent')
        return [{ workflow, agent: step.agent, step: step.name }]
      return []
    }),
  )
}
