import { isRecord, type Json, type JsonObject, parseJson } from './json.js'
import { ok, type Result } from './result.js'

/**
 * Templates tell 3.0 from 3 and print them differently; a number of JavaScript is both. Which numbers without a fraction
 * were written with one is remembered beside the object or list that holds them, so that everything else need not know.
 */
const marks = new WeakMap<object, Set<string>>()
let anyMarks = false

/** Whether there is any such number at all: most runs have none, and pay nothing. */
export function hasFloats(): boolean {
  return anyMarks
}

export function markFloat(holder: object, key: string | number): void {
  anyMarks = true
  const known = marks.get(holder)
  if (known === undefined) marks.set(holder, new Set([String(key)]))
  else known.add(String(key))
}

export function isFloatAt(holder: object, key: string | number): boolean {
  return anyMarks && marks.get(holder)?.has(String(key)) === true
}

/** For a value that goes from one holder to another. */
export function carryFloat(from: object, key: string | number, to: object, newKey: string | number = key): void {
  if (isFloatAt(from, key)) markFloat(to, newKey)
}

/** For a shallow copy: every number that is still the same keeps what it is. */
export function carryFloats<T extends object>(from: object, to: T): T {
  if (anyMarks) for (const key of marks.get(from) ?? []) markFloat(to, key)
  return to
}

/** Two objects in one; the second wins. */
export function merged(base: JsonObject, over: JsonObject): JsonObject {
  const result = { ...base, ...over }
  if (anyMarks) for (const key of Object.keys(result)) carryFloat(Object.hasOwn(over, key) ? over : base, key, result)
  return result
}

const INTEGRAL_FLOAT = /^[+-]?(?:\d[\d_]*\.0*|\.0+|\d[\d_]*(?:\.\d*)?e[+-]?\d+)$/i

/** Whether a text is a number that has a point or an exponent and yet no fraction. */
export function isIntegralFloat(text: string): boolean {
  const word = text.trim()
  return word.length < 400 && INTEGRAL_FLOAT.test(word) && Number.isInteger(Number(word.replaceAll('_', '')))
}

/** A number that a text was read as, with what the text says about it; the result is its holder. */
export function readFrom(text: string, value: Json): Result<Json, never> {
  const read = ok(value)
  if (Number.isInteger(value) && isIntegralFloat(text)) markFloat(read, 'value')
  return read
}

const MAY_HOLD_ONE = /\d(?:\.0*(?=[\s,\]}]|$)|[eE])/
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[[\]{},:]/g

/** Whether it is worth the while to look for such numbers in a document. */
export function mayHoldFloat(text: string): boolean {
  return MAY_HOLD_ONE.test(text)
}

/** Parses JSON text that becomes data of a run; undefined stands for "not JSON". */
export function parseJsonData(text: string): Json | undefined {
  const parsed = parseJson(text)
  if (typeof parsed === 'object' && parsed !== null && mayHoldFloat(text)) markFloatsOf(text, parsed)
  return parsed
}

function markFloatsOf(text: string, parsed: Json): void {
  const open: { readonly holder: unknown; key: string | number }[] = []
  let previous = ''
  for (const [token] of text.matchAll(TOKEN)) {
    const here = open.at(-1)
    if (token === '{' || token === '[') {
      const holder = here === undefined ? parsed : memberOf(here.holder, here.key)
      open.push({ holder, key: token === '[' ? 0 : '' })
    } else if (token === '}' || token === ']') open.pop()
    else if (token === ':' && here !== undefined) here.key = JSON.parse(previous)
    else if (token === ',' && typeof here?.key === 'number') here.key += 1
    else if (here !== undefined && isIntegralFloat(token)) markNumber(here.holder, here.key)
    previous = token
  }
}

/** Of two members of one name the last one counts, which need not be this one. */
function markNumber(holder: unknown, key: string | number): void {
  if (typeof holder === 'object' && holder !== null && Number.isInteger(memberOf(holder, key))) markFloat(holder, key)
}

function memberOf(holder: unknown, key: string | number): unknown {
  if (Array.isArray(holder)) return typeof key === 'number' ? holder[key] : undefined
  return isRecord(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined
}

/** JSON text in which marked numbers have their point, so that they are the same when it is read again. */
export function stringifyWithFloats(value: unknown, indent = 0): string {
  if (!anyMarks) return JSON.stringify(value, null, indent)
  const sign = `\u0000${Math.random()}:`
  let found = false
  const text = JSON.stringify(
    value,
    function (this: object, key: string, member: unknown): unknown {
      if (typeof member !== 'number' || !isFloatAt(this, key)) return member
      found = true
      return `${sign}${member}`
    },
    indent,
  )
  if (!found) return text
  const shown = JSON.stringify(sign).slice(1, -1)
  const written = new RegExp(`"${shown.replaceAll(/[\\.]/g, '\\$&')}([^"]+)"`, 'g')
  return text.replaceAll(written, (_, number: string) => (/^-?\d+$/.test(number) ? `${number}.0` : number))
}
