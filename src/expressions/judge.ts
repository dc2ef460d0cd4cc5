import { type AssumedTest, type AssumedValues, formatExpression } from './assumed.js'
import type { CompareOp, Expr } from './ast.js'
import { isTruthyValue } from './data.js'
import { evaluateExpression } from './evaluate.js'
import { Fault } from './failure.js'
import { toPlain } from './print.js'
import type { State } from './state.js'
import { Nothing } from './values.js'

/** Reports whether the value of a condition counts as true. */
export function holds(st: State, tree: Expr): boolean {
  const value = evaluateExpression(st, tree)
  return !(value instanceof Nothing) && isTruthyValue(toPlain(st, value))
}

/** Judges a condition that may read assumed values: each operand of `and`, `or` and `not` that does is decided by choice. */
export function judgeAssumed(st: State, assumed: AssumedValues, tree: Expr): boolean {
  if (tree.type === 'not') return !judgeAssumed(st, assumed, tree.operand)
  if (tree.type === 'and' || tree.type === 'or') {
    const left = judgeAssumed(st, assumed, tree.left)
    return left === (tree.type === 'or') ? left : judgeAssumed(st, assumed, tree.right)
  }
  st.marksRead.clear()
  const result = tryHolds(st, tree)
  if (st.marksRead.size > 0) return assumed.choose(createTest(st, assumed, tree))
  if (result instanceof Fault) throw result
  return result
}

function tryHolds(st: State, tree: Expr): boolean | Fault {
  try {
    return holds(st, tree)
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

function createTest(st: State, assumed: AssumedValues, tree: Expr): AssumedTest {
  const label = formatExpression(tree, (part) => {
    const mark = st.marksAt.get(part)
    return mark === undefined ? undefined : assumed.nameOf(mark)
  })
  const key = formatExpression(tree, (part) => st.marksAt.get(part))
  return { label, key, marks: [...st.marksRead], about: findComparison(st, tree) }
}

const MIRRORED: Partial<Record<CompareOp, CompareOp>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
}

function findComparison(st: State, tree: Expr): AssumedTest['about'] {
  const alone = findMark(st, tree)
  if (alone !== undefined) return { mark: alone, op: 'truth', value: true }
  if (tree.type !== 'compare' || tree.rest.length !== 1) return null
  const [{ op, operand } = { op: '==' as const, operand: tree.first }] = tree.rest
  const [left, right] = [findMark(st, tree.first), findMark(st, operand)]
  if (left !== undefined && operand.type === 'const') return { mark: left, op, value: operand.value }
  const mirrored = MIRRORED[op]
  if (right !== undefined && tree.first.type === 'const' && mirrored !== undefined)
    return { mark: right, op: mirrored, value: tree.first.value }
  return null
}

/** Returns the mark that an expression reads as it is, or with a `default` that an assumed value does not need. */
function findMark(st: State, expr: Expr): string | undefined {
  const isDefault = expr.type === 'filter' && (expr.name === 'default' || expr.name === 'd')
  return st.marksAt.get(isDefault && expr.target !== undefined ? expr.target : expr)
}
