import type { Param, Stmt } from './ast.js'
import { compileExpression } from './compile-expression.js'
import { hint, typeFault } from './failure.js'
import { Frame, type Kwargs, type State } from './state.js'
import { Callable, own, Tuple, Undefined } from './values.js'
import { namesIn } from './walk.js'

type Executor = (st: State) => void

interface Shape {
  readonly name: string
  readonly params: readonly string[]
  readonly takesMore: boolean
  readonly takesNamed: boolean
  readonly takesCaller: boolean
}

class Macro extends Callable {
  override readonly typeName = 'macro'
  constructor(
    private readonly shape: Shape,
    invoke: Callable['invoke'],
  ) {
    super(shape.name, invoke)
  }
  override attribute(name: string): unknown {
    const { shape } = this
    if (name === 'name') return shape.name
    if (name === 'arguments') return new Tuple(shape.params)
    if (name === 'catch_varargs') return shape.takesMore
    if (name === 'catch_kwargs') return shape.takesNamed
    return name === 'caller' ? shape.takesCaller : undefined
  }
}

function fill(frame: Frame, shape: Shape, args: readonly unknown[], kwargs: Kwargs): void {
  const rest = new Map(kwargs)
  shape.params.forEach((name, i) => {
    const given = args[i]
    const named = rest.get(name)
    if (given !== undefined && named !== undefined) throw typeFault(`macro '${shape.name}' got '${name}' twice`)
    rest.delete(name)
    const value = given ?? named
    if (value !== undefined) frame.vars.set(name, value)
  })
  if (shape.takesCaller && !shape.params.includes('caller')) {
    const caller = rest.get('caller') ?? new Undefined('the macro was not called by a call block', undefined)
    frame.vars.set('caller', caller)
    rest.delete('caller')
  }
  if (shape.takesNamed) {
    frame.vars.set('kwargs', own(new Map<unknown, unknown>(rest)))
  } else if (rest.size > 0) {
    const [unknown = ''] = rest.keys()
    if (unknown === 'caller')
      throw typeFault(`macro '${shape.name}' does not use caller(), so a call block has no effect`)
    throw typeFault(`macro '${shape.name}' has no argument '${unknown}'${hint(unknown, shape.params)}`)
  }
  const more = args.slice(shape.params.length)
  if (shape.takesMore) frame.vars.set('varargs', new Tuple(more))
  else if (more.length > 0) throw typeFault(`macro '${shape.name}' takes at most ${shape.params.length} arguments`)
}

/** Makes a macro of a body; each call gives the text that the body writes. */
export function compileMacro(
  name: string,
  params: readonly Param[],
  body: readonly Stmt[],
  run: Executor,
  pos: number,
): (st: State) => Callable {
  const used = namesIn(body)
  const shape: Shape = {
    name,
    params: params.map((param) => param.name),
    takesMore: used.has('varargs'),
    takesNamed: used.has('kwargs'),
    takesCaller: used.has('caller'),
  }
  const fallbacks = params.map((param) =>
    param.fallback === undefined ? undefined : compileExpression(param.fallback),
  )
  return (st) => {
    const home = st.frame
    return new Macro(shape, (state, args, kwargs) => {
      const frame = new Frame(home)
      fill(frame, shape, args, kwargs)
      state.enter()
      const text = state.capture(() =>
        state.within(frame, () => {
          shape.params.forEach((param, i) => {
            if (frame.vars.has(param)) return
            const value = fallbacks[i]?.(state)
            frame.vars.set(
              param,
              value ?? new Undefined(`the argument '${param}' of macro '${name}' was not given`, pos),
            )
          })
          run(state)
        }),
      )
      state.leave()
      return text
    })
  }
}
