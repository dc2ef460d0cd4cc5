import type { Body, Expr, Stmt } from './ast.js'
import { isTrue } from './data.js'
import { isText } from './values.js'

const FALSE_TEXTS = new Set(['false', '0', 'no', 'none', 'null', '', '[]', '{}'])

/** Reports whether a value counts as true in a condition: a text by its words, any other value as in Python. */
export function valueHolds(value: unknown): boolean {
  return isText(value) ? !FALSE_TEXTS.has(value.trim().toLowerCase()) : isTrue(value)
}

/** Returns the offset of what a condition may not print, or null: it prints one expression, or statements `true` or `false`. */
export function findConditionText(body: Body): number | null {
  const [only, ...others] = body.filter((stmt) => stmt.type !== 'text' || stmt.text.trim() !== '')
  if (only === undefined || (only.type === 'print' && others.length === 0)) return null
  const isPlain = [only, ...others].every(({ type }) => type === 'text' || type === 'print')
  if (!isPlain) return printedBy(body).unfit
  return (only.type === 'print' ? (others.find(({ type }) => type === 'text') ?? others[0]) : only)?.pos ?? null
}

interface Printed {
  readonly most: number
  readonly hasFalse: boolean
  /** Offset of the first text that is neither `true` nor `false`, or that follows another where one may be `false`. */
  readonly unfit: number | null
}

const NOTHING: Printed = { most: 0, hasFalse: false, unfit: null }

function printedBy(body: Body): Printed {
  return body.reduce((before, stmt) => {
    const next = printedByOne(stmt)
    const both = { most: before.most + next.most, hasFalse: before.hasFalse || next.hasFalse }
    const isMixed = both.hasFalse && before.most > 0 && next.most > 0
    return { ...both, unfit: before.unfit ?? next.unfit ?? (isMixed ? stmt.pos : null) }
  }, NOTHING)
}

function printedByOne(stmt: Stmt): Printed {
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
      return mergePrinted([...stmt.branches.map(({ body }) => body), stmt.otherwise])
    case 'for':
      return mergePrinted([[...stmt.body, ...stmt.body], stmt.otherwise])
    case 'with':
    case 'block':
    case 'inFile':
      return printedBy(stmt.body)
    case 'include':
      return stmt.linked.type === 'opened' ? printedBy(stmt.linked.body) : unfit
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

function mergePrinted(bodies: readonly Body[]): Printed {
  const each = bodies.map(printedBy)
  return {
    most: Math.max(...each.map(({ most }) => most)),
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
