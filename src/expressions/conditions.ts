import { findLargest } from '../text/lists.js'
import { type Body, type Expr, listSubexpressions, type Stmt } from './ast.js'
import { findPositionAt } from './failure.js'
import {
  createScope,
  evaluate,
  findOnlyExpression,
  isTemplate,
  isTruthyValue,
  parseExpression,
  parseTemplate,
  type TemplateFiles,
} from './index.js'

/** Reports whether a condition holds whatever it reads: `true`, `1 == 1`, `x or true`. */
export function alwaysHolds(condition: string): boolean {
  const template = isTemplate(condition) ? parseTemplate(condition) : null
  const only = template?.ok === true ? findOnlyExpression(template.value) : null
  const bare = template === null ? parseExpression(condition) : null
  const expression = only ?? (bare?.ok === true ? bare.value : null)
  return expression !== null && foldCondition(expression.tree) === true
}

/** Returns the truth of an expression if no value can change it, else null. */
function foldCondition(tree: Expr): boolean | null {
  switch (tree.type) {
    case 'not': {
      const operand = foldCondition(tree.operand)
      return operand === null ? null : !operand
    }
    case 'and':
    case 'or': {
      const sides = [foldCondition(tree.left), foldCondition(tree.right)]
      const decisive = tree.type === 'or'
      return sides.includes(decisive) ? decisive : sides.includes(null) ? null : !decisive
    }
    case 'choice': {
      const [then, otherwise = null] = [tree.then, tree.otherwise].map((part) => part && foldCondition(part))
      const test = foldCondition(tree.test)
      return (test === true ? then : test === false ? otherwise : then === otherwise ? then : null) ?? null
    }
    default: {
      if (readsNames(tree)) return null
      const value = evaluate({ source: '', references: [], tree }, createScope({}))
      return value.ok ? isTruthyValue(value.value) : null
    }
  }
}

function readsNames(tree: Expr): boolean {
  return tree.type === 'name' || listSubexpressions(tree).some(readsNames)
}

/** Finds text outside of the expression of a condition; null if the condition is one expression, or cannot be parsed. */
export function findConditionProblem(condition: string, files?: TemplateFiles) {
  if (!isTemplate(condition)) return null
  const parsed = parseTemplate(condition, { files })
  const body = parsed.ok ? parsed.value.body : null
  const pos = body === null ? null : findUnfitOffset(body)
  if (body === null || pos === null) return null
  // A text begins at the end of the tag before it, often with a blank.
  const blanks = /^\s*/.exec(condition.slice(pos))?.[0].length ?? 0
  return {
    ...findPositionAt(condition, pos + blanks),
    isBlock: condition.includes('{%'),
    bare: toBareExpression(condition),
  }
}

function toBareExpression(condition: string): string | null {
  if (/\}\}\s*\{\{/.test(condition)) return null
  const bare = condition
    .replace(/\$?(['"]?)\{\{-?([^{}]*?)-?\}\}\1/g, (_, _quote, inner: string) => parenthesize(inner.trim()))
    .replace(/(?<!\s)\s*&&\s*/g, ' and ')
    .replace(/(?<!\s)\s*\|\|\s*/g, ' or ')
    .replace(/!(?!=)\s*/g, 'not ')
    .trim()
  const whole = /^\(([^()]*)\)$/.exec(bare)?.[1] ?? bare
  return parseExpression(whole).ok ? whole : null
}

/** Puts an expression into parentheses where operators beside it could bind tighter. */
function parenthesize(text: string): string {
  const parsed = parseExpression(text)
  const isTight = parsed.ok && ['name', 'item', 'call', 'filter', 'const'].includes(parsed.value.tree.type)
  return isTight ? text : `(${text})`
}

/** Returns the offset of what a condition may not print, or null: it prints one expression, or statements `true` or `false`. */
function findUnfitOffset(body: Body): number | null {
  const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '')
  if (only === undefined || (only.type === 'print' && others.length === 0)) return null
  const isPlain = [only, ...others].every(({ type }) => type === 'text' || type === 'print')
  if (!isPlain) return judgePrinted(body).unfit
  return (only.type === 'print' ? (others.find(({ type }) => type === 'text') ?? others[0]) : only)?.pos ?? null
}

interface Printed {
  readonly most: number
  readonly hasFalse: boolean
  /** Offset of the first text that is neither `true` nor `false`, or that follows another where one may be `false`. */
  readonly unfit: number | null
}

const NOTHING: Printed = { most: 0, hasFalse: false, unfit: null }

function judgePrinted(body: Body): Printed {
  return body.reduce((before, stmt) => {
    const next = judgeStatement(stmt)
    const both = { most: before.most + next.most, hasFalse: before.hasFalse || next.hasFalse }
    const isMixed = both.hasFalse && before.most > 0 && next.most > 0
    return { ...both, unfit: before.unfit ?? next.unfit ?? (isMixed ? stmt.pos : null) }
  }, NOTHING)
}

function judgeStatement(stmt: Stmt): Printed {
  const unfit = { ...NOTHING, unfit: stmt.pos }
  switch (stmt.type) {
    case 'text': {
      const text = stmt.text.trim().toLowerCase()
      if (text === 'true' || text === 'false') return { ...NOTHING, most: 1, hasFalse: text === 'false' }
      return text === '' ? NOTHING : unfit
    }
    case 'print':
      return isBoolean(stmt.value) ? { ...NOTHING, most: 1, hasFalse: true } : unfit
    case 'if':
      return joinPrinted([...stmt.branches.map(({ body }) => body), stmt.otherwise])
    case 'for':
      return joinPrinted([[...stmt.body, ...stmt.body], stmt.otherwise])
    case 'with':
    case 'block':
    case 'inFile':
      return judgePrinted(stmt.body)
    case 'include':
      return stmt.linked.type === 'opened' ? judgePrinted(stmt.linked.body) : unfit
    case 'layout':
    case 'callBlock':
    case 'filterBlock':
      return unfit
    case 'set':
    case 'setBlock':
    case 'macro':
    case 'import':
    case 'extends':
      return NOTHING
  }
}

function joinPrinted(bodies: readonly Body[]): Printed {
  const each = bodies.map(judgePrinted)
  return {
    most: findLargest(each.map(({ most }) => most)),
    hasFalse: each.some(({ hasFalse }) => hasFalse),
    unfit: each.find(({ unfit }) => unfit !== null)?.unfit ?? null,
  }
}

function isBoolean(expr: Expr): boolean {
  switch (expr.type) {
    case 'compare':
    case 'not':
    case 'test':
      return true
    case 'const':
      return typeof expr.value === 'boolean'
    case 'and':
    case 'or':
      return isBoolean(expr.left) && isBoolean(expr.right)
    default:
      return false
  }
}
