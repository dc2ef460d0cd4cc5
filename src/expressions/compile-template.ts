import type { Expr, Stmt, Target } from './ast.js'
import { compileCall, compileExpression, compileFilterChain, type Evaluator } from './compile-expression.js'
import { elements, isTrue } from './data.js'
import { typeFault, valueFault } from './failure.js'
import { Loop } from './loop.js'
import { compileMacro } from './macro.js'
import { lookup } from './names.js'
import { toText } from './print.js'
import { Frame, type State } from './state.js'
import { kindOf, Namespace, Undefined } from './values.js'

/** A compiled statement: it writes to the state's output. */
export type Executor = (st: State) => void

type Assign = (st: State, value: unknown) => void

function compileTarget(target: Target): Assign {
  if (target.type === 'name') {
    const { name } = target
    return (st, value) => {
      st.frame.vars.set(name, value)
    }
  }
  if (target.type === 'member') return compileMember(target.name, target.member, target.pos)
  const parts = target.items.map(compileTarget)
  return (st, value) => {
    st.pos = target.pos
    const values = elements(st, value)
    if (values.length !== parts.length) {
      throw valueFault(`${values.length} values cannot be put into ${parts.length} names`)
    }
    parts.forEach((assign, i) => {
      assign(st, values[i])
    })
  }
}

function compileMember(name: string, member: string, pos: number): Assign {
  return (st, value) => {
    const space = lookup(st, name, pos)
    st.pos = pos
    if (space instanceof Undefined) throw space.fault()
    if (!(space instanceof Namespace)) {
      throw typeFault(`only fields of a namespace() can be set, and '${name}' is ${kindOf(space)}`)
    }
    space.vars.set(member, value)
  }
}

function compilePrint(expr: Expr): Executor {
  const value = compileExpression(expr)
  const { pos } = expr
  return (st) => {
    const result = value(st)
    st.pos = pos
    st.write(typeof result === 'string' ? result : toText(st, result))
  }
}

function compileIf(stmt: Extract<Stmt, { type: 'if' }>): Executor {
  const branches = stmt.branches.map(({ test, body }) => ({ test: compileExpression(test), body: compileBody(body) }))
  const otherwise = compileBody(stmt.otherwise)
  return (st) => {
    for (const { test, body } of branches) {
      if (isTrue(test(st))) {
        body(st)
        return
      }
    }
    otherwise(st)
  }
}

/** The elements for which the filter of a loop holds; each is tried with the loop's own variables set. */
function chosen(st: State, items: readonly unknown[], assign: Assign, filter: Evaluator): unknown[] {
  const home = st.frame
  return items.filter((item) => {
    let holds = false
    st.within(new Frame(home), () => {
      assign(st, item)
      holds = isTrue(filter(st))
    })
    return holds
  })
}

function compileFor(stmt: Extract<Stmt, { type: 'for' }>): Executor {
  const source = compileExpression(stmt.source)
  const assign = compileTarget(stmt.target)
  const filter = stmt.filter === undefined ? undefined : compileExpression(stmt.filter)
  const body = compileBody(stmt.body)
  const otherwise = compileBody(stmt.otherwise)
  const { pos } = stmt.source

  const run = (st: State, value: unknown, depth: number, home: Frame): void => {
    st.pos = pos
    const all = elements(st, value)
    const items = filter === undefined ? [...all] : chosen(st, all, assign, filter)
    if (items.length === 0) {
      st.within(new Frame(home), () => otherwise(st))
      return
    }
    const recurse = (state: State, inner: unknown, level: number): string => {
      state.enter()
      const text = state.capture(() => state.within(home, () => run(state, inner, level, home)))
      state.leave()
      return text
    }
    const loop = new Loop(items, depth, stmt.recursive ? recurse : undefined)
    items.forEach((item, i) => {
      st.charge(1)
      loop.at = i
      const frame = new Frame(home)
      frame.vars.set('loop', loop)
      st.within(frame, () => {
        assign(st, item)
        body(st)
      })
    })
  }
  return (st) => run(st, source(st), 0, st.frame)
}

function compileSetBlock(stmt: Extract<Stmt, { type: 'setBlock' }>): Executor {
  const assign = compileTarget(stmt.target)
  const body = compileBody(stmt.body)
  const filter = stmt.filter === undefined ? undefined : compileFilterChain(stmt.filter)
  return (st) => {
    const text = st.capture(() => st.within(new Frame(st.frame), () => body(st)))
    assign(st, filter === undefined ? text : filter(st, text))
  }
}

function compileWith(stmt: Extract<Stmt, { type: 'with' }>): Executor {
  const bindings = stmt.bindings.map(({ target, value }) => ({
    assign: compileTarget(target),
    value: compileExpression(value),
  }))
  const body = compileBody(stmt.body)
  return (st) => {
    const values = bindings.map(({ value }) => value(st))
    st.within(new Frame(st.frame), () => {
      bindings.forEach(({ assign }, i) => {
        assign(st, values[i])
      })
      body(st)
    })
  }
}

function compileCallBlock(stmt: Extract<Stmt, { type: 'callBlock' }>): Executor {
  if (stmt.call.type !== 'call') throw new Error('a call block holds a call')
  const caller = compileMacro('caller', stmt.params, stmt.body, compileBody(stmt.body), stmt.pos)
  const call = compileCall(stmt.call, caller)
  return (st) => {
    const result = call(st)
    st.write(toText(st, result))
  }
}

function compileFilterBlock(stmt: Extract<Stmt, { type: 'filterBlock' }>): Executor {
  const body = compileBody(stmt.body)
  const filter = compileFilterChain(stmt.filter)
  return (st) => {
    const text = st.capture(() => st.within(new Frame(st.frame), () => body(st)))
    st.write(toText(st, filter(st, text)))
  }
}

function compileStatement(stmt: Stmt): Executor {
  switch (stmt.type) {
    case 'text': {
      const { text } = stmt
      return (st) => st.write(text)
    }
    case 'print':
      return compilePrint(stmt.value)
    case 'if':
      return compileIf(stmt)
    case 'for':
      return compileFor(stmt)
    case 'set': {
      const assign = compileTarget(stmt.target)
      const value = compileExpression(stmt.value)
      return (st) => assign(st, value(st))
    }
    case 'setBlock':
      return compileSetBlock(stmt)
    case 'with':
      return compileWith(stmt)
    case 'macro': {
      const macro = compileMacro(stmt.name, stmt.params, stmt.body, compileBody(stmt.body), stmt.pos)
      return (st) => {
        st.frame.vars.set(stmt.name, macro(st))
      }
    }
    case 'callBlock':
      return compileCallBlock(stmt)
    case 'filterBlock':
      return compileFilterBlock(stmt)
  }
}

export function compileBody(body: readonly Stmt[]): Executor {
  const statements = body.map(compileStatement)
  const [only] = statements
  if (statements.length === 1 && only !== undefined) return only
  return (st) => {
    for (const run of statements) run(st)
  }
}
