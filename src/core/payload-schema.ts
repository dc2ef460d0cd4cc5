import { cutHead } from '../text/excerpt.js'
import { asNumber } from './float.js'
import { isJsonNumber, isJsonObject, isWholeNumber, type Json, type JsonObject, printJson } from './json.js'
import type { PatternMatcher, Patterns } from './ports.js'

/** Schema of a field: the language of `output:` of a node and of `details` of a kind. */
export interface FieldSchema {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  readonly description?: string
  readonly enum?: readonly (string | number | boolean)[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly nullable?: boolean
  readonly required?: boolean
  /** Value for samples only; never filled in at run time. */
  readonly default?: Json
  /** Value for samples only. */
  readonly example?: Json
  readonly items?: FieldSchema
  readonly properties?: PayloadSchema
}

/** Schema of an object by field; fields that it does not name are allowed. */
export interface PayloadSchema {
  readonly [name: string]: FieldSchema
}

/** A way in which data breaks its schema; `path` is `$` for the whole, else `field.inner[2]`. */
export interface SchemaProblem {
  readonly path: string
  readonly message: string
}

const MAX_PROBLEMS = 50
const MAX_SHOWN = 60

/** Checks data against a schema; fields that the schema does not name are allowed. */
export function validateData(value: Json, schema: PayloadSchema, match: PatternMatcher): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = []
  if (!isJsonObject(value)) return [{ path: '$', message: `must be an object, not ${describe(value)}` }]
  checkFields(value, schema, { path: '', problems, match })
  return problems
}

/** Compiles the patterns of a schema; the library is loaded only if it has some. */
export async function patternMatcher(
  schema: PayloadSchema,
  patterns: () => Promise<Patterns>,
): Promise<PatternMatcher> {
  return Object.values(schema).some(hasPattern) ? (await patterns()).matches : () => true
}

/** Joins problems into a line for messages, each with its path; the rest is counted. */
export function describeProblems(problems: readonly SchemaProblem[], shown = 5): string {
  const lines = problems.slice(0, shown).map(({ path, message }) => (path === '$' ? message : `${path} ${message}`))
  const rest = problems.length - lines.length
  return rest > 0 ? `${lines.join('; ')}; and ${rest} more` : lines.join('; ')
}

/** Checks the value of one field. */
export function validateField(value: Json, field: FieldSchema, match: PatternMatcher): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = []
  checkField(value, field, { path: '$', problems, match })
  return problems
}

interface Check {
  readonly path: string
  readonly problems: SchemaProblem[]
  readonly match: PatternMatcher
}

function hasPattern({ pattern, items, properties }: FieldSchema): boolean {
  if (pattern !== undefined || (items !== undefined && hasPattern(items))) return true
  return Object.values(properties ?? {}).some(hasPattern)
}

function checkFields(value: JsonObject, fields: PayloadSchema, check: Check): void {
  for (const [name, field] of Object.entries(fields)) {
    const path = check.path === '' ? name : `${check.path}.${name}`
    const fieldValue = Object.hasOwn(value, name) ? value[name] : undefined
    if (fieldValue !== undefined) checkField(fieldValue, field, { ...check, path })
    else if (field.required !== false) report({ ...check, path }, 'is missing')
  }
}

function checkField(value: Json, field: FieldSchema, check: Check): void {
  if (check.problems.length >= MAX_PROBLEMS) return
  if (value === null && field.nullable === true) return
  if (field.type === 'integer' ? !isWholeNumber(value) : toSchemaType(value) !== field.type) {
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

function checkNumber(value: number, field: FieldSchema, check: Check): void {
  if (field.minimum !== undefined && value < field.minimum)
    report(check, `must be at least ${field.minimum}, not ${value}`)
  if (field.maximum !== undefined && value > field.maximum)
    report(check, `must be at most ${field.maximum}, not ${value}`)
}

function checkText(value: string, field: FieldSchema, check: Check): void {
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

function checkItems(value: readonly Json[], field: FieldSchema, check: Check): void {
  if (field.items === undefined) return
  for (const [index, item] of value.entries()) {
    if (check.problems.length >= MAX_PROBLEMS) return
    checkField(item, field.items, { ...check, path: `${check.path}[${index}]` })
  }
}

function report(check: Check, message: string): void {
  if (check.problems.length < MAX_PROBLEMS) check.problems.push({ path: check.path, message })
}

function toSchemaType(value: Json): FieldSchema['type'] | 'null' {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isJsonNumber(value)) return 'number'
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object'
}

function withArticle(type: FieldSchema['type']): string {
  if (type === 'integer') return 'a whole number'
  return type === 'array' || type === 'object' ? `an ${type}` : `a ${type}`
}

function describe(value: Json): string {
  const type = toSchemaType(value)
  if (type === 'null') return type
  return type === 'array' || type === 'object' ? withArticle(type) : `the ${type} ${show(value)}`
}

function show(value: Json): string {
  return cutHead(printJson(value), MAX_SHOWN)
}
