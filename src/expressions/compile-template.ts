import type { Expr, Imported, Linked, Stmt, Target } from './ast.js'
import { compileCall, compileExpression, compileFilterChain, type Evaluator } from './compile-expression.js'
import { elements, isTrue } from './data.js'
import { derivedFromLetters } from './derived.js'
import { Fault, typeFault, valueFault } from './failure.js'
import { missingFile, placed } from './files.js'
import { Loop } from './loop.js'
import { compileMacro } from './macro.js'
import { lookup } from './names.js'
import { toText } from './print.js'
import { Frame, type State } from './state.js'
import { Callable, isText, kindOf, Namespace, plainText, Tuple, Undefined } from './values.js'

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
    const before = st.out.length
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
    derivedFromLetters(st, value, items, before)
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

/** The other file; one that the run names is opened when it is needed, and kept. */
function compileLinked(linked: Linked): (st: State) => Executor {
  if (!('open' in linked)) {
    const body = compileBody(linked)
    return () => body
  }
  const { open, optional, name } = linked
  const named = compileExpression(name)
  const opened = new Map<string, Executor>()
  return (st) => {
    const names = fileNames(st, named(st))
    for (const one of names) {
      let body = opened.get(one)
      if (body === undefined) {
        const found = open(one, name.pos)
        if (found === null) continue
        body = compileBody(found)
        opened.set(one, body)
      }
      return body
    }
    if (!optional) throw missingFile(names.join(', '), name.pos)
    return () => {}
  }
}

/** The name of a file, or of several of which the first that is there counts. */
function fileNames(st: State, value: unknown): readonly string[] {
  const items = Array.isArray(value) || value instanceof Tuple ? elements(st, value) : [value]
  return items.map((item) => {
    if (item instanceof Undefined) return toText(st, item)
    if (!isText(item)) throw typeFault(`the name of a file must be a text, not ${kindOf(item)}`)
    return plainText(item)
  })
}

/** Runs a file of its own, with blocks of its own, in a frame below the current one. */
function compileInclude(linked: Linked): Executor {
  const file = compileLinked(linked)
  return (st) => {
    const body = file(st)
    apart(st, new Frame(st.frame), () => body(st))
  }
}

function apart(st: State, frame: Frame, body: () => void): void {
  const { blocks } = st
  st.blocks = new Map()
  st.enter()
  st.within(frame, body)
  st.leave()
  st.blocks = blocks
}

function compileImport(linked: Linked, imported: Imported): Executor {
  const file = compileLinked(linked)
  return (st) => {
    const body = file(st)
    const frame = new Frame(undefined)
    st.capture(() => apart(st, frame, () => body(st)))
    const exported = new Map([...frame.vars].filter(([name]) => !name.startsWith('_')))
    if ('as' in imported) st.frame.vars.set(imported.as, new Namespace(exported))
    else
      for (const { name, as } of imported.names) {
        if (!exported.has(name)) throw valueFault(`the imported file has no '${name}'`)
        st.frame.vars.set(as, exported.get(name))
      }
  }
}

/** The body that comes first among those of the same name; `super()` writes the next one. */
function compileBlock(name: string, own: Executor): Executor {
  return (st) => {
    const chain = [...(st.blocks.get(name) ?? []), own]
    const run = (state: State, at: number): void => {
      const body = chain[at]
      if (body === undefined) throw typeFault(`the block '${name}' has no block above it: super() has nothing to give`)
      const frame = new Frame(state.frame)
      frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => run(inner, at + 1))))
      state.enter()
      state.within(frame, () => body(state))
      state.leave()
    }
    run(st, 0)
  }
}

function compileLayout({ blocks, parent }: Extract<Stmt, { type: 'layout' }>): Executor {
  const own = blocks.map(({ name, body }) => ({ name, body: compileBody(body) }))
  const base = compileLinked(parent)
  return (st) => {
    const all = new Map(st.blocks)
    for (const { name, body } of own) all.set(name, [...(all.get(name) ?? []), body])
    st.blocks = all
    base(st)(st)
  }
}

/** Faults of another file are given their place in it. */
function compileInFile({ from, body }: Extract<Stmt, { type: 'inFile' }>): Executor {
  const run = compileBody(body)
  return (st) => {
    const before = st.pos
    try {
      run(st)
    } catch (error) {
      throw error instanceof Fault ? placed(error, from, st.pos) : error
    }
    st.pos = before
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
    case 'include':
      return compileInclude(stmt.linked)
    case 'import':
      return compileImport(stmt.linked, stmt.imported)
    case 'block':
      return compileBlock(stmt.name, compileBody(stmt.body))
    case 'layout':
      return compileLayout(stmt)
    case 'inFile':
      return compileInFile(stmt)
    case 'extends':
      return () => {}
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
