import { Float } from '../core/float.js'
import { budgetFault, typeFault } from './failure.js'
import { asIndex, compareNumbers, isNum } from './numbers.js'
import type { State } from './state.js'
import {
  Absent,
  charsOf,
  compareText,
  Iter,
  isMap,
  isMapping,
  isSimple,
  isText,
  kindOf,
  lengthOf,
  type Mapping,
  Markup,
  Nothing,
  plainText,
  Range,
  Tuple,
  Undefined,
  View,
} from './values.js'

const MAX_DEPTH = 600

/** Python's truth of a value; undefined is a fault under strict rules. */
export function isTrue(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value !== ''
  if (typeof value === 'number') return value !== 0
  if (typeof value === 'bigint') return value !== 0n
  if (Array.isArray(value)) return value.length > 0
  if (value instanceof Undefined) {
    if (value instanceof Nothing) return false
    throw value.fault()
  }
  if (value instanceof Float) return value.value !== 0
  if (isText(value)) return plainText(value) !== ''
  if (value instanceof Tuple || value instanceof View) return value.items.length > 0
  if (value instanceof Range) return value.length > 0
  if (isMap(value)) return value.size > 0
  if (isMapping(value)) return Object.keys(value).length > 0
  return true
}

/** Whether an optional argument was given and counts as true. */
export function isOn(argument: unknown, fallback = false): boolean {
  return argument === undefined ? fallback : isTrue(argument)
}

function hashable(key: unknown): unknown {
  if (typeof key === 'string') return key
  if (key instanceof Float) return key.value === 0 ? 0 : key.value
  if (key instanceof Tuple) {
    key.items.forEach(hashable)
    return key
  }
  if (isText(key)) return plainText(key)
  if (key instanceof Undefined) throw key.fault()
  if (Array.isArray(key) || isMapping(key)) throw typeFault(`${kindOf(key)} cannot be the key of a mapping`)
  return key
}

function sameKey(st: State, map: ReadonlyMap<unknown, unknown>, wanted: unknown): unknown {
  if (map.has(wanted)) return wanted
  const twin = typeof wanted === 'boolean' ? Number(wanted) : wanted === 0 ? false : wanted === 1 ? true : undefined
  if (twin !== undefined && map.has(twin)) return twin
  if (wanted instanceof Tuple) {
    for (const key of map.keys()) if (key instanceof Tuple && equal(st, key, wanted)) return key
  }
  return wanted
}

/** The value under a key; JavaScript's undefined stands for "no such key". */
export function getKey(st: State, mapping: Mapping, key: unknown): unknown {
  if (isMap(mapping)) {
    const wanted = hashable(key)
    return mapping.get(typeof wanted === 'string' ? wanted : sameKey(st, mapping, wanted))
  }
  const name = hashable(key)
  if (typeof name !== 'string' || !Object.hasOwn(mapping, name)) return undefined
  const value = mapping[name]
  return typeof value === 'function' || typeof value === 'symbol' ? undefined : value
}

export function setKey(st: State, map: Map<unknown, unknown>, key: unknown, value: unknown): void {
  map.set(sameKey(st, map, hashable(key)), value)
}

export function removeKey(st: State, map: Map<unknown, unknown>, key: unknown): unknown {
  const wanted = sameKey(st, map, hashable(key))
  const value = map.get(wanted)
  map.delete(wanted)
  return value
}

export function keysOf(mapping: Mapping): unknown[] {
  return isMap(mapping) ? [...mapping.keys()] : Object.keys(mapping)
}

export function entriesOf(mapping: Mapping): [unknown, unknown][] {
  return isMap(mapping) ? [...mapping.entries()] : Object.entries(mapping)
}

function sizeOf(mapping: Mapping): number {
  return isMap(mapping) ? mapping.size : Object.keys(mapping).length
}

/** The names a person could have meant, for messages. */
export function fieldNames(mapping: Mapping): string[] {
  return keysOf(mapping).filter((key): key is string => typeof key === 'string')
}

/** `target[key]` without methods: what a mapping has under a key, or what stands at an index. */
export function element(st: State, target: unknown, key: unknown): unknown {
  if (target instanceof Absent) return target
  if (target instanceof Undefined) throw target.fault()
  if (key instanceof Undefined) throw key.fault()
  if (isMapping(target)) return Array.isArray(key) || isMapping(key) ? undefined : getKey(st, target, key)
  const index = asIndex(key)
  if (index === undefined) return undefined
  const at = (length: number) => (index < 0 ? length + index : index)
  if (Array.isArray(target)) return target[at(target.length)]
  if (target instanceof Tuple) return target.items[at(target.items.length)]
  if (target instanceof Range) {
    const place = at(target.length)
    return place >= 0 && place < target.length ? target.at(place) : undefined
  }
  if (!isText(target)) return undefined
  const text = plainText(target)
  const chars = isSimple(text) ? text : charsOf(text)
  const char = chars[at(chars.length)]
  return char !== undefined && target instanceof Markup ? new Markup(char) : char
}

/** What a loop over the value meets, one after the other. */
export function elements(st: State, value: unknown): readonly unknown[] {
  const found = elementsOrUndefined(st, value)
  if (found === undefined) throw typeFault(`${kindOf(value)} cannot be looped over`)
  st.charge(found.length)
  return found
}

