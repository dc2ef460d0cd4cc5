import { getOwnEntry } from '../core/json.js'
import {
  type Arg,
  type BinaryOp,
  type CompareOp,
  type Comparison,
  type Expr,
  type ExprShape,
  listSubexpressions,
  type SourceOffset,
} from './ast.js'
import { formatHint, syntaxFault } from './failure.js'
import { PYTHON_WORDS, type TokenStream } from './lexer.js'
import { LIBRARY } from './library.js'
import { isInt } from './numbers.js'

const MAX_DEPTH = 1_000
const CONSTANTS: Readonly<Record<string, unknown>> = { ...PYTHON_WORDS, true: true, false: false, none: null }
const KEYWORDS = new Set(['else', 'or', 'and', 'if', 'in', 'not', 'recursive'])
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in'] as const
const FACTORS = ['*', '/', '//', '%'] as const

/** A recursive-descent parser for expressions, one method per level of precedence; it also rejects unknown filters and tests. */
export class ExpressionParser {
  /** A bare condition also accepts Python's spelling `is None`, `is True`, `is False`. */
  constructor(
    protected readonly tokens: TokenStream,
    private readonly bare: boolean,
  ) {}

  /** Names read since the set was last replaced. */
  protected names = new Set<string>()

  protected node<T extends ExprShape>(pos: number, shape: T): T & SourceOffset {
    const depth = listSubexpressions(shape).reduce((deepest, part) => Math.max(deepest, part.depth), 0) + 1
    if (depth > MAX_DEPTH) throw syntaxFault('an expression is too long', pos)
    return { ...shape, pos, depth }
  }

  /** Parses comma-separated items up to the end of the tag, `)` or `stop`; any comma makes a tuple. */
  protected commaList<T>(stop: string | undefined, item: () => T): { items: T[]; isTuple: boolean } {
    const items: T[] = []
    let isTuple = false
    for (;;) {
      if (items.length > 0) this.tokens.expect(',')
      const { type } = this.tokens.current
      if (type === 'printEnd' || type === 'blockEnd' || this.tokens.is(')') || this.tokens.is(stop ?? ')')) break
      items.push(item())
      if (!this.tokens.is(',')) break
      isTuple = true
    }
    return { items, isTuple }
  }

  tuple(options: { choice?: boolean; stop?: string; empty?: boolean } = {}): Expr {
    const start = this.tokens.current.pos
    const item = () => (options.choice === false ? this.tokens.parseNested(() => this.or()) : this.expression())
    const { items, isTuple } = this.commaList(options.stop, item)
    const [only] = items
    if (!isTuple && only !== undefined) return only
    if (!isTuple && options.empty !== true) throw this.tokens.unexpected('an expression')
    return this.node(start, { type: 'tuple', items })
  }

  expression(): Expr {
    return this.tokens.parseNested(() => this.choice())
  }

  private choice(): Expr {
    let then = this.or()
    while (this.tokens.skip('if')) {
      const test = this.or()
      const otherwise = this.tokens.skip('else') ? this.expression() : undefined
      then = this.node(then.pos, { type: 'choice', test, then, otherwise })
    }
    return then
  }

  protected or(): Expr {
    return this.logic('or', () => this.logic('and', () => this.not()))
  }

  private logic(type: 'and' | 'or', operand: () => Expr): Expr {
    let left = operand()
    while (this.tokens.skip(type)) left = this.node(left.pos, { type, left, right: operand() })
    return left
  }

  private not(): Expr {
    if (!this.tokens.is('not')) return this.comparison()
    const { pos } = this.tokens.next()
    const operand = this.tokens.parseNested(() => this.not())
    return this.node(pos, { type: 'not', operand })
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
    return this.node(first.pos, { type: 'compare', first, rest })
  }

  private comparisonOperator(): CompareOp | undefined {
    const op = COMPARISONS.find((operator) => this.tokens.skip(operator))
    if (op !== undefined || !this.tokens.is('not') || !this.tokens.is('in', this.tokens.peek(1))) return op
    this.tokens.next()
    this.tokens.next()
    return 'not in'
  }

  private chain(operators: readonly BinaryOp[], operand: () => Expr): Expr {
    let left = operand()
    for (;;) {
      const { pos } = this.tokens.current
      const op = operators.find((operator) => this.tokens.skip(operator))
      if (op === undefined) return left
      left = this.node(pos, { type: 'binary', op, left, right: operand() })
    }
  }

  private sum(): Expr {
    return this.chain(['+', '-'], () => this.concat())
  }

  private concat(): Expr {
    const first = this.product()
    if (!this.tokens.is('~')) return first
    const parts = [first]
    while (this.tokens.skip('~')) parts.push(this.product())
    return this.node(first.pos, { type: 'concat', parts })
  }

  private product(): Expr {
    return this.chain(FACTORS, () => this.chain(['**'], () => this.filtersAndTests(this.unary())))
  }

  private unary(): Expr {
    const token = this.tokens.current
    if (!this.tokens.skip('-') && !this.tokens.skip('+')) return this.postfix(this.primary())
    const operand = this.tokens.parseNested(() => this.unary())
    return this.postfix(this.node(token.pos, { type: token.text === '-' ? 'negative' : 'positive', operand }))
  }

