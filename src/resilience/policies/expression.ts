import { holds, type Scope } from '../../expressions/index.js'
import { skipped, type Verdict } from './model.js'

/** An `allow_if`: a template judged by its text, or a bare expression judged by its value. */
export function askExpression(allowIf: string, scope: Scope): Verdict {
  const held = holds(allowIf, scope)
  if (held.ok) {
    const reason = `allow_if ${held.value ? 'holds' : 'does not hold'}: ${allowIf}`
    return { allowed: held.value, reason, metadata: {} }
  }
  const { reason, message } = held.error
  if (reason === 'undefined') return skipped(message)
  return { allowed: false, reason: `allow_if could not be evaluated: ${message}`, metadata: { error: message } }
}
