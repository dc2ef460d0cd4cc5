import { toSeconds } from '../core/duration.js'
import type { Path } from '../core/finding.js'
import { asNumber, Float, isNumberText } from '../core/float.js'
import { setKey } from '../core/json.js'
import { ROUTE_ACTIONS } from '../core/step-types.js'
import { findMeant } from './foreign-field-hints.js'
import type { SchemaError } from './generated/validators.cjs'
import { type Data, type DataObject, getValueAt, isDataObject } from './values.js'

/** An error of a validator; `path` is relative to the checked value. */
export interface ValidatorProblem {
  readonly path: Path
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

type Validate = ((data: unknown) => boolean) & { readonly errors?: readonly SchemaError[] | null }

/** Fields that must not be empty, because an empty value would silently disable them. */
const NEVER_EMPTY: readonly unknown[] = ['routes', 'raises']
/** Fields of a route that must not be empty, because an empty value differs from a missing one. */
const NEVER_EMPTY_IN_ROUTES: readonly unknown[] = [...ROUTE_ACTIONS, 'when', 'on_error', 'escalate']
const PASSES = 4
const WRONG_FORM: ReadonlySet<string> = new Set(['type', 'const', 'enum'])

/** Checks data. A text counts as the required number or boolean, because variables are texts; an empty field as missing. */
export function checkSchema(validate: Validate, data: Data): readonly ValidatorProblem[] {
  for (let pass = 0; ; pass++) {
    if (validate(data)) return []
    const problems = (validate.errors ?? []).map((error) => ({ ...error, path: toPath(error.instancePath, data) }))
    if (pass === PASSES || !problems.map((problem) => coerceValue(problem, data)).includes(true))
      return withoutBranches(problems, data)
  }
}

function toPath(pointer: string, data: Data): Path {
  const path: (string | number)[] = []
  let at: Data | undefined = data
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const step: string | number = Array.isArray(at) ? Number(key) : key
    path.push(step)
    at = at === undefined ? undefined : getValueAt(at, [step])
  }
  return path
}

function coerceValue({ path, keyword, params }: ValidatorProblem, data: Data): boolean {
  const value = getValueAt(data, path)
  const neverEmpty = isInRoute(path) ? NEVER_EMPTY_IN_ROUTES : NEVER_EMPTY
  const mayBeEmpty = !neverEmpty.includes(path.at(-1))
  if (value === null && WRONG_FORM.has(keyword) && typeof path.at(-1) === 'string' && mayBeEmpty)
    return put(data, path, undefined)
  const read = keyword === 'type' ? readAs(value, path, params['type']) : null
  return read !== null && put(data, path, read)
}

/** Sets or, with undefined, removes the value at a path; false if the path has no parent. */
function put(data: Data, path: Path, value: Data | undefined): boolean {
  const parent = getValueAt(data, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(parent) && typeof key === 'number')
    value === undefined ? parent.splice(key, 1) : parent.splice(key, 1, value)
  else if (!isDataObject(parent) || key === undefined) return false
  else if (value === undefined) delete parent[key]
  else setKey(parent, String(key), value)
  return true
}

function isInRoute(path: Path): boolean {
  return path.at(-3) === 'routes' || path.at(-3) === 'error_routes'
}

const DURATIONS: ReadonlySet<unknown> = new Set(['timeout', 'idle_timeout', 'timeout_seconds'])

export function isDuration(path: Path, type: unknown): boolean {
  return type === 'number' && DURATIONS.has(path.at(-1))
}

/** Fields passed to programs as text, in which a number stays as written. */
const AS_WRITTEN: ReadonlySet<unknown> = new Set(['args', 'env'])

function readAs(value: Data | undefined, path: Path, type: unknown): string | number | boolean | null {
  if (typeof value === 'string') {
    const seconds = isDuration(path, type) ? toSeconds(value) : null
    return readText(value.trim(), type) ?? (seconds !== null && seconds > 0 ? seconds : null)
  }
  if (typeof value !== 'bigint' && !(value instanceof Float)) return null
  const types: readonly unknown[] = [type].flat()
  if (!types.includes('number') && !types.includes('integer')) return null
  return AS_WRITTEN.has(path.at(-2)) ? String(value) : (asNumber(value) ?? null)
}

