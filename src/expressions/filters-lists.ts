import {
  getKey,
  isEqual,
  isTrue,
  isTrueArgument,
  listElements,
  listMappingEntries,
  order,
  requireLength,
  setMappingKey,
  sortBy,
} from './data.js'
import { operate } from './evaluate.js'
import { typeFault, valueFault } from './failure.js'
import { applyFilter, applyTest, createMethodTable } from './functions.js'
import { createAttributeGetter } from './methods.js'
import { reverseText } from './methods-text.js'
import { needInt } from './numbers.js'
import { toText } from './print.js'
import type { State, TemplateRun } from './state.js'
import { describeType, GroupTuple, isMapping, isText, markOwned, needText, Tuple, Undefined } from './values.js'

type Getter = (item: unknown) => unknown

function createEmptyResult(st: State, what: string): Undefined {
  return new Undefined(`there is no ${what} element: the list is empty`, st.pos)
}

function createEndFilter(what: 'first' | 'last', index: 0 | -1): TemplateRun<unknown> {
  return (st, value) => {
    const items = listElements(st, value)
    return items.length === 0 ? createEmptyResult(st, what) : items.at(index)
  }
}

function createCasing(sensitive: unknown): Getter {
  if (isTrueArgument(sensitive)) return (value) => value
  return (value) => (isText(value) ? value.toLowerCase() : value)
}

function createExtremeFilter(direction: 1 | -1): TemplateRun<unknown> {
  return (st, value, [sensitive, attribute]) => {
    const fold = createCasing(sensitive)
    const get = createAttributeGetter(st, attribute)
    let best: { item: unknown; key: unknown } | undefined
    for (const item of listElements(st, value)) {
      const key = fold(get(item))
      if (best === undefined || direction * order(st, key, best.key) > 0) best = { item, key }
    }
    return best === undefined ? createEmptyResult(st, direction > 0 ? 'largest' : 'smallest') : best.item
  }
}

/** Returns the elements of a list; map, select and reject take any false value for an empty list. */
function listElementsIfTrue(st: State, value: unknown): readonly unknown[] {
  return isTrue(value) ? listElements(st, value) : []
}

function createChooser(keepsTrue: boolean, byAttribute: boolean): TemplateRun<unknown> {
  return (st, value, args, kwargs) => {
    if (byAttribute && args.length === 0) throw typeFault('the name of an attribute is missing')
    const get: Getter = byAttribute ? createAttributeGetter(st, args[0]) : (item) => item
    const [test, ...rest] = byAttribute ? args.slice(1) : args
    const holds =
      test === undefined
        ? (item: unknown) => isTrue(get(item))
        : (item: unknown) => applyTest(st, needText(test, 'the name of a test'), get(item), rest, kwargs)
    return markOwned(listElementsIfTrue(st, value).filter((item) => holds(item) === keepsTrue))
  }
}

/** Python's sorted() takes no None for `reverse`. */
function readReverse(reversed: unknown): boolean {
  if (reversed === null) throw typeFault('reverse must be true or false, not none')
  return isTrueArgument(reversed)
}

