import type { FieldSchema } from '../core/payload-schema.js'
import { HEADER, type NamedKind, type Naming, toComment, toPascal } from './model.js'

export const TYPESCRIPT_NAMES: Naming = { kind: toPascal, field: (key) => key }

export function writeTypescript(kinds: readonly NamedKind[]): string {
  return `// ${HEADER}
// An ES module. Throw one of these errors; if nothing catches it, the script ends with exit code 1 and has raised its kind.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

interface Helper {
  raiseError(given: { kind: string; message: string; details: object }): boolean
}

const folder = process.env['CONDUCTOR_HELPERS']
const helper: Helper | null = folder ? await import(pathToFileURL(join(folder, 'conductor-error.mjs')).href) : null

/** A failure with a kind. A failure that is caught has raised nothing. */
export abstract class ConductorFailure extends Error {
  abstract readonly kind: string
  abstract readonly details: object
}

process.on('uncaughtExceptionMonitor', (error: unknown) => {
  if (!(error instanceof ConductorFailure)) return
  const { kind, message, details } = error
  if (helper === null) process.stderr.write(\`CONDUCTOR_HELPERS is not set, so \${kind} was not raised\\n\`)
  else helper.raiseError({ kind, message, details })
})

interface Field {
  readonly type: string
  readonly required?: boolean
  readonly nullable?: boolean
  readonly enum?: readonly unknown[]
  readonly items?: Field
  readonly properties?: Readonly<Record<string, Field>>
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return Number.isFinite(value)
  return typeof value === type
}

/** Refuses values that the types would refuse, for callers that are not type-checked. */
function check(name: string, value: unknown, field: Field): void {
  if (value === undefined && field.required === false) return
  if (value === null && field.nullable === true) return
  if (!isOfType(value, field.type)) throw new TypeError(\`\${name} must be of type \${field.type}\`)
  if (field.enum !== undefined && !field.enum.includes(value)) throw new TypeError(\`\${name} must be one of \${field.enum.join(', ')}\`)
  const { items } = field
  if (Array.isArray(value) && items !== undefined) value.forEach((item, index) => check(\`\${name}[\${index}]\`, item, items))
  if (typeof value === 'object' && value !== null && field.properties !== undefined) checkAll(\`\${name}.\`, value, field.properties)
}

function checkAll(prefix: string, values: object, fields: Readonly<Record<string, Field>>): void {
  const given = new Map<string, unknown>(Object.entries(values))
  for (const [name, field] of Object.entries(fields)) check(prefix + name, given.get(name), field)
}
${kinds.map(writeKind).join('')}`
}

function writeKind({ kind, name, description, details, fields }: NamedKind): string {
  const comment = `\n/** ${toComment(description ?? `Raises ${kind}.`)} */\n`
  if (details === null)
    return `${comment}export class ${name} extends ConductorFailure {
  readonly kind = ${JSON.stringify(kind)}
  override readonly name = ${JSON.stringify(name)}

  constructor(message: string, readonly details: Readonly<Record<string, unknown>> = {}) {
    super(message)
  }
}
`
  const isOptional = fields.every(({ isRequired }) => !isRequired)
  const schema = fields.map(
    ({ key, schema: field }) => `      ${JSON.stringify(key)}: ${JSON.stringify(toChecked(field))},\n`,
  )
  return `${comment}export class ${name} extends ConductorFailure {
  readonly kind = ${JSON.stringify(kind)}
  override readonly name = ${JSON.stringify(name)}

  constructor(message: string, readonly details: ${writeObject(details, '  ')}${isOptional ? ' = {}' : ''}) {
    super(message)
    checkAll('', details, {${schema.length === 0 ? '' : `\n${schema.join('')}    `}})
  }
}
`
}

/** Returns the part of a schema that is checked at run time. */
export function toChecked({ type, required, nullable, enum: values, items, properties }: FieldSchema): object {
  const inner =
    properties && Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, toChecked(field)]))
  return {
    type,
    ...(required === false && { required }),
    ...(nullable === true && { nullable }),
    ...(values && { enum: values }),
    ...(items && { items: toChecked(items) }),
    ...(inner && { properties: inner }),
  }
}

function writeType(field: FieldSchema, indent: string): string {
  const type = writePlainType(field, indent)
  return field.nullable === true ? `${type} | null` : type
}

function writePlainType({ type, enum: values, items, properties }: FieldSchema, indent: string): string {
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ')
  switch (type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return `readonly (${items === undefined ? 'unknown' : writeType(items, indent)})[]`
    case 'object':
      return properties === undefined ? 'Readonly<Record<string, unknown>>' : writeObject(properties, indent)
    default:
      return type
  }
}

function writeObject(fields: Readonly<Record<string, FieldSchema>>, indent = ''): string {
  const inner = `${indent}  `
  const members = Object.entries(fields).map(
    ([key, field]) =>
      `${inner}readonly ${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}${field.required === false ? '?' : ''}: ${writeType(field, inner)}\n`,
  )
  return members.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${members.join('')}${indent}}`
}
