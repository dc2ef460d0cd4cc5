import { bindArgs } from './bind.js'
import { lengthOfValue, setKey } from './data.js'
import { budgetFault, typeFault, valueFault } from './failure.js'
import { toDecimal, toInteger } from './filters-values.js'
import { pairsOf } from './methods-data.js'
import { needInt } from './numbers.js'
import { toText } from './print.js'
import type { Kwargs, State } from './state.js'
import { Callable, kindOf, Namespace, own, PyObject, Range } from './values.js'

const MAX_RANGE = 1_000_000

function range(_st: State, args: readonly unknown[], kwargs: Kwargs): Range {
  if (kwargs !== undefined && kwargs.size > 0) throw typeFault('range() takes no named arguments')
  if (args.length < 1 || args.length > 3) throw typeFault('range() takes one to three arguments')
  const numbers = args.map((arg) => needInt(arg, 'an argument of range()'))
  const [first = 0, second, step = 1] = numbers
  if (step === 0) throw valueFault('the step of range() cannot be zero')
  const result = second === undefined ? new Range(0, first, 1) : new Range(first, second, step)
  if (result.length > MAX_RANGE) throw budgetFault(`a range cannot have more than ${MAX_RANGE} elements`)
  return result
}

function makeMap(st: State, args: readonly unknown[], kwargs: Kwargs): Map<unknown, unknown> {
  if (args.length > 1) throw typeFault('dict() takes at most one argument')
  const map = own(new Map<unknown, unknown>())
  if (args.length === 1) for (const [key, value] of pairsOf(st, args[0])) setKey(st, map, key, value)
  for (const [key, value] of kwargs ?? []) map.set(key, value)
  return map
}

function namespace(st: State, args: readonly unknown[], kwargs: Kwargs): Namespace {
  const vars = new Map<string, unknown>()
  for (const [key, value] of makeMap(st, args, kwargs)) vars.set(String(key), value)
  return new Namespace(vars)
}

class Cycler extends PyObject {
  readonly typeName = 'cycler'
  private at = 0
  constructor(private readonly items: readonly unknown[]) {
    super()
  }
  override attribute(name: string): unknown {
    if (name === 'current') return this.items[this.at]
    if (name === 'reset') {
      return new Callable('reset', () => {
        this.at = 0
        return null
      })
    }
    if (name !== 'next') return undefined
    return new Callable('next', () => {
      const item = this.items[this.at]
      this.at = (this.at + 1) % this.items.length
      return item
    })
  }
  override attributeNames(): readonly string[] {
    return ['current', 'next', 'reset']
  }
}

function cycler(_st: State, args: readonly unknown[], kwargs: Kwargs): Cycler {
  if (kwargs !== undefined && kwargs.size > 0) throw typeFault('cycler() takes no named arguments')
  if (args.length === 0) throw valueFault('cycler() needs at least one value')
  return new Cycler(args)
}

function joiner(_st: State, args: readonly unknown[], kwargs: Kwargs): Callable {
  const [separator = ', '] = bindArgs('joiner()', ['sep'], 0, args, kwargs)
  let used = false
  return new Callable('joiner', () => {
    if (used) return separator
    used = true
    return ''
  })
}

function callable(name: string, invoke: Callable['invoke']): [string, Callable] {
  return [name, new Callable(name, invoke)]
}

/** Functions that every template can call. */
export const GLOBALS: ReadonlyMap<string, unknown> = new Map([
  callable('range', range),
  callable('dict', makeMap),
  callable('namespace', namespace),
  callable('cycler', cycler),
  callable('joiner', joiner),
])

function single(name: string, compute: (st: State, value: unknown) => unknown): [string, Callable] {
  return callable(name, (st, args, kwargs) => compute(st, bindArgs(`${name}()`, ['value'], 1, args, kwargs)[0]))
}

function converted(value: unknown, source: unknown): unknown {
  if (value === undefined) throw valueFault(`${kindOf(source)} is not a number here`)
  return value
}

/** Bare conditions know four more functions, because they are read as Python elsewhere. */
export const CONDITION_GLOBALS: ReadonlyMap<string, unknown> = new Map([
  ...GLOBALS,
  single('len', (_st, value) => lengthOfValue(value)),
  single('str', (st, value) => toText(st, value)),
  single('int', (_st, value) => converted(toInteger(value, undefined, undefined), value)),
  single('float', (_st, value) => converted(toDecimal(value, undefined), value)),
])
