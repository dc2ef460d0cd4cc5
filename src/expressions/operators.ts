import type { BinaryOp } from './ast.js'
import { isTrue } from './data.js'
import { type Fault, typeFault } from './failure.js'
import { percentFormat } from './format.js'
import {
  add,
  asIndex,
  divide,
  floorDivide,
  isNum,
  modulo,
  multiply,
  type Num,
  negate,
  power,
  subtract,
} from './numbers.js'
import { toText } from './print.js'
import type { State } from './state.js'
import { escapeHtml, isText, kindOf, Markup, own, plainText, Tuple, Undefined } from './values.js'

const VERBS: Readonly<Record<BinaryOp, string>> = {
  '+': 'added',
  '-': 'subtracted',
  '*': 'multiplied',
  '/': 'divided',
  '//': 'divided',
  '%': 'divided',
  '**': 'raised to a power',
}

function mismatch(op: BinaryOp, a: unknown, b: unknown): Fault {
  const advice = op === '+' && (isText(a) || isText(b)) ? '; use ~ to join texts' : ''
  return typeFault(`${kindOf(a)} and ${kindOf(b)} cannot be ${VERBS[op]} (${op})${advice}`)
}

function plus(st: State, a: unknown, b: unknown): unknown {
  if (isNum(a) && isNum(b)) return add(a, b)
  if (isText(a) && isText(b)) {
    st.reserve(plainText(a).length + plainText(b).length)
    if (a instanceof Markup) return new Markup(a.text + (b instanceof Markup ? b.text : escapeHtml(plainText(b))))
    if (b instanceof Markup) return new Markup(escapeHtml(plainText(a)) + b.text)
    return plainText(a) + plainText(b)
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    st.charge(a.length + b.length)
    return own([...a, ...b])
  }
  if (a instanceof Tuple && b instanceof Tuple) {
    st.charge(a.items.length + b.items.length)
    return new Tuple([...a.items, ...b.items])
  }
  throw mismatch('+', a, b)
}

function repeatItems(st: State, items: readonly unknown[], times: number): unknown[] {
  const count = Math.max(0, times)
  st.charge(items.length * count)
  return own(Array.from({ length: items.length * count }, (_, i) => items[i % items.length]))
}

function repeat(st: State, value: unknown, times: unknown): unknown {
  const count = asIndex(times)
  if (count === undefined) return undefined
  if (isText(value)) {
    const text = plainText(value)
    const wanted = Math.max(0, count)
    st.reserve(text.length * wanted)
    const repeated = text === '' ? '' : text.repeat(wanted)
    return value instanceof Markup ? new Markup(repeated) : repeated
  }
  if (Array.isArray(value)) return repeatItems(st, value, count)
  return value instanceof Tuple ? new Tuple(repeatItems(st, value.items, count)) : undefined
}

function times(st: State, a: unknown, b: unknown): unknown {
  if (isNum(a) && isNum(b)) return multiply(a, b)
  const result = repeat(st, a, b) ?? repeat(st, b, a)
  if (result === undefined) throw mismatch('*', a, b)
  return result
}

function numeric(op: BinaryOp, compute: (a: Num, b: Num) => Num) {
  return (_st: State, a: unknown, b: unknown): unknown => {
    if (!isNum(a) || !isNum(b)) throw mismatch(op, a, b)
    return compute(a, b)
  }
}

function percent(st: State, a: unknown, b: unknown): unknown {
  if (!isText(a)) return numeric('%', modulo)(st, a, b)
  const text = percentFormat(st, plainText(a), b)
  return a instanceof Markup ? new Markup(text) : text
}

export const BINARY: Readonly<Record<BinaryOp, (st: State, a: unknown, b: unknown) => unknown>> = {
  '+': plus,
  '-': numeric('-', subtract),
  '*': times,
  '/': numeric('/', divide),
  '//': numeric('//', floorDivide),
  '%': percent,
  '**': numeric('**', power),
}

export function minus(value: unknown): unknown {
  if (!isNum(value)) throw typeFault(`${kindOf(value)} has no negative`)
  return negate(value)
}

export function unaryPlus(value: unknown): unknown {
  if (!isNum(value)) throw typeFault(`${kindOf(value)} is no number`)
  return typeof value === 'boolean' ? Number(value) : value
}

/** Jinja2's `~`: everything becomes text. */
export function concatenate(st: State, parts: readonly unknown[]): string {
  let result = ''
  for (const part of parts) {
    const text = toText(st, part)
    st.reserve(result.length + text.length)
    result += text
  }
  return result
}

/** Python's truth, for values that come from outside. */
export function truthy(value: unknown): boolean {
  return !(value instanceof Undefined) && isTrue(value)
}
