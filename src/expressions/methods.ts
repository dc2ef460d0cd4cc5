import { bindArgs } from './bind.js'
import { derived } from './derived.js'
import { LIST_METHODS, MAPPING_METHODS, NUMBER_METHODS, TUPLE_METHODS } from './methods-data.js'
import { TEXT_METHODS } from './methods-text.js'
import { TEXT_SEARCH_METHODS } from './methods-text-search.js'
import { TEXT_TEST_METHODS } from './methods-text-tests.js'
import { isFloat, isInt } from './numbers.js'
import type { Kwargs, Method } from './state.js'
import { Callable, isMapping, isText, Markup, own, plainText, Tuple } from './values.js'

const TEXT: ReadonlyMap<string, Method<string>> = new Map([
  ...TEXT_METHODS,
  ...TEXT_SEARCH_METHODS,
  ...TEXT_TEST_METHODS,
])

function bound<T>(name: string, method: Method<T>, target: T, wrap: (value: unknown) => unknown): Callable {
  return new Callable(name, (st, args, kwargs: Kwargs) => {
    st.charge(1)
    const { params, required } = method
    const made =
      params === undefined
        ? method.run(st, target, args, kwargs)
        : method.run(st, target, bindArgs(`${name}()`, params, required, args, kwargs), undefined)
    return derived(st, target, wrap(made))
  })
}

const same = (value: unknown) => value
function marked(value: unknown): unknown {
  if (typeof value === 'string') return new Markup(value)
  if (Array.isArray(value)) return own(value.map(marked))
  return value instanceof Tuple ? new Tuple(value.items.map(marked)) : value
}

function pick<T>(table: ReadonlyMap<string, Method<T>>, name: string, target: T, wrap = same): Callable | undefined {
  const method = table.get(name)
  return method === undefined ? undefined : bound(name, method, target, wrap)
}

/** The method of that name, bound to its value; undefined where Python has none that is pure. */
export function findMethod(target: unknown, name: string): Callable | undefined {
  if (typeof target === 'string') return pick(TEXT, name, target)
  if (isText(target)) return pick(TEXT, name, plainText(target), marked)
  if (Array.isArray(target)) return pick(LIST_METHODS, name, target)
  if (isMapping(target)) return pick(MAPPING_METHODS, name, target)
  if (target instanceof Tuple) return pick(TUPLE_METHODS, name, target)
  if (isFloat(target) || isInt(target)) return pick(NUMBER_METHODS, name, target)
  return undefined
}

export function methodNames(target: unknown): readonly string[] {
  if (isText(target)) return [...TEXT.keys()]
  if (Array.isArray(target)) return [...LIST_METHODS.keys()]
  return []
}
