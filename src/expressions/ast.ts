/** An argument of a call, a filter or a test: positional, named (`=`), or unpacked from a list (`*`) or a mapping (`**`). */
export interface Arg {
  readonly kind: '' | '=' | '*' | '**'
  readonly name: string
  readonly value: Expr
}

export type BinaryOp = '+' | '-' | '*' | '/' | '//' | '%' | '**'
export type CompareOp = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not in'

/** Offset of an expression in the source, and how deep it nests. */
export interface Position {
  readonly pos: number
  readonly depth: number
}

export type Expr = ExprShape & Position

/** An expression without its position. */
export type ExprShape =
  | { readonly type: 'const'; readonly value: unknown }
  | { readonly type: 'name'; readonly name: string }
  /** `x[1]` and `x.name`; the index of `x.name` is the constant `name`. */
  | { readonly type: 'item'; readonly target: Expr; readonly index: Expr }
  | {
      readonly type: 'slice'
      readonly target: Expr
      readonly start: Expr | undefined
      readonly stop: Expr | undefined
      readonly step: Expr | undefined
    }
  | { readonly type: 'list' | 'tuple'; readonly items: readonly Expr[] }
  | { readonly type: 'mapping'; readonly pairs: readonly (readonly [Expr, Expr])[] }
  | { readonly type: 'call'; readonly target: Expr; readonly args: readonly Arg[] }
  | { readonly type: 'filter'; readonly target: Expr | undefined; readonly name: string; readonly args: readonly Arg[] }
  | { readonly type: 'test'; readonly target: Expr; readonly name: string; readonly args: readonly Arg[] }
  | { readonly type: 'not' | 'negative' | 'positive'; readonly operand: Expr }
  | { readonly type: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly type: 'compare'; readonly first: Expr; readonly rest: readonly Comparison[] }
  | { readonly type: 'and' | 'or'; readonly left: Expr; readonly right: Expr }
  | { readonly type: 'concat'; readonly parts: readonly Expr[] }
  | { readonly type: 'choice'; readonly test: Expr; readonly then: Expr; readonly otherwise: Expr | undefined }

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
type CallExpr = Extract<Expr, { type: 'call' }>
export type FilterExpr = Extract<Expr, { type: 'filter' }>
export type BlockStmt = Extract<Stmt, { type: 'block' }>

export type Stmt = { readonly pos: number } & (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'print'; readonly value: Expr }
  | {
      readonly type: 'if'
      readonly branches: readonly { readonly test: Expr; readonly body: Body }[]
      readonly otherwise: Body
    }
  | {
      readonly type: 'for'
      readonly target: Target
      readonly source: Expr
      readonly filter: Expr | undefined
      readonly recursive: boolean
      readonly body: Body
      readonly otherwise: Body
    }
  | { readonly type: 'set'; readonly target: Target; readonly value: Expr }
  | {
      readonly type: 'setBlock'
      readonly target: Target
      readonly filter: FilterExpr | undefined
      readonly body: Body
    }
  | {
      readonly type: 'with'
      readonly bindings: readonly { readonly target: Target; readonly value: Expr }[]
      readonly body: Body
    }
  | { readonly type: 'macro'; readonly macro: Macro }
  | { readonly type: 'callBlock'; readonly call: CallExpr; readonly caller: Macro }
  | { readonly type: 'filterBlock'; readonly filter: FilterExpr; readonly body: Body }
  | { readonly type: 'include'; readonly linked: Linked }
  | { readonly type: 'import'; readonly linked: Linked; readonly imported: Imported }
  | { readonly type: 'extends'; readonly linked: Linked }
  | { readonly type: 'block'; readonly name: string; readonly body: Body }
  | { readonly type: 'layout'; readonly blocks: readonly BlockStmt[]; readonly parent: Linked }
  | { readonly type: 'inFile'; readonly from: { readonly file: string; readonly text: string }; readonly body: Body }
)

/** Opens and parses a file by name; null if it does not exist. */
export type OpenFile = (name: string, pos: number) => Body | null

/** The content of another file, or its name if that is an expression, which only the run can evaluate. */
export type Linked = { readonly type: 'opened'; readonly body: Body } | NamedFile

interface NamedFile {
  readonly type: 'named'
  readonly name: Expr
  readonly open: OpenFile
  /** A missing file is skipped. */
  readonly optional: boolean
}

/** Names that an import defines: one for the whole file, or some of the file's own names. */
type Imported =
  | { readonly type: 'module'; readonly as: string }
  | { readonly type: 'names'; readonly names: readonly { readonly name: string; readonly as: string }[] }

/** Returns the subexpressions in source order. */
export function partsOf(expr: ExprShape): readonly Expr[] {
  switch (expr.type) {
    case 'const':
    case 'name':
      return []
    case 'item':
      return [expr.target, expr.index]
    case 'slice':
      return present([expr.target, expr.start, expr.stop, expr.step])
    case 'list':
    case 'tuple':
      return expr.items
    case 'mapping':
      return expr.pairs.flat()
    case 'call':
    case 'filter':
    case 'test':
      return present([expr.target, ...expr.args.map(({ value }) => value)])
    case 'not':
    case 'negative':
    case 'positive':
      return [expr.operand]
    case 'binary':
    case 'and':
    case 'or':
      return [expr.left, expr.right]
    case 'compare':
      return [expr.first, ...expr.rest.map(({ operand }) => operand)]
    case 'concat':
      return expr.parts
    case 'choice':
      return present([expr.test, expr.then, expr.otherwise])
  }
}

function present(parts: readonly (Expr | undefined)[]): readonly Expr[] {
  return parts.filter((part) => part !== undefined)
}
