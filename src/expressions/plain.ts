import { Float, floatText, MOST_DIGITS } from '../core/float.js'
import type { Json, JsonObject } from '../core/json.js'
import { entriesOf } from './data.js'
import { budgetFault, typeFault } from './failure.js'
import { intText } from './numbers.js'
import { printValue } from './print.js'
import type { State } from './state.js'
import { Iter, isMapping, isText, kindOf, plainText, Range, Tuple, Undefined, View } from './values.js'

const MAX_DEPTH = 500

function objectOf(st: State, entries: readonly [unknown, unknown][], depth: number): JsonObject {
  const result: Record<string, Json> = {}
  for (const [key, value] of entries) {
    const name = isText(key) ? plainText(key) : printValue(key)
    Object.defineProperty(result, name, {
      value: toPlain(st, value, depth),
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  return result
}

function listOf(st: State, items: readonly unknown[], depth: number): Json[] {
  return items.map((item) => toPlain(st, item, depth + 1))
}

function numberOf(value: number): Json {
  return Number.isFinite(value) ? value : floatText(value)
}

function integerOf(value: bigint): Json {
  const text = intText(value)
  return text.length > MOST_DIGITS ? text : value
}

/** Turns a value of the language into JSON data; what JSON cannot hold exactly becomes text. */
export function toPlain(st: State, value: unknown, depth = 0): Json {
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply')
  if (value === null || typeof value === 'boolean') return value
  if (isText(value)) return plainText(value)
  if (typeof value === 'number') return numberOf(value)
  if (value instanceof Float) return value
  if (typeof value === 'bigint') return integerOf(value)
  if (Array.isArray(value)) return listOf(st, value, depth)
  if (value instanceof Tuple || value instanceof View) return listOf(st, value.items, depth)
  if (value instanceof Iter) return listOf(st, value.drain(), depth)
  if (value instanceof Range) return Array.from({ length: value.length }, (_, i) => value.at(i))
  if (value instanceof Undefined) throw value.fault()
  if (isMapping(value)) return objectOf(st, entriesOf(value), depth + 1)
  throw typeFault(`${kindOf(value)} is no data`)
}
