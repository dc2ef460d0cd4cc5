import { order } from './data.js'
import type { State } from './state.js'
import { isText, plainText } from './values.js'

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

export function sorted(st: State, items: readonly unknown[], reverse: boolean): unknown[] {
  return sortBy(st, items, (item) => item, reverse)
}

/** Texts without regard to case, everything else as it is. */
export function foldCase(value: unknown): unknown {
  return isText(value) ? plainText(value).toLowerCase() : value
}
