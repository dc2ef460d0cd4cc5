import { randomUUID } from 'node:crypto'
import { exactNumber, Float } from './float.js'

/**
 * Data as it crosses every border of the engine: what JSON can hold, and nothing else. A number is a plain one wherever
 * that says all; 3.0 is a `Float`, and an integer that a plain number cannot hold is a `bigint`.
 */
export type Json = null | boolean | number | bigint | Float | string | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** Tells a plain object from arrays, null and class instances, so that untrusted data can be narrowed without a cast. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Narrows to a JSON object; the members of parsed JSON are JSON by construction. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Float)
}

export function isJsonNumber(value: unknown): value is number | bigint | Float {
  return typeof value === 'number' || typeof value === 'bigint' || value instanceof Float
}

/** A number without a fraction, however it was written. */
export function isWholeNumber(value: unknown): boolean {
  return Number.isInteger(value) || typeof value === 'bigint' || value instanceof Float
}

/** Checks that a value is made of JSON only, all the way down, within a depth that no honest document reaches. */
export function isJson(value: unknown, depth = 512): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'bigint' || value instanceof Float) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth - 1))
  if (!isRecord(value)) return false
  return Object.values(value).every((item) => isJson(item, depth - 1))
}

/** The entry of a table under a name from outside, which may be one that every object has, such as `constructor`. */
export function ownEntry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

/** Parses JSON text; undefined stands for "not JSON", because null is a value. */
export function parseJson(text: string): Json | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    const value = MAY_HOLD_EXACT.test(text) ? parseExact(text) : parsed
    return isJson(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a text may hold a number that a JavaScript number does not tell; finding one inside a string does no harm. */
const MAY_HOLD_EXACT = /\d\.0*(?:[\s,\]}]|$)|\d[eE][-+]?\d+(?:[\s,\]}]|$)|(?:^|[\s:,[])-?\d{16}/

/** Parses a text that is JSON, with floats and long integers: they become marked texts first. */
function parseExact(text: string): unknown {
  const mark = `#${randomUUID().slice(0, 8)}:`
  const exact = (token: string): number | bigint | Float => exactNumber(token, Number(token))
  let marked = ''
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at)
    const start = quote === -1 ? text.length : quote
    const end = quote === -1 ? text.length : endOfText(text, quote)
    marked += text
      .slice(at, start)
      .replaceAll(/-?\d[\d.eE+-]*/g, (token) => (typeof exact(token) === 'number' ? token : `"${mark}${token}"`))
    marked += text.slice(start, end)
    at = end
  }
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? exact(value.slice(mark.length)) : value,
  )
}

/** Behind the quote that ends a text of JSON; searched by hand, because a pattern runs out of stack on a long one. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at + 1
  }
  return text.length
}

/** Writes data as JSON text that `parseJson` reads back as the same data. */
export function jsonText(value: unknown, indent = 0): string {
  return holdsExact(value) ? withExactTexts(value, indent) : JSON.stringify(value, null, indent)
}

/** Reports whether data holds a number that `JSON.stringify` would refuse or write as another one. */
function holdsExact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint'
  if (value instanceof Float) return true
  return Array.isArray(value) ? value.some(holdsExact) : Object.values(value).some(holdsExact)
}

/** A number has no form of its own in `JSON.stringify`: it is written as a text that is unlike any other, and unquoted then. */
function withExactTexts(value: unknown, indent: number): string {
  const mark = `#${randomUUID()}:`
  const replace = function (this: object, key: string, member: unknown): unknown {
    const held: unknown = Reflect.get(this, key)
    return typeof held === 'bigint' || held instanceof Float ? `${mark}${held}` : member
  }
  return JSON.stringify(value, replace, indent).replaceAll(new RegExp(`"${mark}([^"]+)"`, 'g'), '$1')
}

/** A text as it is, and other data as JSON. */
export function textOrJson(value: unknown): string {
  return typeof value === 'string' ? value : jsonText(value)
}

/** A copy of what is made of JSON and has a type of its own, as plain data. */
export function jsonCopy(value: object): JsonObject {
  const copy = parseJson(jsonText(value))
  return isJsonObject(copy) ? copy : {}
}

/** The object, or an empty one where there is none. */
export function asObject(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {}
}

/** The text, or another where there is none. */
export function asString(value: Json | undefined, otherwise = ''): string {
  return typeof value === 'string' ? value : otherwise
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

/** Sets a key of an object; `__proto__` is a key like any other. */
export function setKey<T>(target: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__')
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
  else target[key] = value
}
