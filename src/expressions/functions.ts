import { appendAll } from '../text/lists.js'
import { isTrue } from './data.js'
import { formatHint, typeFault, valueFault } from './failure.js'
import type { Kwargs, Method, MethodTable, State, TemplateRun } from './state.js'
import { isText, toSequence } from './values.js'

type Args = readonly unknown[]

/** Builds a table from signatures: `count|length()` has two names, `count?` is optional, and `(*)` accepts any arguments. */
export function createMethodTable<T>(methods: Readonly<Record<string, TemplateRun<T>>>): MethodTable<T> {
  const entries = Object.entries(methods).flatMap(([signature, run]) => {
    const [names = '', inner = ''] = signature.replace(')', '').split('(')
    const words = inner.split(', ').filter((word) => word !== '')
    const required = words.filter((word) => !word.endsWith('?')).length
    const params = words.map((word) => word.replace('?', ''))
    const method: Method<T> = (st, what, target, args, kwargs) => {
      st.charge(1)
      // The one place that every method, filter and test passes.
      st.chargeReading([target, ...args, ...(kwargs?.values() ?? [])])
      if (inner === '*') return run(st, target, args, kwargs)
      return run(st, target, bindArgs(what, params, required, args, kwargs), undefined)
    }
    return names.split('|').map((name): [string, Method<T>] => [name, method])
  })
  return new Map(entries)
}

/** Orders the arguments of a call by parameter; a missing optional argument is undefined. */
export function bindArgs(what: string, params: readonly string[], required: number, args: Args, kwargs: Kwargs): Args {
  const most = params.length
  if (args.length > most)
    throw typeFault(`${what} takes at most ${most} argument${most === 1 ? '' : 's'}, got ${args.length}`)
  const bound = [...args]
  for (const [name, value] of kwargs ?? []) {
    const index = params.indexOf(name)
    if (index < 0) throw typeFault(`${what} has no argument '${name}'${formatHint(name, params)}`)
    if (index < args.length) throw typeFault(`${what} got the argument '${name}' twice`)
    bound[index] = value
  }
  const absent = params.slice(0, required).find((_, i) => bound[i] === undefined)
  if (absent !== undefined) throw typeFault(`${what} needs the argument '${absent}'`)
  return bound
}

export function applyFilter(st: State, name: string, value: unknown, args: Args, kwargs: Kwargs): unknown {
  const filter = st.library.filters.get(name)
  if (filter === undefined)
    throw valueFault(`there is no filter '${name}'${formatHint(name, st.library.filters.keys())}`)
  return deriveValue(st, value, filter(st, `the filter ${name}`, value, args, kwargs))
}

export function applyTest(st: State, name: string, value: unknown, args: Args, kwargs: Kwargs): boolean {
  const test = st.library.tests.get(name)
  if (test === undefined) throw valueFault(`there is no test '${name}'${formatHint(name, st.library.tests.keys())}`)
  return isTrue(test(st, `the test ${name}`, value, args, kwargs))
}

const MOST_TEXTS = 1000

/** Returns the result of a filter, method or slice, after reporting its texts to the listener of the text it was made of. */
export function deriveValue(st: State, from: unknown, made: unknown): unknown {
  const listener = made !== from && isText(from) ? (st.scope.derived?.(from) ?? null) : null
  if (listener === null) return made
  const left = [made]
  const texts: string[] = []
  for (let value = left.pop(); value !== undefined && texts.length < MOST_TEXTS; value = left.pop()) {
    const items = toSequence(value)
    if (items !== undefined) appendAll(left, items.slice(0, MOST_TEXTS))
    else if (isText(value) || typeof value === 'number' || typeof value === 'bigint') texts.push(String(value))
  }
  for (const text of texts) listener(text)
  // Letters are too short to be secrets themselves; what is rendered of them is one.
  if (!isText(made) && texts.every((text) => text.length <= 2)) st.takenApart.add(listener)
  return made
}
