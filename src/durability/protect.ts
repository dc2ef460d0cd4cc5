import { asObject, isJsonObject, type Json } from '../core/json.js'
import type { Redactor, SecretSource } from '../redaction/index.js'

/**
 * Marks that replace secrets on the disk. A text that holds a secret is stored as its clean parts and the names of the inputs and
 * variables that the secret parts came from. A secret without such a name is lost, which is reported. A secret that equals a
 * word of the engine is stored, because that word is public.
 */
const SECRET = '$conductor.secret'
const LOST = '$conductor.lost'
const PLAIN = '$conductor.plain'

/** Returns the value of a secret by its origin: `env:NAME` or `input:NAME`. */
type SecretLookup = (origin: string) => string | undefined

/** Replaces the secrets of a value with marks; `clean` is the redacted value, if the caller has it already. */
export function protect(value: Json, redactor: Redactor, clean: Json = redactor.json(value)): Json {
  return clean === value && !mentionsMarks(value) ? value : protectAgainst(value, clean, redactor)
}

export function isMarkedText(value: Json | undefined): boolean {
  return isJsonObject(value) && (Array.isArray(value[SECRET]) || value[LOST] === true)
}

export function mentionsMarks(value: Json): boolean {
  if (Array.isArray(value)) return value.some(mentionsMarks)
  if (!isJsonObject(value)) return false
  return Object.entries(value).some(([key, item]) => key.startsWith('$conductor.') || mentionsMarks(item))
}

function protectAgainst(value: Json, clean: Json, redactor: Redactor): Json {
  if (typeof value === 'string') return value === clean ? value : protectText(value, redactor)
  if (Array.isArray(value)) {
    const items: readonly Json[] = Array.isArray(clean) ? clean : []
    return value.map((item, index) => protectAgainst(item, items[index] ?? null, redactor))
  }
  if (!isJsonObject(value)) return value === clean ? value : { [LOST]: true }
  const cleanKeys = isJsonObject(clean) ? Object.keys(clean) : []
  const entries = Object.entries(value).map(([key, item], index): [string, Json] => {
    const cleanKey = cleanKeys[index]
    // A key that is itself a secret has no reference; the member is lost.
    if (cleanKey !== key) return [cleanKey ?? `***${index}`, { [LOST]: true }]
    return [key, protectAgainst(item, asObject(clean)[key] ?? null, redactor)]
  })
  const copy = Object.fromEntries(entries)
  return Object.keys(value).some((key) => key.startsWith('$conductor.')) ? { [PLAIN]: copy } : copy
}

function protectText(text: string, redactor: Redactor): Json {
  const sources = redactor.secretsIn(text).filter((source) => isAskedFor(source) || redactor.isOwnWord(source.value))
  // If a value has a name and is a word of the engine as well, the name is stored.
  const longestFirst = [...sources].sort(
    (a, b) => b.value.length - a.value.length || Number(isAskedFor(b)) - Number(isAskedFor(a)),
  )
  let parts: Json[] = [text]
  for (const source of longestFirst) {
    const { value, origin } = source
    const stored: Json = isAskedFor(source) ? { from: origin } : { word: value }
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(value).flatMap((text, index): Json[] => (index === 0 ? [text] : [stored, text]))
        : [part],
    )
  }
  const stored = parts.filter((part) => part !== '')
  const isClean = stored.every((part) => typeof part !== 'string' || redactor.text(part) === part)
  return isClean && stored.some((part) => typeof part !== 'string') ? { [SECRET]: stored } : { [LOST]: true }
}

function isAskedFor({ origin }: SecretSource): boolean {
  return origin.startsWith('env:') || origin.startsWith('input:')
}

/** Returns the mark of a secret that comes from an input or a variable. */
export function createSecretReference(origin: string): Json {
  return { [SECRET]: [{ from: origin }] }
}

/** Replaces a lost value that nothing reads. */
const GONE = '***'

/** Restores secrets; a value without marks is returned as it is. `missing` collects origins without a value, `lost` is set for a lost value. */
export function restore(
  value: Json,
  lookup: SecretLookup,
  trouble: { readonly missing: Set<string>; lost: boolean },
): Json {
  if (Array.isArray(value)) {
    const items = value.map((item) => restore(item, lookup, trouble))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isJsonObject(value)) return value
  if (value[LOST] === true) {
    trouble.lost = true
    return GONE
  }
  const parts = value[SECRET]
  if (Array.isArray(parts)) return parts.map((part) => restorePart(part, lookup, trouble)).join('')
  const plain = value[PLAIN]
  const source = isJsonObject(plain) ? plain : value
  const entries = Object.entries(source).map(([key, item]) => [key, restore(item, lookup, trouble)] as const)
  return entries.some(([key, item]) => item !== source[key]) ? Object.fromEntries(entries) : source
}

function restorePart(part: Json, lookup: SecretLookup, trouble: { readonly missing: Set<string> }): string {
  if (typeof part === 'string') return part
  if (isJsonObject(part) && typeof part['word'] === 'string') return part['word']
  const origin = isJsonObject(part) && typeof part['from'] === 'string' ? part['from'] : ''
  const value = lookup(origin)
  if (value === undefined) trouble.missing.add(origin)
  return value ?? ''
}
