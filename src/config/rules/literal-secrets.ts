import { isRecord } from '../../core/json.js'
import { quote } from '../../core/messages.js'
import { findFormats } from '../../redaction/formats.js'
import { sensitivityOf } from '../../redaction/sensitive-names.js'
import { isPlaceholder, type Spans } from '../../redaction/spans.js'
import type { Path } from '../model.js'
import type { FileFacts } from './facts.js'
import type { Report } from './report.js'

/** Names of values that are about a secret without being one. */
const ABOUT_A_SECRET = /(?:file|path|dir|url|uri|name|env|variable|header|issuer|audience|realm)s?$/i

/** Reports secrets that stand in the file itself: a known token format anywhere, or a literal under a sensitive name. */
export function checkLiteralSecrets({ workflow, sites }: FileFacts, report: Report): void {
  const ofVariables = new Set(workflow.substitutions.map(({ path }) => path.join('\n')))
  const walk = (value: unknown, path: Path, name: string): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index], name)
    else if (isRecord(value))
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key], key === 'default' ? name : key)
    else if (typeof value === 'string' && !ofVariables.has(path.join('\n')) && isSecret(name, value)) {
      const message = `${quote(path.at(-1) ?? name)} holds what looks like a secret, and everybody who reads the file has it.`
      const hint = `take it from the environment (\`\${NAME}\`) or from an input with \`secret: true\`, and replace the secret`
      report.warning('literal-secret', path, message, hint)
    }
  }
  walk(workflow.settings, ['workflow'], 'workflow')
  for (const { step, path } of sites) walk(step, path, '')
}

function isSecret(name: string, value: string): boolean {
  const spans: Spans = []
  findFormats(value, spans)
  if (spans.length > 0) return true
  const sensitivity = ABOUT_A_SECRET.test(name) ? 'none' : sensitivityOf(name)
  if (sensitivity === 'none' || isPlaceholder(value) || /\{[{%]|\$|\s|^[./~]|:\/\//.test(value)) return false
  // A weak name such as `auth` also stands before words that are no secret.
  return sensitivity === 'strong' ? value.length >= 6 : value.length >= 8 && /\d/.test(value)
}
