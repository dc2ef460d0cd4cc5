import { isJsonNumber, isJsonObject, type Json } from '../core/json.js'
import type { Derivation } from '../expressions/index.js'
import { maskSpans } from '../redaction/spans.js'
import type { TextSpan } from '../text/excerpt.js'
import { findLargest } from '../text/lists.js'
import type { Secrets } from './executor.js'

const SHORTEST = 6
const LONG_ENOUGH = 16
const LONGEST_LOOKED_AT = 64 * 1024

/** Marks what templates make of a text with a secret in it: a slice, a part, the same in capitals. */
export function createDerivation(secrets: Secrets): Derivation {
  return (from) => {
    if (from.length < SHORTEST || from.length > LONGEST_LOOKED_AT) return null
    const spans = secrets.spans(from)
    if (spans.length === 0) return null
    const open = cutOutside(from, spans)
    const half = findLargest(spans.map(({ start, end }) => end - start)) / 2
    return (made) => {
      if (isTelling(made, half) && !open.includes(made)) secrets.mark(made)
    }
  }
}

/** Reports whether a part of a secret gives it away. A word in it, such as the scheme of a URL, would be hidden everywhere. */
function isTelling(made: string, half: number): boolean {
  if (made.length < SHORTEST) return false
  return (
    made.length >= half ||
    made.length >= LONG_ENOUGH ||
    /[0-9]/.test(made) ||
    (/[a-z]/.test(made) && /[A-Z]/.test(made))
  )
}

/** Returns data that was read from a text, and marks as secret what came from a secret in that text. */
export function withMarkedSecrets(text: string, value: Json, secrets: Secrets): Json {
  // A text that stays as it is has its secrets marked already.
  if (value === text) return value
  const spans = secrets.spans(text)
  if (spans.length > 0) markDerived(value, cutOutside(text, spans), secrets)
  return value
}

/** Returns a text without its secrets. */
function cutOutside(text: string, spans: readonly TextSpan[]): string {
  return maskSpans(text, spans, '\n')
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
