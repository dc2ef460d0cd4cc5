import { Float, floatText } from '../core/float.js'
import { isRecord } from '../core/json.js'
import { sortedEntries } from './data.js'
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

function pairs(st: State, entries: Iterable<readonly [unknown, unknown]>, depth: number): string {
  const parts: string[] = []
  for (const [key, value] of entries) parts.push(`${repr(st, key, depth)}: ${repr(st, value, depth)}`)
  return `{${st.join(parts, ', ')}}`
}

function sequence(st: State, items: readonly unknown[], depth: number): string {
  const parts = items.map((item) => repr(st, item, depth))
  return st.join(parts, ', ')
}

function objectText(st: State, value: object, depth: number): string {
  if (value instanceof Tuple) {
    const body = sequence(st, value.items, depth)
    return value.items.length === 1 ? `(${body},)` : `(${body})`
  }
  if (value instanceof Iter) return `[${sequence(st, value.peek(), depth)}]`
  if (value instanceof View) return `${value.kind}([${sequence(st, value.items, depth)}])`
  if (value instanceof Range) {
    const step = value.step === 1 ? '' : `, ${value.step}`
    return `range(${value.start}, ${value.stop}${step})`
  }
  if (value instanceof Namespace) return `<Namespace ${pairs(st, value.vars, depth)}>`
  if (value instanceof Callable) return `<${value.typeName} ${value.name}>`
  if (value instanceof PyObject) return `<${value.typeName}>`
  throw typeFault('this value is not data and cannot be printed')
}

/** Python's repr: how a value stands inside a list or a mapping. */
export function repr(st: State, value: unknown, depth = 0): string {
  st.charge(1)
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be printed')
  if (typeof value === 'string') return quoteText(value)
  if (value === null) return 'None'
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : floatText(value)
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'bigint') return intText(value)
  if (value instanceof Float) return floatText(value.value)
  if (Array.isArray(value)) return `[${sequence(st, value, depth + 1)}]`
  if (value instanceof Map) return pairs(st, value, depth + 1)
  if (value instanceof Undefined) throw value.fault()
  if (value instanceof Markup) return `Markup(${quoteText(value.text)})`
  if (isRecord(value)) return pairs(st, Object.entries(value), depth + 1)
  if (typeof value === 'object') return objectText(st, value, depth + 1)
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
