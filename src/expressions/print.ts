import { Float, formatFloat, MOST_DIGITS } from '../core/float.js'
import type { Json } from '../core/json.js'
import { isTrue, listMappingEntries, sortBy } from './data.js'
import { budgetFault, Fault, typeFault } from './failure.js'
import { formatInt, isInt, isNum, type Num, toFloat } from './numbers.js'
import { createScope, type Library, State } from './state.js'
import {
  Callable,
  describeType,
  isMapping,
  isText,
  Namespace,
  Nothing,
  PyObject,
  Tuple,
  toSequence,
  Undefined,
  View,
} from './values.js'

const MAX_DEPTH = 600
const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

function escapeChar(char: string): string {
  const shortEscape = NAMED[char]
  if (shortEscape !== undefined) return shortEscape
  const code = char.codePointAt(0) ?? 0
  const hex = code.toString(16)
  if (code < 0x100) return `\\x${hex.padStart(2, '0')}`
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`
}

/** Quotes a text as Python's repr does, with escapes for invisible characters. */
function quoteText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const body = text.replace(/(?! )[\p{C}\p{Z}\\]/gu, escapeChar)
  return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote
}

function printPairs(st: State, entries: readonly (readonly [unknown, unknown])[], depth: number): string {
  const parts = entries.map(([key, value]) => `${printRepr(st, key, depth)}: ${printRepr(st, value, depth)}`)
  return `{${st.join(parts, ', ')}}`
}

function printNumber(value: Num): string {
  if (isInt(value)) return formatInt(value)
  return formatFloat(toFloat(value))
}

/** Python's repr(): the text of a value inside a list or a mapping. */
function printRepr(st: State, value: unknown, depth = 0): string {
  const printItems = (items: readonly unknown[]) => {
    const parts = items.map((item) => printRepr(st, item, depth + 1))
    return st.join(parts, ', ')
  }
  st.charge(1)
  if (depth === 0) st.startPrint()
  if (depth > MAX_DEPTH) throw budgetFault('data nests too deeply to be printed')
  if (typeof value === 'string') return quoteText(st.print(value))
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (isNum(value)) return printNumber(value)
  if (value instanceof Undefined) throw value.fault()
  if (Array.isArray(value)) return `[${printItems(value)}]`
  if (isMapping(value)) return printPairs(st, listMappingEntries(value), depth + 1)
  if (value instanceof Tuple) return `(${printItems(value.items)}${value.items.length === 1 ? ',' : ''})`
  if (value instanceof View) return `${value.kind}([${printItems(value.items)}])`
  if (value instanceof Namespace) return `<Namespace ${printPairs(st, [...value.vars], depth + 1)}>`
  if (value instanceof Callable) return `<${value.typeName} ${value.name}>`
  if (value instanceof PyObject) return `<${value.typeName}>`
  throw typeFault('this value is not data and cannot be printed')
}

/** Python's str(): the text of a value on its own. */
export function toText(st: State, value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Nothing) return ''
  return printRepr(st, value)
}

const NO_LIBRARY: Library = { filters: new Map(), tests: new Map(), globals: new Map(), isTrue }
const NO_BOUNDS = { steps: Number.MAX_SAFE_INTEGER, outputChars: 2 ** 29 - 64 }

/** Prints a value as Jinja2 does, outside of a template; the value is bounded already. */
export function printValue(value: unknown): string {
  return toText(new State(createScope({}), NO_BOUNDS, NO_LIBRARY), value)
}

interface Style {
  readonly indent: number | undefined
  /** Keeps the order of keys, and writes a value that is not data as text instead of raising a fault. */
  readonly lenient: boolean
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Writes a JSON string in ASCII, as Python's json.dumps does. */
function quoteJson(text: string): string {
  return JSON.stringify(text).replace(/[\x7f-\uffff]/g, unicodeEscape)
}

function printKey(key: unknown): string {
  if (isText(key)) return key
  if (key === null) return 'null'
  if (typeof key === 'boolean') return key ? 'true' : 'false'
  if (isNum(key)) return printNumber(key)
  throw typeFault(`${describeType(key)} cannot be a key in JSON`)
}

/** Writes a value as JSON, as Python's json.dumps does. */
export function writeJson(st: State, value: unknown, style: Style, level = 0): string {
  const inner = (item: unknown) => writeJson(st, item, style, level + 1)
  st.charge(1)
  if (level === 0) st.startPrint()
  if (level > MAX_DEPTH) throw budgetFault('data nests too deeply for JSON')
  if (value === null) return 'null'
  if (isText(value)) return quoteJson(st.print(value))
  if (typeof value === 'boolean') return value ? 'true' : 'false'
  if (isNum(value)) return printNumber(value)
  const items = toSequence(value)
  if (items !== undefined) return printEnclosed(st, '[]', items.map(inner), style, level)
  if (isMapping(value)) {
    const entries = new Map(listMappingEntries(value))
    const keys = style.lenient ? [...entries.keys()] : sortBy(st, [...entries.keys()], (key) => key, false)
    const parts = keys.map((key) => `${quoteJson(printKey(key))}: ${inner(entries.get(key))}`)
    return printEnclosed(st, '{}', parts, style, level)
  }
  const kind = describeType(value)
  if (style.lenient) return quoteJson(printValue(value))
  throw typeFault(`${kind} has no form in JSON`)
}

function printEnclosed(st: State, brackets: '[]' | '{}', parts: readonly string[], { indent }: Style, level: number) {
  const [open = '', close = ''] = brackets
  if (parts.length === 0) return brackets
  if (indent === undefined) return open + st.join(parts, ', ') + close
  const outer = ' '.repeat(indent * level)
  const inner = `\n${outer}${' '.repeat(indent)}`
  return `${open}${inner}${st.join(parts, `,${inner}`)}\n${outer}${close}`
}

/** Writes JSON that is safe inside HTML, as Jinja2's `tojson` does. */
export function printHtmlSafeJson(st: State, value: unknown, indent: number | undefined): string {
  return writeJson(st, value, { indent, lenient: false }).replace(/[<>&']/g, unicodeEscape)
}

const DEEPEST_DATA = 500

/** Converts a value of the language to JSON data; numbers that JSON cannot hold exactly become text. */
export function toPlain(st: State, value: unknown, depth = 0): Json {
  const list = (items: readonly unknown[]): Json[] => items.map((item) => toPlain(st, item, depth + 1))
  st.charge(1)
  if (depth > DEEPEST_DATA) throw budgetFault('data nests too deeply')
  if (value === null || typeof value === 'boolean' || value instanceof Float) return value
  if (isText(value)) {
    // A list may repeat one long text, so each occurrence costs steps.
    st.chargeReading([value])
    return value
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : formatFloat(value)
  if (typeof value === 'bigint') return formatInt(value).length > MOST_DIGITS ? formatInt(value) : value
  if (Array.isArray(value)) return list(value)
  if (value instanceof Tuple || value instanceof View) return list(value.items)
  if (value instanceof Callable && value.beside !== null) {
    const message = `there is no field '${value.name}'; to call the method of that name, write ${value.name}()`
    throw new Fault('undefined', message, st.pos, value.beside())
  }
  if (!isMapping(value)) throw typeFault(`${describeType(value)} is no data`)
  const entries = listMappingEntries(value).map(([key, item]) => [printValue(key), toPlain(st, item, depth + 1)])
  return Object.fromEntries(entries)
}