  protected primary(): Expr {
    const token = this.tokens.current
    if (token.type === 'name') {
      this.tokens.next()
      const value = getOwnEntry(CONSTANTS, token.text)
      if (value !== undefined) return this.node(token.pos, { type: 'const', value })
      this.names.add(token.text)
      return this.node(token.pos, { type: 'name', name: token.text })
    }
    if (token.type === 'number') return this.node(token.pos, { type: 'const', value: this.tokens.next().value })
    if (token.type === 'text') {
      let value = ''
      while (this.tokens.current.type === 'text') value += String(this.tokens.next().value)
      return this.node(token.pos, { type: 'const', value })
    }
    if (this.tokens.skip('(')) {
      const inner = this.tuple({ empty: true })
      this.tokens.expect(')')
      return inner
    }
    if (this.tokens.skip('['))
      return this.node(token.pos, { type: 'list', items: this.parseSeparated(']', () => this.expression()) })
    if (this.tokens.skip('{')) {
      const pairs = this.parseSeparated('}', (): [Expr, Expr] => {
        const key = this.expression()
        this.tokens.expect(':')
        return [key, this.expression()]
      })
      return this.node(token.pos, { type: 'mapping', pairs })
    }
    throw this.tokens.unexpected('an expression')
  }

  /** Parses comma-separated elements up to a closing bracket; a trailing comma is allowed. */
  protected parseSeparated<T>(close: string, element: () => T): T[] {
    const items: T[] = []
    while (!this.tokens.is(close)) {
      if (items.length > 0) this.tokens.expect(',')
      if (!this.tokens.is(close)) items.push(element())
    }
    this.tokens.expect(close)
    return items
  }

  protected postfix(start: Expr): Expr {
    let node = start
    for (;;) {
      if (this.tokens.is('.') || this.tokens.is('[')) node = this.subscript(node)
      else if (this.tokens.is('(')) node = this.call(node)
      else return node
    }
  }

  private call(target: Expr): Expr {
    return this.node(target.pos, { type: 'call', target, args: this.args() })
  }

  private subscript(target: Expr): Expr {
    if (this.tokens.skip('.')) {
      const { type, text, value, pos } = this.tokens.next()
      if (type !== 'name' && (type !== 'number' || !isInt(value)))
        throw syntaxFault(`expected a name or a number after '.'`, pos)
      const index = this.node(pos, { type: 'const', value: type === 'name' ? text : value })
      return this.node(target.pos, { type: 'item', target, index })
    }
    this.tokens.expect('[')
    if (this.tokens.is(']')) throw this.tokens.unexpected('an index')
    const parseBound = () => (this.tokens.is(':') || this.tokens.is(']') ? undefined : this.expression())
    const node = this.tokens.parseNested(() => {
      const start = this.tokens.is(':') ? undefined : this.tuple({ stop: ']' })
      if (start !== undefined && !this.tokens.is(':'))
        return this.node(target.pos, { type: 'item', target, index: start })
      this.tokens.expect(':')
      const stop = parseBound()
      const step = this.tokens.skip(':') ? parseBound() : undefined
      return this.node(target.pos, { type: 'slice', target, bounds: [start, stop, step] })
    })
    this.tokens.expect(']')
    return node
  }

  private args(): readonly Arg[] {
    this.tokens.expect('(')
    return this.parseSeparated(')', () => {
      const isNamed = this.tokens.current.type === 'name' && this.tokens.is('=', this.tokens.peek(1))
      const kind = isNamed ? '=' : this.tokens.skip('**') ? '**' : this.tokens.skip('*') ? '*' : ''
      const name = isNamed ? this.tokens.next().text : ''
      if (isNamed) this.tokens.expect('=')
      return { kind, name, value: this.expression() }
    })
  }

  protected filtersAndTests(start: Expr): Expr {
    let node = start
    for (;;) {
      if (this.tokens.skip('|')) node = this.filter(node)
      else if (this.tokens.skip('is')) node = this.test(node)
      else if (this.tokens.is('(')) node = this.call(node)
      else return node
    }
  }

  /** Parses the filters of a block, joined with `|`; the first one has no target. */
  protected filterChain(): Expr<'filter'> {
    let node = this.filter(undefined)
    while (this.tokens.skip('|')) node = this.filter(node)
    return node
  }

  private filter(target: Expr | undefined): Expr<'filter'> {
    const { text: name, pos } = this.tokens.expectType('name')
    if (!LIBRARY.filters.has(name)) {
      const reason =
        name === 'random' ? ': a workflow must do the same thing every time' : formatHint(name, LIBRARY.filters.keys())
      throw syntaxFault(`there is no filter '${name}'${reason}`, pos, reason === '' ? 'unknown-filter' : 'other')
    }
    const args = this.tokens.is('(') ? this.args() : []
    return this.node(pos, { type: 'filter', target, name, args })
  }

  private test(target: Expr): Expr {
    const negated = this.tokens.skip('not')
    const { text, pos } = this.tokens.expectType('name')
    const name = this.bare && Object.hasOwn(CONSTANTS, text) ? text.toLowerCase() : text
    if (!LIBRARY.tests.has(name))
      throw syntaxFault(`there is no test '${name}'${formatHint(name, LIBRARY.tests.keys())}`, pos)
    const test: Expr = this.node(pos, { type: 'test', target, name, args: this.testArgs() })
    return negated ? this.node(pos, { type: 'not', operand: test }) : test
  }

  private testArgs(): readonly Arg[] {
    if (this.tokens.is('(')) return this.args()
    const { type, text, pos } = this.tokens.current
    if (type === 'name' && text === 'is') throw syntaxFault("tests with 'is' cannot be chained", pos)
    const literal = type === 'text' || type === 'number' || this.tokens.is('[') || this.tokens.is('{')
    // In `x is defined if y` and `x is none in z` the keyword is not an argument of the test.
    if (!literal && (type !== 'name' || KEYWORDS.has(text))) return []
    return [{ kind: '', name: '', value: this.postfix(this.primary()) }]
  }
}
