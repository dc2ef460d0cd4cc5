import type { Label } from './access.js'
import type { Expr } from './ast.js'
import type { State } from './state.js'
import { Undefined } from './values.js'

/** Finds a name in the template's own variables, then in the scope, then among the functions of the language. */
export function lookup(st: State, name: string, pos: number): unknown {
  for (let frame: typeof st.frame | undefined = st.frame; frame !== undefined; frame = frame.parent) {
    const value = frame.own?.get(name)
    if (value !== undefined) return value
  }
  const found = st.scope.lookup(name)
  if (found !== undefined && typeof found !== 'function' && typeof found !== 'symbol') return found
  const builtin = st.library.globals.get(name)
  if (builtin !== undefined) return builtin
  const { frame } = st
  return new Undefined(`'${name}' is undefined`, pos, name, () => {
    const names = new Set<string>(st.scope.names())
    for (let at: typeof frame | undefined = frame; at !== undefined; at = at.parent) {
      for (const own of at.own?.keys() ?? []) names.add(own)
    }
    return [...names]
  })
}

/** The source of a simple path, for messages: `probe.output['x']` is probe.output.x. */
export function pathLabel(expr: Expr): Label {
  if (expr.type === 'name') return expr.name
  if (expr.type === 'attribute') {
    const base = pathLabel(expr.target)
    return base === undefined ? undefined : `${base}.${expr.name}`
  }
  if (expr.type !== 'item' || expr.index.type !== 'const') return undefined
  const base = pathLabel(expr.target)
  const key = expr.index.value
  if (base === undefined || (typeof key !== 'string' && typeof key !== 'number')) return undefined
  return typeof key === 'string' ? `${base}.${key}` : `${base}[${key}]`
}