function readText(text: string, type: unknown): number | boolean | null {
  if ((type === 'integer' && /^[-+]?\d{1,15}$/.test(text)) || (type === 'number' && isNumberText(text)))
    return Number(text)
  return type === 'boolean' && /^(?:true|yes|on|false|no|off)$/i.test(text) ? /^(?:true|yes|on)$/i.test(text) : null
}

/** Keeps, of the problems of a choice between forms, those of the intended form, or else the choice itself. */
function withoutBranches(problems: readonly ValidatorProblem[], data: Data): readonly ValidatorProblem[] {
  const dropped = new Set<ValidatorProblem>()
  for (const choice of problems) {
    if (choice.keyword !== 'anyOf' && choice.keyword !== 'oneOf') continue
    const isInner = ({ path }: ValidatorProblem): boolean => choice.path.every((step, index) => step === path[index])
    const inner = problems.filter((problem) => problem !== choice && isInner(problem))
    const value = getValueAt(data, choice.path)
    const structured = Array.isArray(value) || isDataObject(value)
    const specific = inner.filter((problem) =>
      structured
        ? problem.path.length > choice.path.length || !WRONG_FORM.has(problem.keyword)
        : problem.keyword === 'minLength',
    )
    if (specific.length > 0) dropped.add(choice)
    for (const problem of inner) if (!specific.includes(problem)) dropped.add(problem)
  }
  return problems.filter((problem) => !dropped.has(problem))
}

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
const BROKEN: Placeholders = {
  to: '$end',
  on_error: true,
  retry: {},
  halt: true,
  propagate: true,
  recover: { output: {} },
}

/** Removes invalid parts, so that other checks can use the rest; false if nothing valid is left. */
export function repair(validate: Validate, data: Data, problems: readonly ValidatorProblem[], more: Placeholders = {}) {
  let left = problems
  for (let pass = 0; pass < PASSES; pass++) {
    if (left.length === 0) return true
    for (const problem of left) if (!repairOne(problem, data, { ...PLACEHOLDERS, ...more })) return false
    left = checkSchema(validate, data)
  }
  return left.length === 0
}

function repairOne({ path, keyword, params }: ValidatorProblem, data: Data, placeholders: Placeholders): boolean {
  const target = getValueAt(data, path)
  if (keyword === 'additionalProperties')
    return isDataObject(target) && takeOut(target, String(params['additionalProperty']), isInRoute([...path, '']))
  const missing = keyword === 'required' ? String(params['missingProperty']) : ''
  if (placeholders[missing] !== undefined && isDataObject(target))
    return put(data, [...path, missing], structuredClone(placeholders[missing]))
  if (path.length === 0) return false
  const list = getValueAt(data, path.slice(0, -1))
  if (Array.isArray(list)) {
    put(data, path, undefined)
    // Remove a list that became empty, which would be another error.
    return list.length > 0 || path.length < 2 || leaveOut(data, path.slice(0, -1))
  }
  if (path.at(-1) === 'type' && keyword === 'enum') return put(data, path, 'string')
  return leaveOut(data, path)
}

/** Removes an unknown field; renames a misspelt action of a route, so that no missing action and dead end are reported. */
function takeOut(owner: DataObject, name: string, isRoute: boolean): boolean {
  const value = owner[name]
  delete owner[name]
  if (!isRoute || value === undefined || ROUTE_ACTIONS.some((action) => action in owner)) return true
  const meant = findMeant(name, ROUTE_ACTIONS)
  if (meant !== null) owner[meant] = value
  return true
}

function leaveOut(data: Data, path: Path): boolean {
  const key = String(path.at(-1))
  const parent = getValueAt(data, path.slice(0, -1))
  // The route stays an error route but never matches, so that later routes keep their errors.
  if (isInRoute(path) && key === 'on_error' && isDataObject(parent)) parent['when'] ??= 'false'
  put(data, path, isInRoute(path) ? structuredClone(BROKEN[key]) : undefined)
  return true
}
