import type { Body, Linked, Macro, Stmt, StmtType, Target } from './ast.js'
import { isEqual, listElements } from './data.js'
import { call, evaluateExpression, filter, lookup } from './evaluate.js'
import { createMissingFileFault, Fault, typeFault, valueFault } from './failure.js'
import { bindArgs, deriveValue } from './functions.js'
import { toText } from './print.js'
import { type State, VariableFrame } from './state.js'
import { Callable, describeType, markOwned, Namespace, needText, Tuple, toSequence, Undefined } from './values.js'

/** Runs statements, and returns what the state has printed so far. */
export function executeTemplate(st: State, body: Body): string {
  for (const stmt of body) executeStatement(st, stmt)
  return st.out
}

function executeStatement<T extends StmtType>(st: State, stmt: Stmt<T>): void {
  STATEMENTS[stmt.type](st, stmt)
}

const STATEMENTS: { readonly [T in StmtType]: (st: State, stmt: Stmt<T>) => void } = {
  text: (st, { text }) => st.write(text),
  print(st, { value }) {
    const printed = evaluateExpression(st, value)
    st.pos = value.pos
    st.write(toText(st, printed))
  },
  if(st, { branches, otherwise }) {
    const taken = branches.find(({ test }) => st.library.isTrue(evaluateExpression(st, test)))
    executeTemplate(st, taken?.body ?? otherwise)
  },
  for: (st, stmt) => executeLoop(st, stmt, evaluateExpression(st, stmt.source), 0, st.frame),
  set: (st, { target, value }) => assign(st, target, evaluateExpression(st, value)),
  setBlock(st, { target, filter: changing, body }) {
    const text = executeToText(st, body)
    assign(st, target, changing === undefined ? text : filter(st, changing, text))
  },
  with(st, { bindings, body }) {
    const values = bindings.map(({ value }) => evaluateExpression(st, value))
    st.within(new VariableFrame(st.frame), () => {
      for (const [i, { target }] of bindings.entries()) assign(st, target, values[i])
      executeTemplate(st, body)
    })
  },
  macro: (st, { macro }) => st.frame.vars.set(macro.name, createMacroCallable(macro, st.frame)),
  callBlock: (st, stmt) => st.write(toText(st, call(st, stmt.call, createMacroCallable(stmt.caller, st.frame)))),
  filterBlock: (st, stmt) => st.write(toText(st, filter(st, stmt.filter, executeToText(st, stmt.body)))),
  include(st, { linked }) {
    const body = loadLinkedBody(st, linked)
    runInOwnBlocks(st, new VariableFrame(st.frame), () => executeTemplate(st, body))
  },
  import(st, { linked, imported }) {
    const body = loadLinkedBody(st, linked)
    const frame = new VariableFrame(undefined)
    st.capture(() => runInOwnBlocks(st, frame, () => executeTemplate(st, body)))
    const exported = new Map([...frame.vars].filter(([name]) => !name.startsWith('_')))
    if (imported.type === 'module') st.frame.vars.set(imported.as, new Namespace(exported))
    for (const { name, as } of imported.type === 'module' ? [] : imported.names) {
      if (!exported.has(name)) throw valueFault(`the imported file has no '${name}'`)
      st.frame.vars.set(as, exported.get(name))
    }
  },
  extends: () => {},
  block: (st, { name, body }) => executeBlock(st, name, [...(st.blocks.get(name) ?? []), body]),
  layout(st, { blocks, parent }) {
    const all = new Map(st.blocks)
    for (const { name, body } of blocks) all.set(name, [...(all.get(name) ?? []), body])
    st.blocks = all
    executeTemplate(st, loadLinkedBody(st, parent))
  },
  inFile(st, { from, body }) {
    const { pos } = st
    try {
      executeTemplate(st, body)
    } catch (error) {
      throw error instanceof Fault ? error.within(from, st.pos) : error
    }
    st.pos = pos
  },
}

function executeToText(st: State, body: Body): string {
  return st.capture(() => st.within(new VariableFrame(st.frame), () => executeTemplate(st, body)))
}

function assign(st: State, target: Target, value: unknown): void {
  const { pos } = target
  if (target.type === 'name') {
    st.frame.vars.set(target.name, value)
  } else if (target.type === 'member') {
    const space = lookup(st, target.name, pos)
    st.pos = pos
    if (!(space instanceof Namespace))
      throw typeFault(`only fields of a namespace() can be set, and '${target.name}' is ${describeType(space)}`)
    space.vars.set(target.member, value)
  } else {
    st.pos = pos
    const { items } = target
    const values = listElements(st, value)
    if (values.length !== items.length)
      throw valueFault(`${values.length} values cannot be put into ${items.length} names`)
    for (const [i, inner] of items.entries()) assign(st, inner, values[i])
  }
}

function filterItems(st: State, stmt: Stmt<'for'>, items: readonly unknown[]): readonly unknown[] {
  const { filter: condition } = stmt
  if (condition === undefined) return [...items]
  return items.filter((item) => {
    let holds = false
    st.within(new VariableFrame(st.frame), () => {
      assign(st, stmt.target, item)
      holds = st.library.isTrue(evaluateExpression(st, condition))
    })
    return holds
  })
}

