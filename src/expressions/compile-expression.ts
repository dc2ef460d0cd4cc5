import { getAttribute, getItem, getSlice } from './access.js'
import { applyFilter, applyTest } from './apply.js'
import type { Args, CompareOp, Comparison, Expr } from './ast.js'
import { contains, elements, entriesOf, equal, isTrue, order, setKey } from './data.js'
import { derived } from './derived.js'
import { typeFault } from './failure.js'
import { lookup, pathLabel } from './names.js'
import { BINARY, concatenate, minus, unaryPlus } from './operators.js'
import type { Kwargs, State } from './state.js'
import { Callable, isMapping, isText, kindOf, Nothing, own, plainText, Tuple, Undefined } from './values.js'

/** A compiled expression: a closure, so that rendering walks no tree and evaluates no generated source. */
export type Evaluator = (st: State) => unknown

const NO_VALUES: readonly unknown[] = []

function compileAttribute(expr: Extract<Expr, { type: 'attribute' }>): Evaluator {
  const target = compileExpression(expr.target)
  const label = pathLabel(expr.target)
  const { name, namePos } = expr
  return (st) => {
    const value = target(st)
    st.pos = namePos
    return getAttribute(st, value, name, label, namePos)
  }
}

function compileItem(expr: Extract<Expr, { type: 'item' }>): Evaluator {
  const target = compileExpression(expr.target)
  const index = compileExpression(expr.index)
  const label = pathLabel(expr.target)
  const { pos } = expr.index
  return (st) => {
    const value = target(st)
    const key = index(st)
    st.pos = pos
    return getItem(st, value, key, label, pos)
  }
}

function compileSlice(expr: Extract<Expr, { type: 'slice' }>): Evaluator {
  const target = compileExpression(expr.target)
  const [start, stop, step] = [expr.start, expr.stop, expr.step].map((part) =>
    part === undefined ? () => undefined : compileExpression(part),
  )
  return (st) => {
    const value = target(st)
    const bounds = [start?.(st), stop?.(st), step?.(st)]
    st.pos = expr.pos
    return derived(st, value, getSlice(st, value, bounds[0], bounds[1], bounds[2]))
  }
}

interface Values {
  readonly args: readonly unknown[]
  readonly kwargs: Kwargs
}

function namedValues(st: State, value: unknown, into: Map<string, unknown>): void {
  if (value instanceof Undefined) throw value.fault()
  if (!isMapping(value)) throw typeFault(`after ** comes a mapping, not ${kindOf(value)}`)
  st.charge(1)
  for (const [key, item] of entriesOf(value)) {
    if (!isText(key)) throw typeFault('the keys of a mapping after ** must be texts')
    if (into.has(plainText(key))) throw typeFault(`the argument '${plainText(key)}' is given twice`)
    into.set(plainText(key), item)
  }
}

/** Compiles arguments; the common case of none or a few positional ones allocates nothing but the list. */
function compileArgs(args: Args): (st: State) => Values {
  const positional = args.positional.map(compileExpression)
  const named = args.named.map(({ name, value }) => ({ name, value: compileExpression(value) }))
  const spread = args.spread === undefined ? undefined : compileExpression(args.spread)
  const spreadNamed = args.spreadNamed === undefined ? undefined : compileExpression(args.spreadNamed)
  const simple = named.length === 0 && spread === undefined && spreadNamed === undefined
  if (simple && positional.length === 0) return () => ({ args: NO_VALUES, kwargs: undefined })
  if (simple) return (st) => ({ args: positional.map((one) => one(st)), kwargs: undefined })
  return (st) => {
    const values = positional.map((one) => one(st))
    if (spread !== undefined) for (const item of elements(st, spread(st))) values.push(item)
    const kwargs = new Map<string, unknown>()
    for (const { name, value } of named) {
      if (kwargs.has(name)) throw typeFault(`the argument '${name}' is given twice`)
      kwargs.set(name, value(st))
    }
    if (spreadNamed !== undefined) namedValues(st, spreadNamed(st), kwargs)
    return { args: values, kwargs }
  }
}

/** Calls a value; a call block hands its body in as the argument `caller`. */
export function compileCall(expr: Extract<Expr, { type: 'call' }>, caller?: Evaluator): Evaluator {
  const target = compileExpression(expr.target)
  const args = compileArgs(expr.args)
  const label = pathLabel(expr.target)
  return (st) => {
    const value = target(st)
    if (value instanceof Undefined) throw value.fault()
    st.pos = expr.pos
    const given = args(st)
    st.pos = expr.pos
    st.charge(1)
    if (!(value instanceof Callable)) {
      throw typeFault(
        `${label === undefined ? '' : `'${label}' is `}${kindOf(value)}${label === undefined ? ' is' : ','} no function`,
      )
    }
    if (caller === undefined) return value.invoke(st, given.args, given.kwargs)
    return value.invoke(st, given.args, new Map([...(given.kwargs ?? []), ['caller', caller(st)]]))
  }
}

/** Applies a chain of filters to a value that comes from outside the expression, such as the body of a block. */
export function compileFilterChain(expr: Expr): (st: State, body: unknown) => unknown {
  if (expr.type !== 'filter') throw new Error('a filter chain is made of filters')
  const inner = expr.target === undefined ? undefined : compileFilterChain(expr.target)
  const args = compileArgs(expr.args)
  return (st, body) => {
    const value = inner === undefined ? body : inner(st, body)
    const given = args(st)
    st.pos = expr.pos
    return applyFilter(st, expr.name, value, given.args, given.kwargs)
  }
}

