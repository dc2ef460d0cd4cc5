import { argExpressions, type Body, type Expr, type Linked, type Macro, type Stmt, type Target } from './ast.js'
import { positionAt } from './failure.js'

/** A path that a template reads from its scope, for checks before anything runs. */
export interface Reference {
  readonly path: readonly string[]
  readonly line: number
  readonly column: number
  /** True where the template itself expects that it may be absent. */
  readonly guarded: boolean
}

type Roots = ReadonlySet<string>

interface Guards {
  readonly whenTrue: Roots
  readonly whenFalse: Roots
}

const NONE: Roots = new Set()
const NO_GUARDS: Guards = { whenTrue: NONE, whenFalse: NONE }

function union(a: Roots, b: Roots): Roots {
  if (a.size === 0) return b
  return b.size === 0 ? a : new Set([...a, ...b])
}

function rootOf(expr: Expr): string | undefined {
  if (expr.type === 'name') return expr.name
  return expr.type === 'attribute' || expr.type === 'item' ? rootOf(expr.target) : undefined
}

/** Which roots are known to be there after a condition held, or did not. */
function guardsOf(test: Expr): Guards {
  if (test.type === 'not') {
    const inner = guardsOf(test.operand)
    return { whenTrue: inner.whenFalse, whenFalse: inner.whenTrue }
  }
  if (test.type === 'and' || test.type === 'or') {
    const [left, right] = [guardsOf(test.left), guardsOf(test.right)]
    if (test.type === 'and') return { whenTrue: union(left.whenTrue, right.whenTrue), whenFalse: NONE }
    return { whenTrue: NONE, whenFalse: union(left.whenFalse, right.whenFalse) }
  }
  if (test.type !== 'test') return NO_GUARDS
  const root = rootOf(test.target)
  if (root === undefined) return NO_GUARDS
  if (test.name === 'defined') return { whenTrue: new Set([root]), whenFalse: NONE }
  return test.name === 'undefined' ? { whenTrue: NONE, whenFalse: new Set([root]) } : NO_GUARDS
}

function bound(target: Target): string[] {
  if (target.type === 'tuple') return target.items.flatMap(bound)
  return target.type === 'name' ? [target.name] : []
}

/** The operands of an expression that only combines them. */
function operandsOf(expr: Expr): readonly Expr[] {
  switch (expr.type) {
    case 'slice':
      return [expr.target, expr.start, expr.stop, expr.step].filter((part) => part !== undefined)
    case 'list':
    case 'tuple':
      return expr.items
    case 'mapping':
      return expr.pairs.flat()
    case 'not':
    case 'negative':
    case 'positive':
      return [expr.operand]
    case 'binary':
      return [expr.left, expr.right]
    case 'compare':
      return [expr.first, ...expr.rest.map((one) => one.operand)]
    case 'concat':
      return expr.parts
    default:
      return []
  }
}

interface Place {
  readonly locals: Set<string>
  readonly guarded: Roots
}

class Collector {
  readonly found: Reference[] = []
  /** Names that other files read; their places are not in this one. */
  readonly foundInFiles = new Set<string>()
  private inOtherFile = false
  private last = { pos: 0, line: 1, column: 1 }

  constructor(
    private readonly source: string,
    private readonly globals: ReadonlyMap<string, unknown>,
  ) {}

  /** Names come in order, so that most places lie behind the last one: a long text is counted through once. */
  private position(pos: number): { readonly line: number; readonly column: number } {
    const { last } = this
    if (pos < last.pos || last.pos === 0) this.last = { pos, ...positionAt(this.source, pos) }
    else {
      const step = positionAt(this.source.slice(last.pos, pos), pos - last.pos)
      const isSameLine = step.line === 1
      this.last = {
        pos,
        line: last.line + step.line - 1,
        column: isSameLine ? last.column + step.column - 1 : step.column,
      }
    }
    return this.last
  }

  private add(path: readonly string[], pos: number, place: Place, expected: boolean): void {
    const [root = ''] = path
    if (place.locals.has(root) || (path.length === 1 && this.globals.has(root))) return
    if (this.inOtherFile) {
      this.foundInFiles.add(root)
      return
    }
    const { line, column } = this.position(pos)
    this.found.push({ path, line, column, guarded: expected || place.guarded.has(root) })
  }

