import schemaFile from '../../schema/conductor.schema.json' with { type: 'json' }
import type { Path } from '../config/model.js'
import { isJsonObject, type Json, type JsonObject } from '../core/json.js'

const ROOT: JsonObject = schemaFile as unknown as JsonObject

/** A field of the schema. */
export interface SchemaField {
  readonly name: string
  readonly description: string
  readonly isRequired: boolean
  readonly schema: JsonObject
}

/** Returns a schema with its reference resolved, as a list of at most one. */
function resolveRef(schema: Json | undefined): readonly JsonObject[] {
  if (!isJsonObject(schema)) return []
  const ref = schema['$ref']
  if (typeof ref !== 'string') return [schema]
  const definitions = ROOT['$defs']
  const targets = isJsonObject(definitions) ? resolveRef(definitions[ref.replace('#/$defs/', '')]) : []
  return targets.map((target) => ({ ...target, ...schema }))
}

/** Returns the alternatives of a schema: those of `anyOf`, and of a union the one of the type, or all while no type is written. */
function listAlternatives(schema: JsonObject, type: string | undefined): readonly JsonObject[] {
  const options = [schema['anyOf'], schema['oneOf']].flatMap((list): readonly Json[] =>
    Array.isArray(list) ? list : [],
  )
  const union: readonly Json[] = Array.isArray(schema['x-union']) ? schema['x-union'] : []
  const members = union.flatMap((name) => resolveRef({ $ref: `#/$defs/${String(name)}` }))
  const typed = members.filter((member) => type === undefined || typeName(member) === type)
  return [schema, ...options.flatMap(resolveRef), ...typed]
}

function typeName({ properties }: JsonObject): Json | undefined {
  const type = isJsonObject(properties) ? properties['type'] : undefined
  return isJsonObject(type) ? type['const'] : undefined
}

/** Returns the schemas of the value at a path; `typeAt` tells the `type` of the mapping at a path, as far as it is written. */
export function findSchemas(path: Path, typeAt: (path: Path) => string | undefined): readonly JsonObject[] {
  let current: readonly JsonObject[] = [ROOT]
  for (const [depth, segment] of path.entries()) {
    const type = typeAt(path.slice(0, depth))
    current = current
      .flatMap((schema) => listAlternatives(schema, type))
      .flatMap((schema) => {
        if (typeof segment === 'number') return resolveRef(schema['items'])
        const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
        const own = Object.hasOwn(properties, segment) ? properties[segment] : schema['additionalProperties']
        return resolveRef(own)
      })
  }
  const type = typeAt(path)
  return current.flatMap((schema) => listAlternatives(schema, type))
}

/** Returns the fields of a mapping, those without an effect last. */
export function listFields(schemas: readonly JsonObject[]): readonly SchemaField[] {
  const fields = new Map<string, SchemaField>()
  for (const schema of schemas) {
    const required = Array.isArray(schema['required']) ? schema['required'] : []
    const properties = isJsonObject(schema['properties']) ? schema['properties'] : {}
    for (const [name, given] of Object.entries(properties)) {
      const [field] = resolveRef(given)
      if (field === undefined || fields.has(name)) continue
      fields.set(name, { name, description: describe(field), isRequired: required.includes(name), schema: field })
    }
  }
  return [...fields.values()].sort((a, b) => Number('x-no-effect' in a.schema) - Number('x-no-effect' in b.schema))
}

export function describe(schema: JsonObject): string {
  return typeof schema['description'] === 'string' ? schema['description'] : ''
}

/** Returns the words that a value may be. */
export function listWords(schemas: readonly JsonObject[]): readonly string[] {
  const words = schemas.flatMap((schema) => {
    if (Array.isArray(schema['enum'])) return schema['enum']
    if (schema['const'] !== undefined) return [schema['const']]
    return schema['type'] === 'boolean' ? [true, false] : []
  })
  return [...new Set(words.map(String))]
}
