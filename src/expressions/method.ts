import type { Method } from './state.js'

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
