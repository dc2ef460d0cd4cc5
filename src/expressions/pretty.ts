import { entriesOf } from './data.js'
import { repr } from './print.js'
import { sortBy } from './sort.js'
import type { State } from './state.js'
import { isMapping, Tuple } from './values.js'

const WIDTH = 80

function block(open: string, close: string, parts: readonly string[], indent: number): string {
  return open + parts.join(`,\n${' '.repeat(indent + 1)}`) + close
}

function pretty(st: State, value: unknown, indent: number, allowance: number): string {
  const flat = repr(st, sortedKeys(st, value))
  if (flat.length <= WIDTH - indent - allowance) return flat
  if (Array.isArray(value) || value instanceof Tuple) {
    const items: readonly unknown[] = value instanceof Tuple ? value.items : value
    const parts = items.map((item, i) => pretty(st, item, indent + 1, i === items.length - 1 ? allowance + 1 : 1))
    return value instanceof Tuple
      ? block('(', items.length === 1 ? ',)' : ')', parts, indent)
      : block('[', ']', parts, indent)
  }
  if (isMapping(value)) {
    const entries = sortedEntries(st, value)
    const parts = entries.map(([key, item], i) => {
      const head = `${repr(st, key)}: `
      return head + pretty(st, item, indent + 1 + head.length, i === entries.length - 1 ? allowance + 1 : 1)
    })
    return block('{', '}', parts, indent)
  }
  return flat
}

function sortedEntries(st: State, value: Parameters<typeof entriesOf>[0]): [unknown, unknown][] {
  const entries = new Map(entriesOf(value))
  return sortBy(st, [...entries.keys()], (key) => key, false).map((key) => [key, entries.get(key)])
}

function sortedKeys(st: State, value: unknown): unknown {
  st.charge(1)
  if (Array.isArray(value)) return value.map((item) => sortedKeys(st, item))
  if (value instanceof Tuple) return new Tuple(value.items.map((item) => sortedKeys(st, item)))
  if (!isMapping(value)) return value
  return new Map(sortedEntries(st, value).map(([key, item]) => [key, sortedKeys(st, item)]))
}

/** Data over several lines with sorted keys, as Python's pprint lays it out. */
export function prettyPrint(st: State, value: unknown): string {
  return pretty(st, value, 0, 0)
}
