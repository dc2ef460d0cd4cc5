import { secondsOf } from '../../core/duration.js'
import { asNumber, Float } from '../../core/float.js'
import { setKey } from '../../core/json.js'
import type { SchemaError } from '../generated/validators.cjs'
import { type Path, ROUTE_ACTIONS } from '../model.js'
import { meantBy } from './foreign-field-hints.js'
import { type Data, type DataObject, isDataObject, valueAt } from './values.js'

/** One complaint of a validator, with the path as steps from the checked value. */
export interface Problem {
  readonly path: Path
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

type Validate = ((data: unknown) => boolean) & { readonly errors?: readonly SchemaError[] | null }

/** An empty value of these would turn off what the author began to write. */
const NEVER_EMPTY: readonly unknown[] = ['routes', 'raises']
/** In a route an empty value of these would say something else than leaving the field out. */
const NEVER_EMPTY_IN_ROUTES: readonly unknown[] = [
  ...['when', 'to', 'on_error', 'retry', 'halt', 'propagate', 'recover', 'escalate'],
]
const PASSES = 4
/** Keywords that say that a value is of another form than is asked for. */
const WRONG_FORM: ReadonlySet<string> = new Set(['type', 'const', 'enum'])

/**
 * Checks data; a text that spells the number or boolean that is asked for becomes one (variables give texts), and a
 * field that is left empty counts as not given.
 */
export function problemsOf(validate: Validate, data: Data): readonly Problem[] {
  for (let pass = 0; ; pass++) {
    if (validate(data)) return []
    const problems = (validate.errors ?? []).map((error) => ({ ...error, path: stepsOf(error.instancePath, data) }))
    if (pass === PASSES || !problems.map((problem) => coerced(problem, data)).includes(true))
      return withoutBranches(problems, data)
  }
}

function stepsOf(pointer: string, data: Data): Path {
  const path: (string | number)[] = []
  let at: Data | undefined = data
  for (const part of pointer.split('/').slice(1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    const step: string | number = Array.isArray(at) ? Number(key) : key
    path.push(step)
    at = at === undefined ? undefined : valueAt(at, [step])
  }
  return path
}

function coerced({ path, keyword, params }: Problem, data: Data): boolean {
  const value = valueAt(data, path)
  const neverEmpty = isInRoute(path) ? NEVER_EMPTY_IN_ROUTES : NEVER_EMPTY
  const mayBeEmpty = !neverEmpty.includes(path.at(-1))
  if (value === null && WRONG_FORM.has(keyword) && typeof path.at(-1) === 'string' && mayBeEmpty)
    return put(data, path, undefined)
  const read = keyword === 'type' ? readAs(value, path, params['type']) : null
  return read !== null && put(data, path, read)
}

/** Puts a value at a path, or takes away what stands there; false where nothing can stand. */
function put(data: Data, path: Path, value: Data | undefined): boolean {
  const parent = valueAt(data, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(parent) && typeof key === 'number') parent.splice(key, 1, ...(value === undefined ? [] : [value]))
  else if (!isDataObject(parent) || key === undefined) return false
  else if (value === undefined) delete parent[key]
  else setKey(parent, String(key), value)
  return true
}

function isInRoute(path: Path): boolean {
  return path.at(-3) === 'routes' || path.at(-3) === 'error_routes'
}

/** Whether the field takes seconds, or a text such as `10m`. */
export function isDuration(path: Path, type: unknown): boolean {
  return type === 'number' && (path.at(-1) === 'timeout' || path.at(-1) === 'timeout_seconds')
}

/** Programs get these as texts, so a number in them stays as it was written. */
const AS_WRITTEN: ReadonlySet<unknown> = new Set(['args', 'env'])

function readAs(value: Data | undefined, path: Path, type: unknown): string | number | boolean | null {
  if (typeof value === 'string') {
    const seconds = isDuration(path, type) ? secondsOf(value) : null
    return readText(value.trim(), type) ?? (seconds !== null && seconds > 0 ? seconds : null)
  }
  if (typeof value !== 'bigint' && !(value instanceof Float)) return null
  const types: readonly unknown[] = [type].flat()
  if (!types.includes('number') && !types.includes('integer')) return null
  return AS_WRITTEN.has(path.at(-2)) ? String(value) : (asNumber(value) ?? null)
}

function readText(text: string, type: unknown): number | boolean | null {
  if (
    (type === 'integer' && /^[-+]?\d{1,15}$/.test(text)) ||
    (type === 'number' && /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text))
  )
    return Number(text)
  if (type !== 'boolean') return null
  if (/^(true|yes|on)$/i.test(text)) return true
  return /^(false|no|off)$/i.test(text) ? false : null
}

/** Of a choice between forms only the form that was meant is reported; without one, the choice itself. */
function withoutBranches(problems: readonly Problem[], data: Data): readonly Problem[] {
  const dropped = new Set<Problem>()
  for (const choice of problems) {
    if (choice.keyword !== 'anyOf' && choice.keyword !== 'oneOf') continue
    const isInner = ({ path }: Problem): boolean => choice.path.every((step, index) => step === path[index])
    const inner = problems.filter((problem) => problem !== choice && isInner(problem))
    const value = valueAt(data, choice.path)
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

/** What a required field is taken for, so that the rest of the file can still be judged. */
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

/** What a broken field is taken for where leaving it out would turn its route into another one. */
const BROKEN: Placeholders = {
  to: '$end',
  on_error: true,
  retry: {},
  halt: true,
  propagate: true,
  recover: { output: {} },
}

/** Takes out what is wrong, so that other checks can use the rest; false when nothing valid is left. */
export function repair(
  validate: Validate,
  data: Data,
  problems: readonly Problem[],
  placeholders: Placeholders = {},
): boolean {
  let left = problems
  for (let pass = 0; pass < PASSES; pass++) {
    if (left.length === 0) return true
    for (const problem of left) if (!repairOne(problem, data, { ...PLACEHOLDERS, ...placeholders })) return false
    left = problemsOf(validate, data)
  }
  return left.length === 0
}

function repairOne({ path, keyword, params }: Problem, data: Data, placeholders: Placeholders): boolean {
  const target = valueAt(data, path)
  if (keyword === 'additionalProperties')
    return isDataObject(target) && takeOut(target, String(params['additionalProperty']), isInRoute([...path, '']))
  const missing = keyword === 'required' ? String(params['missingProperty']) : ''
  if (placeholders[missing] !== undefined && isDataObject(target))
    return put(data, [...path, missing], structuredClone(placeholders[missing]))
  if (path.length === 0) return false
  const list = valueAt(data, path.slice(0, -1))
  if (Array.isArray(list)) {
    put(data, path, undefined)
    // An empty list would be a mistake of its own.
    return list.length > 0 || path.length < 2 || leaveOut(data, path.slice(0, -1))
  }
  if (path.at(-1) === 'type' && keyword === 'enum') return put(data, path, 'string')
  return leaveOut(data, path)
}

/** A misspelt action of a route is taken for the right one. Else it would be reported twice more: as a missing action and a dead end. */
function takeOut(owner: DataObject, name: string, isRoute: boolean): boolean {
  const value = owner[name]
  delete owner[name]
  if (!isRoute || value === undefined || ROUTE_ACTIONS.some((action) => action in owner)) return true
  const meant = meantBy(name, ROUTE_ACTIONS)
  if (meant !== null) owner[meant] = value
  return true
}

/** Takes a field away; a route keeps something of it that says no more than the field did. */
function leaveOut(data: Data, path: Path): boolean {
  const key = String(path.at(-1))
  const parent = valueAt(data, path.slice(0, -1))
  // It stays an error route, and takes nothing away from those behind it.
  if (isInRoute(path) && key === 'on_error' && isDataObject(parent)) parent['when'] ??= 'false'
  put(data, path, isInRoute(path) ? structuredClone(BROKEN[key]) : undefined)
  return true
}
