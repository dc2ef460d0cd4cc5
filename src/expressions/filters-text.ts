import { isOn, lengthOfValue, listMappingEntries } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { needNumber, toInteger } from './filters-values.js'
import { methodTable } from './functions.js'
import { listPairs } from './methods.js'
import { capitalize, centerText, replaceText, splitTextLines, stripText } from './methods-text.js'
import { fixedText, isInt, needInt, toBig, toFloat } from './numbers.js'
import { toText } from './print.js'
import type { Kwargs, State, TemplateRun } from './state.js'
import { countCodePoints, isMapping, isText, needText, sliceText, Tuple, Undefined } from './values.js'

type Args = readonly unknown[]

/** Makes a filter from a function over text. */
function textual(change: (text: string) => string): TemplateRun<unknown> {
  return (st, value) => change(toText(st, value))
}

function titleCase(text: string): string {
  return text
    .split(/([-\s({[<]+)/u)
    .filter((part) => part !== '')
    .map(capitalize)
    .join('')
}

function indent(st: State, value: unknown, [width = 4, first, blank]: Args): string {
  const text = needText(value, 'the value to indent')
  const columns = isText(width) ? 0 : needInt(width, 'the width')
  if (columns > 10_000) throw valueFault('the indent is too wide')
  const by = isText(width) ? width : ' '.repeat(Math.max(0, columns))
  const lines = splitTextLines(`${text}\n`)
  st.reserve(text.length + lines.length * by.length)
  const shifted = lines.map((line, i) => (i > 0 && (isOn(blank) || line !== '') ? by + line : line))
  return (isOn(first) ? by : '') + shifted.join('\n')
}

function truncate(st: State, value: unknown, [length = 255, killWords, ending = '...', slack]: Args): unknown {
  const end = needText(ending, 'the end')
  const most = needInt(length, 'the length')
  const leeway = needInt(slack, 'the leeway', 5)
  if (most < countCodePoints(end)) throw valueFault('the length is shorter than the end mark')
  if (leeway < 0) throw valueFault('the leeway must not be negative')
  if (lengthOfValue(value) <= most + leeway) return value
  const text = needText(value, 'the value to truncate')
  st.reserve(text.length)
  const shown = sliceText(text, 0, most - countCodePoints(end))
  const space = isOn(killWords) ? -1 : shown.lastIndexOf(' ')
  return (space < 0 ? shown : shown.slice(0, space)) + end
}

function quoteUrl(st: State, value: unknown, query: boolean): string {
  const encoded = encodeURIComponent(toText(st, value).replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return query ? encoded.replaceAll('%20', '+') : encoded.replaceAll('%2F', '/')
}

function urlEncode(st: State, value: unknown): string {
  if (value instanceof Undefined) throw value.fault()
  const walkable = isMapping(value) || Array.isArray(value) || value instanceof Tuple
  if (isText(value) || !walkable) return quoteUrl(st, value, false)
  const pairs: readonly (readonly unknown[])[] = isMapping(value) ? listMappingEntries(value) : listPairs(st, value)
  return pairs.map(([key, item]) => `${quoteUrl(st, key, true)}=${quoteUrl(st, item, true)}`).join('&')
}

/** A placeholder of `format`: name, flags, width, precision and type. */
const FORMAT_PLACE = /%(?:\(([^)]*)\))?([-+ 0]*)(\d*)(?:\.(\d+))?([\s\S]?)/g

function formatNumber(value: unknown, type: string, flags: string, width: number, decimals: number): string {
  const number = needNumber(value, `%${type}`)
  const whole = type === 'f' ? undefined : type === 'x' ? number : toInteger(number, undefined, undefined)
  if (type !== 'f' && !isInt(whole)) throw typeFault(`%${type} needs an integer`)
  const text = isInt(whole) ? toBig(whole).toString(type === 'x' ? 16 : 10) : fixedText(toFloat(number), decimals)
  const sign = text.startsWith('-') ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''
  const zeros = flags.includes('0') && !flags.includes('-') ? width - sign.length : 0
  return sign + text.replace('-', '').padStart(zeros, '0')
}

/** Replaces the placeholders `%s`, `%d`, `%f` and `%x` as Python's `text % values` does. */
function format(st: State, value: unknown, args: Args, kwargs: Kwargs): string {
  if (args.length > 0 && kwargs !== undefined && kwargs.size > 0)
    throw typeFault('the filter format takes either names or positions, not both')
  let used = 0
  let size = 0
  const formatted = toText(st, value).replace(FORMAT_PLACE, (_all, name, flags: string, width, precision, type) => {
    if (type === '%') return '%'
    if (!/^[sdifx]$/.test(type)) throw valueFault(`the filter format knows %s, %d, %f and %x, not %${type}`)
    const given = name === undefined ? args[used++] : kwargs?.get(name)
    if (given === undefined)
      throw typeFault(`the filter format has no value for ${name === undefined ? `place ${used}` : `'${name}'`}`)
    st.reserve(size + Number(width))
    const text =
      type === 's'
        ? sliceText(toText(st, given), 0, Number(precision ?? Number.POSITIVE_INFINITY))
        : formatNumber(given, type, flags, Number(width), Number(precision ?? 6))
    const spaces = ' '.repeat(Math.max(0, Number(width) - countCodePoints(text)))
    size += text.length + spaces.length
    return flags.includes('-') ? text + spaces : spaces + text
  })
  if (used < args.length) throw typeFault('the filter format has more values than places')
  return formatted
}

export const TEXT_FILTERS = methodTable<unknown>({
  'capitalize()': textual(capitalize),
  'lower()': textual((text) => text.toLowerCase()),
  'upper()': textual((text) => text.toUpperCase()),
  'title()': textual(titleCase),
  'center(width?)': (st, value, [width = 80]) => centerText(st, toText(st, value), width, ' '),
  'format(*)': format,
  'indent(width?, first?, blank?)': indent,
  'replace(old, new, count?)': (st, value, [from, to, count]) =>
    replaceText(st, toText(st, value), toText(st, from), toText(st, to), needInt(count, 'the count', -1)),
  'trim(chars?)': (st, value, [chars]) => textual((text) => stripText(text, chars))(st, value, [], undefined),
  'truncate(length?, killwords?, end?, leeway?)': truncate,
  'urlencode()': urlEncode,
  'wordcount()': (st, value) => toText(st, value).match(/[\p{L}\p{N}\p{M}_]+/gu)?.length ?? 0,
})
