import { appendAll } from '../text/lists.js'
import { getOwnEntry, isJsonObject, type Json, type JsonObject } from './json.js'
import { type FieldSchema, type PayloadSchema, validateField } from './payload-schema.js'

/** Data made from a schema. */
export interface Sample {
  readonly value: JsonObject
  /** Paths that were filled with a sample value, as `branch.name`. */
  readonly filled: readonly string[]
  /** Paths for which no value can be made, such as a text with a `pattern` and no `default`. */
  readonly missing: readonly string[]
}

interface SampleOptions {
  /** Data that is kept as it is; only what is missing in it is filled. */
  readonly given?: JsonObject
  /** Fill fields too that are not required. */
  readonly optional?: boolean
}

/** Completes data with sample values, so that it satisfies the schema. */
export function createSample(schema: PayloadSchema, options: SampleOptions = {}): Sample {
  const [filled, missing]: [string[], string[]] = [[], []]
  const value = fillObject(options.given ?? {}, schema, {
    path: '',
    optional: options.optional === true,
    filled,
    missing,
  })
  return { value, filled, missing }
}

/** Makes a sample value of one field, such as an item of a list; undefined if none can be made. */
export function createFieldSample(field: FieldSchema, optional = false): Json | undefined {
  const making = { path: '', optional, filled: [], missing: [] }
  const value = makeValue(field, making)
  return making.missing.length === 0 ? value : undefined
}

interface Making {
  readonly path: string
  readonly optional: boolean
  readonly filled: string[]
  readonly missing: string[]
}

function fillObject(given: JsonObject, schema: PayloadSchema, making: Making): JsonObject {
  const filledEntries: [string, Json][] = []
  for (const [name, field] of Object.entries(schema)) {
    const inner = { ...making, path: making.path === '' ? name : `${making.path}.${name}` }
    const present = getOwnEntry(given, name)
    if (present !== undefined) {
      if (isJsonObject(present) && field.properties !== undefined)
        filledEntries.push([name, fillObject(present, field.properties, inner)])
      continue
    }
    if (field.required === false && !making.optional) continue
    const value = makeValue(field, inner)
    if (value === undefined) continue
    making.filled.push(inner.path)
    filledEntries.push([name, value])
  }
  return { ...given, ...Object.fromEntries(filledEntries) }
}

/** Returns the first value that satisfies the field: those that the schema names, then one that is made. */
function makeValue(field: FieldSchema, making: Making): Json | undefined {
  const named = [field.default, field.example, ...(field.enum ?? [])].find(
    (value) => value !== undefined && isAllowed(value, field, true),
  )
  if (named !== undefined) return named
  if (field.type === 'object' && field.properties !== undefined && field.enum === undefined)
    return makeObject(field, field.properties, making)
  const value = makePlainValue(field).find((candidate) => isAllowed(candidate, field, false))
  if (value !== undefined) return value
  if (field.nullable === true) return null
  making.missing.push(making.path)
  return undefined
}

function makeObject(field: FieldSchema, properties: PayloadSchema, making: Making): Json {
  const missing: string[] = []
  const value = fillObject({}, properties, { ...making, filled: [], missing })
  if (missing.length > 0 && field.nullable === true) return null
  appendAll(making.missing, missing)
  return value
}

function isAllowed(value: Json, field: FieldSchema, matches: boolean): boolean {
  return validateField(value, field, () => matches).length === 0
}

function makePlainValue(field: FieldSchema): readonly Json[] {
  switch (field.type) {
    case 'string':
      return [makeText(field)]
    case 'integer':
      return field.minimum === undefined ? [1, Math.floor(field.maximum ?? 1)] : [Math.ceil(field.minimum)]
    case 'number':
      return field.minimum === undefined ? [1, field.maximum ?? 1] : [field.minimum]
    case 'boolean':
      return [true]
    case 'array':
      return [[]]
    case 'object':
      return [{}]
  }
}

const MAX_TEXT = 10_000

function makeText({ minLength = 0, maxLength = MAX_TEXT }: FieldSchema): string {
  return 'sample'
    .repeat(Math.ceil(Math.min(minLength, MAX_TEXT) / 6) || 1)
    .slice(0, Math.min(maxLength, Math.max(minLength, 6)))
}
