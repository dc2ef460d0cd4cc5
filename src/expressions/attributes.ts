import { getItem } from './access.js'
import { asIndex } from './numbers.js'
import type { State } from './state.js'
import { isText, plainText, Undefined } from './values.js'

function partsOf(attribute: unknown): readonly unknown[] {
  if (attribute === undefined || attribute === null) return []
  if (!isText(attribute)) return [attribute]
  return plainText(attribute)
    .split('.')
    .map((part) => (/^\p{Nd}+$/u.test(part) ? (asIndex(Number(part)) ?? part) : part))
}

export type Getter = (item: unknown) => unknown

/** Reads a dotted path like `user.name` or `0.name` from each element of a list. */
export function attributeGetter(st: State, attribute: unknown, fallback?: unknown): Getter {
  const parts = partsOf(attribute)
  return (item) => {
    let value = item
    for (const part of parts) {
      value = getItem(st, value, part, undefined, st.pos)
      if (value instanceof Undefined && fallback !== undefined && fallback !== null) value = fallback
    }
    return value
  }
}

/** Several paths with commas between them, as `sort` takes them. */
export function multiAttributeGetter(st: State, attribute: unknown): (item: unknown) => unknown[] {
  const paths = isText(attribute) ? plainText(attribute).split(',') : [attribute]
  const getters = paths.map((path) => attributeGetter(st, path))
  return (item) => getters.map((get) => get(item))
}
