import { isJsonNumber, isJsonObject, type Json } from '../core/json.js'
import { isSensitiveName, type Redactor } from '../redaction/index.js'
import { mergeSpans } from '../redaction/spans.js'

const SHORTEST = 4
const DEEPEST = 500
const STATE_WORDS = new Set(
  (
    'true false null none undefined unknown default enabled disabled required optional present missing absent empty unset ' +
    'valid invalid expired revoked rotated active inactive pending granted denied allowed refused failed passed succeeded ' +
    'success failure error okay automatic manual anonymous public private internal external local remote basic bearer ' +
    'digest oauth oauth2 oidc saml ldap kerberos password token cookie session header query main master production ' +
    'staging development testing linux windows macos latest stable'
  ).split(' '),
)

/**
 * What the runner has to hide before data becomes an output: outputs carry true values, so what is secret in them is
 * registered first. GitHub drops every job output that contains a mask: a word that only describes a state is not registered, and
 * neither is a part of what other outputs must say.
 */
export function masksFor(value: Json, redactor: Redactor, others: readonly string[] = []): readonly string[] {
  if (!redactor.changes(value)) return []
  const masks = new Set<string>()
  collect(value, false, redactor, masks, 0)
  return [...masks].filter((mask) => isMaskable(mask, others))
}

/** Whether a mask would leave these texts as they are. */
export function isMaskable(mask: string, others: readonly string[]): boolean {
  return !others.some((text) => text.includes(mask.trim()))
}

/** `auth: disabled`, `token: expired`: a sensitive name says nothing about an everyday word. */
function isOrdinaryWord(text: string): boolean {
  return STATE_WORDS.has(text.trim().toLowerCase())
}

function collect(value: Json, isSensitive: boolean, redactor: Redactor, masks: Set<string>, depth: number): void {
  if (depth > DEEPEST || value === null || typeof value === 'boolean') return
  if (typeof value === 'string' || isJsonNumber(value)) {
    const text = String(value)
    for (const part of isSensitive ? [text] : secretParts(text, redactor))
      if (part.trim().length >= SHORTEST && !isOrdinaryWord(part)) masks.add(part)
    return
  }
  if (!isJsonObject(value)) {
    for (const item of value) collect(item, isSensitive, redactor, masks, depth + 1)
    return
  }
  for (const [key, item] of Object.entries(value)) {
    for (const part of secretParts(key, redactor)) masks.add(part)
    collect(item, isSensitive || isSensitiveName(key), redactor, masks, depth + 1)
  }
}

function secretParts(text: string, redactor: Redactor): readonly string[] {
  const spans = mergeSpans(redactor.spans(text))
  const parts: string[] = []
  for (let at = 0; at < spans.length; at += 2) parts.push(text.slice(spans[at], spans[at + 1]))
  return parts
}
