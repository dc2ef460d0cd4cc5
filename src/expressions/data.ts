import { Float } from '../core/float.js'
import { budgetFault, typeFault } from './failure.js'
import { asIndex, compareNumbers, isNum } from './numbers.js'
import type { State } from './state.js'
import {
  Absent,
  countCodePoints,
  describeType,
  isMap,
  isMapping,
  isSimple,
  isText,
  type Mapping,
  Nothing,
  splitCodePoints,
  Tuple,
  toSequence,
  Undefined,
  View,
} from './values.js'

const MAX_DEPTH = 600

export function countElements(value: unknown): number | undefined {
  if (isText(value)) return countCodePoints(value)
  if (Array.isArray(value)) return value.length
  if (value instanceof Tuple || value instanceof View) return value.items.length
  if (isMap(value)) return value.size
  if (value instanceof Nothing) return 0
  return isMapping(value) ? Object.keys(value).length : undefined
}

export function requireLength(value: unknown): number {
  const size = countElements(value)
  if (size === undefined) throw typeFault(`${describeType(value)} has no length`)
  return size
}

/** Python's truth of a value; an undefined value is a fault. */
export function isTrue(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (isNum(value)) return compareNumbers(value, 0) !== 0
  const size = countElements(value)
  if (size === undefined && value instanceof Undefined) throw value.fault()
  return size !== 0
}

const FALSE_TEXTS = new Set(['false', '0', 'no', 'none', 'null', '', '[]', '{}'])

/** Reports whether a value counts as true in a condition: a text by its words, any other value as in Python. */
export function isTruthyValue(value: unknown): boolean {
  return isText(value) ? !FALSE_TEXTS.has(value.trim().toLowerCase()) : isTrue(value)
}

export function isTrueArgument(argument: unknown): boolean {
  return argument !== undefined && isTrue(argument)
}

function toHashable(key: unknown): unknown {
  if (key instanceof Float) return key.value === 0 ? 0 : key.value
  if (key instanceof Tuple) {
    key.items.forEach(toHashable)
    return key
  }
  if (key instanceof Undefined) throw key.fault()
  if (Array.isArray(key) || isMapping(key)) throw typeFault(`${describeType(key)} cannot be the key of a mapping`)
  return key
}

export function getKey(mapping: Mapping, key: unknown): unknown {
  const name = toHashable(key)
  if (isMap(mapping)) return mapping.get(name)
  if (typeof name !== 'string' || !Object.hasOwn(mapping, name)) return undefined
  const value = mapping[name]
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}

export function setMappingKey(map: Map<unknown, unknown>, key: unknown, value: unknown): void {
  map.set(toHashable(key), value)
}

export function removeKey(map: Map<unknown, unknown>, key: unknown): unknown {
  const value = getKey(map, key)
  map.delete(toHashable(key))
  return value
}

export function listKeys(mapping: Mapping): unknown[] {
  return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping)
}

export function listMappingEntries(mapping: Mapping): [unknown, unknown][] {
  return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping)
}

export function listFieldNames(mapping: Mapping): string[] {
  return listKeys(mapping).filter((key): key is string => typeof key === 'string')
}

/** Evaluates `target[key]` on a mapping, a sequence or a text, without looking for methods. */
export function getElement(target: unknown, key: unknown): unknown {
  if (target instanceof Absent) return target
  if (target instanceof Undefined) throw target.fault()
  if (key instanceof Undefined) throw key.fault()
  if (isMapping(target)) return Array.isArray(key) || isMapping(key) ? undefined : getKey(target, key)
  const index = asIndex(key)
  if (index === undefined) return undefined
  const fromStart = (length: number) => (index < 0 ? length + index : index)
  if (Array.isArray(target)) return target[fromStart(target.length)]
  if (target instanceof Tuple) return target.items[fromStart(target.items.length)]
  if (!isText(target)) return undefined
  const chars = isSimple(target) ? target : splitCodePoints(target)
  return chars[fromStart(chars.length)]
}

export function listElements(st: State, value: unknown): readonly unknown[] {
  const elements = tryElements(st, value)
  if (elements === undefined) throw typeFault(`${describeType(value)} cannot be looped over`)
  st.charge(elements.length)
  return elements
}

export function tryElements(st: State, value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (value instanceof Nothing) return []
  if (value instanceof Undefined) throw value.fault()
  if (isText(value)) {
    st.reserve(value.length * 8)
    return splitCodePoints(value)
  }
  if (value instanceof Tuple || value instanceof View) return value.items
  return isMapping(value) ? listKeys(value) : undefined
}

/** Python's `==`. */
export function isEqual(st: State, a: unknown, b: unknown, depth = 0): boolean {
  const inside = (left: unknown, right: unknown) => isEqual(st, left, right, depth + 1)
  const sequences = (left: readonly unknown[], right: readonly unknown[]) =>
    left.length === right.length && left.every((item, i) => inside(item, right[i]))
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be compared')
  for (const side of [a, b]) if (side instanceof Undefined && !(side instanceof Nothing)) throw side.fault()
  if (a instanceof Nothing || b instanceof Nothing) return a instanceof Nothing && b instanceof Nothing
  if (isText(a) && isText(b) && a.length === b.length) st.chargeReading([a])
  if (a === b) return true
  if (isNum(a)) return isNum(b) && compareNumbers(a, b) === 0
  if (Array.isArray(a)) return Array.isArray(b) && sequences(a, b)
  if (a instanceof Tuple) return b instanceof Tuple && sequences(a.items, b.items)
  if (a instanceof View && b instanceof View)
    return a.items.length === b.items.length && a.items.every((item) => b.items.some((other) => inside(item, other)))
  if (!isMapping(a) || !isMapping(b) || countElements(a) !== countElements(b)) return false
  return listMappingEntries(a).every(([key, value]) => {
    const other = getKey(b, key)
    return other !== undefined && inside(value, other)
  })
}

/** Compares two values as Python orders them: negative, zero or positive, and NaN for NaN. */
export function order(st: State, a: unknown, b: unknown, depth = 0): number {
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be compared')
  if (isNum(a) && isNum(b)) return compareNumbers(a, b)
  if (isText(a) && isText(b)) {
    st.chargeReading([a])
    return a === b ? 0 : a < b ? -1 : 1
  }
  const [left, right] = [toSequence(a), toSequence(b)]
  if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b))
    throw typeFault(`${describeType(a)} and ${describeType(b)} cannot be ordered`)
  const differing = left.findIndex((item, i) => i < right.length && !isEqual(st, item, right[i], depth))
  return differing < 0 ? left.length - right.length : order(st, left[differing], right[differing], depth + 1)
}

/** Python's `in`. */
export function contains(st: State, container: unknown, item: unknown): boolean {
  if (isText(container)) {
    if (!isText(item)) throw typeFault(`a text can only contain a text, not ${describeType(item)}`)
    st.reserve(container.length)
    return container.includes(item)
  }
  if (isMapping(container)) return getKey(container, item) !== undefined
  return listElements(st, container).some((element) => isEqual(st, element, item))
}

/** Sorts like Python's sorted(): stable, by key; a fault for keys without an order. */
export function sortBy(st: State, items: readonly unknown[], keyOf: (item: unknown) => unknown, reverse: boolean) {
  st.charge(items.length)
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  const direction = reverse ? -1 : 1
  keyed.sort((a, b) => direction * order(st, a.key, b.key))
  return keyed.map(({ item }) => item)
}
