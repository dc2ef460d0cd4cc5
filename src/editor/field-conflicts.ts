import { FIELD_RELATIONS } from '../config/load/structure.js'
import type { Path } from '../core/finding.js'
import { ROUTE_ACTIONS } from '../core/step-types.js'

/** Fields of which a mapping has at most one, and fields that another one excludes, by what the mapping is. */
interface Conflicts {
  readonly either: readonly (readonly string[])[]
  /** Fields that go with another one, which must be there. */
  readonly needs?: Readonly<Record<string, string>>
}

const RULE_CONDITIONS = ['exit_code', 'stdout', 'stderr', 'signal', 'timeout']
const ROUTE: Conflicts = {
  either: [ROUTE_ACTIONS],
  needs: {
    retry: 'on_error',
    propagate: 'on_error',
    recover: 'on_error',
    dead_letter: 'on_error',
    escalate: 'on_error',
  },
}

function findConflicts(path: Path, type: unknown): Conflicts {
  const [owner, item] = [path.at(-2), path.at(-1)]
  if (path.length === 0) return { either: [['agents', 'nodes']] }
  if (typeof item === 'number' && (owner === 'routes' || owner === 'error_routes')) return ROUTE
  if (typeof item === 'number' && owner === 'classify')
    return {
      either: RULE_CONDITIONS.map((field) => [field, 'use']),
      needs: { job: '', step: '', rerun: '', include: '' },
    }
  if (item === 'tolerate') return { either: [['count', 'percent']] }
  if (typeof item === 'number' && owner === 'options') return { either: [], needs: { multiline: 'prompt_for' } }
  if (path[0] === 'scenarios' && path[2] === 'stub')
    return { either: ['output', 'error'].map((field) => [field, 'answer']) }
  const { either, needs } = FIELD_RELATIONS[String(type)] ?? {}
  return { either: either === undefined ? [] : [either], needs: needs ?? {} }
}

/** Reports whether a field beside the keys of a mapping would be refused. */
export function isFieldExcluded(name: string, keys: readonly string[], path: Path, type: unknown): boolean {
  const { either, needs = {} } = findConflicts(path, type)
  const others = either.filter((fields) => fields.includes(name)).flat()
  const needed = needs[name]
  return keys.some((key) => key !== name && others.includes(key)) || (needed !== undefined && !keys.includes(needed))
}
