import {
  getElement,
  getKey,
  isEqual,
  listElements,
  listFieldNames,
  listKeys,
  listMappingEntries,
  removeKey,
  setMappingKey,
} from './data.js'
import { typeFault, valueFault } from './failure.js'
import { createMethodTable, deriveValue } from './functions.js'
import { TEXT_METHODS } from './methods-text.js'
import { asIndex, needInt } from './numbers.js'
import type { MethodTable, State, TemplateRun } from './state.js'
import {
  Absent,
  Callable,
  describeType,
  GroupTuple,
  isMapping,
  isSimple,
  isText,
  type Mapping,
  markOwned,
  PyObject,
  requireOwnedList,
  requireOwnedMap,
  splitCodePoints,
  Tuple,
  toSequence,
  toSequenceLike,
  Undefined,
  View,
} from './values.js'

type List = readonly unknown[]

/** Makes a method that changes a list in place and returns none; the template must own the list. */
function createChangingMethod(
  change: (list: unknown[], args: readonly unknown[], st: State) => void,
): TemplateRun<List> {
  return (st, list, args) => {
    change(requireOwnedList(list), args, st)
    return null
  }
}

function findIndexIn(st: State, list: List, value: unknown): number {
  const index = list.findIndex((item) => isEqual(st, item, value))
  if (index < 0) throw valueFault('the value is not in the list')
  return index
}

const LIST_METHODS = createMethodTable<List>({
  'index(value)': (st, list, [value]) => findIndexIn(st, list, value),
  'count(value)': (st, list, [value]) => list.filter((item) => isEqual(st, item, value)).length,
  'copy()': (st, list) => markOwned([...listElements(st, list)]),
  'append(value)': createChangingMethod((list, [value]) => list.push(value)),
  'insert(index, value)': createChangingMethod((list, [index, value]) =>
    list.splice(needInt(index, 'the position'), 0, value),
  ),
  'remove(value)': createChangingMethod((list, [value], st) => list.splice(findIndexIn(st, list, value), 1)),
  'reverse()': createChangingMethod((list) => list.reverse()),
  'clear()': createChangingMethod((list) => list.splice(0)),
  'extend(values)': createChangingMethod((list, [values], st) => {
    for (const value of [...listElements(st, values)]) list.push(value)
  }),
  'pop(index?)': (_st, list, [index = -1]) => {
    const position = needInt(index, 'the position')
    const at = position < 0 ? position + requireOwnedList(list).length : position
    if (at < 0 || at >= list.length) throw valueFault('there is no element to pop')
    return requireOwnedList(list).splice(at, 1)[0]
  },
})

export function listPairs(st: State, source: unknown): readonly (readonly [unknown, unknown])[] {
  if (isMapping(source)) {
    st.charge(1)
    return listMappingEntries(source)
  }
  return listElements(st, source).map((pair) => {
    const [key, value, ...more] = listElements(st, pair)
    if (value === undefined || more.length > 0) throw valueFault('a mapping is made of pairs')
    return [key, value] as const
  })
}

const MAPPING_METHODS = createMethodTable<Mapping>({
  'get(key, default?)': (_st, map, [key, fallback = null]) => {
    const found = getKey(map, key)
    return found === undefined ? fallback : found
  },
  'items()': (st, map) => {
    const pairs = listMappingEntries(map).map((pair) => new Tuple(pair))
    st.charge(pairs.length)
    return new View('dict_items', pairs)
  },
  'keys()': (_st, map) => new View('dict_keys', listKeys(map)),
  'values()': (_st, map) => {
    const values = listMappingEntries(map).map(([, value]) => value)
    return new View('dict_values', values)
  },
  'copy()': (_st, map) => markOwned(new Map(listMappingEntries(map))),
  'update(*)': (st, map, [source], kwargs) => {
    const target = requireOwnedMap(map)
    if (source !== undefined) for (const [key, value] of listPairs(st, source)) setMappingKey(target, key, value)
    for (const [key, value] of kwargs ?? []) target.set(key, value)
    return null
  },
  'pop(key, default?)': (_st, map, [key, fallback]) => {
    const value = removeKey(requireOwnedMap(map), key)
    if (value === undefined && fallback === undefined) throw valueFault('the mapping has no such key')
    return value === undefined ? fallback : value
  },
  'setdefault(key, default?)': (_st, map, [key, fallback = null]) => {
    const found = getKey(map, key)
    if (found === undefined) setMappingKey(requireOwnedMap(map), key, fallback)
    return found === undefined ? fallback : found
  },
})

function bindMethod<T>(table: MethodTable<T>, name: string, target: T): Callable | undefined {
  const method = table.get(name)
  if (method === undefined) return undefined
  return new Callable(
    name,
    (st, args, kwargs) => deriveValue(st, target, method(st, `${name}()`, target, args, kwargs)),
    isMapping(target) ? () => listMappingEntries(target).map(([key]) => String(key)) : null,
  )
}

