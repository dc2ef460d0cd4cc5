import type { Expr, Linked, Stmt } from './ast.js'
import { argExpressions } from './parse-operand.js'

/** The direct parts of an expression. */
export function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.type) {
    case 'const':
    case 'name':
      return []
    case 'attribute':
      return [expr.target]
    case 'item':
      return [expr.target, expr.index]
    case 'slice':
      return [expr.target, expr.start, expr.stop, expr.step].filter((part) => part !== undefined)
    case 'list':
    case 'tuple':
      return expr.items
    case 'mapping':
      return expr.pairs.flat()
    case 'call':
    case 'test':
      return [expr.target, ...argExpressions(expr.args)]
    case 'filter':
      return [...(expr.target === undefined ? [] : [expr.target]), ...argExpressions(expr.args)]
    case 'not':
    case 'negative':
    case 'positive':
      return [expr.operand]
    case 'binary':
    case 'and':
    case 'or':
      return [expr.left, expr.right]
    case 'compare':
      return [expr.first, ...expr.rest.map((one) => one.operand)]
    case 'concat':
      return expr.parts
    case 'choice':
      return [expr.test, expr.then, ...(expr.otherwise === undefined ? [] : [expr.otherwise])]
  }
}

/** The direct expressions and bodies of a statement. */
export function contentsOf(stmt: Stmt): { exprs: readonly Expr[]; bodies: readonly (readonly Stmt[])[] } {
  switch (stmt.type) {
    case 'text':
      return { exprs: [], bodies: [] }
    case 'print':
      return { exprs: [stmt.value], bodies: [] }
    case 'if':
      return {
        exprs: stmt.branches.map((branch) => branch.test),
        bodies: [...stmt.branches.map((branch) => branch.body), stmt.otherwise],
      }
    case 'for':
      return {
        exprs: stmt.filter === undefined ? [stmt.source] : [stmt.source, stmt.filter],
        bodies: [stmt.body, stmt.otherwise],
      }
    case 'set':
      return { exprs: [stmt.value], bodies: [] }
    case 'setBlock':
      return { exprs: stmt.filter === undefined ? [] : [stmt.filter], bodies: [stmt.body] }
    case 'with':
      return { exprs: stmt.bindings.map((one) => one.value), bodies: [stmt.body] }
    case 'macro':
      return { exprs: stmt.params.flatMap((one) => one.fallback ?? []), bodies: [stmt.body] }
    case 'callBlock':
      return { exprs: [stmt.call, ...stmt.params.flatMap((one) => one.fallback ?? [])], bodies: [stmt.body] }
    case 'filterBlock':
      return { exprs: [stmt.filter], bodies: [stmt.body] }
    case 'block':
    case 'inFile':
      return { exprs: [], bodies: [stmt.body] }
    case 'layout':
      return { exprs: nameOf(stmt.parent), bodies: stmt.blocks.map(({ body }) => body) }
    case 'include':
    case 'import':
    case 'extends':
      return { exprs: nameOf(stmt.linked), bodies: [] }
  }
}

function nameOf(linked: Linked): readonly Expr[] {
  return 'open' in linked ? [linked.name] : []
}

function addNames(expr: Expr, names: Set<string>): void {
  if (expr.type === 'name') names.add(expr.name)
  for (const part of partsOf(expr)) addNames(part, names)
}

/** Every name that a body reads, also deep inside; macros need to know whether they use `varargs` or `caller`. */
export function namesIn(body: readonly Stmt[], names = new Set<string>()): Set<string> {
  for (const stmt of body) {
    const { exprs, bodies } = contentsOf(stmt)
    for (const expr of exprs) addNames(expr, names)
    for (const inner of bodies) namesIn(inner, names)
  }
  return names
}
