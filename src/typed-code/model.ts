import type { FieldSchema, PayloadSchema } from '../core/payload-schema.js'
import { err, ok, type Result } from '../core/result.js'

/** A kind of the catalogue, for which code is written. */
export interface CataloguedKind {
  readonly kind: string
  readonly description: string | null
  /** Payload; null if the catalogue says nothing about details. */
  readonly details: PayloadSchema | null
}

/** A kind with the names that its code has in one language. */
export interface NamedKind extends CataloguedKind {
  readonly name: string
  /** Parameters in the order of the call: required ones first. */
  readonly fields: readonly NamedField[]
}

export interface NamedField {
  /** Key in the details. */
  readonly key: string
  /** Name of the parameter. */
  readonly name: string
  readonly schema: FieldSchema
  readonly isRequired: boolean
}

export interface Naming {
  readonly kind: (words: readonly string[]) => string
  readonly field: (key: string) => string
}

/** Names the kinds and their fields; two that get one name cannot be told apart in code, and are an error. */
export function nameKinds(kinds: readonly CataloguedKind[], naming: Naming): Result<readonly NamedKind[], string> {
  const named: NamedKind[] = []
  const owners = new Map<string, string>()
  for (const kind of kinds) {
    const name = naming.kind(kind.kind.split(/[._]/).filter((word) => word !== ''))
    const owner = owners.get(name.toLowerCase())
    if (owner !== undefined)
      return err(`${owner} and ${kind.kind} would both be called ${name}: rename one of the kinds`)
    owners.set(name.toLowerCase(), kind.kind)
    const fields = nameFields(kind, naming)
    if (!fields.ok) return fields
    named.push({ ...kind, name, fields: fields.value })
  }
  return ok(named)
}

function nameFields({ kind, details }: CataloguedKind, naming: Naming): Result<readonly NamedField[], string> {
  const owners = new Map<string, string>()
  const fields: NamedField[] = []
  for (const [key, schema] of Object.entries(details ?? {})) {
    const name = naming.field(key)
    const owner = owners.get(name.toLowerCase())
    if (name === '' || owner !== undefined) {
      const other =
        owner === undefined ? 'has no letter that a name could have' : `and ${owner} would both be called ${name}`
      return err(`${kind}: the field ${JSON.stringify(key)} ${other}: rename the field`)
    }
    owners.set(name.toLowerCase(), key)
    fields.push({ key, name, schema, isRequired: schema.required !== false })
  }
  return ok([...fields.filter(({ isRequired }) => isRequired), ...fields.filter(({ isRequired }) => !isRequired)])
}

export function toPascal(words: readonly string[]): string {
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

/** Splits a key into words, at everything that is no letter or digit and before capitals. */
export function splitKey(key: string): readonly string[] {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
}

export function joinLowerCase(key: string, separator: string): string {
  return splitKey(key)
    .map((word) => word.toLowerCase())
    .join(separator)
}

/** Writes a text as a literal of C# or Python, whose escapes are those of JSON for ASCII. */
export function quoteAscii(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Puts a prefix before names that begin with a digit, and a suffix behind reserved words. */
export function avoidReserved(name: string, reserved: ReadonlySet<string>): string {
  const begun = /^\d/.test(name) ? `_${name}` : name
  return reserved.has(begun) ? `${begun}_` : begun
}

/** Returns the text of a comment: one line, without what could end a comment. */
export function toComment(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('*/', '* /').replaceAll('"""', "'''").trim()
}

export const HEADER =
  'Written by `conductor types` from the catalogue `workflow.kinds`; write it anew instead of editing it.'