  /** The static path of an expression; what is dynamic on the way is visited on its own. */
  private path(expr: Expr, place: Place): { path: readonly string[]; open: boolean } | undefined {
    if (expr.type === 'name') return { path: [expr.name], open: true }
    if (expr.type !== 'attribute' && expr.type !== 'item') return undefined
    const base = this.path(expr.target, place)
    if (expr.type === 'attribute') {
      if (base === undefined) return undefined
      return base.open ? { path: [...base.path, expr.name], open: true } : base
    }
    const key = expr.index.type === 'const' ? expr.index.value : undefined
    if (expr.index.type !== 'const') this.expr(expr.index, place, false)
    if (base === undefined) return undefined
    return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false }
  }

  expr(expr: Expr, place: Place, expected: boolean): void {
    const path = this.path(expr, place)
    if (path !== undefined) {
      this.add(path.path, expr.pos, place, expected)
      return
    }
    switch (expr.type) {
      case 'call':
        // The last field of what is called is a method, not a field of the data.
        this.expr(expr.target.type === 'attribute' ? expr.target.target : expr.target, place, false)
        for (const part of argExpressions(expr.args)) this.expr(part, place, false)
        return
      case 'test':
        this.expr(expr.target, place, expr.name === 'defined' || expr.name === 'undefined')
        for (const part of argExpressions(expr.args)) this.expr(part, place, false)
        return
      case 'filter':
        this.filter(expr, place)
        return
      case 'and':
      case 'or': {
        const guards = guardsOf(expr.left)
        this.expr(expr.left, place, false)
        this.expr(expr.right, this.with(place, expr.type === 'and' ? guards.whenTrue : guards.whenFalse), false)
        return
      }
      case 'choice': {
        const guards = guardsOf(expr.test)
        this.expr(expr.test, place, false)
        this.expr(expr.then, this.with(place, guards.whenTrue), false)
        if (expr.otherwise !== undefined) this.expr(expr.otherwise, this.with(place, guards.whenFalse), false)
        return
      }
      case 'attribute':
      case 'item':
        this.expr(expr.target, place, false)
        return
      default:
        for (const part of operandsOf(expr)) this.expr(part, place, false)
    }
  }

  private filter(expr: Extract<Expr, { type: 'filter' }>, place: Place): void {
    const forgiving = expr.name === 'default' || expr.name === 'd'
    if (expr.target !== undefined) this.expr(expr.target, place, forgiving)
    for (const part of argExpressions(expr.args)) this.expr(part, place, false)
  }

  private with(place: Place, guarded: Roots): Place {
    return guarded.size === 0 ? place : { locals: place.locals, guarded: union(place.guarded, guarded) }
  }

  private inner(place: Place, names: readonly string[]): Place {
    return { locals: new Set([...place.locals, ...names]), guarded: place.guarded }
  }

  body(body: Body, place: Place): void {
    for (const stmt of body) this.stmt(stmt, place)
  }

  private stmt(stmt: Stmt, place: Place): void {
    switch (stmt.type) {
      case 'print':
        this.expr(stmt.value, place, false)
        break
      case 'if':
        this.ifStmt(stmt, place)
        break
      case 'for': {
        const inside = this.inner(place, [...bound(stmt.target), 'loop'])
        this.expr(stmt.source, place, false)
        if (stmt.filter !== undefined) this.expr(stmt.filter, inside, false)
        this.body(stmt.body, inside)
        this.body(stmt.otherwise, this.inner(place, []))
        break
      }
      case 'set':
        this.expr(stmt.value, place, false)
        for (const name of bound(stmt.target)) place.locals.add(name)
        break
      case 'setBlock':
        if (stmt.filter !== undefined) this.expr(stmt.filter, place, false)
        this.body(stmt.body, this.inner(place, []))
        for (const name of bound(stmt.target)) place.locals.add(name)
        break
      case 'filterBlock':
        this.expr(stmt.filter, place, false)
        this.body(stmt.body, this.inner(place, []))
        break
      case 'macro':
        place.locals.add(stmt.macro.name)
        this.macro(stmt.macro, place)
        break
      case 'callBlock':
        this.expr(stmt.call, place, false)
        this.macro(stmt.caller, place)
        break
      case 'with': {
        const names = stmt.bindings.flatMap((one) => bound(one.target))
        for (const { value } of stmt.bindings) this.expr(value, place, false)
        this.body(stmt.body, this.inner(place, names))
        break
      }
      case 'import': {
        const names = 'as' in stmt.imported ? [stmt.imported] : stmt.imported.names
        this.linked(stmt.linked, place)
        for (const { as } of names) place.locals.add(as)
        break
      }
      case 'block':
        this.body(stmt.body, this.inner(place, ['super', 'self']))
        break
      case 'layout':
        this.linked(stmt.parent, place)
        this.body(stmt.blocks, place)
        break
      case 'include':
        this.linked(stmt.linked, place)
        break
      case 'inFile':
        this.linked([stmt], place)
        break
      case 'text':
      case 'extends':
    }
  }

  private linked(linked: Linked, place: Place): void {
    if ('open' in linked) {
      this.expr(linked.name, place, false)
      return
    }
    const before = this.inOtherFile
    this.inOtherFile = true
    for (const stmt of linked) this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(place, []))
    this.inOtherFile = before
  }

  private macro({ params, body }: Macro, place: Place): void {
    const inside = this.inner(place, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller'])
    for (const { fallback } of params) if (fallback !== undefined) this.expr(fallback, inside, false)
    this.body(body, inside)
  }

  private ifStmt(stmt: Extract<Stmt, { type: 'if' }>, start: Place): void {
    let place = start
    for (const { test, body } of stmt.branches) {
      const guards = guardsOf(test)
      this.expr(test, place, false)
      this.body(body, this.with(place, guards.whenTrue))
      place = this.with(place, guards.whenFalse)
    }
    this.body(stmt.otherwise, place)
  }
}

/** What a template reads; `globals` are the functions of the language, which it need not have from its scope. */
export function referencesIn(
  source: string,
  body: Body,
  globals: ReadonlyMap<string, unknown>,
): { readonly references: readonly Reference[]; readonly namesInFiles: readonly string[] } {
  const collector = new Collector(source, globals)
  collector.body(body, { locals: new Set(), guarded: NONE })
  return { references: collector.found, namesInFiles: [...collector.foundInFiles] }
}
