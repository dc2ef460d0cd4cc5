import { randomUUID } from 'node:crypto'
import { Float, keepExact } from './float.js'

/** Data of the engine: JSON, with a `Float` for 3.0 and a `bigint` for an integer beyond the safe range. */
export type Json = null | boolean | number | bigint | Float | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Narrows to a plain object: not an array, null or a class instance. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}

export function isJsonNumber(value: unknown): value is number | bigint | Float {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float
}

export function isWholeNumber(value: unknown): boolean {
  return Number.isInteger(value) || typeof value === 'bigint' || value instanceof Float
}

export function isJson(value: unknown, depth = 512): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'bigint' || value instanceof Float) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1))
  if (!isRecord(value)) return false
  return Object.values(value).every((item) => isJson(item, depth - 1))
}

/** Returns the entry of a table under an untrusted name, which may be `constructor`. */
export function getOwnEntry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

export function parseJson(text: string): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    const value = MAY_HOLD_EXACT.test(text) ? parseExact(text) : parsed
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Maximum depth of data from outside: of scripts, agents, envelopes and inputs. Own files wrap such data in a few more levels. */
export const MAX_LEVELS = 200

/** Parses JSON text from outside; undefined if it is not JSON, or too deep. */
export function parseOutsideJson(text: string): Json | undefined {
  const value = parseJson(text)
  return value !== undefined && isJson(value, MAX_LEVELS) ? value : undefined
}

/** Parses a value that a person typed: JSON where it parses, else text. */
export function parseJsonOrText(text: string): Json {
  const value = parseOutsideJson(text)
  return value === undefined ? text : value
}

/** Matches a text that may hold a number which a JavaScript number cannot represent; a match in a string is harmless. */
const MAY_HOLD_EXACT = /\d\.0*(?:[\s,\]}]|$)|\d[eE][-+]?\d+(?:[\s,\]}]|$)|(?:^|[\s:,[])-?\d{16}/

/** Parses valid JSON with floats and long integers, which are marked as strings first. */
function parseExact(text: string): unknown {
  const mark = `#${randomUUID().slice(0, 8)}:`
  const exact = (token: string): number | bigint | Float => keepExact(token, Number(token))
  let marked = ''
  for (let offset = 0; offset < text.length; ) {
    const quote = text.indexOf('"', offset)
    const start = quote === -1 ? text.length : quote
    const end = quote === -1 ? text.length : endOfText(text, quote)
    marked += text
      .slice(offset, start)
      .replaceAll(/-?\d[\d.eE+-]*/g, (token) => (typeof exact(token) === 'number' ? token : `"${mark}${token}"`))
    marked += text.slice(start, end)
    offset = end
  }
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? exact(value.slice(mark.length)) : value,
  )
}

/** Returns the offset after the closing quote of a JSON string; a regular expression would overflow the stack. */
function endOfText(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0
    while (text[quote - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return quote + 1
  }
  return text.length
}

/** Writes data as JSON text that `parseJson` reads back as the same data. */
export function printJson(value: unknown, indent = 0): string {
  return hasExactNumber(value) ? withExactTexts(value, indent) : JSON.stringify(value, null, indent)
}

/** Reports whether data holds a number that `JSON.stringify` would refuse or write as another one. */
function hasExactNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint'
  if (value instanceof Float) return true
  return Array.isArray(value) ? value.some(hasExactNumber) : Object.values(value).some(hasExactNumber)
}

/** Writes exact numbers as strings with a unique mark and then removes the quotes, because `JSON.stringify` has no raw form. */
function withExactTexts(value: unknown, indent: number): string {
  const mark = `#${randomUUID()}:`
  const replace = function (this: object, key: string, member: unknown): unknown {
    const held: unknown = Reflect.get(this, key)
    return typeof held === 'bigint' || held instanceof Float ? `${mark}${held}` : member
  }
  return JSON.stringify(value, replace, indent).replaceAll(new RegExp(`"${mark}([^"]+)"`, 'g'), '$1')
}

export function printTextOrJson(value: unknown): string {
  return typeof value === 'string' ? value : printJson(value)
}

export function copyJson(value: object): JsonObject {
  const copy = parseJson(printJson(value))
  return isJsonObject(copy) ? copy : {}
}

export function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

export function asString(value: Json | undefined, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** Sets an own property, also for the key `__proto__`. */
export function setKey<T>(target: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}

/** Returns a copy of an object with a value at a path; missing objects on the way are created. */
export function withValueAt(object: JsonObject, [name = '', ...rest]: readonly string[], value: Json): JsonObject {
  if (rest.length === 0) return { ...object, [name]: value }
  return { ...object, [name]: withValueAt(asObject(getOwnEntry(object, name)), rest, value) }
}

/** Sets the value of a dotted name, such as `release.tag`; the text is JSON where it parses, else the value itself. */
export function withTextAt(object: JsonObject, name: string, text: string): JsonObject {
  return withValueAt(object, name.split('.'), parseJsonOrText(text))
}

export function cutLongTexts(value: Json, limit: number): Json {
  // Most values have no long text, and need no copy.
  return hasLongText(value, limit) ? copyWithCuts(value, limit) : value
}

function hasLongText(value: Json, limit: number): boolean {
  if (typeof value === 'string') return value.length > limit
  if (Array.isArray(value)) return value.some((item) => hasLongText(item, limit))
  if (!isJsonObject(value)) return false
  for (const key in value) if (hasLongText(value[key] ?? null, limit)) return true
  return false
}

function copyWithCuts(value: Json, limit: number): Json {
  if (typeof value === 'string') return cutText(value, limit)
  if (Array.isArray(value)) return value.map((item) => copyWithCuts(item, limit))
  if (!isJsonObject(value)) return value
  const cut: Record<string, Json> = {}
  for (const [key, item] of Object.entries(value)) setKey(cut, key, copyWithCuts(item, limit))
  return cut
}

/** Truncates a text in its middle and says how many characters are missing. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  const side = Math.floor(limit / 2)
  return `${text.slice(0, side)}\n[... ${text.length - 2 * side} characters left out ...]\n${text.slice(-side)}`
}
