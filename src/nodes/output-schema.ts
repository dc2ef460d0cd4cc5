import type { OutputField, OutputSchema } from '../config/model.js'
import { asNumber } from '../core/float.js'
import { isJsonNumber, isJsonObject, isWholeNumber, type Json, type JsonObject, printJson } from '../core/json.js'
import { createSchemaViolation, type RaisedHere } from '../core/outcome.js'
import type { PatternMatcher, Patterns } from '../core/ports.js'
import { cutHead, NO_SECRETS } from '../text/excerpt.js'
import type { NodePorts } from './executor.js'

type OutputType = OutputField['type']

/** A way in which data breaks its schema; `path` is `$` for the whole, else `field.inner[2]`. */
export interface SchemaProblem {
  readonly path: string
  readonly message: string
}

const MAX_PROBLEMS = 50
const MAX_SHOWN = 60

/** Checks data against an `output:` schema; fields that the schema does not name are nobody's business. */
export function validateOutput(value: Json, schema: OutputSchema, match: PatternMatcher): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = []
  if (!isJsonObject(value)) return [{ path: '$', message: `must be an object, not ${describe(value)}` }]
  checkFields(value, schema, { path: '', problems, match })
  return problems
}

/** Compiles the patterns of a schema; the library is loaded only if it has some. */
export async function patternMatcher(schema: OutputSchema, patterns: () => Promise<Patterns>): Promise<PatternMatcher> {
  return Object.values(schema).some(hasPattern) ? (await patterns()).matches : () => true
}

/** Joins problems into a line for messages, each with its path; the rest is counted. */
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

function hasPattern({ pattern, items, properties }: OutputField): boolean {
  if (pattern !== undefined || (items !== undefined && hasPattern(items))) return true
  return Object.values(properties ?? {}).some(hasPattern)
}

function checkFields(value: JsonObject, fields: OutputSchema, check: Check): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = check.path === '' ? name : `${check.path}.${name}`
    const found = Object.hasOwn(value, name) ? value[name] : undefined
    if (found !== undefined) checkField(found, field, { ...check, path })
    else if (field.required !== false) report({ ...check, path }, 'is missing')
  }
}

function checkField(value: Json, field: OutputField, check: Check): void {
  if (check.problems.length >= MAX_PROBLEMS) return
  if (value === null && field.nullable === true) return
  if (field.type === 'integer' ? !isWholeNumber(value) : toOutputType(value) !== field.type) {
    report(check, `must be ${withArticle(field.type)}, not ${describe(value)}`)
    return
  }
  if (field.enum !== undefined && !field.enum.some((allowed) => allowed === (asNumber(value) ?? value))) {
    report(check, `must be one of ${field.enum.map((allowed) => printJson(allowed)).join(', ')}, not ${show(value)}`)
  }
  const number = asNumber(value)
  if (number !== undefined) checkNumber(number, field, check)
  else if (typeof value === 'string') checkText(value, field, check)
  else if (Array.isArray(value)) checkItems(value, field, check)
  else if (isJsonObject(value) && field.properties !== undefined) checkFields(value, field.properties, check)
}

function checkNumber(value: number, field: OutputField, check: Check): void {
  if (field.minimum !== undefined && value < field.minimum)
    report(check, `must be at least ${field.minimum}, not ${value}`)
  if (field.maximum !== undefined && value > field.maximum)
    report(check, `must be at most ${field.maximum}, not ${value}`)
}

function checkText(value: string, field: OutputField, check: Check): void {
  const { minLength, maxLength } = field
  const length = minLength === undefined && maxLength === undefined ? 0 : [...value].length
  if (minLength !== undefined && length < minLength)
    report(check, `must have at least ${minLength} characters, not ${length}`)
  if (maxLength !== undefined && length > maxLength)
    report(check, `must have at most ${maxLength} characters, not ${length}`)
  if (field.pattern !== undefined && !check.match(field.pattern, value)) {
    report(check, `must match ${JSON.stringify(field.pattern)}, which ${show(value)} does not`)
  }
}

function checkItems(value: readonly Json[], field: OutputField, check: Check): void {
  if (field.items === undefined) return
  for (const [index, item] of value.entries()) {
    if (check.problems.length >= MAX_PROBLEMS) return
    checkField(item, field.items, { ...check, path: `${check.path}[${index}]` })
  }
}

function report(check: Check, message: string): void {
  if (check.problems.length < MAX_PROBLEMS) check.problems.push({ path: check.path, message })
}

function toOutputType(value: Json): OutputType | 'null' {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isJsonNumber(value)) return 'number'
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object'
}

function withArticle(type: OutputType): string {
  if (type === 'integer') return 'a whole number'
  return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`
}

function describe(value: Json): string {
  const type = toOutputType(value)
  if (type === 'null') return type
  return type === 'array' || type === 'object' ? withArticle(type) : `the ${type} ${show(value)}`
}

function show(value: Json): string {
  return cutHead(printJson(value), MAX_SHOWN)
}

/** Returns the error of an output that breaks the node's schema; null for a node without a schema. */
export async function outputViolation(
  { name, output: schema }: { readonly name: string; readonly output?: OutputSchema },
  source: string,
  output: Json,
  { patterns, secrets }: Pick<NodePorts, 'patterns' | 'secrets'>,
): Promise<RaisedHere | null> {
  if (schema === undefined) return null
  const problems = validateOutput(output, schema, await patternMatcher(schema, patterns))
  return problems.length === 0 ? null : createSchemaError(name, source, problems, printJson(output), secrets.spans)
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
