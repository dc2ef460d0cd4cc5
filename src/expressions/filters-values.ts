import { isNumberText, MOST_DIGITS } from '../core/float.js'
import { isOn, isTrue } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { methodTable } from './functions.js'
import {
  compareNumbers,
  fixedText,
  isInt,
  isNum,
  makeFloat,
  type Num,
  needInt,
  negate,
  normalizeInt,
  roundTo,
  toFloat,
} from './numbers.js'
import { htmlSafeJson, toText, writeJson } from './print.js'
import type { State } from './state.js'
import { describeType, escapeHtml, isText, Undefined } from './values.js'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Python's int(text, base); undefined if the text is not an integer. */
function parseInteger(text: string, base: number): number | bigint | undefined {
  if (text.length > MOST_DIGITS) return undefined
  const found = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim())
  if (found === null || base === 1 || base < 0 || base > DIGITS.length) return undefined
  const [, sign, prefix = '', body = ''] = found
  const named = { x: 16, o: 8, b: 2 }[prefix.slice(1).toLowerCase()]
  let radix = base
  let digits = body.replaceAll('_', '').toLowerCase()
  if (base === 0) radix = named ?? 10
  if (prefix !== '' && named !== radix) digits = prefix.toLowerCase() + digits
  let value = 0n
  for (const char of digits) {
    const digit = DIGITS.indexOf(char)
    if (digit < 0 || digit >= radix) return undefined
    value = value * BigInt(radix) + BigInt(digit)
  }
  return normalizeInt(sign === '-' ? -value : value)
}

/** Python's float(text); undefined if the text is not a number. */
function parseFloatText(text: string): number | undefined {
  const trimmed = text.trim().replace(/(?<=\d)_(?=\d)/g, '')
  return isNumberText(trimmed) ? Number(trimmed) : undefined
}

function truncateNumber(value: Num): number | bigint | undefined {
  if (isInt(value)) return typeof value === 'bigint' ? value : Number(value)
  const float = toFloat(value)
  return Number.isFinite(float) ? normalizeInt(BigInt(Math.trunc(float))) : undefined
}

export function toInteger(value: unknown, fallback: unknown, base: unknown): unknown {
  if (value instanceof Undefined) throw value.fault()
  if (isNum(value)) return truncateNumber(value) ?? fallback
  if (!isText(value)) return fallback
  const whole = parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'))
  if (whole !== undefined) return whole
  const float = parseFloatText(value)
  return (float === undefined ? undefined : truncateNumber(makeFloat(float))) ?? fallback
}

export function toDecimal(value: unknown, fallback: unknown): unknown {
  if (value instanceof Undefined) throw value.fault()
  if (isNum(value)) return makeFloat(toFloat(value))
  const float = isText(value) ? parseFloatText(value) : undefined
  return float === undefined ? fallback : makeFloat(float)
}

export function needNumber(value: unknown, what: string): Num {
  if (!isNum(value)) throw typeFault(`${what} needs a number, not ${describeType(value)}`)
  return value
}

function round(value: unknown, precision: unknown, how: unknown): unknown {
  const number = needNumber(value, 'round')
  const decimals = precision === undefined ? 0 : needInt(precision, 'the precision')
  if (Math.abs(decimals) > 400) throw valueFault('the precision is out of range')
  if (how === undefined || how === 'common') {
    if (isInt(number) && decimals >= 0) return typeof number === 'boolean' ? Number(number) : number
    const rounded = roundTo(toFloat(number), decimals)
    return isInt(number) ? normalizeInt(BigInt(rounded)) : makeFloat(rounded)
  }
  if (how !== 'ceil' && how !== 'floor') throw valueFault("round knows 'common', 'ceil' and 'floor' only")
  const scale = 10 ** decimals
  const scaled = toFloat(number) * scale
  // Python's ceil and floor return integers, which have no negative zero: hence `+ 0`.
  return makeFloat(((how === 'ceil' ? Math.ceil(scaled) : Math.floor(scaled)) + 0) / scale)
}

function fileSize(value: unknown, binary: unknown): string {
  const float = toDecimal(value, undefined)
  if (float === undefined || !isNum(float)) throw valueFault('filesizeformat needs a number')
  const bytes = toFloat(float)
  const isBinary = isOn(binary)
  const base = isBinary ? 1024 : 1000
  if (bytes === 1) return '1 Byte'
  if (bytes < base) return `${Math.trunc(bytes)} Bytes`
  const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y']
  const index = letters.findIndex((_, i) => bytes < base ** (i + 2))
  const at = index < 0 ? letters.length - 1 : index
  const letter = isBinary ? letters[at]?.toUpperCase() : letters[at]
  return `${fixedText((base * bytes) / base ** (at + 2), 1)} ${letter}${isBinary ? 'iB' : 'B'}`
}

/** Replaces an undefined or null value, with `boolean` also any false one. */
function orDefault(_st: State, value: unknown, [fallback, falsy]: readonly unknown[]): unknown {
  const absent = value instanceof Undefined || value === null || value === undefined
  if (absent || (isOn(falsy) && !isTrue(value))) return fallback ?? ''
  return value
}

function readIndent(value: unknown, fallback: number | undefined): number | undefined {
  if (value === undefined) return fallback
  if (value === null) return undefined
  const indent = needInt(value, 'the indent')
  if (indent > 100) throw valueFault('the indent is too wide')
  return Math.max(0, indent)
}

export const VALUE_FILTERS = methodTable<unknown>({
  'abs()': (_st, value) => {
    const number = needNumber(value, 'abs')
    if (compareNumbers(number, 0) < 0 || Object.is(toFloat(number), -0)) return negate(number)
    return typeof number === 'boolean' ? Number(number) : number
  },
  'default|d(default_value?, boolean?)': orDefault,
  'escape|e|forceescape()': (st, value) => escapeHtml(toText(st, value)),
  'filesizeformat(binary?)': (_st, value, [binary]) => fileSize(value, binary),
  'float(default?)': (_st, value, [fallback = makeFloat(0)]) => toDecimal(value, fallback),
  'int(default?, base?)': (_st, value, [fallback = 0, base]) => toInteger(value, fallback, base),
  'round(precision?, method?)': (_st, value, [precision, how]) => round(value, precision, how),
  'string|safe()': (st, value) => toText(st, value),
  'tojson(indent?)': (st, value, [indent]) => htmlSafeJson(st, value, readIndent(indent, undefined)),
  'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: readIndent(indent, 2), lenient: true }),
})
