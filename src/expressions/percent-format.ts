import { getKey } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { floatIn } from './number-format.js'
import { intText, isInt, isNum, needInt, toBig, toFloat } from './numbers.js'
import { repr, toText } from './print.js'
import type { State } from './state.js'
import { charsOf, lengthOf } from './text.js'
import { isMapping, isText, kindOf, plainText, Tuple, Undefined } from './values.js'

const DIRECTIVE = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d+)?)?([hlL]?)([\s\S])?/g
const WIDEST = 1_000_000

interface Directive {
  readonly flags: string
  readonly width: number
  readonly precision: number | undefined
  readonly conversion: string
}

function integerDigits(value: unknown, conversion: string): string {
  if (!isNum(value)) {
    if (value instanceof Undefined) throw value.fault()
    throw typeFault(`%${conversion} needs a number, not ${kindOf(value)}`)
  }
  const decimal = conversion === 'd' || conversion === 'i' || conversion === 'u'
  if (!isInt(value) && !decimal) throw typeFault(`%${conversion} needs an integer`)
  const whole = isInt(value) ? toBig(value) : BigInt(Math.trunc(finite(toFloat(value))))
  if (decimal) return intText(whole)
  const text = whole.toString(conversion === 'o' ? 8 : 16)
  return conversion === 'X' ? text.toUpperCase() : text
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw valueFault('a number without end cannot become an integer')
  return value
}

function numberText(value: unknown, directive: Directive): string {
  const { conversion, flags, precision, width } = directive
  let text: string
  if ('diuoxX'.includes(conversion)) {
    const raw = integerDigits(value, conversion)
    const digits = raw.replace('-', '').padStart(precision ?? 0, '0')
    const prefix = flags.includes('#') && 'oxX'.includes(conversion) ? `0${conversion}` : ''
    text = (raw.startsWith('-') ? '-' : '') + prefix + digits
  } else {
    if (!isNum(value)) throw typeFault(`%${conversion} needs a number, not ${kindOf(value)}`)
    text = floatIn(conversion, toFloat(value), precision, flags.includes('#'))
  }
  if (!text.startsWith('-')) text = (flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '') + text
  if (!flags.includes('0') || flags.includes('-')) return text
  const [, head = '', body = ''] = /^([-+ ]?(?:0[xXo])?)([\s\S]*)$/.exec(text) ?? []
  return head + body.padStart(width - head.length, '0')
}

function convert(st: State, value: unknown, directive: Directive): string {
  const { conversion, precision } = directive
  if (conversion === 's' || conversion === 'r' || conversion === 'a') {
    const text = conversion === 's' ? toText(st, value) : repr(st, value)
    return precision === undefined ? text : charsOf(text).slice(0, precision).join('')
  }
  if (conversion === 'c') {
    if (isText(value) && lengthOf(plainText(value)) === 1) return plainText(value)
    const code = needInt(value, '%c')
    if (code < 0 || code > 0x10ffff) throw valueFault('%c needs the number of a character')
    return String.fromCodePoint(code)
  }
  if ('diuoxXeEfFgG'.includes(conversion)) return numberText(value, directive)
  throw valueFault(`'%${conversion}' is no format`)
}

/** Python's `'...' % values`. */
export function percentFormat(st: State, format: string, values: unknown): string {
  if (values instanceof Undefined) throw values.fault()
  const positional = values instanceof Tuple ? values.items : [values]
  let used = 0
  let byName = false
  const nextValue = () => {
    if (used >= positional.length) throw typeFault('a format has more places than values')
    used += 1
    return positional[used - 1]
  }
  const size = (text: string | undefined) => {
    const wanted = text === '*' ? needInt(nextValue(), 'a width') : Number(text ?? 0)
    if (Math.abs(wanted) > WIDEST) throw valueFault('a format is too wide')
    return wanted
  }
  const result = format.replace(DIRECTIVE, (all: string, name, flags, width, precision, _length, conversion) => {
    st.charge(1)
    if (conversion === undefined) throw valueFault('a format ends in the middle')
    if (conversion === '%') return '%'
    const wide = size(width)
    const hasPrecision = /\.[*\d]*[hlL]?[\s\S]$/.test(all) && all.replace(/^%(?:\([^)]*\))?/, '').includes('.')
    const directive: Directive = {
      flags: wide < 0 ? `${flags}-` : flags,
      width: Math.abs(wide),
      precision: hasPrecision ? size(precision) : undefined,
      conversion,
    }
    let value: unknown
    if (typeof name === 'string') {
      byName = true
      if (!isMapping(values)) throw typeFault('a format with names needs a mapping')
      value = getKey(st, values, name)
      if (value === undefined) throw valueFault(`the format names '${name}', which is not in the mapping`)
    } else {
      value = nextValue()
    }
    const text = convert(st, value, directive)
    const missing = directive.width - lengthOf(text)
    if (missing <= 0) return text
    return directive.flags.includes('-') ? text + ' '.repeat(missing) : ' '.repeat(missing) + text
  })
  if (!byName && used < positional.length && !isMapping(values) && (values instanceof Tuple || used === 0)) {
    if (!(values instanceof Tuple) && Array.isArray(values)) return result
    throw typeFault('a format has fewer places than values')
  }
  st.reserve(result.length)
  return result
}
