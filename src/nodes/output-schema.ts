import type { OutputField, OutputSchema } from '../config/model.js'
import { isRecord, type Json, type JsonObject, printJson } from '../core/json.js'
import { createSchemaViolation, type RaisedHere } from '../core/outcome.js'
import { describeProblems, patternMatcher, type SchemaProblem, validateData } from '../core/payload-schema.js'
import type { PatternMatcher } from '../core/ports.js'
import type { AssumedValues } from '../expressions/index.js'
import { cutHead, NO_SECRETS } from '../text/excerpt.js'
import type { NodePorts } from './executor.js'

/** Returns the error of an output that breaks the node's schema; null for a node without a schema. */
export async function findOutputViolation(
  { name, output: schema }: { readonly name: string; readonly output?: OutputSchema },
  source: string,
  output: Json,
  { patterns, secrets, assumed }: Pick<NodePorts, 'patterns' | 'secrets' | 'assumed'>,
): Promise<RaisedHere | null> {
  if (schema === undefined) return null
  const problems = checkOutput(output, schema, await patternMatcher(schema, patterns), assumed)
  return problems.length === 0 ? null : createSchemaError(name, source, problems, printJson(output), secrets.spans)
}

/** Checks an output, or the details of an error, against its schema; assumed values are taken to satisfy it. */
export function checkOutput(output: Json, schema: OutputSchema, match: PatternMatcher, assumed?: AssumedValues) {
  const problems = validateData(output, schema, match)
  if (assumed === undefined) return problems
  if (assumed.isMark(output)) return []
  return problems.filter(({ path }) => {
    let value: unknown = output
    for (const part of path.split(/[.[\]]+/)) {
      if (part !== '') value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, part) : undefined
      if (assumed.isMark(value)) return false
    }
    return true
  })
}

/** An output that broke its schema, as the engine raises it. */
export function createSchemaError(
  node: string,
  source: string,
  problems: readonly SchemaProblem[],
  found: string,
  secrets = NO_SECRETS,
): RaisedHere {
  const message = `the output of ${node} breaks its schema: ${describeProblems(problems)}`
  return createSchemaViolation(node, source, problems[0]?.path ?? '$', message, {
    problems: problems.map((problem) => ({ path: problem.path, message: problem.message })),
    excerpt: cutHead(found, 1000, secrets),
  })
}

/** The `output:` schema as JSON Schema, for providers that can hold a model to one. */
export function toJsonSchema(fields: OutputSchema): JsonObject {
  const names = Object.keys(fields)
  const required = names.filter((name) => fields[name]?.required !== false)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldSchema(field)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
}

const SAME_IN_JSON_SCHEMA = ['description', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength'] as const

function createFieldSchema(field: OutputField): JsonObject {
  const nullable = field.nullable === true
  const same = SAME_IN_JSON_SCHEMA.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]]]))
  return {
    ...(field.type === 'object' && field.properties !== undefined ? toJsonSchema(field.properties) : {}),
    type: nullable ? [field.type, 'null'] : field.type,
    ...Object.fromEntries(same),
    ...(field.enum !== undefined ? { enum: nullable ? [...field.enum, null] : [...field.enum] } : {}),
    ...(field.items !== undefined ? { items: createFieldSchema(field.items) } : {}),
  }
}
