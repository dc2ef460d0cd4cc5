import { toSeconds } from '../core/duration.js'
import type { Path } from '../core/finding.js'
import { asNumber, Float, isNumberText } from '../core/float.js'
import { getOwnEntry, setKey } from '../core/json.js'
import { NEVER_EMPTY, SHAPES } from './generated/shapes.js'
import { type Data, type DataObject, isDataObject } from './values.js'

/**
 * Returns the shape of the value at a path, as the schema declares it (SHAPES is generated from the schema):
 *
 * - `x`, `x[]`, `x{}`: an object of the shape x, a list of x, a mapping whose values are x
 * - `number`, `integer`, `boolean`, `duration`: may be written as a text, because a variable is always a text
 * - `scalar`: a number or a text, which stays a text
 * - `argument`: a value for a program, which gets a number as it is written
 * - `-`: anything else that is not null
 * - `!`: a field of microsoft/conductor without effect
 * - `*`: any value, also null, and whatever the schema does not know
 */
export function findShapeAt(shape: string, path: Path): string {
  let inner = shape
  for (const segment of path)
    inner = isCollection(inner) ? inner.slice(0, -2) : (getOwnEntry(SHAPES[inner] ?? {}, String(segment)) ?? '*')
  return inner
}

function isCollection(shape: string): boolean {
  return shape.endsWith('[]') || shape.endsWith('{}')
}

/** Returns the value with the types that the schema declares: numbers and booleans read from texts, empty fields left out. */
export function coerce(value: Data, shape: string): Data {
  if (Array.isArray(value)) {
    // A field that accepts a list or a single value has the shape of the single value.
    const itemShape = isCollection(shape) ? findShapeAt(shape, [0]) : shape
    return value.map((item) => coerce(item, itemShape))
  }
  if (!isDataObject(value)) return coerceScalar(value, shape)
  const copy: DataObject = {}
  for (const [key, item] of Object.entries(value)) {
    const itemShape = findShapeAt(shape, [key])
    if (item !== null || mayBeNull(itemShape) || NEVER_EMPTY.has(`${shape}.${key}`))
      setKey(copy, key, coerce(item, itemShape))
  }
  return copy
}

function mayBeNull(shape: string): boolean {
  return shape === '*' || shape === '!' || shape === 'argument'
}

function coerceScalar(value: Data, shape: string): Data {
  if (typeof value === 'string') return parseText(value.trim(), shape) ?? value
  if (typeof value !== 'bigint' && !(value instanceof Float)) return value
  if (shape === 'argument') return String(value)
  return NUMERIC.has(shape) ? (asNumber(value) ?? value) : value
}

const NUMERIC: ReadonlySet<string> = new Set(['number', 'integer', 'duration', 'scalar'])
const INTEGER = /^[-+]?\d{1,15}$/
const YES = /^(?:true|yes|on)$/i
const NO = /^(?:false|no|off)$/i

/** Parses a text as the shape; null if the text does not have that form. */
function parseText(text: string, shape: string): number | boolean | null {
  switch (shape) {
    case 'integer':
      return INTEGER.test(text) ? Number(text) : null
    case 'number':
      return isNumberText(text) ? Number(text) : null
    case 'duration': {
      if (isNumberText(text)) return Number(text)
      const seconds = toSeconds(text)
      return seconds !== null && seconds > 0 ? seconds : null
    }
    case 'boolean':
      return YES.test(text) ? true : NO.test(text) ? false : null
    default:
      return null
  }
}