function compileFilter(expr: Extract<Expr, { type: 'filter' }>): Evaluator {
  if (expr.target === undefined) throw new Error('a filter in an expression has a target')
  const target = compileExpression(expr.target)
  const args = compileArgs(expr.args)
  const { name, pos } = expr
  return (st) => {
    const value = target(st)
    const given = args(st)
    st.pos = pos
    return applyFilter(st, name, value, given.args, given.kwargs)
  }
}

function compileTest(expr: Extract<Expr, { type: 'test' }>): Evaluator {
  const target = compileExpression(expr.target)
  const { name, pos } = expr
  if (name === 'defined' && expr.args.positional.length === 0) return (st) => !(target(st) instanceof Undefined)
  const args = compileArgs(expr.args)
  return (st) => {
    const value = target(st)
    const given = args(st)
    st.pos = pos
    return applyTest(st, name, value, given.args, given.kwargs)
  }
}

const COMPARE: Readonly<Record<CompareOp, (st: State, a: unknown, b: unknown) => boolean>> = {
  '==': equal,
  '!=': (st, a, b) => !equal(st, a, b),
  '<': (st, a, b) => order(st, a, b) < 0,
  '<=': (st, a, b) => order(st, a, b) <= 0,
  '>': (st, a, b) => order(st, a, b) > 0,
  '>=': (st, a, b) => order(st, a, b) >= 0,
  in: (st, a, b) => contains(st, b, a),
  'not in': (st, a, b) => !contains(st, b, a),
}

function compileCompare(first: Expr, rest: readonly Comparison[]): Evaluator {
  const start = compileExpression(first)
  const steps = rest.map(({ op, operand, pos }) => ({ compare: COMPARE[op], operand: compileExpression(operand), pos }))
  return (st) => {
    let left = start(st)
    for (const { compare, operand, pos } of steps) {
      const right = operand(st)
      st.pos = pos
      if (!compare(st, left, right)) return false
      left = right
    }
    return true
  }
}

function compileMapping(pairs: readonly (readonly [Expr, Expr])[]): Evaluator {
  const compiled = pairs.map(([key, value]) => ({ key: compileExpression(key), value: compileExpression(value) }))
  return (st) => {
    st.charge(1 + compiled.length)
    const map = own(new Map<unknown, unknown>())
    for (const { key, value } of compiled) setKey(st, map, key(st), value(st))
    return map
  }
}

function compileChoice(expr: Extract<Expr, { type: 'choice' }>): Evaluator {
  const test = compileExpression(expr.test)
  const then = compileExpression(expr.then)
  const { otherwise, pos } = expr
  if (otherwise === undefined) {
    const absent = 'an inline if without else gave nothing, because its condition does not hold'
    return (st) => (isTrue(test(st)) ? then(st) : new Nothing(absent, pos))
  }
  const other = compileExpression(otherwise)
  return (st) => (isTrue(test(st)) ? then(st) : other(st))
}

function compileBinary(expr: Extract<Expr, { type: 'binary' }>): Evaluator {
  const left = compileExpression(expr.left)
  const right = compileExpression(expr.right)
  const compute = BINARY[expr.op]
  const { pos } = expr
  return (st) => {
    const a = left(st)
    const b = right(st)
    st.pos = pos
    st.charge(1)
    return compute(st, a, b)
  }
}

function compileItems(items: readonly Expr[]): (st: State) => unknown[] {
  const compiled = items.map(compileExpression)
  return (st) => {
    st.charge(1 + compiled.length)
    return compiled.map((one) => one(st))
  }
}

function compileUnary(operand: Expr, pos: number, compute: (value: unknown) => unknown): Evaluator {
  const inner = compileExpression(operand)
  return (st) => {
    const value = inner(st)
    st.pos = pos
    return compute(value)
  }
}

function compileLogic(expr: Extract<Expr, { type: 'and' | 'or' }>): Evaluator {
  const left = compileExpression(expr.left)
  const right = compileExpression(expr.right)
  const stopsAt = expr.type === 'or'
  return (st) => {
    const value = left(st)
    return isTrue(value) === stopsAt ? value : right(st)
  }
}

export function compileExpression(expr: Expr): Evaluator {
  switch (expr.type) {
    case 'const': {
      const { value } = expr
      return () => value
    }
    case 'name': {
      const { name, pos } = expr
      return (st) => lookup(st, name, pos)
    }
    case 'attribute':
      return compileAttribute(expr)
    case 'item':
      return compileItem(expr)
    case 'slice':
      return compileSlice(expr)
    case 'list': {
      const items = compileItems(expr.items)
      return (st) => own(items(st))
    }
    case 'tuple': {
      const items = compileItems(expr.items)
      return (st) => new Tuple(items(st))
    }
    case 'mapping':
      return compileMapping(expr.pairs)
    case 'call':
      return compileCall(expr)
    case 'filter':
      return compileFilter(expr)
    case 'test':
      return compileTest(expr)
    case 'not':
      return compileUnary(expr.operand, expr.pos, (value) => !isTrue(value))
    case 'negative':
      return compileUnary(expr.operand, expr.pos, minus)
    case 'positive':
      return compileUnary(expr.operand, expr.pos, unaryPlus)
    case 'binary':
      return compileBinary(expr)
    case 'compare':
      return compileCompare(expr.first, expr.rest)
    case 'and':
    case 'or':
      return compileLogic(expr)
    case 'concat': {
      const parts = compileItems(expr.parts)
      return (st) => concatenate(st, parts(st))
    }
    case 'choice':
      return compileChoice(expr)
  }
}
