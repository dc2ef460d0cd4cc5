import { isRecord } from '../core/json.js'
import type { AssumedValues } from './assumed.js'
import type { Arg, BinaryOp, CompareOp, Expr, ExprType } from './ast.js'
import { contains, isEqual, listElements, listMappingEntries, order, setMappingKey } from './data.js'
import { typeFault } from './failure.js'
import { applyFilter, applyTest, deriveValue } from './functions.js'
import { createMissingMember, getItem, getSlice } from './methods.js'
import { ARITHMETIC, asIndex, isNum, negate } from './numbers.js'
import { toText } from './print.js'
import type { State } from './state.js'
import {
  Absent,
  Callable,
  describeType,
  isMapping,
  isText,
  markOwned,
  Nothing,
  Tuple,
  toSequence,
  toSequenceLike,
  Undefined,
} from './values.js'

function concatenate(st: State, a: unknown, b: unknown): unknown {
  if (isText(a) && isText(b)) {
    st.reserve(a.length + b.length)
    return a + b
  }
  const [left, right] = [toSequence(a), toSequence(b)]
  if (left === undefined || right === undefined || Array.isArray(a) !== Array.isArray(b)) return undefined
  st.charge(left.length + right.length)
  return toSequenceLike(a, [...left, ...right])
}

function repeat(st: State, value: unknown, times: unknown): unknown {
  const index = asIndex(times)
  if (index === undefined) return undefined
  const count = Math.max(0, index)
  if (isText(value)) {
    st.reserve(value.length * count)
    return value === '' ? '' : value.repeat(count)
  }
  const items = toSequence(value)
  if (items === undefined) return undefined
  st.charge(items.length * count)
  const repeated = Array.from({ length: items.length * count }, (_, i) => items[i % items.length])
  return toSequenceLike(value, repeated)
}

/** Evaluates `a op b`; besides numbers, `+` and `*` take texts, lists and tuples. */
export function operate(st: State, op: BinaryOp, a: unknown, b: unknown): unknown {
  if (isNum(a) && isNum(b)) return ARITHMETIC[op](a, b)
  const result = op === '+' ? concatenate(st, a, b) : op === '*' ? (repeat(st, a, b) ?? repeat(st, b, a)) : undefined
  if (result !== undefined) return result
  const joins = op === '+' && (isText(a) || isText(b))
  const advice = joins ? '; use ~ to join texts' : op === '%' && isText(a) ? '; use the filter format' : ''
  throw typeFault(`${op} does not take ${describeType(a)} and ${describeType(b)}${advice}`)
}

/** Looks a name up in the template's variables, then in the scope, then among the global functions. */
export function lookup(st: State, name: string, pos: number): unknown {
  const { frame, scope, library } = st
  const variable = frame.lookup(name)
  if (variable !== undefined) return variable
  const value = scope.lookup(name)
  if (value !== undefined && typeof value !== 'function' && typeof value !== 'symbol') return value
  const builtin = library.globals.get(name)
  if (builtin !== undefined) return builtin
  const names = () => [...new Set([...scope.names(), ...frame.names()])]
  const why = scope.absent?.(name) ?? null
  if (why !== null) return new Absent(`'${name}' is undefined: ${why}`, pos, undefined, names)
  return new Undefined(`'${name}' is undefined`, pos, name, names)
}

/** Returns the dotted form of a simple path for messages: probe.output.x for `probe.output['x']`. */
function formatPath(expr: Expr): string | undefined {
  if (expr.type === 'name') return expr.name
  if (expr.type !== 'item') return undefined
  const base = formatPath(expr.target)
  if (base === undefined) return undefined
  const key = expr.index.type === 'const' ? expr.index.value : undefined
  if (typeof key === 'string') return `${base}.${key}`
  return typeof key === 'number' ? `${base}[${key}]` : undefined
}

/** Makes the value of a missing field; the scope tells why a field of one of its names is absent. */
function createMissingValue(st: State, target: unknown, key: unknown, pos: number, holder: Expr): Undefined {
  const isOfScope = holder.type === 'name' && isText(key) && st.frame.lookup(holder.name) === undefined
  const why = isOfScope ? st.scope.absent?.(holder.name, key) : null
  return createMissingMember(st, target, key, pos, formatPath(holder), why ?? undefined)
}

