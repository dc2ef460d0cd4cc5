import type { OutputSchema } from '../config/model.js'
import { asNumber } from '../core/float.js'
import { isJsonNumber, isJsonObject, isWholeNumber, type Json, type JsonObject, jsonText } from '../core/json.js'
import { type RaisedHere, unfitData } from '../core/outcome.js'
import type { PatternMatcher, Patterns } from '../core/patterns.js'
import { headOf, NO_SECRETS } from '../text/excerpt.js'

type OutputType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'

/** One field of an `output:` schema; the shape that the workflow file's types have. */
export interface OutputFieldSchema {
  readonly type: OutputType
  readonly description?: string
  readonly enum?: readonly (string | number | boolean)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly nullable?: boolean
  readonly required?: boolean
  readonly items?: OutputFieldSchema
  readonly properties?: Readonly<Record<string, OutputFieldSchema>>
}

/** What an output must hold, field by field. */
export type OutputFields = Readonly<Record<string, OutputFieldSchema>>

/** One way in which data breaks its schema; `path` is `$` for the whole, else `field.inner[2]`. */
export interface SchemaProblem {
  readonly path: string
  readonly message: string
}

const MAX_PROBLEMS = 50
const MAX_SHOWN = 60

/** Checks data against an `output:` schema; fields that the schema does not name are nobody's business. */
export function validateOutput(value: Json, schema: OutputFields, match: PatternMatcher): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = []
  if (!isJsonObject(value)) return [{ path: '$', message: `must be an object, not ${describe(value)}` }]
  checkFields(value, schema, { path: '', problems, match })
  return problems
}

/** Whether checking against the schema needs regular expressions, which are loaded only then. */
export function hasPattern(schema: OutputFields): boolean {
  return Object.values(schema).some(fieldHasPattern)
}

/** One line for messages: every problem with its path, the rest counted. */
export function describeProblems(problems: readonly SchemaProblem[], shown = 5): string {
  const lines = problems.slice(0, shown).map(({ path, message }) => (path === '$' ? message : `${path} ${message}`))
  const rest = problems.length - lines.length
  return rest > 0 ? `${lines.join('; ')}; and ${rest} more` : lines.join('; ')
}

interface Check {
  readonly path: string
  readonly problems: SchemaProblem[]
  readonly match: PatternMatcher
}

function fieldHasPattern(field: OutputFieldSchema): boolean {
  if (field.pattern !== undefined) return true
  if (field.items !== undefined && fieldHasPattern(field.items)) return true
  return field.properties !== undefined && hasPattern(field.properties)
}

function checkFields(value: JsonObject, fields: OutputFields, check: Check): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = check.path === '' ? name : `${check.path}.${name}`
    const found = Object.hasOwn(value, name) ? value[name] : undefined
    if (found !== undefined) checkField(found, field, { ...check, path })
    else if (field.required !== false) report({ ...check, path }, 'is missing')
  }
}

function checkField(value: Json, field: OutputFieldSchema, check: Check): void {
  if (check.problems.length >= MAX_PROBLEMS) return
  if (value === null && field.nullable === true) return
  if (field.type === 'integer' ? !isWholeNumber(value) : typeOf(value) !== field.type) {
    report(check, `must be ${article(field.type)}, not ${describe(value)}`)
    return
  }
  if (field.enum !== undefined && !field.enum.some((allowed) => allowed === (asNumber(value) ?? value))) {
    report(check, `must be one of ${field.enum.map((allowed) => jsonText(allowed)).join(', ')}, not ${show(value)}`)
  }
  const number = asNumber(value)
  if (number !== undefined) checkNumber(number, field, check)
  else if (typeof value === 'string') checkText(value, field, check)
  else if (Array.isArray(value)) checkItems(value, field, check)
  else if (isJsonObject(value) && field.properties !== undefined) checkFields(value, field.properties, check)
}

function checkNumber(value: number, field: OutputFieldSchema, check: Check): void {
  if (field.minimum !== undefined && value < field.minimum)
    report(check, `must be at least ${field.minimum}, not ${value}`)
  if (field.maximum !== undefined && value > field.maximum)
    report(check, `must be at most ${field.maximum}, not ${value}`)
}

function checkText(value: string, field: OutputFieldSchema, check: Check): void {
  if (field.minLength !== undefined || field.maxLength !== undefined) {
    const length = codePoints(value)
    if (field.minLength !== undefined && length < field.minLength) {
      report(check, `must have at least ${field.minLength} characters, not ${length}`)
    }
    if (field.maxLength !== undefined && length > field.maxLength) {
      report(check, `must have at most ${field.maxLength} characters, not ${length}`)
    }
  }
  if (field.pattern !== undefined && !check.match(field.pattern, value)) {
    report(check, `must match ${JSON.stringify(field.pattern)}, which ${show(value)} does not`)
  }
}

function checkItems(value: readonly Json[], field: OutputFieldSchema, check: Check): void {
  if (field.items === undefined) return
  for (const [index, item] of value.entries()) {
    if (check.problems.length >= MAX_PROBLEMS) return
    checkField(item, field.items, { ...check, path: `${check.path}[${index}]` })
  }
}

function report(check: Check, message: string): void {
  if (check.problems.length < MAX_PROBLEMS) check.problems.push({ path: check.path, message })
}

function typeOf(value: Json): OutputType | 'null' {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isJsonNumber(value)) return 'number'
  switch (typeof value) {
    case 'string':
      return 'string'
    case 'boolean':
      return 'boolean'
    default:
      return 'object'
  }
}

function article(type: OutputType): string {
  if (type === 'integer') return 'a whole number'
  return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`
}

function describe(value: Json): string {
  const type = typeOf(value)
  switch (type) {
    case 'null':
      return 'null'
    case 'array':
    case 'object':
      return article(type)
    default:
      return `the ${type} ${show(value)}`
  }
}

function show(value: Json): string {
  const text = jsonText(value)
  return headOf(text, MAX_SHOWN)
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

const noPatterns = (): boolean => true

/** Holds an output against the node's schema; loads regular expressions only when the schema has some. */
export async function checkOutput(
  output: Json,
  schema: OutputSchema,
  patterns: () => Promise<Patterns>,
): Promise<readonly SchemaProblem[]> {
  const match = hasPattern(schema) ? (await patterns()).matches : noPatterns
  return validateOutput(output, schema, match)
}

/** An output that broke its schema, as the engine raises it. */
export function schemaViolation(
  node: string,
  source: string,
  problems: readonly SchemaProblem[],
  found: string,
  secrets = NO_SECRETS,
): RaisedHere {
  const message = `the output of ${node} breaks its schema: ${describeProblems(problems)}`
  return unfitData(node, source, problems[0]?.path ?? '$', message, {
    problems: problems.map((problem) => ({ path: problem.path, message: problem.message })),
    excerpt: headOf(found, 1000, secrets),
  })
}

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
