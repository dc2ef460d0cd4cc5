import { hint, typeFault } from './failure.js'
import type { Kwargs } from './state.js'

/** Puts the arguments of a call in the order of its parameters; an argument that was not given is undefined. */
export function bindArgs(
  what: string,
  params: readonly string[],
  required: number,
  args: readonly unknown[],
  kwargs: Kwargs,
): readonly unknown[] {
  if (args.length > params.length) {
    throw typeFault(
      `${what} takes at most ${params.length} argument${params.length === 1 ? '' : 's'}, got ${args.length}`,
    )
  }
  if (kwargs === undefined || kwargs.size === 0) {
    if (args.length < required) throw typeFault(`${what} needs the argument '${params[args.length]}'`)
    return args
  }
  const bound = [...args]
  for (const [name, value] of kwargs) {
    const index = params.indexOf(name)
    if (index < 0) throw typeFault(`${what} has no argument '${name}'${hint(name, params)}`)
    if (index < args.length) throw typeFault(`${what} got the argument '${name}' twice`)
    bound[index] = value
  }
  const absent = params.slice(0, required).findIndex((_, i) => bound[i] === undefined)
  if (absent >= 0) throw typeFault(`${what} needs the argument '${params[absent]}'`)
  return bound
}