function executeLoop(st: State, stmt: Stmt<'for'>, value: unknown, depth: number, home: VariableFrame): void {
  st.pos = stmt.source.pos
  const items = filterItems(st, stmt, listElements(st, value))
  deriveValue(st, value, items)
  if (items.length === 0) {
    st.within(new VariableFrame(home), () => executeTemplate(st, stmt.otherwise))
    return
  }
  const recurse = (state: State, inner: unknown): string =>
    state.capture(() =>
      state.runNested(() => state.within(home, () => executeLoop(state, stmt, inner, depth + 1, home))),
    )
  const variable = new Loop(items, depth, stmt.recursive ? recurse : undefined)
  items.forEach((item, i) => {
    st.charge(1)
    variable.at = i
    const frame = new VariableFrame(home)
    frame.vars.set('loop', variable)
    st.within(frame, () => {
      assign(st, stmt.target, item)
      executeTemplate(st, stmt.body)
    })
  })
}

/** The variable `loop`: one object for all rounds; the loop advances `at`. */
class Loop extends Callable {
  override readonly typeName = 'loop'
  at = 0
  private lastChecked: readonly unknown[] | undefined

  constructor(
    private readonly items: readonly unknown[],
    private readonly depth0: number,
    recurse: ((st: State, items: unknown) => string) | undefined,
  ) {
    super('loop', (st, args) => {
      if (recurse === undefined) throw typeFault('loop() can be called in a loop marked as recursive only')
      return recurse(st, args[0])
    })
  }

  override readonly fields = (): ReadonlyMap<string, unknown> => {
    const { at, items, depth0 } = this
    const neighbour = (place: number, absent: string): unknown =>
      place >= 0 && place < items.length ? items[place] : new Undefined(absent, undefined)
    const cycle = (_st: State, values: readonly unknown[]): unknown => {
      if (values.length === 0) throw typeFault('loop.cycle() needs at least one value')
      return values[this.at % values.length]
    }
    const hasChanged = (st: State, values: readonly unknown[]): boolean => {
      const previous = this.lastChecked
      this.lastChecked = values
      return previous?.length !== values.length || !values.every((value, i) => isEqual(st, value, previous[i]))
    }
    return new Map<string, unknown>([
      ['index', at + 1],
      ['index0', at],
      ['revindex', items.length - at],
      ['revindex0', items.length - at - 1],
      ['first', at === 0],
      ['last', at === items.length - 1],
      ['length', items.length],
      ['depth', depth0 + 1],
      ['depth0', depth0],
      ['previtem', neighbour(at - 1, 'the first round of a loop has no previous item')],
      ['nextitem', neighbour(at + 1, 'the last round of a loop has no next item')],
      ['cycle', new Callable('cycle', cycle)],
      ['changed', new Callable('changed', hasChanged)],
    ])
  }
}

/** Makes a macro, or the body of a call block, callable; a call returns the text that the body writes. */
function createMacroCallable({ name, params, body, pos, uses }: Macro, home: VariableFrame): Callable {
  const names = params.map((param) => param.name)
  return new Callable(name, (st, args, kwargs) => {
    const frame = new VariableFrame(home)
    const named = new Map(kwargs)
    if (uses.caller && !names.includes('caller')) {
      const absent = new Undefined('the macro was not called by a call block', undefined)
      frame.vars.set('caller', named.get('caller') ?? absent)
      named.delete('caller')
    }
    if (uses.varargs) frame.vars.set('varargs', new Tuple(args.slice(names.length)))
    if (uses.kwargs) {
      const rest = [...named].filter(([key]) => !names.includes(key))
      frame.vars.set('kwargs', markOwned(new Map<unknown, unknown>(rest)))
      for (const [key] of rest) named.delete(key)
    }
    const positional = uses.varargs ? args.slice(0, names.length) : args
    const bound = bindArgs(`macro '${name}'`, names, 0, positional, named)
    const run = (): void => {
      params.forEach(({ name: param, fallback }, i) => {
        const absent = new Undefined(`the argument '${param}' of macro '${name}' was not given`, pos)
        const otherwise = () => (fallback === undefined ? absent : evaluateExpression(st, fallback))
        frame.vars.set(param, bound[i] === undefined ? otherwise() : bound[i])
      })
      executeTemplate(st, body)
    }
    return st.capture(() => st.runNested(() => st.within(frame, run)))
  })
}

/** Returns the body of another file. If the name is an expression that gives a list, the first existing file counts. */
function loadLinkedBody(st: State, linked: Linked): Body {
  if (linked.type === 'opened') return linked.body
  const { name, open, optional } = linked
  const value = evaluateExpression(st, name)
  const names = (toSequence(value) ?? [value]).map((file) => needText(file, 'the name of a file'))
  for (const file of names) {
    const body = open(file, name.pos)
    if (body !== null) return body
  }
  if (!optional) throw createMissingFileFault(names.join(', '), name.pos)
  return []
}

function runInOwnBlocks(st: State, frame: VariableFrame, body: () => void): void {
  const { blocks } = st
  st.blocks = new Map()
  st.runNested(() => st.within(frame, body))
  st.blocks = blocks
}

/** Runs the first body of a block in a chain of files that extend each other; `super()` writes the next body. */
function executeBlock(st: State, name: string, [body, ...above]: readonly Body[]): void {
  if (body === undefined) throw typeFault(`the block '${name}' has no block above it: super() has nothing to give`)
  const frame = new VariableFrame(st.frame)
  frame.vars.set('super', new Callable('super', (inner) => inner.capture(() => executeBlock(inner, name, above))))
  st.runNested(() => st.within(frame, () => executeTemplate(st, body)))
}
