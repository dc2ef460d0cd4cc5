import { isJsonNumber, isWholeNumber } from '../../core/json.js'
import type { InputSpec, OutputField, OutputSchema, Path } from '../model.js'
import type { LoadCode } from './report.js'
import { kindOf } from './schema-findings.js'

/** Takes what the checks find, at paths below the checked value. */
export interface Sink {
  tell(path: Path, code: LoadCode, message: string, suggestion?: string): void
  /** A pattern that must be a regular expression; its engine is loaded only when there is one. */
  pattern(path: Path, pattern: string): void
}

/** What the schema cannot say about the fields of an output. */
export function checkOutputSchema(schema: OutputSchema, path: Path, to: Sink): void {
  for (const [name, field] of Object.entries(schema)) checkOutputField(field, [...path, name], to)
}

const ONLY_FOR: readonly (readonly [keyof OutputField, OutputField['type']])[] = [
  ['pattern', 'string'],
  ['minLength', 'string'],
  ['maxLength', 'string'],
  ['minimum', 'number'],
  ['maximum', 'number'],
  ['items', 'array'],
  ['properties', 'object'],
]

function checkOutputField(field: OutputField, path: Path, to: Sink): void {
  for (const [name, type] of ONLY_FOR) {
    if (field[name] !== undefined && jsonType(field.type) !== type) {
      to.tell(
        [...path, name],
        'conflicting-fields',
        `\`${name}\` is for the type \`${type}\`; this field is of type \`${field.type}\`.`,
      )
    }
  }
  if (field.enum !== undefined && (field.type === 'array' || field.type === 'object')) {
    to.tell(
      [...path, 'enum'],
      'conflicting-fields',
      `\`enum\` is for texts, numbers and booleans; this field is of type \`${field.type}\`.`,
    )
  }
  for (const [index, value] of (field.enum ?? []).entries()) {
    if (field.type !== 'array' && field.type !== 'object' && !isOfType(value, field.type)) {
      to.tell(
        [...path, 'enum', index],
        'wrong-type',
        `A value of \`enum\` must be of the type \`${field.type}\`, and ${kindOf(value)} is not.`,
      )
    }
  }
  if ((field.minimum ?? Number.NEGATIVE_INFINITY) > (field.maximum ?? Number.POSITIVE_INFINITY))
    to.tell([...path, 'minimum'], 'out-of-range', '`minimum` is above `maximum`.')
  if ((field.minLength ?? 0) > (field.maxLength ?? Number.POSITIVE_INFINITY))
    to.tell([...path, 'minLength'], 'out-of-range', '`minLength` is above `maxLength`.')
  checkPattern(field.pattern, [...path, 'pattern'], to)
  if (field.items !== undefined) checkOutputField(field.items, [...path, 'items'], to)
  for (const [name, inner] of Object.entries(field.properties ?? {}))
    checkOutputField(inner, [...path, 'properties', name], to)
}

/** An integer is a number of the data. */
function jsonType(type: InputSpec['type']): string {
  return type === 'integer' ? 'number' : type
}

function isOfType(value: unknown, type: InputSpec['type']): boolean {
  if (type === 'integer') return isWholeNumber(value)
  return (Array.isArray(value) ? 'array' : isJsonNumber(value) ? 'number' : typeof value) === type
}

/** A default must be what the input says it is. */
export function checkInput(spec: InputSpec, path: Path, to: Sink): void {
  const value: unknown = spec.default
  if (value === undefined || value === null) return
  const type = Array.isArray(value) ? 'array' : isJsonNumber(value) ? 'number' : typeof value
  if (isOfType(value, spec.type)) return
  const hint =
    spec.type === 'string' && type !== 'object' && type !== 'array' ? `put it in quotes: "${String(value)}"` : undefined
  to.tell(
    [...path, 'default'],
    'bad-default',
    `The default must be of the type \`${spec.type}\`, and ${kindOf(value)} is not.`,
    hint,
  )
}

/** A text that must be a regular expression. */
export function checkPattern(pattern: string | undefined, path: Path, to: Sink): void {
  if (pattern !== undefined) to.pattern(path, pattern)
}
