import { HTTP_SERVERS, type ResolvedProvider } from '../core/provider.js'
import type { Environment } from '../core/shells.js'
import { type SecretSource, SHORTEST_VALUE } from './known-values.js'
import { isSensitiveName } from './sensitive-names.js'
import { parseUrlPassword } from './spellings.js'

/** Last words of names that tell where a secret is kept. Masking paths would only make logs unreadable. */
const PATH_WORDS = new Set(['FILE', 'FILENAME', 'PATH', 'DIR', 'DIRECTORY', 'FOLDER', 'SOCK', 'SOCKET'])
/** Last words of names that name a place, although the value is no path. */
const PLACE_WORDS = new Set(['PROVIDER', 'HELPER', 'PROGRAM', 'REGION', 'HOST', 'PORT', 'USER', 'USERNAME'])
const ABSOLUTE_PATH = /^(?:~?\/|\.{1,2}\/|[A-Za-z]:[\\/])[^\s:]*$/
/** Names of paths; `PWD` and `OLDPWD` are folders of the shell, not passwords. */
const PATH_NAMES = new Set(['GOOGLE_APPLICATION_CREDENTIALS', 'OLDPWD', 'PWD', 'XAUTHORITY'])
const NOT_SECRET =
  /^(?:true|false|null|none|undefined|enabled|disabled|required|optional|default|unknown|bearer|basic)$/i

/** Headers for a collector of traces: `name=value,name=value`, where each value may be a key. */
const HEADERS = /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/

function listHeaderSecrets(text: string): SecretSource[] {
  const values = text.split(',').map((pair) => pair.slice(pair.indexOf('=') + 1).trim())
  const bare = values.map((value) => value.replace(/^(?:bearer|basic)(?:\s|%20)+/i, ''))
  return bare.filter((value) => value.length >= SHORTEST_VALUE).map((value) => ({ value, origin: 'mask' }))
}

/** Returns the secrets of an environment, by the names of its variables and by passwords in URLs. */
export function listSecretsOfEnvironment(env: Environment): SecretSource[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined || value.trim().length < SHORTEST_VALUE || NOT_SECRET.test(value.trim())) return []
    const headers = HEADERS.test(name) ? listHeaderSecrets(value) : []
    const isSecret = parseUrlPassword(value) !== undefined || (isSensitiveName(name) && !namesPlace(name, value))
    return isSecret ? [...headers, { value, origin: `env:${name}` }] : headers
  })
}

/** Reports whether a name with a sensitive word says where a secret is kept, or what uses it. */
function namesPlace(name: string, value: string): boolean {
  const upper = name.toUpperCase()
  const last = upper.slice(upper.lastIndexOf('_') + 1)
  return PLACE_WORDS.has(last) || ((PATH_WORDS.has(last) || PATH_NAMES.has(upper)) && ABSOLUTE_PATH.test(value))
}

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
  const settings = Object.entries(provider.kind === 'command' ? provider.env : provider.headers)
  const values = settings.flatMap(([name, value]) =>
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
