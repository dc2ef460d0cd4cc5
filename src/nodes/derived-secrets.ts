import { isJsonNumber, isJsonObject, type Json } from '../core/json.js'
import type { Secrets } from './executor.js'

/** Data that was read from a text; what of it came from a secret in that text is secret from here on. */
export function readAs(text: string, value: Json, secrets: Secrets): Json {
  // A text that stays as it is is known already, and so is one without a secret.
  if (value === text) return value
  const spans = secrets.spans(text)
  if (spans.length > 0) markDerived(value, outside(text, spans), secrets)
  return value
}

/** What is left of a text without its secrets. */
function outside(text: string, spans: readonly number[]): string {
  let rest = ''
  let at = 0
  for (let index = 0; index < spans.length; index += 2) {
    rest += `${text.slice(at, spans[index])}\n`
    at = spans[index + 1] ?? at
  }
  return rest + text.slice(at)
}

function markDerived(value: Json, open: string, secrets: Secrets): void {
  if (typeof value === 'string' || isJsonNumber(value)) {
    const shown = String(value)
    if (shown !== '' && !open.includes(shown)) secrets.mark(shown)
  } else if (Array.isArray(value)) for (const item of value) markDerived(item, open, secrets)
  else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      markDerived(key, open, secrets)
      markDerived(item, open, secrets)
    }
  }
}
