/** An argument of a call, a filter or a test: positional, named (`=`), or unpacked from a list (`*`) or a mapping (`**`). */
export interface Arg {
  readonly kind: '' | '=' | '*' | '**'
  readonly name: string
  readonly value: Expr
}

export type BinaryOp = '+' | '-' | '*' | '/' | '//' | '%' | '**'
export type CompareOp = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in'

export interface SourceOffset {
  readonly pos: number
  readonly depth: number
}

interface ExprFields {
  const: { readonly value: unknown }
  name: { readonly name: string }
  /** `x[1]` and `x.name`; the index of `x.name` is the constant `name`. */
  item: { readonly target: Expr; readonly index: Expr }
  /** The bounds are start, stop and step. */
  slice: { readonly target: Expr; readonly bounds: readonly (Expr | undefined)[] }
  list: { readonly items: readonly Expr[] }
  tuple: { readonly items: readonly Expr[] }
  mapping: { readonly pairs: readonly (readonly [Expr, Expr])[] }
  call: { readonly target: Expr; readonly args: readonly Arg[] }
  filter: { readonly target: Expr | undefined; readonly name: string; readonly args: readonly Arg[] }
  test: { readonly target: Expr; readonly name: string; readonly args: readonly Arg[] }
  not: { readonly operand: Expr }
  negative: { readonly operand: Expr }
  positive: { readonly operand: Expr }
  binary: { readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  and: { readonly left: Expr; readonly right: Expr }
  or: { readonly left: Expr; readonly right: Expr }
  compare: { readonly first: Expr; readonly rest: readonly Comparison[] }
  concat: { readonly parts: readonly Expr[] }
  choice: { readonly test: Expr; readonly then: Expr; readonly otherwise: Expr | undefined }
}

export type ExprType = keyof ExprFields

/** An expression without its position. */
export type ExprShape<T extends ExprType = ExprType> = { [K in T]: { readonly type: K } & ExprFields[K] }[T]

export type Expr<T extends ExprType = ExprType> = { [K in T]: { readonly type: K } & ExprFields[K] & SourceOffset }[T]

export interface Comparison {
  readonly op: CompareOp
  readonly operand: Expr
  readonly pos: number
}

export type Target =
  | { readonly type: 'name'; readonly name: string; readonly pos: number }
  | { readonly type: 'tuple'; readonly items: readonly Target[]; readonly pos: number }
  | { readonly type: 'member'; readonly name: string; readonly member: string; readonly pos: number }

export interface Param {
  readonly name: string
  readonly fallback: Expr | undefined
}

/** A macro, or the body of a call block as the macro `caller`. */
export interface Macro {
  readonly name: string
  readonly params: readonly Param[]
  readonly body: Body
  readonly pos: number
  /** Whether the body reads `varargs`, `kwargs` and `caller`, the arguments beyond the parameters. */
  readonly uses: { readonly varargs: boolean; readonly kwargs: boolean; readonly caller: boolean }
}

export type Body = readonly Stmt[]

interface StmtFields {
  text: { readonly text: string }
  print: { readonly value: Expr }
  if: { readonly branches: readonly { readonly test: Expr; readonly body: Body }[]; readonly otherwise: Body }
  for: {
    readonly target: Target
    readonly source: Expr
    readonly filter: Expr | undefined
    readonly recursive: boolean
    readonly body: Body
    readonly otherwise: Body
  }
  set: { readonly target: Target; readonly value: Expr }
  setBlock: { readonly target: Target; readonly filter: Expr<'filter'> | undefined; readonly body: Body }
  with: { readonly bindings: readonly { readonly target: Target; readonly value: Expr }[]; readonly body: Body }
  macro: { readonly macro: Macro }
  callBlock: { readonly call: Expr<'call'>; readonly caller: Macro }
  filterBlock: { readonly filter: Expr<'filter'>; readonly body: Body }
  include: { readonly linked: Linked }
  import: { readonly linked: Linked; readonly imported: Imported }
  extends: { readonly linked: Linked }
  block: { readonly name: string; readonly body: Body }
  layout: { readonly blocks: readonly Stmt<'block'>[]; readonly parent: Linked }
  inFile: { readonly from: { readonly file: string; readonly text: string }; readonly body: Body }
}

export type StmtType = keyof StmtFields

export type Stmt<T extends StmtType = StmtType> = {
  [K in T]: { readonly type: K; readonly pos: number } & StmtFields[K]
}[T]

export type OpenFile = (name: string, pos: number) => Body | null

/** The content of another file, or its name if that is an expression, which only the run can evaluate. */
export type Linked =
  | { readonly type: 'opened'; readonly body: Body }
  /** If `optional`, a missing file is skipped. */
  | { readonly type: 'named'; readonly name: Expr; readonly open: OpenFile; readonly optional: boolean }

/** Names that an import defines: one for the whole file, or some of the file's own names. */
type Imported =
  | { readonly type: 'module'; readonly as: string }
  | { readonly type: 'names'; readonly names: readonly { readonly name: string; readonly as: string }[] }

const PARTS: { readonly [T in ExprType]: (expr: ExprShape<T>) => readonly (Expr | undefined)[] } = {
  const: () => [],
  name: () => [],
  item: ({ target, index }) => [target, index],
  slice: ({ target, bounds }) => [target, ...bounds],
  list: ({ items }) => items,
  tuple: ({ items }) => items,
  mapping: ({ pairs }) => pairs.flat(),
  call: ({ target, args }) => [target, ...args.map(({ value }) => value)],
  filter: ({ target, args }) => [target, ...args.map(({ value }) => value)],
  test: ({ target, args }) => [target, ...args.map(({ value }) => value)],
  not: ({ operand }) => [operand],
  negative: ({ operand }) => [operand],
  positive: ({ operand }) => [operand],
  binary: ({ left, right }) => [left, right],
  and: ({ left, right }) => [left, right],
  or: ({ left, right }) => [left, right],
  compare: ({ first, rest }) => [first, ...rest.map(({ operand }) => operand)],
  concat: ({ parts }) => parts,
  choice: ({ test, then, otherwise }) => [test, then, otherwise],
}

export function listSubexpressions<T extends ExprType>(expr: ExprShape<T>): readonly Expr[] {
  return PARTS[expr.type](expr).filter((part) => part !== undefined)
}
