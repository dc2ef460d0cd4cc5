import type { State } from './state.js'
import type { Kwargs } from './values.js'

/** One method of a kind of value; without parameter names it receives the arguments as they were given. */
export interface Method<T> {
  readonly params: readonly string[] | undefined
  readonly required: number
  readonly run: (st: State, target: T, args: readonly unknown[], kwargs: Kwargs) => unknown
}

export type MethodTable<T> = ReadonlyMap<string, Method<T>>

/** Reads a signature like "old new count?" into a method; a question mark makes a parameter optional. */
export function method<T>(signature: string, run: Method<T>['run']): Method<T> {
  const words = signature === '' ? [] : signature.split(' ')
  return {
    params: words.map((word) => word.replace('?', '')),
    required: words.filter((word) => !word.endsWith('?')).length,
    run,
  }
}

export function freeMethod<T>(run: Method<T>['run']): Method<T> {
  return { params: undefined, required: 0, run }
}
