import { HTTP_SERVERS, type ResolvedProvider } from '../core/provider.js'
import { isSensitiveName } from './index.js'

/** Variables with the keys of providers; scripts get one only if the node's `env` names it. */
export const PROVIDER_KEY_VARIABLES: readonly string[] = HTTP_SERVERS.map(({ keyVariable }) => keyVariable)

/** A value of a workflow file that was substituted from a variable. */
interface Use {
  readonly variable: string
  readonly path: readonly (string | number)[]
}

/** Returns the variables with keys of providers: the well-known ones, and those that the file uses as keys (`api_key: ${MY_KEY}`). */
export function listProviderKeyVariables(substitutions: readonly Use[]): readonly string[] {
  const named = substitutions.filter(({ path }) => namesKey(path))
  return [...new Set([...PROVIDER_KEY_VARIABLES, ...named.map(({ variable }) => variable)])]
}

/** Returns the secret values of a provider; the redactor gets them before the first request. */
export function listProviderSecrets(provider: ResolvedProvider): readonly string[] {
  const given = provider.kind === 'command' ? Object.entries(provider.env) : Object.entries(provider.headers)
  const values = given.flatMap(([name, value]) =>
    value !== null && isKeyName(name) ? [String(value), String(value).replace(/^\S+\s+/, '')] : [],
  )
  const key = provider.kind === 'command' ? [] : [provider.apiKey]
  return [...new Set([...key, ...values])].filter((value) => value !== '')
}

function namesKey(path: Use['path']): boolean {
  const field = path[path.lastIndexOf('provider') + 1]
  if (!path.includes('provider')) return false
  if (field === 'api_key' || field === 'headers') return true
  return field === 'env' && isKeyName(String(path.at(-1)))
}

/** Reports whether a value is a secret of a tool server. Scripts may need it too, so it is masked but not removed from their environment. */
export function isToolSecret({ path }: Use): boolean {
  if (!path.includes('mcp_servers')) return false
  const field = path[path.lastIndexOf('mcp_servers') + 2]
  return field === 'headers' || (field === 'env' && isKeyName(String(path.at(-1))))
}

function isKeyName(name: string): boolean {
  return isSensitiveName(name) || /auth|key|token|secret|cookie/i.test(name)
}
