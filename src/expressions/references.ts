import { getOwnEntry } from '../core/json.js'
import {
  type Body,
  type Expr,
  type Linked,
  listSubexpressions,
  type Macro,
  type Stmt,
  type StmtType,
  type Target,
} from './ast.js'
import { findPositionAt } from './failure.js'

export interface Reference {
  readonly path: readonly string[]
  readonly line: number
  readonly column: number
  /** True if the template handles an absent value, with `default` or `is defined`. */
  readonly guarded: boolean
  /** True if the template tests whether the value is there; `default` only replaces it. */
  readonly isTested: boolean
  /** False if the value is only tested, so that no part of it gets into the text. */
  readonly isPrinted: boolean
}

type Roots = ReadonlySet<string>

const NONE: Roots = new Set()
/** Filters and tests that accept an absent value, and how. */
const FORGIVING: Readonly<Record<string, Guard>> = {
  default: 'default',
  d: 'default',
  defined: 'test',
  undefined: 'test',
}
type Guard = 'default' | 'test' | null

function uniteRoots(a: Roots, b: Roots): Roots {
  if (a.size === 0) return b
  return b.size === 0 ? a : new Set([...a, ...b])
}

function findRootName(expr: Expr): string | undefined {
  if (expr.type === 'name') return expr.name
  return expr.type === 'item' ? findRootName(expr.target) : undefined
}

/** Returns the root names that are certainly defined if a condition holds, or if it does not. */
function listRootsDefinedIf(test: Expr, holds: boolean): Roots {
  if (test.type === 'not') return listRootsDefinedIf(test.operand, !holds)
  // `a and b` holds only if both hold; `a or b` does not hold only if neither does.
  if (test.type === 'and' || test.type === 'or')
    return (test.type === 'and') === holds
      ? uniteRoots(listRootsDefinedIf(test.left, holds), listRootsDefinedIf(test.right, holds))
      : NONE
  const isGuard = test.type === 'test' && test.name === (holds ? 'defined' : 'undefined')
  const root = isGuard ? findRootName(test.target) : undefined
  return root === undefined ? NONE : new Set([root])
}

function listBoundNames(target: Target): string[] {
  if (target.type === 'tuple') return target.items.flatMap(listBoundNames)
  return target.type === 'name' ? [target.name] : []
}

interface Context {
  readonly locals: Set<string>
  readonly guarded: Roots
  readonly isCondition?: true
}

const START = { pos: 0, line: 1, column: 1 }

class Collector {
  readonly references: Reference[] = []
  /** Root names that other files read; they have no position in this source. */
  readonly namesInFiles = new Set<string>()
  private inOtherFile = false
  private last = START

  constructor(
    private readonly source: string,
    private readonly globals: ReadonlyMap<string, unknown>,
  ) {}

  /** Counts lines from the last position: names come mostly in order, so a long text is scanned once. */
  private position(pos: number): { readonly line: number; readonly column: number } {
    const from = pos < this.last.pos ? START : this.last
    const step = findPositionAt(this.source.slice(from.pos, pos), pos - from.pos)
    const column = step.line === 1 ? from.column + step.column - 1 : step.column
    this.last = { pos, line: from.line + step.line - 1, column }
    return this.last
  }

  private add(path: readonly string[], pos: number, context: Context, guard: Guard): void {
    const [root = ''] = path
    if (context.locals.has(root) || (path.length === 1 && this.globals.has(root))) return
    if (this.inOtherFile) {
      this.namesInFiles.add(root)
      return
    }
    const { line, column } = this.position(pos)
    const isTested = guard === 'test' || context.guarded.has(root)
    const guarded = isTested || guard !== null
    this.references.push({ path, line, column, guarded, isTested, isPrinted: context.isCondition !== true })
  }

