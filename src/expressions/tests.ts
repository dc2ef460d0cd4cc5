import { contains, elementsOrUndefined, equal, lengthOfValue, order } from './data.js'
import { typeFault } from './failure.js'
import { method } from './method.js'
import { isLower, isUpper } from './methods-text-tests.js'
import { compareNumbers, isFloat, isInt, isNum, modulo } from './numbers.js'
import { toText } from './print.js'
import type { MethodTable, State } from './state.js'
import { Callable, Iter, isMapping, isText, kindOf, Markup, Range, Tuple, Undefined, View } from './values.js'

function plain(holds: (value: unknown) => boolean) {
  return method<unknown>('', (_st, value) => holds(value))
}

function compared(holds: (st: State, a: unknown, b: unknown) => boolean) {
  return method<unknown>('other', (st, value, [other]) => holds(st, value, other))
}

function leaves(value: unknown, divisor: unknown, rest: number): boolean {
  if (value instanceof Undefined) throw value.fault()
  if (!isNum(value) || !isNum(divisor)) throw typeFault(`${kindOf(isNum(value) ? divisor : value)} cannot be divided`)
  return compareNumbers(modulo(value, divisor), rest) === 0
}

function isIterable(st: State, value: unknown): boolean {
  if (value instanceof Iter || value instanceof Range || value instanceof View) return true
  if (isText(value) || value instanceof Tuple || isMapping(value)) return true
  return elementsOrUndefined(st, value) !== undefined
}

function isSequence(value: unknown): boolean {
  if (value instanceof Undefined || value instanceof Iter || value instanceof View) return false
  try {
    return lengthOfValue(value) >= 0
  } catch {
    return false
  }
}

function same(a: unknown, b: unknown): boolean {
  if (isFloat(a) && isFloat(b)) return false
  return Object.is(a, b)
}

const eq = compared(equal)
const ne = compared((st, a, b) => !equal(st, a, b))
const lt = compared((st, a, b) => order(st, a, b) < 0)
const le = compared((st, a, b) => order(st, a, b) <= 0)
const gt = compared((st, a, b) => order(st, a, b) > 0)
const ge = compared((st, a, b) => order(st, a, b) >= 0)

/** Every test that `is` knows. */
export const TESTS: MethodTable<unknown> = new Map([
  ['boolean', plain((value) => typeof value === 'boolean')],
  ['callable', plain((value) => value instanceof Callable || value instanceof Undefined)],
  ['defined', plain((value) => !(value instanceof Undefined))],
  ['undefined', plain((value) => value instanceof Undefined)],
  ['divisibleby', method<unknown>('num', (_st, value, [divisor]) => leaves(value, divisor, 0))],
  ['even', plain((value) => leaves(value, 2, 0))],
  ['odd', plain((value) => leaves(value, 2, 1))],
  ['escaped', plain((value) => value instanceof Markup)],
  ['false', plain((value) => value === false)],
  ['true', plain((value) => value === true)],
  ['none', plain((value) => value === null)],
  ['filter', method<unknown>('', (st, value) => isText(value) && st.library.filters.has(toText(st, value)))],
  ['test', method<unknown>('', (st, value) => isText(value) && st.library.tests.has(toText(st, value)))],
  ['float', plain((value) => isFloat(value))],
  ['integer', plain((value) => isInt(value) && typeof value !== 'boolean')],
  ['number', plain((value) => isNum(value))],
  ['in', compared((st, item, container) => contains(st, container, item))],
  ['iterable', method<unknown>('', isIterable)],
  ['sequence', plain(isSequence)],
  ['mapping', plain((value) => isMapping(value))],
  ['string', plain((value) => isText(value))],
  ['lower', method<unknown>('', (st, value) => isLower(toText(st, value)))],
  ['upper', method<unknown>('', (st, value) => isUpper(toText(st, value)))],
  ['sameas', compared((_st, a, b) => same(a, b))],
  ['eq', eq],
  ['equalto', eq],
  ['==', eq],
  ['ne', ne],
  ['!=', ne],
  ['lt', lt],
  ['lessthan', lt],
  ['<', lt],
  ['le', le],
  ['<=', le],
  ['gt', gt],
  ['greaterthan', gt],
  ['>', gt],
  ['ge', ge],
  ['>=', ge],
])
