import type { BinaryOp } from './ast.js'
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
import type { State } from './state.js'
import { escapeHtml, isText, kindOf, likeSequence, likeText, Markup, plainText, sequenceOf } from './values.js'

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
  const [left, right] = [sequenceOf(a), sequenceOf(b)]
  if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b)) throw mismatch('+', a, b)
  st.charge(left.length + right.length)
  return likeSequence(a, [...left, ...right])
}

/** A text, a list or a tuple several times; undefined where that has no meaning. */
function repeat(st: State, value: unknown, times: unknown): unknown {
  const index = asIndex(times)
  if (index === undefined) return undefined
  const count = Math.max(0, index)
  if (isText(value)) {
    const text = plainText(value)
    st.reserve(text.length * count)
    return likeText(value, text === '' ? '' : text.repeat(count))
  }
  const items = sequenceOf(value)
  if (items === undefined) return undefined
  st.charge(items.length * count)
  return likeSequence(
    value,
    Array.from({ length: items.length * count }, (_, i) => items[i % items.length]),
  )
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
  return likeText(a, percentFormat(st, plainText(a), b))
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
