import { type AgentStep, allVariants, allWorkflows, type Path, type Workflow } from '../config/model.js'
import { mayUseTools } from '../config/tools.js'
import type { Finding, Position } from '../core/finding.js'
import type { ResolvedProvider } from '../core/provider.js'
import type { Result } from '../core/result.js'
import type { SecretSource } from '../redaction/index.js'
import { isToolSecret, providerKeyVariables, providerSecrets } from '../redaction/provider-keys.js'
import type { RunRequest } from './request.js'

type Environment = Readonly<Record<string, string | undefined>>
type Resolve = (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, string>

export function resolverOf({ adapters, provider }: Pick<RunRequest, 'adapters' | 'provider'>): Resolve {
  return (file, node) => adapters.resolveProvider(file, node, provider)
}

interface AgentPlace {
  readonly workflow: Workflow
  readonly agent: AgentStep
  /** The step in the file: the agent itself, or the group whose member it is. */
  readonly step: string
}

/** Agents whose provider is unknown or not configured: found before anything runs; providers that no node uses are not checked. */
export function checkProviders(root: Workflow, resolve: Resolve, isAsked: (agent: string) => boolean = () => true) {
  const asked = agentsOf(root).filter(({ agent }) => isAsked(agent.name))
  const findings = asked.flatMap(({ workflow, agent, step }): readonly Finding[] => {
    const resolved = resolve(workflow, agent)
    if (resolved.ok) return []
    const message = `${agent.name}: ${resolved.error}`
    return [{ ...positionOf(workflow, step), code: 'provider', severity: 'error', message, suggestion: null }]
  })
  return eachOnce(findings)
}

function positionOf(workflow: Workflow, step: string): Position {
  return workflow.at(workflow.stepPaths.get(step) ?? [])
}

/** A file that has several callers says everything once. */
function eachOnce(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** One warning for each provider that another one replaces, at the first agent that it concerns. */
export function replacedProviders(root: Workflow, resolve: Resolve): readonly Finding[] {
  for (const { workflow, agent, step } of agentsOf(root)) {
    const resolved = resolve(workflow, agent)
    if (!resolved.ok || resolved.value.replaces === undefined) continue
    const { replaces, name } = resolved.value
    const ofFile = agent.provider === undefined
    const at = ofFile ? workflow.at(['workflow', 'runtime', 'provider']) : positionOf(workflow, step)
    const message = `\`${replaces}\` is a provider of microsoft/conductor; \`${name}\` answers instead.`
    const suggestion = 'models are asked for by the names that the file has'
    return [{ ...at, code: 'provider-replaced', severity: 'warning', message, suggestion }]
  }
  return []
}

/** Agents that may use tools and whose provider, a program, cannot call any; without a run as far as the file says. */
export function lostTools(root: Workflow, strict: boolean, resolve: Resolve | null): readonly Finding[] {
  const isProgram = (workflow: Workflow, agent: AgentStep): boolean => {
    const resolved = resolve?.(workflow, agent)
    if (resolved !== undefined) return resolved.ok && resolved.value.kind === 'command'
    const provider = agent.provider ?? workflow.settings.runtime?.provider
    return (typeof provider === 'string' ? provider : provider?.name) === 'command'
  }
  const lost = agentsOf(root).filter(
    ({ workflow, agent }) => isProgram(workflow, agent) && mayUseTools(workflow, agent),
  )
  const findings = lost.map(
    ({ workflow, agent, step }): Finding => ({
      ...positionOf(workflow, step),
      code: strict ? 'lost-ability' : 'no-effect',
      severity: strict ? 'error' : 'warning',
      message: `${agent.name}: a program answers, and the tools of \`mcp_servers\` are not offered to it.`,
      suggestion: 'give the tools to the program itself, or write `tools: []`',
    }),
  )
  return eachOnce(findings)
}

/** Keys of all providers that the run may use, and every variable that the files make a part of one. */
export function secretsOfProviders(roots: readonly Workflow[], env: Environment, resolve: Resolve) {
  const fromVariables = keyVariables(roots).flatMap((name): readonly SecretSource[] => {
    const value = env[name]
    return value === undefined ? [] : [{ value, origin: `env:${name}` }]
  })
  const ofServers = roots
    .flatMap(allWorkflows)
    .flatMap(({ substitutions }) => substitutions.filter(isToolSecret))
    .map(({ variable, value }): SecretSource => ({ value, origin: `env:${variable}` }))
  const known = new Set(fromVariables.map(({ value }) => value))
  const resolved = roots.flatMap(agentsOf).flatMap(({ workflow, agent }) => {
    const provider = resolve(workflow, agent)
    return provider.ok ? providerSecrets(provider.value) : []
  })
  const written = [...new Set(resolved)].filter((value) => !known.has(value) && !isStandIn(value))
  return [...fromVariables, ...ofServers, ...written.map((value): SecretSource => ({ value, origin: 'mask' }))]
}

/** A server that wants no key is given any text; short ones, and words such as `not-needed`, occur anywhere. */
function isStandIn(key: string): boolean {
  return key.length < 6 || (key.length < 12 && !/\d/.test(key))
}

/** Removes the keys of providers from what scripts inherit; a node's `env` must name a key to get it. */
export function withoutProviderKeys(env: Readonly<Record<string, string>>, roots: readonly Workflow[]) {
  return definedOnly(env, keyVariables(roots))
}

/** Returns the environment of a program that answers prompts: that of scripts, and the keys. */
export function withProviderKeys(
  scriptEnv: Readonly<Record<string, string>>,
  env: Environment,
  roots: readonly Workflow[],
): Record<string, string> {
  return { ...scriptEnv, ...definedOnly(Object.fromEntries(keyVariables(roots).map((name) => [name, env[name]]))) }
}

/** Returns the variables that are set, except those of the given names; case does not matter, as on Windows. */
export function definedOnly(env: Environment, except: readonly string[] = []): Record<string, string> {
  const names = new Set(except.map((name) => name.toUpperCase()))
  const kept = Object.entries(env).filter(([name]) => !names.has(name.toUpperCase()))
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** What a variable holds, for a reference that stands in the record of a node; null where it stands in none. */
export type Variables = (name: string, node: string | null) => string | undefined

/**
 * Variables that a reference in a run folder may stand for: those that scripts get, and a provider's key where `env` of that node names it;
 * never one of the runner's own. A folder may be forged, so that it must not lead to anything else.
 */
export function referableVariables(
  { env, scriptEnv }: { readonly env: Environment; readonly scriptEnv: Readonly<Record<string, string>> },
  roots: readonly Workflow[],
): Variables {
  const seen: Environment = withoutProviderKeys(scriptEnv, roots)
  const keys = new Set(keyVariables(roots))
  const handed = new Set<string>()
  for (const workflow of roots.flatMap(allWorkflows))
    for (const { path, variable } of workflow.substitutions)
      if (keys.has(variable)) for (const node of nodesWithEnvAt(workflow, path)) handed.add(`${node}\n${variable}`)
  return (name, node) => {
    if (isOfTheRunner(name)) return undefined
    if (Object.hasOwn(seen, name)) return seen[name]
    return node !== null && handed.has(`${node}\n${name}`) ? env[name] : undefined
  }
}

/** Variables of the runner itself; no reference stands for one. */
export function isOfTheRunner(name: string): boolean {
  return /^(INPUT|ACTIONS)_/i.test(name)
}

/** The nodes whose `env` holds the value at a path, if it is one of an `env`. */
function nodesWithEnvAt({ steps, stepPaths }: Workflow, path: Path): readonly string[] {
  if (path[0] === 'workflow' && path[1] === 'env')
    return [...steps.values()].flatMap((step) => (step.type === 'for_each' ? [step.agent.name] : [step.name]))
  return [...steps.values()].flatMap((step) => {
    const at = stepPaths.get(step.name) ?? []
    if (at.length === 0 || at.some((part, index) => path[index] !== part)) return []
    const [field, inner] = path.slice(at.length)
    if (field === 'env') return [step.name]
    return step.type === 'for_each' && field === 'agent' && inner === 'env' ? [step.agent.name] : []
  })
}

function keyVariables(roots: readonly Workflow[]): readonly string[] {
  return providerKeyVariables(roots.flatMap(allWorkflows).flatMap(({ substitutions }) => substitutions))
}

function agentsOf(root: Workflow): readonly AgentPlace[] {
  return allVariants(root).flatMap((workflow) =>
    [...workflow.steps.values()].flatMap((step): readonly AgentPlace[] => {
      const agent = step.type === 'for_each' ? step.agent : step
      return agent.type === 'agent' ? [{ workflow, agent, step: step.name }] : []
    }),
  )
}
