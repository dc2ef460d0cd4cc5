import { Float, floatText } from '../core/float.js'
import { entriesOf, sortedEntries } from './data.js'
import { budgetFault, typeFault } from './failure.js'
import { intText } from './numbers.js'
import { type Library, State, scopeOf } from './state.js'
import {
  Callable,
  Iter,
  isMapping,
  Markup,
  Namespace,
  Nothing,
  PyObject,
  Range,
  sequenceOf,
  Tuple,
  Undefined,
  View,
} from './values.js'

const MAX_DEPTH = 600
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

function escapeChar(char: string): string {
  const named = NAMED[char]
  if (named !== undefined) return named
  const code = char.codePointAt(0) ?? 0
  const hex = code.toString(16)
  if (code < 0x100) return `\\x${hex.padStart(2, '0')}`
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`
}

/** A text as Python shows it inside a list: quoted, with what cannot be seen written out. */
function quoteText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const body = text.replace(/(?! )[\p{C}\p{Z}\\]/gu, escapeChar)
  return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote
}

function pairs(st: State, entries: readonly (readonly [unknown, unknown])[], depth: number): string {
  const parts = entries.map(([key, value]) => `${repr(st, key, depth)}: ${repr(st, value, depth)}`)
  return `{${st.join(parts, ', ')}}`
}

/** Python's repr: how a value stands inside a list or a mapping. */
export function repr(st: State, value: unknown, depth = 0): string {
  const listed = (items: readonly unknown[]) => {
    const parts = items.map((item) => repr(st, item, depth + 1))
    return st.join(parts, ', ')
  }
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be printed')
  if (typeof value === 'string') return quoteText(value)
  if (value === null) return 'None'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : floatText(value)
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'bigint') return intText(value)
  if (value instanceof Float) return floatText(value.value)
  if (value instanceof Undefined) throw value.fault()
  if (value instanceof Markup) return `Markup(${quoteText(value.text)})`
  if (Array.isArray(value)) return `[${listed(value)}]`
  if (isMapping(value)) return pairs(st, entriesOf(value), depth + 1)
  if (value instanceof Tuple) return `(${listed(value.items)}${value.items.length === 1 ? ',' : ''})`
  if (value instanceof Iter) return `[${listed(value.peek())}]`
  if (value instanceof View) return `${value.kind}([${listed(value.items)}])`
  if (value instanceof Range) return `range(${value.start}, ${value.stop}${value.step === 1 ? '' : `, ${value.step}`})`
  if (value instanceof Namespace) return `<Namespace ${pairs(st, [...value.vars], depth + 1)}>`
  if (value instanceof Callable) return `<${value.typeName} ${value.name}>`
  if (value instanceof PyObject) return `<${value.typeName}>`
  throw typeFault('this value is not data and cannot be printed')
}

/** Python's str: how a value stands in text. */
export function toText(st: State, value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Markup) return value.text
  if (value instanceof Nothing) return ''
  return repr(st, value)
}

const NO_LIBRARY: Library = { filters: new Map(), tests: new Map(), globals: new Map() }
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 }

/** A value as Jinja2 writes it into text, outside of a template: what is printed is bounded already. */
export function printValue(value: unknown): string {
  return toText(new State(scopeOf({}), NO_BOUNDS, NO_LIBRARY), value)
}

const WIDTH = 80

function pretty(st: State, value: unknown, indent: number, allowance: number): string {
  const flat = repr(st, sortedKeys(st, value))
  const items = sequenceOf(value)
  if (flat.length <= WIDTH - indent - allowance || (items === undefined && !isMapping(value))) return flat
  const spaced = (parts: readonly string[]) => parts.join(`,\n${' '.repeat(indent + 1)}`)
  const room = (i: number, all: readonly unknown[]) => (i === all.length - 1 ? allowance + 1 : 1)
  if (isMapping(value)) {
    const entries = sortedEntries(st, value)
    const parts = entries.map(([key, item], i) => {
      const head = `${repr(st, key)}: `
      return head + pretty(st, item, indent + 1 + head.length, room(i, entries))
    })
    return `{${spaced(parts)}}`
  }
  const parts = (items ?? []).map((item, i, all) => pretty(st, item, indent + 1, room(i, all)))
  if (value instanceof Tuple) return `(${spaced(parts)}${parts.length === 1 ? ',' : ''})`
  return `[${spaced(parts)}]`
}

function sortedKeys(st: State, value: unknown): unknown {
  st.charge(1)
  const items = sequenceOf(value)
  if (items !== undefined) {
    const sorted = items.map((item) => sortedKeys(st, item))
    return value instanceof Tuple ? new Tuple(sorted) : sorted
  }
  if (!isMapping(value)) return value
  return new Map(sortedEntries(st, value).map(([key, item]) => [key, sortedKeys(st, item)]))
}

/** Data over several lines with sorted keys, as Python's pprint lays it out. */
export function prettyPrint(st: State, value: unknown): string {
  return pretty(st, value, 0, 0)
}
