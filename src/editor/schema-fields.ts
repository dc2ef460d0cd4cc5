import workflowSchema from '../../schema/conductor.schema.json' with { type: 'json' }
import quarantineSchema from '../../schema/quarantine.schema.json' with { type: 'json' }
import scenarioSchema from '../../schema/scenario.schema.json' with { type: 'json' }
import type { FileSort } from '../config/load/file-sorts.js'
import type { Path } from '../core/finding.js'
import { asObject, isJsonObject, type Json, type JsonObject } from '../core/json.js'

const WORKFLOW = workflowSchema as unknown as JsonObject
const ROOTS: Readonly<Record<FileSort, JsonObject>> = {
  workflow: WORKFLOW,
  scenarios: scenarioSchema as unknown as JsonObject,
  quarantine: quarantineSchema as unknown as JsonObject,
  rules: {
    $defs: WORKFLOW['$defs'] ?? {},
    items: { $ref: '#/$defs/classifyRule' },
    properties: {
      rules: { items: { $ref: '#/$defs/classifyRule' }, description: 'Classify rules, tried in order.' },
      include: { description: 'Other files of rules: a path, or a list of paths.' },
    },
  },
}

/** Returns the schemas of the value at a path; `typeAt` tells the `type` of the mapping at a path, as far as it is written. */
export function findSchemas(sort: FileSort, path: Path, typeAt: (path: Path) => unknown): readonly JsonObject[] {
  const root = ROOTS[sort]
  const resolve = (schema: Json | undefined): readonly JsonObject[] => {
    const { $ref: ref, ...own } = asObject(schema)
    if (typeof ref !== 'string') return isJsonObject(schema) ? [schema] : []
    const [, group = '', name = ''] = ref.split('/')
    return resolve(asObject(root[group])[name]).map((target) => ({ ...target, ...own }))
  }
  // A union has the member of the type, or all while no type is written.
  const listAlternatives = (schema: JsonObject, type: unknown): readonly JsonObject[] => {
    const options = ['anyOf', 'oneOf'].flatMap((word) => schema[word] ?? [])
    const union = [schema['x-union'] ?? []].flat().flatMap((name) => resolve({ $ref: `#/$defs/${String(name)}` }))
    const readType = ({ properties }: JsonObject) => asObject(asObject(properties)['type'])['const']
    const typed = union.filter((member) => typeof type !== 'string' || type === readType(member))
    return [schema, ...options.flatMap(resolve), ...typed]
  }
  let current = resolve(root)
  for (const [depth, segment] of [...path, null].entries()) {
    const type = typeAt(path.slice(0, depth))
    current = current.flatMap((schema) => listAlternatives(schema, type))
    if (segment !== null)
      current = current.flatMap((schema) => {
        if (typeof segment === 'number') return resolve(schema['items'])
        const properties = asObject(schema['properties'])
        return resolve(Object.hasOwn(properties, segment) ? properties[segment] : schema['additionalProperties'])
      })
  }
  return current
}

/** Returns the fields of a mapping with their schemas; a field of a union is required if every member requires it. */
export function listFields(schemas: readonly JsonObject[]) {
  const required = schemas.flatMap((schema) => (Array.isArray(schema['required']) ? [schema['required']] : []))
  const fields = new Map(schemas.flatMap(({ properties }) => Object.entries(asObject(properties))))
  return [...fields].map(([name, schema]) => {
    const isRequired = required.length > 0 && required.every((names) => names.includes(name))
    return { name, schema: asObject(schema), isRequired }
  })
}

export function describeSchemas(schemas: readonly JsonObject[]): string {
  return schemas.map(({ description }) => description).find((text) => typeof text === 'string') ?? ''
}

/** Returns what the text at a place names, such as `node` or `kind`: the schema says so in a comment. */
export function findNaming(schemas: readonly JsonObject[], isKey = false): string | null {
  const comments = schemas.map((schema) => (isKey ? asObject(schema['propertyNames']) : schema)['$comment'])
  const comment = comments.find((text) => typeof text === 'string') ?? ''
  return comment.startsWith('names:') ? comment.slice('names:'.length) : null
}

export function listWords(schemas: readonly JsonObject[]): readonly Json[] {
  const words = schemas.flatMap((schema): readonly Json[] => {
    if (Array.isArray(schema['enum'])) return schema['enum']
    if (schema['const'] !== undefined) return [schema['const']]
    return schema['type'] === 'boolean' ? [true, false] : []
  })
  return [...new Set(words)]
}

/** Returns what a value must be by its schemas: a list, a mapping, or something else. */
export function findShape(schemas: readonly JsonObject[]): 'list' | 'mapping' | null {
  const types = new Set(
    schemas.flatMap(({ type, anyOf, ...schema }) => type ?? ('enum' in schema || 'const' in schema ? 'value' : [])),
  )
  if (types.size !== 1) return null
  return types.has('array') ? 'list' : types.has('object') ? 'mapping' : null
}