function findMethod(target: unknown, name: string): Callable | undefined {
  if (isText(target)) return bindMethod(TEXT_METHODS, name, target)
  if (Array.isArray(target)) return bindMethod(LIST_METHODS, name, target)
  if (isMapping(target)) return bindMethod(MAPPING_METHODS, name, target)
  return undefined
}

/** Makes the value of a missing field or element; `label` is the path of the target, `why` the reason of an absence. */
export function createMissingMember(
  st: State,
  target: unknown,
  key: unknown,
  pos: number,
  label?: string,
  why?: string,
) {
  const name = isText(key) ? key : undefined
  const shown = name === undefined ? 'such element' : `field '${name}'`
  const subject = label === undefined ? describeType(target) : `'${label}'`
  const hasFields = isMapping(target) || target instanceof PyObject
  const isPlain = label === undefined || isMapping(target) || Array.isArray(target)
  const message =
    label !== undefined && name !== undefined && !hasFields
      ? `${label} is ${describeType(target)}, it has no fields, and so no '${name}'`
      : `${isPlain ? subject : `${subject} is ${describeType(target)} and`} has no ${shown}`
  const fields = () => {
    if (isMapping(target)) return listFieldNames(target)
    return target instanceof PyObject ? [...target.fields().keys()] : []
  }
  const methods = () => [...(isText(target) ? TEXT_METHODS : Array.isArray(target) ? LIST_METHODS : new Map()).keys()]
  st.charge(1)
  if (why !== undefined) return new Absent(`${message}: ${why}`, pos, undefined, fields)
  if (!hasFields) return new Undefined(message, pos, name, fields, methods)
  return new Undefined(message, pos, name, fields, fields, name === undefined ? 'other' : 'missing-field')
}

/** Evaluates `target[key]` and `target.key`: a key or an index first, then a method; undefined if there is neither. */
export function getItem(target: unknown, key: unknown): unknown {
  const value = getElement(target, key)
  if (value !== undefined || !isText(key)) return value
  if (target instanceof PyObject) return target.fields().get(key)
  if (target instanceof GroupTuple && (key === 'grouper' || key === 'list')) return target[key]
  return findMethod(target, key)
}

/** Returns a function that reads a dotted path such as `user.name` or `0.name` from an element. */
export function createAttributeGetter(st: State, attribute: unknown, fallback?: unknown): (item: unknown) => unknown {
  const parts = parseAttributePath(attribute)
  return (item) => {
    let value = item
    for (const part of parts) {
      const member = getItem(value, part)
      if (member !== undefined) value = member
      else value = fallback === undefined || fallback === null ? createMissingMember(st, value, part, st.pos) : fallback
    }
    return value
  }
}

function parseAttributePath(attribute: unknown): readonly unknown[] {
  if (attribute === undefined || attribute === null) return []
  if (!isText(attribute)) return [attribute]
  return attribute.split('.').map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part))
}

function readBound(value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined
  const index = asIndex(value)
  if (index !== undefined) return index
  throw typeFault(`the bounds of a slice must be integers, not ${describeType(value)}`)
}

function listSliceIndices(length: number, from: unknown, to: unknown, by: unknown): number[] {
  const step = readBound(by) ?? 1
  if (step === 0) throw valueFault('the step of a slice cannot be zero')
  const lowest = step > 0 ? 0 : -1
  const highest = step > 0 ? length : length - 1
  const clamp = (value: unknown, fallback: number) => {
    const index = readBound(value)
    if (index === undefined) return fallback
    return Math.min(Math.max(index < 0 ? index + length : index, lowest), highest)
  }
  const start = clamp(from, step > 0 ? lowest : highest)
  const stop = clamp(to, step > 0 ? highest : lowest)
  const indices: number[] = []
  for (let i = start; step > 0 ? i < stop : i > stop; i += step) indices.push(i)
  return indices
}

export function getSlice(st: State, target: unknown, from: unknown, to: unknown, by: unknown): unknown {
  const pick = (items: readonly unknown[]) => {
    st.charge(Math.floor(items.length / 16))
    const indices = listSliceIndices(items.length, from, to, by)
    st.charge(indices.length)
    return indices.map((i) => items[i])
  }
  const items = toSequence(target)
  if (items !== undefined) return toSequenceLike(target, pick(items))
  if (!isText(target)) throw typeFault(`${describeType(target)} cannot be sliced`)
  st.reserve(target.length)
  const isPlain = isSimple(target) && (readBound(by) ?? 1) === 1
  return isPlain ? target.slice(readBound(from), readBound(to)) : pick(splitCodePoints(target)).join('')
}