export const LIST_FILTERS = createMethodTable<unknown>({
  'batch(linecount, fill_with?)'(st, value, [size, fill = null]) {
    if (size === null && fill !== null) throw typeFault('a batch without a size cannot be filled')
    const count = size === null ? Number.POSITIVE_INFINITY : needInt(size, 'the size of a batch')
    const groups: unknown[][] = [markOwned([])]
    for (const item of listElements(st, value)) {
      if (groups.at(-1)?.length === count) groups.push(markOwned([]))
      groups.at(-1)?.push(item)
    }
    const last = groups.at(-1) ?? []
    if (last.length === 0) return markOwned([])
    if (fill !== null) {
      st.charge(Math.max(0, count - last.length))
      while (last.length < count) last.push(fill)
    }
    return markOwned(groups)
  },
  'count|length()': (_st, value) => requireLength(value),
  'dictsort(case_sensitive?, by?, reverse?)'(st, value, [sensitive, by, reversed]) {
    if (!isMapping(value)) throw typeFault(`dictsort needs a mapping, not ${describeType(value)}`)
    if (by !== undefined && by !== 'key' && by !== 'value') throw valueFault("dictsort sorts by 'key' or 'value' only")
    const part = by === 'value' ? 1 : 0
    const fold = createCasing(sensitive)
    const pairs = listMappingEntries(value).map((pair) => new Tuple(pair))
    const getSortKey = (pair: unknown) => fold(pair instanceof Tuple ? pair.items[part] : pair)
    return markOwned(sortBy(st, pairs, getSortKey, readReverse(reversed)))
  },
  'first()': createEndFilter('first', 0),
  'last()': createEndFilter('last', -1),
  'groupby(attribute, default?, case_sensitive?)'(st, value, [attribute, fallback, sensitive]) {
    const fold = createCasing(sensitive)
    const get = createAttributeGetter(st, attribute, fallback)
    const groups: { key: unknown; name: unknown; items: unknown[] }[] = []
    for (const item of sortBy(st, listElements(st, value), (element) => fold(get(element)), false)) {
      const key = fold(get(item))
      const current = groups.at(-1)
      if (current !== undefined && isEqual(st, current.key, key)) current.items.push(item)
      else groups.push({ key, name: get(item), items: [item] })
    }
    return markOwned(groups.map(({ name, items }) => new GroupTuple(name, markOwned(items))))
  },
  'items()'(st, value) {
    if (value instanceof Undefined) return markOwned([])
    if (!isMapping(value)) throw typeFault(`items needs a mapping, not ${describeType(value)}`)
    const pairs = listMappingEntries(value).map((pair) => new Tuple(pair))
    st.charge(pairs.length)
    return markOwned(pairs)
  },
  'join(d?, attribute?)'(st, value, [separator, attribute]) {
    const by = separator === undefined ? '' : toText(st, separator)
    const get = createAttributeGetter(st, attribute)
    const texts = listElements(st, value).map((item) => toText(st, get(item)))
    return st.join(texts, by)
  },
  'list()': (st, value) => markOwned([...listElements(st, value)]),
  'map(*)'(st, value, args, kwargs) {
    const attribute = kwargs?.get('attribute')
    if (args.length === 0 && attribute !== undefined) {
      for (const name of kwargs?.keys() ?? [])
        if (name !== 'attribute' && name !== 'default') throw typeFault(`the filter map has no argument '${name}'`)
      return markOwned(listElementsIfTrue(st, value).map(createAttributeGetter(st, attribute, kwargs?.get('default'))))
    }
    if (args.length === 0) throw typeFault('the filter map needs the name of a filter, or attribute=')
    const name = needText(args[0], 'the name of a filter')
    return markOwned(listElementsIfTrue(st, value).map((item) => applyFilter(st, name, item, args.slice(1), kwargs)))
  },
  'max(case_sensitive?, attribute?)': createExtremeFilter(1),
  'min(case_sensitive?, attribute?)': createExtremeFilter(-1),
  'reject(*)': createChooser(false, false),
  'rejectattr(*)': createChooser(false, true),
  'select(*)': createChooser(true, false),
  'selectattr(*)': createChooser(true, true),
  'reverse()'(st, value) {
    return isText(value) ? reverseText(value) : markOwned([...listElements(st, value)].reverse())
  },
  'slice(slices, fill_with?)'(st, value, [parts, fill = null]) {
    const count = needInt(parts, 'the number of slices')
    const items = listElements(st, value)
    if (count === 0) throw valueFault('the number of slices cannot be zero')
    st.charge(Math.max(0, count))
    const size = Math.floor(items.length / count)
    const longer = items.length % count
    return markOwned(
      Array.from({ length: Math.max(0, count) }, (_, i) => {
        const start = i * size + Math.min(i, longer)
        const part = items.slice(start, start + size + (i < longer ? 1 : 0))
        return markOwned(fill !== null && i >= longer ? [...part, fill] : part)
      }),
    )
  },
  'sort(reverse?, case_sensitive?, attribute?)'(st, value, [reversed, sensitive, attribute]) {
    const fold = createCasing(sensitive)
    const paths = isText(attribute) ? attribute.split(',') : [attribute]
    const getters = paths.map((path) => createAttributeGetter(st, path))
    return markOwned(
      sortBy(st, listElements(st, value), (item) => getters.map((get) => fold(get(item))), readReverse(reversed)),
    )
  },
  'sum(attribute?, start?)'(st, value, [attribute, start]) {
    const get = createAttributeGetter(st, attribute)
    if (start !== undefined && isText(start)) throw typeFault('texts cannot be summed; use the filter join')
    let total: unknown = start === undefined ? 0 : start
    for (const item of listElements(st, value)) total = operate(st, '+', total, get(item))
    return total
  },
  'unique(case_sensitive?, attribute?)'(st, value, [sensitive, attribute]) {
    const fold = createCasing(sensitive)
    const get = createAttributeGetter(st, attribute)
    const seen = new Map<unknown, unknown>()
    const isNew = (item: unknown) => {
      const key = fold(get(item))
      if (Array.isArray(key) || isMapping(key))
        throw typeFault(`${describeType(key)} cannot be compared for uniqueness`)
      if (getKey(seen, key) !== undefined) return false
      setMappingKey(seen, key, true)
      return true
    }
    return markOwned(listElements(st, value).filter(isNew))
  },
})
