import type { JsonObject } from '../core/json.js'
import type { OutputFieldSchema, OutputFields } from './output-schema.js'

/** The `output:` schema as JSON Schema, for providers that can hold a model to one. */
export function toJsonSchema(schema: OutputFields): JsonObject {
  return objectSchema(schema)
}

function objectSchema(fields: OutputFields): JsonObject {
  const names = Object.keys(fields)
  const required = names.filter((name) => fields[name]?.required !== false)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

function fieldSchema(field: OutputFieldSchema): JsonObject {
  const nullable = field.nullable === true
  return {
    ...(field.type === 'object' && field.properties !== undefined ? objectSchema(field.properties) : {}),
    type: nullable ? [field.type, 'null'] : field.type,
    ...(field.description !== undefined ? { description: field.description } : {}),
    ...(field.enum !== undefined ? { enum: nullable ? [...field.enum, null] : [...field.enum] } : {}),
    ...(field.pattern !== undefined ? { pattern: field.pattern } : {}),
    ...(field.minimum !== undefined ? { minimum: field.minimum } : {}),
    ...(field.maximum !== undefined ? { maximum: field.maximum } : {}),
    ...(field.minLength !== undefined ? { minLength: field.minLength } : {}),
    ...(field.maxLength !== undefined ? { maxLength: field.maxLength } : {}),
    ...(field.items !== undefined ? { items: fieldSchema(field.items) } : {}),
  }
}
