import { element, getKey } from './data.js'
import { typeFault, valueFault } from './failure.js'
import {
  asIndex,
  checkPrecision,
  floatIn,
  floatPlain,
  intText,
  isInt,
  isNum,
  type Num,
  needInt,
  toBig,
  toFloat,
} from './numbers.js'
import { repr, toText } from './print.js'
import type { Kwargs, State } from './state.js'
import { charsOf, isMapping, isText, kindOf, lengthOf, plainText, Tuple, Undefined } from './values.js'

const DIRECTIVE = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:(\.)(\*|\d+)?)?[hlL]?([\s\S])?/g
const SPEC = /^(?:([\s\S])?([<>=^]))?([-+ ]?)(#?)(0?)(\d*)([,_]?)(?:\.(\d+))?([a-zA-Z%]?)$/u
const WIDEST = 1_000_000
const BASES: Readonly<Record<string, number>> = { b: 2, o: 8, x: 16, X: 16 }

/** How one value is to be written, in either of Python's two notations. */
interface Spec {
  readonly fill: string
  /** Empty for the usual side. */
  readonly align: string
  readonly sign: string
  readonly alternate: boolean
  readonly width: number
  readonly grouping: string
  readonly precision: number | undefined
  readonly type: string
}

function pad(text: string, spec: Spec, usual: string, head: number): string {
  const missing = spec.width - lengthOf(text)
  if (missing <= 0) return text
  const align = spec.align === '' ? usual : spec.align
  if (align === '<') return text + spec.fill.repeat(missing)
  if (align === '^') {
    const left = Math.floor(missing / 2)
    return spec.fill.repeat(left) + text + spec.fill.repeat(missing - left)
  }
  if (align === '=') return text.slice(0, head) + spec.fill.repeat(missing) + text.slice(head)
  return spec.fill.repeat(missing) + text
}

function shortened(text: string, precision: number | undefined): string {
  return precision === undefined ? text : charsOf(text).slice(0, precision).join('')
}

/** Puts sign, prefix and digits together, with groups and padding; `text` may begin with a minus. */
function assemble(text: string, prefix: string, spec: Spec): string {
  const negative = text.startsWith('-')
  const digits = negative ? text.slice(1) : text
  const head = (negative ? '-' : spec.sign === '-' ? '' : spec.sign) + prefix
  if (spec.grouping === '') return pad(head + digits, spec, '>', head.length)
  const every = BASES[spec.type] === undefined ? 3 : 4
  const body = groupDigits(digits, spec.grouping, every)
  const room = spec.width - head.length
  if (spec.fill !== '0' || spec.align !== '=' || body.length >= room) return pad(head + body, spec, '>', head.length)
  // The zeros that fill the width are grouped too, and a group cannot be empty.
  const filled = groupDigits(digits.padStart(room, '0'), spec.grouping, every).slice(-room)
  return head + (filled.startsWith(spec.grouping) ? '0' : '') + filled
}

function groupDigits(text: string, separator: string, every: number): string {
  const [digits = ''] = (every === 3 ? /^\d*/ : /^[0-9a-fA-F]*/).exec(text) ?? []
  const first = digits.length % every
  const groups = digits.slice(first).match(new RegExp(`.{${every}}`, 'g')) ?? []
  return [...(first > 0 ? [digits.slice(0, first)] : []), ...groups].join(separator) + text.slice(digits.length)
}

function integerText(value: bigint, { type, precision = 0, alternate }: Spec): { text: string; prefix: string } {
  const base = BASES[type]
  const size = value < 0n ? -value : value
  const digits = (base === undefined ? intText(size) : size.toString(base)).padStart(precision, '0')
  return {
    text: (value < 0n ? '-' : '') + (type === 'X' ? digits.toUpperCase() : digits),
    prefix: alternate && base !== undefined ? `0${type}` : '',
  }
}

function percentNumber(value: unknown, spec: Spec): string {
  const { type } = spec
  if (!isNum(value)) throw typeFault(`%${type} needs a number, not ${kindOf(value)}`)
  if (!'diuoxX'.includes(type)) return assemble(floatIn(type, toFloat(value), spec.precision, spec.alternate), '', spec)
  if (!isInt(value) && BASES[type] !== undefined) throw typeFault(`%${type} needs an integer`)
  if (!isInt(value) && !Number.isFinite(toFloat(value)))
    throw valueFault('a number without end cannot become an integer')
  const whole = isInt(value) ? toBig(value) : BigInt(Math.trunc(toFloat(value)))
  const { text, prefix } = integerText(whole, spec)
  return assemble(text, prefix, spec)
}

function percentText(st: State, value: unknown, { type, precision }: Spec): string {
  if (type === 's') return shortened(toText(st, value), precision)
  if (type === 'r' || type === 'a') return shortened(repr(st, value), precision)
  if (type !== 'c') throw valueFault(`'%${type}' is no format`)
  if (isText(value) && lengthOf(plainText(value)) === 1) return plainText(value)
  const code = needInt(value, '%c')
  if (code < 0 || code > 0x10ffff) throw valueFault('%c needs the number of a character')
  return String.fromCodePoint(code)
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
  const named = (name: string) => {
    byName = true
    if (!isMapping(values)) throw typeFault('a format with names needs a mapping')
    const value = getKey(st, values, name)
    if (value === undefined) throw valueFault(`the format names '${name}', which is not in the mapping`)
    return value
  }
  const result = format.replace(DIRECTIVE, (_all, name, flags: string, width, point, precision, type) => {
    st.charge(1)
    if (type === undefined) throw valueFault('a format ends in the middle')
    if (type === '%') return '%'
    const wide = size(width)
    const left = wide < 0 || flags.includes('-')
    const zeros = flags.includes('0') && !left
    const spec: Spec = {
      fill: zeros ? '0' : ' ',
      align: left ? '<' : zeros ? '=' : '>',
      sign: flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '',
      alternate: flags.includes('#'),
      width: Math.abs(wide),
      grouping: '',
      precision: point === undefined ? undefined : size(precision),
      type,
    }
    const value = typeof name === 'string' ? named(name) : nextValue()
    if ('diuoxXeEfFgG'.includes(type)) return percentNumber(value, spec)
    return pad(percentText(st, value, spec), { ...spec, fill: ' ', align: left ? '<' : '>' }, '>', 0)
  })
  const mayBeUnused = byName || isMapping(values) || Array.isArray(values)
  if (used < positional.length && !mayBeUnused) throw typeFault('a format has fewer places than values')
  st.reserve(result.length)
  return result
}

function readSpec(text: string): Spec {
  const found = SPEC.exec(text)
  if (found === null) throw valueFault(`'${text}' is no format`)
  const [, fill, align, sign = '', hash, zero, width, grouping = '', precision, type = ''] = found
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

function formatNumber(value: Num, spec: Spec): string {
  const { type } = spec
  if (isInt(value) && !(type !== '' && 'eEfFgG%'.includes(type))) {
    if (type === 'c') return pad(String.fromCodePoint(Number(value)), spec, '<', 0)
    if (type !== '' && !'dnboxX'.includes(type)) throw valueFault(`'${type}' is not a format for integers`)
    if (spec.precision !== undefined) throw valueFault('an integer has no precision')
    const { text, prefix } = integerText(toBig(value), spec)
    return assemble(text, prefix, spec)
  }
  if (type !== '' && !'eEfFgGn%'.includes(type)) throw valueFault(`'${type}' is not a format for decimal numbers`)
  const float = toFloat(value)
  const notation = type === 'n' ? 'g' : type
  const text =
    notation === '' ? floatPlain(float, spec.precision) : floatIn(notation, float, spec.precision, spec.alternate)
  return assemble(text, '', spec)
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
  return pad(shortened(plainText(value), spec.precision), spec.align === '=' ? { ...spec, align: '<' } : spec, '<', 0)
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
  const isPosition = /^\d*$/.test(name)
  if (isPosition) {
    const numbering = name === '' ? 'automatic' : 'manual'
    source.numbering ??= numbering
    if (source.numbering !== numbering) throw valueFault('a format numbers all of its fields, or none of them')
  }
  const key = name === '' ? source.next++ : name
  let value = isPosition ? source.args[Number(key)] : source.kwargs?.get(name)
  if (value === undefined) throw valueFault(`the format names '${key}', which was not given`)
  for (const [all, inner = ''] of path.matchAll(/\[([^\]]*)\]|[\s\S]/g)) {
    if (!all.startsWith('[')) throw valueFault('a format can reach elements with [..] only')
    value = element(st, value, /^\d+$/.test(inner) ? asIndex(Number(inner)) : inner)
    if (value === undefined) throw valueFault(`the format names '${field}', which is not there`)
  }
  return value
}

function formatField(st: State, body: string, source: Source): string {
  const [, field = '', conversion, spec = ''] =
    /^((?:\[[^\]]*\]|[^!:[])*)(?:!([\s\S]))?(?::([\s\S]*))?$/.exec(body) ?? []
  const value = resolveField(st, field, source)
  const inner = spec.includes('{') ? formatText(st, spec, source) : spec
  if (conversion === undefined) return formatValue(st, value, inner)
  if (!'rsa'.includes(conversion)) throw valueFault(`'!${conversion}' is not a conversion of a format`)
  return formatValue(st, conversion === 's' ? toText(st, value) : repr(st, value), inner)
}

/** A doubled brace, a field whose format may hold fields itself, or a brace that has no partner. */
const FIELD = /\{\{|\}\}|\{((?:[^{}]|\{[^{}]*\})*)\}|[{}]/g

function formatText(st: State, format: string, source: Source): string {
  let size = 0
  return format.replace(FIELD, (found: string, field: string | undefined) => {
    if (found === '{{' || found === '}}') return found.slice(1)
    if (field === undefined)
      throw valueFault(found === '}' ? "a single '}' in a format" : "a '{' in a format is not closed")
    const text = formatField(st, field, source)
    size += text.length
    st.reserve(size)
    return text
  })
}

/** Python's '...'.format(...). */
export function strFormat(st: State, format: string, args: readonly unknown[], kwargs: Kwargs): string {
  return formatText(st, format, { args, kwargs, next: 0 })
}
