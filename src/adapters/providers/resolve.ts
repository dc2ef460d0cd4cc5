import type { ProviderDefinition } from '../../config/model.js'
import { suggestNearest } from '../../core/finding.js'
import { HTTP_SERVERS, type HttpServer, type ProviderProblem, type ResolvedProvider } from '../../core/provider.js'
import { err, ok, type Result } from '../../core/result.js'
import type { Environment } from '../../core/shells.js'
import { PROVIDER_KEY_VARIABLES } from '../../redaction/secret-sources.js'

/** Variable that names the provider for files without a known one. */
const PROVIDER_VARIABLE = 'CONDUCTOR_PROVIDER'

const KNOWN: ReadonlyMap<string, HttpServer | 'command'> = new Map<string, HttpServer | 'command'>([
  ...HTTP_SERVERS.flatMap((server) => server.names.map((name) => [name, server] as const)),
  ['command', 'command'],
])

const PROVIDER_NAMES: readonly string[] = [...KNOWN.keys()]

type Named = string | ProviderDefinition
type Resolved = Result<ResolvedProvider, string>

export interface ProviderChoice {
  readonly runtime: Named | undefined
  readonly node: Named | undefined
  /** `--provider`, which wins over the file. */
  readonly override: string | null
  readonly env: Environment
}

/** Decides which provider answers a node. A provider that only microsoft/conductor has is replaced, as if the file named none. */
export function resolveProvider(choice: ProviderChoice): Result<ResolvedProvider, ProviderProblem> {
  const { runtime, node, override, env } = choice
  const written = node ?? runtime
  const writtenName = written === undefined ? '' : getProviderName(written)
  const foreign = UPSTREAM_NAMES.has(writtenName) ? writtenName : null
  const ofFile = runtime !== undefined && KNOWN.has(getProviderName(runtime)) ? runtime : undefined
  const byKey = HTTP_SERVERS.find(({ keyVariable }) => toNonEmpty(env[keyVariable]) !== null)?.kind
  const byEnvironment = toNonEmpty(env[PROVIDER_VARIABLE]) ?? (foreign === null ? written : ofFile) ?? byKey
  const named = toNonEmpty(override) ?? (foreign === null ? written : undefined) ?? byEnvironment
  const refuse = (problem: string, isMissing: boolean) =>
    err({ message: `${problem} (known: ${PROVIDER_NAMES.join(', ')})`, isMissing })
  if (named === undefined) return refuse(describeUnconfigured(foreign), true)
  const resolved = resolveNamed(named, [node, runtime], env)
  if (!resolved.ok) return refuse(resolved.error, false)
  return foreign !== null ? ok({ ...resolved.value, replaces: foreign }) : resolved
}

function resolveNamed(named: Named, given: readonly (Named | undefined)[], env: Environment): Resolved {
  const name = getProviderName(named)
  const known = KNOWN.get(name)
  if (known === undefined) {
    const other =
      'name another one in the file, or with --provider (the provider input of the action), which wins over it'
    const hint = suggestNearest(name, PROVIDER_NAMES)?.suggestion ?? other
    return err(`the provider ${JSON.stringify(name.slice(0, 100))} is not known here; ${hint}`)
  }
  const written = [named, ...given].find((each) => typeof each === 'object' && KNOWN.get(each.name) === known)
  const definition = typeof written === 'object' ? written : { name }
  return known === 'command' ? resolveCommand(definition, name) : resolveServer(known, definition, name, env)
}

/** Providers of microsoft/conductor that this runner does not have. */
const UPSTREAM_NAMES: ReadonlySet<string> = new Set(['copilot', 'claude-agent-sdk', 'hermes', 'aca', 'openai-agents'])

function getProviderName(provider: Named): string {
  return typeof provider === 'string' ? provider : provider.name
}

function describeUnconfigured(foreign: string | null): string {
  const what =
    foreign === null
      ? 'no provider is configured'
      : `${foreign} is a provider of microsoft/conductor, and none that could take its place is configured here`
  return `${what}: give --provider NAME (the action's input provider) or ${PROVIDER_VARIABLE}, set ${PROVIDER_KEY_VARIABLES.join(' or ')}, or name a program with runtime.provider: {name: command, command: ...}`
}

function resolveServer(known: HttpServer, definition: ProviderDefinition, name: string, env: Environment): Resolved {
  const custom = toNonEmpty(definition.base_url)
  const baseUrl = custom ?? toNonEmpty(env[known.baseUrlVariable]) ?? known.baseUrl
  const wrong = findUrlProblem(baseUrl)
  if (wrong !== null) return err(`the base URL of ${name} ${wrong}`)
  const writtenKey = toNonEmpty(definition.api_key)
  if (custom !== null && writtenKey === null)
    return err(
      `${name} has a base_url of its own and no api_key; keys of the environment are never sent to such a server; write api_key: \${VAR}, or any text for a server that needs none`,
    )
  const { kind, defaultModel } = known
  const settings = { kind, name, baseUrl, defaultModel, headers: definition.headers ?? {} }
  const apiKey = writtenKey ?? toNonEmpty(env[known.keyVariable])
  // The loader keeps the reference of `api_key: ${VAR}` if the variable is not set.
  const unset = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/.exec(apiKey ?? '')?.[1]
  const ownKey = unset === undefined ? null : `set ${unset}`
  const noKey = apiKey === null ? `set ${known.keyVariable}, or api_key under runtime.provider` : ownKey
  // The run may end without this agent, so a missing key is no reason to refuse it.
  if (noKey !== null) return ok({ ...settings, apiKey: '', missingKey: `${name} has no key: ${noKey}` })
  return ok({ ...settings, apiKey: apiKey ?? '' })
}

function resolveCommand(definition: ProviderDefinition, name: string): Resolved {
  const command = toNonEmpty(definition.command)
  if (command === null)
    return err('the command provider has no command: runtime.provider: {name: command, command: ..., args: [...]}')
  return ok({ kind: 'command', name, command, args: (definition.args ?? []).map(String), env: definition.env ?? {} })
}

function findUrlProblem(text: string): string | null {
  if (!URL.canParse(text)) return `is not a URL: ${JSON.stringify(text.slice(0, 200))}`
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `must start with http:// or https://`
  return url.username === '' && url.password === '' ? null : 'must not contain a user or a password; use api_key'
}

function toNonEmpty(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text
}
