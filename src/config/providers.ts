import type { Finding, Path, Position } from '../core/finding.js'
import { matchesPattern } from '../core/kinds.js'
import { once } from '../core/maps.js'
import type { ProviderProblem, ResolvedProvider } from '../core/provider.js'
import type { Result } from '../core/result.js'
import type { Environment } from '../core/shells.js'
import type { SecretSource } from '../redaction/index.js'
import { isToolSecret, listProviderKeyVariables, listProviderSecrets } from '../redaction/secret-sources.js'
import { getGraph } from './graph.js'
import { type AgentStep, END, listVariants, listWorkflows, type Step, type Workflow } from './model.js'
import { mayUseTools } from './tools.js'

type Resolve = (workflow: Workflow, node: AgentStep) => Result<ResolvedProvider, ProviderProblem>

export interface ResolverRequest {
  readonly adapters: {
    readonly resolveProvider: (
      workflow: Workflow,
      node: AgentStep,
      override: string | null,
    ) => Result<ResolvedProvider, ProviderProblem>
  }
  readonly provider: string | null
}

export function createResolver({ adapters, provider }: ResolverRequest): Resolve {
  return (file, node) => adapters.resolveProvider(file, node, provider)
}

/** Finds agents that nobody can answer. A file that can succeed without them is only warned, by `findMissingKeys`. */
export function checkProviders(root: Workflow, resolve: Resolve, isAsked: (agent: string) => boolean = () => true) {
  const findMissing = (workflow: Workflow, agent: AgentStep): string | null =>
    isAsked(agent.name) ? findMissingProvider(resolve(workflow, agent)) : null
  const canSucceed = once(() => canSucceedWithout((workflow, agent) => findMissing(workflow, agent) !== null)(root))
  const asked = listAgents(root).filter(({ agent }) => isAsked(agent.name))
  const findings = asked.flatMap(({ workflow, agent, step }): readonly Finding[] => {
    const resolved = resolve(workflow, agent)
    const missing = findMissing(workflow, agent)
    if (missing === null ? resolved.ok : canSucceed()) return []
    const message = `${agent.name}: ${missing ?? (resolved.ok ? '' : resolved.error.message)}`
    return [{ ...findStepPosition(workflow, step), code: 'provider', severity: 'error', message, suggestion: null }]
  })
  return deduplicateFindings(findings)
}

/** Returns what is missing for a provider: any, or its key; null for one that is configured, and for one that is unknown. */
function findMissingProvider(resolved: ReturnType<Resolve>): string | null {
  if (!resolved.ok) return resolved.error.isMissing ? resolved.error.message : null
  return resolved.value.kind === 'command' ? null : (resolved.value.missingKey ?? null)
}

function findStepPosition(workflow: Workflow, step: string): Position {
  return workflow.at(workflow.stepPaths.get(step) ?? [])
}

function deduplicateFindings(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

/** Kinds that an agent without a provider raises, itself or through its group or child. */
const REJECTED = ['provider.rejected', 'internal.group_failed', 'subworkflow.failed', 'retry.exhausted']

/** Returns a function that reports whether a file can succeed although some agents fail; their own error routes may lead on. */
function canSucceedWithout(isMissing: (workflow: Workflow, agent: AgentStep) => boolean) {
  const entered = new Set<Workflow>()
  const canPass = (workflow: Workflow, step: Step | undefined): boolean => {
    if (step === undefined) return true
    if (step.type === 'agent') return !isMissing(workflow, step)
    if (step.type === 'for_each') return step.tolerate !== undefined || canPass(workflow, step.agent)
    if (step.type === 'parallel') {
      const passing = step.agents.filter((name) => canPass(workflow, workflow.steps.get(name)))
      const isLenient = step.tolerate !== undefined || step.failure_mode === 'continue_on_error'
      return passing.length === step.agents.length || (isLenient && passing.length > 0)
    }
    const child = step.type === 'workflow' ? workflow.children.get(step.workflow) : undefined
    return child === undefined || entered.has(child) || canSucceed(child)
  }
  const canSucceed = (workflow: Workflow): boolean => {
    entered.add(workflow)
    const { entry, successors } = getGraph(workflow)
    const seen = new Set([entry])
    for (const name of seen) {
      const step = workflow.steps.get(name)
      if (name === END || (step?.type === 'terminate' && step.status === 'success')) return true
      const passes = canPass(workflow, step)
      const recovers =
        step !== undefined && 'routes' in step && step.routes?.some(({ recover }) => recover !== undefined)
      for (const { to, via, kinds } of successors(name)) {
        const isError = via === 'error' || via === 'shared-error'
        if (via === 'retry') continue
        if (isError ? !passes && kinds.some(isRejected) : passes || recovers === true) seen.add(to)
      }
    }
    return false
  }
  return canSucceed
}

function isRejected(pattern: string): boolean {
  return REJECTED.some((kind) => matchesPattern(pattern, kind))
}

/** Warns at the first agent of each provider without a key, or without a provider: the run goes on until it reaches such an agent. */
export function findMissingKeys(root: Workflow, resolve: Resolve): readonly Finding[] {
  const byMessage = new Map<string, Finding>()
  for (const { workflow, agent, step } of listAgents(root)) {
    const resolved = resolve(workflow, agent)
    const missing = findMissingProvider(resolved) ?? (resolved.ok ? null : resolved.error.message)
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
  const keysInVariables = new Set(fromVariables.map(({ value }) => value))
  const resolved = roots.flatMap(listAgents).flatMap(({ workflow, agent }) => {
    const provider = resolve(workflow, agent)
    return provider.ok ? listProviderSecrets(provider.value) : []
  })
  // A placeholder such as `not-needed`, for a server without keys, must not be redacted.
  const isStandIn = (key: string): boolean => key.length < 6 || (key.length < 12 && !/\d/.test(key))
  const written = [...new Set(resolved)].filter((value) => !keysInVariables.has(value) && !isStandIn(value))
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
export function createVariableReader(
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