function evaluateArguments(st: State, all: readonly Arg[]): { args: readonly unknown[]; kwargs: Map<string, unknown> } {
  const args: unknown[] = []
  const kwargs = new Map<string, unknown>()
  const addNamed = (name: unknown, value: unknown) => {
    if (!isText(name)) throw typeFault('the keys of a mapping after ** must be texts')
    if (kwargs.has(name)) throw typeFault(`the argument '${name}' is given twice`)
    kwargs.set(name, value)
  }
  for (const { kind, name, value: expr } of all) {
    const value = evaluateExpression(st, expr)
    if (kind === '') args.push(value)
    else if (kind === '=') addNamed(name, value)
    else if (kind === '*') for (const item of listElements(st, value)) args.push(item)
    else if (!isMapping(value)) throw typeFault(`after ** comes a mapping, not ${describeType(value)}`)
    else {
      st.charge(1)
      for (const [key, item] of listMappingEntries(value)) addNamed(key, item)
    }
  }
  return { args, kwargs }
}

/** Evaluates the target of a call: a method belongs to the value that stands for an assumed one. */
function evaluateCallee(st: State, expr: Expr): unknown {
  if (st.scope.assumed === undefined || expr.type !== 'item') return evaluateExpression(st, expr)
  const target = evaluateExpression(st, expr.target)
  const key = evaluateExpression(st, expr.index)
  return getItem(target, key) ?? createMissingValue(st, target, key, expr.index.pos, expr.target)
}

/** Calls a value; a call block passes its body as the argument `caller`. */
export function call(st: State, expr: Expr<'call'>, caller?: Callable): unknown {
  const target = evaluateCallee(st, expr.target)
  if (target instanceof Undefined) throw target.fault()
  st.pos = expr.pos
  const { args, kwargs } = evaluateArguments(st, expr.args)
  st.pos = expr.pos
  st.charge(1)
  if (!(target instanceof Callable)) {
    const label = formatPath(expr.target)
    const type = describeType(target)
    throw typeFault(label === undefined ? `${type} is no function` : `'${label}' is ${type}, no function`)
  }
  if (caller !== undefined) kwargs.set('caller', caller)
  return target.invoke(st, args, kwargs)
}

/** Applies a filter; a filter without a target gets the body of its block. */
export function filter(st: State, expr: Expr<'filter'>, body?: string): unknown {
  const { target } = expr
  const value =
    target === undefined ? body : target.type === 'filter' ? filter(st, target, body) : evaluateExpression(st, target)
  const { args, kwargs } = evaluateArguments(st, expr.args)
  st.pos = expr.pos
  return applyFilter(st, expr.name, value, args, kwargs)
}

const COMPARE: Readonly<Record<CompareOp, (st: State, a: unknown, b: unknown) => boolean>> = {
  '==': isEqual,
  '!=': (st, a, b) => !isEqual(st, a, b),
  '<': (st, a, b) => order(st, a, b) < 0,
  '<=': (st, a, b) => order(st, a, b) <= 0,
  '>': (st, a, b) => order(st, a, b) > 0,
  '>=': (st, a, b) => order(st, a, b) >= 0,
  in: (st, a, b) => contains(st, b, a),
  'not in': (st, a, b) => !contains(st, b, a),
}

function evaluateUnary(st: State, expr: Expr<'not' | 'negative' | 'positive'>): unknown {
  const value = evaluateExpression(st, expr.operand)
  st.pos = expr.pos
  if (expr.type === 'not') return !st.library.isTrue(value)
  if (!isNum(value))
    throw typeFault(`${describeType(value)} ${expr.type === 'negative' ? 'has no negative' : 'is no number'}`)
  return expr.type === 'negative' ? negate(value) : typeof value === 'boolean' ? Number(value) : value
}

function evaluateLogic(st: State, expr: Expr<'and' | 'or'>): unknown {
  const left = evaluateExpression(st, expr.left)
  return st.library.isTrue(left) === (expr.type === 'or') ? left : evaluateExpression(st, expr.right)
}

