import { hasFloats, isFloatAt } from '../core/floats.js'
import { isRecord } from '../core/json.js'
import { PyFloat } from './values.js'

/** Data of the context never changes, so what was made of it once serves again. */
const made = new WeakMap<object, object>()

/** One member of an object or a list; a number that was written as a float is one again. */
export function heldValue(holder: object, key: string | number): unknown {
  const value: unknown = Reflect.get(holder, key)
  return typeof value === 'number' && isFloatAt(holder, key) ? new PyFloat(value) : value
}

/** Data as templates see it: with its floats, all the way down; the very same object where it has none. */
export function withFloats(value: unknown): unknown {
  if (!hasFloats() || typeof value !== 'object' || value === null) return value
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
