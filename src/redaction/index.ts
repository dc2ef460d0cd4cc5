import { appendAll } from '../text/lists.js'
import type { SecretSource } from './known-values.js'
import { isSensitiveName } from './sensitive-names.js'
import { urlPassword } from './spellings.js'

export type { SecretSource } from './known-values.js'
export { NO_REDACTION, Redactor } from './redactor.js'
export { isSensitiveName } from './sensitive-names.js'
export { MASK } from './spans.js'
export type { RedactingStream } from './stream.js'

const SHORTEST = 6

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
  return bare.filter((value) => value.length >= SHORTEST).map((value) => ({ value, origin: 'mask' }))
}

/** Returns the secrets of an environment, by the names of its variables and by passwords in URLs. */
export function listSecretsOfEnvironment(env: Readonly<Record<string, string | undefined>>): SecretSource[] {
  const secrets: SecretSource[] = []
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || value.trim().length < SHORTEST) continue
    const isHeaders = name.startsWith('OTEL_') && HEADERS.test(name)
    const tells = urlPassword(value) !== undefined || (isSensitiveName(name) && !isPlace(name, value))
    if ((!isHeaders && !tells) || NOT_SECRET.test(value.trim())) continue
    if (isHeaders) appendAll(secrets, listHeaderSecrets(value))
    if (tells) secrets.push({ value, origin: `env:${name}` })
  }
  return secrets
}

function isPlace(name: string, value: string): boolean {
  const upper = name.toUpperCase()
  const last = upper.slice(upper.lastIndexOf('_') + 1)
  return PLACE_WORDS.has(last) || ((PATH_WORDS.has(last) || PATH_NAMES.has(upper)) && ABSOLUTE_PATH.test(value))
}
