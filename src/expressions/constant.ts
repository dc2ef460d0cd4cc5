import { type Expr, listSubexpressions } from './ast.js'
import {
  createScope,
  evaluate,
  findOnlyExpression,
  isTemplate,
  isTruthyValue,
  parseExpression,
  parseTemplate,
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