function evaluateAll(st: State, items: readonly Expr[]): unknown[] {
  st.charge(1 + items.length)
  return items.map((item) => evaluateExpression(st, item))
}

const EVALUATORS: { readonly [T in ExprType]: (st: State, expr: Expr<T>) => unknown } = {
  const: (_st, { value }) => value,
  name: (st, { name, pos }) => lookup(st, name, pos),
  item(st, expr) {
    const target = evaluateUnopened(st, expr.target)
    const key = evaluateExpression(st, expr.index)
    st.pos = expr.index.pos
    const member = getMember(st, target, key)
    return member === undefined ? createMissingValue(st, target, key, expr.index.pos, expr.target) : member
  },
  slice(st, expr) {
    const target = evaluateExpression(st, expr.target)
    const [start, stop, step] = expr.bounds.map((bound) => bound && evaluateExpression(st, bound))
    st.pos = expr.pos
    return deriveValue(st, target, getSlice(st, target, start, stop, step))
  },
  list: (st, { items }) => markOwned(evaluateAll(st, items)),
  tuple: (st, { items }) => new Tuple(evaluateAll(st, items)),
  mapping(st, { pairs }) {
    st.charge(1 + pairs.length)
    const map = markOwned(new Map<unknown, unknown>())
    for (const [key, value] of pairs) setMappingKey(map, evaluateExpression(st, key), evaluateExpression(st, value))
    return map
  },
  call,
  filter,
  test(st, expr) {
    const value = evaluateExpression(st, expr.target)
    const { args, kwargs } = evaluateArguments(st, expr.args)
    st.pos = expr.pos
    return applyTest(st, expr.name, value, args, kwargs)
  },
  not: evaluateUnary,
  negative: evaluateUnary,
  positive: evaluateUnary,
  binary(st, expr) {
    const left = evaluateExpression(st, expr.left)
    const right = evaluateExpression(st, expr.right)
    st.pos = expr.pos
    st.charge(1)
    return operate(st, expr.op, left, right)
  },
  compare(st, expr) {
    let left = evaluateExpression(st, expr.first)
    for (const { op, operand, pos } of expr.rest) {
      const right = evaluateExpression(st, operand)
      st.pos = pos
      if (!COMPARE[op](st, left, right)) return false
      left = right
    }
    return true
  },
  and: evaluateLogic,
  or: evaluateLogic,
  concat(st, { parts }) {
    const texts = evaluateAll(st, parts).map((part) => toText(st, part))
    return st.join(texts, '')
  },
  choice(st, expr) {
    if (st.library.isTrue(evaluateExpression(st, expr.test))) return evaluateExpression(st, expr.then)
    if (expr.otherwise !== undefined) return evaluateExpression(st, expr.otherwise)
    return new Nothing('an inline if without else gave nothing, because its condition does not hold', expr.pos)
  },
}

export function evaluateExpression<T extends ExprType>(st: State, expr: Expr<T>): unknown {
  const value = evaluateUnopened(st, expr)
  const { assumed } = st.scope
  return assumed === undefined ? value : openMarks(st, assumed, value)
}

/** Replaces marks in a value by what stands for them, and notes that they were read. */
export function openMarks(st: State, assumed: AssumedValues, value: unknown): unknown {
  if (isText(value)) {
    if (!assumed.isMark(value)) return value
    st.marksRead.add(value)
    return assumed.open(value)
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => openMarks(st, assumed, item))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, openMarks(st, assumed, item)] as const)
  return entries.some(([key, item]) => item !== value[key]) ? Object.fromEntries(entries) : value
}

/** Evaluates an expression and leaves marks of assumed values in its value. */
export function evaluateUnopened<T extends ExprType>(st: State, expr: Expr<T>): unknown {
  const value = EVALUATORS[expr.type](st, expr)
  if (st.scope.assumed?.isMark(value) === true) st.marksAt.set(expr, value)
  return value
}

function getMember(st: State, target: unknown, key: unknown): unknown {
  const { assumed } = st.scope
  if (assumed?.isMark(target) !== true) return getItem(target, key)
  return assumed.findMember(target, key) ?? getItem(openMarks(st, assumed, target), key)
}
