import {
  contains,
  countElements,
  isEqual,
  isTrue,
  isTruthyValue,
  order,
  requireLength,
  setMappingKey,
  tryElements,
} from './data.js'
import { budgetFault, typeFault, valueFault } from './failure.js'
import { TEXT_FILTERS, toDecimal, toInteger, VALUE_FILTERS } from './filters.js'
import { LIST_FILTERS } from './filters-lists.js'
import { bindArgs, createMethodTable } from './functions.js'
import { listPairs } from './methods.js'
import { isLower, isUpper } from './methods-text.js'
import { ARITHMETIC, compareNumbers, isFloat, isInt, isNum, needInt } from './numbers.js'
import { toText } from './print.js'
import type { Kwargs, Library, State } from './state.js'
import { Callable, describeType, isMapping, isText, markOwned, Namespace, PyObject, Undefined, View } from './values.js'

function hasRemainder(value: unknown, divisor: unknown, rest: number): boolean {
  if (!isNum(value) || !isNum(divisor))
    throw typeFault(`${describeType(isNum(value) ? divisor : value)} cannot be divided`)
  return compareNumbers(ARITHMETIC['%'](value, divisor), rest) === 0
}

function isNameIn(table: ReadonlyMap<string, unknown>, value: unknown): boolean {
  if (value instanceof Undefined) throw value.fault()
  if (Array.isArray(value) || isMapping(value)) throw typeFault(`${describeType(value)} cannot be a name`)
  return isText(value) && table.has(value)
}

const TESTS = createMethodTable<unknown>({
  'boolean()': (_st, value) => typeof value === 'boolean',
  'callable()': (_st, value) => value instanceof Callable || value instanceof Undefined,
  'defined()': (_st, value) => !(value instanceof Undefined),
  'undefined()': (_st, value) => value instanceof Undefined,
  'divisibleby(num)': (_st, value, [divisor]) => hasRemainder(value, divisor, 0),
  'even()': (_st, value) => hasRemainder(value, 2, 0),
  'odd()': (_st, value) => hasRemainder(value, 2, 1),
  // Texts are never escaped by themselves, so there is no mark that says so.
  'escaped()': () => false,
  'false()': (_st, value) => value === false,
  'true()': (_st, value) => value === true,
  'none()': (_st, value) => value === null,
  'filter()': (st, value) => isNameIn(st.library.filters, value),
  'test()': (st, value) => isNameIn(st.library.tests, value),
  'float()': (_st, value) => isFloat(value),
  'integer()': (_st, value) => isInt(value) && typeof value !== 'boolean',
  'number()': (_st, value) => isNum(value),
  'in(seq)': (st, value, [container]) => contains(st, container, value),
  'iterable()': (st, value) => isText(value) || tryElements(st, value) !== undefined,
  'sequence()': (_st, value) =>
    countElements(value) !== undefined && !(value instanceof View) && !(value instanceof Undefined),
  'mapping()': (_st, value) => isMapping(value),
  'string()': (_st, value) => isText(value),
  'lower()': (st, value) => isLower(toText(st, value)),
  'upper()': (st, value) => isUpper(toText(st, value)),
  'sameas(other)': (_st, value, [other]) => !(isFloat(value) && isFloat(other)) && Object.is(value, other),
  'eq|equalto|==(other)': (st, value, [other]) => isEqual(st, value, other),
  'ne|!=(other)': (st, value, [other]) => !isEqual(st, value, other),
  'lt|lessthan|<(other)': (st, value, [other]) => order(st, value, other) < 0,
  'le|<=(other)': (st, value, [other]) => order(st, value, other) <= 0,
  'gt|greaterthan|>(other)': (st, value, [other]) => order(st, value, other) > 0,
  'ge|>=(other)': (st, value, [other]) => order(st, value, other) >= 0,
})

function refuseNames(what: string, kwargs: Kwargs): void {
  if (kwargs !== undefined && kwargs.size > 0) throw typeFault(`${what} takes no named arguments`)
}

const MAX_RANGE = 1_000_000