  /** Returns the constant path of an expression, after collecting from the indexes that are not constant. */
  private path(expr: Expr, context: Context): { path: readonly string[]; open: boolean } | undefined {
    if (expr.type === 'name') return { path: [expr.name], open: true }
    if (expr.type !== 'item') return undefined
    const base = this.path(expr.target, context)
    const key = expr.index.type === 'const' ? expr.index.value : undefined
    if (expr.index.type !== 'const') this.expr(expr.index, context)
    if (base === undefined) return undefined
    return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false }
  }

  expr(expr: Expr, context: Context, guard: Guard = null): void {
    const path = this.path(expr, context)
    if (path !== undefined) {
      this.add(path.path, expr.pos, context, guard)
      return
    }
    const [first, ...rest] = listSubexpressions(expr)
    switch (expr.type) {
      case 'call': {
        // The last field of a call's target is a method, not a field of the data.
        const { target } = expr
        const isMethod = target.type === 'item' && target.index.type === 'const'
        this.expr(isMethod ? target.target : target, context)
        for (const part of rest) this.expr(part, context)
        return
      }
      case 'item':
        this.expr(expr.target, context)
        return
      case 'test':
      case 'filter': {
        const inner = expr.type === 'test' ? this.condition(context) : context
        const forgiving = expr.target === undefined ? null : (getOwnEntry(FORGIVING, expr.name) ?? null)
        if (first !== undefined) this.expr(first, inner, forgiving)
        for (const part of rest) this.expr(part, inner)
        return
      }
      case 'and':
      case 'or':
        this.expr(expr.left, context)
        this.expr(expr.right, this.with(context, listRootsDefinedIf(expr.left, expr.type === 'and')))
        return
      case 'choice':
        this.expr(expr.test, this.condition(context))
        this.expr(expr.then, this.with(context, listRootsDefinedIf(expr.test, true)))
        if (expr.otherwise !== undefined)
          this.expr(expr.otherwise, this.with(context, listRootsDefinedIf(expr.test, false)))
        return
      default:
        for (const part of listSubexpressions(expr)) this.expr(part, context)
    }
  }

  private with(context: Context, guarded: Roots): Context {
    return { ...context, guarded: uniteRoots(context.guarded, guarded) }
  }

  private condition(context: Context): Context {
    return { ...context, isCondition: true }
  }

  private inner(context: Context, names: readonly string[]): Context {
    return { locals: new Set([...context.locals, ...names]), guarded: context.guarded }
  }

  body(body: Body, context: Context): void {
    for (const stmt of body) this.stmt(stmt, context)
  }

  private stmt<T extends StmtType>(stmt: Stmt<T>, context: Context): void {
    this.statements[stmt.type](stmt, context)
  }

  private readonly statements: { readonly [T in StmtType]: (stmt: Stmt<T>, context: Context) => void } = {
    text: () => {},
    print: ({ value }, context) => this.expr(value, context),
    if: ({ branches, otherwise }, start) => {
      let context = start
      for (const { test, body } of branches) {
        this.expr(test, this.condition(context))
        this.body(body, this.with(context, listRootsDefinedIf(test, true)))
        context = this.with(context, listRootsDefinedIf(test, false))
      }
      this.body(otherwise, context)
    },
    for: ({ target, source, filter, body, otherwise }, context) => {
      const inside = this.inner(context, [...listBoundNames(target), 'loop'])
      this.expr(source, context)
      if (filter !== undefined) this.expr(filter, this.condition(inside))
      this.body(body, inside)
      this.body(otherwise, this.inner(context, []))
    },
    set: ({ target, value }, context) => {
      this.expr(value, context)
      for (const name of listBoundNames(target)) context.locals.add(name)
    },
    setBlock: ({ target, filter, body }, context) => {
      if (filter !== undefined) this.expr(filter, context)
      this.body(body, this.inner(context, []))
      for (const name of listBoundNames(target)) context.locals.add(name)
    },
    with: ({ bindings, body }, context) => {
      for (const { value } of bindings) this.expr(value, context)
      const names = bindings.flatMap(({ target }) => listBoundNames(target))
      this.body(body, this.inner(context, names))
    },
    macro: ({ macro }, context) => {
      context.locals.add(macro.name)
      this.macro(macro, context)
    },
    callBlock: ({ call, caller }, context) => {
      this.expr(call, context)
      this.macro(caller, context)
    },
    filterBlock: ({ filter, body }, context) => {
      this.expr(filter, context)
      this.body(body, this.inner(context, []))
    },
    include: ({ linked }, context) => this.visitLinked(linked, context),
    import: ({ linked, imported }, context) => {
      this.visitLinked(linked, context)
      for (const { as } of imported.type === 'module' ? [imported] : imported.names) context.locals.add(as)
    },
    extends: () => {},
    block: ({ body }, context) => this.body(body, this.inner(context, ['super', 'self'])),
    layout: ({ blocks, parent }, context) => {
      this.visitLinked(parent, context)
      this.body(blocks, context)
    },
    inFile: (stmt, context) => this.visitLinked({ type: 'opened', body: [stmt] }, context),
  }

  private visitLinked(linked: Linked, context: Context): void {
    if (linked.type === 'named') {
      this.expr(linked.name, context)
      return
    }
    const wasInOtherFile = this.inOtherFile
    this.inOtherFile = true
    for (const stmt of linked.body) this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(context, []))
    this.inOtherFile = wasInOtherFile
  }

  private macro({ params, body }: Macro, context: Context): void {
    const inside = this.inner(context, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller'])
    for (const { fallback } of params) if (fallback !== undefined) this.expr(fallback, inside)
    this.body(body, inside)
  }
}

export function findReferences(source: string, body: Body, globals: ReadonlyMap<string, unknown>) {
  const collector = new Collector(source, globals)
  collector.body(body, { locals: new Set(), guarded: NONE })
  return { references: collector.references, namesInFiles: [...collector.namesInFiles] }
}
