import { type Body, type Expr, type Linked, type Macro, partsOf, type Stmt, type Target } from './ast.js'
import { positionAt } from './failure.js'

/** A path that a template reads from its scope, for checks before anything runs. */
export interface Reference {
  readonly path: readonly string[]
  readonly line: number
  readonly column: number
  /** True where the template itself expects that it may be absent. */
  readonly guarded: boolean
  /** False where the value only decides something, and no part of it gets into the text. */
  readonly isPrinted: boolean
}

type Roots = ReadonlySet<string>

interface Guards {
  readonly whenTrue: Roots
  readonly whenFalse: Roots
}

const NONE: Roots = new Set()
/** Filters and tests for what may be absent. */
const FORGIVING = new Set(['default', 'd', 'defined', 'undefined'])
const NO_GUARDS: Guards = { whenTrue: NONE, whenFalse: NONE }

function union(a: Roots, b: Roots): Roots {
  if (a.size === 0) return b
  return b.size === 0 ? a : new Set([...a, ...b])
}

function rootOf(expr: Expr): string | undefined {
  if (expr.type === 'name') return expr.name
  return expr.type === 'item' ? rootOf(expr.target) : undefined
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

interface Place {
  readonly locals: Set<string>
  readonly guarded: Roots
  readonly isCondition?: true
}

const START = { pos: 0, line: 1, column: 1 }

class Collector {
  readonly found: Reference[] = []
  /** Names that other files read; their places are not in this one. */
  readonly foundInFiles = new Set<string>()
  private inOtherFile = false
  private last = START

  constructor(
    private readonly source: string,
    private readonly globals: ReadonlyMap<string, unknown>,
  ) {}

  /** Names come in order, so that most places lie behind the last one: a long text is counted through once. */
  private position(pos: number): { readonly line: number; readonly column: number } {
    const from = pos < this.last.pos ? START : this.last
    const step = positionAt(this.source.slice(from.pos, pos), pos - from.pos)
    const column = step.line === 1 ? from.column + step.column - 1 : step.column
    this.last = { pos, line: from.line + step.line - 1, column }
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
    this.found.push({
      path,
      line,
      column,
      guarded: expected || place.guarded.has(root),
      isPrinted: place.isCondition !== true,
    })
  }

  /** The static path of an expression; what is dynamic on the way is visited on its own. */
  private path(expr: Expr, place: Place): { path: readonly string[]; open: boolean } | undefined {
    if (expr.type === 'name') return { path: [expr.name], open: true }
    if (expr.type !== 'item') return undefined
    const base = this.path(expr.target, place)
    const key = expr.index.type === 'const' ? expr.index.value : undefined
    if (expr.index.type !== 'const') this.expr(expr.index, place)
    if (base === undefined) return undefined
    return base.open && typeof key === 'string' ? { path: [...base.path, key], open: true } : { ...base, open: false }
  }

  expr(expr: Expr, place: Place, expected = false): void {
    const path = this.path(expr, place)
    if (path !== undefined) {
      this.add(path.path, expr.pos, place, expected)
      return
    }
    const [first, ...rest] = partsOf(expr)
    switch (expr.type) {
      case 'call': {
        // The last field of what is called is a method, not a field of the data.
        const { target } = expr
        const isMethod = target.type === 'item' && target.index.type === 'const'
        this.expr(isMethod ? target.target : target, place)
        for (const part of rest) this.expr(part, place)
        return
      }
      case 'item':
        this.expr(expr.target, place)
        return
      case 'test':
      case 'filter': {
        const inner = expr.type === 'test' ? this.condition(place) : place
        if (first !== undefined) this.expr(first, inner, expr.target !== undefined && FORGIVING.has(expr.name))
        for (const part of rest) this.expr(part, inner)
        return
      }
      case 'and':
      case 'or': {
        const guards = guardsOf(expr.left)
        this.expr(expr.left, place)
        this.expr(expr.right, this.with(place, expr.type === 'and' ? guards.whenTrue : guards.whenFalse))
        return
      }
      case 'choice': {
        const guards = guardsOf(expr.test)
        this.expr(expr.test, this.condition(place))
        this.expr(expr.then, this.with(place, guards.whenTrue))
        if (expr.otherwise !== undefined) this.expr(expr.otherwise, this.with(place, guards.whenFalse))
        return
      }
      default:
        for (const part of partsOf(expr)) this.expr(part, place)
    }
  }

  private with(place: Place, guarded: Roots): Place {
    return guarded.size === 0 ? place : { ...place, guarded: union(place.guarded, guarded) }
  }

  private condition(place: Place): Place {
    return { ...place, isCondition: true }
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
        this.expr(stmt.value, place)
        break
      case 'if':
        this.ifStmt(stmt, place)
        break
      case 'for': {
        const inside = this.inner(place, [...bound(stmt.target), 'loop'])
        this.expr(stmt.source, place)
        if (stmt.filter !== undefined) this.expr(stmt.filter, this.condition(inside))
        this.body(stmt.body, inside)
        this.body(stmt.otherwise, this.inner(place, []))
        break
      }
      case 'set':
        this.expr(stmt.value, place)
        for (const name of bound(stmt.target)) place.locals.add(name)
        break
      case 'setBlock':
        if (stmt.filter !== undefined) this.expr(stmt.filter, place)
        this.body(stmt.body, this.inner(place, []))
        for (const name of bound(stmt.target)) place.locals.add(name)
        break
      case 'filterBlock':
        this.expr(stmt.filter, place)
        this.body(stmt.body, this.inner(place, []))
        break
      case 'macro':
        place.locals.add(stmt.macro.name)
        this.macro(stmt.macro, place)
        break
      case 'callBlock':
        this.expr(stmt.call, place)
        this.macro(stmt.caller, place)
        break
      case 'with': {
        const names = stmt.bindings.flatMap((one) => bound(one.target))
        for (const { value } of stmt.bindings) this.expr(value, place)
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
      this.expr(linked.name, place)
      return
    }
    const before = this.inOtherFile
    this.inOtherFile = true
    for (const stmt of linked) this.body(stmt.type === 'inFile' ? stmt.body : [stmt], this.inner(place, []))
    this.inOtherFile = before
  }

  private macro({ params, body }: Macro, place: Place): void {
    const inside = this.inner(place, [...params.map((param) => param.name), 'varargs', 'kwargs', 'caller'])
    for (const { fallback } of params) if (fallback !== undefined) this.expr(fallback, inside)
    this.body(body, inside)
  }

  private ifStmt(stmt: Extract<Stmt, { type: 'if' }>, start: Place): void {
    let place = start
    for (const { test, body } of stmt.branches) {
      const guards = guardsOf(test)
      this.expr(test, this.condition(place))
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