function createRange(st: State, args: readonly unknown[], kwargs: Kwargs): unknown[] {
  refuseNames('range()', kwargs)
  if (args.length < 1 || args.length > 3) throw typeFault('range() takes one to three arguments')
  const numbers = args.map((arg) => needInt(arg, 'an argument of range()'))
  const [first = 0, second, step = 1] = numbers
  if (step === 0) throw valueFault('the step of range() cannot be zero')
  const [start, stop] = second === undefined ? [0, first] : [first, second]
  const length = Math.max(0, Math.ceil((stop - start) / step))
  if (length > MAX_RANGE) throw budgetFault(`a range cannot have more than ${MAX_RANGE} elements`)
  st.charge(length)
  return markOwned(Array.from({ length }, (_, i) => start + i * step))
}

function createMap(st: State, args: readonly unknown[], kwargs: Kwargs): Map<unknown, unknown> {
  if (args.length > 1) throw typeFault('dict() takes at most one argument')
  const map = markOwned(new Map<unknown, unknown>())
  if (args.length === 1) for (const [key, value] of listPairs(st, args[0])) setMappingKey(map, key, value)
  for (const [key, value] of kwargs ?? []) map.set(key, value)
  return map
}

function createCallable(name: string, invoke: Callable['invoke']): [string, Callable] {
  return [name, new Callable(name, invoke)]
}

const GLOBALS: ReadonlyMap<string, unknown> = new Map([
  createCallable('range', createRange),
  createCallable('dict', createMap),
  createCallable('namespace', (st, args, kwargs) => {
    const vars = [...createMap(st, args, kwargs)].map(([key, value]): [string, unknown] => [String(key), value])
    return new Namespace(new Map(vars))
  }),
  createCallable('cycler', (_st, args, kwargs) => {
    refuseNames('cycler()', kwargs)
    if (args.length === 0) throw valueFault('cycler() needs at least one value')
    let turn = 0
    const next = createCallable('next', () => args[turn++ % args.length])
    const reset = createCallable('reset', () => {
      turn = 0
      return null
    })
    return new PyObject('cycler', () => new Map([['current', args[turn % args.length]], next, reset]))
  }),
  createCallable('joiner', (_st, args, kwargs) => {
    const [separator = ', '] = bindArgs('joiner()', ['sep'], 0, args, kwargs)
    let next: unknown = ''
    return new Callable('joiner', () => {
      const text = next
      next = separator
      return text
    })
  }),
])

function createUnaryFunction(name: string, compute: (st: State, value: unknown) => unknown): [string, Callable] {
  return createCallable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]))
}

function requireNumber(value: unknown, source: unknown): unknown {
  if (value === undefined) throw valueFault(`${describeType(source)} is not a number here`)
  return value
}

/** Bare conditions know four more functions, because microsoft/conductor evaluates them as Python. */
const CONDITION_GLOBALS: ReadonlyMap<string, unknown> = new Map([
  ...GLOBALS,
  createUnaryFunction('len', (_st, value) => requireLength(value)),
  createUnaryFunction('str', (st, value) => toText(st, value)),
  createUnaryFunction('int', (_st, value) => requireNumber(toInteger(value, undefined, undefined), value)),
  createUnaryFunction('float', (_st, value) => requireNumber(toDecimal(value, undefined), value)),
])

const FILTERS = new Map([...LIST_FILTERS, ...TEXT_FILTERS, ...VALUE_FILTERS])

export const FILTER_NAMES: readonly string[] = [...FILTERS.keys()]

export const LIBRARY: Library = { filters: FILTERS, tests: TESTS, globals: GLOBALS, isTrue }

export const BARE_LIBRARY: Library = { ...LIBRARY, globals: CONDITION_GLOBALS }

/** Libraries of conditions, in which texts such as `false` and `no` are false. */
export const CONDITION_LIBRARIES = {
  template: { ...LIBRARY, isTrue: isTruthyValue },
  bare: { ...BARE_LIBRARY, isTrue: isTruthyValue },
} as const satisfies Record<string, Library>
