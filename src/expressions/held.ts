import { isRecord } from '../core/json.js'
import { hasWritten, writtenAt } from '../core/written-numbers.js'
import { PyFloat } from './values.js'

/** Data of the context never changes, so what was made of it once serves again. */
const made = new WeakMap<object, object>()

/** One member of an object or a list; a number is what it was written as. */
export function heldValue(holder: object, key: string | number): unknown {
  const value: unknown = Reflect.get(holder, key)
  const written = typeof value === 'number' ? writtenAt(holder, key) : undefined
  if (typeof value !== 'number' || written === undefined) return value
  return written === 'float' ? new PyFloat(value) : written
}

/** Data as templates see it: with numbers as they were written, all the way down; the very same object where it has none such. */
export function withFloats(value: unknown): unknown {
  if (!hasWritten() || typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value) && !isRecord(value)) return value
  const known = made.get(value)
  if (known !== undefined) return known
  const copy = Array.isArray(value) ? value.map((_, index) => memberOf(value, index)) : membersOf(value)
  const same = Object.keys(value).every((key) => Reflect.get(copy, key) === Reflect.get(value, key))
  const result = same ? value : copy
  made.set(value, result)
  return result
}

function memberOf(holder: object, key: string | number): unknown {
  return withFloats(heldValue(holder, key))
}

function membersOf(holder: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.keys(holder).map((key) => [key, memberOf(holder, key)]))
}
