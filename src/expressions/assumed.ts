import type { Json } from '../core/json.js'
import type { CompareOp, Expr } from './ast.js'

/**
 * Values that a simulation assumes. In data such a value is a mark: a text that only the simulation can resolve.
 * A run has no assumed values, and evaluates its templates without this port.
 */
export interface AssumedValues {
  isMark(value: unknown): value is string
  /** Returns the name of an assumed value, such as `check.output.ok`; undefined for a computed one. */
  nameOf(mark: string): string | undefined
  /** Returns the value that stands for a mark. */
  open(mark: string): Json
  /** Returns the mark of a member of an assumed value; undefined if the value has no such member. */
  findMember(mark: string, key: unknown): string | undefined
  /** Returns the mark of a value that was computed from assumed values. */
  derive(value: Json, from: Iterable<string>): string
  /** Decides a condition that reads assumed values. */
  choose(test: AssumedTest): boolean
  /** Returns the items of an assumed list. */
  listItems(mark: string): readonly string[]
  /** Takes note of a template that failed after it had read assumed values, or whose assumed result cannot be used. */
  noteFailure(message: string, from: Iterable<string>): void
}

/** A test of assumed values: the whole condition, or an operand of its `and`, `or` and `not`. */
export interface AssumedTest {
  /** The test with the names of its values, for people. */
  readonly label: string
  /** Equal for equal tests of the same values. */
  readonly key: string
  /** Every assumed value that the test read. */
  readonly marks: readonly string[]
  /** The test as a comparison of one assumed value with a constant, if it is one; `truth` asks whether the value is true. */
  readonly about: { readonly mark: string; readonly op: CompareOp | 'truth'; readonly value: unknown } | null
}

/** Returns an expression as text; `name` may replace a part of it. */
export function formatExpression(expr: Expr, name: (part: Expr) => string | undefined): string {
  const format = (part: Expr): string => formatExpression(part, name)
  const replacement = name(expr)
  if (replacement !== undefined) return replacement
  switch (expr.type) {
    case 'const':
      return typeof expr.value === 'string' ? `'${expr.value}'` : String(expr.value ?? 'none')
    case 'name':
      return expr.name
    case 'item':
      return expr.index.type === 'const' && typeof expr.index.value === 'string'
        ? `${format(expr.target)}.${expr.index.value}`
        : `${format(expr.target)}[${format(expr.index)}]`
    case 'list':
      return `[${expr.items.map(format).join(', ')}]`
    case 'tuple':
      return `(${expr.items.map(format).join(', ')})`
    case 'filter':
      return `${expr.target === undefined ? '' : format(expr.target)} | ${expr.name}${formatArguments(expr, format)}`
    case 'test':
      return `${format(expr.target)} is ${expr.name}${formatArguments(expr, format)}`
    case 'call':
      return `${format(expr.target)}(${expr.args.map(({ value }) => format(value)).join(', ')})`
    case 'not':
      return `not ${format(expr.operand)}`
    case 'and':
    case 'or':
      return `(${format(expr.left)} ${expr.type} ${format(expr.right)})`
    case 'binary':
      return `${format(expr.left)} ${expr.op} ${format(expr.right)}`
    case 'compare':
      return [format(expr.first), ...expr.rest.map(({ op, operand }) => `${op} ${format(operand)}`)].join(' ')
    case 'concat':
      return expr.parts.map(format).join(' ~ ')
    default:
      return `${expr.type}@${expr.pos}`
  }
}

function formatArguments({ args }: Expr<'filter' | 'test'>, format: (part: Expr) => string): string {
  return args.length === 0 ? '' : `(${args.map(({ value }) => format(value)).join(', ')})`
}