export function elementsOrUndefined(st: State, value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  if (value instanceof Nothing) return []
  if (value instanceof Undefined) throw value.fault()
  if (isText(value)) {
    st.reserve(plainText(value).length * 8)
    return charsOf(plainText(value))
  }
  if (value instanceof Tuple || value instanceof View) return value.items
  if (value instanceof Iter) return value.drain()
  if (value instanceof Range) {
    st.charge(value.length)
    return Array.from({ length: value.length }, (_, i) => value.at(i))
  }
  return isMapping(value) ? keysOf(value) : undefined
}

export function lengthOfValue(value: unknown): number {
  if (isText(value)) return lengthOf(plainText(value))
  if (Array.isArray(value)) return value.length
  if (value instanceof Tuple || value instanceof View) return value.items.length
  if (value instanceof Range) return value.length
  if (value instanceof Nothing) return 0
  if (isMapping(value)) return sizeOf(value)
  throw typeFault(`${kindOf(value)} has no length`)
}

function equalSequences(st: State, a: readonly unknown[], b: readonly unknown[], depth: number): boolean {
  return a.length === b.length && a.every((item, i) => equal(st, item, b[i], depth + 1))
}

function equalMappings(st: State, a: Mapping, b: Mapping, depth: number): boolean {
  if (sizeOf(a) !== sizeOf(b)) return false
  return entriesOf(a).every(([key, value]) => {
    const other = getKey(st, b, key)
    return other !== undefined && equal(st, value, other, depth + 1)
  })
}

function equalUndefined(a: unknown, b: unknown): boolean {
  for (const side of [a, b]) if (side instanceof Undefined && !(side instanceof Nothing)) throw side.fault()
  return a instanceof Nothing && b instanceof Nothing
}

/** Python's `==`. */
export function equal(st: State, a: unknown, b: unknown, depth = 0): boolean {
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be compared')
  if (a instanceof Undefined || b instanceof Undefined) return equalUndefined(a, b)
  if (a === b) return !Number.isNaN(a)
  if (isText(a)) return isText(b) && plainText(a) === plainText(b)
  if (isNum(a)) return isNum(b) && compareNumbers(a, b) === 0
  if (Array.isArray(a)) return Array.isArray(b) && equalSequences(st, a, b, depth)
  if (a instanceof Tuple) return b instanceof Tuple && equalSequences(st, a.items, b.items, depth)
  if (a instanceof Range && b instanceof Range) {
    return a.length === b.length && (a.length === 0 || (a.start === b.start && (a.length === 1 || a.step === b.step)))
  }
  if (a instanceof View && b instanceof View) {
    if (a.kind === 'dict_values' || a.kind !== b.kind || a.items.length !== b.items.length) return false
    return a.items.every((item) => b.items.some((other) => equal(st, item, other, depth + 1)))
  }
  return isMapping(a) && isMapping(b) && equalMappings(st, a, b, depth)
}

function orderSequences(st: State, a: readonly unknown[], b: readonly unknown[], depth: number): number {
  for (let i = 0; i < a.length && i < b.length; i += 1) {
    if (!equal(st, a[i], b[i], depth)) return order(st, a[i], b[i], depth + 1)
  }
  return a.length - b.length
}

/** Below zero, zero or above it, as Python orders two values; NaN where neither is first. */
export function order(st: State, a: unknown, b: unknown, depth = 0): number {
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be compared')
  if (isNum(a) && isNum(b)) return compareNumbers(a, b)
  if (isText(a) && isText(b)) return compareText(plainText(a), plainText(b))
  if (Array.isArray(a) && Array.isArray(b)) return orderSequences(st, a, b, depth)
  if (a instanceof Tuple && b instanceof Tuple) return orderSequences(st, a.items, b.items, depth)
  throw typeFault(`${kindOf(a)} and ${kindOf(b)} cannot be ordered`)
}

/** Python's `in`. */
export function contains(st: State, container: unknown, item: unknown): boolean {
  if (isText(container)) {
    if (!isText(item)) throw typeFault(`a text can only contain a text, not ${kindOf(item)}`)
    const text = plainText(container)
    st.reserve(text.length)
    return text.includes(plainText(item))
  }
  if (container instanceof Range) {
    if (!isNum(item)) return false
    const at = (Number(item instanceof Float ? item.value : item) - container.start) / container.step
    return Number.isInteger(at) && at >= 0 && at < container.length
  }
  if (isMapping(container)) return getKey(st, container, item) !== undefined
  return elements(st, container).some((element) => equal(st, element, item))
}

/** A stable sort by keys, as Python's sorted(); values that cannot be ordered are a fault. */
export function sortBy(
  st: State,
  items: readonly unknown[],
  keyOf: (item: unknown) => unknown,
  reverse: boolean,
): unknown[] {
  st.charge(items.length)
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  const direction = reverse ? -1 : 1
  keyed.sort((a, b) => direction * order(st, a.key, b.key))
  return keyed.map(({ item }) => item)
}

/** The entries of a mapping in the order of their keys. */
export function sortedEntries(st: State, mapping: Mapping): [unknown, unknown][] {
  const entries = new Map(entriesOf(mapping))
  return sortBy(st, [...entries.keys()], (key) => key, false).map((key) => [key, entries.get(key)])
}
