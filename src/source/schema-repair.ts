import type { Path } from '../core/finding.js'
import { setKey } from '../core/json.js'
import { ROUTE_ACTIONS } from '../core/step-types.js'
import { coerce, findShapeAt } from './coercion.js'
import { findMeant } from './foreign-field-hints.js'
import { type Shape, type ValidatorProblem, validateShape } from './schema-problems.js'
import { toPathKey } from './session.js'
import { type Data, getValueAt, isDataObject } from './values.js'

/** Values for missing required fields, so that the rest of the file can be checked. */
export type Placeholders = Readonly<Record<string, Data>>
const PLACEHOLDERS: Placeholders = {
  type: 'string',
  duration: 1,
  status: 'success',
  reason: 'missing',
  prompt: 'missing',
  options: [{ label: 'missing', value: 'missing' }],
  workflow: 'missing',
}

/** Values for invalid fields of a route whose removal would change the route. */
const ROUTE_PLACEHOLDERS: Placeholders = {
  to: '$end',
  on_error: true,
  retry: {},
  halt: true,
  propagate: true,
  recover: { output: {} },
}

/** Lists that lost invalid entries: for the path of the list in its file, the indexes there of the entries that are left. */
export type KeptIndexes = Map<string, number[]>

/** Returns the path in the file of a value that has the given path after repairs. */
export function toWrittenPath(path: Path, kept: KeptIndexes): Path {
  const written: (string | number)[] = []
  for (const segment of path) {
    const index = typeof segment === 'number' ? kept.get(toPathKey(written))?.[segment] : undefined
    written.push(index ?? segment)
  }
  return written
}

interface Repairs {
  readonly placeholders?: Placeholders
  /** Gets the problems, with the data they are in. */
  readonly report?: (problems: readonly ValidatorProblem[], data: Data) => void
  /** Where the value is in its file. */
  readonly path?: Path
  /** Gets the lists that lost entries. */
  readonly kept?: KeptIndexes | undefined
}

/** Removing an invalid part can leave a required field missing or a list empty, which the next pass mends. */
const MAX_PASSES = 4

/**
 * Returns a value with the types of its shape and without its invalid parts, so that other checks can use the rest; null
 * if too little of it is valid. The value itself is not changed.
 */
export function salvage(
  shape: Shape,
  value: Data,
  { placeholders, report, path = [], kept }: Repairs = {},
): Data | null {
  const copy = coerce(value, shape)
  let problems = validateShape(shape, copy)
  if (problems.length > 0) report?.(problems, copy)
  const repair = new Repair(copy, shape, path, { ...PLACEHOLDERS, ...placeholders })
  for (let pass = 0; problems.length > 0; pass++) {
    if (pass === MAX_PASSES || !repair.apply(problems)) return null
    problems = validateShape(shape, copy)
  }
  for (const [list, indexes] of repair.kept) kept?.set(list, indexes)
  return copy
}

/** Changes data in place, problem by problem. */
class Repair {
  readonly kept: KeptIndexes = new Map()

  constructor(
    private readonly data: Data,
    private readonly shape: Shape,
    private readonly base: Path,
    private readonly placeholders: Placeholders,
  ) {}

  /** Returns false if the data as a whole is invalid. */
  apply(problems: readonly ValidatorProblem[]): boolean {
    // Inner parts before outer ones, and the last entry of a list first: removing an entry moves those behind it.
    const innerFirst = problems.toReversed().sort((a, b) => b.path.length - a.path.length)
    const invalidEntries = new Map<string, Path>()
    for (const problem of innerFirst) {
      const { path, keyword, params } = problem
      const missing = keyword === 'required' ? String(params['missingProperty']) : ''
      if (keyword === 'additionalProperties') this.#removeUnknown(path, String(params['additionalProperty']))
      else if (this.placeholders[missing] !== undefined) this.#put([...path, missing], this.placeholders[missing])
      else if (path.length === 0) return false
      else if (typeof path.at(-1) === 'number') invalidEntries.set(toPathKey(path), path)
      else this.#replace(path, keyword)
    }
    for (const path of invalidEntries.values()) this.#removeEntry(path)
    return true
  }

  /** Removes an unknown field; renames a misspelt action of a route, so that no missing action and dead end are reported. */
  #removeUnknown(path: Path, name: string): void {
    const owner = getValueAt(this.data, path)
    if (!isDataObject(owner)) return
    const value = owner[name]
    delete owner[name]
    if (!this.#isRoute(path) || value === undefined || ROUTE_ACTIONS.some((action) => action in owner)) return
    const meant = findMeant(name, ROUTE_ACTIONS)
    if (meant !== null) owner[meant] = value
  }

  #removeEntry(path: Path): void {
    const listPath = path.slice(0, -1)
    const list = getValueAt(this.data, listPath)
    if (!Array.isArray(list)) return
    const index = Number(path.at(-1))
    const key = toPathKey(toWrittenPath([...this.base, ...listPath], this.kept))
    const indexes = this.kept.get(key) ?? [...list.keys()]
    indexes.splice(index, 1)
    this.kept.set(key, indexes)
    list.splice(index, 1)
    // An empty list would be another error.
    if (list.length === 0 && listPath.length > 0) this.#replace(listPath, 'minItems')
  }

  #replace(path: Path, keyword: string): void {
    const name = String(path.at(-1))
    const ownerPath = path.slice(0, -1)
    if (!this.#isRoute(ownerPath)) {
      this.#put(path, name === 'type' && keyword === 'enum' ? 'string' : undefined)
      return
    }
    const route = getValueAt(this.data, ownerPath)
    // The route stays an error route but never matches, so that later routes keep their errors.
    if (name === 'on_error' && isDataObject(route)) route['when'] ??= 'false'
    this.#put(path, ROUTE_PLACEHOLDERS[name])
  }

  #isRoute(path: Path): boolean {
    return findShapeAt(this.shape, path) === 'route'
  }

  /** Sets a field or, with undefined, removes it. */
  #put(path: Path, value: Data | undefined): void {
    const owner = getValueAt(this.data, path.slice(0, -1))
    const name = String(path.at(-1))
    if (!isDataObject(owner)) return
    if (value === undefined) delete owner[name]
    else setKey(owner, name, structuredClone(value))
  }
}
