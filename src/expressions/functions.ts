import { isTrue } from './data.js'
import { hint, typeFault, valueFault } from './failure.js'
import type { Kwargs, Method, MethodTable, Run, State } from './state.js'
import { isText, plainText, Tuple } from './values.js'

type Args = readonly unknown[]

/**
 * Reads signatures such as `replace(old, new, count?)` and `count|length()`, which has two names; a question mark makes a
 * parameter optional, `(*)` takes anything.
 */
export function methodTable<T>(methods: Readonly<Record<string, Run<T>>>): MethodTable<T> {
  const entries = Object.entries(methods).flatMap(([signature, run]) => {
    const [names = '', inner = ''] = signature.replace(')', '').split('(')
    const words = inner.split(', ').filter((word) => word !== '')
    const required = words.filter((word) => !word.endsWith('?')).length
    const params = words.map((word) => word.replace('?', ''))
    const method: Method<T> = (st, what, target, args, kwargs) => {
      st.charge(1)
      if (inner === '*') return run(st, target, args, kwargs)
      return run(st, target, bindArgs(what, params, required, args, kwargs), undefined)
    }
    return names.split('|').map((name): [string, Method<T>] => [name, method])
  })
  return new Map(entries)
}

/** Puts the arguments of a call in the order of its parameters; an argument that was not given is undefined. */
export function bindArgs(what: string, params: readonly string[], required: number, args: Args, kwargs: Kwargs): Args {
  if (args.length > params.length) {
    throw typeFault(
      `${what} takes at most ${params.length} argument${params.length === 1 ? '' : 's'}, got ${args.length}`,
    )
  }
  const bound = [...args]
  for (const [name, value] of kwargs ?? []) {
    const index = params.indexOf(name)
    if (index < 0) throw typeFault(`${what} has no argument '${name}'${hint(name, params)}`)
    if (index < args.length) throw typeFault(`${what} got the argument '${name}' twice`)
    bound[index] = value
  }
  const absent = params.slice(0, required).find((_, i) => bound[i] === undefined)
  if (absent !== undefined) throw typeFault(`${what} needs the argument '${absent}'`)
  return bound
}

export function applyFilter(st: State, name: string, value: unknown, args: Args, kwargs: Kwargs): unknown {
  const filter = st.library.filters.get(name)
  if (filter === undefined) throw valueFault(`there is no filter '${name}'${hint(name, st.library.filters.keys())}`)
  return derived(st, value, filter(st, `the filter ${name}`, value, args, kwargs))
}

export function applyTest(st: State, name: string, value: unknown, args: Args, kwargs: Kwargs): boolean {
  const test = st.library.tests.get(name)
  if (test === undefined) throw valueFault(`there is no test '${name}'${hint(name, st.library.tests.keys())}`)
  return isTrue(test(st, `the test ${name}`, value, args, kwargs))
}

const MOST_TEXTS = 1000

type Tell = (made: string) => void

/** Lists that were made of a text that somebody cares for: its letters are too short to be told, what is made of them is not. */
const listsOf = new WeakMap<object, Tell>()

/** Hands on what a filter, a method or a slice made of a value, and tells whoever cares of the texts in it. */
export function derived(st: State, from: unknown, made: unknown): unknown {
  const tell = made === from ? null : whoCares(st, from)
  if (tell !== null) {
    if (typeof made === 'object' && made !== null) listsOf.set(made, tell)
    for (const text of textsIn(made)) tell(text)
  }
  return made
}

/** The same for a loop over single letters: what it wrote is made of all of them. */
export function derivedFromLetters(st: State, from: unknown, items: readonly unknown[], before: number): void {
  const tell = st.out.length > before ? whoCares(st, from) : null
  if (tell !== null && items.every((item) => isText(item) && plainText(item).length <= 2)) tell(st.out.slice(before))
}

/** Whom to tell of what is made of a value; null for nobody. */
function whoCares(st: State, from: unknown): Tell | null {
  const ask = st.scope.derived
  if (ask === undefined) return null
  if (isText(from)) return ask(plainText(from))
  return typeof from === 'object' && from !== null ? (listsOf.get(from) ?? null) : null
}

function textsIn(made: unknown): readonly string[] {
  const texts: string[] = []
  const left = [made]
  for (let value = left.pop(); value !== undefined && texts.length < MOST_TEXTS; value = left.pop()) {
    if (isText(value)) texts.push(plainText(value))
    else if (typeof value === 'number' || typeof value === 'bigint') texts.push(String(value))
    else if (Array.isArray(value)) left.push(...value.slice(0, MOST_TEXTS))
    else if (value instanceof Tuple) left.push(...value.items.slice(0, MOST_TEXTS))
  }
  return texts
}
