import type { BinaryOp, CompareOp, Comparison, Expr } from './ast.js'
import { OperandParser } from './parse-operand.js'

const COMPARISONS: ReadonlyMap<string, CompareOp> = new Map([
  ['==', '=='],
  ['!=', '!='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
])
const FACTORS: ReadonlyMap<string, BinaryOp> = new Map([
  ['*', '*'],
  ['/', '/'],
  ['//', '//'],
  ['%', '%'],
])
const SUMS: ReadonlyMap<string, BinaryOp> = new Map([
  ['+', '+'],
  ['-', '-'],
])
/** Reads operators by their precedence, from the inline if down to the sign of a number. */
export class ExpressionParser extends OperandParser {
  /** The first operand of what is read now, where it has been read already. */
  private first: Expr | undefined

  /** An expression, or several with commas between them, which make a tuple. */
  override tuple(options: { choice?: boolean; stop?: string; empty?: boolean } = {}): Expr {
    const start = this.tokens.current.pos
    const items: Expr[] = []
    let isTuple = false
    for (;;) {
      if (items.length > 0) this.tokens.expectOperator(',')
      if (this.atTupleEnd(options.stop)) break
      items.push(options.choice === false ? this.tokens.nested(() => this.or()) : this.expression())
      if (!this.tokens.isOperator(',')) break
      isTuple = true
    }
    const [only] = items
    if (!isTuple && only !== undefined) return only
    if (!isTuple && options.empty !== true) throw this.tokens.unexpected('an expression')
    return { ...this.at(start, ...items), type: 'tuple', items }
  }

  private atTupleEnd(stop: string | undefined): boolean {
    const { type } = this.tokens.current
    if (type === 'printEnd' || type === 'blockEnd' || this.tokens.isOperator(')')) return true
    return stop !== undefined && this.tokens.isName(stop)
  }

  override expression(): Expr {
    return this.tokens.nested(() => this.choice())
  }

  private choice(): Expr {
    let then = this.or()
    while (this.tokens.skipName('if')) {
      const test = this.or()
      const otherwise = this.tokens.skipName('else') ? this.expression() : undefined
      then = { ...this.at(then.pos, then, test, otherwise), type: 'choice', test, then, otherwise }
    }
    return then
  }

  protected or(): Expr {
    // Most expressions are one operand, and need not go through every level of operators.
    if (!this.tokens.isName('not')) {
      const operand = this.unary(true)
      if (this.tokens.isAfterLast) return operand
      this.first = operand
    }
    let left = this.and()
    while (this.tokens.skipName('or')) {
      const right = this.and()
      left = { ...this.at(left.pos, left, right), type: 'or', left, right }
    }
    return left
  }

  private and(): Expr {
    let left = this.not()
    while (this.tokens.skipName('and')) {
      const right = this.not()
      left = { ...this.at(left.pos, left, right), type: 'and', left, right }
    }
    return left
  }

  private not(): Expr {
    if (this.first !== undefined || !this.tokens.isName('not')) return this.comparison()
    const { pos } = this.tokens.next()
    const operand = this.tokens.nested(() => this.not())
    return { ...this.at(pos, operand), type: 'not', operand }
  }

  private comparison(): Expr {
    const first = this.sum()
    const rest: Comparison[] = []
    for (;;) {
      const { pos } = this.tokens.current
      const op = this.comparisonOperator()
      if (op === undefined) break
      rest.push({ op, operand: this.sum(), pos })
    }
    if (rest.length === 0) return first
    return { ...this.at(first.pos, first, ...rest.map((one) => one.operand)), type: 'compare', first, rest }
  }

  private comparisonOperator(): CompareOp | undefined {
    const token = this.tokens.current
    if (token.type === 'operator') {
      const op = COMPARISONS.get(token.text)
      if (op !== undefined) this.tokens.next()
      return op
    }
    if (this.tokens.skipName('in')) return 'in'
    const following = this.tokens.peek(1)
    if (this.tokens.isName('not') && following.type === 'name' && following.text === 'in') {
      this.tokens.next()
      this.tokens.next()
      return 'not in'
    }
    return undefined
  }

  private chain(operators: ReadonlyMap<string, BinaryOp>, operand: () => Expr): Expr {
    let left = operand()
    for (;;) {
      const token = this.tokens.current
      const op = token.type === 'operator' ? operators.get(token.text) : undefined
      if (op === undefined) return left
      this.tokens.next()
      const right = operand()
      left = { ...this.at(token.pos, left, right), type: 'binary', op, left, right }
    }
  }

  private sum(): Expr {
    return this.chain(SUMS, () => this.concat())
  }

  private concat(): Expr {
    const first = this.chain(FACTORS, () => this.power())
    if (!this.tokens.isOperator('~')) return first
    const parts = [first]
    while (this.tokens.skipOperator('~')) parts.push(this.chain(FACTORS, () => this.power()))
    return { ...this.at(first.pos, ...parts), type: 'concat', parts }
  }

  private power(): Expr {
    let left = this.first ?? this.unary(true)
    this.first = undefined
    while (this.tokens.isOperator('**')) {
      const { pos } = this.tokens.next()
      const right = this.unary(true)
      left = { ...this.at(pos, left, right), type: 'binary', op: '**', left, right }
    }
    return left
  }

  private unary(withFilter: boolean): Expr {
    const token = this.tokens.current
    let node: Expr
    if (this.tokens.skipOperator('-')) {
      const operand = this.tokens.nested(() => this.unary(false))
      node = { ...this.at(token.pos, operand), type: 'negative', operand }
    } else if (this.tokens.skipOperator('+')) {
      const operand = this.tokens.nested(() => this.unary(false))
      node = { ...this.at(token.pos, operand), type: 'positive', operand }
    } else {
      node = this.primary()
    }
    node = this.postfix(node)
    return withFilter ? this.filtersAndTests(node) : node
  }
}
