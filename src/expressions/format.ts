import { element, getKey } from './data.js'
import { typeFault, valueFault } from './failure.js'
import {
  asIndex,
  checkPrecision,
  floatIn,
  floatPlain,
  groupDigits,
  intText,
  isFloat,
  isInt,
  isNum,
  needInt,
  toBig,
  toFloat,
} from './numbers.js'
import { repr, toText } from './print.js'
import type { Kwargs, State } from './state.js'
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

const SPEC = /^(?:([\s\S])?([<>=^]))?([-+ ]?)(#?)(0?)(\d*)([,_]?)(?:\.(\d+))?([a-zA-Z%]?)$/u

interface Spec {
  readonly fill: string
  readonly align: string
  readonly sign: string
  readonly alternate: boolean
  readonly width: number
  readonly grouping: string
  readonly precision: number | undefined
  readonly type: string
}

function readSpec(text: string): Spec {
  const found = SPEC.exec(text)
  if (found === null) throw valueFault(`'${text}' is no format`)
  const [, fill, align, sign = '', hash, zero, width = '', grouping = '', precision, type = ''] = found
  if (Number(width) > WIDEST) throw valueFault('a format is too wide')
  if (precision !== undefined) checkPrecision(Number(precision))
  return {
    fill: fill ?? (zero === '0' ? '0' : ' '),
    align: align ?? (zero === '0' ? '=' : ''),
    sign,
    alternate: hash === '#',
    width: Number(width),
    grouping,
    precision: precision === undefined ? undefined : Number(precision),
    type,
  }
}

function pad(text: string, spec: Spec, fallback: string, head: number): string {
  const missing = spec.width - lengthOf(text)
  if (missing <= 0) return text
  const align = spec.align === '' ? fallback : spec.align
  if (align === '<') return text + spec.fill.repeat(missing)
  if (align === '^') {
    const left = Math.floor(missing / 2)
    return spec.fill.repeat(left) + text + spec.fill.repeat(missing - left)
  }
  if (align === '=') return text.slice(0, head) + spec.fill.repeat(missing) + text.slice(head)
  return spec.fill.repeat(missing) + text
}

const BASES: Readonly<Record<string, number>> = { b: 2, o: 8, x: 16, X: 16 }

function integerBody(value: bigint, spec: Spec): { prefix: string; digits: string } {
  if (spec.precision !== undefined) throw valueFault('an integer has no precision')
  const size = value < 0n ? -value : value
  const base = BASES[spec.type]
  if (base === undefined) return { prefix: '', digits: intText(size) }
  const digits = size.toString(base)
  return { prefix: spec.alternate ? `0${spec.type}` : '', digits: spec.type === 'X' ? digits.toUpperCase() : digits }
}

function signed(negative: boolean, spec: Spec): string {
  if (negative) return '-'
  return spec.sign === '+' || spec.sign === ' ' ? spec.sign : ''
}

function assemble(sign: string, prefix: string, digits: string, spec: Spec): string {
  const every = BASES[spec.type] === undefined ? 3 : 4
  let body = spec.grouping === '' ? digits : groupDigits(digits, spec.grouping, every)
  const head = sign + prefix
  if (spec.grouping !== '' && spec.fill === '0' && spec.align === '=') {
    let zeros = digits
    while (head.length + body.length < spec.width) {
      zeros = `0${zeros}`
      body = groupDigits(zeros, spec.grouping, every)
    }
  }
  return pad(head + body, spec, '>', head.length)
}

function formatNumber(value: number | bigint | boolean | Parameters<typeof toFloat>[0], spec: Spec): string {
  const floating = isFloat(value) || 'eEfFgG%'.includes(spec.type === '' ? '-' : spec.type)
  if (!floating && isInt(value)) {
    if (spec.type === 'c') return pad(String.fromCodePoint(Number(value)), spec, '<', 0)
    if (!['', 'd', 'n', 'b', 'o', 'x', 'X'].includes(spec.type))
      throw valueFault(`'${spec.type}' is not a format for integers`)
    const { prefix, digits } = integerBody(toBig(value), spec)
    return assemble(signed(toBig(value) < 0n, spec), prefix, digits, spec)
  }
  if (!['', 'e', 'E', 'f', 'F', 'g', 'G', 'n', '%'].includes(spec.type)) {
    throw valueFault(`'${spec.type}' is not a format for decimal numbers`)
  }
  const float = toFloat(value)
  const type = spec.type === 'n' ? 'g' : spec.type
  const text = type === '' ? floatPlain(float, spec.precision) : floatIn(type, float, spec.precision, spec.alternate)
  return assemble(signed(text.startsWith('-'), spec), '', text.replace('-', text.indexOf('-') === 0 ? '' : '-'), spec)
}

/** Python's format(value, spec). */
function formatValue(st: State, value: unknown, specText: string): string {
  if (value instanceof Undefined) throw value.fault()
  if (specText === '') return toText(st, value)
  const spec = readSpec(specText)
  st.reserve(spec.width)
  if (isNum(value)) return formatNumber(value, spec)
  if (!isText(value)) throw typeFault(`${kindOf(value)} takes no format`)
  if (spec.type !== '' && spec.type !== 's') throw valueFault(`'${spec.type}' is not a format for texts`)
  if (spec.align === '=' && specText.includes('=')) throw valueFault("'=' is no alignment of texts")
  if (spec.sign !== '' || spec.grouping !== '' || spec.alternate)
    throw valueFault(`'${specText}' is not a format for texts`)
  const text = plainText(value)
  const shown = spec.precision === undefined ? text : charsOf(text).slice(0, spec.precision).join('')
  return pad(shown, spec.align === '=' ? { ...spec, align: '<' } : spec, '<', 0)
}

interface Source {
  readonly args: readonly unknown[]
  readonly kwargs: Kwargs
  next: number
  /** Whether fields have numbers; Python does not mix the two. */
  numbering?: 'automatic' | 'manual'
}

function resolveField(st: State, field: string, source: Source): unknown {
  const [, name = '', path = ''] = /^([^.[]*)([\s\S]*)$/.exec(field) ?? []
  let value: unknown
  if (name === '' || /^\d+$/.test(name)) {
    const numbering = name === '' ? 'automatic' : 'manual'
    source.numbering ??= numbering
    if (source.numbering !== numbering) throw valueFault('a format numbers all of its fields, or none of them')
    const index = name === '' ? source.next : Number(name)
    if (name === '') source.next += 1
    value = source.args[index]
  } else {
    value = source.kwargs?.get(name)
  }
  if (value === undefined)
    throw valueFault(`the format names '${name === '' ? source.next - 1 : name}', which was not given`)
  for (const [all, key = ''] of path.matchAll(/\[([^\]]*)\]|[\s\S]/g)) {
    if (!all.startsWith('[')) throw valueFault('a format can reach elements with [..] only')
    const index = /^\d+$/.test(key) ? asIndex(Number(key)) : key
    const found = element(st, value, index)
    if (found === undefined) throw valueFault(`the format names '${field}', which is not there`)
    value = found
  }
  return value
}

/** The text between a brace and its partner, which may hold braces itself. */
function fieldEnd(format: string, start: number): number {
  let depth = 1
  for (let i = start; i < format.length; i += 1) {
    if (format[i] === '{') depth += 1
    if (format[i] === '}') depth -= 1
    if (depth === 0) return i
  }
  throw valueFault("a '{' in a format is not closed")
}

function formatField(st: State, body: string, source: Source, depth: number): string {
  const [, field = '', conversion, spec = ''] =
    /^((?:\[[^\]]*\]|[^!:[])*)(?:!([\s\S]))?(?::([\s\S]*))?$/.exec(body) ?? []
  const value = resolveField(st, field, source)
  const inner = spec.includes('{') ? formatText(st, spec, source, depth + 1) : spec
  if (conversion === undefined) return formatValue(st, value, inner)
  if (!'rsa'.includes(conversion)) throw valueFault(`'!${conversion}' is not a conversion of a format`)
  return formatValue(st, conversion === 's' ? toText(st, value) : repr(st, value), inner)
}

function formatText(st: State, format: string, source: Source, depth: number): string {
  if (depth > 2) throw valueFault('a format nests too deeply')
  let result = ''
  for (let i = 0; i < format.length; ) {
    const char = format[i]
    if ((char === '{' || char === '}') && format[i + 1] === char) {
      result += char
      i += 2
    } else if (char === '}') {
      throw valueFault("a single '}' in a format")
    } else if (char === '{') {
      const end = fieldEnd(format, i + 1)
      result += formatField(st, format.slice(i + 1, end), source, depth)
      st.reserve(result.length)
      i = end + 1
    } else {
      result += char
      i += 1
    }
  }
  return result
}

/** Python's '...'.format(...). */
export function strFormat(st: State, format: string, args: readonly unknown[], kwargs: Kwargs): string {
  return formatText(st, format, { args, kwargs, next: 0 }, 0)
}
