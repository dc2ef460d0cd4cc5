import { elements, entriesOf, equal, getKey, keysOf, removeKey, setKey } from './data.js'
import { type Fault, typeFault, valueFault } from './failure.js'
import { freeMethod, method } from './method.js'
import { isFloat, isInt, type Num, needInt, toBig, toFloat } from './numbers.js'
import { sorted } from './sort.js'
import type { Kwargs, MethodTable, State } from './state.js'
import { isMapping, isOwnedList, isOwnedMap, type Mapping, own, Tuple, View } from './values.js'

type List = readonly unknown[]

function frozen(kind: string): Fault {
  return typeFault(
    `a ${kind} of the workflow cannot be changed in a template; change a copy: {% set mine = x.copy() %}`,
  )
}

function mine(list: List): unknown[] {
  if (!isOwnedList(list)) throw frozen('list')
  return list
}

function mineMap(mapping: Mapping): Map<unknown, unknown> {
  if (!isOwnedMap(mapping)) throw frozen('mapping')
  return mapping
}

function indexOf(st: State, list: List, value: unknown): number {
  const at = list.findIndex((item) => equal(st, item, value))
  if (at < 0) throw valueFault('the value is not in the list')
  return at
}

function countOf(st: State, list: List, value: unknown): number {
  return list.filter((item) => equal(st, item, value)).length
}

function place(index: unknown, length: number): number {
  const at = needInt(index, 'the position')
  return at < 0 ? at + length : at
}

function pop(list: unknown[], index: unknown): unknown {
  const at = index === undefined ? list.length - 1 : place(index, list.length)
  if (at < 0 || at >= list.length) throw valueFault('there is no element to pop')
  return list.splice(at, 1)[0]
}

function refill(list: unknown[], items: readonly unknown[]): null {
  list.length = 0
  for (const item of items) list.push(item)
  return null
}

/** Methods of lists; those that change one work on lists that the template made. */
export const LIST_METHODS: MethodTable<List> = new Map([
  ['index', method<List>('value', (st, list, [value]) => indexOf(st, list, value))],
  ['count', method<List>('value', (st, list, [value]) => countOf(st, list, value))],
  ['copy', method<List>('', (st, list) => own([...elements(st, list)]))],
  [
    'append',
    method<List>('value', (_st, list, [value]) => {
      mine(list).push(value)
      return null
    }),
  ],
  [
    'extend',
    method<List>('values', (st, list, [values]) => {
      const target = mine(list)
      for (const value of [...elements(st, values)]) target.push(value)
      return null
    }),
  ],
  [
    'insert',
    method<List>('index value', (_st, list, [index, value]) => {
      mine(list).splice(Math.max(0, place(index, list.length)), 0, value)
      return null
    }),
  ],
  ['pop', method<List>('index?', (_st, list, [index]) => pop(mine(list), index))],
  [
    'remove',
    method<List>('value', (st, list, [value]) => {
      mine(list).splice(indexOf(st, list, value), 1)
      return null
    }),
  ],
  ['clear', method<List>('', (_st, list) => refill(mine(list), []))],
  ['reverse', method<List>('', (_st, list) => refill(mine(list), [...list].reverse()))],
  [
    'sort',
    freeMethod<List>((st, list, _args, kwargs) =>
      refill(mine(list), sorted(st, list, kwargs?.get('reverse') === true)),
    ),
  ],
])

export const TUPLE_METHODS: MethodTable<Tuple> = new Map([
  ['index', method<Tuple>('value', (st, tuple, [value]) => indexOf(st, tuple.items, value))],
  ['count', method<Tuple>('value', (st, tuple, [value]) => countOf(st, tuple.items, value))],
])

function update(st: State, target: Map<unknown, unknown>, args: readonly unknown[], kwargs: Kwargs): null {
  const [source] = args
  if (source !== undefined) for (const [key, value] of pairsOf(st, source)) setKey(st, target, key, value)
  for (const [key, value] of kwargs ?? []) target.set(key, value)
  return null
}

/** The pairs of a mapping, or of a list of pairs. */
export function pairsOf(st: State, source: unknown): readonly (readonly [unknown, unknown])[] {
  if (isMapping(source)) {
    st.charge(1)
    return entriesOf(source)
  }
  return elements(st, source).map((pair) => {
    const [key, value, ...more] = elements(st, pair)
    if (value === undefined || more.length > 0) throw valueFault('a mapping is made of pairs')
    return [key, value] as const
  })
}

function itemsView(st: State, mapping: Mapping): View {
  const entries = entriesOf(mapping)
  st.charge(entries.length)
  return new View(
    'dict_items',
    entries.map((pair) => new Tuple(pair)),
  )
}

function popKey(st: State, mapping: Mapping, key: unknown, fallback: unknown): unknown {
  const value = removeKey(st, mineMap(mapping), key) ?? fallback
  if (value === undefined) throw valueFault('the mapping has no such key')
  return value
}

function popItem(mapping: Mapping): Tuple {
  const target = mineMap(mapping)
  const last = [...target.entries()].at(-1)
  if (last === undefined) throw valueFault('the mapping is empty')
  target.delete(last[0])
  return new Tuple(last)
}

function setDefault(st: State, mapping: Mapping, key: unknown, fallback: unknown): unknown {
  const found = getKey(st, mapping, key)
  if (found !== undefined) return found
  setKey(st, mineMap(mapping), key, fallback ?? null)
  return fallback ?? null
}

/** Methods of mappings; those that change one work on mappings that the template made. */
export const MAPPING_METHODS: MethodTable<Mapping> = new Map([
  ['get', method<Mapping>('key default?', (st, map, [key, fallback]) => getKey(st, map, key) ?? fallback ?? null)],
  ['items', method<Mapping>('', (st, map) => itemsView(st, map))],
  ['keys', method<Mapping>('', (_st, map) => new View('dict_keys', keysOf(map)))],
  [
    'values',
    method<Mapping>(
      '',
      (_st, map) =>
        new View(
          'dict_values',
          entriesOf(map).map(([, value]) => value),
        ),
    ),
  ],
  ['copy', method<Mapping>('', (_st, map) => own(new Map(entriesOf(map))))],
  ['update', freeMethod<Mapping>((st, map, args, kwargs) => update(st, mineMap(map), args, kwargs))],
  ['pop', method<Mapping>('key default?', (st, map, [key, fallback]) => popKey(st, map, key, fallback))],
  ['popitem', method<Mapping>('', (_st, map) => popItem(map))],
  ['setdefault', method<Mapping>('key default?', (st, map, [key, fallback]) => setDefault(st, map, key, fallback))],
  [
    'clear',
    method<Mapping>('', (_st, map) => {
      mineMap(map).clear()
      return null
    }),
  ],
])

function bitLength(value: Num): number {
  if (!isInt(value)) throw typeFault('a decimal number has no bit_length()')
  const big = toBig(value)
  return big === 0n ? 0 : (big < 0n ? -big : big).toString(2).length
}

export const NUMBER_METHODS: MethodTable<Num> = new Map([
  ['is_integer', method<Num>('', (_st, value) => isFloat(value) && Number.isInteger(toFloat(value)))],
  ['bit_length', method<Num>('', (_st, value) => bitLength(value))],
])
