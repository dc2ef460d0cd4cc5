import { isJsonObject, type Json } from '../core/json.js'
import { codeSpan } from '../text/markdown.js'
import type { SummaryData } from './summary-parts.js'

/** What asks for a human or was given up, what was denied, and which breakers moved; null when there is nothing of it. */
export function governanceList(
  { result, account }: Pick<SummaryData, 'result' | 'account'>,
  max: number,
): string | null {
  if (max === 0) return null
  const lines = [
    ...limited(
      result.escalations.filter((one) => one['earlier'] !== true),
      max,
      'escalation',
      (one) => `- 🔔 ${kindAt(one)} was escalated: ${span(one, 'title')}`,
    ),
    ...limited(
      result.dead_letters,
      max,
      'dead letter',
      (one) => `- 📮 ${kindAt(one)} was given up (${span(one, 'reason')}); \`conductor redrive\` runs it again`,
    ),
    ...limited(
      result.policies.filter((one) => isJsonObject(one) && one['allowed'] === false),
      max,
      'denial',
      (one) => `- ⛔ policy ${span(one, 'policy_name')} denied ${span(one, 'node')}: ${span(one, 'reason')}`,
    ),
    ...limited(
      account?.governance.circuits ?? [],
      max,
      'change of a breaker',
      ({ key, from, to }) => `- 🔌 circuit breaker ${codeSpan(key)}: ${from} → ${to}`,
    ),
  ]
  return lines.length === 0 ? null : lines.join('\n')
}

function limited<T>(all: readonly T[], max: number, what: string, line: (one: T) => string): readonly string[] {
  const rest = all.length - max
  const lines = all.slice(0, max).map(line)
  return rest > 0 ? [...lines, `- ${rest} more of the same: ${what}`] : lines
}

function kindAt(one: Json): string {
  return `${span(one, 'kind')} at ${span(one, 'node')}`
}

function span(one: Json, name: string): string {
  const value = isJsonObject(one) ? one[name] : undefined
  return codeSpan(typeof value === 'string' ? value : '', 300)
}
