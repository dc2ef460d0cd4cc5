import { bindArgs } from './bind.js'
import { isTrue } from './data.js'
import { derived } from './derived.js'
import { hint, valueFault } from './failure.js'
import type { Kwargs, Method, State } from './state.js'

type Args = readonly unknown[]

function run(st: State, what: string, def: Method<unknown>, value: unknown, args: Args, kwargs: Kwargs): unknown {
  st.charge(1)
  if (def.params === undefined) return def.run(st, value, args, kwargs)
  return def.run(st, value, bindArgs(what, def.params, def.required, args, kwargs), undefined)
}

export function applyFilter(st: State, name: string, value: unknown, args: Args, kwargs: Kwargs): unknown {
  const def = st.library.filters.get(name)
  if (def === undefined) throw valueFault(`there is no filter '${name}'${hint(name, st.library.filters.keys())}`)
  return derived(st, value, run(st, `the filter ${name}`, def, value, args, kwargs))
}

export function applyTest(st: State, name: string, value: unknown, args: Args, kwargs: Kwargs): boolean {
  const def = st.library.tests.get(name)
  if (def === undefined) throw valueFault(`there is no test '${name}'${hint(name, st.library.tests.keys())}`)
  return isTrue(run(st, `the test ${name}`, def, value, args, kwargs))
}
