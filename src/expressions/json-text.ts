import { Float, floatText } from '../core/float.js'
import { entriesOf } from './data.js'
import { budgetFault, typeFault } from './failure.js'
import { intText } from './numbers.js'
import { printValue } from './print.js'
import { sortBy } from './sort.js'
import type { State } from './state.js'
import { isMapping, isText, kindOf, plainText, Tuple, Undefined } from './values.js'

const MAX_DEPTH = 600
const NAMED: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
}

interface Style {
  readonly indent: number | undefined
  readonly sortKeys: boolean
  /** Values that are not data become text instead of a fault. */
  readonly lenient: boolean
}

function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** A JSON string in ASCII, as Python's json.dumps writes it. */
function quoteJson(text: string): string {
  return `"${text.replace(/["\\]|[^\x20-\x7e]/g, (unit) => NAMED[unit] ?? unicodeEscape(unit))}"`
}

function numberText(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  if (Number.isFinite(value)) return floatText(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity'
}

function keyText(key: unknown): string {
  if (isText(key)) return plainText(key)
  if (key === null) return 'null'
  if (typeof key === 'boolean') return key ? 'true' : 'false'
  if (typeof key === 'number' || typeof key === 'bigint' || key instanceof Float) return printValue(key)
  throw typeFault(`${kindOf(key)} cannot be a key in JSON`)
}

class Writer {
  constructor(
    private readonly st: State,
    private readonly style: Style,
  ) {}

  private wrap(open: string, close: string, parts: readonly string[], level: number): string {
    if (parts.length === 0) return open + close
    let length = 0
    for (const part of parts) length += part.length + 2
    this.st.reserve(length)
    if (this.style.indent === undefined) return open + parts.join(', ') + close
    const outer = ' '.repeat(this.style.indent * level)
    const inner = `\n${outer}${' '.repeat(this.style.indent)}`
    return `${open}${inner}${parts.join(`,${inner}`)}\n${outer}${close}`
  }

  write(value: unknown, level: number): string {
    this.st.charge(1)
    if (level > MAX_DEPTH) throw budgetFault('data nests too deeply for JSON')
    if (value === null) return 'null'
    if (isText(value)) return quoteJson(plainText(value))
    if (typeof value === 'boolean') return value ? 'true' : 'false'
    if (typeof value === 'number') return numberText(value)
    if (typeof value === 'bigint') return intText(value)
    if (value instanceof Float) return floatText(value.value)
    if (Array.isArray(value)) return this.list(value, level)
    if (value instanceof Tuple) return this.list(value.items, level)
    if (value instanceof Undefined) throw value.fault()
    if (isMapping(value)) return this.mapping(entriesOf(value), level)
    if (this.style.lenient) return quoteJson(printValue(value))
    throw typeFault(`${kindOf(value)} has no form in JSON`)
  }

  private list(items: readonly unknown[], level: number): string {
    return this.wrap(
      '[',
      ']',
      items.map((item) => this.write(item, level + 1)),
      level,
    )
  }

  private mapping(entries: [unknown, unknown][], level: number): string {
    const ordered = this.style.sortKeys ? this.sorted(entries) : entries
    const parts = ordered.map(([key, value]) => `${quoteJson(keyText(key))}: ${this.write(value, level + 1)}`)
    return this.wrap('{', '}', parts, level)
  }

  private sorted(entries: [unknown, unknown][]): [unknown, unknown][] {
    const byKey = new Map(entries)
    return sortBy(this.st, [...byKey.keys()], (key) => key, false).map((key) => [key, byKey.get(key)])
  }
}

/** JSON on one line with sorted keys, or indented. */
export function writeJson(st: State, value: unknown, style: Style): string {
  return new Writer(st, style).write(value, 0)
}

/** JSON that may also stand inside HTML, as Jinja2's `tojson` makes it. */
export function htmlSafeJson(st: State, value: unknown, indent: number | undefined): string {
  return writeJson(st, value, { indent, sortKeys: true, lenient: false }).replace(/[<>&']/g, unicodeEscape)
}
