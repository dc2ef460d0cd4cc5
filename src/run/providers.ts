import { staticGraph } from '../config/graph.js'
import { type AgentStep, END, listVariants, listWorkflows, type Path, type Workflow } from '../config/model.js'
import { mayUseTools } from '../config/tools.js'
import type { Finding, Position } from '../core/finding.js'
import type { ProviderProblem, ResolvedProvider } from '../core/provider.js'
import type { Result } from '../core/result.js'
import type { SecretSource } from '../redaction/index.js'
import { isToolSecret, listProviderKeyVariables, listProviderSecrets } from '../redaction/provider-keys.js'
import type { RunRequest } from './request.js'

type Environment = Readonly<Record<string, string | undefined>>
type Resolve = (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, ProviderProblem>

export function createResolver({ adapters, provider }: Pick<RunRequest, 'adapters' | 'provider'>): Resolve {
  return (file, node) => adapters.resolveProvider(file, node, provider)
}

/** Finds agents without a provider. A file that can succeed without an agent is only warned, by `findMissingKeys`. */
export function checkProviders(root: Workflow, resolve: Resolve, isAsked: (agent: string) => boolean = () => true) {
  const asked = listAgents(root).filter(({ agent }) => isAsked(agent.name))
  const findings = asked.flatMap(({ workflow, agent, step }): readonly Finding[] => {
    const resolved = resolve(workflow, agent)
    if (resolved.ok || (resolved.error.isMissing && canEndWithoutAgents(workflow))) return []
    const message = `${agent.name}: ${resolved.error.message}`
    return [{ ...findStepPosition(workflow, step), code: 'provider', severity: 'error', message, suggestion: null }]
  })
  return deduplicateFindings(findings)
}

function findStepPosition(workflow: Workflow, step: string): Position {
  return workflow.at(workflow.stepPaths.get(step) ?? [])
}

function deduplicateFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

function canEndWithoutAgents(workflow: Workflow): boolean {
  const { entry, edges, members } = staticGraph(workflow)
  const asks = (name: string): boolean => {
    const step = workflow.steps.get(name)
    const agent = step?.type === 'for_each' ? step.agent : step
    return agent?.type === 'agent' || (members.get(name) ?? []).some(asks)
  }
  const seen = new Set([entry])
  for (const name of seen) {
    if (name === END || workflow.steps.get(name)?.type === 'terminate') return true
    if (asks(name)) continue
    for (const { to, via } of edges.get(name) ?? []) if (via !== 'error' && via !== 'retry') seen.add(to)
  }
  return false
}

/** Warns at the first agent of each provider without a key, or without a provider: the run goes on until it reaches such an agent. */
export function findMissingKeys(root: Workflow, resolve: Resolve): readonly Finding[] {
  const byMessage = new Map<string, Finding>()
  for (const { workflow, agent, step } of listAgents(root)) {
    const resolved = resolve(workflow, agent)
    const provider = resolved.ok ? resolved.value : null
    const key = provider === null || provider.kind === 'command' ? null : (provider.missingKey ?? null)
    const missing = resolved.ok ? key : resolved.error.message
    if (missing === null || byMessage.has(missing)) continue
    const message = `${agent.name}: ${missing}.`
    const suggestion = 'the run fails with provider.rejected if it reaches this agent'
    const at = findStepPosition(workflow, step)
    byMessage.set(missing, { ...at, code: 'provider-key', severity: 'warning', message, suggestion })
  }
  return [...byMessage.values()]
}

export function findReplacedProviders(root: Workflow, resolve: Resolve): readonly Finding[] {
  for (const { workflow, agent, step } of listAgents(root)) {
    const resolved = resolve(workflow, agent)
    if (!resolved.ok || resolved.value.replaces === undefined) continue
    const { replaces, name } = resolved.value
    const ofFile = agent.provider === undefined
    const at = ofFile ? workflow.at(['workflow', 'runtime', 'provider']) : findStepPosition(workflow, step)
    const message = `\`${replaces}\` is a provider of microsoft/conductor; \`${name}\` answers instead.`
    const suggestion = 'models are asked for by the names that the file has'
    return [{ ...at, code: 'provider-replaced', severity: 'warning', message, suggestion }]
  }
  return []
}

/** Finds agents that may use tools but are answered by a program, which cannot call any; without `resolve`, by the file alone. */
export function findLostTools(root: Workflow, strict: boolean, resolve: Resolve | null): readonly Finding[] {
  const isProgram = (workflow: Workflow, agent: AgentStep): boolean => {
    const resolved = resolve?.(workflow, agent)
    if (resolved !== undefined) return resolved.ok && resolved.value.kind === 'command'
    const provider = agent.provider ?? workflow.settings.runtime?.provider
    return (typeof provider === 'string' ? provider : provider?.name) === 'command'
  }
  const findings = listAgents(root).flatMap(({ workflow, agent, step }): readonly Finding[] => {
    if (!isProgram(workflow, agent) || !mayUseTools(workflow, agent)) return []
    const message = `${agent.name}: a program answers, and the tools of \`mcp_servers\` are not offered to it.`
    const suggestion = 'give the tools to the program itself, or write `tools: []`'
    const rule = strict ? (['lost-ability', 'error'] as const) : (['no-effect', 'warning'] as const)
    return [{ ...findStepPosition(workflow, step), code: rule[0], severity: rule[1], message, suggestion }]
  })
  return deduplicateFindings(findings)
}

export function listSecretsOfProviders(roots: readonly Workflow[], env: Environment, resolve: Resolve) {
  const fromVariables = Object.entries(findProviderKeysIn(env, roots)).map(
    ([name, value]): SecretSource => ({ value, origin: `env:${name}` }),
  )
  const ofServers = roots
    .flatMap(listWorkflows)
    .flatMap(({ substitutions }) => substitutions.filter(isToolSecret))
    .map(({ variable, value }): SecretSource => ({ value, origin: `env:${variable}` }))
  const known = new Set(fromVariables.map(({ value }) => value))
  const resolved = roots.flatMap(listAgents).flatMap(({ workflow, agent }) => {
    const provider = resolve(workflow, agent)
    return provider.ok ? listProviderSecrets(provider.value) : []
  })
  // A placeholder such as `not-needed`, for a server without keys, must not be redacted.
  const isStandIn = (key: string): boolean => key.length < 6 || (key.length < 12 && !/\d/.test(key))
  const written = [...new Set(resolved)].filter((value) => !known.has(value) && !isStandIn(value))
  return [...fromVariables, ...ofServers, ...written.map((value): SecretSource => ({ value, origin: 'mask' }))]
}

export function withoutProviderKeys(env: Readonly<Record<string, string>>, roots: readonly Workflow[]) {
  return pickDefined(env, listKeyVariables(roots))
}

export function findProviderKeysIn(env: Environment, roots: readonly Workflow[]): Record<string, string> {
  return pickDefined(Object.fromEntries(listKeyVariables(roots).map((name) => [name, env[name]])))
}

/** Returns the variables that are set, except those of the given names; case does not matter, as on Windows. */
export function pickDefined(env: Environment, except: readonly string[] = []): Record<string, string> {
  const names = new Set(except.map((name) => name.toUpperCase()))
  const kept = Object.entries(env).filter(([name]) => !names.has(name.toUpperCase()))
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

export type Variables = (name: string, node: string | null) => string | undefined

/** Returns the variables that a run folder, which may be forged, may refer to: those that scripts inherit, and keys that `env` of the node names. */
export function listReferableVariables(
  { env, scriptEnv }: { readonly env: Environment; readonly scriptEnv: Readonly<Record<string, string>> },
  roots: readonly Workflow[],
): Variables {
  const seen: Environment = withoutProviderKeys(scriptEnv, roots)
  const keys = new Set(listKeyVariables(roots))
  const handed = new Set<string>()
  for (const workflow of roots.flatMap(listWorkflows))
    for (const { path, variable } of workflow.substitutions)
      if (keys.has(variable)) for (const node of listNodesWithEnvAt(workflow, path)) handed.add(`${node}\n${variable}`)
  return (name, node) => {
    if (isOfTheRunner(name)) return undefined
    if (Object.hasOwn(seen, name)) return seen[name]
    return node !== null && handed.has(`${node}\n${name}`) ? env[name] : undefined
  }
}

/** Reports whether a variable belongs to the runner: a run folder must not refer to it. */
export function isOfTheRunner(name: string): boolean {
  return /^(INPUT|ACTIONS)_/i.test(name)
}

function listNodesWithEnvAt({ steps, stepPaths }: Workflow, path: Path): readonly string[] {
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

function listKeyVariables(roots: readonly Workflow[]): readonly string[] {
  return listProviderKeyVariables(roots.flatMap(listWorkflows).flatMap(({ substitutions }) => substitutions))
}

function listAgents(root: Workflow) {
  return listVariants(root).flatMap((workflow) =>
    [...workflow.steps.values()].flatMap((step) => {
      const agent = step.type === 'for_each' ? step.agent : step
      return agent.type === 'agent' ? [{ workflow, agent, step: step.name }] : []
    }),
  )
}
