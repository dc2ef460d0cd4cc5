import { isNumberText, MOST_DIGITS } from '../core/float.js'
import { isTrue, isTrueArgument, listMappingEntries, requireLength } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { createMethodTable } from './functions.js'
import { listPairs } from './methods.js'
import { capitalize, centerText, replaceText, splitTextLines, stripText } from './methods-text.js'
import {
  compareNumbers,
  formatFixed,
  isInt,
  isNum,
  makeFloat,
  type Num,
  needInt,
  negate,
  normalizeInt,
  roundTo,
  toBig,
  toFloat,
} from './numbers.js'
import { printHtmlSafeJson, toText, writeJson } from './print.js'
import type { State, TemplateRun } from './state.js'
import {
  countCodePoints,
  describeType,
  escapeHtml,
  isMapping,
  isText,
  needText,
  sliceText,
  Tuple,
  Undefined,
} from './values.js'

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Python's int(text, base); undefined if the text is not an integer. */
function parseInteger(text: string, base: number): number | bigint | undefined {
  if (text.length > MOST_DIGITS) return undefined
  const match = /^([+-]?)(0[xX]|0[oO]|0[bB])?([0-9a-zA-Z]+(?:_[0-9a-zA-Z]+)*)$/.exec(text.trim())
  if (match === null || base === 1 || base < 0 || base > DIGITS.length) return undefined
  const [, sign, prefix = '', body = ''] = match
  const prefixRadix = { x: 16, o: 8, b: 2 }[prefix.slice(1).toLowerCase()]
  let radix = base
  let digits = body.replaceAll('_', '').toLowerCase()
  if (base === 0) radix = prefixRadix ?? 10
  if (prefix !== '' && prefixRadix !== radix) digits = prefix.toLowerCase() + digits
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
  // Python's int(text, None) fails, and float(text) is tried next.
  const whole = base === null ? undefined : parseInteger(value, base === undefined ? 10 : needInt(base, 'the base'))
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

function needNumber(value: unknown, what: string): Num {
  if (!isNum(value)) throw typeFault(`${what} needs a number, not ${describeType(value)}`)
  return value
}

function round(value: unknown, precision: unknown, how: unknown): unknown {
  const number = needNumber(value, 'round')
  const isCommon = how === undefined || how === 'common'
  // Python's round(x, None) gives an integer.
  if (precision === null && isCommon) return toInteger(makeFloat(roundTo(toFloat(number), 0)), undefined, undefined)
  const decimals = precision === undefined ? 0 : needInt(precision, 'the precision')
  if (Math.abs(decimals) > 400) throw valueFault('the precision is out of range')
  if (isCommon) {
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

function formatFileSize(value: unknown, binary: unknown): string {
  const float = toDecimal(value, undefined)
  if (float === undefined || !isNum(float)) throw valueFault('filesizeformat needs a number')
  const bytes = toFloat(float)
  const isBinary = isTrueArgument(binary)
  const base = isBinary ? 1024 : 1000
  if (bytes === 1) return '1 Byte'
  if (bytes < base) return `${Math.trunc(bytes)} Bytes`
  const letters = ['k', 'M', 'G', 'T', 'P', 'E', 'Z', 'Y']
  const index = letters.findIndex((_, i) => bytes < base ** (i + 2))
  const power = index < 0 ? letters.length - 1 : index
  const letter = isBinary ? letters[power]?.toUpperCase() : letters[power]
  return `${formatFixed((base * bytes) / base ** (power + 2), 1)} ${letter}${isBinary ? 'iB' : 'B'}`
}

function readIndent(value: unknown, fallback: number | undefined): number | undefined {
  if (value === undefined) return fallback
  if (value === null) return undefined
  const indent = needInt(value, 'the indent')
  if (indent > 100) throw valueFault('the indent is too wide')
  return Math.max(0, indent)
}

export const VALUE_FILTERS = createMethodTable<unknown>({
  'abs()': (_st, value) => {
    const number = needNumber(value, 'abs')
    if (compareNumbers(number, 0) < 0 || Object.is(toFloat(number), -0)) return negate(number)
    return typeof number === 'boolean' ? Number(number) : number
  },
  /** Replaces an undefined or null value, with `boolean` also any false one. */
  'default|d(default_value?, boolean?)'(_st, value, [fallback = '', falsy]) {
    const absent = value instanceof Undefined || value === null || value === undefined
    if (absent || (isTrueArgument(falsy) && !isTrue(value))) return fallback
    return value
  },
  'escape|e|forceescape()': (st, value) => escapeHtml(toText(st, value)),
  'filesizeformat(binary?)': (_st, value, [binary]) => formatFileSize(value, binary),
  'float(default?)': (_st, value, [fallback = makeFloat(0)]) => toDecimal(value, fallback),
  'int(default?, base?)': (_st, value, [fallback = 0, base]) => toInteger(value, fallback, base),
  'round(precision?, method?)': (_st, value, [precision, how]) => round(value, precision, how),
  'string|safe()': (st, value) => toText(st, value),
  'tojson(indent?)': (st, value, [indent]) => printHtmlSafeJson(st, value, readIndent(indent, undefined)),
  'json(indent?)': (st, value, [indent]) => writeJson(st, value, { indent: readIndent(indent, 2), lenient: true }),
})

function createTextFilter(change: (text: string) => string): TemplateRun<unknown> {
  return (st, value) => change(toText(st, value))
}

function quoteUrl(st: State, value: unknown, query: boolean): string {
  const encoded = encodeURIComponent(toText(st, value).replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return query ? encoded.replaceAll('%20', '+') : encoded.replaceAll('%2F', '/')
}

const FORMAT_PLACE = /%(?:\(([^)]*)\))?([-+ 0]*)(\d*)(?:\.(\d+))?([\s\S]?)/g

function formatNumber(value: unknown, type: string, flags: string, width: number, decimals: number): string {
  const number = needNumber(value, `%${type}`)
  const whole = type === 'f' ? undefined : type === 'x' ? number : toInteger(number, undefined, undefined)
  if (type !== 'f' && !isInt(whole)) throw typeFault(`%${type} needs an integer`)
  const text = isInt(whole) ? toBig(whole).toString(type === 'x' ? 16 : 10) : formatFixed(toFloat(number), decimals)
  const sign = text.startsWith('-') ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''
  const zeros = flags.includes('0') && !flags.includes('-') ? width - sign.length : 0
  return sign + text.replace('-', '').padStart(zeros, '0')
}

export const TEXT_FILTERS = createMethodTable<unknown>({
  'capitalize()': createTextFilter(capitalize),
  'lower()': createTextFilter((text) => text.toLowerCase()),
  'upper()': createTextFilter((text) => text.toUpperCase()),
  'title()': createTextFilter((text) => {
    const parts = text.split(/([-\s({[<]+)/u).filter((part) => part !== '')
    return parts.map(capitalize).join('')
  }),
  'center(width?)': (st, value, [width = 80]) => centerText(st, toText(st, value), width, ' '),
  /** Replaces the placeholders `%s`, `%d`, `%f` and `%x` as Python's `text % values` does. */
  'format(*)'(st, value, args, kwargs) {
    if (args.length > 0 && kwargs !== undefined && kwargs.size > 0)
      throw typeFault('the filter format takes either names or positions, not both')
    let used = 0
    let size = 0
    const formatted = toText(st, value).replace(FORMAT_PLACE, (_all, name, flags: string, width, precision, type) => {
      if (type === '%') return '%'
      if (!/^[sdifx]$/.test(type)) throw valueFault(`the filter format knows %s, %d, %f and %x, not %${type}`)
      const argument = name === undefined ? args[used++] : kwargs?.get(name)
      if (argument === undefined)
        throw typeFault(`the filter format has no value for ${name === undefined ? `place ${used}` : `'${name}'`}`)
      st.reserve(size + Number(width))
      const text =
        type === 's'
          ? sliceText(toText(st, argument), 0, Number(precision ?? Number.POSITIVE_INFINITY))
          : formatNumber(argument, type, flags, Number(width), Number(precision ?? 6))
      const spaces = ' '.repeat(Math.max(0, Number(width) - countCodePoints(text)))
      size += text.length + spaces.length
      return flags.includes('-') ? text + spaces : spaces + text
    })
    if (used < args.length) throw typeFault('the filter format has more values than places')
    return formatted
  },
  'indent(width?, first?, blank?)'(st, value, [width = 4, first, blank]) {
    const text = needText(value, 'the value to indent')
    const columns = isText(width) ? 0 : needInt(width, 'the width')
    if (columns > 10_000) throw valueFault('the indent is too wide')
    const by = isText(width) ? width : ' '.repeat(Math.max(0, columns))
    const lines = splitTextLines(`${text}\n`)
    st.reserve(text.length + lines.length * by.length)
    const isBlank = isTrueArgument(blank)
    const shifted = lines.map((line, i) => (i > 0 && (isBlank || line !== '') ? by + line : line))
    return (isTrueArgument(first) ? by : '') + shifted.join('\n')
  },
  'replace(old, new, count?)': (st, value, [from, to, count]) =>
    replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
  'trim(chars?)': (st, value, [chars]) => stripText(toText(st, value), chars),
  'truncate(length?, killwords?, end?, leeway?)'(st, value, [length = 255, killWords, ending = '...', slack]) {
    const end = needText(ending, 'the end')
    const most = needInt(length, 'the length')
    const leeway = needInt(slack, 'the leeway', 5)
    if (most < countCodePoints(end)) throw valueFault('the length is shorter than the end mark')
    if (leeway < 0) throw valueFault('the leeway must not be negative')
    if (requireLength(value) <= most + leeway) return value
    const text = needText(value, 'the value to truncate')
    st.reserve(text.length)
    const shown = sliceText(text, 0, most - countCodePoints(end))
    const space = isTrueArgument(killWords) ? -1 : shown.lastIndexOf(' ')
    return (space < 0 ? shown : shown.slice(0, space)) + end
  },
  'urlencode()'(st, value) {
    if (value instanceof Undefined) throw value.fault()
    const walkable = isMapping(value) || Array.isArray(value) || value instanceof Tuple
    if (isText(value) || !walkable) return quoteUrl(st, value, false)
    const pairs: readonly (readonly unknown[])[] = isMapping(value) ? listMappingEntries(value) : listPairs(st, value)
    return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&')
  },
  'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
})
