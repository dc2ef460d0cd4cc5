import { endOfText, isRecord, type Json, type JsonObject, parseJson } from './json.js'
import { ok, type Result } from './result.js'

/**
 * How a number was written where a number of JavaScript does not say it: with a point and yet without a fraction (templates
 * tell 3.0 from 3), or with more digits than it can hold.
 */
export type Written = 'float' | bigint

/** Kept beside the object or list that holds the number, so that everything else need not know. */
const marks = new WeakMap<object, Map<string, Written>>()
let anyMarks = false

/** Whether there is any such number at all: most runs have none, and pay nothing. */
export function hasWritten(): boolean {
  return anyMarks
}

export function markWritten(holder: object, key: string | number, written: Written): void {
  anyMarks = true
  const known = marks.get(holder)
  if (known === undefined) marks.set(holder, new Map([[String(key), written]]))
  else known.set(String(key), written)
}

export function writtenAt(holder: object, key: string | number): Written | undefined {
  return anyMarks ? marks.get(holder)?.get(String(key)) : undefined
}

/** For a value that goes from one holder to another. */
export function carryNumber(from: object, key: string | number, to: object, newKey: string | number = key): void {
  const written = writtenAt(from, key)
  if (written !== undefined) markWritten(to, newKey, written)
}

/** For a shallow copy: every number that is still the same keeps what it is. */
export function carryNumbers<T extends object>(from: object, to: T): T {
  if (anyMarks) for (const [key, written] of marks.get(from) ?? []) markWritten(to, key, written)
  return to
}

/** Two objects in one; the second wins. */
export function merged(base: JsonObject, over: JsonObject): JsonObject {
  const result = { ...base, ...over }
  if (anyMarks) for (const key of Object.keys(result)) carryNumber(Object.hasOwn(over, key) ? over : base, key, result)
  return result
}

const INTEGER = /^[+-]?\d+$/
const INTEGRAL_FLOAT = /^[+-]?(?:\d[\d_]*\.0*|\.0+|\d[\d_]*(?:\.\d*)?e[+-]?\d+)$/i
const MOST_DIGITS = 400

/** What the text of a number says that the number does not; undefined when it says nothing more. */
export function writtenAs(text: string): Written | undefined {
  const word = text.trim()
  if (word.length > MOST_DIGITS) return undefined
  if (INTEGER.test(word)) return Number.isSafeInteger(Number(word)) ? undefined : BigInt(word)
  const isFloat = INTEGRAL_FLOAT.test(word) && Number.isInteger(Number(word.replaceAll('_', '')))
  return isFloat ? 'float' : undefined
}

/** A value that a text was read as, with what the text says about it; the result is its holder. */
export function readFrom(text: string, value: Json): Result<Json, never> {
  const read = ok(value)
  const written = Number.isInteger(value) ? writtenAs(text) : undefined
  if (written !== undefined) markWritten(read, 'value', written)
  return read
}

const MAY_HOLD_ONE = /\d(?:\.0*(?=[\s,\]}]|$)|[eE]|\d{15})/
const TOKEN = /-?\d[\d.eE+-]*|[[\]{},:"]/g

/** Whether it is worth the while to look for such numbers in a document. */
export function mayHoldWritten(text: string): boolean {
  return MAY_HOLD_ONE.test(text)
}

/** Parses JSON text that becomes data of a run; undefined stands for "not JSON". */
export function parseJsonData(text: string): Json | undefined {
  const parsed = parseJson(text)
  if (typeof parsed === 'object' && parsed !== null && mayHoldWritten(text)) markAll(text, parsed)
  return parsed
}

function markAll(text: string, parsed: Json): void {
  const open: { readonly holder: unknown; key: string | number }[] = []
  let last = ''
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(text); found !== null; found = TOKEN.exec(text)) {
    const [token] = found
    const here = open.at(-1)
    if (token === '"') {
      const end = endOfText(text, found.index)
      last = text.slice(found.index, end)
      TOKEN.lastIndex = end
    } else if (token === '{' || token === '[') {
      const holder = here === undefined ? parsed : memberOf(here.holder, here.key)
      open.push({ holder, key: token === '[' ? 0 : '' })
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && here !== undefined) here.key = JSON.parse(last)
    else if (token === ',' && typeof here?.key === 'number') here.key += 1
    else if (here !== undefined) markNumber(here.holder, here.key, token)
  }
}

/** Of two members of one name the last one counts, which need not be this one. */
function markNumber(holder: unknown, key: string | number, token: string): void {
  if (typeof holder !== 'object' || holder === null || memberOf(holder, key) !== Number(token)) return
  const written = writtenAs(token)
  if (written !== undefined) markWritten(holder, key, written)
}

function memberOf(holder: unknown, key: string | number): unknown {
  if (Array.isArray(holder)) return typeof key === 'number' ? holder[key] : undefined
  return isRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined
}

/** JSON text in which numbers stand as they were written, so that they are the same when it is read again. */
export function stringifyData(value: unknown, indent = 0): string {
  if (!anyMarks) return JSON.stringify(value, null, indent)
  const sign = `\u0000${Math.random()}:`
  let found = false
  const replace = function (this: object, key: string, member: unknown): unknown {
    const written = typeof member === 'number' ? writtenAt(this, key) : undefined
    if (written === undefined) return member
    found = true
    return `${sign}${written === 'float' ? floatText(String(member)) : written}`
  }
  const text = JSON.stringify(value, replace, indent)
  if (!found) return text
  const shown = JSON.stringify(sign).slice(1, -1)
  return text.replaceAll(new RegExp(`"${shown.replaceAll(/[\\.]/g, '\\$&')}([^"]+)"`, 'g'), '$1')
}

function floatText(text: string): string {
  return /^-?\d+$/.test(text) ? `${text}.0` : text
}
